"""What is asked in the middle of a choice: always the next thing that tells the remaining choices apart.

The page narrows by the same rules: `tests/fixtures/narrowing.json` holds both to them. To write it again:

    PYTHONPATH=src python -m pytest tests/conformance/test_narrowing.py --regenerate
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from caribe.core.choices import Choice
from caribe.core.narrowing import ask, given_targets, narrow, open_question, pick, telling_targets, usual_choice
from caribe.core.state import State
from tests.conformance.tables import Table, seatings, walk
from tests.support import TESTS, Chooser, word_faults

FIXTURE = TESTS / "fixtures" / "narrowing.json"
CASES = 12  # positions of each title in the fixture: those with the longest choices
MOST = 120  # choices of a position in it


def picks(choices: list[Choice], chooser: Chooser) -> Iterator[list[str]]:
    """Narrow to one choice by telling targets taken at random; yield what is picked before each, and at the end."""
    picked: list[str] = []
    while telling := telling_targets(choices, picked):
        yield list(picked)
        picked = pick(choices, picked, telling[chooser.below(len(telling))])
    yield list(picked)


def test_picking_what_tells_choices_apart_leads_to_one_choice_and_each_pick_leaves_fewer(table: Table) -> None:
    chooser = Chooser(7)
    for position in walk(table).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            last = len(choices) + 1
            for picked in picks(choices, chooser):
                left = narrow(choices, picked)
                assert 0 < len(left) < last, f"{picked[-1:]} does not narrow"
                last = len(left)
            assert last == 1


def test_every_choice_is_reached_by_what_tells_it_apart_alone(seating: Table) -> None:
    for position in walk(seating).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            for choice in choices:
                picked: list[str] = []
                while len(narrow(choices, picked)) > 1:
                    given, wanted = given_targets(choices, picked), Counter(choice.targets)
                    telling = telling_targets(choices, picked)
                    picked = pick(choices, picked, next(each for each in telling if wanted[each] > given[each]))
                assert narrow(choices, picked) == [choice]


def test_as_long_as_choices_are_left_there_is_a_question_with_words(table: Table) -> None:
    chooser = Chooser(8)
    for position in walk(table).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            for picked in picks(choices, chooser):
                question = ask(position, seat, choices, picked)
                if len(narrow(choices, picked)) == 1:
                    assert question is None
                else:
                    assert question is not None, f"{picked} asks nothing"
                    assert not word_faults(question)


def test_what_is_proposed_is_the_one_choice_left_or_the_usual_way(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            choices = position.choices(seat)
            for choice in choices:
                assert usual_choice(choices, choice.targets) == choice
                assert not choice.usual or choice.way in choice.targets
                if choice.way:
                    same = [other for other in narrow(choices, [choice.way]) if other.usual]
                    assert len(same) <= 1
                    if same:
                        assert usual_choice(choices, [choice.way]) == same[0]


def longest(name: str) -> list[tuple[State, int]]:
    """The positions of a title with the longest choices, of different kinds first."""
    found: dict[tuple[str, ...], tuple[int, State, int]] = {}
    for table in seatings():
        if table.name != name:
            continue
        for position in walk(table).positions:
            for seat in position.deciders():
                choices = position.choices(seat)
                kinds = tuple(sorted({target.partition(":")[0] for each in choices for target in each.targets}))
                size = max(len(each.targets) for each in choices) * 1000 + len(choices)
                if len(choices) <= MOST and size > found.get(kinds, (0,))[0]:
                    found[kinds] = (size, position, seat)
    ranked = sorted(found.values(), key=lambda item: -item[0])
    return [(position, seat) for _, position, seat in ranked[:CASES]]


def cases(name: str) -> Iterator[dict[str, object]]:
    """What the page must find out by itself about positions of a title."""
    chooser = Chooser(9)
    for position, seat in longest(name):
        choices = position.choices(seat)
        slots = position.game.presenter.slots(position, seat)
        steps = []
        for picked in picks(choices, chooser):
            question = open_question(slots, choices, picked)
            usual = usual_choice(choices, picked)
            steps.append(
                {
                    "picked": picked,
                    "left": [choices.index(choice) for choice in narrow(choices, picked)],
                    "telling": sorted(telling_targets(choices, picked)),
                    "asks": question and [slots.index(question.slot), list(question.options), question.count],
                    "proposed": usual and choices.index(usual),
                }
            )
        yield {
            "choices": [{"targets": each.targets, "way": each.way, "usual": each.usual} for each in choices],
            "slots": [list(slot.kinds) for slot in slots],
            "steps": steps,
        }


def test_the_page_is_held_to_the_same_narrowing(request: pytest.FixtureRequest) -> None:
    names = sorted({table.name for table in seatings() if not table.name.startswith("tavern")})
    now = {name: list(cases(name)) for name in names}
    if request.config.getoption("--regenerate"):
        FIXTURE.write_text(json.dumps(now, separators=(",", ":")) + "\n", "utf-8")
    assert json.loads(FIXTURE.read_text("utf-8")) == json.loads(json.dumps(now))
