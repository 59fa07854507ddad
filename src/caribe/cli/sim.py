"""`caribe sim`: many games between bots on all cores, and a table of how they went."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Annotated, Self

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caribe import packs
from caribe.arena.local import cores
from caribe.cli.inputs import GameName, Options, PackFile, Players, bot_names, table
from caribe.cli.language import Language, choose, spoken
from caribe.cli.tally import Tally, tally
from caribe.cli.terminal import aside, clean, refusing, say, screen
from caribe.core.game import Game
from caribe.core.message import Message

SLICE = 0.2  # seconds that a worker plays before it reports


@refusing
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-games")] = 1000,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="cli-shape-names", help="cli-help-bots")] = "random",
    seed: Annotated[int, typer.Option(help="cli-help-seed")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="cli-help-jobs")] = None,
    pack: PackFile = None,
    language: Language = "",
) -> None:
    """Let bots play many games; Ctrl-C stops, and shows what there is by then."""
    asked = table(game, players, option, pack)
    choose(language, packs.texts(asked))
    names = bot_names(bots, asked.players)
    start = time.monotonic()
    run = Run(asked, names, seed, games)
    played = run.all(min(jobs or cores(), games))
    show(asked, names, played, time.monotonic() - start)
    if run.lost:
        say(Message("cli-sim-lost", {"count": played.games, "of": games}))
        raise typer.Exit(1)
    if played.games < games:
        say(Message("cli-sim-stopped", {"count": played.games, "of": games}))


class Run:
    """Many games, divided among processes in slices of about equal time."""

    def __init__(self, game: Game, bots: list[str], seed: int, games: int) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.games = games
        self.played = Tally(game.players)
        self.given = 0
        self.pace = 4  # games to a slice
        self.stopped = False  # whether somebody pressed Ctrl-C
        self.lost = False  # whether a worker died

    def all(self, jobs: int) -> Tally:
        """Play all games, or as many as are over when somebody presses Ctrl-C."""
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Workers(jobs, self.stop) as workers:
            console = aside()
            bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
            task = bar.add_task(
                clean(spoken(texts=packs.texts(self.game)).say(Message(f"{self.game.name}-name"))), total=self.games
            )
            pending = {self._slice(workers.pool) for _ in range(jobs + 1) if self.given < self.games}
            with bar:
                while pending and not self.stopped and not self.lost:
                    done, pending = wait(pending, 0.1, FIRST_COMPLETED)
                    for future in done:
                        self._collect(future)
                        if self.given < self.games and not self.lost:
                            pending.add(self._slice(workers.pool))
                    bar.update(task, completed=self.played.games)
            for future in pending:
                if future.done():
                    self._collect(future)
        return self.played

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Take note of a Ctrl-C; nothing is torn from anybody's hands."""
        self.stopped = True

    def _collect(self, future: Future[Tally]) -> None:
        try:
            self.played.add(future.result())
        except BrokenProcessPool:
            self.lost = True

    def _slice(self, pool: ProcessPoolExecutor) -> Future[Tally]:
        numbers = range(self.given, min(self.given + self.pace, self.games))
        self.given = numbers.stop
        begun = time.monotonic()
        future = pool.submit(tally, self.game, self.bots, self.seed, numbers)

        def adjust(done: Future[Tally]) -> None:
            took = max(time.monotonic() - begun, 0.001)
            self.pace = max(1, min(self.pace * 2, round(len(numbers) * SLICE / took)))

        future.add_done_callback(adjust)
        return future


class Workers:
    """A pool of processes that leave Ctrl-C to this one and do not outlive it."""

    def __init__(self, jobs: int, stop: Callable[[int, FrameType | None], None]) -> None:
        method = "fork" if sys.platform == "linux" else "spawn"
        self.pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(method))
        self.stop = stop
        self.others = set(multiprocessing.active_children())

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.pool.submit(os.getpid).result()  # the first task starts the processes, and they inherit what is ignored
        signal.signal(signal.SIGINT, self.stop)
        return self

    def __exit__(self, *problem: object) -> None:
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()  # when all is done they are idle, and otherwise nobody waits for what they do
        self.pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, self.before)


def show(game: Game, bots: list[str], played: Tally, seconds: float) -> None:
    """The tables: seats, then length, endings and speed."""
    words = spoken(texts=packs.texts(game))
    title = Message("cli-sim-title", {"game": Message(f"{game.name}-name"), "count": played.games})
    seats = Table(title=clean(words.say(title)))
    for column in ("seat", "bot", "wins", "interval"):
        seats.add_column(words.say(Message(f"cli-column-{column}")), justify="left" if column == "bot" else "right")
    for seat in range(game.players):
        rate, low, high = played.rate(seat)
        seats.add_row(str(seat + 1), bots[seat], f"{rate:.2%}", f"{low:.2%} - {high:.2%}")
    screen().print(seats)
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
