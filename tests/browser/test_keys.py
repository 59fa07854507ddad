"""Without a mouse: every key that the list of keys names, the player aid, and words about every piece and card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from caribe import library
from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer

UNTOLD = """all => all.filter(one => one.checkVisibility() && !one.closest('.end') && !one.hasAttribute('data-tip'))
    .map(one => one.dataset.target)"""


@pytest.mark.parametrize("game", library.titles())
def test_a_table_tells_about_itself(chromium: Browser, server: SeededServer, game: str) -> None:
    player = Player(chromium, server)
    player.arrive(game)
    page = player.page
    # Words about every piece and card, for the keyboard as for the mouse.
    assert page.locator("main [data-tip]").count() > 10
    assert page.eval_on_selector_all("main [data-target]", UNTOLD) == []
    for part in ("board", "hand"):
        thing = page.get_by_test_id(part).locator("[data-target][tabindex='0']").first
        thing.focus()
        page.keyboard.press("End")
        bubble = page.get_by_role("tooltip")
        expect(bubble).to_be_visible()
        assert len(bubble.inner_text()) > 15
        # What the label does not say is said to a screen reader, too.
        if bubble.locator("p").count():
            words = bubble.locator("p").inner_text()
            expect(page.locator(":focus")).to_have_accessible_description(re.compile(re.escape(words)))
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    # What can be asked for is answered in the live region, by key and by button.
    spoken = page.get_by_test_id("spoken").locator("> div")
    for key in "gtocl":
        before = spoken.last.inner_text() if spoken.count() else ""
        page.keyboard.press(key)
        expect(spoken.last).not_to_have_text(before)
        assert spoken.last.inner_text().strip()
    button = page.get_by_test_id("asking").get_by_role("button").first
    button.focus()
    expect(button).to_be_in_viewport()
    # The aid fits on one screen, and the list of keys names every key.
    page.keyboard.press("?")
    aid = page.get_by_role("dialog")
    expect(aid.get_by_test_id("aid")).to_be_visible()
    assert aid.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.keyboard.press("k")
    expect(page.get_by_role("dialog").locator("kbd").filter(has_text="H")).to_be_visible()
    player.context.close()


def test_the_aid_is_at_hand_on_a_phone(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, *PHONE)
    player.arrive("havana")
    page = player.page
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("menu-aid").click()
    expect(page.get_by_role("dialog").get_by_test_id("aid")).to_be_visible()
    player.context.close()
