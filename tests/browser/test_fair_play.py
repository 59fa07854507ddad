"""Fair play: an account before a rated table, buttons only for what is granted, places as the rules have them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer
from tests.browser.test_waiting import gather

RATED = {
    "game": "cuba",
    "players": 2,
    "options": {},
    "pace": {"kind": "days", "days": 1},
    "rated": True,
    "private": False,
    "seats": [{"kind": "me"}, {"kind": "open"}],
}


def make_account(player: Player, name: str) -> None:
    """Make an account on the page for it, and keep the recovery code."""
    form = player.page.get_by_test_id("enter")
    form.locator("input[autocomplete=username]").fill(name)
    form.locator("input[type=password]").fill("a long password")
    form.locator("button.main").click()
    player.page.get_by_test_id("secret-kept").click()


def test_a_guest_is_led_to_an_account_before_a_rated_table_and_back(
    chromium: Browser, own_server: SeededServer
) -> None:
    ana = Player(chromium, own_server)
    ana.register("Ana")
    made = ana.call("/api/tables", **RATED)
    blas = Player(chromium, own_server, *PHONE, touch=True)
    blas.page.goto(f"{own_server.address}/table/{made['id']}")
    expect(blas.page.get_by_test_id("needs-account")).to_contain_text("need an account")
    expect(blas.page.get_by_test_id("sit")).to_have_count(0)
    expect(blas.page.get_by_test_id("ask-name")).to_have_count(0)
    blas.page.get_by_test_id("needs-account").get_by_role("link").tap()
    make_account(blas, "Blas")
    expect(blas.page).to_have_url(re.compile(f"/table/{made['id']}$"))
    blas.page.get_by_test_id("sit").tap()
    blas.until(blas.begun, "the game has not begun")
    assert sorted(blas.table["names"]) == ["Ana", "Blas"]
    assert ana.faults == blas.faults == []


def test_the_list_and_the_set_up_lead_a_guest_to_an_account_too(chromium: Browser, own_server: SeededServer) -> None:
    ana, carla = Player(chromium, own_server), Player(chromium, own_server)
    ana.register("Ana")
    ana.call("/api/tables", **RATED)
    carla.home()
    carla.page.get_by_test_id("open-tables").get_by_test_id("join").click()
    expect(carla.page.get_by_test_id("enter")).to_be_visible()
    carla.page.goto(f"{own_server.address}/new/cuba?with=bots")
    carla.page.get_by_test_id("needs-account").get_by_role("link").click()
    make_account(carla, "Carla")
    expect(carla.page).to_have_url(re.compile(r"/new/cuba\?with=bots$"))
    expect(carla.page.get_by_test_id("needs-account")).to_have_count(0)


def test_who_has_an_account_is_called_by_its_name_at_a_table_just_made(chromium: Browser, server: SeededServer) -> None:
    ana = Player(chromium, server)
    ana.register("Ana of the harbour")
    ana.invite("cartagena")
    expect(ana.page.get_by_test_id("lobby")).to_contain_text("Ana of the harbour")
    expect(ana.page.get_by_test_id("lobby")).not_to_contain_text("Guest")
    expect(ana.page.get_by_test_id("ask-name")).to_have_count(0)


def test_cartagena_names_a_winner_and_no_second_place(chromium: Browser, server: SeededServer) -> None:
    ana, blas, carla = gather(chromium, server, "Ana", "Blas", "Carla")
    for player in (ana, blas):
        player.page.get_by_test_id("table-menu").click()
        player.page.get_by_test_id("resign").click()
        player.page.get_by_test_id("resign-sure").click()
    for player in (ana, carla):
        end = player.page.get_by_test_id("end")
        expect(end).to_be_visible()
        expect(end.locator("tbody i")).to_have_text(["1", "", ""])
        expect(end.locator(".place b")).to_have_text(["", "1", ""])
    assert carla.state["over"]["places"] == [0, 0, 1]


def test_a_rated_game_offers_no_bot_in_place_of_anybody(chromium: Browser, own_server: SeededServer) -> None:
    ana, blas = Player(chromium, own_server), Player(chromium, own_server)
    ana.register("Ana")
    blas.register("Blas")
    made = ana.call("/api/tables", **{**RATED, "game": "cartagena", "options": {"start_player": 1}})
    blas.call(f"/api/tables/{made['id']}/seat")
    ana.page.goto(f"{own_server.address}/table/{made['id']}")
    absent = ana.page.get_by_test_id("absent")
    expect(absent).to_contain_text("the clock decides")
    expect(ana.page.get_by_test_id("propose-bot")).to_have_count(0)
    ana.page.get_by_test_id("table-menu").click()
    expect(ana.page.get_by_test_id("resign")).to_be_visible()
    expect(ana.page.get_by_test_id("leave")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    ana.page.get_by_test_id("remind").click()
    blas.home()
    expect(blas.page.get_by_test_id("my-tables")).to_contain_text("Ana reminds you")
