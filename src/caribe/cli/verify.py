"""`caribe verify`: a record is played again, and what is wrong with it is said exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caribe import library, packs
from caribe.cli.inputs import document
from caribe.cli.language import Language, choose, spoken
from caribe.cli.terminal import refuse, refusing, say
from caribe.core.message import Message
from caribe.core.records import Record
from caribe.core.verify import verify

RecordFile = Annotated[Path, typer.Argument(metavar="cli-shape-file", help="cli-help-record")]


@refusing
def verify_record(file: RecordFile, language: Language = "") -> None:
    """Play a record again: check every action, the result, and that the seed is the one committed to."""
    found = document(file)
    faults = verify(found, library.title)
    if faults:
        raise refuse(faults)
    record = Record.read(found)
    texts = packs.texts(record.table(library.title))
    choose(language, texts)
    words = spoken([seat.name for seat in record.seats], texts=texts)
    args: dict[str, str | int | Message] = {
        "game": Message(f"{record.game}-name"),
        "players": record.players,
        "count": len(record.decisions),
        "ending": Message(f"{record.game}-ending-{record.result.ending if record.result else ''}"),
    }
    say(Message("cli-verified", args), words)
