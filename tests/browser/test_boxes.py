"""What can be measured: nothing sticks out, overlaps, is cut or jumps, axe can read it, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from caribe import library
from tests.browser.axe import violations
from tests.browser.gallery import SCHEMES, SIZES, cuba, moments, papers, rooms, show
from tests.browser.player import Player
from tests.browser.speaking import Voice
from tests.server.serving import Server

BOXES = (Path(__file__).parent / "boxes.js").read_text("utf-8")
FOCUS = (Path(__file__).parent / "focus.js").read_text("utf-8")
STOPS = 25
"""How often Tab is pressed on a screen."""
LANDMARKS = ("board", "prompt", "players", "choices", "side")

Walk = Callable[[Browser, str], Iterator[tuple[str, Player]]]


def game_walk(game: str) -> Walk:
    """The moments of one game."""
    return lambda browser, address: moments(browser, address, game)


WALKS = [
    pytest.param(rooms, id="rooms"),
    pytest.param(papers, id="papers"),
    pytest.param(cuba, id="cuba-rounds"),
    *(pytest.param(game_walk(game), id=game) for game in library.titles()),
]


@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_fits_is_readable_and_speaks_every_language(chromium: Browser, server: Server, walk: Walk) -> None:
    faults: dict[str, list[Any]] = {}
    for name, player in walk(chromium, server.address):
        voice = Voice(player)
        for size in SIZES:
            show(player, size, "light")
            found = player.page.evaluate(BOXES)
            for scheme in SCHEMES if size != SIZES[1] else SCHEMES[:1]:
                show(player, size, scheme)
                found += violations(player)
            if found:
                faults[f"{name} at {size[0]}"] = found
        for language in library.languages()[1:]:
            voice.speak(language)
            for size in SIZES:
                show(player, size, "light")
                if found := player.page.evaluate(BOXES):
                    faults[f"{name} in {language} at {size[0]}"] = found
        if found := unseen_focus(player):
            faults[f"{name}: the focus is not seen"] = found
        if found := voice.foreign():
            faults[f"{name}: no words of a catalogue"] = found
        voice.speak("en")
        show(player, SIZES[0], "light")
        assert player.faults == []
    assert not faults, "\n".join(f"{where}: {what}" for where, what in faults.items())


def unseen_focus(player: Player) -> list[str]:
    """Where the keyboard can go on a screen without its being seen."""
    show(player, SIZES[0], "light")
    found = []
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        found.append(player.page.evaluate(FOCUS))
    return sorted({fault for fault in found if fault})


@pytest.mark.parametrize("size", SIZES, ids=[str(width) for width, _ in SIZES])
@pytest.mark.parametrize("game", library.titles())
def test_nothing_jumps_between_moves(chromium: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    player = Player(chromium, server.address, *size)
    player.arrive(game)
    before = landmarks(player)
    for _ in range(4):
        player.take(player.best())
        player.ready()
        assert landmarks(player) == before
    player.context.close()


def landmarks(player: Player) -> dict[str, tuple[float, float, float]]:
    """Where the parts of a table begin, and how wide they are; on a scrolling page only down to the board."""
    found: dict[str, tuple[float, float, float]] = {}
    # From the top: the prompt and the dock stick to the window when the page is scrolled.
    # The focus goes to the first choice with the next picture, and scrolls to it.
    player.drawn()
    player.page.evaluate("() => scrollTo(0, 0)")
    names = LANDMARKS if player.page.viewport_size and player.page.viewport_size["width"] >= 1100 else LANDMARKS[:3]
    for name in names:
        box = player.page.get_by_test_id(name).bounding_box()
        assert box is not None, name
        found[name] = (round(box["x"]), round(box["y"]), round(box["width"]))
    return found
