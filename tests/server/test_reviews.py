"""Reviews of finished games: queued, worked off task by task, kept; whatever is killed meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

from caribe.build import compiled
from caribe.server.store import Person, open_database
from caribe.server.store.reviews import (
    LEASE,
    ReviewRow,
    add_review,
    claim_review,
    finish_review,
    keep_task,
    review_of,
    tasks_of,
)
from tests.server.databases import execute
from tests.server.killing import _told as told
from tests.server.learning import PATIENCE, played, ready
from tests.server.players import Guest
from tests.server.serving import Server, Servers


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


def test_a_finished_game_is_reviewed_once_and_shown_to_whoever_has_the_link(guest: Guest, friend: Guest) -> None:
    table = played(guest, players=3)
    assert friend.get(f"/api/reviews/{table}").json()["error"]["id"] == "server-error-no-review"
    started = guest.call("POST", f"/api/tables/{table}/review").json()
    assert started["table"] == table
    assert 0 <= started["progress"] <= 1
    found = ready(friend, table)
    assert (found["status"], found["progress"], found["problem"]) == ("ready", 1.0, None)
    review = found["review"]
    assert (review["game"], review["players"]) == ("cartagena", 3)
    assert review["done"] == review["total"]
    assert [account["seat"] for account in review["ledger"]] == [0, 1, 2]
    assert len(review["moments"][0]["known"]) == 3
    again = friend.call("POST", f"/api/tables/{table}/review").json()
    assert again == found, "it is kept, and not made twice"
    record = friend.get(f"/api/reviews/{table}/record").json()
    assert [seat["name"] for seat in record["seats"]] == ["", "", ""], "who sat there is what the table says"


def test_what_cannot_be_reviewed_gets_a_plain_answer(guest: Guest) -> None:
    going = guest.new_table(players=2, start_player=0)
    early = guest.call("POST", f"/api/tables/{going}/review")
    assert (early.status_code, early.json()["error"]["id"]) == (409, "server-error-not-over")
    assert guest.call("POST", "/api/tables/nosuchtable/review").status_code == 404
    record = guest.get(f"/api/tables/{played(guest)}/record").json()
    cut = {**record, "actions": record["actions"][:-1], "result": None}
    other_rules = {**record, "rules": "0.1"}
    lie = {**record, "actions": [[1 - seat, action, at] for seat, action, at in record["actions"]]}
    for document in (cut, other_rules, lie, {}, {"format": "caribe-record-1"}):
        refused = guest.call("POST", "/api/reviews", {"record": document})
        assert refused.status_code == 400, refused.text
        assert refused.json()["faults"], refused.text
    made = guest.call("POST", "/api/reviews", {"record": record})
    assert made.status_code == 200, made.text
    assert made.json()["table"] is None
    assert ready(guest, made.json()["id"])["status"] == "ready"


def test_somebody_who_queues_many_does_not_keep_others_waiting_and_may_not_queue_without_end(database: str) -> None:
    async def work() -> None:
        db = open_database(database)
        people = {name: Person(name, name, 0) for name in ("ana", "blas")}
        for number in range(3):
            await db.write(add_review, people["ana"], ReviewRow(f"a{number}", None, "ana", number, "{}"))
        await db.write(add_review, people["blas"], ReviewRow("b0", None, "blas", 9, "{}"))
        assert not await db.write(add_review, people["blas"], ReviewRow("a0", None, "blas", 9, "{}"))
        order = []
        now = 1000
        while (claimed := await db.write(claim_review, now)) is not None:
            order.append(claimed.id)
            assert await db.write(claim_review, now) is None, "one at a time"
            now += 1
            await db.write(finish_review, claimed.id, now, "{}", None)
        assert order == ["a0", "b0", "a1", "a2"]
        await db.close()

    asyncio.run(work())


def test_a_review_whose_process_ended_is_taken_over_with_what_was_done(database: str) -> None:
    async def work() -> None:
        db = open_database(database)
        await db.write(add_review, Person("ana", "Ana", 0), ReviewRow("r", None, "ana", 0, "{}"))
        first = await db.write(claim_review, 0)
        assert first is not None
        await db.write(keep_task, "r", 0, 2.5, "[1]", 10)
        await db.write(keep_task, "r", 0, 2.5, "[2]", 20)
        assert await db.write(claim_review, 10 + LEASE - 1) is None
        second = await db.write(claim_review, 10 + LEASE)
        assert second is not None
        assert (second.id, second.done) == ("r", 2.5), "a task counts once"
        assert await db.read(tasks_of, "r") == {0: "[1]"}
        await db.write(finish_review, "r", 99, '{"whole": true}', None)
        assert await db.read(tasks_of, "r") == {}
        kept = await db.read(review_of, "r")
        assert kept is not None
        assert json.loads(kept.body or "") == {"whole": True}
        await db.close()

    asyncio.run(work())


def reviewers(server: Server) -> list[int]:
    """The worker processes of a server that compute reviews."""
    found = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    pids = [int(child) for tasks in found for child in tasks.read_text().split()]
    return [pid for pid in pids if b"caribe.server.learning.worker" in told(pid, "cmdline")]


TURNS = 30 if compiled() else 3
"""The turns of the game that is reviewed while things are killed: enough that it is not ready before."""


def done_tasks(database: str) -> int:
    return int(execute(database, "SELECT count(*) FROM review_tasks")[0][0])


def wait_for_tasks(database: str, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while done_tasks(database) < count and not execute(database, "SELECT 1 FROM reviews WHERE finished > 0"):
        assert time.monotonic() < until, "no task was done"
        time.sleep(0.02)


def test_killing_the_worker_and_the_server_loses_nothing_and_the_review_goes_on(database: str) -> None:
    server = Server(database)
    try:
        guest = Guest(server.address)
        table = played(guest, turn_cap=TURNS)
        assert guest.call("POST", f"/api/tables/{table}/review").status_code == 200
        wait_for_tasks(database, 1)
        for pid in reviewers(server):
            os.kill(pid, signal.SIGKILL)
        wait_for_tasks(database, 2)
        server.kill()
        kept = done_tasks(database)
        execute(database, "UPDATE reviews SET claimed = 0")  # else another process waits until the claim has lapsed
        server = Server(database)
        assert done_tasks(database) >= kept
        found = ready(Guest(server.address, guest.cookie), table)
        assert found["status"] == "ready", found["problem"]
        whole = found["review"]
        execute(database, "DELETE FROM reviews")
        asked = Guest(server.address, guest.cookie)
        assert asked.call("POST", f"/api/tables/{table}/review").status_code == 200
        assert ready(asked, table)["review"] == whole, "the same as in one go"
    finally:
        server.kill()
