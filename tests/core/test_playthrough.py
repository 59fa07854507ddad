"""A line of play, besides what the conformance suite holds of it: whose each decision was, and other beginnings."""

from __future__ import annotations

import pytest

from caribe import library
from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import IllegalAction
from tests.support import Chooser


def played(count: int, start: dict[str, object] | None = None) -> Playthrough:
    playthrough = Playthrough(library.game("cartagena", players=3), Draws(1), start=start)
    chooser = Chooser(1)
    while len(playthrough.actions) < count:
        playthrough.play([chooser.pick(playthrough.state.legal_actions())])
    return playthrough


def test_a_line_knows_whose_each_decision_was() -> None:
    playthrough = Playthrough(library.game("cartagena", players=3), Draws(1))
    seats = []
    for _ in range(20):
        seats.append(playthrough.state.player)
        playthrough.play([playthrough.state.legal_actions()[0]])
    assert playthrough.seats == seats
    playthrough.back_to(5)
    assert playthrough.seats == seats[:5]


def test_each_decision_is_keyed_with_its_number() -> None:
    playthrough = played(12)
    state = playthrough.game.new(playthrough.draws)
    for number, action in enumerate(playthrough.actions, 1):
        state.rekey(playthrough.draws.key(number))
        state.apply(action)
    assert state.to_json() == playthrough.state.to_json()


def test_a_line_can_begin_with_a_position() -> None:
    start = played(7).state.to_json()
    playthrough = played(9, start)
    assert (
        Playthrough(playthrough.game, Draws(1), playthrough.actions, start).state.to_json()
        == playthrough.state.to_json()
    )
    playthrough.back_to(0)
    assert playthrough.state.to_json() == start


def test_events_between_two_decisions() -> None:
    playthrough = played(9)
    whole = playthrough.events(0)
    assert playthrough.events(0, 4) + playthrough.events(4) == whole
    assert playthrough.events(9) == []


def test_a_line_of_illegal_decisions_is_refused_from_the_beginning() -> None:
    with pytest.raises(IllegalAction):
        Playthrough(library.game("cartagena", players=3), Draws(1), [10_000])
