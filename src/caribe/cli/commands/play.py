"""`caribe play`: play in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from caribe import packs
from caribe.cli.inputs.options import (
    PATH,
    game_argument,
    language_option,
    pack_option,
    players_option,
    table_option,
)
from caribe.cli.inputs.saved_games import load_saved_game
from caribe.cli.inputs.tables import build_game, parse_bot_names
from caribe.cli.interactive.prompt import GamePrompt
from caribe.cli.interactive.session import GameSession
from caribe.cli.terminal.console import bad_input
from caribe.cli.terminal.language import set_language
from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough


@click.command()
@game_argument
@players_option
@table_option
@click.option("--bots", default="random", metavar="cli-shape-names", help="cli-help-opponents")
@click.option("--seat", type=int, default=1, help="cli-help-seat")
@click.option("--seed", type=int, help="cli-help-seed")
@click.option("--from", "start", type=PATH, metavar="cli-shape-file", help="cli-help-from")
@pack_option
@click.option("--plain", is_flag=True, help="cli-help-plain")
@language_option
def play(
    game: str,
    players: int | None,
    options: Sequence[str],
    bots: str,
    seat: int,
    seed: int | None,
    start: Path | None,
    pack: Path | None,
    plain: bool,
    language: str,
) -> None:
    """Play in the terminal against bots."""
    asked = build_game(game, players, options, pack)
    draws = Draws(secrets.token_bytes(32) if seed is None else seed)
    playthrough, times = (Playthrough(asked, draws), []) if start is None else load_saved_game(start, asked, draws)
    if not 1 <= seat <= playthrough.game.players:
        raise bad_input("--seat", "core-fault-type", expected=f"1-{playthrough.game.players}", got=str(seat))
    names = parse_bot_names(bots, playthrough.game.players - 1)
    set_language(language, packs.texts(playthrough.game))
    session = GameSession(playthrough, times, seat - 1, [*names[: seat - 1], "", *names[seat - 1 :]])
    if plain or not can_draw():
        GamePrompt(session).run()
        return
    from caribe.cli.interactive.screen import GameScreen  # takes longer to import than a prompt to answer

    GameScreen(session).run()


def can_draw() -> bool:
    """Return whether the terminal is interactive and can draw a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
