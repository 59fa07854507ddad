"""Bots in worker processes: whatever happens to a process, its turn is answered, and in time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import caribe
from caribe.bots import bot
from caribe.core.state import State
from caribe.server.bots import pool as pool_module
from caribe.server.bots.fair_queue import Payer
from caribe.server.bots.pool import COMMAND, SHORTEST, BotPool, any_move
from caribe.server.bots.runner import LONGEST
from caribe.server.bots.worker import TurnTask, quick_move
from caribe.server.ops.metrics import Metrics


@pytest.fixture(autouse=True)
def _time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process for quick moves has five seconds, in which a busy machine may not even have started it."""
    monkeypatch.setattr(pool_module, "QUICK_TIME", 60.0)


def position() -> State:
    return caribe.game("cartagena", players=2, start_player=0).new(seed=1).determinize(0, 5)


@asynccontextmanager
async def opened(*command: str, count: int = 1) -> AsyncIterator[tuple[BotPool, Metrics]]:
    metrics = Metrics()
    pool = BotPool(metrics, count, command or COMMAND)
    try:
        yield pool, metrics
    finally:
        await pool.close()
        assert pool.processes == []


def odd(folder: Path) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.server.odd_worker", str(folder))


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def turns(metrics: Metrics, kind: str, how: str) -> float | None:
    return metrics.registry.get_sample_value("caribe_thoughts_total", {"bot": kind, "how": how})


def patience() -> float:
    """A deadline that a new process meets on a machine that has much else to do."""
    return time.monotonic() + 60


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not wanted():
            await asyncio.sleep(0.01)


def test_a_process_thinks_what_the_bot_would_think_and_starts_only_when_needed() -> None:
    async def work() -> None:
        async with opened() as (pool, metrics):
            pool.prepare([None])
            assert pool.processes == []
            assert await pool.turn("random", position(), 0, 3) == bot("random").turn(position(), 0, 3)
            assert len(pool.processes) == 1, "quick moves have a process of their own"
            assert await pool.turn("greedy", position(), 0, 3, patience()) == bot("greedy").turn(position(), 0, 3)
            assert len(pool.processes) == 2
            assert turns(metrics, "greedy", "whole") is None, "it was given a longer time than it is let think"
            assert await pool.turn("greedy", position(), 0, 3) == bot("greedy").turn(position(), 0, 3)
            assert await pool.turn("greedy", position(), 0, 3) == [bot("greedy").choose(position(), 0, 3)]
            assert turns(metrics, "greedy", "whole") == 2

    run(work)


def test_a_process_killed_while_idle_is_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(*odd(tmp_path)) as (pool, _):
            for _ in range(3):
                assert await pool.turn("hard", position(), 0, 1, patience()) == [position().legal_actions(0)[-1]]
                (old,) = pool.processes
                os.kill(old, signal.SIGKILL)
            assert await pool.turn("hard", position(), 0, 1, patience()) == [position().legal_actions(0)[-1]]

    run(work)


def test_a_process_killed_in_the_middle_is_replaced_and_its_thought_thought_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(*odd(tmp_path)) as (pool, metrics):
            (tmp_path / "hang").touch()
            thinking = asyncio.create_task(pool.turn("hard", position(), 0, 1, patience()))
            await until(lambda: not (tmp_path / "hang").exists())
            os.kill(pool.processes[0], signal.SIGKILL)
            assert await thinking == [position().legal_actions(0)[-1]]
            assert metrics.registry.get_sample_value("caribe_thinkers_lost_total") == 1

    run(work)


def test_a_thought_that_always_ends_its_process_is_not_thought_for_ever(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(sys.executable, "-c", "pass") as (pool, metrics):
            assert await pool.turn("hard", position(), 0, 1) == quick_move(TurnTask("hard", position(), 0, 1, 0.0))
            assert metrics.registry.get_sample_value("caribe_thinkers_lost_total") == 3

    run(work)


def test_a_thought_that_lasts_too_long_or_fails_is_answered_at_quick_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sight = quick_move(TurnTask("hard", position(), 0, 1, 0.0))

    async def work() -> None:
        async with opened(*odd(tmp_path)) as (pool, metrics):
            await pool.turn("hard", position(), 0, 1)
            (slow,) = pool.processes
            (tmp_path / "hang").touch()
            assert await pool.turn("hard", position(), 0, 1, time.monotonic() + 1) == sight
            assert pool.processes != [slow], "it was ended"
            (tmp_path / "fail").touch()
            assert await pool.turn("hard", position(), 0, 1, patience()) == sight
            assert await pool.turn("hard", position(), 0, 1, patience()) == [position().legal_actions(0)[-1]]
            assert await pool.turn("hard", position(), 0, 1, time.monotonic()) == sight, "no time is left to think"
            assert turns(metrics, "hard", "quick") == 3

    run(work)
    assert "a bot that cannot think" in caplog.text


def test_bots_think_shorter_the_more_of_them_wait(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(*odd(tmp_path)) as (pool, metrics):
            await pool.turn("hard", position(), 0, 1)
            await asyncio.gather(*(pool.turn("hard", position(), 0, 1) for _ in range(51)))
            limits = [float(line) for line in (tmp_path / "limits").read_text().split()]
            alone, first, *_, last = limits
            assert alone > LONGEST / 2 < last
            assert SHORTEST < first < 0.1
            assert sum(limits[1:-1]) < LONGEST
            assert limits[1:] == sorted(limits[1:])
            assert turns(metrics, "hard", "shortened") == 50

    run(work)


def test_whoever_has_many_tables_waits_for_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(*odd(tmp_path)) as (pool, _):
            await pool.turn("hard", position(), 0, 1)
            order: list[str] = []

            async def turn(payer: Payer) -> None:
                await pool.turn("hard", position(), 0, 1, payer=payer)
                order.append(payer.person)

            many = [asyncio.create_task(turn(Payer("192.0.2.1", "greedy"))) for _ in range(100)]
            await asyncio.sleep(0)
            await turn(Payer("192.0.2.2", "ana"))
            assert order.index("ana") <= 3
            limits = [float(line) for line in (tmp_path / "limits").read_text().split()]
            assert max(limits[1:]) >= 0.5, "and has half of the worker's time"
            for task in many:
                task.cancel()

    run(work)


def test_quick_moves_are_made_in_processes_whatever_happens_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "COMMAND", (sys.executable, "-c", "pass"))

    async def work() -> None:
        async with opened() as (pool, metrics):
            task = TurnTask("random", position(), 0, 7, 0.0)
            assert await pool.turn("random", position(), 0, 7) == any_move(task), "at last any legal move"
            assert metrics.registry.get_sample_value("caribe_thinkers_lost_total") == 3

    run(work)


def test_closing_answers_nobody_and_ends_the_processes(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(*odd(tmp_path), count=2) as (pool, _):
            (tmp_path / "hang").touch()
            thinking = asyncio.create_task(pool.turn("hard", position(), 0, 1))
            await until(lambda: not (tmp_path / "hang").exists())
            await pool.close()
            with pytest.raises(asyncio.CancelledError):
                await thinking

    run(work)
