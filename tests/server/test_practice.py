"""Practice: one's own mistakes and puzzles as exercises, and when they come again."""

from __future__ import annotations

import asyncio
import json

import pytest

from caribe.review import puzzles
from caribe.server.learning.practice import answer
from caribe.server.store import Person, open_database
from caribe.server.store.exercises import ExerciseRow, add_exercises, exercises_of
from caribe.server.store.people import keep_person
from tests.server.learning import played, ready
from tests.server.players import Guest
from tests.server.serving import Servers


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


def test_a_decision_of_a_reviewed_game_can_be_tried_again_and_played_on(guest: Guest, friend: Guest) -> None:
    table = played(guest, turn_cap=2)
    guest.call("POST", f"/api/tables/{table}/review")
    review = ready(guest, table)["review"]
    number, decision = next((i, each) for i, each in enumerate(review["decisions"]) if each["options"] > 1)
    name = f"{table}.{number}"
    shown = guest.get(f"/api/exercises/{name}").json()
    assert (shown["kind"], shown["seat"], shown["table"]) == ("review", decision["seat"], table)
    assert shown["state"]["view"]["seat"] == decision["seat"]
    choices = [choice["actions"] for choice in shown["state"]["choices"]]
    best = (decision["best"] or decision["played"])["actions"]
    assert best in choices
    right = guest.call("POST", f"/api/exercises/{name}/attempt", {"actions": best}).json()
    assert right["attempt"]["right"], right
    wrong = guest.call("POST", f"/api/exercises/{name}/attempt", {"actions": [99_999]})
    assert wrong.status_code == 400
    reason = guest.call("POST", f"/api/exercises/{name}/why-not", {"targets": ["turn:nothing"]}).json()
    assert reason["reason"]["text"]["id"]
    made = friend.call("POST", f"/api/exercises/{name}/table", {"bot": "easy"})
    assert made.status_code == 201, made.text
    with friend.connect(made.json()["id"]) as socket:
        assert socket.hello()["view"]["seat"] == decision["seat"]
    unknown = friend.call("POST", f"/api/exercises/{name}/table", {"bot": "nobody"})
    assert unknown.status_code == 400
    for missing in (f"{table}.999", "nosuch.0", "nosuch", "x.y"):
        assert guest.get(f"/api/exercises/{missing}").status_code == 404


def test_what_can_be_practised_is_told_and_belongs_to_the_guest(guest: Guest, friend: Guest, server: Servers) -> None:
    who = guest.get("/api/me").json()
    assert who["practice"] == 0
    before = guest.get("/api/practice").json()
    assert (before["due"], before["exercises"]) == (0, [])
    table = played(guest, turn_cap=3)
    guest.call("POST", f"/api/tables/{table}/review")
    review = ready(guest, table)["review"]
    mine = [n for n in review["exercises"] if review["decisions"][n]["seat"] == 0]
    after = guest.get("/api/practice").json()
    assert {each["id"] for each in after["exercises"]} == {f"{table}.{n}" for n in mine[:8]}
    assert guest.get("/api/me").json()["practice"] == len(after["exercises"])
    assert friend.get("/api/practice").json()["exercises"] == []


def test_answers_space_exercises_over_days_and_rate_puzzles_like_players(database: str) -> None:
    known = [each for game in ("cartagena", "havana", "cuba") for each in puzzles(game)]

    async def work() -> None:
        db = open_database(database)
        ana = Person("ana", "Ana", 0)
        await db.write(keep_person, ana)
        await db.write(add_exercises, "ana", [ExerciseRow("t.1", "cuba", 5), ExerciseRow("t.2", "cuba", 5)])
        row, rating = await db.write(answer, ana, "t.1", None, True, 10)
        assert row is not None
        assert rating is None
        assert row.due > 10
        later, _ = await db.write(answer, ana, "t.1", None, False, 20)
        assert later == row, "only the first answer of a showing counts"
        missed, _ = await db.write(answer, ana, "t.2", None, False, 10)
        assert missed is not None
        assert (missed.missed, missed.due < row.due) == (1, True)
        assert await db.write(answer, ana, "t.3", None, True, 10) == (None, None), "somebody else's"
        if known:
            puzzle = known[0]
            row, first = await db.write(answer, ana, puzzle.id, puzzle, True, 10)
            assert first is not None
            assert (first.who, first.games) == ("ana", 1)
            _, second = await db.write(answer, ana, puzzle.id, puzzle, True, 10)
            assert second is None, "a puzzle rates somebody once"
        assert {each.id for each in await db.read(exercises_of, "ana")} >= {"t.1", "t.2"}
        await db.close()

    asyncio.run(work())
    assert json.dumps([each.id for each in known[:3]])
