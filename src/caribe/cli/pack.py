"""`caribe pack`: data packs to start from, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caribe import packs
from caribe.cli.inputs import GameName
from caribe.cli.terminal import refusing, say, wrong
from caribe.core.message import Message

app = typer.Typer(help="Make a data pack of your own box, and check it.")


@app.command()
@refusing
def new(game: GameName, file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]) -> None:
    """Write a pack to start from: what Caribe's own box holds, with comments."""
    text = packs.template(game, str(file))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise wrong("", "cli-file-exists", path=str(file)) from None
    except OSError as failure:
        raise wrong("", "cli-file-unwritable", path=str(file), why=failure.strerror or "?") from None
    say(Message("cli-pack-written", {"file": str(file), "game": game}))


@app.command()
@refusing
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data pack.")],
    game: Annotated[str, typer.Option(metavar="GAME", help="The game, if the pack does not name it.")] = "",
) -> None:
    """Say everything that is wrong with a pack, each fault by its path."""
    pack = packs.load(file, game)
    say(Message("cli-pack-good", {"file": str(file), "game": pack.game}))
