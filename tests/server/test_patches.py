"""Patches: what they lead to is what a page without patches gets, and they are small."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from statistics import median
from uuid import UUID

import pytest

from caribe import library
from caribe.server.tables.patches import diff
from tests.patching import Json, apply_patch
from tests.server.processes import Clock, processes, run
from tests.server.test_secrecy_everywhere import NAMES, PLAYERS, Reader, table

MOVES = 30


def states(received: Sequence[str]) -> list[Json]:
    """All states that a page has had."""
    found: list[Json] = []
    for raw in received:
        message = json.loads(raw)
        if message["kind"] == "state":
            found.append(message)
        elif message["kind"] == "patch":
            found.append(apply_patch(found[-1], message))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_patches_lead_to_the_states_that_others_get_whole(name: str, database: str) -> None:
    game = library.title(name).game(PLAYERS, {}, library.data(name))
    chance = Random(name)

    async def work() -> None:
        async with processes(database, 1, Clock()) as (process,):
            live = await table(process, game, game.new(5), name)
            people = ("ana", "blas", "carmen", "eva")
            whole = {person: await Reader.open(live, person) for person in people}
            patched = {person: await Reader.open(live, person) for person in people}
            for person in people:
                await whole[person].say(kind="hello", version=None)
                await patched[person].say(kind="hello", version=None, patches=True)
            for number in range(MOVES):
                seat = chance.choice(live.play.owing())
                actions = chance.choice(live.play.choices(seat)).actions
                move = {"move_id": str(UUID(int=number + 1)), "version": live.play.version}
                await whole[people[seat]].say(kind="choose", actions=list(actions), **move)
                if number % 7 == 3:
                    await whole[people[seat]].say(kind="undo", **{**move, "move_id": str(UUID(int=number + 1000))})
                if live.play.state.is_over:
                    break
            for person in people:
                assert states(patched[person].received)[-1] == states(whole[person].received)[-1]
                assert states(patched[person].received) == states(whole[person].received)
            sizes = [len(raw) for reader in patched.values() for raw in reader.received if '"kind":"patch"' in raw[:20]]
            assert len(sizes) > MOVES
            wholes = [len(raw) for reader in whole.values() for raw in reader.received if '"kind":"state"' in raw[:20]]
            assert median(sizes) < median(wholes) / 2
            for reader in (*whole.values(), *patched.values()):
                await reader.close()

    run(work)


def test_a_difference_tells_true_from_one_and_replaces_what_has_other_keys() -> None:
    old = {"a": 1, "b": [1, 2], "c": {"x": 1}, "d": [[0], [0]]}
    new = {"a": True, "b": [1], "c": {"y": 1}, "d": [[0], [3]]}
    assert diff(old, new) == [(["a"], True), (["b"], [1]), (["c"], {"y": 1}), (["d", 1, 0], 3)]
    assert diff(old, json.loads(json.dumps(old))) == []
