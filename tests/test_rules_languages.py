"""The rules in every language are the same rules: with the ids, marks, tables and references of the English text."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import caribe
from caribe import library
from caribe.core.message import Message
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.words import Words
from tests.support import ROOT, RULE_ID, rule_ids

FOLDER = ROOT / "docs" / "rules"
LANGUAGES = library.languages()[1:]
MENTIONED = re.compile(rf"\b{RULE_ID.pattern}\b")
KEPT = ("id", "mark", "*rule*", "*note*")
HEADING = re.compile(r"(#+) (?:(\d+(?:\.[\dA-Z]+)*)\.? )?")
ITEM = re.compile(rf"(\s*)- (?:[*`]*({RULE_ID.pattern})[*`]*\s*[*_]+(rule|note)[*_]+)?")


def path(game: str, language: str) -> Path:
    """The file of the rules of a game in a language."""
    return FOLDER / f"{game}.md" if language == "en" else FOLDER / language / f"{game}.md"


def shape(text: str) -> list[tuple[object, ...]]:
    """What a translation must leave as it is: headings by their numbers, items and rows by their ids, code."""
    found: list[tuple[object, ...]] = []
    code = False
    for line in text.splitlines():
        if line.startswith("```"):
            code = not code
        elif code:
            found.append(("code", line))
        elif heading := HEADING.match(line):
            found.append(("heading", len(heading[1]), heading[2]))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
            kept = [cell if RULE_ID.fullmatch(cell) or cell in KEPT else "" for cell in cells]
            found.append(("row", *kept))
        elif item := ITEM.match(line):
            found.append(("item", len(item[1]), item[2], item[4]))
    return found


def mentions(text: str) -> Counter[str]:
    """How often each id is named."""
    return Counter(found[0] for found in MENTIONED.finditer(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", library.titles())
def test_a_translation_has_the_shape_and_the_ids_of_the_english_rules(game: str, language: str) -> None:
    ours = path(game, "en").read_text("utf-8")
    theirs = path(game, language).read_text("utf-8")
    assert rule_ids(theirs) == rule_ids(ours)
    assert shape(theirs) == shape(ours)
    assert mentions(theirs) == mentions(ours)


def named_in(room: Path) -> set[str]:
    """Every rule that the sources of a game name: in a reason, a choice or an option."""
    found = set()
    for source in room.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("game", library.titles())
def test_every_rule_that_a_reason_can_name_is_in_the_rules(game: str, language: str) -> None:
    package = library.rooms()[game].rpartition(".")[2]
    known = rule_ids(path(game, language).read_text("utf-8"))
    prefix = next(iter(known)).partition("-")[0]
    named = named_in(ROOT / "src" / "caribe" / "games" / package)
    if game == "cuba":
        named |= {kind.rule for kind in BUILDING_KINDS}
    ours = {name for name in named if name.startswith(prefix)}
    assert len(ours) > 10
    assert ours <= known.keys()


def unbroken(text: str) -> str:
    """A text with plain spaces: where a line may end is no part of a name."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("game", ["havana", "la-habana"])
def test_the_rules_call_the_buildings_as_the_catalogue_does(game: str, language: str) -> None:
    words = Words(language)
    deck = caribe.game(game, 2).deck  # type: ignore[attr-defined]
    text = unbroken(path(game, language).read_text("utf-8"))
    rows = dict(re.findall(r"^\| (\d+) \| ([^|]+?) \|", text[text.index("\n## 9") :], re.MULTILINE))
    assert [rows[str(i)] for i in range(36)] == [unbroken(words.say(Message(building.message))) for building in deck]
