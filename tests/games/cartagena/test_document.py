"""The rules as they are written: every rule and scenario has its test, and options and faces are as they are played."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from caribe import library
from caribe.games.cartagena import OPTIONS
from tests.support import ROOT, citations, rule_ids

HERE = Path(__file__).resolve().parent
TEXT = (ROOT / "docs" / "rules" / "cartagena.md").read_text("utf-8")


def rows(section: str) -> list[list[str]]:
    """The cells of all table rows in a section, headings aside."""
    _, _, rest = TEXT.partition(section)
    part = re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


def test_every_scenario_has_a_test_named_after_it() -> None:
    written = re.findall(r"^\| CAR-S(\d\d) \|", TEXT, re.MULTILINE)
    assert len(written) == len(set(written)) > 40
    tests = [
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    assert sorted(name[6:8] for name in tests if re.match(r"test_s\d\d_", name)) == sorted(written)


def test_every_rule_is_cited_and_every_citation_is_a_rule() -> None:
    marks = rule_ids(TEXT)
    assert set(citations(HERE)) == {name for name, mark in marks.items() if mark == "rule"}


def test_every_id_is_defined_once_and_every_mention_has_a_definition() -> None:
    defined = re.findall(r"^(?:- \*\*|\| )(CAR-[DS]?[\d.]+)", TEXT, re.MULTILINE)
    assert len(defined) == len(set(defined))
    assert set(rule_ids(TEXT)) == {name for name in defined if not name.startswith("CAR-S")}
    mentioned = set(re.findall(r"CAR-[DS]?\d+(?:\.\d+)?", TEXT))
    assert mentioned == set(defined)


def test_what_the_engine_cites_is_defined() -> None:
    sources = (ROOT / "src" / "caribe" / "games" / "cartagena").glob("*.py")
    cited = {name for path in sources for name in re.findall(r"CAR-D?\d+(?:\.\d+)?", path.read_text("utf-8"))}
    assert "CAR-4.25" in cited
    assert cited <= set(rule_ids(TEXT))


def test_options_are_documented_with_their_defaults_and_values() -> None:
    written = {cells[0].strip("`"): cells[1:] for cells in rows("### Table options")}
    assert list(written) == [option.name for option in OPTIONS]
    for option in OPTIONS:
        default, values, effect = written[option.name]
        assert default == f"`{option.default}`"
        assert tuple(re.findall(r"`(\w+)`", values)) == option.values
        assert option.name == "mode" or f"({option.rule})" in effect
        if option.high is not None:
            assert f"{option.low} to {option.high}" in values


def test_faces_are_documented_as_they_are_played() -> None:
    pieces: Any = library.data("cartagena")["pieces"]
    faces = [
        [cell.replace("telescope", "spyglass") for cell in cells[1:]] for cells in rows("## 9. The sides of the pieces")
    ]
    written = [[face.split() for face in piece] for piece in faces]
    assert written == [[piece["front"], piece["back"]] for piece in pieces]
