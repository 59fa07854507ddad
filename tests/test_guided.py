"""The guided first games: every script runs to its end in every way and language, and a broken one is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from caribe import guided, guided_check, library, words
from caribe.guided import BadScript, Moment, NoSuchPath, Script, Step
from tests import testgame
from tests.support import ROOT, rule_ids

TITLES = [name for name in library.titles() if guided.script(name)]
OURS = ["cartagena", "cuba", "havana", "la-habana"]
LONGEST = 60
"""The words of a step: more is not read."""


def script_of(name: str) -> Script:
    """The script of a game that has one."""
    found = guided.script(name)
    assert found is not None
    return found


def rules_of(name: str) -> set[str]:
    """The ids of the rules of a game."""
    path = ROOT / "docs" / "rules" / f"{name}.md"
    return {rule for rule, mark in rule_ids(path.read_text("utf-8")).items() if mark == "rule"}


def test_every_game_of_ours_has_a_guided_game() -> None:
    assert set(OURS) <= set(TITLES)


@pytest.mark.parametrize("name", OURS)
def test_a_script_runs_to_its_end_in_every_way_and_every_language(name: str) -> None:
    assert guided_check.faults(name, rules_of(name)) == []
    last = [moment for moment in guided.all_moments(script_of(name)) if moment.is_last]
    assert last
    # Whoever plays on is the one to decide.
    assert all(moment.script.seat in moment.state.deciders() for moment in last)


@pytest.mark.parametrize("name", OURS)
def test_a_script_teaches_by_playing(name: str) -> None:
    steps = script_of(name).steps
    assert 12 <= len(steps) <= 30
    assert sum(bool(step.lets) for step in steps) >= len(steps) // 3
    assert any(step.tries for step in steps), "nothing is refused"
    assert all(step.rules for step in steps), "a step without its rules"
    assert len({rule for step in steps for rule in step.rules}) >= 15


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("name", OURS)
def test_each_step_is_short_and_said_in_each_language(name: str, language: str) -> None:
    said = guided_check.patterns(name, language)
    english = guided_check.patterns(name, "en")
    for step in script_of(name).steps:
        text = str(vars(said[step.message(name)].elements[0])["value"])
        assert len(text.split()) <= LONGEST + (0 if language == "en" else 12), step.id
        if language != "en":
            assert not said[step.message(name)].equals(english[step.message(name)]), step.id


def test_an_answer_is_the_rules_own_or_what_the_step_says() -> None:
    forward = guided.moment("cartagena", "00")
    assert forward.answer(["card:rum"]) is None
    other = forward.answer(["card:key"])
    assert other is not None
    assert other.text.id == "cartagena-guided-forward-other"
    refused = forward.answer(["turn:end"])
    assert refused is not None
    assert refused.rule == "CAR-3.4"
    reading = guided.moment("cartagena", "").answer(["card:rum"])
    assert reading is not None
    assert reading.text == guided.READ_ON
    trying = guided.moment("cartagena", "00000").answer(["card:key"])
    assert trying is not None
    assert trying.text == guided.DO_TRY
    quiet = replace(forward.script, steps=[replace(step, other=False) for step in forward.script.steps])
    another = replace(forward, script=quiet).answer(["card:key"])
    assert another is not None
    assert another.text == guided.ANOTHER


def test_several_choices_may_lead_on_and_each_has_a_path() -> None:
    free = guided.moment("cartagena", "00000000")
    assert free.step.id == "free"
    assert free.ways() == "0123"
    ends = {repr(guided.moment("cartagena", "00000000" + way).state.to_json()) for way in free.ways()}
    assert len(ends) == 4


@pytest.mark.parametrize("path", ["1", "x", "00z", "0" * 99, "é"])
def test_a_path_that_nobody_can_have_taken_is_refused(path: str) -> None:
    with pytest.raises(NoSuchPath):
        guided.moment("cartagena", path)


BROKEN = {
    "lets = ['card:skull pirate:0:0']": "no choice contains card:skull pirate:0:0",
    "tries = 'card:rum'": "card:rum is allowed, so nobody says why it is not",
    "tries = 'turn:end'": "refused by CAR-3.4, which the step does not name",
    "lets = ['card:rum']\nthen = ['pirate:1:9']": "0 choices for pirate:1:9",
    "rules = ['CAR-99']": "there is no rule CAR-99",
    "rules = ['CAR-4.1', 'CAR-4.1']": "forward: it names a rule twice",
    "later = { turn = -1 }": "turn",
    "glows = []": "unknown entry glows",
    "lets = ['card:rum']\ntries = 'turn:end'": "both lets and tries",
}


@pytest.mark.parametrize("entry", BROKEN)
def test_a_broken_step_is_named_with_its_cause(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "rules_version = '2'\nplayers = 2\noptions = { start_player = 0 }\n[[step]]\nid = 'goal'\n"
        f"[[step]]\nid = 'forward'\n{entry}\n[[step]]\nid = 'end'\n"
    )
    monkeypatch.setattr(guided, "script", lambda name: guided.read(name, text))
    found = guided_check.faults("cartagena", rules_of("cartagena"))
    assert any(BROKEN[entry] in fault for fault in found), found


def test_a_script_for_other_rules_or_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    old = replace(script_of("cartagena"), rules_version="1")
    monkeypatch.setattr(guided, "script", lambda name: old)
    assert any("version 1 of the rules" in fault for fault in guided_check.faults("cartagena"))
    short = guided.words("cartagena", "pl").replace("cartagena-guided-back =", "cartagena-guided-front =")
    monkeypatch.setattr(guided, "words", lambda name, language: short)
    found = guided_check.faults("cartagena")
    assert "pl: cartagena-guided-back has no words." in found
    assert "pl: no step says cartagena-guided-front." in found
    monkeypatch.setattr(guided, "words", lambda name, language: "cartagena-guided-back = { $card }\n\n= junk")
    assert any("not a message" in fault for fault in guided_check.faults("cartagena"))


def test_the_last_step_can_be_played_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = Script("cartagena", "2", 2, [Step("goal"), Step("end", lets=["card:rum"])], options={"start_player": 0})
    monkeypatch.setattr(guided, "script", lambda name: ends)
    assert any("end: the last step can only be read" in fault for fault in guided_check.faults("cartagena"))
    monkeypatch.setattr(guided, "script", lambda name: replace(ends, steps=[]))
    assert "It has no steps." in guided_check.faults("cartagena")


def test_too_many_ways_are_refused() -> None:
    with pytest.raises(BadScript, match="more than 1 ways"):
        list(guided.all_moments(script_of("cartagena"), most=1))


@pytest.fixture
def tavern(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The test game, where other distributions' games stand."""
    title = testgame.TITLES[0]
    known, rooms = library.titles(), library.rooms()
    monkeypatch.setattr(library, "titles", lambda: {**known, title.name: title})
    monkeypatch.setattr(library, "rooms", lambda: {**rooms, title.name: "tests.testgame"})
    monkeypatch.setattr(words, "_bundle", lambda language: words._bundle_with(language, None))
    monkeypatch.setattr(words, "_catalogue", words._catalogue.__wrapped__)
    yield Path(testgame.__file__).parent
    guided.script.cache_clear()
    guided.moment.cache_clear()


def test_the_test_game_shows_how_a_script_is_written(tavern: Path) -> None:
    rules = rule_ids((tavern / "rules.md").read_text("utf-8"))
    assert guided_check.faults("tavern", rules) == []
    here: Moment = guided.moment("tavern", "100")
    assert here.is_last
    assert here.state.player == 0


def test_a_game_without_a_script_has_none(tavern: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    late = testgame.TITLES[1]
    known, rooms = library.titles(), library.rooms()
    monkeypatch.setattr(library, "titles", lambda: {**known, late.name: late})
    monkeypatch.setattr(library, "rooms", lambda: {**rooms, late.name: "tests.testgame"})
    assert guided.script(late.name) is None
    assert guided_check.faults(late.name) == []
