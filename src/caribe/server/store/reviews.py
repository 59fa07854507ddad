"""Reviews: a queue in the database, worked off task by task, so that whoever ends in the middle loses one task."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, update

from caribe.server.store.people import Person, keep_person
from caribe.server.store.schema import review_tasks, reviews
from caribe.server.store.sql import insert_or_ignore

LEASE = 30_000
"""Milliseconds for which a review belongs to the process that works on it; it renews that while it works."""

ATTEMPTS = 5
"""How often a review is begun, or begun again after a process has ended, before it is given up."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review: whose, of which game, how far it is, and what has come of it.

    `record` is the game as JSON; `done` of `total` work is finished, None until it was looked at; `body` is the review,
    or its first results, and `problem` a message that says why there is none.
    """

    id: str
    table_id: str | None
    person: str
    created: int
    record: str
    total: float | None = None
    done: float = 0.0
    attempts: int = 0
    finished: int | None = None
    body: str | None = None
    problem: str | None = None


def add_review(connection: Connection, person: Person, review: ReviewRow) -> bool:
    """Queue a review, unless this game has one; says whether it was queued."""
    keep_person(connection, person)
    row = {"id": review.id, "table_id": review.table_id, "person": review.person, "created": review.created}
    fresh = {"record": review.record, "done": 0, "claimed": 0, "attempts": 0}
    return insert_or_ignore(connection, reviews, row | fresh)


def review_of(connection: Connection, review_id: str) -> ReviewRow | None:
    """A review by id; that of a table has the id of the table."""
    row = connection.execute(select(reviews).where(reviews.c.id == review_id)).one_or_none()
    return None if row is None else _review(row)


def ahead_of(connection: Connection, review: ReviewRow) -> int:
    """How many unfinished reviews were asked for before this one."""
    earlier = reviews.c.finished.is_(None) & (reviews.c.created < review.created)
    return int(connection.execute(select(func.count()).select_from(reviews).where(earlier)).scalar_one())


def waiting_reviews(connection: Connection, person: str | None = None) -> int:
    """How many reviews are unfinished: of this person, or of all."""
    query = select(func.count()).select_from(reviews).where(reviews.c.finished.is_(None))
    return int(connection.execute(query if person is None else query.where(reviews.c.person == person)).scalar_one())


def claim_review(connection: Connection, now: int) -> ReviewRow | None:
    """Take the next review to work on; None while another process works on one, or when none waits.

    One at a time, whatever the number of processes. People take turns: next is whoever has waited longest since one of
    theirs was finished.
    """
    # Held until the end of this transaction: of two processes that look, one sees what the other has taken.
    query = select(reviews).where(reviews.c.finished.is_(None)).order_by(reviews.c.created).with_for_update()
    waiting = connection.execute(query).all()
    if not waiting or any(row.claimed > now for row in waiting):
        return None
    last = select(reviews.c.person, func.max(reviews.c.finished).label("last")).group_by(reviews.c.person)
    mine = {row.person: row.last or 0 for row in connection.execute(last)}
    row = min(waiting, key=lambda row: (mine.get(row.person, 0), row.created, row.id))
    taken = {"claimed": now + LEASE, "attempts": row.attempts + 1}
    connection.execute(update(reviews).where(reviews.c.id == row.id).values(**taken))
    return _review(row, attempts=row.attempts + 1)


def release_claims(connection: Connection) -> None:
    """Let unfinished reviews be worked on at once: for a server that is alone on its database and has just started."""
    connection.execute(update(reviews).where(reviews.c.finished.is_(None)).values(claimed=0))


def release_review(connection: Connection, review_id: str) -> None:
    """Let another process work on a review at once: this one ends, and that is not the fault of the review."""
    back = {"claimed": 0, "attempts": reviews.c.attempts - 1}
    connection.execute(update(reviews).where(reviews.c.id == review_id, reviews.c.finished.is_(None)).values(**back))


def plan_review(connection: Connection, review_id: str, total: float) -> None:
    """Note how much work a review is."""
    connection.execute(update(reviews).where(reviews.c.id == review_id).values(total=total))


def renew_claim(connection: Connection, review_id: str, now: int) -> None:
    """Keep a review for longer: its task still runs."""
    connection.execute(update(reviews).where(reviews.c.id == review_id).values(claimed=now + LEASE))


def keep_task(connection: Connection, review_id: str, number: int, work: float, result: str, now: int) -> None:
    """Keep what a task has found, and the review for longer; after work that went forward, attempts count from one."""
    if insert_or_ignore(connection, review_tasks, {"review": review_id, "number": number, "result": result}):
        more = {"done": reviews.c.done + work, "claimed": now + LEASE, "attempts": 1}
        connection.execute(update(reviews).where(reviews.c.id == review_id).values(**more))


def tasks_of(connection: Connection, review_id: str) -> dict[int, str]:
    """What the tasks of a review have found so far, by number."""
    query = select(review_tasks).where(review_tasks.c.review == review_id).order_by(review_tasks.c.number)
    return {row.number: row.result for row in connection.execute(query)}


def keep_partial(connection: Connection, review_id: str, body: str) -> None:
    """Keep the first results of a review that goes on."""
    mine = update(reviews).where(reviews.c.id == review_id, reviews.c.finished.is_(None))
    connection.execute(mine.values(body=body))


def finish_review(connection: Connection, review_id: str, now: int, body: str | None, problem: str | None) -> None:
    """Keep a review, or why there is none; what its tasks have found is no longer needed."""
    done = {"finished": now, "claimed": 0, "body": body, "problem": problem}
    connection.execute(update(reviews).where(reviews.c.id == review_id).values(**done))
    connection.execute(delete(review_tasks).where(review_tasks.c.review == review_id))


def forget_reviews(connection: Connection, ids: list[str]) -> None:
    """Delete these reviews; those of tables have the ids of the tables."""
    connection.execute(delete(review_tasks).where(review_tasks.c.review.in_(ids)))
    connection.execute(delete(reviews).where(reviews.c.id.in_(ids)))


def uploaded_by(connection: Connection, people: list[str]) -> list[str]:
    """The reviews of records that these people have uploaded."""
    query = select(reviews.c.id).where(reviews.c.person.in_(people), reviews.c.table_id.is_(None))
    return list(connection.execute(query).scalars())


def _review(row: Row[Any], attempts: int | None = None) -> ReviewRow:
    return ReviewRow(
        id=row.id,
        table_id=row.table_id,
        person=row.person,
        created=row.created,
        record=row.record,
        total=row.total,
        done=row.done,
        attempts=row.attempts if attempts is None else attempts,
        finished=row.finished,
        body=row.body,
        problem=row.problem,
    )
