"""`caribe verify`: play a record again and report everything wrong with it."""

from __future__ import annotations

from pathlib import Path

import click

from caribe import library, packs
from caribe.cli.inputs.files import read_json
from caribe.cli.inputs.options import language_option, record_argument
from caribe.cli.terminal.console import report_faults, say
from caribe.cli.terminal.language import current_words, set_language
from caribe.core.message import Message
from caribe.core.records import Record
from caribe.core.verify import verify


@click.command("verify")
@record_argument
@language_option
def verify_record(file: Path, language: str) -> None:
    """Replay a record and check every action, the result and the committed seed."""
    found = read_json(file)
    faults = verify(found, library.title)
    if faults:
        raise report_faults(faults)
    record = Record.read(found)
    texts = packs.texts(record.table(library.title))
    set_language(language, texts)
    words = current_words([seat.name for seat in record.seats], texts=texts)
    args: dict[str, str | int | Message] = {
        "game": Message(f"{record.game}-name"),
        "players": record.players,
        "count": len(record.decisions),
        "ending": Message(f"{record.game}-ending-{record.result.ending if record.result else ''}"),
    }
    say(Message("cli-verified", args), words)
