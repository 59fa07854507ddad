"""Every bot plays every game: legally, honestly, and the same way twice."""

from __future__ import annotations

import json

import pytest

from caribe.bots import OPPONENTS, Bot, Level, bot, follow
from caribe.core.state import State
from tests.conformance.tables import SHELVES, Table, walk

FEW = 4  # iterations of a bot that searches


def unhurried(name: str) -> Bot:
    """The bot of this name with few iterations and all the time in the world, so that no clock decides."""
    found = bot(name)
    if isinstance(found, Level):
        found.iterations, found.seconds = FEW, 1e9
    return found


@pytest.fixture(params=[*OPPONENTS, "greedy-1"])  # later anchors differ from these by weights and budgets alone
def player(request: pytest.FixtureRequest) -> Bot:
    return unhurried(request.param)


def asked(seating: Table) -> list[tuple[State, int]]:
    """Some positions, and a seat that owes a decision in each."""
    positions = walk(seating).positions[::3]
    return [(state, state.deciders()[number % len(state.deciders())]) for number, state in enumerate(positions)]


def test_what_a_bot_decides_is_legal_and_leaves_the_position_alone(seating: Table, player: Bot) -> None:
    for position, seat in asked(seating):
        guess = position.determinize(seat, 3)
        before = guess.to_json()
        actions = player.turn(guess, seat, 9)
        assert guess.to_json() == before
        state = position.focus(seat)
        taken = 0
        for action in follow(state, actions):
            state.apply(action)
            taken += 1
        assert taken >= 1
        assert player.choose(guess, seat, 9) in position.legal_actions(seat)


def test_a_bot_uses_nothing_that_its_seat_cannot_know(seating: Table, player: Bot) -> None:
    """Hidden cards swapped for others that the seat cannot tell apart, and the generator too, change no decision."""
    differed = 0
    for position, seat in asked(seating):
        decided = player.turn(position.determinize(seat, 1), seat, 5), player.choose(position, seat, 5)
        for world in (position, position.determinize(seat, 2), position.determinize(seat, 3)):
            assert (player.turn(world, seat, 5), player.choose(world, seat, 5)) == decided
            differed += world.to_json() != position.to_json()
    assert differed


def table(state: State) -> str:
    """All that lies on the table, apart from the generator and from how often a ware's trade has turned."""
    held = state.to_json()
    del held["generator"]
    if isinstance(doing := held.get("doing"), dict):
        held["doing"] = {name: value for name, value in doing.items() if name not in ("way", "turns", "begun")}
    return json.dumps(held, sort_keys=True)


@pytest.mark.parametrize("kind", ["greedy", "easy"])
@pytest.mark.parametrize("name", SHELVES)
def test_a_bot_plays_a_game_to_its_end_and_never_in_circles(name: str, kind: str) -> None:
    """Within a turn, nobody comes back to a table that was there before in that turn."""
    player = unhurried(kind)
    state = SHELVES[name].game(SHELVES[name].title.least, {}).new(2)
    seat, passed = state.player, {table(state)}
    while not state.is_over:
        for action in follow(state, player.turn(state.determinize(state.player, 1), state.player, 7)):
            state.apply(action)
            now = table(state)
            if state.player != seat:
                seat, passed = state.player, set()
            assert now not in passed
            passed.add(now)
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", SHELVES)
def test_a_game_of_random_bots_ends(name: str) -> None:
    state = SHELVES[name].game(SHELVES[name].title.least, {}).new(2)
    while not state.is_over:
        for action in follow(state, bot("random").turn(state.determinize(state.player, 1), state.player, 7)):
            state.apply(action)
    assert sum(state.returns()) == pytest.approx(1)
