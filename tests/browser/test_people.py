"""Several people at one table, each in a browser of their own, or all at one screen."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, expect

from caribe import library
from tests.browser.player import PHONE, Player, awaited_of
from tests.browser.servers import SeededServer

RECONNECTED = 60_000  # milliseconds: a server that starts on a busy machine, and the longest wait before the next try


TURN = 10
"""Choices within which a turn ends."""

NEXT = """version => document.querySelector('[data-testid=curtain]')
    || document.querySelector('main').dataset.version !== version && document.querySelector('[data-choice]')"""
"""Whether the next choice is shown, or a curtain."""

LOCALES = {"cartagena": "es-CU", "cuba": "de-DE", "havana": "fr-FR", "la-habana": "pl-PL"}
"""What the second player's browser wishes to read."""


def pair(chromium: Browser, server: SeededServer, game: str, locale: str = "en-GB") -> tuple[Player, Player]:
    """Two people at a table that has begun: one at a desk by day, one with a phone at night."""
    ana = Player(chromium, server)
    blas = Player(chromium, server, *PHONE, scheme="dark", locale=locale)
    blas.join(ana.invite(game))
    for player in (ana, blas):
        player.until(player.begun, "the game has not begun")
    return ana, blas


def play_until_awaited(mover: Player, other: Player) -> None:
    """Let one player choose until the other one is awaited."""
    for _ in range(TURN):
        if awaited_of([mover, other]) is other:
            return
        mover.take(mover.best())
        mover.until(lambda: other.state["version"] >= mover.state["version"], "the other has not heard of it")
    raise AssertionError("the turn does not end")


def lost(player: Player) -> Locator:
    """What says that the line is lost, in whatever language."""
    return player.page.locator("header [role=status] > *")


@pytest.mark.parametrize("game", library.titles())
def test_two_people_play_a_whole_game_through_a_reload_and_a_lost_line_and_look_at_it_again(
    chromium: Browser, own_server: SeededServer, game: str
) -> None:
    with ExitStack() as started:
        ana, blas = pair(chromium, own_server, game, LOCALES[game])
        expect(blas.page.locator("html")).to_have_attribute("lang", LOCALES[game][:2])
        for move in range(2000):
            player = awaited_of([ana, blas])
            if player is None:
                break
            player.take(player.best())
            if move == 5:
                blas.until(lambda: blas.state["version"] >= ana.state["version"], "the last move has not come")
                before = blas.state["view"]
                blas.page.reload()
                blas.page.locator("main[data-version]").wait_for()
                assert blas.state["view"] == before
            if move == 9:
                own_server.kill()
                for player in (ana, blas):
                    expect(lost(player)).to_be_visible()
                started.enter_context(own_server.again())
                for player in (ana, blas):
                    expect(lost(player)).to_have_count(0, timeout=RECONNECTED)
        for player in (ana, blas):
            expect(player.page.get_by_test_id("end")).to_be_visible()
        assert ana.state["over"] == blas.state["over"]
        for player in (ana, blas):
            look_back(player)
            assert player.faults == []


def look_back(player: Player) -> None:
    """Go through a game that is over, to its end and back to its beginning."""
    page = player.page
    page.get_by_test_id("replay").click()
    onwards, backwards = page.get_by_test_id("replay-next"), page.get_by_test_id("replay-previous")
    expect(page.get_by_test_id("replay-controls")).to_be_visible()
    expect(backwards).to_be_disabled()
    for _ in range(3):
        onwards.click()
    expect(backwards).to_be_enabled()
    page.keyboard.press("End")
    expect(onwards).to_be_disabled()
    page.keyboard.press("Home")
    expect(backwards).to_be_disabled()


def test_a_rematch_brings_the_same_people_together(chromium: Browser, server: SeededServer) -> None:
    ana, blas = pair(chromium, server, "cartagena")
    ana.resign()
    for player in (ana, blas):
        expect(player.page.get_by_test_id("end")).to_be_visible()
    assert blas.state["over"]["winners"] == blas.table["mine"]
    first = ana.page.url
    ana.page.get_by_test_id("again").click()
    blas.page.get_by_test_id("again").filter(has_text="Go to the rematch").click()
    for player in (ana, blas):
        expect(player.page).not_to_have_url(first)
        player.until(player.playing, "the rematch has not begun")
    awaited = awaited_of([ana, blas])
    assert awaited is not None
    assert ana.page.url == blas.page.url
    assert ana.table["seat"] != blas.table["seat"]


def test_an_undo_that_touches_another_person_is_asked_for(chromium: Browser, server: SeededServer) -> None:
    ana, blas = pair(chromium, server, "cartagena")
    mover = awaited_of([ana, blas])
    assert mover is not None
    other = blas if mover is ana else ana
    before = mover.state["view"]["pirates"]
    expect(other.page.get_by_test_id("undo")).to_be_disabled()  # who has made no choice has nothing to ask for
    play_until_awaited(mover, other)
    other.take(other.best())
    mover.page.get_by_test_id("undo").click()
    expect(mover.page.get_by_test_id("undo-request")).to_contain_text("Waiting for")
    other.page.get_by_test_id("undo-agree").click()
    expect(mover.page.get_by_test_id("undo-request")).to_have_count(0)
    mover.until(lambda: mover.awaited, "the choice was not taken back")
    expect(other.page.get_by_test_id("undo-done")).to_contain_text("undid a move")
    expect(mover.page.get_by_test_id("undo-done")).to_have_count(0)
    after = mover.state["view"]["pirates"]
    assert after[other.table["seat"]] == before[other.table["seat"]]


