"""One thing, one name: glossary, catalogues and rules agree, and the names are those that the rulebooks print."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest

from caribe import library
from caribe.core.message import Message
from caribe.words import Words
from generate_glossary import LANGUAGES, name, tables
from tests.support import ROOT, catalogue

ROWS = [(table, row) for table in tables() for row in table["rows"]]
COMPONENTS = re.compile(
    r"cartagena-symbol-\w+"
    r"|(?:la-habana|havana)-(?:card|material|building)-[a-z_-]+(?<!-short)(?<!-brief)(?<!-text)"
    r"|cuba-(?:title|building|resource|terrain|category|statute)-\w+(?<!-label)"
)
"""The messages that name a card, a building, a statute, a good or a piece."""

CUBA_TILE = re.compile(r"^\| CUB-4\.6\.\d+ \| \*rule\* \| ([^|]+?) \|", re.MULTILINE)
HAVANA_CARD = re.compile(r"^\| [^|a-z]+ \| \d \| ([^|]+?) \|", re.MULTILINE)
LA_HABANA_CARD = re.compile(r"^\| ([^|a-z]+?) \| \d \|", re.MULTILINE)


def rules(game: str, language: str) -> str:
    """The rules of a game in a language, with plain spaces."""
    folder = ROOT / "docs" / "rules" / ("" if language == "en" else language)
    return (folder / f"{game}.md").read_text("utf-8").replace("\u00a0", " ").replace("\u202f", " ")


def stem(word: str) -> str:
    """A word without what its number and its case change."""
    return word.casefold()[: max(3, len(word) - 2)]


def same(printed: str, ours: str) -> bool:
    """Whether two names differ in capitals and in the number of their words' things only."""

    def alike(one: str, other: str) -> bool:
        short = max(3, min(len(one), len(other)) - 1)
        return one[:short] == other[:short] and abs(len(one) - len(other)) <= 2

    words = printed.casefold().split(), ours.casefold().split()
    return len(words[0]) == len(words[1]) and all(alike(*pair) for pair in zip(*words, strict=True))


def test_the_glossary_says_what_the_catalogues_say() -> None:
    script = ROOT / "scripts" / "generate_glossary.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_every_component_is_in_the_glossary() -> None:
    listed = {row["id"] for _, row in ROWS if "id" in row}
    assert {found for found in catalogue() if COMPONENTS.fullmatch(found)} - listed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_component_is_called_as_its_rulebook_prints_it_or_there_is_a_reason(language: str) -> None:
    printed = [(row[language], name(row, language), row) for _, row in ROWS if language in row]
    assert [(theirs, ours) for theirs, ours, row in printed if not same(theirs, ours) and "why" not in row] == []


def test_no_reason_is_given_where_none_is_needed() -> None:
    needless = [
        row
        for _, row in ROWS
        if "why" in row and all(same(row[each], name(row, each)) for each in LANGUAGES if each in row)
    ]
    assert needless == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_use_the_words_of_the_glossary(language: str) -> None:
    def used(table: dict[str, Any], row: dict[str, Any]) -> bool:
        text = rules(table["game"], language).casefold()
        return all(stem(word) in text for word in name(row, language).split())

    words = [(table, row) for table, row in ROWS if "names" in row and row.get("rules", True)]
    assert [name(row, language) for table, row in words if not used(table, row)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_cuba_call_buildings_and_laws_as_the_catalogue_does(language: str) -> None:
    text = rules("cuba", language)
    ours = {name(row, language).casefold() for _, row in ROWS if row.get("id", "").startswith("cuba-building-")}
    assert {found.casefold() for found in CUBA_TILE.findall(text)} == ours
    for law in ("drought", "building_law", "harbour_law", "anti_corruption"):
        called = name({"id": f"cuba-statute-{law}"}, language)
        assert called.casefold() in text.casefold(), called


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_havana_call_the_cards_as_the_catalogue_does(language: str) -> None:
    ours = [name(row, language) for _, row in ROWS if row.get("id", "").startswith("havana-card-")]
    assert HAVANA_CARD.findall(rules("havana", language))[: len(ours)] == ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_la_habana_call_the_cards_as_the_catalogue_does(language: str) -> None:
    ours = [name(row, language) for _, row in ROWS if row.get("id", "").startswith("la-habana-card-")]
    found = LA_HABANA_CARD.findall(rules("la-habana", language))[: len(ours)]
    assert [card.casefold() for card in found] == [card.casefold() for card in ours]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_cuba_has_one_name_on_its_face_and_in_sentences(language: str) -> None:
    words = Words(language)
    for card in ("worker", "trader", "architect", "foreman", "mayor"):
        whole, title = words.say(Message(f"cuba-card-{card}")), words.say(Message(f"cuba-title-{card}"))
        assert re.sub(r"^(?:l’|(?:le|la|el) )", "", whole).casefold() == title.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_gained_on_the_page_has_the_name_of_the_catalogue(language: str) -> None:
    words = Words(language)
    for game, kinds in (("havana", "brick sandstone clay glass debris"), ("la-habana", "red white green brown rubble")):
        for kind in kinds.split():
            whole = words.say(Message(f"{game}-material-{kind}"))
            for count in (1, 2, 5):
                gain = words.say(Message(f"page-gain-{kind}", {"signed": f"+{count}", "count": count}))
                amount = words.say(Message(f"{game}-amount-{kind}", {"count": count}))
                assert gain.replace("\u00a0", " ") == f"+{amount}".replace("\u00a0", " "), (whole, gain)


def test_another_name_for_the_same_thing_is_noticed() -> None:
    assert same("Sigarenfabriek", "sigarenfabriek")
    assert same("tobacco fields", "Tobacco field")
    assert not same("Afval", "puin")
    assert not same("Anti Corruptiewet", "Schone handen")
    assert list(LANGUAGES) == library.languages()
