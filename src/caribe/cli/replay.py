"""`caribe replay`: a record, step by step, as a spectator or one of the seats saw it."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from caribe import library, packs
from caribe.cli.inputs import Language, document, language_known
from caribe.cli.result import show_result
from caribe.cli.terminal import clean, listen, refuse, refusing, say, screen, wrong
from caribe.cli.verify import RecordFile
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.records import Record
from caribe.core.verify import retrace
from caribe.words import Words


@refusing
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes, from 1; a spectator's if not said.")] = None,
    language: Language = "en",
) -> None:
    """Step through a record: Enter or n goes on, b goes back, a number jumps there, q ends."""
    record = Record.read(document(file))
    line = record.line(library.title)
    if seat is not None and not 1 <= seat <= record.players:
        raise wrong("--seat", "core-fault-type", expected=f"1-{record.players}", got=str(seat))
    texts = packs.texts(line.game)
    eyes = None if seat is None else seat - 1
    words = Words(language_known(language, texts), [seat.name for seat in record.seats], eyes, texts)
    fault = retrace(line, record)
    film = Film(line, eyes, words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        film.step()
    else:
        film.show_all()
    if fault:
        raise refuse([fault], words)
    if line.state.is_over:
        show_result(line.state, words)


class Film:
    """A line of play, told one decision at a time."""

    def __init__(self, line: Line, seat: int | None, words: Words) -> None:
        self.line = line
        self.words = words
        self.scenes = [self._scene(number, seat) for number in range(1, len(line.actions) + 1)]

    def _scene(self, number: int, seat: int | None) -> list[str]:
        game = self.line.game
        seen = [game.seen(event, seat) for event in self.line.events(number - 1, number)]
        return [self.words.say(game.tell(event)) for event in seen if event]

    def show(self, number: int) -> None:
        """What the decision of this number (from 1) led to."""
        lines = [clean(text) for text in self.scenes[number - 1]] or [self.words.say(Message("cli-replay-hidden"))]
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
