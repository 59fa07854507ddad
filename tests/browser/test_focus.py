"""The ends of games by keyboard alone, with a focus that is seen wherever it goes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ends import ENDS, near_the_end
from tests.browser.player import Player
from tests.browser.servers import SeededServer

STOP = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const frames = (one, part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A field that is drawn as its label has the frame there; one that stands for a whole tile, around that.
    const drawn = [at, at.closest('label')].filter(one => one?.matches(':focus-visible, :has(:focus-visible)'));
    const framed = drawn.find(one => frames(one, null) || frames(one, '::after'));
    const box = framed?.getBoundingClientRect();
    const seen = box && box.width > 4 && box.height > 4
        && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    at.dataset.visited ??= String(document.querySelectorAll('[data-visited]').length);
    return { which: at.dataset.visited, what: at.outerHTML.slice(0, 160), seen: Boolean(seen) };
}"""
"""Where the focus is, whether it has been there before, and whether one sees it: a frame within the window."""


def walk(page: Page, key: str) -> tuple[int, list[str]]:
    """Press a key until the focus comes to where it has been: how many stops there are, and those not seen."""
    visited: set[str] = set()
    unseen: list[str] = []
    for _ in range(150):
        page.keyboard.press(key)
        stop: dict[str, Any] | None = page.evaluate(STOP)
        if stop is None:  # the browser's own buttons come between the last stop and the first
            continue
        if stop["which"] in visited:
            break
        visited.add(stop["which"])
        if not stop["seen"]:
            unseen.append(stop["what"])
    return len(visited), unseen


@pytest.mark.parametrize("game", ENDS)
def test_the_end_of_a_game_by_keyboard_alone(chromium: Browser, server: SeededServer, game: str) -> None:
    player = Player(chromium, server)
    ending = near_the_end(player, game)
    player.visit(ending.table)
    stops, unseen = walk(player.page, "Tab")
    assert unseen == []
    assert stops > 10
    for part in ("board", "hand"):
        player.page.get_by_test_id(part).locator("[data-target][tabindex='0']").first.focus()
        player.page.keyboard.press("Home")
        for key in ("ArrowRight", "ArrowDown", "End"):
            assert walk(player.page, key)[1] == []
    actions = ending.actions
    for _ in range(120):
        if player.over:
            break
        # As in the record, as long as the game goes on as it did there.
        choices = player.state["choices"]
        recorded = [choice for choice in choices if choice["actions"] == actions[: len(choice["actions"])]]
        choice = recorded[0] if recorded else player.best()
        actions = actions[len(choice["actions"]) :] if recorded else []
        player.press_through(choice)
    expect(player.page.get_by_test_id("end")).to_be_visible()
    stops, unseen = walk(player.page, "Tab")
    assert unseen == []
    assert stops > 2
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("end")).to_have_count(0)
    assert player.faults == []
    player.context.close()
