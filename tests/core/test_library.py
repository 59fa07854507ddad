"""The library: games that come with Caribe, and those of other distributions, from their own folder alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caribe import library
from tests.support import ROOT

PLAYED = """
import caribe
from caribe.words import Words
game = caribe.game("tavern-late", players=3, menu="short")
state = game.new(1)
while not state.is_over:
    state.apply(state.legal_actions()[0])
print(sorted(caribe.titles()), state.ending(), Words("en").say(caribe.Message("tavern-dish-stew")), sep="; ")
"""
PETTINGZOO = """
from caribe.envs.pettingzoo import tavern_v1
import caribe.envs.pettingzoo.tavern_late_v1 as late
env = late.env(players=3, rounds=1)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, _ = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
print(tavern_v1.raw_env().metadata["name"], late.raw_env().metadata["name"], sep="; ")
"""
PAINTED = """
import caribe
from caribe.painting.plain import PlainPainter
from caribe.words import Words
state = caribe.game("tavern", players=2).new(1)
panels = PlainPainter(state.game, Words("en")).panels(state.view(0))
print(panels[0].title, "hand" in str(panels[0].body), sep="; ")
"""


@pytest.fixture
def registered(tmp_path: Path) -> Callable[[str], list[str]]:
    """Run a program where the test game is installed: its folder, and an entry point that names it."""
    folder = tmp_path / "tavern-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tavern\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[caribe.games]\ntavern = tests.testgame\n")
    caribe = str(Path(library.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), caribe, str(ROOT)])}

    def run(program: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment, timeout=120
        )
        assert done.stderr == ""
        return done.stdout.strip().split("; ")

    return run


def test_a_game_of_another_distribution_is_found_with_its_data_and_words(
    registered: Callable[[str], list[str]],
) -> None:
    names, ending, dish = registered(PLAYED)
    assert names == str(sorted([*library.titles(), "tavern", "tavern-late"]))
    assert ending in ("last_round", "sold_out")
    assert dish == "stew"


def test_a_game_of_another_distribution_has_a_pettingzoo_module(registered: Callable[[str], list[str]]) -> None:
    pytest.importorskip("pettingzoo")
    assert registered(PETTINGZOO) == ["tavern_v1", "tavern_late_v1"]


def test_a_game_without_a_painter_is_shown_as_names_and_values(registered: Callable[[str], list[str]]) -> None:
    pytest.importorskip("rich")
    assert registered(PAINTED) == ["Tavern", "True"]


def test_the_test_game_is_not_in_the_library_by_itself() -> None:
    assert not [name for name in library.titles() if name.startswith("tavern")]
