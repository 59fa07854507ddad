"""`caribe strength`: measure how strong the bots are; a run can be stopped and resumed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click

from caribe import library
from caribe.arena.game_runner import GameResult
from caribe.arena.strength import Pairing, StrengthResults, ladder, unfinished
from caribe.arena.tasks import Engine
from caribe.arena.tournament import MatchResult, run_match
from caribe.cli.inputs.engines import build_engine, report_worker_failure
from caribe.cli.inputs.files import check_output_folder, check_overwrite, read_json, write_file
from caribe.cli.inputs.options import PATH, engine_option, jobs_option, ray_address_option
from caribe.cli.reports.strength_page import describe_pairing, render_page
from caribe.cli.terminal.console import bad_input, say
from caribe.cli.terminal.language import current_words
from caribe.cli.terminal.progress import ProgressBar
from caribe.core import documents
from caribe.core.message import Message

SAVE = 20.0  # seconds between two saves


@click.command()
@click.argument("games", nargs=-1, metavar="cli-shape-games", help="cli-help-some-games")
@click.option("--games", "-n", "pairs", type=click.IntRange(2), default=400, help="cli-help-pairs")
@click.option("--among", type=click.IntRange(2), default=120, help="cli-help-among")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option(
    "--scale",
    type=click.FloatRange(0.0001, 1000),
    default=0.1,
    metavar="cli-shape-decimal",
    help="cli-help-scale",
)
@click.option("--out", type=PATH, default="strength", metavar="cli-shape-folder", help="cli-help-strength-out")
@engine_option
@ray_address_option
@jobs_option
def strength(
    games: Sequence[str],
    pairs: int,
    among: int,
    seed: int,
    scale: float,
    out: Path,
    engine: str,
    ray_address: str,
    jobs: int,
) -> None:
    """Measure the bots against each other, step by step; results that exist are kept."""
    names = [library.title(name).name for name in games or library.titles()]
    pairings = ladder(names, pairs, among)
    game_engine = build_engine(engine, ray_address, jobs)
    check_output_folder(out, "strength.json")
    check_overwrite(out / "strength.md")
    results = load_results(out / "strength.json", seed, scale)
    words = current_words()
    with ProgressBar() as progress, report_worker_failure():
        for pairing in unfinished(results, pairings):
            if not progress.stopped:
                progress.start_task(f"{pairing.game}: {', '.join(pairing.bots)}", pairing.games)
                measure(game_engine, pairing, results, out, progress)
                say(describe_pairing(pairing, results), words)
    every = [name for name in library.titles() if name in names or name in results.games()]
    write_file(out / "strength.md", render_page(results, ladder(every, pairs, among), words))
    left = len(unfinished(results, pairings))
    say(Message("cli-strength-kept", {"folder": str(out), "count": left}), words)


def measure(game_engine: Engine, pairing: Pairing, results: StrengthResults, out: Path, progress: ProgressBar) -> None:
    """Play what is left of a pairing, and save the results regularly and at the end."""
    match, saved = pairing.match(results.seed, results.scale), time.monotonic()

    def save(counted: Sequence[GameResult]) -> None:
        nonlocal saved
        if time.monotonic() - saved > SAVE:
            saved = time.monotonic()
            results.record(pairing, MatchResult(match, pairing.games, tuple(counted)))
            write_file(out / "strength.json", documents.write(results.to_json()))

    outcome = run_match(
        game_engine, match, pairing.games, pairing.test(), results.games_so_far(pairing), progress.update, save
    )
    results.record(pairing, outcome)
    write_file(out / "strength.json", documents.write(results.to_json()))


def load_results(path: Path, seed: int, scale: float) -> StrengthResults:
    """Read the results so far, or start new ones; raises `BadInput` for a file of another seed or scale."""
    if not path.exists():
        return StrengthResults(seed, scale)
    check_overwrite(path)
    found = read_json(path)
    results = StrengthResults.read(found, seed, scale)
    if not results.entries:
        raise bad_input("", "cli-strength-other", path=str(path), seed=str(seed), scale=f"{scale:g}")
    return results
