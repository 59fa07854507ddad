"""The pages around the games: one's account, and all tables."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.player import Player
from tests.browser.servers import SeededServer

PASSWORD = "a long enough password"


def enter(player: Player, way: str, **fields: str) -> None:
    """Fill in one of a guest's forms on the account page, and send it by key."""
    form = player.page.get_by_test_id("enter")
    form.get_by_text(way, exact=True).first.click()
    for label, text in fields.items():
        form.get_by_label(label.replace("_", " "), exact=True).fill(text)
    player.page.keyboard.press("Enter")


def secret(player: Player) -> str:
    """The code or token that is shown now, and put away."""
    value = player.page.get_by_test_id("secret-value").input_value()
    player.page.get_by_test_id("secret-kept").click()
    expect(player.page.get_by_test_id("secret")).to_have_count(0)
    return value


def part(player: Player, name: str) -> Locator:
    return player.page.get_by_test_id(name)


def test_a_guest_makes_an_account_comes_back_with_it_and_deletes_it(
    chromium: Browser, own_server: SeededServer
) -> None:
    ana, elsewhere = Player(chromium, own_server), Player(chromium, own_server)
    ana.home()
    ana.page.get_by_test_id("settings").click()
    ana.page.get_by_test_id("to-account").click()
    enter(ana, "New account", Name="Inés", Password="short")
    expect(part(ana, "who")).to_contain_text("You are a guest")
    enter(ana, "New account", Password=PASSWORD)
    code = secret(ana)
    expect(part(ana, "who")).to_contain_text("You are Inés")

    elsewhere.page.goto(f"{own_server.address}/account")
    enter(elsewhere, "New account", Name="inés", Password=PASSWORD)
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("Somebody else has this name")
    enter(elsewhere, "Sign in", Password="not the password")
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("Wrong name or password")
    enter(elsewhere, "Forgot password", Recovery_code=code, New_password=PASSWORD[::-1])
    assert secret(elsewhere) != code
    expect(part(elsewhere, "sessions").get_by_role("listitem")).to_have_count(1)

    ana.page.reload()
    enter(ana, "Sign in", Name="Inés", Password=PASSWORD[::-1])
    sessions = part(ana, "sessions").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    sessions.filter(has_not_text="this one").get_by_role("button").click()
    expect(sessions).to_have_count(1)
    elsewhere.page.reload()
    expect(part(elsewhere, "who")).to_contain_text("You are a guest")

    with ana.page.expect_download() as saved:
        ana.page.get_by_test_id("save-data").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8"))["person"]["name"] == "Inés"
    ana.page.get_by_test_id("goodbye").click()
    for password in (PASSWORD, PASSWORD[::-1]):
        part(ana, "data").get_by_label("Password").fill(password)
        ana.page.get_by_test_id("goodbye-sure").click()
        if password == PASSWORD:
            expect(part(ana, "data").get_by_role("alert")).to_contain_text("Wrong name or password")
    expect(part(ana, "who")).to_contain_text("You are a guest")
    assert ana.faults == elsewhere.faults == []


def test_packs_programs_and_blocks_come_and_go(chromium: Browser, own_server: SeededServer, tmp_path: Path) -> None:
    ana, blas = Player(chromium, own_server), Player(chromium, own_server)
    ana.home()
    blas.sit("cartagena", 2)
    ana.call("/api/account", name="Inés", password=PASSWORD)
    ana.call(f"/api/people/{blas.page.request.get(f'{own_server.address}/api/me').json()['id']}/block")
    ana.page.goto(f"{own_server.address}/account")
    box = (resources.files("caribe.games.cartagena") / "data" / "box.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(box.replace("copies = 15", "copies = 1"), "utf-8")
    packs = part(ana, "packs")
    packs.get_by_label("Game").select_option("cartagena")
    ana.page.get_by_test_id("pack-file").set_input_files(file)
    expect(packs.get_by_role("alert")).to_contain_text("cards.copies")
    file.write_text(box, "utf-8")
    ana.page.get_by_test_id("pack-file").set_input_files(file)
    expect(packs.get_by_role("listitem")).to_contain_text("mine")
    part(ana, "tokens").get_by_label("Name of the program").fill("My bot")
    ana.page.keyboard.press("Enter")
    token = secret(ana)
    mine = chromium.new_context().request.get(
        f"{own_server.address}/api/me", headers={"authorization": f"Bearer {token}"}
    )
    assert mine.json()["name"] == "Inés"
    ana.page.goto(f"{own_server.address}/new/cartagena?with=bots")
    ana.page.get_by_label("Cards and rules").select_option("mine")
    ana.page.get_by_test_id("make").click()
    ana.page.locator("main[data-version]").wait_for()
    ana.page.goto(f"{own_server.address}/account")
    for name in ("packs", "tokens", "blocks"):
        part(ana, name).get_by_role("listitem").get_by_role("button").click()
        expect(part(ana, name).get_by_role("listitem")).to_have_count(0)
    assert ana.faults == []


def test_all_tables_are_found_in_one_place_and_records_come_back(
    chromium: Browser, own_server: SeededServer, tmp_path: Path
) -> None:
    ana, blas = Player(chromium, own_server), Player(chromium, own_server)
    blas.home()
    seats = [{"kind": "me"}, {"kind": "open"}]
    waits = blas.call("/api/tables", game="havana", players=2, options={}, seats=seats, private=False)
    ana.sit("cartagena", 2)
    first = ana.page.url
    ana.sit("cartagena", 2)
    expect(ana.page.get_by_test_id("next-game")).to_have_attribute("href", first.removeprefix(own_server.address))
    ana.resign()
    end = ana.page.get_by_test_id("end")
    end.get_by_role("button", name="Look at the board").click()
    expect(end).to_have_count(0)
    ana.page.get_by_test_id("result").click()
    expect(end).to_be_visible()
    ana.page.goto(f"{own_server.address}/tables")
    rows = ana.page.get_by_test_id("tables").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.last).to_contain_text(f"{ana.table['names'][1]} won")
    with ana.page.expect_download() as saved:
        ana.page.get_by_test_id("row-record").click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    ana.page.get_by_test_id("record-file").set_input_files(record)
    expect(ana.page.get_by_test_id("replay-controls")).to_be_visible()
    ana.page.get_by_test_id("play-on").click()
    ana.page.locator("main[data-version]").wait_for()
    ana.page.goto(f"{own_server.address}/tables")
    ana.page.get_by_test_id("open-tables").get_by_test_id("join").click()
    expect(ana.page).to_have_url(re.compile(f"/table/{waits['id']}$"))
    ana.page.locator("main[data-version]").wait_for()
    assert ana.faults == []


def test_somebody_who_talks_too_much_is_heard_no_more(chromium: Browser, server: SeededServer) -> None:
    ana, blas = Player(chromium, server), Player(chromium, server)
    blas.join(ana.invite("cartagena"))
    for player in (ana, blas):
        player.until(player.begun, "the game has not begun")
        player.page.get_by_role("tab", name="Chat").click()
    said = ana.page.get_by_test_id("chat")
    for words in ("Once upon a time", "and then"):
        blas.page.get_by_label("Say something").fill(words)
        blas.page.keyboard.press("Enter")
        expect(said).to_contain_text(words)
    said.get_by_role("button", name="Blas").first.click()
    ana.page.get_by_test_id("block").click()
    expect(said).not_to_contain_text("and then")
    ana.page.reload()
    ana.page.get_by_role("tab", name="Chat").click()
    expect(said).to_contain_text("No messages yet")
    assert ana.faults == blas.faults == []
