"""The rules as they are written: every rule and scenario has its test, and options and decks are as they are played."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from caribe import library
from tests.support import ROOT, TESTS, citations, rule_ids

HERE = Path(__file__).resolve().parent
DOCUMENTS = {"havana": "HAV", "la-habana": "LAH"}
SCENARIOS = {
    "havana": ("test_scenarios.py", "test_building_scenarios.py", "test_round_scenarios.py"),
    "la-habana": ("test_la_habana_scenarios.py", "test_la_habana_building_scenarios.py"),
}


def text(edition: str) -> str:
    """The rules of an edition."""
    return (ROOT / "docs" / "rules" / f"{edition}.md").read_text("utf-8")


def rows(edition: str, section: str) -> list[list[str]]:
    """The cells of all table rows in a section, headings aside."""
    _, _, rest = text(edition).partition(section)
    part = re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


def cited() -> set[str]:
    """All rules that tests and invariants cite."""
    return set(citations(HERE)) | set(citations(TESTS / "conformance" / "invariants"))


@pytest.mark.parametrize(("edition", "prefix"), DOCUMENTS.items())
def test_every_rule_is_cited_and_every_citation_is_a_rule(edition: str, prefix: str) -> None:
    marks = rule_ids(text(edition))
    mine = {name for name in cited() if name.startswith(prefix)}
    assert mine == {name for name, mark in marks.items() if mark == "rule"}
    assert len(mine) > 90


@pytest.mark.parametrize(("edition", "prefix"), DOCUMENTS.items())
def test_every_scenario_has_a_test_named_after_it(edition: str, prefix: str) -> None:
    written = re.findall(rf"^\| {prefix}-S(\d+) \|", text(edition), re.MULTILINE)
    assert len(written) == len(set(written)) > 50
    names = [
        node.name
        for path in (*SCENARIOS[edition], "test_rulebook_examples.py")
        for node in ast.parse((HERE / path).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    form = r"test_(?:la_habana_)?s(\d+)_" if edition == "la-habana" else r"test_s(\d+)_"
    found = {match[1] for name in names if (match := re.match(form, name))}
    assert set(written) <= found


@pytest.mark.parametrize(("edition", "prefix"), DOCUMENTS.items())
def test_every_id_is_defined_once_and_every_mention_has_a_definition(edition: str, prefix: str) -> None:
    defined = re.findall(rf"^(?:- \*\*|\| )({prefix}-[DS]?[\d.]*\d)", text(edition), re.MULTILINE)
    assert len(defined) == len(set(defined))
    assert set(rule_ids(text(edition))) == {name for name in defined if not re.match(r"\w+-S", name)}
    mentioned = set(re.findall(rf"{prefix}-[DS]?\d+(?:\.\d+)?", text(edition)))
    assert mentioned == set(defined)


def test_what_the_engine_cites_is_defined() -> None:
    known = {name for edition in DOCUMENTS for name in rule_ids(text(edition))}
    sources = (ROOT / "src" / "caribe" / "games" / "havana").glob("*.py")
    found = {n for path in sources for n in re.findall(r"(?:HAV|LAH)-\d+\.\d+", path.read_text("utf-8"))}
    assert "HAV-3.27" in found
    assert found <= known


@pytest.mark.parametrize("edition", DOCUMENTS)
def test_options_are_documented_with_their_defaults_and_values(edition: str) -> None:
    options = library.title(edition).options
    written = {cells[0].strip("`"): cells[1:] for cells in rows(edition, "### Table options")}
    assert list(written) == [option.name for option in options]
    for option in options:
        default, values, effect = written[option.name]
        assert default == f"`{option.default}`"
        assert tuple(re.findall(r"`(\w+)`", values)) == option.values
        assert f"({option.rule})" in effect
        if option.high is not None:
            assert f"{option.low} to {option.high}" in values


@pytest.mark.parametrize("edition", DOCUMENTS)
def test_buildings_are_documented_as_they_are_played(edition: str) -> None:
    deck: Any = library.data(edition)["buildings"]
    materials = ["brick", "sandstone", "clay", "glass", "debris"]
    if edition == "la-habana":
        materials = ["red", "white", "green", "brown", "rubble"]
    expected = [
        [str(i), entry["name"], str(entry["points"])]
        + [str(entry["cost"].get(thing, "-")) for thing in (*materials, "pesos", "workers")]
        + ["yes" if entry.get("architect") else "-"]
        for i, entry in enumerate(deck)
    ]
    assert rows(edition, "## 9. The buildings") == expected
