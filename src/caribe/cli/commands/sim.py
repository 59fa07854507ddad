"""`caribe sim`: simulate many games between bots on all cores."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from types import FrameType

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caribe import packs
from caribe.arena.local import cores
from caribe.cli.inputs.options import game_argument, language_option, pack_option, players_option, table_option
from caribe.cli.inputs.tables import build_game, parse_bot_names
from caribe.cli.measurements.simulation import SimulationResult
from caribe.cli.terminal.console import say, stderr_console, stdout_console
from caribe.cli.terminal.language import current_words, set_language
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.words import sanitize
from caribe.workers import WorkerLost, WorkerPool, worker_command

SLICE = 0.2  # seconds that a worker plays before it reports


@click.command()
@game_argument
@click.option("--games", "-n", type=click.IntRange(1), default=1000, help="cli-help-games")
@players_option
@table_option
@click.option("--bots", default="random", metavar="cli-shape-names", help="cli-help-bots")
@click.option("--seed", type=int, default=0, help="cli-help-seed")
@click.option("--jobs", type=click.IntRange(1), help="cli-help-jobs")
@pack_option
@language_option
def sim(
    game: str,
    games: int,
    players: int | None,
    options: Sequence[str],
    bots: str,
    seed: int,
    jobs: int | None,
    pack: Path | None,
    language: str,
) -> None:
    """Let bots play many games; Ctrl-C stops and shows the results so far."""
    asked = build_game(game, players, options, pack)
    set_language(language, packs.texts(asked))
    names = parse_bot_names(bots, asked.players)
    start = time.monotonic()
    run = Run(asked, names, seed, games)
    played = run.all(min(jobs or cores(), games))
    show(asked, names, played, time.monotonic() - start)
    if run.lost:
        say(Message("cli-sim-lost", {"count": played.games, "of": games}))
        raise click.exceptions.Exit(1)
    if played.games < games:
        say(Message("cli-sim-stopped", {"count": played.games, "of": games}))


class Run:
    """Many games, divided among worker processes in slices of about equal time."""

    def __init__(self, game: Game, bots: list[str], seed: int, games: int) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.games = games
        self.played = SimulationResult(game.players)
        self.given = 0
        self.pace = 4  # games to a slice
        self.stopped = False  # whether somebody pressed Ctrl-C
        self.lost = False  # whether workers died again and again

    def all(self, jobs: int) -> SimulationResult:
        """Play all games, or until Ctrl-C."""
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        before = signal.signal(signal.SIGINT, self.stop)
        command = worker_command("caribe.cli.measurements.simulation:simulator")
        try:
            with WorkerPool(jobs, command, (self.game, self.bots, self.seed)) as workers:
                console = stderr_console()
                bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
                task = bar.add_task(
                    sanitize(current_words(texts=packs.texts(self.game)).say(Message(f"{self.game.name}-name"))),
                    total=self.games,
                )
                pending = {self._slice(workers) for _ in range(jobs + 1) if self.given < self.games}
                with bar:
                    while pending and not self.stopped and not self.lost:
                        done, pending = wait(pending, 0.1, FIRST_COMPLETED)
                        for future in done:
                            self._collect(future)
                            if self.given < self.games and not self.lost:
                                pending.add(self._slice(workers))
                        bar.update(task, completed=self.played.games)
                for future in pending:
                    if future.done():
                        self._collect(future)
        finally:
            signal.signal(signal.SIGINT, before)
        return self.played

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Take note of a Ctrl-C: the slices that are over by now still count."""
        self.stopped = True

    def _collect(self, future: Future[SimulationResult]) -> None:
        try:
            self.played.add(future.result())
        except WorkerLost:
            self.lost = True

    def _slice(self, workers: WorkerPool) -> Future[SimulationResult]:
        numbers = range(self.given, min(self.given + self.pace, self.games))
        self.given = numbers.stop
        begun = time.monotonic()
        future = workers.submit(numbers)

        def adjust(done: Future[SimulationResult]) -> None:
            took = max(time.monotonic() - begun, 0.001)
            self.pace = max(1, min(self.pace * 2, round(len(numbers) * SLICE / took)))

        future.add_done_callback(adjust)
        return future


def show(game: Game, bots: list[str], played: SimulationResult, seconds: float) -> None:
    """Print the tables: seats, then length, endings and speed."""
    words = current_words(texts=packs.texts(game))
    title = Message("cli-sim-title", {"game": Message(f"{game.name}-name"), "count": played.games})
    seats = Table(title=sanitize(words.say(title)))
    for column in ("seat", "bot", "wins", "interval"):
        seats.add_column(words.say(Message(f"cli-column-{column}")), justify="left" if column == "bot" else "right")
    for seat in range(game.players):
        rate, low, high = played.rate(seat)
        seats.add_row(str(seat + 1), bots[seat], f"{rate:.2%}", f"{low:.2%} - {high:.2%}")
    stdout_console().print(seats)
    if not played.games:
        return
    mean = f"{played.decisions / played.games:.1f}"
    say(Message("cli-sim-length", {"mean": mean, "least": played.shortest, "most": played.longest}), words)
    for ending, count in played.endings.most_common():
        told = Message(f"{game.name}-ending-{ending}")
        share = f"{count / played.games:.2%}"
        say(Message("cli-sim-ending", {"ending": told, "share": share, "count": count}), words)
    paces = {"games": played.games / seconds, "decisions": played.decisions / seconds}
    said = {name: f"{pace:,.0f}" for name, pace in paces.items()}
    say(Message("cli-sim-pace", {**said, "seconds": f"{seconds:.1f}"}), words)
