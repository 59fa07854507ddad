"""Cuba in a real browser: a whole game on the board alone, and everything on it answers."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.servers import SeededServer

HURRY = {"done": 3, "skip": 0.2, "refrain": 0.5, "decline": 0.5, "sell": 0.5, "buy": 0.5}
"""How much a hurried player likes each verb; what is not named counts 1."""


def some(player: Player, taste: random.Random) -> dict[str, Any]:
    """A choice at random, none of them long."""
    choices: list[dict[str, Any]] = player.state["choices"]
    verbs = sorted({choice["verb"] for choice in choices})
    (verb,) = taste.choices(verbs, [HURRY.get(verb, 1) for verb in verbs])
    return taste.choice([choice for choice in choices if choice["verb"] == verb])


def press_until(player: Player, stage: str, taste: random.Random) -> None:
    """Choose something by keyboard until a stage of the game comes."""
    for _ in range(400):
        if player.over or player.state["view"]["stage"] == stage:
            break
        player.press_through(some(player, taste))
    assert player.state["view"]["stage"] == stage


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_whole_game_by_clicking_the_board(chromium: Browser, server: SeededServer, width: int, height: int) -> None:
    player = Player(chromium, server, width, height)
    player.sit("cuba", 2)
    taste = random.Random(width)
    stages = set()
    for _ in range(400):
        if player.over:
            break
        stages.add(player.state["view"]["stage"])
        player.click_on_board(some(player, taste))
    expect(player.page.get_by_test_id("end")).to_be_visible()
    assert {"play", "figure", "trade", "build", "ship", "bid"} <= stages
    assert player.faults == []


def test_everything_on_the_board_answers_a_click(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.sit("cuba", 2)
    taste = random.Random(7)
    page = player.page
    asked: set[str] = set()
    silent = []
    for stage in ("materials", "play", "figure", "trade", "build", "ship", "bid"):
        press_until(player, stage, taste)
        offered = [set(choice["targets"]) for choice in player.state["choices"]]
        names = page.eval_on_selector_all(
            "[data-target]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.target)"
        )
        kinds: set[str] = set()
        for name in sorted(set(names), key=lambda name: (name in asked, name)):
            kind = name.split(":")[0]
            if any(set(name.split()) <= targets for targets in offered) or (name in asked and kind in kinds):
                continue  # at every stage a thing of every kind, and in the end every thing
            asked.add(name)
            kinds.add(kind)
            player.seen(name).first.click()
            reason = page.get_by_test_id("reason")
            try:
                expect(reason).to_contain_text("Rule")
            except AssertionError:
                silent.append((stage, name))
            page.keyboard.press("Escape")
            expect(reason).to_have_count(0)
    assert silent == []
    asked_kinds = {name.split(":")[0] for name in asked}
    assert {"card", "cell", "building", "ware", "material", "ship", "statute", "trade", "step", "build"} <= asked_kinds


def test_on_a_phone_the_part_that_is_awaited_comes_forward(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, 390, 844)
    player.sit("cuba", 2)
    tab = player.page.locator("[data-tab][aria-pressed=true]")
    expect(tab).to_have_attribute("data-tab", "market")  # for the materials to begin with
    press_until(player, "play", random.Random(0))
    expect(tab).to_have_attribute("data-tab", "plantation")  # the decision is in the hand: back home
    player.page.locator("[data-tab=harbour]").click()
    player.page.keyboard.press("1")
    player.page.keyboard.press("Escape")
    expect(tab).to_have_attribute("data-tab", "harbour")  # who looks around is left alone
    player.press_through(next(choice for choice in player.state["choices"] if "card:trader" in choice["targets"]))
    expect(tab).to_have_attribute("data-tab", "market")
    assert player.faults == []
