"""What can be measured: nothing sticks out, overlaps, is cut or jumps, axe can read it, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from caribe import library
from tests.browser.axe import violations
from tests.browser.gallery import SCHEMES, SIZES, cuba, moments, papers, rooms, show
from tests.browser.measuring import boxes_by_language
from tests.browser.player import Player
from tests.browser.servers import SeededServer
from tests.browser.speaking import Voice

FOCUS = (Path(__file__).parent / "focus.js").read_text("utf-8")
STOPS = 25
"""How often Tab is pressed on a screen."""
LANDMARKS = ("board", "prompt", "players", "choices", "side")

Walk = Iterator[tuple[str, Player]]


def test_the_rooms_around_the_games(chromium: Browser, server: SeededServer) -> None:
    every_screen_is_right(rooms(chromium, server))


def test_what_somebody_has_after_a_game_or_two(chromium: Browser, own_server: SeededServer) -> None:
    every_screen_is_right(papers(chromium, own_server))


def test_cuba_from_the_second_round_on(chromium: Browser, server: SeededServer) -> None:
    every_screen_is_right(cuba(chromium, server))


@pytest.mark.parametrize("game", library.titles())
def test_a_game_at_its_beginning_in_the_middle_and_given_up(chromium: Browser, server: SeededServer, game: str) -> None:
    every_screen_is_right(moments(chromium, server, game))


def every_screen_is_right(walk: Walk) -> None:
    """Every screen of a walk fits, can be read by axe, shows the focus, and speaks every language."""
    faults: dict[str, list[Any]] = {}
    for name, player in walk:
        found = {f"{name}: axe at {where}": what for where, what in unreadable(player).items()}
        found |= {f"{name} in {where}": what for where, what in boxes_by_language(player).items()}
        found[f"{name}: the focus is not seen"] = unseen_focus(player)
        found[f"{name}: no words of a catalogue"] = Voice(player).foreign()
        show(player, SIZES[0], "light")
        faults |= {where: what for where, what in found.items() if what}
        assert player.faults == []
    assert not faults, "\n".join(f"{where}: {what}" for where, what in faults.items())


def unreadable(player: Player) -> dict[str, list[Any]]:
    """What axe has to say of a screen, at each size and in each scheme."""
    found: dict[str, list[Any]] = {}
    for size in SIZES:
        for scheme in SCHEMES:
            show(player, size, scheme)
            found[f"{size[0]} {scheme}"] = violations(player, colours_alone=scheme == "dark")
    return found


def unseen_focus(player: Player) -> list[str]:
    """Where the keyboard can go on a screen without its being seen."""
    show(player, SIZES[0], "light")
    found = []
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        found.append(player.page.evaluate(FOCUS))
    return sorted({fault for fault in found if fault})


@pytest.mark.parametrize("game", library.titles())
def test_nothing_jumps_between_moves(chromium: Browser, server: SeededServer, game: str) -> None:
    player = Player(chromium, server)
    player.arrive(game)
    before = landmarks(player)
    for _ in range(4):
        player.take(player.best())
        player.ready()
        assert landmarks(player) == before


def landmarks(player: Player) -> dict[str, tuple[float, float, float]]:
    """Where the parts of a table begin, and how wide they are, at every size; on a scrolling page down to the board."""
    found: dict[str, tuple[float, float, float]] = {}
    for size in SIZES:
        # From the top: the prompt and the dock stick to the window when the page is scrolled.
        # The focus goes to the first choice with the next picture, and scrolls to it.
        show(player, size, "light")
        for name in LANDMARKS if size[0] >= 1100 else LANDMARKS[:3]:
            box = player.page.get_by_test_id(name).bounding_box()
            assert box is not None, name
            found[f"{name} at {size[0]}"] = (round(box["x"]), round(box["y"]), round(box["width"]))
    return found
