"""Words come when they are asked for; what happened can be looked at again; settings follow the person."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer
from tests.browser.test_layout import at_moment

NEAR = 60
"""Pixels between a thing and the words about it, at most."""

REST = 2_000
"""Milliseconds after which a pointer rests, whatever the page counts."""


def test_a_page_that_moves_under_a_mouse_at_rest_says_nothing(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.page.clock.install()
    player.arrive("cartagena")
    card = player.page.locator('[data-testid="hand"] .lit').first
    box = card.bounding_box()
    assert box is not None
    player.page.mouse.move(10, 300)  # beside the table
    away = {"x": 10 - box["x"] - box["width"] / 2, "y": 300 - box["y"] - box["height"] / 2}
    card.evaluate("(card, { x, y }) => { card.style.translate = `${x}px ${y}px` }", away)
    player.page.clock.run_for(REST)
    expect(player.page.get_by_role("tooltip")).to_have_count(0)
    player.page.mouse.move(12, 302)
    player.page.clock.run_for(REST)
    expect(player.page.get_by_role("tooltip")).to_have_count(1)


def test_a_page_that_comes_up_under_a_mouse_at_rest_says_nothing(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, 1366, 768)
    player.page.clock.install()
    player.arrive("cuba")  # by a click, where a building lies at the table
    player.page.clock.run_for(REST)
    expect(player.page.get_by_role("tooltip")).to_have_count(0)


def test_a_reason_stands_beside_what_was_clicked(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "havana-busiest")
    card = player.page.locator('[data-testid="hand"] .slot.hand').first
    card.click()
    reason = player.page.get_by_test_id("reason")
    reason.wait_for()
    thing, words = card.bounding_box(), reason.bounding_box()
    assert thing is not None
    assert words is not None
    across = max(thing["x"], words["x"]) - min(thing["x"] + thing["width"], words["x"] + words["width"])
    down = max(thing["y"], words["y"]) - min(thing["y"] + thing["height"], words["y"] + words["height"])
    assert 0 < max(across, down) < NEAR  # beside it, and not over it
    expect(reason.get_by_role("link")).to_have_count(1)


def test_a_phone_says_that_a_long_press_explains(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, *PHONE, touch=True)
    player.arrive("cartagena")
    expect(player.page.get_by_test_id("prompt")).to_contain_text("Hold anything")


def test_what_happened_can_be_looked_at_step_by_step(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.arrive("cartagena")
    mine = player.state["view"]["turn"]
    while player.state["view"]["turn"] == mine:
        player.take(player.best())
        player.ready()
    board = player.page.get_by_test_id("board")
    now = board.inner_html()
    expect(player.page.locator("[data-recent]").first).to_be_visible()
    for _ in range(3):
        player.page.get_by_test_id("step-back").click()
    assert board.inner_html() != now
    expect(player.page.locator("[data-choice]")).to_have_count(0)  # nothing is chosen in the past
    for _ in range(3):
        player.page.get_by_test_id("step-forward").click()
    player.ready()


def test_after_a_reload_the_last_steps_and_marks_are_there_again(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.arrive("cuba")
    for _ in range(6):
        player.take(player.best())
        player.ready()
    player.page.reload()
    player.ready()
    page = player.page
    expect(page.locator("[data-recent]").first).to_be_visible()
    board = page.get_by_test_id("board")
    now = board.inner_html()
    page.get_by_test_id("step-back").click()
    expect(page.get_by_test_id("step-forward")).to_be_visible()
    steps = int(page.locator("[data-steps] span").inner_text().partition("/")[2])
    for _ in range(steps - 1):
        page.get_by_test_id("step-back").click()
    assert board.inner_html() != now
    for _ in range(steps):
        page.get_by_test_id("step-forward").click()
    player.ready()
    assert player.faults == []


def test_who_wants_no_confirmation_moves_with_the_last_click(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.home()
    player.page.get_by_test_id("settings").click()
    player.page.get_by_text("never", exact=True).click()
    player.page.keyboard.press("Escape")
    player.arrive("cartagena")
    choice, left = player.best(), list(player.state["choices"])
    version = player.state["version"]
    for target in choice["targets"]:
        if left == [choice]:
            break
        player.target(target).click(force=True)
        left = [other for other in left if target in other["targets"]]
    player.moved(version)


def test_settings_follow_the_person(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.home()
    player.page.get_by_test_id("settings").click()
    with player.page.expect_response("**/api/me/preferences") as kept:
        player.page.get_by_text("Night", exact=True).click()
        player.page.get_by_text("Large", exact=True).click()
        player.page.get_by_test_id("volume").fill("40")
    assert kept.value.status == 204
    other = Player(chromium, server)
    other.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
    other.home()
    expect(other.page.locator("html[data-theme='dark']")).to_have_count(1)
    assert float(other.page.evaluate("document.documentElement.style.zoom || 1")) > 1
