"""The rules as they are written: every rule and scenario has its test, and options and data are as they are played."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from caribe import library
from caribe.games.cuba import OPTIONS
from caribe.games.cuba.names import BUILDINGS
from tests.support import ROOT, citations, rule_ids

HERE = Path(__file__).resolve().parent
TEXT = (ROOT / "docs" / "rules" / "cuba.md").read_text("utf-8")
INVARIANTS = ROOT / "tests" / "conformance" / "invariants"
ID = r"(?:CUB-[\dA-Z]+(?:\.[A-Z\d]+)*|AMB-\d\d)"


def rows(section: str) -> list[list[str]]:
    """The cells of all table rows in a section, headings aside."""
    _, _, rest = TEXT.partition(section)
    part = re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


def test_every_scenario_has_a_test_named_after_it() -> None:
    written = re.findall(r"^\| T-(\d\d\d) \|", TEXT, re.MULTILINE)
    assert len(written) == len(set(written)) > 130
    named: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_t(\d\d\d)_", node.name)):
                named.add(match[1])
            elif isinstance(node, ast.keyword) and node.arg == "id" and isinstance(node.value, ast.Constant):
                named |= set(re.findall(r"^t(\d\d\d)$", str(node.value.value)))
    assert named == set(written)


def test_every_rule_is_cited_and_every_citation_is_a_rule() -> None:
    marks = rule_ids(TEXT)
    cited = set(citations(HERE)) | {name for name, places in citations(INVARIANTS).items() if "cuba.py" in str(places)}
    assert cited == {name for name, mark in marks.items() if mark == "rule"}


def test_every_id_is_defined_once_and_every_mention_has_a_definition() -> None:
    defined = re.findall(rf"^(?:- \*\*|\| )({ID})", TEXT, re.MULTILINE)
    assert len(defined) == len(set(defined))
    assert set(rule_ids(TEXT)) == set(defined)
    assert set(re.findall(ID, TEXT)) == set(defined)


def test_what_the_engine_cites_is_defined() -> None:
    sources = (ROOT / "src" / "caribe" / "games" / "cuba").glob("*.py")
    sections = {f"CUB-{name}" for name in ("3.B", "3.C", "3.D", "3.E", "4.4", "4.6", "4.7", "4.8", "4.6.")}
    cited = {name for path in sources for name in re.findall(ID, path.read_text("utf-8"))}
    assert "CUB-4.6.29" in cited
    assert cited - sections <= set(rule_ids(TEXT))


def test_options_are_documented_with_their_defaults_and_values() -> None:
    written = {cells[0].strip("`"): cells[1:] for cells in rows("### Table options")}
    assert list(written) == [option.name for option in OPTIONS]
    for option in OPTIONS:
        default, values, effect = written[option.name]
        assert default == f"`{option.default}`"
        assert tuple(re.findall(r"`(\w+)`", values)) == option.values
        assert f"({option.rule})" in effect
        if option.high is not None:
            assert f"{option.low} to {option.high}" in values


def test_costs_are_documented_as_they_are_played() -> None:
    costs: Any = library.data("cuba")["buildings"]
    written = [cells[4] for cells in rows("### 4.6 The buildings")]
    told = [
        "/".join(str(costs[name].get(material, 0)) for material in ("wood", "stone", "water")) for name in BUILDINGS
    ]
    twice = ("cigar_factory", "distillery")
    assert written == [cost for name, cost in zip(BUILDINGS, told, strict=True) for _ in range(1 + (name in twice))]


def test_plantations_and_ships_are_documented_as_they_are_played() -> None:
    names = ("warehouse", "lake", "mountain", "forest", "citrus", "sugar", "tobacco", "rum", "cigars")
    letters = dict(zip(names, "WLMFCSTRG", strict=True))
    data: Any = library.data("cuba")
    block = TEXT.partition("```\ncommon")[2].partition("```")[0].splitlines()[1:4]
    for number, side in enumerate(("common", "blue", "red", "yellow", "green", "purple")):
        drawn = [line.split()[number * 4 : number * 4 + 4] for line in block]
        assert drawn == [[letters[field] for field in row] for row in data["plantations"][side]]
    ships = re.findall(r"(\d+) ([CSTRG]{5})", TEXT.partition("on the 15 ships:")[2].partition(".")[0])
    told = ["".join(letters[ware] for ware in ship["wares"]) for ship in data["ships"]]
    assert ships == [(str(number), ship) for number, ship in enumerate(told, 1)]
