"""What an option of the table hides reaches no seat by any way: view, row of numbers, choices, prompt or reasons.

A seat cannot tell two worlds apart that differ in nothing else; here they do differ in it, or the test fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caribe.core.options import OptionValue
from caribe.core.state import State
from tests.conformance.tables import Table, companion, walk
from tests.conformance.test_reasons import universe
from tests.support import Chooser, rule

WORLDS = 3
Options = tuple[tuple[str, OptionValue], ...]


def _all_of(zone: str) -> Callable[[Any], object]:
    return lambda document: document[zone]


def _of_seats(entry: str) -> Callable[[Any], object]:
    return lambda document: [one[entry] for one in document["seats"]]


def _answers(document: Any) -> object:
    """Who has said to pay, while tax or duty are decided together."""
    return [one["bid"] for one in document["seats"]] if document["stage"] in ("tax", "duty") else None


HIDING: list[tuple[str, Options, Callable[[Any], object]]] = [
    ("cuba", (("open_money", "off"),), _of_seats("money")),
    ("cuba", (("statutes_simultaneous", "on"),), _answers),
    ("cuba", (("statutes_simultaneous", "on"), ("open_money", "off")), _of_seats("bid")),
    ("havana", (("discards", "hidden"),), _all_of("discards")),
    ("havana", (("phase3", "simultaneous"),), _all_of("covered")),
    ("la-habana", (("phase4", "simultaneous"),), _all_of("covered")),
    ("la-habana", (("next_building", "hidden"), ("phase4", "simultaneous")), _all_of("laid")),
    ("cartagena", (("discard_view", "top"),), _all_of("hands")),
]
"""A title, options that hide something, and where a position keeps it."""


def seen_by(state: State, seat: int, questions: list[list[str]]) -> dict[str, object]:
    """All that a seat can look at or ask for."""
    return {
        "view": state.view(seat),
        "row": state.game.tensor().write(state, seat),
        "deciders": state.deciders(),
        "actions": state.legal_actions(seat),
        "choices": [choice.to_json() for choice in state.choices(seat)],
        "prompt": state.prompt(seat),
        "reasons": [state.why_not(seat, targets) for targets in questions],
        "scores": state.scores(),
    }


def along(table: Table) -> list[State]:
    """Positions of a whole game: every one in which a decision is secret, and some of the others."""
    state = table.game().new(table.players)
    found = []
    for number, action in enumerate(walk(table).actions):
        if len(state.deciders()) > 1 or number % 9 == 0:
            found.append(state.clone())
        state.apply(action)
    return found


@rule("AMB-69", "AMB-43", "HAV-7.12", "HAV-7.22", "LAH-7.18", "LAH-7.8", "CAR-7.9")
@pytest.mark.parametrize(
    ("name", "options", "hidden"), HIDING, ids=[f"{name}-{'-'.join(dict(row))}" for name, row, _ in HIDING]
)
def test_what_an_option_hides_reaches_no_seat(name: str, options: Options, hidden: Callable[[Any], object]) -> None:
    table = Table(name, 3, options)
    disguises = getattr(companion(table, "worlds"), "disguises", lambda state, seat: ())
    chooser = Chooser(31)
    varied = 0
    for position in along(table):
        for seat in range(table.players):
            questions = [[chooser.pick(universe(table)) for _ in range(1 + chooser.below(3))] for _ in range(6)]
            seen = seen_by(position, seat, questions)
            truth = hidden(position.to_json())
            worlds = [position.determinize(seat, chooser.below(1000)) for _ in range(WORLDS)]
            for world in (*worlds, *disguises(position, seat)):
                assert seen_by(world, seat, questions) == seen
                varied += hidden(world.to_json()) != truth
    assert varied >= 5, "nothing that the option hides was ever different"


@rule("AMB-69")
def test_at_the_end_all_money_is_shown_and_written() -> None:
    table = Table("cuba", 3, (("open_money", "off"),))
    tensor, end = table.game().tensor(), walk(table).end
    document: Any = end.to_json()
    money = [one["money"] for one in document["seats"]]
    assert list(tensor.write(end, 1)[tensor.place("money")]) == [*money[1:], money[0]]


@rule("LAH-7.8", "LAH-3.67")
@pytest.mark.parametrize("hidden", [True, False])
def test_the_building_on_the_pile_is_written_only_where_it_lies_open(hidden: bool) -> None:
    table = Table("la-habana", 3, (("next_building", "hidden"),) if hidden else ())
    tensor = table.game().tensor()
    for position in walk(table).positions:
        written = any(tensor.write(position, 0)[tensor.place("next")])
        assert written == (position.view(0)["next"] is not None)
        assert not (hidden and written)


@rule("CAR-7.9")
@pytest.mark.parametrize("shown", ["top", "all"])
def test_a_row_counts_the_cards_that_a_seat_saw_being_played(shown: str) -> None:
    """Only the view has the option: every card was open when it was played, and a seat remembers it (CAR-3.18)."""
    table = Table("cartagena", 3, (("discard_view", shown),))
    tensor = table.game().tensor()
    for position in walk(table).positions:
        document: Any = position.to_json()
        assert list(tensor.write(position, 0)[tensor.place("discards")]) == list(document["discard"].values())
        assert (position.view(0)["discards"] is None) == (shown == "top")
