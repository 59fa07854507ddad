"""Thinkers in processes of their own: supervised, begun again when they end, and hurried when many wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caribe.bots import bot
from caribe.core.state import State
from caribe.server.metrics import Metrics
from caribe.server.thinkers import LONGEST, QUICK
from caribe.server.worker import Question, framed

COMMAND = (sys.executable, "-m", "caribe.server.worker")
EVEN = 2.0
"""Thoughts that wait share about these seconds of each thinker: the more there are, the shorter is each."""

SHORTEST = 0.02  # seconds; who has less left moves at first sight
MARGIN = 0.5  # seconds between the end of a thought and the time by which the move is made
TRIES = 3  # a thinker may be killed under a thought, but not for ever by the same one

logger = logging.getLogger(__name__)


class Lost(Exception):
    """The process ended in the middle of a thought."""


@dataclass(slots=True)
class _Thought:
    """A question, when its answer is due, and who waits for it."""

    question: Question
    until: float
    answer: asyncio.Future[list[int]]
    tries: int = 0


class Pool:
    """So many thinkers, each in a process that begins when it is first needed.

    A process that is killed, busy or idle, is replaced, and its thought is thought again. No thought is waited for
    longer than until its move is due: then the bot moves at first sight.
    """

    def __init__(self, metrics: Metrics, count: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._metrics = metrics
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._command = command
        self._queue: asyncio.Queue[_Thought] = asyncio.Queue()
        self._desks: list[_Desk] = []
        self._sitting: list[asyncio.Task[None]] = []

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [desk.process.pid for desk in self._desks if desk.process and desk.process.returncode is None]

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Start the processes, so that the first thought need not wait for that."""
        if not self._desks and any(kind is not None and kind not in QUICK for kind in kinds):
            self._desks = [_Desk(self._command) for _ in range(self._count)]
            self._sitting = [asyncio.get_running_loop().create_task(self._sit(desk)) for desk in self._desks]

    async def turn(self, kind: str, state: State, seat: int, seed: int, until: float | None = None) -> list[int]:
        """The next actions of a bot of this kind, at least one."""
        if kind in QUICK:
            await asyncio.sleep(0)  # others may want the loop between two of many quick thoughts
            self._metrics.thoughts.add(kind, "whole")
            return bot(kind).turn(state, seat, seed)
        self.prepare([kind])
        until = until or time.monotonic() + LONGEST
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Thought(Question(kind, state, seat, seed, 0.0), until, answer))
        with self._metrics.thought_seconds.timed():
            return await answer

    async def close(self) -> None:
        """Think no more: who waits is told so, and the processes end."""
        for task in self._sitting:
            task.cancel()
        await asyncio.gather(*self._sitting, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait().answer.cancel()

    async def _sit(self, desk: _Desk) -> None:
        """Serve the queue at one desk, until cancelled."""
        try:
            with contextlib.suppress(OSError, Lost, TimeoutError):
                async with asyncio.timeout(LONGEST / 2):
                    await desk.begin()
            while True:
                thought = await self._queue.get()
                try:
                    await self._serve(desk, thought)
                except asyncio.CancelledError:
                    thought.answer.cancel()
                    raise
        finally:
            await desk.leave()

    async def _serve(self, desk: _Desk, thought: _Thought) -> None:
        if thought.answer.done():  # nobody waits any more
            return None
        try:
            async with asyncio.timeout(thought.until - time.monotonic()):
                thought.tries += 1
                await desk.begin()
                full = thought.until - time.monotonic() - MARGIN
                limit = min(full, self._share())
                if limit >= SHORTEST:
                    actions = await desk.ask(thought.question._replace(limit=limit))
                    return self._answer(thought, actions, "whole" if limit == full else "shortened")
        except Lost:
            self._metrics.thinkers_lost.add()
            if thought.tries < TRIES:
                return self._queue.put_nowait(thought)
        except TimeoutError:
            logger.warning("A bot (%s) has thought too long; its process was ended.", thought.question.kind)
        except Exception:
            logger.exception("A bot (%s) could not think.", thought.question.kind)
        return self._answer(thought, await asyncio.to_thread(first_sight, thought.question), "quick")

    def _answer(self, thought: _Thought, actions: list[int], how: str) -> None:
        self._metrics.thoughts.add(thought.question.kind, how)
        if not thought.answer.done():
            thought.answer.set_result(actions)

    def _share(self) -> float:
        """The seconds for a thought while so many others wait."""
        waiting = self._queue.qsize()
        return LONGEST if waiting < self._count else EVEN * self._count / waiting


class _Desk:
    """The place of one thinker: its process, and the line to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self.process: Process | None = None

    async def begin(self) -> None:
        """Begin the process, unless there is one, and wait until it can think; `Lost` when it ends before."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.leave()
        # Away from the terminal: an interrupt from there is for the server, which ends its thinkers itself.
        self.process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        await self._hear()

    async def ask(self, question: Question) -> list[int]:
        """The answer; `Lost` when the process has ended. Whoever does not wait for it ends the process."""
        assert self.process is not None
        assert self.process.stdin is not None
        with contextlib.suppress(ConnectionError):  # then there will be no answer either
            self.process.stdin.write(framed(question))
            await self.process.stdin.drain()
        answer = await self._hear()
        if not isinstance(answer, list):
            raise RuntimeError(answer)
        return answer

    async def _hear(self) -> object:
        """What the process says next."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            length = int.from_bytes(await self.process.stdout.readexactly(4), "little")
            return pickle.loads(await self.process.stdout.readexactly(length))
        except BaseException as end:
            await self.leave()  # an answer that nobody has waited for must not be taken for another's
            if isinstance(end, asyncio.IncompleteReadError | ConnectionError):
                raise Lost from end
            raise

    async def leave(self) -> None:
        """End the process."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process = None


def first_sight(question: Question) -> list[int]:
    """What a bot does that has no time to think."""
    kind, state, seat, seed, _ = question
    for name in ("greedy", "random"):
        try:
            return [bot(name).choose(state, seat, seed)]
        except Exception:
            logger.exception("A bot (%s) could not move at first sight.", name)
    raise RuntimeError(f"No bot can move for {kind}.")
