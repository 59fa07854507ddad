"""`caribe guided check`: play the guided first games to their end and list what is wrong with them."""

from __future__ import annotations

import click

from caribe import guided, guided_check, library
from caribe.cli.terminal.console import say
from caribe.core.message import Message

FAULTY = 1
"""The exit code when something is wrong."""


@click.group("guided")
def guided_games() -> None:
    """Look after the guided first games."""


@guided_games.command()
@click.argument("games", nargs=-1, metavar="cli-shape-game", help="cli-help-guided-games")
def check(games: tuple[str, ...]) -> None:
    """Play every guided game in every way and language, and list what is wrong."""
    well = True
    for name in [library.title(each).name for each in games] or list(library.titles()):
        faults = guided_check.faults(name)
        for fault in faults:
            say(Message("cli-guided-fault", {"game": name, "why": fault}))
        well = well and not faults
        script = None if faults else guided.script(name)
        if script is not None:
            say(Message("cli-guided-well", {"game": name, "steps": len(script.steps)}))
    if not well:
        raise click.exceptions.Exit(FAULTY)
