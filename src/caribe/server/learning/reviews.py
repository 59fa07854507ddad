"""The review runner: works off the queue of reviews, one at a time, at the lowest priority, task by task.

What each task has found is committed, so a worker or a server that ends in the middle loses one task, and whoever
comes next goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from caribe.core.message import Message
from caribe.server.learning.analyst import COMMAND
from caribe.server.learning.exercises import exercises_in
from caribe.server.learning.worker import LearningTask, MergeTask, Outcome, PartTask, PlanTask
from caribe.server.protocol.fields import JsonObject
from caribe.server.store import Database, StoreError
from caribe.server.store.exercises import add_exercises
from caribe.server.store.reviews import (
    ATTEMPTS,
    ReviewRow,
    claim_review,
    finish_review,
    keep_partial,
    keep_task,
    plan_review,
    release_claims,
    release_review,
    renew_claim,
    tasks_of,
    waiting_reviews,
)
from caribe.server.store.tables import table_row
from caribe.workers import TaskFailed, WorkerLost
from caribe.workers.aio import AsyncWorker

INTERVAL = 2.0
"""Seconds between two looks at the queue; whoever asks for a review here wakes the runner at once."""

NICENESS = 19
"""The scheduling priority of the worker: everything else comes first."""

LONGEST = 300.0
"""The seconds that one task may take; then its worker is killed."""

RENEWAL = 10.0
"""The seconds after which the claim of a review is renewed while a task runs."""

PARTIAL = 5.0
"""The least seconds between two partial reviews."""

LOSSES = 3
"""How many workers one task may take down."""

logger = logging.getLogger(__name__)


class ReviewFailed(Exception):
    """A review that cannot be made; `problem` says why."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem


class ReviewRunner:
    """Works off reviews; each process of a server has one, and one of them works at a time."""

    def __init__(self, db: Database, now: Callable[[], int]) -> None:
        self._db = db
        self._now = now
        self._wakeup = asyncio.Event()
        self._worker: AsyncWorker | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [] if self._worker is None or self._worker.pid is None else [self._worker.pid]

    def wake(self) -> None:
        """Look at the queue now."""
        self._wakeup.set()

    async def run(self) -> None:
        """Work until cancelled."""
        with contextlib.suppress(StoreError):
            if not self._db.shared:
                await self._db.write(release_claims)  # of a server that has ended in the middle
        try:
            while True:
                try:
                    while await self.work():
                        pass
                except StoreError as failure:
                    logger.warning("A review could not be kept: %s", failure)
                except Exception:
                    logger.exception("Reviews could not be looked after.")
                self._rest()
                await self._wait()
        finally:
            self._rest()

    async def _wait(self) -> None:
        """Wait until there is something to do here."""
        while not self._wakeup.is_set():
            try:
                async with asyncio.timeout(INTERVAL):
                    await self._wakeup.wait()
            except TimeoutError:
                try:
                    if await self._db.read(waiting_reviews):
                        break
                except StoreError as failure:
                    logger.warning("The queue of reviews could not be read: %s", failure)
        self._wakeup.clear()

    async def work(self) -> bool:
        """Work on the next review to its end; False if there is none for this process."""
        if not await self._db.read(waiting_reviews):
            return False
        review = await self._db.write(claim_review, self._now())
        if review is None:
            return False
        try:
            if review.attempts > ATTEMPTS:
                raise ReviewFailed(Message("server-review-failed"))
            body = await self._review(review)
        except asyncio.CancelledError:
            await self._db.write(release_review, review.id)
            raise
        except ReviewFailed as failure:
            problem = json.dumps(failure.problem.to_json())
            await self._db.write(finish_review, review.id, self._now(), None, problem)
        else:
            await self._db.write(self._finish, review, body)
        return True

    def _finish(self, connection: Any, review: ReviewRow, body: str) -> None:
        """Keep a review, and let those who played practise what they could have done better."""
        now = self._now()
        finish_review(connection, review.id, now, body, None)
        table = table_row(connection, review.table_id) if review.table_id else None
        if table is not None:
            found = msgspec.json.decode(body)
            for seat, place in enumerate(table.seats):
                if place.person is not None:
                    add_exercises(connection, place.person, exercises_in(found, review.id, seat, now))

    async def _review(self, review: ReviewRow) -> str:
        """Do all tasks that are not done: the whole review; refuses with `ReviewFailed`."""
        tasks: list[JsonObject] = await self._call(review, PlanTask(review.record))
        if review.total is None:
            await self._db.write(plan_review, review.id, sum(task["work"] for task in tasks))
        found = await self._db.read(tasks_of, review.id)
        shown = 0.0
        for number, task in enumerate(tasks):
            if number in found:
                continue
            found[number] = await self._call(review, PartTask(review.record, task))
            await self._db.write(keep_task, review.id, number, task["work"], found[number], self._now())
            if time.monotonic() - shown > PARTIAL and len(found) < len(tasks):
                partial = await self._call(review, MergeTask(review.record, list(found.values())))
                await self._db.write(keep_partial, review.id, partial)
                shown = time.monotonic()
        body: str = await self._call(review, MergeTask(review.record, [found[place] for place in sorted(found)]))
        return body

    async def _call(self, review: ReviewRow, task: LearningTask) -> Any:
        """Run a task in the worker, and keep the claim of the review meanwhile."""
        for _ in range(LOSSES):
            if self._worker is None:
                self._worker = AsyncWorker(COMMAND, NICENESS)
            renewing = asyncio.get_running_loop().create_task(self._renew(review.id))
            try:
                async with asyncio.timeout(LONGEST):
                    outcome: Outcome = await self._worker.call(task)
            except WorkerLost:
                continue
            except TimeoutError:
                logger.warning("A task of a review has exceeded its time; its process was ended.")
                break
            except TaskFailed:
                logger.exception("A task of a review has failed.")
                break
            finally:
                renewing.cancel()
            if outcome.faults:
                raise ReviewFailed(outcome.faults[0].text)
            return outcome.result
        raise ReviewFailed(Message("server-review-failed"))

    async def _renew(self, review_id: str) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self._db.write(renew_claim, review_id, self._now())
            except StoreError as failure:
                logger.warning("The claim of a review could not be renewed: %s", failure)

    def _rest(self) -> None:
        """End the worker: it is started again when there is a review."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
