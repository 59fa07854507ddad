"""`caribe replay`: a record, step by step, as a spectator or one of the seats saw it."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from caribe.cli.language import Language
from caribe.cli.recorded import Recorded, opened
from caribe.cli.result import show_result
from caribe.cli.terminal import listen, refuse, refusing, say, screen
from caribe.cli.verify import RecordFile
from caribe.core.message import Message

Eyes = Annotated[int | None, typer.Option("--seat", help="cli-help-eyes")]


@refusing
def replay(file: RecordFile, seat: Eyes = None, language: Language = "") -> None:
    """Step through a record: Enter or n goes on, b goes back, a number jumps there, q ends."""
    recorded = opened(file, seat, language)
    film = Film(recorded)
    if sys.stdin.isatty() and sys.stdout.isatty():
        film.step()
    else:
        film.show_all()
    if recorded.fault:
        raise refuse([recorded.fault], recorded.words)
    if recorded.line.state.is_over:
        show_result(recorded.line.state, recorded.words)


class Film:
    """A line of play, told one decision at a time."""

    def __init__(self, recorded: Recorded) -> None:
        self.words = recorded.words
        numbers = range(1, len(recorded.line.actions) + 1)
        self.scenes = [[said for _, said in recorded.scene(number)] for number in numbers]

    def show(self, number: int) -> None:
        """What the decision of this number (from 1) led to."""
        lines = self.scenes[number - 1] or [self.words.say(Message("cli-replay-hidden"))]
        margin = f"{number}/{len(self.scenes)}"
        screen().print(f"{margin:>9}  " + ("\n" + " " * 11).join(lines))

    def show_all(self) -> None:
        """Everything, from first to last."""
        for number in range(1, len(self.scenes) + 1):
            self.show(number)

    def step(self) -> None:
        """One decision at a time, as the reader asks for it."""
        say(Message("cli-replay-keys", {"count": len(self.scenes)}), self.words)
        number = 0
        while number < len(self.scenes):
            typed = listen()
            if typed is None or typed == "q":
                return
            if typed in ("", "n"):
                number += 1
            elif typed == "b" and number > 1:
                number -= 1
            elif typed.isdecimal() and 1 <= int(typed) <= len(self.scenes):
                number = int(typed)
            else:
                say(Message("cli-replay-keys", {"count": len(self.scenes)}), self.words)
                continue
            self.show(number)
