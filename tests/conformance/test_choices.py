"""Choices for people are the same game as the atomic actions, in whole pieces, told apart by what they touch."""

from __future__ import annotations

import json
from collections import Counter

from caribe.core.reasons import IllegalAction
from tests.conformance.tables import Table, walk
from tests.support import plain, within


def test_every_choice_starts_with_a_legal_action_and_every_legal_action_starts_a_choice(table: Table) -> None:
    for position in walk(table).positions:
        for seat in range(table.players):
            choices = position.choices(seat)
            assert sorted({choice.actions[0] for choice in choices}) == position.legal_actions(seat)
            assert len({choice.actions for choice in choices}) == len(choices)


def test_a_choice_is_applied_in_one_go_and_ends_where_its_seat_is_midway_no_more(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            for choice in position.choices(seat):
                state = position.focus(seat)
                for number, action in enumerate(choice.actions):
                    assert state.player == seat
                    assert number == 0 or state.midway()
                    state.apply(action)
                drawn = state.rng != position.rng
                assert drawn or not (state.player == seat and state.midway())


def test_a_choice_is_final_when_it_was_secret_or_chance_has_decided_or_another_seat_acts(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            for choice in position.choices(seat):
                state = position.focus(seat)
                settled = False
                for action in choice.actions:
                    settled |= state.is_settling(action)
                    state.apply(action)
                assert choice.final == (settled or state.rng != position.rng or state.player != seat)


def test_choices_are_every_way_through_a_composite_once(seating: Table) -> None:
    """Found here by trying every action of the space at every step, not by asking what is legal."""
    for position in walk(seating).positions[::3]:
        for seat in position.deciders():
            found: list[tuple[int, ...]] = []
            unfinished: list[tuple[int, ...]] = [()]
            while unfinished:
                taken = unfinished.pop()
                for action in range(position.game.num_actions):
                    state = position.focus(seat)
                    for earlier in taken:
                        state.advance(earlier)
                    try:
                        state.apply(action)
                    except IllegalAction:
                        continue
                    midway = state.player == seat and state.midway() and state.rng == position.rng
                    (unfinished if midway else found).append((*taken, action))
            assert sorted(found) == [choice.actions for choice in position.choices(seat)]


def test_no_choice_touches_all_that_another_touches(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            touched = [Counter(choice.targets) for choice in choices]
            for place, choice in enumerate(choices):
                assert choice.targets
                for other, rival in enumerate(choices):
                    assert other == place or not within(touched[place], touched[other]), (
                        f"{choice.targets} is part of {rival.targets}"
                    )


def test_a_choice_is_plain_data_for_the_page(seating: Table) -> None:
    for position in walk(seating).positions:
        for seat in position.deciders():
            for choice in position.choices(seat):
                document = choice.to_json()
                assert plain(document)
                assert json.loads(json.dumps(document)) == document
                assert choice.verb
                assert all(target.count(":") >= 1 and " " not in target for target in choice.targets)


def test_a_choice_leaves_the_position_as_it_was(seating: Table) -> None:
    for position in walk(seating).positions:
        before = position.to_json()
        for seat in range(seating.players):
            position.choices(seat)
            position.view(seat)
            position.prompt(seat)
            position.why_not(seat, ["nothing:here"])
        assert position.to_json() == before
