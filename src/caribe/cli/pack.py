"""`caribe pack`: data packs to start from, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caribe import packs
from caribe.cli.help import HelpfulCommand, HelpfulGroup
from caribe.cli.inputs import GameName
from caribe.cli.terminal import refusing, say, wrong
from caribe.core.faults import why
from caribe.core.message import Message

app = typer.Typer(cls=HelpfulGroup)


@app.callback()
@refusing
def pack() -> None:
    """Make a data pack of your own box, and check it."""


@app.command(cls=HelpfulCommand)
@refusing
def new(
    game: GameName, file: Annotated[Path, typer.Argument(metavar="cli-shape-file", help="cli-help-pack-new")]
) -> None:
    """Write a pack to start from: what Caribe's own box holds, with comments."""
    text = packs.template(game, str(file))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise wrong("", "cli-file-exists", path=str(file)) from None
    except OSError as failure:
        raise wrong("", "cli-file-unwritable", path=str(file), why=why(failure)) from None
    say(Message("cli-pack-written", {"file": str(file), "game": game}))


@app.command(cls=HelpfulCommand)
@refusing
def check(
    file: Annotated[Path, typer.Argument(metavar="cli-shape-file", help="cli-help-pack-file")],
    game: Annotated[str, typer.Option(metavar="cli-shape-game", help="cli-help-pack-game")] = "",
) -> None:
    """Say everything that is wrong with a pack, each fault by its path."""
    loaded = packs.load(file, game)
    say(Message("cli-pack-good", {"file": str(file), "game": loaded.game}))
