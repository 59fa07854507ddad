"""A line of play can be continued, taken back and repeated; its chance comes from the secret seed and nothing else."""

from __future__ import annotations

import pytest

from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import IllegalAction
from tests.conformance.tables import Table
from tests.support import Chooser

LENGTH = 40


def played(table: Table, seed: int, count: int = LENGTH) -> Playthrough:
    """Play a number of choices, as people make them."""
    playthrough = Playthrough(table.game(), Draws(seed))
    chooser = Chooser(seed)
    while len(playthrough.actions) < count and not playthrough.state.is_over:
        playthrough.play(chooser.pick(playthrough.state.choices(playthrough.state.player)).actions)
    return playthrough


def told(playthrough: Playthrough) -> list[dict[str, object]]:
    """All events of a line."""
    return [event.to_json() for event in playthrough.events(0)]


def test_replaying_a_line_gives_the_same_position_and_events(table: Table) -> None:
    playthrough = played(table, 1)
    again = Playthrough(table.game(), Draws(1), playthrough.actions)
    assert again.state.to_json() == playthrough.state.to_json()
    assert told(again) == told(playthrough)
    assert again.actions == playthrough.actions


def test_what_was_taken_back_comes_back_the_same(seating: Table) -> None:
    playthrough = played(seating, 2)
    actions = list(playthrough.actions)
    positions = [
        Playthrough(seating.game(), Draws(2), actions[:count]).state.to_json() for count in range(len(actions) + 1)
    ]
    events = told(playthrough)
    for count in range(len(actions), -1, -7):
        playthrough.back_to(count)
        assert playthrough.actions == actions[:count]
        assert playthrough.state.to_json() == positions[count]
        for action in actions[count:]:
            playthrough.play([action])
            assert playthrough.state.to_json() == positions[len(playthrough.actions)]
        assert told(playthrough) == events


def test_chance_depends_on_the_seed_and_the_number_of_the_decision_alone(seating: Table) -> None:
    playthrough = played(seating, 3)
    other = Playthrough(seating.game(), Draws(3))
    for action in playthrough.actions:
        other.state.rekey(987_654_321 + action)
        other.play([action])
    assert other.state.to_json() == playthrough.state.to_json()
    assert told(other) == told(playthrough)


def test_another_seed_gives_other_draws(seating: Table) -> None:
    assert len({str(played(seating, seed, 30).state.to_json()) for seed in range(4)}) == 4


def test_events_are_told_from_any_decision_on(seating: Table) -> None:
    playthrough = Playthrough(seating.game(), Draws(4))
    chooser = Chooser(4)
    pieces = told(playthrough)
    while len(playthrough.actions) < 30 and not playthrough.state.is_over:
        count = len(playthrough.actions)
        playthrough.play([chooser.pick(playthrough.state.legal_actions())])
        pieces += [event.to_json() for event in playthrough.events(count)]
    assert told(playthrough) == pieces


def test_an_illegal_decision_among_several_takes_all_of_them_back(seating: Table) -> None:
    playthrough = played(seating, 5, 20)
    position, events, actions = playthrough.state.to_json(), told(playthrough), list(playthrough.actions)
    first = playthrough.state.legal_actions()[0]
    for refused in ([playthrough.game.num_actions], [first, playthrough.game.num_actions], [first, -1], [-5]):
        with pytest.raises(IllegalAction):
            playthrough.play(refused)
        assert playthrough.actions == actions
        assert playthrough.state.to_json() == position
        assert told(playthrough) == events
    playthrough.play([first])
    assert playthrough.actions == [*actions, first]
