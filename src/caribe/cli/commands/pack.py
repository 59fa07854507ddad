"""`caribe pack`: write a template of a data pack, or check one."""

from __future__ import annotations

from pathlib import Path

import click

from caribe import packs
from caribe.cli.inputs.options import PATH, game_argument
from caribe.cli.terminal.console import bad_input, say
from caribe.core.message import Message
from caribe.os_errors import explain_os_error


@click.group()
def pack() -> None:
    """Make a data pack from your own box, and check it."""


@pack.command()
@game_argument
@click.argument("file", type=PATH, metavar="cli-shape-file", help="cli-help-pack-new")
def new(game: str, file: Path) -> None:
    """Write a pack to start from: what Caribe's own box holds, with comments."""
    text = packs.template(game, str(file))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise bad_input("", "cli-file-exists", path=str(file)) from None
    except OSError as failure:
        raise bad_input("", "cli-file-unwritable", path=str(file), why=explain_os_error(failure)) from None
    say(Message("cli-pack-written", {"file": str(file), "game": game}))


@pack.command()
@click.argument("file", type=PATH, metavar="cli-shape-file", help="cli-help-pack-file")
@click.option("--game", default="", metavar="cli-shape-game", help="cli-help-pack-game")
def check(file: Path, game: str) -> None:
    """List everything that is wrong with a pack."""
    loaded = packs.load(file, game)
    say(Message("cli-pack-good", {"file": str(file), "game": loaded.game}))
