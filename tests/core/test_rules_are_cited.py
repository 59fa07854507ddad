"""Every rule of docs/rules is cited by a test, and no test cites a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import ROOT, TESTS, citations, rule, rule_ids

FOLDER = ROOT / "docs" / "rules"
FILES = [*sorted(FOLDER.glob("*.md")), TESTS / "testgame" / "rules.md"]


@pytest.mark.skipif(not FOLDER.exists(), reason="docs/rules is not there")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name + "/" + file.stem)
def test_every_rule_is_cited(file: Path) -> None:
    ids = rule_ids(file.read_text("utf-8"))
    assert ids, f"{file} defines no rule"
    cited = citations(TESTS)
    missing = [name for name, mark in ids.items() if mark == "rule" and name not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.skipif(not FOLDER.exists(), reason="docs/rules is not there")
def test_every_cited_rule_exists() -> None:
    known = {name for file in FILES for name in rule_ids(file.read_text("utf-8"))}
    games = {name.partition("-")[0] for name in known}
    unknown = {
        name: places
        for name, places in citations(TESTS).items()
        if name.partition("-")[0] in games and name not in known
    }
    assert not unknown


def test_ids_are_read_from_bullets_and_tables() -> None:
    text = """
    - **XYZ-1.2** *rule* Something.
    - XYZ-1.3 *note* A remark that mentions XYZ-9.9 *rule*.
    | XYZ-2.1 | *rule* | a piece | 6 |
    | `XYZ-S01` | *rule* | a scenario |
    Prose about XYZ-3.1.
    """
    assert rule_ids(text) == {"XYZ-1.2": "rule", "XYZ-1.3": "note", "XYZ-2.1": "rule", "XYZ-S01": "rule"}


def test_citations_are_read_from_sources(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@rule("XYZ-1.2", "XYZ-1.3")\ndef test_a():\n    pass\n# rule("XYZ-9.9")\n')
    assert citations(tmp_path) == {"XYZ-1.2": ["test_one.py:1"], "XYZ-1.3": ["test_one.py:1"]}


def test_a_rule_is_cited_by_its_id_or_not_at_all() -> None:
    with pytest.raises(ValueError, match=r"CAR-4\.25"):
        rule("rule 4")


@rule("TAV-1")
def test_a_citation_is_a_mark_of_the_test(request: pytest.FixtureRequest) -> None:
    assert [mark.args for mark in request.node.iter_markers("rule")] == [("TAV-1",)]
