"""The shelf: games that come with Caribe, and those that another distribution brings along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from caribe import library
from tests.support import ROOT

PROGRAM = """
import caribe
from caribe.words import Words
game = caribe.game("tavern-late", players=3, menu="short")
state = game.new(1)
while not state.is_over:
    state.apply(state.legal_actions()[0])
print(sorted(caribe.titles()), state.ending(), Words("en").say(caribe.Message("tavern-dish-stew")), sep="; ")
"""


def test_a_game_of_another_distribution_stands_on_the_shelf_with_its_data_and_words(tmp_path: Path) -> None:
    folder = tmp_path / "tavern-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tavern\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[caribe.games]\ntavern = tests.testgame\n")
    caribe = str(Path(library.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), caribe, str(ROOT)])}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, env=environment)
    assert done.stderr == ""
    names, ending, dish = done.stdout.strip().split("; ")
    assert names == str(sorted([*library.titles(), "tavern", "tavern-late"]))
    assert ending in ("last_round", "sold_out")
    assert dish == "stew"


def test_the_test_game_stands_on_no_shelf_of_its_own_accord() -> None:
    assert not [name for name in library.titles() if name.startswith("tavern")]
