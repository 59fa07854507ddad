"""A game from its own folder alone: the command line finds it, lists it and draws it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caribe import library
from tests.support import ROOT

PAINTER = """
from caribe.painting import Painter, Panel

class GamePainter(Painter):
    def panels(self, view):
        return [Panel("The bar", "Drawn by the inn itself.")]

    def things(self, view):
        return []
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder on the path that a distribution is installed in: `houses.inn`, which is the test game."""
    info = tmp_path / "inn-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: inn\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[caribe.games]\ninn = houses.inn\n")
    shutil.copytree(ROOT / "tests" / "testgame" / "data", tmp_path / "houses" / "inn" / "data")
    shutil.copytree(ROOT / "tests" / "testgame" / "text", tmp_path / "houses" / "inn" / "text")
    (tmp_path / "houses" / "inn" / "__init__.py").write_text("from tests.testgame import TITLES\n")
    return tmp_path


def caribe(site: Path, *arguments: str, typed: str = "") -> str:
    path = os.pathsep.join([str(site), str(Path(library.__file__).parent.parent), str(ROOT)])
    command = [sys.executable, "-m", "caribe.cli", *arguments]
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "160"}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, cwd=site, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_help_lists_it(site: Path) -> None:
    assert "The game: cartagena, cuba, havana, la-habana, tavern or tavern-late." in caribe(site, "play", "--help")


def test_the_plain_painter_draws_it(site: Path) -> None:
    said = caribe(site, "play", "tavern", "--seed", "1", typed="v\nq\n")
    assert "clock 0" in said


def test_a_painter_of_its_own_is_found_in_its_folder(site: Path) -> None:
    (site / "houses" / "inn" / "painter.py").write_text(PAINTER)
    assert "Drawn by the inn itself." in caribe(site, "play", "tavern", "--seed", "1", typed="v\nq\n")
