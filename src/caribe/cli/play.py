"""`caribe play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from caribe import packs
from caribe.cli.inputs import GameName, Options, PackFile, Players, bot_names, table
from caribe.cli.language import Language, choose
from caribe.cli.prompting import Prompting
from caribe.cli.saved import taken_up
from caribe.cli.sitting import Sitting
from caribe.cli.terminal import refusing, wrong
from caribe.core.draws import Draws
from caribe.core.line import Line


@refusing
def play(
    game: GameName,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="cli-shape-names", help="cli-help-opponents")] = "random",
    seat: Annotated[int, typer.Option(help="cli-help-seat")] = 1,
    seed: Annotated[int | None, typer.Option(help="cli-help-seed")] = None,
    start: Annotated[Path | None, typer.Option("--from", metavar="cli-shape-file", help="cli-help-from")] = None,
    pack: PackFile = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-help-plain")] = False,
    language: Language = "",
) -> None:
    """Play in the terminal against bots."""
    asked = table(game, players, option, pack)
    draws = Draws(secrets.token_bytes(32) if seed is None else seed)
    line, times = (Line(asked, draws), []) if start is None else taken_up(start, asked, draws)
    if not 1 <= seat <= line.game.players:
        raise wrong("--seat", "core-fault-type", expected=f"1-{line.game.players}", got=str(seat))
    names = bot_names(bots, line.game.players - 1)
    choose(language, packs.texts(line.game))
    sitting = Sitting(line, times, seat - 1, [*names[: seat - 1], "", *names[seat - 1 :]])
    if plain or not can_draw():
        Prompting(sitting).run()
        return
    from caribe.cli.tabletop import Tabletop  # takes longer to import than a prompt to answer

    Tabletop(sitting).run()


def can_draw() -> bool:
    """Whether somebody sits at a terminal that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
