"""Stories: each is what its record tells today, and reads like a text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caribe import library
from caribe.core.verify import verify
from tests.cli.shell import Caribe
from tests.cli.stories import STORIES, place, story
from tests.records.make import FIXTURES
from tests.support import catalogue

AGAIN = "words have changed: type `PYTHONPATH=src python -m tests.cli.stories`, and read what it writes"


@pytest.mark.parametrize("game", library.titles())
def test_the_record_of_a_story_holds(game: str) -> None:
    assert verify(json.loads((STORIES / f"{game}.json").read_text("utf-8")), library.title) == []


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("game", library.titles())
def test_a_story_is_what_its_record_tells(game: str, language: str) -> None:
    assert place(game, language).read_text("utf-8") == story(game, language), AGAIN


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("game", library.titles())
def test_a_story_has_no_id_and_no_mark_in_it(game: str, language: str) -> None:
    text = place(game, language).read_text("utf-8")
    assert not set(re.findall(r"[a-z]+-[a-z_-]+", text)) & catalogue().keys()
    assert not re.search(r"[{}$\u2066-\u2069\ue000-\uf8ff]|None|\[\]", text)
    assert "  " not in text
    assert "?" not in text


def test_a_story_is_told_through_the_eyes_of_a_seat(caribe: Caribe) -> None:
    file = str(FIXTURES / "cartagena" / "3-escaped-basic.json")
    watched, seated = caribe("story", file).out, caribe("story", file, "--seat", "2").out
    assert " and draw: " in seated
    assert " draw: " not in watched
    assert f"`caribe story {file} --seat 2 --language en`" in seated


def test_a_game_that_goes_on_is_told_as_far_as_it_is(caribe: Caribe) -> None:
    caribe("play", "cartagena", "--seed", "4", "-o", "start_player=1", typed=("1", "1", "s game.json", "q"))
    said = caribe("story", "game.json").out
    assert "- First player – random-2\n" in said
    assert said.strip().endswith("of 2).")
    assert "## The end" not in said


def test_seats_are_listed_as_the_language_lists_them(caribe: Caribe) -> None:
    caribe("play", "havana", "-p", "3", "--seed", "4", "-o", "age_order=2,0,1", typed=("s game.json", "q"))
    assert "– random-3, Player and random-2\n" in caribe("story", "game.json").out
    assert "– random-3, Player i random-2\n" in caribe("story", "game.json", "--language", "pl").out


def test_names_are_no_markdown(caribe: Caribe) -> None:
    record = json.loads((FIXTURES / "cartagena" / "3-escaped-basic.json").read_text("utf-8"))
    record["seats"][0]["name"] = "**Ann** | <b>"
    Path("odd.json").write_text(json.dumps(record), "utf-8")
    said = caribe("story", "odd.json").out
    assert r"\*\*Ann\*\* \| \<b\>" in said
    assert "**Ann** | <b>" not in said
