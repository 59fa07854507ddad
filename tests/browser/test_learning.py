"""Hints, the review of a finished game, trying a decision again, and practice, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer

REVIEWED = 120_000
"""Milliseconds for a short review on a machine that has much else to do."""

SHORT = {"game": "cartagena", "players": 2, "bots": ["random"], "options": {"turn_cap": 3, "start_player": 0}}


def step(player: Player, number: int) -> None:
    """Ask for the next step of the hint, and wait for it."""
    player.page.get_by_test_id("hint-next").click()
    expect(player.page.locator(".hint .dots .done")).to_have_count(number)


def test_a_hint_is_shown_in_three_steps_by_button_and_by_key(chromium: Browser, server: SeededServer) -> None:
    ana = Player(chromium, server, 1366, 768)
    ana.home()
    ana.visit(ana.call("/api/tables", **SHORT)["id"])
    page = ana.page
    page.keyboard.press("i")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("The log shows that you used it")
    step(ana, 1)
    expect(hint).to_contain_text("The idea")
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".hint .dots .done")).to_have_count(2)
    assert 1 <= page.get_by_test_id("hint-candidate").count() <= 3
    expect(page.locator("[data-hinted]").first).to_be_visible()
    expect(page.get_by_test_id("hint-candidate").first).to_contain_text(re.compile(r"\d+ ± \d+"))
    step(ana, 3)
    assert violations(ana) == []
    page.get_by_test_id("hint-show").click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("You used a hint (the move).")
    page.get_by_test_id("confirm").click()
    expect(hint).to_have_count(0)
    assert ana.faults == []


@pytest.mark.parametrize(("size", "locale", "touch"), [((1366, 768), "en-GB", False), (PHONE, "de-DE", True)])
def test_a_game_is_reviewed_tried_again_and_practised(
    chromium: Browser, server: SeededServer, size: tuple[int, int], locale: str, touch: bool
) -> None:
    ana = Player(chromium, server, *size, locale=locale, touch=touch)
    ana.home()
    page = ana.page
    table = ana.call("/api/tables", **SHORT)["id"]
    ana.visit(table)
    while not ana.over:
        ana.take(ana.state["choices"][-1])
        ana.until(lambda: ana.over or ana.awaited, "the bot does not move")
    page.get_by_test_id("review-game").click()
    expect(page.get_by_test_id("ledger").or_(page.get_by_test_id("decisions"))).to_be_visible(timeout=REVIEWED)
    expect(page.locator("progress")).to_have_count(0, timeout=REVIEWED)
    assert violations(ana) == []

    chart = page.get_by_test_id("chart")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    page.get_by_test_id("review-from").select_option("null")
    page.locator("[data-tab=ledger]").click()
    expect(page.get_by_test_id("ledger").locator("tbody tr")).to_have_count(7)
    page.locator("[data-tab=summary]").click()
    expect(page.get_by_test_id("summary").locator("section")).to_have_count(2)
    page.locator("[data-tab=decisions]").click()
    page.get_by_test_id("review-whose").select_option("0")
    page.locator("label.check input").check()
    page.get_by_test_id("decisions").get_by_role("button").first.click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert violations(ana) == []
    page.get_by_test_id("try-again").click()

    page.get_by_test_id("exercise").locator("main.table").wait_for()
    page.locator("[data-choice]").first.click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("verdict")).to_be_visible(timeout=REVIEWED)
    assert violations(ana) == []
    page.goto(f"{server.address}/practice")
    expect(page.get_by_test_id("practice")).to_be_visible()
    assert violations(ana) == []
    page.get_by_role("link", name="Caribe").or_(page.locator("header a.home")).first.click()
    expect(page.get_by_test_id("home-practice")).to_be_visible()
    assert ana.faults == []
