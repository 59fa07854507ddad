"""`caribe play`: a game in the terminal against bots, chosen by number."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from caribe import packs
from caribe.bots import bot, follow
from caribe.cli.inputs import GameName, Language, Options, PackFile, Players, bot_names, keep, language_known, table
from caribe.cli.result import show_result
from caribe.cli.saved import position_document, taken_up
from caribe.cli.sheet import show_view
from caribe.cli.terminal import clean, listen, refuse, refusing, say, screen, wrong
from caribe.core import documents
from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.records import Record, Seat
from caribe.words import Words

GUESS, THOUGHT = 1, 2  # parts of a decision's chance that are a bot's, beside the game's own


@refusing
def play(
    game: GameName,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Who else plays: one bot for all, or a list.")] = "random",
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance.")] = None,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on from a record or position.")
    ] = None,
    pack: PackFile = None,
    language: Language = "en",
) -> None:
    """Play in the terminal against bots."""
    asked = table(game, players, option, pack)
    draws = Draws(secrets.token_bytes(32) if seed is None else seed)
    line, times = (Line(asked, draws), []) if start is None else taken_up(start, asked, draws)
    if not 1 <= seat <= line.game.players:
        raise wrong("--seat", "core-fault-type", expected=f"1-{line.game.players}", got=str(seat))
    names = bot_names(bots, line.game.players - 1)
    Session(line, times, seat - 1, [*names[: seat - 1], "", *names[seat - 1 :]], language).run()


class Session:
    """One person at a table of bots. Nothing is said but what that person's seat may know."""

    def __init__(self, line: Line, times: list[int], seat: int, bots: list[str], language: str) -> None:
        texts = packs.texts(line.game)
        plain = Words(language_known(language, texts))
        self.seats = [
            Seat(plain.say(Message("cli-bot", {"bot": name, "number": i + 1})), name)
            if name
            else Seat(plain.say(Message("cli-person")))
            for i, name in enumerate(bots)
        ]
        self.words = Words(language, [seat.name for seat in self.seats], seat, texts)
        self.line = line
        self.times = times
        self.seat = seat
        self.marks = [i for i, decider in enumerate(line.seats) if decider == seat]  # decisions before each own choice
        self.told = len(line.actions)
        self.started = datetime.now(UTC)
        self.clock = time.monotonic() - (times[-1] / 1000 if times else 0)

    def run(self) -> None:
        """Play until the game is over or the person has had enough."""
        game = self.line.game
        args: dict[str, str | int | Message] = {"game": Message(f"{game.name}-name"), "players": game.players}
        say(Message("cli-play-welcome", args), self.words)
        while not self.line.state.is_over:
            self.tell()
            player = self.line.state.player
            if player != self.seat:
                self.let_bot_decide(player)
            elif not self.ask():
                say(Message("cli-play-left"), self.words)
                return
        self.tell()
        show_result(self.line.state, self.words)

    def tell(self) -> None:
        """Say what happened since the last time, as far as this seat saw it."""
        game = self.line.game
        for event in self.line.events(self.told):
            seen = game.seen(event, self.seat)
            if seen is not None:
                say(game.tell(seen), self.words)
        self.told = len(self.line.actions)

    def take(self, actions: tuple[int, ...]) -> None:
        """Take decisions, and note the time."""
        self.line.play(actions)
        self.times += [round((time.monotonic() - self.clock) * 1000)] * len(actions)

    def let_bot_decide(self, seat: int) -> None:
        """A bot decides from what its seat knows; the same position and seed lead to the same decision."""
        number, draws = len(self.line.actions) + 1, self.line.draws
        guess = self.line.state.determinize(seat, draws.key(number, GUESS))
        actions = bot(self.seats[seat].bot).turn(guess, seat, draws.key(number, THOUGHT))
        for action in follow(self.line.state, actions):
            self.take((action,))

    def ask(self) -> bool:
        """Let the person decide; False when they leave."""
        choices = self.line.state.choices(self.seat)
        self.list_choices(choices)
        while True:
            typed = listen()
            if typed is None or typed == "q":
                return False
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                self.marks.append(len(self.line.actions))
                self.take(choices[int(typed) - 1].actions)
                return True
            if typed == "u" and self.undo():
                return True
            try:
                self.answer(typed, choices)
            except BadInput as bad:
                refuse(bad.faults, self.words)

    def list_choices(self, choices: list[Choice]) -> None:
        """What is awaited, and every choice with its number."""
        say(self.line.state.prompt(self.seat), self.words)
        for number, choice in enumerate(choices, 1):
            screen().print(f"{number:>4}  {clean(self.words.say(choice.text))}")

    def answer(self, typed: str, choices: list[Choice]) -> None:
        """Do what was typed, when it is no decision."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            self.why_not(typed[1:].split(), choices)
        elif command == "v":
            show_view(self.line.state.view(self.seat))
        elif command == "l":
            self.list_choices(choices)
        elif command == "s" and rest:
            started = self.started.isoformat(timespec="seconds")
            record = Record.of(self.line, self.seats, self.times, started, reveal=True)
            keep(Path(rest), documents.write(record.to_json()))
            say(Message("cli-play-saved", {"file": rest}), self.words)
        elif command == "p" and rest:
            keep(Path(rest), documents.write(position_document(self.line.state)))
            say(Message("cli-play-saved", {"file": rest}), self.words)
        elif typed == "u":
            say(Message("cli-play-nothing-to-undo"), self.words)
        else:
            self.help(choices)

    def help(self, choices: list[Choice]) -> None:
        """Say what can be typed."""
        example = " ".join(choices[0].targets[:2])
        say(Message("cli-play-help", {"count": len(choices), "example": example}), self.words)

    def why_not(self, targets: list[str], choices: list[Choice]) -> None:
        """Say why no choice has all these targets, or which have; without any, which targets there are."""
        if not targets:
            offered = sorted({target for choice in choices for target in choice.targets})
            self.help(choices)
            say(Message("cli-play-targets", {"targets": ", ".join(offered)}), self.words)
            return
        reason = self.line.state.why_not(self.seat, targets)
        if reason is not None:
            screen().print(clean(self.words.say(reason.text)) + (f" ({reason.rule})" if reason.rule else ""))
            return
        fitting = [str(number) for number, choice in enumerate(choices, 1) if _holds(choice, targets)]
        say(Message("cli-play-possible", {"numbers": ", ".join(fitting)}), self.words)

    def undo(self) -> bool:
        """Take this person's last choice back, and all that came after it; False when there is none."""
        if not self.marks:
            return False
        count = self.marks.pop()
        self.line.back_to(count)
        del self.times[count:]
        self.told = count
        say(Message("cli-play-undone"), self.words)
        return True


def _holds(choice: Choice, targets: list[str]) -> bool:
    return all(choice.targets.count(target) >= targets.count(target) for target in targets)
