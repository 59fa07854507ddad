"""`caribe train`: train a network that corrects a game's evaluator; a run can be stopped at any moment and resumed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from caribe.cli.inputs.engines import build_engine, report_worker_failure
from caribe.cli.inputs.options import (
    PATH,
    engine_option,
    game_argument,
    jobs_option,
    language_option,
    pack_option,
    players_option,
    ray_address_option,
    table_option,
)
from caribe.cli.inputs.tables import build_game
from caribe.cli.terminal.console import bad_input, say
from caribe.cli.terminal.language import current_words, set_language
from caribe.cli.terminal.progress import ProgressBar
from caribe.core.message import Message
from caribe.os_errors import explain_os_error

if TYPE_CHECKING:  # they need NumPy, which a plain installation lacks
    from caribe.arena.tasks import Engine
    from caribe.learning.gate import Trial, Verdict
    from caribe.learning.run import TrainingRun


@click.command()
@game_argument
@players_option
@table_option
@pack_option
@click.option("--games", "-n", type=click.IntRange(20), default=40_000, help="cli-help-train-games")
@click.option("--iterations", type=click.IntRange(0), default=0, help="cli-help-train-iterations")
@click.option("--epochs", type=click.IntRange(1), default=6, help="cli-help-train-epochs")
@click.option("--gate", "gate_games", type=click.IntRange(0), default=400, help="cli-help-train-gate")
@click.option(
    "--seconds", type=click.FloatRange(0.001), default=0.05, metavar="cli-shape-decimal", help="cli-help-train-seconds"
)
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option("--out", type=PATH, metavar="cli-shape-folder", help="cli-help-train-out")
@language_option
@engine_option
@ray_address_option
@jobs_option
def train(
    game: str,
    players: int | None,
    options: Sequence[str],
    pack: Path | None,
    games: int,
    iterations: int,
    epochs: int,
    gate_games: int,
    seconds: float,
    seed: int,
    out: Path | None,
    language: str,
    engine: str,
    ray_address: str,
    jobs: int,
) -> None:
    """Train a network that corrects a game's evaluator: self-play, fitting, a gate, and a model file."""
    if find_spec("numpy") is None:
        raise bad_input("", "cli-train-numpy")
    from caribe.learning.gate import Trial
    from caribe.learning.run import OtherRun, Plan, TrainingRun
    from caribe.learning.samples import Settings

    table = build_game(game, players, options, pack)
    set_language(language)
    game_engine = build_engine(engine, ray_address, jobs)
    chunk = max(2, min(250, games // 10))
    settings = Settings(
        game, table.players, dict(table.options), dict(table.data), seed, chunk=chunk, iterations=iterations
    )
    plan = Plan(games, epochs, mix=0.5 if iterations else 0.0)
    folder = out or Path(f"train-{game}-{table.players}")
    trials = [Trial("greedy", gate_games), Trial("timed", gate_games, seconds / 0.1)] if gate_games else []
    with ProgressBar() as progress, report_worker_failure(), report_write_failure(folder):
        try:
            run = TrainingRun(folder, settings, plan)
        except OtherRun:
            raise bad_input("--out", "cli-train-other", folder=str(folder)) from None
        if not (
            play(run, game_engine, progress) and fit(run, progress) and pass_gate(run, game_engine, trials, progress)
        ):
            say(Message("cli-train-stopped", {"folder": str(folder)}))


def play(run: TrainingRun, engine: Engine, progress: ProgressBar) -> bool:
    """Play what is left; return whether all is played."""
    progress.start_task(current_words().say(Message("cli-train-playing")), run.chunks())
    for done in run.play(engine):
        if not progress.update(done):
            break
    return not run.missing()


def fit(run: TrainingRun, progress: ProgressBar) -> bool:
    """Fit the network; return whether all epochs are done."""
    progress.start_task(current_words().say(Message("cli-train-fitting")), run.plan.epochs)
    for epoch in run.fit(lambda: progress.stopped):
        progress.update(epoch.number)
        figures = {
            "evaluator": f"{epoch.evaluator:.4f}",
            "fitted": f"{epoch.fitted:.4f}",
            "unseen": f"{epoch.unseen:.4f}",
        }
        say(Message("cli-train-epoch", {"number": epoch.number, **figures}))
    return run.network_file.exists()


def pass_gate(run: TrainingRun, engine: Engine, trials: Sequence[Trial], progress: ProgressBar) -> bool:
    """Play the gate, then write the model and the page; return whether every match was played."""
    from caribe.cli.reports.training_page import render_page
    from caribe.learning.gate import Gate
    from caribe.learning.run import write_whole

    found: list[Verdict] = []
    start = lambda trial: progress.start_task(f"{trial.kind}@network.json", trial.games)  # noqa: E731
    for verdict in Gate(run, trials).play(engine, start, progress.update):
        found.append(verdict)
        say(describe(verdict))
    if len(found) < len(trials):
        return False
    model = run.finish([verdict.to_json() for verdict in found])
    write_whole(run.folder / "curves.html", render_page(model.card, current_words()).encode())
    passed = "yes" if found and found[-1].passed else "no" if found else "open"
    say(Message("cli-train-kept", {"file": str(run.model_file), "folder": str(run.folder), "passed": passed}))
    return True


def describe(verdict: Verdict) -> Message:
    """Return the result of one match of the gate in a sentence."""
    figures = {name: f"{getattr(verdict, name):.1%}" for name in ("share", "low", "high", "fair")}
    return Message("cli-train-gate", {"bot": verdict.trial.kind, "count": verdict.games, **figures})


@contextmanager
def report_write_failure(folder: Path) -> Iterator[None]:
    """Turn a failure to write, such as a full disk, into `BadInput`."""
    try:
        yield
    except OSError as failure:
        why = explain_os_error(failure)
        raise bad_input("--out", "cli-file-unwritable", path=str(failure.filename or folder), why=why) from None