def test_at_one_screen_a_curtain_hides_every_hand(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    page = player.page
    page.goto(f"{server.address}/new/cartagena?with=hotseat")
    page.get_by_label("Name at seat 1").fill("Ana")
    page.get_by_label("Name at seat 2").fill("Blas")
    page.get_by_test_id("make").click()
    names = []
    for _ in range(4):
        curtain = page.get_by_test_id("curtain")
        curtain.wait_for()
        names.append(str(curtain.locator("h2").inner_text()).rsplit(" ", 1)[1])
        assert page.locator('[data-target^="card:"], [data-choice], [data-testid=log]').count() == 0
        page.get_by_test_id("ready").click()
        page.locator("[data-choice]").first.wait_for()
        seat = player.table["names"].index(names[-1])
        assert player.state["view"]["seat"] == seat
        for _ in range(TURN):
            if curtain.count():
                break
            version = page.locator("main").get_attribute("data-version")
            player.take(player.state["choices"][0])
            page.wait_for_function(NEXT, arg=version)
    assert set(names) == {"Ana", "Blas"}
    assert player.faults == []


def test_a_spectator_sees_the_public_view_and_talks_apart(chromium: Browser, server: SeededServer) -> None:
    ana, blas = pair(chromium, server, "cartagena")
    carla = Player(chromium, server)
    carla.page.goto(ana.page.url)
    carla.page.locator("main[data-version]").wait_for()
    assert carla.state["view"]["hand"] is None
    assert carla.state["choices"] == []
    expect(carla.page.get_by_test_id("prompt")).to_contain_text("You are watching")
    for player, words in ((ana, "Buena suerte"), (carla, "Who will win?")):
        player.page.get_by_role("tab", name="Chat").click()
        player.page.get_by_label("Say something").fill(words)
        player.page.keyboard.press("Enter")
    blas.page.get_by_role("tab", name="Chat").click()
    expect(blas.page.get_by_test_id("chat")).to_contain_text("Buena suerte")
    expect(carla.page.get_by_test_id("chat")).to_contain_text("Who will win?")
    expect(blas.page.get_by_test_id("chat")).not_to_contain_text("Who will win?")
    expect(carla.page.get_by_test_id("chat")).not_to_contain_text("Buena suerte")


def test_an_open_table_is_found_on_the_first_page(chromium: Browser, own_server: SeededServer) -> None:
    ana = Player(chromium, own_server)
    ana.page.goto(f"{own_server.address}/new/havana?with=friends")
    ana.page.get_by_label("Show it in the list of open tables").check()
    ana.page.get_by_test_id("make").click()
    ana.page.get_by_test_id("lobby").wait_for()
    blas = Player(chromium, own_server)
    blas.home()
    blas.page.get_by_test_id("name").click()
    blas.page.get_by_label("Your name").fill("Blas")
    blas.page.get_by_test_id("keep-name").click()
    blas.page.get_by_test_id("open-tables").get_by_test_id("join").click()
    ana.until(lambda: "Blas" in ana.table.get("names", []), "nobody came")


def test_on_return_the_page_shows_what_has_happened_since(chromium: Browser, server: SeededServer) -> None:
    ana, blas = pair(chromium, server, "cartagena")
    mover = awaited_of([ana, blas])
    assert mover is not None
    other = blas if mover is ana else ana
    play_until_awaited(mover, other)
    address = mover.page.url
    mover.home()
    other.take(other.best())
    mover.page.goto(address)
    since = mover.page.get_by_test_id("since")
    expect(since).to_contain_text("Since your last turn")
    mover.page.get_by_test_id("catch-up").click()
    expect(since).to_have_count(0)
    mover.page.locator("main[data-version]").wait_for()


def test_a_replay_goes_both_ways_from_every_seat_and_on_from_there(chromium: Browser, server: SeededServer) -> None:
    ana, blas = pair(chromium, server, "cartagena")
    for _ in range(6):
        player = awaited_of([ana, blas])
        assert player is not None
        player.take(player.best())
    ana.resign()
    page = ana.page
    page.get_by_test_id("replay").click()
    controls = page.get_by_test_id("replay-controls")
    expect(controls).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-next")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("replay-next")).to_be_enabled()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text("Step 1 of")
    other = 1 - ana.table["seat"]
    page.get_by_label("Point of view").select_option(str(other))
    expect(page).to_have_url(re.compile(rf"at=\d+&seat={other}$"))
    shared = page.url
    blas.page.goto(shared)
    expect(blas.page.get_by_test_id("replay-controls")).to_contain_text("Step 1 of")
    page.get_by_test_id("play-on").click()
    page.locator("main[data-version]").wait_for()
    assert ana.faults == blas.faults == []
