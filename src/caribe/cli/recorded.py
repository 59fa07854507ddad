"""A record that is read from a file and told: who sat there, what happened as some eyes saw it, and in which words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from caribe import library, packs
from caribe.cli.inputs import document
from caribe.cli.language import choose, spoken
from caribe.cli.terminal import clean, wrong
from caribe.core.events import Event
from caribe.core.faults import Fault
from caribe.core.line import Line
from caribe.core.records import Record
from caribe.core.verify import retrace
from caribe.words import Words


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record with the game it leads to, seen by a seat or (None) by a spectator; `fault` is where it breaks off."""

    record: Record
    line: Line
    seat: int | None
    words: Words
    fault: Fault | None

    def scene(self, number: int) -> Iterator[tuple[Event, str]]:
        """What the decision of this number (from 1) led to: events as they are seen, and as they are said."""
        game = self.line.game
        for event in self.line.events(number - 1, number):
            seen = game.seen(event, self.seat)
            if seen is not None:
                yield seen, clean(self.words.say(game.tell(seen)))


def opened(file: Path, seat: int | None, language: str, markdown: bool = False) -> Recorded:
    """The record in a file, through the eyes of a seat (from 1); refuses with `BadInput`.

    What people call themselves is no `markdown`, whatever it looks like.
    """
    record = Record.read(document(file))
    line = record.line(library.title)
    if seat is not None and not 1 <= seat <= record.players:
        raise wrong("--seat", "core-fault-type", expected=f"1-{record.players}", got=str(seat))
    texts = packs.texts(line.game)
    choose(language, texts)
    eyes = None if seat is None else seat - 1
    names = [escaped(seat.name) if markdown else seat.name for seat in record.seats]
    return Recorded(record, line, eyes, spoken(names, eyes, texts), retrace(line, record))


def escaped(name: str) -> str:
    r"""A name that Markdown shows as it is.

    >>> escaped("*Ann* | <b>")
    '\\*Ann\\* \\| \\<b\\>'
    """
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", " ".join(name.split()))
