"""A line of play can be continued, taken back and repeated; its chance comes from the secret seed and nothing else."""

from __future__ import annotations

import pytest

from caribe.core.draws import Draws
from caribe.core.line import Line
from caribe.core.reasons import IllegalAction
from tests.conformance.tables import Table
from tests.support import Chooser

LENGTH = 40


def played(table: Table, seed: int, count: int = LENGTH) -> Line:
    """A line of so many choices, as people make them."""
    line = Line(table.game(), Draws(seed))
    chooser = Chooser(seed)
    while len(line.actions) < count and not line.state.is_over:
        line.play(chooser.pick(line.state.choices(line.state.player)).actions)
    return line


def told(line: Line) -> list[dict[str, object]]:
    """All events of a line."""
    return [event.to_json() for event in line.events(0)]


def test_replaying_a_line_gives_the_same_position_and_events(table: Table) -> None:
    line = played(table, 1)
    again = Line(table.game(), Draws(1), line.actions)
    assert again.state.to_json() == line.state.to_json()
    assert told(again) == told(line)
    assert again.actions == line.actions


def test_what_was_taken_back_comes_back_the_same(seating: Table) -> None:
    line = played(seating, 2)
    actions = list(line.actions)
    positions = [Line(seating.game(), Draws(2), actions[:count]).state.to_json() for count in range(len(actions) + 1)]
    events = told(line)
    for count in range(len(actions), -1, -7):
        line.back_to(count)
        assert line.actions == actions[:count]
        assert line.state.to_json() == positions[count]
        for action in actions[count:]:
            line.play([action])
            assert line.state.to_json() == positions[len(line.actions)]
        assert told(line) == events


def test_chance_depends_on_the_seed_and_the_number_of_the_decision_alone(seating: Table) -> None:
    line = played(seating, 3)
    other = Line(seating.game(), Draws(3))
    for action in line.actions:
        other.state.rekey(987_654_321 + action)
        other.play([action])
    assert other.state.to_json() == line.state.to_json()
    assert told(other) == told(line)


def test_another_seed_gives_other_draws(seating: Table) -> None:
    assert len({str(played(seating, seed, 30).state.to_json()) for seed in range(4)}) == 4


def test_events_are_told_from_any_decision_on(seating: Table) -> None:
    line = Line(seating.game(), Draws(4))
    chooser = Chooser(4)
    pieces = told(line)
    while len(line.actions) < 30 and not line.state.is_over:
        count = len(line.actions)
        line.play([chooser.pick(line.state.legal_actions())])
        pieces += [event.to_json() for event in line.events(count)]
    assert told(line) == pieces


def test_an_illegal_decision_among_several_takes_all_of_them_back(seating: Table) -> None:
    line = played(seating, 5, 20)
    position, events, actions = line.state.to_json(), told(line), list(line.actions)
    first = line.state.legal_actions()[0]
    for refused in ([line.game.num_actions], [first, line.game.num_actions], [first, -1], [-5]):
        with pytest.raises(IllegalAction):
            line.play(refused)
        assert line.actions == actions
        assert line.state.to_json() == position
        assert told(line) == events
    line.play([first])
    assert line.actions == [*actions, first]
