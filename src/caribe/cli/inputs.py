"""What is typed after a command, made into games, bots and documents; each refusal says what was expected."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from caribe import library, packs
from caribe.bots import bot
from caribe.cli.terminal import wrong
from caribe.core import documents
from caribe.core.faults import why
from caribe.core.game import Game

LARGEST = 10_000_000  # bytes of a record or position

GameName = Annotated[str, typer.Argument(metavar="cli-shape-game", help="cli-help-game")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="cli-help-players")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="cli-shape-option", help="cli-help-option")
]
PackFile = Annotated[Path | None, typer.Option("--pack", metavar="cli-shape-file", help="cli-help-pack")]


def table(name: str, players: int | None, options: Sequence[str] | None, pack: Path | None) -> Game:
    """The game that was asked for; refuses with `BadInput`."""
    title = library.title(name)
    data = library.data(name) if pack is None else packs.load(pack, name).data
    return title.game(title.least if players is None else players, settings(options or ()), data)


def settings(options: Sequence[str]) -> dict[str, str | int]:
    """Table options as they are typed: names and values.

    >>> settings(["mode=advanced", "turn_cap=60"])
    {'mode': 'advanced', 'turn_cap': 60}
    """
    found: dict[str, str | int] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise wrong("--option", "cli-option-form", got=option)
        found[name] = int(value) if re.fullmatch(r"-?[0-9]{1,18}", value) else value
    return found


def bot_names(text: str, count: int) -> list[str]:
    """The names of so many bots: one for all, or one for each, divided by commas.

    >>> bot_names("random", 3)
    ['random', 'random', 'random']
    """
    names = [name.strip() for name in text.split(",")]
    if len(names) not in (1, count):
        raise wrong("--bots", "cli-bots-count", expected=count, got=len(names))
    for name in names:
        bot(name)
    return names * count if len(names) == 1 else names


def document(path: Path) -> object:
    """The JSON document in a file; refuses with `BadInput`."""
    try:
        if path.stat().st_size > LARGEST:
            raise wrong("", "cli-file-large", path=str(path), most=LARGEST)
        return documents.parse(path.read_text("utf-8"))
    except OSError as failure:
        raise wrong("", "cli-file-unreadable", path=str(path), why=why(failure)) from None
    except UnicodeDecodeError:
        raise wrong("", "cli-file-not-text", path=str(path)) from None


def ours(path: Path) -> None:
    """Refuse with `BadInput` to write over anything that Caribe did not write."""
    try:
        if path.exists() and '"caribe-' not in path.read_text("utf-8", "replace")[:60]:
            raise wrong("", "cli-file-foreign", path=str(path))
    except OSError as failure:
        raise wrong("", "cli-file-unwritable", path=str(path), why=why(failure)) from None


def keep(path: Path, text: str) -> None:
    """Write a file whole or not at all; refuses to write over anything that Caribe did not write."""
    ours(path)
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as failure:
        raise wrong("", "cli-file-unwritable", path=str(path), why=why(failure)) from None
