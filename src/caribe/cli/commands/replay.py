"""`caribe replay`: step through a record as a spectator or a seat saw it."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from caribe.cli.inputs.options import language_option, record_argument, viewpoint_option
from caribe.cli.reports.final_scores import print_final_scores
from caribe.cli.reports.recorded_game import RecordedGame, open_record
from caribe.cli.terminal.console import read_line, report_faults, say, stdout_console
from caribe.core.message import Message
from caribe.core.notation import moves_of


@click.command()
@record_argument
@viewpoint_option
@click.option("--notation", is_flag=True, help="cli-help-notation")
@language_option
def replay(file: Path, seat: int | None, notation: bool, language: str) -> None:
    """Step through a record: Enter or n goes on, b goes back, a number jumps there, q ends."""
    recorded = open_record(file, seat, language)
    if notation:
        print_moves(recorded)
        if recorded.fault:
            raise report_faults([recorded.fault], recorded.words)
        return
    stepper = RecordStepper(recorded)
    if sys.stdin.isatty() and sys.stdout.isatty():
        stepper.step()
    else:
        stepper.show_all()
    if recorded.fault:
        raise report_faults([recorded.fault], recorded.words)
    if recorded.playthrough.state.is_over:
        print_final_scores(recorded.playthrough.state, recorded.words)


def print_moves(recorded: RecordedGame) -> None:
    """Print the moves in the notation, one in each line, as they are seen from the seat: number, seat, move."""
    for number, move in enumerate(moves_of(recorded.playthrough, recorded.seat), 1):
        stdout_console().print(f"{number}. p{move.seat + 1} {move.text}")


class RecordStepper:
    """Shows a recorded game one decision at a time."""

    def __init__(self, recorded: RecordedGame) -> None:
        self.words = recorded.words
        numbers = range(1, len(recorded.playthrough.actions) + 1)
        self.steps = [[said for _, said in recorded.lines(number - 1, number)] for number in numbers]

    def show(self, number: int) -> None:
        """Show the events of a decision (from 1)."""
        lines = self.steps[number - 1] or [self.words.say(Message("cli-replay-hidden"))]
        margin = f"{number}/{len(self.steps)}"
        stdout_console().print(f"{margin:>9}  " + ("\n" + " " * 11).join(lines))

    def show_all(self) -> None:
        """Show all decisions."""
        for number in range(1, len(self.steps) + 1):
            self.show(number)

    def step(self) -> None:
        """Show one decision at a time, by keys."""
        say(Message("cli-replay-keys", {"count": len(self.steps)}), self.words)
        number = 0
        while number < len(self.steps):
            typed = read_line()
            if typed is None or typed == "q":
                return
            if typed in ("", "n"):
                number += 1
            elif typed == "b" and number > 1:
                number -= 1
            elif typed.isdecimal() and 1 <= int(typed) <= len(self.steps):
                number = int(typed)
            else:
                say(Message("cli-replay-keys", {"count": len(self.steps)}), self.words)
                continue
            self.show(number)
