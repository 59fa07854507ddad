"""`caribe tune`: better weights for what a game knows of good play, found by self-play."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from caribe import library
from caribe.arena.statistics import interval
from caribe.bots.tuning import Round, tune
from caribe.cli.inputs import GameName, keep
from caribe.cli.terminal import refusing, say
from caribe.core.message import Message


@refusing
def tune_weights(
    game: GameName,
    rounds: Annotated[int, typer.Option(min=1, help="cli-help-rounds")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="cli-help-tune-games")] = 200,
    most: Annotated[int, typer.Option(min=2, help="cli-help-most")] = 3,
    seed: Annotated[int, typer.Option(help="cli-help-seed")] = 1,
    log: Annotated[Path | None, typer.Option(metavar="cli-shape-file", help="cli-help-log")] = None,
) -> None:
    """Let a game's judge play against itself, fit its weights to how the games end, and see who wins then."""
    title = library.title(game)
    seatings = [library.game(game, players) for players in range(title.least, min(most, title.most) + 1)]
    before = dict(seatings[0].judge().weights)
    done: list[Round] = []
    for found in tune(seatings, before, seed, games, rounds):
        done.append(found)
        tell(found)
        if log is not None:
            run = {"game": game, "rules": seatings[0].version, "seed": seed, "games": games, "most": most}
            document = {"caribe-tuning": 1, **run, "from": before, "rounds": [asdict(each) for each in done]}
            keep(log, json.dumps(document, indent=1) + "\n")
    kept = [each.weights for each in done if each.better]
    for name, weight in (kept[-1] if kept else before).items():
        say(Message("cli-tune-weight", {"name": name, "weight": f"{weight:g}", "before": f"{before[name]:g}"}))


def tell(found: Round) -> None:
    """Say what a round has brought."""
    rate, low, high = interval(found.wins, found.duels)
    words: dict[str, str | int | Message] = {"before": f"{found.before:.4f}", "after": f"{found.after:.4f}"}
    words |= {"rate": f"{rate:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}", "count": found.duels}
    words |= {"number": found.number, "positions": found.samples, "kept": "yes" if found.better else "no"}
    say(Message("cli-tune-round", words))
