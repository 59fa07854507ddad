"""Positions as text, SVG and PNG: well formed, the same for everyone who knows the same, and nothing hidden in them."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

import caribe
from caribe.core.faults import BadInput
from caribe.core.state import State
from tests.support import ROOT, Chooser

MODES = ("ansi", "svg")


def positions(name: str) -> list[State]:
    """Positions of one random game: the deal, some of the middle, and the end."""
    title = caribe.titles()[name]
    state, chooser = caribe.game(name, players=title.most).new(3), Chooser(3)
    found = [state.copy()]
    while not state.is_over:
        for _ in range(40):
            if not state.is_over:
                state.apply(chooser.pick(state.legal_actions()))
        found.append(state.copy())
    return [*found[:3], found[-1]]


@pytest.mark.parametrize("name", caribe.titles())
def test_a_picture_is_well_formed_and_names_the_game(name: str) -> None:
    for state in positions(name):
        for seat in (None, 0, state.game.players - 1):
            root = ET.fromstring(str(state.game.render(state, seat)))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            width, height = float(root.attrib["width"]), float(root.attrib["height"])
            for text in root.iter("{http://www.w3.org/2000/svg}text"):
                assert 0 <= float(text.attrib["x"]) <= width
                assert 0 <= float(text.attrib["y"]) <= height, text.text
        assert max(map(len, str(state).splitlines())) <= 100


@pytest.mark.parametrize("name", caribe.titles())
def test_a_picture_shows_only_what_its_reader_knows(name: str) -> None:
    for state in positions(name)[:-1]:
        for seat in range(2):
            other = state.determinize(seat, 17)
            for mode in MODES:
                assert state.game.render(state, seat, mode) == state.game.render(other, seat, mode)
                assert state.game.render(state, None, mode) == state.game.render(other, None, mode)
        assert str(state) == state.game.render(state, None, "ansi")
        assert state._repr_svg_() == state.game.render(state, None, "svg") == state.picture().svg
        assert state.picture(0).svg == state.game.render(state, 0, "svg")


def test_a_long_path_ends_at_the_boat_too() -> None:
    state = caribe.game("cartagena", players=5, mode="advanced").new(1)
    assert ET.fromstring(state.picture(2).svg) is not None


def test_colour_and_unknown_modes() -> None:
    state = caribe.game("havana", players=2).new(1)
    assert "\x1b[" in str(state.game.render(state, 0, "colour"))
    assert "\x1b[" not in str(state)
    with pytest.raises(BadInput, match="Expected ansi, colour, svg, png, got jpeg"):
        state.game.render(state, 0, "jpeg")
    with pytest.raises(ValueError, match="there is no seat 2"):
        state.picture(2)


def test_png_needs_its_extra_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = caribe.game("cartagena", players=2).new(1)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "resvg_py", None)
        with pytest.raises(ModuleNotFoundError, match="pip install"):
            state.game.render(state, 0, "png")
    pytest.importorskip("resvg_py")
    drawn = state.game.render(state, 0, "png")
    assert isinstance(drawn, bytes)
    assert drawn.startswith(b"\x89PNG")


def test_a_game_without_a_picture_is_shown_as_a_list() -> None:
    from caribe.painting.pictures import BoardPicture
    from caribe.painting.svg import Canvas
    from caribe.words import Words

    state = caribe.game("cartagena", players=2).new(1)
    picture = BoardPicture(state.game, Words("en"))
    canvas = Canvas(960, 900, "a list")
    picture.board(canvas, state.view(0))
    assert ET.fromstring(canvas.svg()) is not None


def test_the_glyphs_are_those_of_the_page() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "generate_glyphs.py"), "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
