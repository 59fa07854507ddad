"""A position can be copied, written down and carried elsewhere, and it stays the same position."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import pytest

from caribe.core.faults import BadPosition
from caribe.core.state import State
from tests.conformance.tables import Table, walk
from tests.support import Chooser, plain

FAR = 30  # decisions that a copy is followed for
SPOILT: tuple[object, ...] = (None, "spoilt", -7, [], {}, [[]], 2**70)


def through_json(state: State) -> State:
    """The position written as text and read back."""
    return state.game.from_json(json.loads(json.dumps(state.to_json())))


def pickled(state: State) -> State:
    """The position as another process gets it."""
    copied = pickle.loads(pickle.dumps(state))
    assert isinstance(copied, State)
    return copied


WAYS: dict[str, Callable[[State], State]] = {
    "clone": lambda state: state.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "json": through_json,
    "pickle": pickled,
}


def play_on(state: State, seed: int, count: int = FAR) -> list[object]:
    """Play at random, and note every position."""
    chooser = Chooser(seed)
    noted: list[object] = []
    for _ in range(count):
        if state.is_over:
            break
        state.apply(chooser.pick(state.legal_actions()))
        noted.append(state.to_json())
    return noted


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_equal_and_continues_the_same(table: Table, way: str) -> None:
    for position in [*walk(table).positions[::2], walk(table).end]:
        copied = WAYS[way](position)
        assert type(copied) is type(position)
        assert copied == position
        assert copied.to_json() == position.to_json()
        assert [copied.view(seat) for seat in range(table.players)] == [
            position.view(seat) for seat in range(table.players)
        ]
        assert play_on(copied, 5) == play_on(position.clone(), 5)


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_and_its_original_never_touch_each_other(seating: Table, way: str) -> None:
    for position in walk(seating).positions[::2]:
        original = position.clone()
        before = original.to_json()
        copied = WAYS[way](original)
        play_on(copied, 1)
        assert original.to_json() == before
        copied = WAYS[way](original)
        play_on(original, 2)
        assert copied.to_json() == before


def test_positions_are_equal_until_something_happens(seating: Table) -> None:
    position = walk(seating).positions[0]
    later = position.clone()
    assert later == position
    later.apply(later.legal_actions()[0])
    assert later != position
    other = position.clone()
    other.rekey(other.rng + 1)
    assert other != position
    assert position != "position"
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


def test_copies_of_one_position_part_and_never_meet(seating: Table) -> None:
    """Clones may share what they only read; each of three must still go its own way, in turns, as if it were alone."""
    position = walk(seating).positions[-1]
    alone = [play_on(pickled(position), seed) for seed in range(3)]
    together = [position.clone() for _ in range(3)]
    choosers = [Chooser(seed) for seed in range(3)]
    noted: list[list[object]] = [[], [], []]
    for _ in range(FAR):
        for state, chooser, notes in zip(together, choosers, noted, strict=True):
            if not state.is_over:
                state.apply(chooser.pick(state.legal_actions()))
                state.clone()
                notes.append(state.to_json())
    assert noted == alone


def test_a_clone_keeps_no_log_and_a_copy_keeps_one_of_its_own(seating: Table) -> None:
    state = seating.game().new(1)
    assert state.log is None
    state.keep_log()
    play_on(state, 1, 5)
    assert state.log
    length = len(state.log)
    assert state.clone().log is None
    assert state.determinize(0, 1).log is None
    for way in ("copy", "deepcopy", "pickle"):
        copied = WAYS[way](state)
        assert copied.log == state.log
        play_on(copied, 1)
        assert len(state.log) == length


def test_a_game_is_the_same_with_and_without_a_log(table: Table) -> None:
    state = table.game().new(table.players)
    state.keep_log()
    for action in walk(table).actions:
        state.apply(action)
    assert state.to_json() == walk(table).end.to_json()
    assert state.log


def test_documents_and_views_are_plain_data(seating: Table) -> None:
    for position in [*walk(seating).positions, walk(seating).end]:
        for document in [position.to_json(), position.view(None), *map(position.view, range(seating.players))]:
            assert plain(document)
            assert json.loads(json.dumps(document)) == document


def test_a_game_survives_pickling_and_is_never_copied(seating: Table) -> None:
    game = seating.game()
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert (again.name, again.players, dict(again.options)) == (game.name, game.players, dict(game.options))
    assert again.new(7).to_json() == game.new(7).to_json()


@pytest.mark.parametrize("document", [None, [], "position", 7, {}, {"mood": "calm"}], ids=repr)
def test_what_is_no_position_is_refused_with_every_fault_named(seating: Table, document: object) -> None:
    with pytest.raises(BadPosition) as refusal:
        seating.game().from_json(document)
    assert refusal.value.faults


def test_a_position_with_an_entry_missing_or_spoilt_is_refused_or_read_without_a_crash(seating: Table) -> None:
    game = seating.game()
    document = walk(seating).positions[-1].to_json()
    for name in document:
        for spoilt in SPOILT:
            try:
                state = game.from_json({**document, name: spoilt})
            except BadPosition:
                continue
            assert state.is_over or state.legal_actions()
