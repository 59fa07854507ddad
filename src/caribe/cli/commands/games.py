"""`caribe games`: make datasets of games, and look into one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import as_completed
from importlib.util import find_spec
from pathlib import Path

import click

from caribe.arena.datasets import Plan, missing_shards, open_dataset
from caribe.arena.local import cores
from caribe.cli.inputs.options import PATH, game_argument, jobs_option, language_option, pack_option
from caribe.cli.inputs.tables import build_game, parse_bot_names
from caribe.cli.terminal.console import bad_input, say, stdout_console
from caribe.cli.terminal.language import set_language
from caribe.cli.terminal.progress import ProgressBar
from caribe.core.message import Message
from caribe.words import sanitize
from caribe.workers import WorkerPool, worker_command

SHOWN = 5


@click.group()
def games() -> None:
    """Make a dataset of games to learn from, and look into one."""


@games.command()
@game_argument
@click.option("--games", "-n", "count", type=click.IntRange(1), default=1000, help="cli-help-games-count")
@click.option("--out", required=True, type=PATH, metavar="cli-shape-folder", help="cli-help-games-out")
@click.option("--bots", default="greedy", metavar="cli-shape-names", help="cli-help-games-bots")
@click.option("--players", "-p", type=int, default=None, help="cli-help-players")
@click.option("--option", "-o", "options", multiple=True, metavar="cli-shape-option", help="cli-help-option")
@pack_option
@click.option("--seed", type=int, default=0, help="cli-help-seed")
@jobs_option
@language_option
def make(
    game: str,
    count: int,
    out: Path,
    bots: str,
    players: int | None,
    options: Sequence[str],
    pack: Path | None,
    seed: int,
    jobs: int,
    language: str,
) -> None:
    """Let bots play and write every decision as Parquet; a run that was stopped goes on where it was."""
    set_language(language)
    require_pyarrow()
    table = build_game(game, players, options, pack)
    plan = Plan.of(table, parse_bot_names(bots, table.players), seed)
    try:
        open_dataset(plan, out)
    except OSError as failure:
        raise bad_input("--out", "cli-file-unwritable", path=str(out), why=str(failure)) from None
    shards = missing_shards(plan, out, count)
    command = worker_command("caribe.arena.datasets:shard_writer")
    done = 0
    with ProgressBar() as progress, WorkerPool(jobs or cores(), command, (plan, str(out), count)) as workers:
        progress.start_task(game, len(shards))
        for finished in as_completed([workers.submit(shard) for shard in shards]):
            finished.result()
            done += 1
            if not progress.update(done):
                break
    whole = done == len(shards)
    say(Message("cli-games-made" if whole else "cli-games-rest", {"count": count, "folder": str(out)}))


@games.command()
@click.argument("folder", type=PATH, metavar="cli-shape-folder", help="cli-help-games-folder")
@language_option
def read(folder: Path, language: str) -> None:
    """Say what is in a dataset, and show the moves of its first games."""
    set_language(language)
    require_pyarrow()
    import pyarrow.parquet as pq

    try:
        about = json.loads((folder / "dataset.json").read_text("utf-8"))
    except (OSError, ValueError):
        raise bad_input("", "cli-games-none", folder=str(folder)) from None
    files = sorted(folder.glob("games-*.parquet"))
    counts = [
        sum(pq.read_metadata(file).num_rows for file in sorted(folder.glob(f"{kind}-*.parquet")))
        for kind in ("games", "decisions")
    ]
    args: dict[str, str | int | Message] = {"game": Message(f"{about['game']}-name"), "bots": ", ".join(about["bots"])}
    say(Message("cli-games-summary", {**args, "count": counts[0], "decisions": counts[1]}))
    for row in pq.read_table(files[0]).slice(0, SHOWN).to_pylist() if files else []:
        shares = " ".join(f"{share:g}" for share in row["returns"])
        opening = ", ".join(row["moves"].splitlines()[:6])
        stdout_console().print(sanitize(f"{row['game']}: {shares} ({row['ending']}, {len(row['actions'])}): {opening}"))


def require_pyarrow() -> None:
    """Say what to install where pyarrow is missing."""
    if not (find_spec("pyarrow") and find_spec("numpy")):
        raise bad_input("", "cli-games-pyarrow")
