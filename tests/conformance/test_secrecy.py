"""What a seat cannot know touches nothing that it sees: drawn anew, it changes no view, no choice and no answer."""

from __future__ import annotations

import json
from functools import cache

import pytest

from caribe.core.state import State
from tests.conformance.tables import Table, companion, walk
from tests.conformance.test_reasons import universe
from tests.support import Chooser


def written(state: State) -> str:
    """A position byte by byte."""
    return json.dumps(state.to_json())


@cache
def positions(table: Table) -> tuple[State, ...]:
    """Positions of a game, and its end."""
    return (*walk(table).positions, walk(table).end)


def test_what_is_drawn_anew_depends_only_on_what_the_seat_knows(table: Table) -> None:
    for position in positions(table):
        for seat in range(table.players):
            imagined = position.determinize(seat, 11)
            assert written(imagined.determinize(seat, 12)) == written(position.determinize(seat, 12))


def test_what_is_drawn_anew_is_a_whole_position_that_could_be_set_up_by_hand(table: Table) -> None:
    """What it remembers must fit what it holds: no part of the truth is left in it."""
    for position in positions(table):
        for seat in range(table.players):
            imagined = position.determinize(seat, 14)
            by_hand = position.game.from_json(json.loads(written(imagined)))
            assert written(by_hand) == written(imagined)
            for decider in imagined.deciders():  # nor in what is kept beside it to be quick
                assert by_hand.legal_actions(decider) == imagined.legal_actions(decider)
            other = (seat + 1) % table.players
            assert imagined.determinize(other, 15).view(other) == imagined.view(other)
            chooser = Chooser(seat)
            for _ in range(4):
                if not imagined.is_over:
                    action = imagined.legal_actions()[chooser.below(len(by_hand.legal_actions()))]
                    imagined.apply(action)
                    by_hand.apply(action)
            assert written(by_hand) == written(imagined)


def test_drawing_anew_leaves_the_position_as_it_was_and_repeats(seating: Table) -> None:
    for position in positions(seating):
        before = written(position)
        for seat in range(seating.players):
            assert written(position.determinize(seat, 3)) == written(position.determinize(seat, 3))
        assert written(position) == before


def test_the_generator_is_drawn_anew_and_tells_nothing_of_the_true_one(seating: Table) -> None:
    for position in positions(seating):
        generators = {position.determinize(seat, seed).rng for seat in range(seating.players) for seed in range(2)}
        assert position.rng not in generators
        assert len(generators) >= 2
        other = position.clone()
        other.rekey(position.rng + 1)
        assert [written(other.determinize(seat, 5)) for seat in range(seating.players)] == [
            written(position.determinize(seat, 5)) for seat in range(seating.players)
        ]


def test_hidden_things_do_vary(seating: Table) -> None:
    """Looked for along a whole game: where stacks are drawn from lazily, a bid may be all that is ever hidden."""
    state = seating.game().new(seating.players)
    for action in walk(seating).actions:
        for seat in range(seating.players):
            documents = [{**state.determinize(seat, seed).to_json(), "generator": 0} for seed in range(6)]
            if any(document != documents[0] for document in documents):
                return
        state.apply(action)
    raise AssertionError("nothing hidden was drawn anew in a whole game")


def test_a_seat_sees_the_same_in_every_position_it_cannot_tell_apart(table: Table) -> None:
    for position in positions(table):
        for seat in range(table.players):
            imagined = position.determinize(seat, 21)
            assert imagined.view(seat) == position.view(seat)
            assert imagined.deciders() == position.deciders()
            assert imagined.legal_actions(seat) == position.legal_actions(seat)
            assert imagined.prompt(seat) == position.prompt(seat)
            assert [choice.to_json() for choice in imagined.choices(seat)] == [
                choice.to_json() for choice in position.choices(seat)
            ]
            assert imagined.scores() == position.scores()
            assert imagined.returns() == position.returns()
            assert imagined.ending() == position.ending()


def test_a_seat_gets_the_same_answers_in_every_position_it_cannot_tell_apart(table: Table) -> None:
    chooser = Chooser(8)
    asked = universe(table)
    for position in positions(table)[::2]:
        for seat in range(table.players):
            imagined = position.determinize(seat, 22)
            questions = [[chooser.pick(asked) for _ in range(1 + chooser.below(3))] for _ in range(20)]
            offered, known = imagined.choices(seat), position.choices(seat)
            for targets in questions:
                assert imagined.why_not(seat, targets, offered) == position.why_not(seat, targets, known)
            for action in chooser.some(range(position.game.num_actions), 30):
                assert imagined.why_not_action(seat, action) == position.why_not_action(seat, action)


def test_nobody_looks_from_a_seat_that_is_not_there(seating: Table) -> None:
    """-1 would be the last seat's place in a list, and it is who is to decide when the game is over."""
    for seat in (-1, seating.players):
        with pytest.raises(ValueError, match="Seats go from 0"):
            walk(seating).end.view(seat)


def test_a_spectator_sees_nothing_that_any_seat_has_hidden(table: Table) -> None:
    for position in positions(table):
        for seat in range(table.players):
            imagined = position.determinize(seat, 23)
            assert imagined.view(None) == position.view(None)
            assert imagined.prompt(None) == position.prompt(None)


def closes(before: State, after: State) -> bool:
    """Whether a decision closed a simultaneous choice, so that all of it is shown at once."""
    left = after.deciders()
    goes_on = left and set(left) <= set(before.deciders()) and (after.midway() or len(left) > 1)
    return not goes_on


def test_what_a_seat_sees_of_a_decision_tells_nothing_more_than_its_events_do(table: Table) -> None:
    """The same decision, as far as a seat can tell, in two positions that it cannot tell apart.

    What it is told may differ only where something is drawn, opened, or taken by the engine for the next to decide.
    """
    game = table.game()
    reveals = getattr(companion(table, "worlds"), "reveals", lambda state, action: False)
    chooser = Chooser(9)
    watched = 0
    for position in walk(table).positions:
        for seat in range(table.players):
            imagined = position.determinize(seat, chooser.below(1000))
            action = chooser.pick(position.legal_actions())
            label = position.seen_as(action, seat)
            alike = [other for other in imagined.legal_actions() if imagined.seen_as(other, seat) == label]
            if not alike:
                continue
            told, views, shown = [], [], reveals(position, action)
            for state, decision in ((position.clone(), action), (imagined, chooser.pick(alike))):
                state.rekey(77)
                state.keep_log()
                state.apply(decision)
                told.append([game.seen(event, seat) for event in state.log or []])
                views.append((state.view(seat), state.legal_actions(seat), state.prompt(seat), state.player))
                secret = any(position.seen_as(action, other) != action for other in range(table.players))
                passed_on = not set(state.deciders()) <= set(position.deciders())
                shown |= state.rng != 77 or passed_on or (secret and closes(position, state))
            if not shown:
                assert told[0] == told[1]
                watched += 1
            if told[0] == told[1]:
                assert views[0] == views[1]
    assert watched or table.options


def test_while_a_choice_is_simultaneous_nobody_sees_what_another_has_chosen(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            start = position.focus(seat)
            other = (seat + 1) % table.players
            outcomes: dict[int, list[object]] = {}
            for action in start.legal_actions():
                label = start.seen_as(action, other)
                state = start.clone()
                state.keep_log()
                state.apply(action)
                if label == action or closes(start, state):
                    continue
                seen = [event.to_json() for e in state.log or [] if (event := state.game.seen(e, other))]
                outcome = [seen, state.view(other), state.choices(other), state.prompt(other), state.view(None)]
                assert outcomes.setdefault(label, outcome) == outcome
