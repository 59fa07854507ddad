"""Games on the cores of this machine: worker processes, each with a thread here that sends it game after game.

`WorkerPool` is not enough here. A bot may hang where no signal reaches it, or take its process down; then it must be
known which bot of which game it was, and everything else must go on. So each process shows whose decision it computes
(`worker`). The game of a process that dies is played again, for something else may have killed it; if the same game
kills another one, the bot that was thinking forfeits.
"""

from __future__ import annotations

import mmap
import os
import queue
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from caribe.arena.game_runner import Forfeit, GameResult, forfeit_game
from caribe.arena.match import Match
from caribe.arena.tasks import PULSE, Done, Task
from caribe.workers import TaskFailed, WorkerLost, WorkerProcess, worker_command

DEATHS = 2  # processes that a game may take down before its bot forfeits
CHECK_EVERY = 0.1  # seconds between two checks whether a bot thinks too long


class WorkerFailure(Exception):
    """A process could not be started, or died again and again while no bot was thinking."""


class Worker:
    """A worker process that plays, and its pulse: the file in which it says whose seat thinks."""

    def __init__(self, matches: Sequence[Match]) -> None:
        handle, name = tempfile.mkstemp(prefix="caribe-worker-")
        os.write(handle, PULSE.pack(0, -1))
        self._memory = mmap.mmap(handle, PULSE.size)
        os.close(handle)
        self._file = Path(name)
        self._process = WorkerProcess(worker_command("caribe.arena.worker:player"), (list(matches), name))
        self._seen = (0, time.monotonic())
        self.overdue = False

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def play(self, task: Task) -> GameResult | None:
        """Play the game of a task; None if the process has died."""
        try:
            game: GameResult = self._process.call(task)
        except WorkerLost:
            return None
        except TaskFailed as failure:
            raise WorkerFailure(str(failure)) from failure
        return game

    def thinking(self) -> int:
        """The seat that thinks (-1: none)."""
        return self._pulse()[1]

    def check(self, limit: float) -> None:
        """Kill the process if a bot has thought longer than this."""
        beats, seat = self._pulse()
        now = time.monotonic()
        if beats != self._seen[0] or seat < 0:
            self._seen = beats, now
        elif now - self._seen[1] > limit:
            self.overdue = True
            self._process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.close()
        self._file.unlink(missing_ok=True)

    def _pulse(self) -> tuple[int, int]:
        beats, seat = PULSE.unpack_from(self._memory)
        return beats, seat


class Local:
    """An engine with this number of processes.

    >>> import caribe
    >>> from caribe.arena.game_runner import play_game
    >>> match = Match.of(caribe.game("cartagena", 2, turn_cap=4), ["random", "random"])
    >>> games = dict(done for done in Local(1).games([match], [(0, 0), (0, 1)]) if done)
    >>> games[0, 1] == play_game(match, 1)
    True
    """

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or cores()

    def games(self, matches: Sequence[Match], tasks: Iterable[Task]) -> Iterator[Done | None]:
        """The games of these tasks as they are over, in no order; None at moments when there is nothing new."""
        run = _Run(matches, tasks)
        threads = [threading.Thread(target=run.serve, daemon=True) for _ in range(self.jobs)]
        for thread in threads:
            thread.start()
        try:
            yield from run.collect(threads)
        finally:
            run.stop()
            for thread in threads:
                thread.join()


class _Run:
    """The games of one call, shared by the threads that serve it."""

    def __init__(self, matches: Sequence[Match], tasks: Iterable[Task]) -> None:
        self.matches = matches
        self.tasks = iter(tasks)
        self.done: queue.SimpleQueue[Done | Exception] = queue.SimpleQueue()
        self.lock = threading.Lock()
        self.workers: dict[int, Worker] = {}
        self.stopped = False

    def collect(self, threads: Sequence[threading.Thread]) -> Iterator[Done | None]:
        limit = max(match.limit for match in self.matches)
        checked = time.monotonic()
        while any(thread.is_alive() for thread in threads) or not self.done.empty():
            try:
                found = self.done.get(timeout=CHECK_EVERY)
            except queue.Empty:
                found = None
            if isinstance(found, Exception):
                raise found
            if time.monotonic() - checked >= CHECK_EVERY:
                checked = time.monotonic()
                self._check(limit)
            yield found

    def stop(self) -> None:
        with self.lock:
            self.stopped = True
            for worker in self.workers.values():
                worker.end()

    def serve(self) -> None:
        """Send one process game after game, and replace it when it dies."""
        me = threading.get_ident()
        try:
            while (task := self._next()) is not None:
                game = self._play(me, task)
                if game is None:
                    return
                self.done.put((task, game))
        except Exception as failure:
            self.done.put(failure)
        finally:
            with self.lock:
                worker = self.workers.pop(me, None)
            if worker:
                worker.end()

    def _play(self, me: int, task: Task) -> GameResult | None:
        """The game of a task, however many processes that takes; None when it is no longer wanted."""
        which, number = task
        match = self.matches[which]
        for deaths in range(1, DEATHS + 2):
            worker = self._worker(me)
            game = worker.play(task) if worker else None
            if game or not worker or self.stopped:
                return game
            seat = worker.thinking()
            with self.lock:
                self.workers.pop(me, None)
            worker.end()
            if seat >= 0 and (worker.overdue or deaths >= DEATHS):
                why = "time" if worker.overdue else "crash"
                return forfeit_game(match, number, Forfeit(seat, match.names(number)[seat], why))
        raise WorkerFailure

    def _worker(self, me: int) -> Worker | None:
        with self.lock:
            if self.stopped:
                return None
            if me not in self.workers:
                self.workers[me] = Worker(self.matches)
            return self.workers[me]

    def _next(self) -> Task | None:
        with self.lock:
            return None if self.stopped else next(self.tasks, None)

    def _check(self, limit: float) -> None:
        with self.lock:
            for worker in self.workers.values():
                worker.check(limit)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
