"""People wait for each other: before the start, for somebody who is away, for a line that was lost, for a rematch."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, Player, awaited_of
from tests.browser.servers import SeededServer


def gather(chromium: Browser, server: SeededServer, *names: str, game: str = "cartagena") -> list[Player]:
    """People at a table that has begun, the first of whom has made it."""
    people = [Player(chromium, server) for _ in names]
    for player, name in zip(people, names, strict=True):
        player.rename(name)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]
    made = people[0].call("/api/tables", game=game, players=len(names), options={"start_player": 1}, seats=seats)
    for player in people:
        if player is not people[0]:
            player.call(f"/api/tables/{made['id']}/seat")
    for player in people:
        player.page.goto(f"{server.address}/table/{made['id']}")
        player.page.locator("main[data-version]").wait_for()
    return people


def test_who_waits_for_an_absent_player_reminds_them_lets_a_bot_play_and_takes_them_back(
    chromium: Browser, hasty_server: SeededServer
) -> None:
    ana, blas = gather(chromium, hasty_server, "Ana", "Blas")
    address = ana.page.url
    blas.home()
    expect(ana.page.get_by_test_id("away-turn")).to_have_text("Away, their turn")
    absent = ana.page.get_by_test_id("absent")
    expect(absent).to_contain_text("Blas is away, and it is their turn.")
    ana.page.get_by_test_id("remind").click()
    expect(ana.page.get_by_test_id("remind")).to_be_disabled()
    ana.page.reload()
    expect(ana.page.get_by_test_id("remind")).to_be_disabled()
    blas.page.reload()
    expect(blas.page.get_by_test_id("my-tables")).to_contain_text("Ana reminds you: it is your turn.")
    ana.page.get_by_test_id("propose-bot").click()
    ana.until(lambda: ana.awaited, "the bot has not moved")
    assert ana.table["replaced"] == [False, True]
    blas.page.goto(address)
    blas.page.get_by_test_id("back").click()
    expect(blas.page.get_by_test_id("back")).to_have_count(0)
    ana.until(lambda: ana.table["replaced"] == [False, False], "nobody has come back")
    assert ana.faults == blas.faults == []


def test_the_others_vote_and_whoever_returns_in_the_middle_plays_on(
    chromium: Browser, hasty_server: SeededServer
) -> None:
    ana, blas, carla = gather(chromium, hasty_server, "Ana", "Blas", "Carla")
    address = ana.page.url
    blas.home()
    ana.page.get_by_test_id("propose-bot").click()
    expect(ana.page.get_by_test_id("bot-proposal")).to_contain_text("Waiting for Carla")
    expect(carla.page.get_by_test_id("bot-proposal")).to_contain_text("Ana proposes to let a bot play for Blas")
    carla.page.reload()
    expect(carla.page.get_by_test_id("bot-agree")).to_be_visible()
    blas.page.goto(address)
    blas.ready()
    for player in (ana, carla):
        expect(player.page.get_by_test_id("bot-proposal")).to_have_count(0)
        expect(player.page.get_by_test_id("absent")).to_have_count(0)
    blas.home()
    ana.page.get_by_test_id("propose-bot").click()
    carla.page.get_by_test_id("bot-agree").click()
    ana.until(lambda: ana.table["replaced"][1], "no bot plays")
    assert ana.faults == blas.faults == carla.faults == []


def test_an_invited_friend_with_a_phone_is_asked_for_a_name_and_the_host_starts(
    chromium: Browser, server: SeededServer
) -> None:
    ana = Player(chromium, server)
    ana.rename("Ana")
    address = ana.invite("cartagena", auto_start=False)
    loopback = ana.page.get_by_test_id("loopback")
    expect(loopback).to_contain_text("only on this computer")
    blas = Player(chromium, server, *PHONE, touch=True)
    blas.page.goto(address)
    expect(blas.page.get_by_test_id("ask-name")).to_contain_text("What should the others call you?")
    expect(blas.page.get_by_test_id("sit")).to_have_count(0)
    assert blas.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    blas.page.reload()
    blas.page.get_by_test_id("ask-name").locator("input").fill("Blas")
    blas.page.get_by_test_id("name-and-sit").tap()
    expect(blas.page.get_by_test_id("lobby")).to_contain_text("the host starts the game")
    expect(blas.page.get_by_test_id("start")).to_have_count(0)
    ana.until(lambda: ana.table.get("names") == ["Ana", "Blas"], "nobody came")
    assert ana.table["status"] == "waiting"
    ana.page.reload()
    ana.page.get_by_test_id("start").click()
    for player in (ana, blas):
        player.until(player.playing, "the game has not begun")
    assert ana.faults == blas.faults == []


def test_of_two_who_join_the_last_seat_at_once_one_gets_it_and_the_other_is_told(
    chromium: Browser, own_server: SeededServer
) -> None:
    ana, blas, carla = (Player(chromium, own_server) for _ in range(3))
    for player, name in ((ana, "Ana"), (blas, "Blas"), (carla, "Carla")):
        player.rename(name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    ana.call("/api/tables", game="havana", players=2, options={}, seats=seats, private=False, auto_start=False)
    for player in (blas, carla):
        player.page.reload()
        player.page.get_by_test_id("join").wait_for()
    for player in (blas, carla):
        player.page.get_by_test_id("join").click()
    expect(blas.page.get_by_test_id("lobby")).to_be_visible()
    expect(carla.page.get_by_role("alert")).to_contain_text("taken")
    assert blas.table["names"] == ["Ana", "Blas"]


def test_when_the_host_leaves_before_the_start_somebody_else_is_the_host(
    chromium: Browser, server: SeededServer
) -> None:
    ana, blas = Player(chromium, server), Player(chromium, server)
    ana.rename("Ana")
    blas.join(ana.invite("cartagena", auto_start=False))
    expect(ana.page.get_by_test_id("lobby-leave")).to_have_text("Leave")
    ana.page.get_by_test_id("lobby-leave").click()
    ana.page.get_by_test_id("play-cartagena").wait_for()
    blas.until(lambda: blas.table["owner"], "the table has no host")
    blas.page.get_by_test_id("fill").click()
    blas.page.get_by_test_id("start").click()
    blas.until(blas.playing, "the game has not begun")


def test_while_the_host_is_away_somebody_else_starts(chromium: Browser, hasty_server: SeededServer) -> None:
    ana, blas = Player(chromium, hasty_server), Player(chromium, hasty_server)
    blas.join(ana.invite("cartagena", auto_start=False))
    ana.home()
    expect(blas.page.get_by_test_id("lobby")).to_contain_text("The host is away: you can start.")
    blas.page.get_by_test_id("start").click()
    blas.until(blas.playing, "the game has not begun")


def test_a_spectator_follows_to_the_rematch_and_watches_it(chromium: Browser, server: SeededServer) -> None:
    ana, blas = gather(chromium, server, "Ana", "Blas")
    eva = Player(chromium, server)
    eva.page.goto(ana.page.url)
    eva.page.locator("main[data-version]").wait_for()
    ana.resign()
    ana.page.get_by_test_id("again").click()
    ana.page.get_by_test_id("lobby").wait_for()
    again = eva.page.get_by_test_id("again")
    expect(again).to_have_text("Watch the rematch")
    again.click()
    expect(eva.page).to_have_url(ana.page.url)
    blas.page.get_by_test_id("again").filter(has_text="Go to the rematch").click()
    expect(eva.page.get_by_test_id("prompt")).to_contain_text("You are watching")
    assert eva.table["mine"] == []
    assert eva.faults == []


@contextmanager
def frozen(server: SeededServer) -> Iterator[None]:
    """A server that takes everything and answers nothing, as behind a line that is dead."""
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def test_a_dead_line_is_noticed_and_the_page_says_whether_the_move_was_kept(
    chromium: Browser, own_server: SeededServer
) -> None:
    ana, blas = gather(chromium, own_server, "Ana", "Blas")
    mover = awaited_of([ana, blas])
    assert mover is blas
    before = blas.state["version"]
    with frozen(own_server):
        blas.page.locator("[data-choice]").first.click()
        blas.page.get_by_test_id("confirm").click()
        expect(blas.page.get_by_test_id("prompt")).to_contain_text("Your move will be sent again")
        # Nobody has moved at the other page: its line is noticed to be dead all the same.
        expect(ana.page.locator("header [role=status] > *")).to_be_visible()
    expect(blas.page.get_by_test_id("move-fate")).to_have_text("Connected again. Your move was kept.")
    ana.until(lambda: ana.state["version"] > before, "the move has not come")
    assert ana.faults == blas.faults == []


def test_own_lines_are_never_unread_and_read_ones_stay_read(chromium: Browser, server: SeededServer) -> None:
    ana, blas = gather(chromium, server, "Ana", "Blas")

    def say(player: Player, text: str) -> None:
        player.page.get_by_role("tab", name="Chat").click()
        player.page.get_by_label("Say something").fill(text)
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_test_id("chat")).to_contain_text(text)

    say(ana, "Hola")
    ana.page.reload()
    tab = ana.page.get_by_role("tab", name="Chat")
    expect(tab).to_have_text("Chat")
    expect(blas.page.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    say(blas, "Buenas")
    expect(tab).to_have_text("Chat1")
    tab.click()
    expect(ana.page.get_by_test_id("chat")).to_contain_text("Buenas")
    ana.page.reload()
    expect(tab).to_have_text("Chat")


def test_a_running_table_shows_its_options_in_the_list_and_at_the_table(
    chromium: Browser, own_server: SeededServer
) -> None:
    ana, eva = Player(chromium, own_server), Player(chromium, own_server)
    ana.rename("Ana")
    made = ana.call(
        "/api/tables", game="cartagena", players=2, options={"turn_cap": 50}, bots=["random"], private=False
    )
    eva.page.goto(f"{own_server.address}/tables")
    expect(eva.page.get_by_test_id("played-tables")).to_contain_text("50")
    eva.page.goto(f"{own_server.address}/table/{made['id']}")
    eva.page.locator("main[data-version]").wait_for()
    eva.page.get_by_test_id("table-menu").click()
    expect(eva.page.get_by_test_id("agreed")).to_contain_text("50")


def test_blocking_says_what_it_will_do(chromium: Browser, server: SeededServer) -> None:
    ana, blas = gather(chromium, server, "Ana", "Blas")
    blas.page.get_by_role("tab", name="Chat").click()
    blas.page.get_by_label("Say something").fill("Hola")
    blas.page.keyboard.press("Enter")
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_test_id("chat").get_by_role("button", name="Blas").click()
    dialog = ana.page.get_by_test_id("neighbour")
    for effect in ("no longer see their messages", "cannot join your tables", "go on", "not told"):
        expect(dialog).to_contain_text(effect)
    ana.page.get_by_test_id("block").click()
    expect(ana.page.get_by_test_id("chat")).not_to_contain_text("Hola")


def test_a_deleted_account_leaves_no_name_behind(chromium: Browser, server: SeededServer) -> None:
    ana = Player(chromium, server)
    ana.register("Anastasia")
    blas = Player(chromium, server)
    blas.rename("Blas")
    seats = [{"kind": "me", "name": "Nastja"}, {"kind": "open"}]
    made = ana.call("/api/tables", game="cartagena", players=2, options={}, seats=seats)
    blas.call(f"/api/tables/{made['id']}/seat")
    for player in (ana, blas):
        player.page.goto(f"{server.address}/table/{made['id']}")
        player.page.locator("main[data-version]").wait_for()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("Anastasia was here")
    ana.page.keyboard.press("Enter")
    blas.page.get_by_role("tab", name="Chat").click()
    expect(blas.page.get_by_test_id("chat")).to_contain_text("Anastasia was here")
    expect(blas.page.get_by_test_id("players")).to_contain_text("Nastja")
    ana.page.goto(f"{server.address}/account")
    ana.page.get_by_test_id("goodbye").click()
    ana.page.get_by_label("Password").fill("a long password")
    ana.page.get_by_test_id("goodbye-sure").click()
    expect(ana.page.get_by_test_id("who")).to_contain_text("You are a guest")
    expect(blas.page.get_by_test_id("players")).to_contain_text("Guest")
    for where in ("players", "chat"):
        expect(blas.page.get_by_test_id(where)).not_to_contain_text("Nast")
        expect(blas.page.get_by_test_id(where)).not_to_contain_text("Anastasia")
    blas.page.goto(f"{server.address}/tables")
    expect(blas.page.get_by_test_id("my-tables")).to_contain_text("Guest")
    expect(blas.page.get_by_test_id("tables")).not_to_contain_text("Nastja")
