"""`why_not` answers exactly what no choice contains; an oracle told apart from the engine allows the same actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from caribe import build
from caribe.core.presenter import Presenter
from caribe.core.reasons import UNCLEAR, Reason
from caribe.core.state import State
from tests.conformance.tables import Table, companion, walk
from tests.support import Chooser, within, word_faults

MALFORMED = (
    "",
    ":",
    "card",
    "card:",
    "card:none",
    "card:rum ",
    "pirate:9:9",
    "field:-1",
    "field:١",
    "turn",
    "pay:gold",
)
COMBINATIONS = 25  # random ones, at each position


@cache
def universe(table: Table) -> tuple[str, ...]:
    """Everything that was touched by any choice in a whole game, and some things that nobody can touch."""
    found = set(MALFORMED)
    for position in walk(table).positions:
        for seat in position.deciders():
            found.update(target for choice in position.choices(seat) for target in choice.targets)
    return tuple(sorted(found))


def possible(touched: Sequence[Counter[str]], targets: Sequence[str]) -> bool:
    """Whether some choice contains all these targets; `touched` is what each choice touches."""
    picked = Counter(targets)
    return any(within(picked, whole) for whole in touched)


def subsets(targets: Sequence[str]) -> set[tuple[str, ...]]:
    """Every part of a choice, the whole and nothing included."""
    return {part for size in range(len(targets) + 1) for part in combinations(targets, size)}


def questions(table: Table, state: State, seat: int) -> list[tuple[str, ...]]:
    """Parts of choices, parts with one thing more, and things thrown together."""
    chooser = Chooser(seat)
    choices = state.choices(seat)
    everything = universe(table)
    asked = {part for choice in chooser.some(choices, 8) for part in subsets(choice.targets)}
    asked |= {(*part, chooser.pick(everything)) for part in chooser.some(sorted(asked), COMBINATIONS)}
    for _ in range(COMBINATIONS):
        asked.add(tuple(chooser.pick(everything) for _ in range(1 + chooser.below(4))))
    asked |= {(target,) for target in chooser.some(everything, COMBINATIONS)}
    touched = sorted({target for choice in choices for target in choice.targets})
    asked |= {tuple(chooser.some(touched, 2)) for _ in range(COMBINATIONS)}
    return sorted(asked)


def test_why_not_says_nothing_exactly_when_some_choice_contains_the_targets(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            touched = [Counter(choice.targets) for choice in choices]
            for choice in choices:
                assert position.why_not(seat, choice.targets, choices) is None
                assert position.why_not(seat, choice.targets[::-1], choices) is None
            for targets in questions(table, position, seat):
                reason = position.why_not(seat, targets, choices)
                assert (reason is None) == possible(touched, targets), f"{targets}: {reason}"
                if reason is not None:
                    assert reason != UNCLEAR, targets
                    assert not word_faults(reason.text)


def test_why_not_finds_the_choices_that_it_is_not_told(table: Table) -> None:
    for position in walk(table).positions[::2]:
        for seat in position.deciders():
            choices = position.choices(seat)
            for targets in [choices[-1].targets, *questions(table, position, seat)[::25]]:
                assert position.why_not(seat, targets) == position.why_not(seat, targets, choices)


def test_why_not_action_says_nothing_exactly_when_the_action_is_legal(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            legal = position.legal_actions(seat)
            reasons = [position.why_not_action(seat, action) for action in range(position.game.num_actions)]
            assert [action for action, reason in enumerate(reasons) if reason is None] == legal
            assert UNCLEAR not in reasons
            for action in (-1, position.game.num_actions, 2**70):
                reasons.append(position.why_not_action(seat, action))
                assert reasons[-1] is not None
            assert not [fault for reason in reasons if reason for fault in word_faults(reason.text)]


def test_who_owes_no_decision_is_told_so(table: Table) -> None:
    for position in [*walk(table).positions, walk(table).end]:
        for seat in range(-1, table.players + 1):
            if seat not in position.deciders():
                for reason in (position.why_not(seat, []), position.why_not_action(seat, 0)):
                    assert reason is not None
                    assert not word_faults(reason.text)


def test_an_independent_telling_of_the_rules_allows_the_same_actions(table: Table) -> None:
    oracle = companion(table, "oracles")
    for position in walk(table).positions:
        for seat in position.deciders():
            actions = range(position.game.num_actions)
            allowed = [action for action in actions if oracle.allows_action(position, seat, action)]
            assert allowed == position.legal_actions(seat)


def test_an_independent_telling_of_the_rules_allows_the_same_targets(table: Table) -> None:
    oracle = companion(table, "oracles")
    for position in walk(table).positions:
        for seat in position.deciders():
            touched = [Counter(choice.targets) for choice in position.choices(seat)]
            for targets in questions(table, position, seat):
                assert oracle.allows_targets(position, seat, targets) == possible(touched, targets), targets


class Unasked(Exception):
    """Raised where nothing may be asked."""


def deaf(state: State) -> State:
    """The same position in a class of its own in which nobody can ask what is legal."""

    def refuse(*_: object) -> Any:
        raise Unasked

    kind = type("Deaf", (type(state),), {"legal_actions": refuse, "is_legal": refuse})
    position: State = kind(*state.fields())
    return position


@pytest.mark.skipif(build.compiled(), reason="a compiled state takes no other methods; the interpreted run shows it")
def test_the_independent_telling_never_asks_what_is_legal(table: Table) -> None:
    oracle = companion(table, "oracles")
    for position in walk(table).positions[::2]:
        silent = deaf(position)
        with pytest.raises(Unasked):
            silent.legal_actions()
        for seat in position.deciders():
            for action in range(position.game.num_actions):
                assert oracle.allows_action(silent, seat, action) == oracle.allows_action(position, seat, action)
            for targets in questions(table, position, seat)[::3]:
                assert oracle.allows_targets(silent, seat, targets) == oracle.allows_targets(position, seat, targets)


class Mute(Presenter[Any]):
    """A presenter that explains nothing."""

    def explain(self, state: Any, seat: int, targets: Sequence[str]) -> Reason:
        """Raise."""
        raise Unasked

    def explain_action(self, state: Any, seat: int, action: int) -> Reason:
        """Raise."""
        raise Unasked


def test_a_game_is_played_the_same_when_why_not_cannot_be_asked(table: Table) -> None:
    game = table.game()
    game.presenter = Mute()
    state = game.new(table.players)
    for action in walk(table).actions:
        assert state.is_legal(action)
        assert action in state.legal_actions()
        state.apply(action)
    assert state.is_over
    assert state.returns() == walk(table).end.returns()
