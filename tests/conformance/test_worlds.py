"""`determinize` draws only what is possible, and all of it, by an oracle that knows only what a seat was told.

`worlds/<room>.py` supplies it: `starts()` gives small positions and the seat that watches, `Worlds(state, seat)` the
set of all that can be hidden there, `see(event)` follows it through one event as that seat saw it. `parts` are
independent sets; a position is one member of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from caribe.core.state import State
from tests.conformance.tables import companion, seatings
from tests.support import Chooser

ROOMS = {seating.shelf.room: seating for seating in seatings()}
DECISIONS = 120  # that a game is followed for
LARGEST = 3000  # worlds; a larger set is too dear to follow
FEW = 40  # worlds that must all be reached
DRAWS = 20000  # in which they must be reached


def games() -> Iterator[Any]:
    """Every start of every room; a room without an oracle has none and fails."""
    for room, seating in ROOMS.items():
        found = list(companion(seating, "worlds").starts())
        assert found, f"worlds/{room}.py has no starts"
        for name, state, seat in found:
            yield pytest.param(room, state, seat, id=f"{room}: {name}")


@pytest.mark.parametrize(("room", "start", "seat"), list(games()))
def test_what_is_drawn_anew_is_possible_and_all_that_is_possible_is_drawn(room: str, start: State, seat: int) -> None:
    oracle = import_module(f"tests.conformance.worlds.{room}").Worlds(start, seat)
    state = start.clone()
    state.keep_log()
    chooser = Chooser(seat + 100 * state.game.players)
    heard = 0
    looked = reached = 0
    for number in range(DECISIONS):
        if any(len(part) > LARGEST for part in oracle.parts):
            break
        assert all(oracle.parts), "the oracle says that nothing is possible"
        possible = oracle.parts_of(state.to_json())
        assert all(world in part for world, part in zip(possible, oracle.parts, strict=True)), "the truth is possible"
        seen: list[set[Any]] = [set() for _ in oracle.parts]
        goal = number % 6 == 0 and max(map(len, oracle.parts)) <= FEW
        for seed in range(DRAWS if goal else 8):
            drawn = oracle.parts_of(state.determinize(seat, seed * 7919 + number).to_json())
            for world, part, found in zip(drawn, oracle.parts, seen, strict=True):
                assert world in part, f"{world} is not possible after {heard} events"
                found.add(world)
            looked += 1
            if goal and list(map(len, seen)) == list(map(len, oracle.parts)):
                reached += 1
                break
        else:
            assert not goal, f"{[part - found for part, found in zip(oracle.parts, seen, strict=True)]} never drawn"
        if state.is_over:
            break
        state.apply(chooser.pick(state.legal_actions()))
        for event in (state.log or [])[heard:]:
            heard += 1
            told = state.game.seen(event, seat)
            if told is not None:
                oracle.see(told)
        if hasattr(oracle, "at"):
            oracle.at(state.view(seat))
    assert looked
    assert reached
