"""Options and players: settled with their defaults, and every fault named at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caribe import library
from caribe.core.faults import BadInput, BadOptions, BadPack, BadPosition, Fault
from caribe.core.message import Message
from caribe.core.options import Option, resolve_options
from tests.support import word_faults

MODE = Option("mode", "basic", ("basic", "advanced"))
CAP = Option("cap", 1000, ("off",), low=1, high=9, samples=(2, 9))
FIRST = Option("first", "random", ("random",), seats=True)


@pytest.mark.parametrize(
    ("option", "value"), [(MODE, "advanced"), (CAP, "off"), (CAP, 1), (CAP, 9), (FIRST, "random"), (FIRST, 2)]
)
def test_a_value_of_an_option_is_taken(option: Option, value: object) -> None:
    assert option.fault(value, 3) is None
    settled, faults = resolve_options([option], {option.name: value}, 3)
    assert settled == {option.name: value}
    assert not faults


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (MODE, "calm", "basic, advanced"),
        (MODE, 1, "basic, advanced"),
        (MODE, None, "basic, advanced"),
        (CAP, 0, "off, 1-9"),
        (CAP, 10, "off, 1-9"),
        (CAP, True, "off, 1-9"),
        (CAP, 1.0, "off, 1-9"),
        (CAP, "1", "off, 1-9"),
        (CAP, 2**100, "off, 1-9"),
        (FIRST, 3, "random, 0-2"),
        (FIRST, -1, "random, 0-2"),
        (FIRST, [0], "random, 0-2"),
    ],
)
def test_another_value_is_refused_by_name_with_what_was_expected(option: Option, value: object, expected: str) -> None:
    _, (fault,) = resolve_options([option], {option.name: value}, 3)
    assert fault.path == f"options.{option.name}"
    assert fault.text.args == {"expected": expected, "got": str(value)}
    assert not word_faults(fault.text)


def test_what_is_not_said_is_as_it_comes() -> None:
    settled, faults = resolve_options([MODE, CAP, FIRST], {"cap": 3}, 3)
    assert settled == {"mode": "basic", "cap": 3, "first": "random"}
    assert not faults


def test_trials_are_every_named_value_and_the_samples() -> None:
    assert MODE.trials(3) == ["basic", "advanced"]
    assert CAP.trials(3) == ["off", 2, 9]
    assert FIRST.trials(3) == ["random", 0, 1, 2]


@pytest.mark.parametrize("name", library.titles())
def test_every_default_and_every_trial_of_a_registered_title_is_a_value_it_takes(name: str) -> None:
    title = library.title(name)
    for players in range(title.least, title.most + 1):
        for option in title.options:
            for value in (option.default, *option.trials(players)):
                assert option.fault(value, players) is None
            assert len(option.trials(players)) > 1
            assert option.default in option.trials(players)


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(BadOptions) as refusal:
        library.game("cartagena", players=6, mood="calm", mode="mild")
    assert [fault.path for fault in refusal.value.faults] == ["players", "options.mood", "options.mode"]
    assert not [wrong for fault in refusal.value.faults for wrong in word_faults(fault.text)]
    assert str(refusal.value).count("\n") == 2


@given(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers()))
def test_anything_but_a_fitting_number_of_players_is_refused(players: object) -> None:
    title = library.title("cartagena")
    if type(players) is int and 2 <= players <= 5:
        return
    with pytest.raises(BadOptions) as refusal:
        title.game(players, {}, library.data("cartagena"))  # type: ignore[arg-type]
    assert refusal.value.faults[0].path == "players"


@pytest.mark.parametrize("name", ["", "chess", "Cartagena", "../cartagena"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(library.UnknownGame, match="cartagena"):
        library.game(name)


@pytest.mark.parametrize("kind", [BadInput, BadOptions, BadPosition, BadPack])
def test_faults_read_as_lines_and_go_as_plain_data(kind: type[BadInput]) -> None:
    faults = [Fault("a.b[2]", Message("core-why-over")), Fault("", Message("core-why-unclear"))]
    refusal = kind(faults)
    assert isinstance(refusal, ValueError)
    assert refusal.faults == tuple(faults)
    assert str(refusal) == "a.b[2]: The game is over.\nThis is not possible now."
    assert faults[0].to_json() == {"path": "a.b[2]", "text": {"id": "core-why-over", "args": {}}}
