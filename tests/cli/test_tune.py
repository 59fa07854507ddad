"""`caribe tune`: what self-play has found, said and kept."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import Caribe


def test_the_command_says_what_it_found_and_keeps_it(caribe: Caribe, tmp_path: Path) -> None:
    said = caribe("tune", "cartagena", "-n", "2", "--rounds", "1", "--most", "2", "--log", "found.json")
    assert said.code == 0
    assert "Round 1" in said.out
    assert "pirate" in said.out
    kept = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert kept["game"] == "cartagena"
    assert kept["rounds"][0]["weights"].keys() == kept["from"].keys()
