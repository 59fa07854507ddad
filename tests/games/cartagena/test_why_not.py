"""Every reason for a refusal, met once: its code, its rule, and the sentence a person reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from caribe import IllegalAction, Words, library
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, EXAMPLE, Table, position
from tests.support import rule


def opening() -> Table:
    """All but two at the meeting place, a pistol and a rum in hand, no step back."""
    return position([[3], [20]], ["PR"])


def crowded() -> Table:
    """Own pirates on 10 and 20; others alone on 5, in pairs on 7, three on 15."""
    return position([[10, 20], [5, 7, 7, 15], [15, 15]], ["PR"])


def later() -> Table:
    """The same after an action."""
    return position([[10, 20], [5, 7, 7, 15], [15, 15]], ["PR"], action=1)


def aboard() -> Table:
    """A pirate in the boat, nobody on the path but a field of three."""
    return position([[BOAT, 5, 5, 5], [BOAT]], ["PR"])


def bare() -> Table:
    """No card, and only one of two pirates on the path can step back."""
    return position([[10, 3], [], []], [""])


def passed() -> Table:
    """Own pirates on 10 and 20 only, with somebody behind each."""
    return position([[10, 20, 20, 20], [9, 7]], ["PR"])


def last() -> Table:
    """A pirate on the last field."""
    return position([[30], []], ["PR"])


REASONS: list[tuple[str, Callable[[], Table], list[str], str, str]] = [
    (
        "discards",
        opening,
        ["pile:discard"],
        "CAR-4.50",
        "Played cards stay there until the draw pile is used up; you cannot take them.",
    ),
    (
        "foreign-pirate",
        opening,
        ["card:pistol", "pirate:1:20"],
        "CAR-3.3",
        "That pirate belongs to Seat 2: you can move only your own.",
    ),
    ("end-owed", opening, ["turn:end"], "CAR-3.4", "You must take at least one action before you end the turn."),
    ("end-alone", later, ["turn:end", "pirate:0:10"], "CAR-3.4", "To end the turn, choose nothing else."),
    (
        "one-card",
        opening,
        ["card:pistol", "card:rum"],
        "CAR-4.1",
        "One card moves one pirate: choose one card at a time.",
    ),
    (
        "one-pirate",
        opening,
        ["pirate:0:0", "pirate:0:3"],
        "CAR-4.1",
        "One action moves one pirate: choose one pirate at a time.",
    ),
    (
        "one-field",
        opening,
        ["field:1", "field:9"],
        "CAR-4.1",
        "A pirate lands on one field: choose one field at a time.",
    ),
    ("one-pile", crowded, ["pile:draw", "pile:draw"], "CAR-4.20", "You draw once per step back."),
    (
        "card-or-back",
        crowded,
        ["card:pistol", "pile:draw"],
        "CAR-3.3",
        "A pirate goes forward with a card or steps back for cards, not both at once.",
    ),
    ("no-card", opening, ["card:lantern"], "CAR-4.1", "You have no lantern."),
    (
        "aboard",
        aboard,
        ["card:pistol", "pirate:0:31"],
        "CAR-4.6",
        "That pirate is already in the boat and cannot go further.",
    ),
    ("camp", crowded, ["pirate:0:10", "field:0"], "CAR-4.25", "Nobody goes back to the meeting place."),
    ("camp", crowded, ["pirate:0:10", "pile:draw", "field:0"], "CAR-4.25", "Nobody goes back to the meeting place."),
    ("camp", crowded, ["card:pistol", "field:0"], "CAR-4.25", "Nobody goes back to the meeting place."),
    (
        "other-landing",
        opening,
        ["card:pistol", "pirate:0:3", "field:15"],
        "CAR-4.2",
        "With a pistol, the pirate on field 3 goes to field 12: the first free one ahead.",
    ),
    (
        "lands-aboard",
        last,
        ["card:pistol", "pirate:0:30", "field:27"],
        "CAR-4.5",
        "No free pistol lies ahead of the pirate on field 30: that card takes it straight into the boat.",
    ),
    (
        "boat-blocked",
        opening,
        ["card:pistol", "field:31"],
        "CAR-4.5",
        "A pistol takes none of your pirates to the boat: each still has a free field with that symbol ahead.",
    ),
    (
        "other-symbol",
        opening,
        ["card:pistol", "field:9"],
        "CAR-4.2",
        "Field 9 shows a rum bottle; a pistol leads only to a pistol.",
    ),
    ("occupied", opening, ["card:pistol", "field:20"], "CAR-4.3", "Field 20 is taken, so a card skips it."),
    (
        "nobody-lands",
        opening,
        ["card:pistol", "field:27"],
        "CAR-4.2",
        "None of your pirates gets to field 27 with a pistol: each goes to the first free one ahead.",
    ),
    (
        "nobody-back",
        opening,
        ["pile:draw"],
        "CAR-4.26",
        "None of your pirates has a field with one or two pirates behind it.",
    ),
    (
        "back-from-camp",
        crowded,
        ["pile:draw", "pirate:0:0"],
        "CAR-4.27",
        "Behind the meeting place there is nothing to step back to.",
    ),
    (
        "nothing-behind",
        opening,
        ["pile:draw", "pirate:0:3"],
        "CAR-4.26",
        "Behind field 3 there is no field with one or two pirates.",
    ),
    (
        "nothing-behind",
        aboard,
        ["pile:draw", "pirate:0:31"],
        "CAR-4.26",
        "Behind the boat there is no field with one or two pirates.",
    ),
    (
        "other-back",
        crowded,
        ["pile:draw", "pirate:0:10", "field:5"],
        "CAR-4.23",
        "From field 10 a step back leads to field 7: a field with one or two pirates cannot be jumped.",
    ),
    (
        "boat-is-ahead",
        crowded,
        ["pile:draw", "field:31"],
        "CAR-4.20",
        "The boat is ahead; stepping back leads to a field of the path.",
    ),
    (
        "empty-field",
        crowded,
        ["pile:draw", "field:6"],
        "CAR-4.22",
        "Nobody stands on field 6: a step back leads to a field with one or two pirates.",
    ),
    ("full-field", crowded, ["pile:draw", "field:15"], "CAR-4.22", "Field 15 is full: three pirates stand there."),
    (
        "nobody-steps",
        passed,
        ["pile:draw", "field:7"],
        "CAR-4.23",
        "None of your pirates comes to field 7 by stepping back: the first field with one or two pirates stops it.",
    ),
    (
        "boat-stays",
        aboard,
        ["pirate:0:31"],
        "CAR-4.29",
        "That pirate is in the boat: it cannot go further, and there is no field with one or two pirates behind it.",
    ),
    (
        "no-cards-no-back",
        bare,
        ["pirate:0:3"],
        "CAR-4.26",
        "You have no cards to go forward, and there is nobody behind that pirate to step back to.",
    ),
    ("unreachable", opening, ["field:6"], "CAR-4.2", "None of your cards and no step back leads to field 6."),
]


@rule("CAR-3.3", "CAR-3.4", "CAR-4.1", "CAR-4.3", "CAR-4.22", "CAR-4.23", "CAR-4.26", "CAR-4.27", "CAR-4.50")
@pytest.mark.parametrize(
    ("code", "table", "targets", "rule_id", "text"), REASONS, ids=[f"{i}-{case[0]}" for i, case in enumerate(REASONS)]
)
def test_a_refusal_says_why_and_cites_its_rule(
    code: str, table: Callable[[], Table], targets: list[str], rule_id: str, text: str
) -> None:
    for order in (targets, targets[::-1]):
        reason = table().why_not(*order)
        assert reason.text.id == f"cartagena-why-{code}"
        assert str(reason) == f"{text} ({rule_id})"


ACTIONS: list[tuple[str, Callable[[], Table], int, str]] = [
    ("no-pirate", opening, 7 * 9 + 2, "None of your pirates is on field 9. (CAR-3.3)"),
    ("no-pirate", opening, 7 * BOAT - 1, "None of your pirates is in the boat. (CAR-3.3)"),
    ("no-card", opening, 4, "You have no lantern. (CAR-4.1)"),
    ("nothing-behind", opening, 7 * 3 - 1, "Behind field 3 there is no field with one or two pirates. (CAR-4.26)"),
    ("end-owed", opening, 7 * BOAT, "You must take at least one action before you end the turn. (CAR-3.4)"),
]


@pytest.mark.parametrize(("code", "table", "action", "text"), ACTIONS, ids=[f"{case[0]}-{case[2]}" for case in ACTIONS])
def test_a_refused_action_says_why_and_changes_nothing(
    code: str, table: Callable[[], Table], action: int, text: str
) -> None:
    state = table().state
    before = state.to_json()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)
    assert refusal.value.reason.text.id == f"cartagena-why-{code}"
    assert str(refusal.value) == text
    assert state.to_json() == before
    assert state.log == []


def test_what_is_not_on_the_table_is_refused_without_a_rule() -> None:
    state = opening().state
    names = Words("en", ["Ann", "Bob"], 1)
    stranger = state.why_not(1, ["card:pistol"])
    assert stranger is not None
    assert names.say(stranger.text) == "It is not your turn: Ann is deciding."
    for target in (
        "card:parrot",
        "pirate:0:9",
        "pirate:4:0",
        "field:32",
        "field:-1",
        "pile:sea",
        "turn:over",
        "boat",
        "",
    ):
        assert str(state.why_not(0, [target])) == f"There is nothing called “{target}” at this table."
    assert str(state.why_not_action(0, 218)) == "There is no action 218; the actions of this game go from 0 to 217."
    assert str(state.why_not_action(0, -1)) == "There is no action -1; the actions of this game go from 0 to 217."


def test_every_reason_of_the_catalogue_is_met_here() -> None:
    known = set(re.findall(r"^cartagena-why-([\w-]+) =", library.texts("en"), re.MULTILINE))
    assert known == {case[0] for case in REASONS} | {case[0] for case in ACTIONS}


TABLES: list[Callable[[], Table]] = [
    opening,
    crowded,
    later,
    aboard,
    bare,
    passed,
    lambda: position(EXAMPLE, ["PLS"]),
    lambda: position([[BOAT36, 20, 1], [36, 36, 5]], ["HS"], advanced=True, action=1),
]


@pytest.mark.parametrize("table", TABLES)
def test_why_not_is_silent_exactly_where_a_choice_has_the_targets(table: Callable[[], Table]) -> None:
    state = table().state
    choices = state.choices(0)
    offered = [choice.targets for choice in choices]
    seats = len(state.view(None)["hand_sizes"])  # type: ignore[arg-type]
    assert seats >= 2
    crew = {f"pirate:0:{place}" for place in table().pirates(0)}
    things = [
        *("card:pistol", "card:rum", "card:lantern", "pile:draw", "turn:end"),
        *crew,
        *(f"field:{place}" for place in (CAMP, 3, 5, 7, 12, 15, 17, 20, 21, 27, BOAT)),
    ]
    for count in (1, 2, 3):
        for targets in combinations_with_replacement(things, count):
            fits = any(all(targets.count(t) <= choice.count(t) for t in targets) for choice in offered)
            assert (state.why_not(0, targets, choices) is None) == fits, targets
