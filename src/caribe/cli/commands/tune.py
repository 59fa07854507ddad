"""`caribe tune`: tune the weights of a game's evaluator by self-play."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from caribe import library
from caribe.arena.statistics import wilson_interval
from caribe.bots.tuning import Round, tune
from caribe.cli.inputs.files import write_file
from caribe.cli.inputs.options import PATH, game_argument
from caribe.cli.terminal.console import say
from caribe.core.message import Message


@click.command("tune")
@game_argument
@click.option("--rounds", type=click.IntRange(1), default=2, help="cli-help-rounds")
@click.option("--games", "-n", type=click.IntRange(2), default=200, help="cli-help-tune-games")
@click.option("--most", type=click.IntRange(2), default=3, help="cli-help-most")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option("--log", type=PATH, metavar="cli-shape-file", help="cli-help-log")
def tune_weights(game: str, rounds: int, games: int, most: int, seed: int, log: Path | None) -> None:
    """Let a game's evaluator play against itself, fit its weights to how the games end, and see who wins then."""
    title = library.title(game)
    seatings = [library.game(game, players) for players in range(title.least, min(most, title.most) + 1)]
    before = dict(seatings[0].evaluator().weights)
    done: list[Round] = []
    for found in tune(seatings, before, seed, games, rounds):
        done.append(found)
        tell(found)
        if log is not None:
            run = {"game": game, "rules": seatings[0].version, "seed": seed, "games": games, "most": most}
            document = {"caribe-tuning": 1, **run, "from": before, "rounds": [asdict(each) for each in done]}
            write_file(log, json.dumps(document, indent=1) + "\n")
    kept = [each.weights for each in done if each.better]
    for name, weight in (kept[-1] if kept else before).items():
        say(Message("cli-tune-weight", {"name": name, "weight": f"{weight:g}", "before": f"{before[name]:g}"}))


def tell(found: Round) -> None:
    """Print the result of a round."""
    rate, low, high = wilson_interval(found.wins, found.duels)
    words: dict[str, str | int | Message] = {"before": f"{found.before:.4f}", "after": f"{found.after:.4f}"}
    words |= {"rate": f"{rate:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}", "count": found.duels}
    words |= {"number": found.number, "positions": found.samples, "kept": "yes" if found.better else "no"}
    say(Message("cli-tune-round", words))
