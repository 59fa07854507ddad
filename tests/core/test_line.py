"""A line of play, besides what the conformance suite holds of it: whose each decision was, and other beginnings."""

from __future__ import annotations

import pytest

from caribe import library
from caribe.core.draws import Draws
from caribe.core.line import Line
from caribe.core.reasons import IllegalAction
from tests.support import Chooser


def played(count: int, start: dict[str, object] | None = None) -> Line:
    line = Line(library.game("cartagena", players=3), Draws(1), start=start)
    chooser = Chooser(1)
    while len(line.actions) < count:
        line.play([chooser.pick(line.state.legal_actions())])
    return line


def test_a_line_knows_whose_each_decision_was() -> None:
    line = Line(library.game("cartagena", players=3), Draws(1))
    seats = []
    for _ in range(20):
        seats.append(line.state.player)
        line.play([line.state.legal_actions()[0]])
    assert line.seats == seats
    line.back_to(5)
    assert line.seats == seats[:5]


def test_each_decision_is_keyed_with_its_number() -> None:
    line = played(12)
    state = line.game.new(line.draws)
    for number, action in enumerate(line.actions, 1):
        state.rekey(line.draws.key(number))
        state.apply(action)
    assert state.to_json() == line.state.to_json()


def test_a_line_can_begin_with_a_position() -> None:
    start = played(7).state.to_json()
    line = played(9, start)
    assert Line(line.game, Draws(1), line.actions, start).state.to_json() == line.state.to_json()
    line.back_to(0)
    assert line.state.to_json() == start


def test_events_between_two_decisions() -> None:
    line = played(9)
    whole = line.events(0)
    assert line.events(0, 4) + line.events(4) == whole
    assert line.events(9) == []


def test_a_line_of_illegal_decisions_is_refused_from_the_beginning() -> None:
    with pytest.raises(IllegalAction):
        Line(library.game("cartagena", players=3), Draws(1), [10_000])
