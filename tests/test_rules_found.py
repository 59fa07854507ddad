"""Every rule can be found: its id stands in the sources, at the line that plays it or in the table that holds it."""

from __future__ import annotations

from functools import cache

import pytest

from caribe.how_to_play import FOLDER
from tests.support import ROOT, TESTS, rule_ids

GAMES = {
    "cartagena": (ROOT / "docs" / "rules" / "cartagena.md", ROOT / "src" / "caribe"),
    "cuba": (ROOT / "docs" / "rules" / "cuba.md", ROOT / "src" / "caribe"),
    "havana": (ROOT / "docs" / "rules" / "havana.md", ROOT / "src" / "caribe"),
    "la-habana": (ROOT / "docs" / "rules" / "la-habana.md", ROOT / "src" / "caribe"),
    "tavern": (TESTS / "testgame" / "rules.md", TESTS / "testgame"),
}

NOBODYS_LINE: dict[str, str] = {}
"""Rules that no line plays, and why."""


@cache
def sources(game: str) -> str:
    """All Python sources and data of the rooms, in one text; what only teaches the rules plays none of them."""
    folder = GAMES[game][1]
    paths = [path for kind in ("*.py", "*.toml") for path in sorted(folder.rglob(kind)) if FOLDER not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in paths)


def found(name: str, text: str) -> bool:
    """Whether the id stands there in full: CAR-4.2 is not found in CAR-4.20."""
    start = text.find(name)
    while start >= 0:
        after = text[start + len(name) : start + len(name) + 2]
        if not (after[:1].isalnum() or (after[:1] == "." and after[1:].isalnum())):
            return True
        start = text.find(name, start + 1)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_in_the_sources(game: str) -> None:
    rules, _ = GAMES[game]
    ids = [name for name, mark in rule_ids(rules.read_text("utf-8")).items() if mark == "rule"]
    missing = [name for name in ids if name not in NOBODYS_LINE and not found(name, sources(game))]
    assert not missing, f"{len(missing)} of {len(ids)} rules are not found: {', '.join(missing)}"


def test_the_exceptions_are_rules_that_are_not_found() -> None:
    for name in NOBODYS_LINE:
        games = [game for game, (rules, _) in GAMES.items() if name in rule_ids(rules.read_text("utf-8"))]
        assert games, f"{name} is no rule"
        assert not any(found(name, sources(game)) for game in games), f"{name} is found and needs no exception"


def test_an_id_is_found_in_full_only() -> None:
    assert found("CAR-4.2", "# CAR-4.2: ahead")
    assert found("CAR-4.2", "CAR-4.20, CAR-4.2.")
    assert not found("CAR-4.2", "CAR-4.20 CAR-4.2.1 CAR-4.2a")
