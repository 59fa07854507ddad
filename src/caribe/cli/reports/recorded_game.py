"""A record loaded from a file, seen from a seat or by a spectator, in a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from caribe import library, packs
from caribe.cli.inputs.files import read_json
from caribe.cli.terminal.console import bad_input
from caribe.cli.terminal.language import current_words, set_language
from caribe.core.faults import Fault
from caribe.core.lines import Line, join_lines, seen_events
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record
from caribe.core.verify import retrace
from caribe.words import Words, sanitize


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A record with its playthrough, seen from a seat or (None) by a spectator; `fault` is where it breaks off."""

    record: Record
    playthrough: Playthrough
    seat: int | None
    words: Words
    fault: Fault | None

    def lines(self, since: int = 0, until: int | None = None) -> Iterator[tuple[Line, str]]:
        """Yield what was done between two numbers of decisions, as it is seen, with its text."""
        game = self.playthrough.game
        for line in join_lines(game, seen_events(self.playthrough, self.seat, since, until)):
            yield line, sanitize(self.words.say(game.tell_line(line)))


def open_record(file: Path, seat: int | None, language: str, markdown: bool = False) -> RecordedGame:
    """Load a record as a seat (from 1) or a spectator sees it; raises `BadInput`.

    What people call themselves is no `markdown`, whatever it looks like.
    """
    record = Record.read(read_json(file))
    playthrough = record.playthrough(library.title)
    if seat is not None and not 1 <= seat <= record.players:
        raise bad_input("--seat", "core-fault-type", expected=f"1-{record.players}", got=str(seat))
    texts = packs.texts(playthrough.game)
    set_language(language, texts)
    eyes = None if seat is None else seat - 1
    names = [escape_markdown(seat.name) if markdown else seat.name for seat in record.seats]
    return RecordedGame(record, playthrough, eyes, current_words(names, eyes, texts), retrace(playthrough, record))


def escape_markdown(name: str) -> str:
    r"""Escape a name for Markdown.

    >>> escape_markdown("*Ann* | <b>")
    '\\*Ann\\* \\| \\<b\\>'
    """
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", " ".join(name.split()))
