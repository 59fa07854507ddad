"""`caribe calibrate`: play fresh games, and compare the predicted shares with how they ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from caribe import library
from caribe.cli.inputs.files import write_file
from caribe.cli.inputs.options import PATH
from caribe.cli.inputs.tables import parse_bot_names
from caribe.cli.terminal.console import say
from caribe.core import documents
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.review.calibration import STAGES, Calibration, Sample, best_power, collect, helps
from caribe.review.calibration import calibrate as measure
from caribe.review.plain import rounded

LEVELS = "greedy,easy"


@click.command()
@click.argument("games", nargs=-1, metavar="cli-shape-games", help="cli-help-some-games")
@click.option("--games", "-n", "count", type=click.IntRange(2), default=100, help="cli-help-calibrate-games")
@click.option("--levels", default=LEVELS, metavar="cli-shape-names", help="cli-help-calibrate-levels")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option("--out", type=PATH, metavar="cli-shape-file", help="cli-help-calibrate-out")
def calibrate(games: Sequence[str], count: int, levels: str, seed: int, out: Path | None) -> None:
    """Play fresh games and compare the predicted shares of the win with how they ended."""
    names = parse_bot_names(levels, len(levels.split(",")))
    rows: list[dict[str, Any]] = []
    powers: dict[str, dict[str, float]] = {}
    for table in tables(games):
        samples: list[Sample] = []
        for level in names:
            found = [sample for each in collect(table, level, seed, range(count)) for sample in each]
            samples += [replace(each, game=each.game * len(names) + names.index(level)) for each in found]
            rows.append(describe(table, level, "all", measure(found)))
            tell(rows[-1])
        rows += by_stage(table, samples)
        fitted = best_power([sample for sample in samples if sample.game // len(names) % 2 == 0])
        checked = [sample for sample in samples if sample.game // len(names) % 2]
        if helps(checked, fitted):
            powers.setdefault(table.name, {})[str(table.players)] = rounded(fitted)
            rows.append(describe(table, "all", "tempered", measure(checked, fitted)))
            tell(rows[-1])
        if out is not None:
            document = {"caribe-calibration": 1, "seed": seed, "games": count, "temper": powers, "rows": rows}
            write_file(out, documents.write(document))


def tables(games: Sequence[str]) -> Iterator[Game]:
    """Yield the tables of these games (none: all), for every number of players."""
    for name in games or library.titles():
        title = library.title(name)
        for players in range(title.least, title.most + 1):
            yield library.game(name, players)


def by_stage(table: Game, samples: Sequence[Sample]) -> list[dict[str, Any]]:
    """Return a row for each third of the game, all levels together."""
    parts = [[sample for sample in samples if sample.stage == stage] for stage in range(len(STAGES))]
    return [describe(table, "all", STAGES[k], measure(part)) for k, part in enumerate(parts) if part]


def describe(table: Game, level: str, stage: str, found: Calibration) -> dict[str, Any]:
    """Return a row of figures."""
    return {"game": table.name, "players": table.players, "level": level, "stage": stage, **found.to_json()}


def tell(row: dict[str, Any]) -> None:
    """Print a row."""
    args: dict[str, str | int | Message] = {
        "game": Message(f"{row['game']}-name"),
        "players": row["players"],
        "level": row["level"],
        "count": row["positions"],
        "games": row["games"],
        "brier": f"{row['brier']:.3f}",
        "baseline": f"{row['baseline']:.3f}",
        "loss": f"{row['log_loss']:.3f}",
        "ece": f"{row['ece']:.3f}",
        "power": f"{row['power']:.2f}",
    }
    say(Message("cli-calibrate-line", args))
