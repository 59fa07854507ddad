"""Havana and La Habana on their board: a whole game by clicks on what lies there, and an answer to every click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.servers import SeededServer

GAMES = ("havana", "la-habana")


def sit_down(chromium: Browser, server: SeededServer, game: str, width: int = 1440, height: int = 900) -> Player:
    """A person at a new table of this game, against the quickest bots."""
    player = Player(chromium, server, width, height)
    player.sit(game, 3)
    return player


def take(player: Player, choice: dict[str, Any]) -> None:
    """Click the targets of a choice on the board, in the dock or in the rack, until it is sent or can be confirmed."""
    version = player.state["version"]
    targets: list[str] = choice["targets"]
    left = list(player.state["choices"])
    picked: list[str] = []
    for target in targets:
        spots = player.page.locator(f'[data-target="{target}"]')
        assert spots.count(), f"{target} is nowhere on the page"
        spots.first.click(force=True)
        picked.append(target)
        left = [other for other in left if all(other["targets"].count(name) >= picked.count(name) for name in picked)]
        if len(left) == 1:
            break
    player.page.get_by_test_id("confirm").click()
    player.moved(version)
    player.ready()


def eager(player: Player) -> dict[str, Any]:
    """Builds whenever it can, the dearest first; else the last choice that does something."""
    choices: list[dict[str, Any]] = player.state["choices"]
    building = [choice for choice in choices if choice["verb"] == "build"]
    if building:
        return max(building, key=lambda choice: (choice["args"]["points"], -len(choice["targets"])))
    doing = [choice for choice in choices if choice["verb"] not in ("end", "decline")]
    some = doing or choices
    version: int = player.state["version"]
    return some[version % len(some)]


def test_a_whole_game_by_clicks_on_the_board(chromium: Browser, server: SeededServer) -> None:
    player = sit_down(chromium, server, "havana")
    for _ in range(500):
        if player.over:
            break
        take(player, eager(player))
    expect(player.page.get_by_test_id("end")).to_be_visible()
    assert player.state["over"]["winners"]
    assert player.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_every_target_answers_a_click_with_a_choice_or_a_reason(
    chromium: Browser, server: SeededServer, game: str
) -> None:
    player = sit_down(chromium, server, game)
    page = player.page
    silent = []
    for _ in range(3):
        names = page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
        chosen = {target for choice in player.state["choices"] for target in choice["targets"]}
        assert chosen <= set(names)
        for name in sorted(set(names) - chosen):
            player.target(name).click(force=True)
            reason = page.get_by_test_id("reason")
            try:
                expect(reason).to_contain_text("-")
            except AssertionError:
                silent.append(name)
            page.keyboard.press("Escape")
            expect(reason).to_have_count(0)
        take(player, player.state["choices"][0])
    assert silent == []
    assert player.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_fingers_find_everything_and_nothing_scrolls_sideways(
    chromium: Browser, server: SeededServer, game: str
) -> None:
    player = sit_down(chromium, server, game, 390, 844)
    for _ in range(4):
        assert player.page.evaluate("document.scrollingElement.scrollWidth") <= 390
        small = player.page.locator("[data-target]").evaluate_all(
            """all => all.map(one => [one.dataset.target, one.getBoundingClientRect()])
                 .filter(([name, box]) => !name.startsWith('seat:') && box.width)
                 .filter(([name, box]) => Math.min(box.width, box.height) < 39.5)
                 .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
        )
        assert small == []
        take(player, eager(player))


def test_what_a_card_does_is_told_to_the_keyboard(chromium: Browser, server: SeededServer) -> None:
    player = sit_down(chromium, server, "havana")
    page = player.page
    slot = page.locator('[data-testid=hand] [data-target="card:siesta"]')
    slot.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[role=tooltip]")).to_contain_text("discard pile")
    page.keyboard.press("Enter")
    expect(page.locator('[data-target="card:renewal"][aria-pressed=true]')).to_have_count(1)
