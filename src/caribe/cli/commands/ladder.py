"""`caribe ladder`: measure what bots of each level give away, for the summaries of reviews."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from caribe.cli.commands.calibrate import tables
from caribe.cli.inputs.files import read_json, write_file
from caribe.cli.inputs.options import PATH
from caribe.cli.inputs.tables import parse_bot_names
from caribe.cli.terminal.console import say
from caribe.core import documents
from caribe.core.message import Message
from caribe.review.ladder import loss_per_decision, sample_decisions
from caribe.review.shipped import LEVELS


@click.command()
@click.argument("games", nargs=-1, metavar="cli-shape-games", help="cli-help-some-games")
@click.option("--games", "-n", "count", type=click.IntRange(1), default=10, help="cli-help-calibrate-games")
@click.option("--levels", default=",".join(LEVELS), metavar="cli-shape-names", help="cli-help-calibrate-levels")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option("--out", type=PATH, metavar="cli-shape-file", help="cli-help-calibrate-out")
def ladder(games: Sequence[str], count: int, levels: str, seed: int, out: Path | None) -> None:
    """Measure what bots of each level give away, as a review measures people."""
    names = parse_bot_names(levels, len(levels.split(",")))
    found: Any = (
        read_json(out) if out is not None and out.exists() else {"caribe-ladder": 1, "seed": seed, "tables": {}}
    )
    for table in tables(games):
        for level in names:
            weighed = list(sample_decisions(table, level, seed, range(count)))
            decisions = [decision for each in weighed for decision in each]
            lost = loss_per_decision(decisions)
            real = sum(decision.verdict != "only" for decision in decisions)
            row = {"loss": lost.value, "error": lost.error, "decisions": real, "games": len(weighed)}
            found["tables"].setdefault(table.name, {}).setdefault(str(table.players), {})[level] = row
            args: dict[str, str | int | Message] = {"game": Message(f"{table.name}-name"), "players": table.players}
            args |= {"level": level, "loss": f"{lost.value:.2f}", "error": f"{lost.error:.2f}", "count": real}
            say(Message("cli-ladder-line", args | {"games": len(weighed)}))
            if out is not None:
                write_file(out, documents.write(found))
