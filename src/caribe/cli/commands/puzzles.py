"""`caribe puzzles`: look for puzzles in games of bots, and prove them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from caribe import library
from caribe.cli.inputs.files import read_json, write_file
from caribe.cli.inputs.options import PATH, game_argument, players_option
from caribe.cli.terminal.console import say
from caribe.core import documents
from caribe.core.message import Message
from caribe.review.mining import PROOF_WORLDS
from caribe.review.mining import mine as look_for
from caribe.review.puzzle_model import Puzzle


@click.group()
def puzzles() -> None:
    """Work on puzzles."""


@puzzles.command()
@game_argument
@players_option
@click.option("--games", "-n", "count", type=click.IntRange(1), default=20, help="cli-help-mine-games")
@click.option("--worlds", type=click.IntRange(50), default=PROOF_WORLDS, help="cli-help-mine-worlds")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option("--out", type=PATH, required=True, metavar="cli-shape-file", help="cli-help-mine-out")
def mine(game: str, players: int | None, count: int, worlds: int, seed: int, out: Path) -> None:
    """Look for puzzles in games of bots, prove them, and write them to a file."""
    title = library.title(game)
    kept: dict[str, Any] = {}
    if out.exists():
        document: Any = read_json(out)
        kept = {each["id"]: each for each in document["puzzles"]}
    for seats in range(title.least, title.most + 1) if players is None else (players,):
        for found in look_for(library.game(game, seats), seed, range(count), worlds):
            kept[found.id] = found.to_json()
            write(out, kept)
            args: dict[str, str | int | Message] = {"game": Message(f"{game}-name"), "players": seats}
            say(Message("cli-puzzles-found", args | {"name": found.id, "rating": found.rating}))
    write(out, kept)
    say(Message("cli-puzzles-kept", {"count": len(kept), "path": str(out)}))


def write(out: Path, puzzles: dict[str, Any]) -> None:
    """Write all puzzles, in an order that does not depend on when they were found."""
    rows = sorted(puzzles.values(), key=lambda each: (each["players"], each["rating"], each["id"]))
    write_file(out, documents.write({Puzzle.FORMAT: len(rows), "puzzles": rows}))
