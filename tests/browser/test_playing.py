"""Whole games of Cartagena in a real browser, over the real server."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.servers import SeededServer


def test_a_whole_game_by_mouse_through_a_reload_and_a_restart(chromium: Browser, own_server: SeededServer) -> None:
    with ExitStack() as started:
        player = Player(chromium, own_server)
        player.arrive()
        for move in range(400):
            if player.over:
                break
            player.click_through(player.best())
            if move in (3, 8):
                before = player.state["view"]
                if move == 3:
                    player.page.reload()
                else:
                    own_server.kill()
                    started.enter_context(own_server.again())
                    player.page.reload()
                player.ready()
                assert player.state["view"] == before
        expect(player.page.get_by_test_id("end")).to_be_visible()
        over = player.state["over"]
        assert over["winners"]
        assert sum(over["returns"]) == 1
        assert player.faults == []


def test_a_whole_game_by_keyboard_alone(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    keyboard = player.page.keyboard
    player.home()
    player.quick("cartagena")
    play = player.page.get_by_test_id("play-cartagena")
    for _ in range(10):
        if play.evaluate("button => button === document.activeElement"):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    player.ready()
    for _ in range(400):
        if player.over:
            break
        player.press_through(player.best())
    expect(player.page.get_by_test_id("end")).to_be_visible()
    assert player.faults == []


TRAVELS = """
window.travels = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.travels += 1; return animate.apply(this, how); };
"""


def test_fingers_play_on_a_phone_and_what_moves_is_seen_to_travel(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, 390, 844, motion="no-preference", touch=True)
    player.context.add_init_script(TRAVELS)
    player.arrive()
    for _ in range(6):
        player.click_through(player.best())
    assert player.page.evaluate("travels") >= 6
    assert player.faults == []


def test_a_move_taken_back_and_repeated(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.arrive()
    before = player.state["view"]
    player.click_through(player.best())
    after = player.state["view"]
    assert after != before
    version = player.state["version"]
    player.page.get_by_test_id("undo").click()
    player.moved(version)
    assert player.state["view"] == before
    version = player.state["version"]
    player.page.keyboard.press("Control+y")
    player.moved(version)
    assert player.state["view"] == after


def test_everything_on_the_board_answers_a_click(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.arrive()
    page = player.page
    chosen = {target for choice in player.state["choices"] for target in choice["targets"]}
    silent = []
    for name in sorted({element.get_attribute("data-target") or "" for element in page.locator("[data-target]").all()}):
        if name in chosen:
            continue
        player.target(name).click(force=True)
        reason = page.get_by_test_id("reason")
        try:
            expect(reason).to_contain_text("CAR-")
        except AssertionError:
            silent.append(name)
        page.keyboard.press("Escape")
        expect(reason).to_have_count(0)
    assert silent == []
