"""What one needs in order to decide is in sight or within a swipe, in the windows that people own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.busiest import MOMENTS, SIZES, busiest
from tests.browser.crowded import open_table
from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer

LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")
PHONES = (360, 390, 430)
LAPTOP = (1366, 768)

GLOWS = """() => [...document.querySelectorAll('.board .lit, .board .glow-2')].some(thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [0.5, 0.2, 0.8].some(down => [0.5, 0.2, 0.8].some(across =>
    thing.contains(document.elementFromPoint(left + width * across, top + height * down))));
})"""
"""Whether something that glows on the board is in the window, and not covered."""

SCROLLED = "() => [...document.querySelectorAll('.tiles')].filter(it => it.scrollHeight > it.clientHeight + 1).length"
"""How many displays of buildings have to be scrolled."""

STANDING = """figure => {
  const { x, y, width, height } = figure.querySelector('svg').getBoundingClientRect();
  const cells = [...document.querySelectorAll('.land .cell')].map(cell => cell.getBoundingClientRect());
  return cells.findIndex(box => x >= box.left - 1 && x + width <= box.right + 1
    && y + height / 2 >= box.top && y + height <= box.bottom + 1);
}"""
"""The cell of a plantation in which a figure stands; -1 for none."""

HIT = """ship => {
  const { left, top, width, height } = ship.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-target]')?.dataset.target;
}"""
"""What a finger on the middle of a ship finds."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_needed_to_decide_is_in_sight(chromium: Browser, server: SeededServer, moment: str) -> None:
    player = at_moment(chromium, server, moment)
    faults: dict[str, list[Any]] = {}
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        faults[f"{width}x{height}"] = player.page.evaluate(LAYOUT)
        if (width, height) == LAPTOP:  # more scrolls there than on the larger screens that axe looks at elsewhere
            faults["axe"] = violations(player)
            faults["scrolled"] = [0] * player.page.evaluate(SCROLLED)
    assert {size: what for size, what in faults.items() if what} == {}
    assert player.faults == []


def test_cubas_worker_stands_in_the_cell_it_was_sent_to(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cuba-worker", PHONE)
    home = player.state["view"]["seats"][player.state["view"]["seat"]]["figure"]
    for width in PHONES:
        player.page.set_viewport_size({"width": width, "height": 844})
        player.drawn()
        assert player.page.locator(".figure:not(.ghost)").evaluate(STANDING) == home
        for cell in range(12):
            thing = player.page.locator(f'.land [data-target="cell:{cell}"]')
            if cell == home or not thing.count():
                continue
            thing.click()
            assert player.page.locator(".figure.ghost").evaluate(STANDING) == cell, f"at {width}"
            player.page.keyboard.press("Escape")


def test_a_finger_on_the_middle_of_a_ship_finds_the_ship(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cuba-harbour", PHONE)
    ships = player.page.locator(".harbour .hull").all()
    assert ships
    for ship in ships:
        ship.scroll_into_view_if_needed()
        assert ship.evaluate(HIT) == ship.get_attribute("data-target")


def test_after_a_pick_the_page_shows_what_glows(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cartagena-busiest", (390, 640))
    hand = player.page.locator('[data-testid="hand"] .lit')
    cards = [card.get_attribute("data-target") for card in hand.all()]
    assert cards
    for card in cards:
        player.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
        player.target(str(card)).click()
        player.page.wait_for_function(GLOWS)
        player.page.keyboard.press("Escape")


def at_moment(chromium: Browser, server: SeededServer, moment: str, size: tuple[int, int] = SIZES[1]) -> Player:
    """A player before the busiest position of a moment."""
    player = Player(chromium, server, *size)
    player.home()
    open_table(player, busiest(moment))
    return player
