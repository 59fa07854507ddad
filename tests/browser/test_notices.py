"""Telling people that it is their turn: in the browser, by mail and webhook, by push, and what a page does offline."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.servers import SeededServer
from tests.server.endpoints import HttpSink, MailSink, http_sink, mail_sink
from tests.server.push_reader import PushReader, verify_vapid

DAYS = {"kind": "days", "days": 2}
WATCHED = 60_000  # milliseconds: the page looks every twenty seconds

SUBSCRIBED = """subscription => {
  PushManager.prototype.subscribe = function (options) {
    window.asked = options;
    return Promise.resolve({ toJSON: () => ({
      endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } }) });
  };
}"""
"""A browser whose push service is ours: the real one is not on this machine."""

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
"""The notices that the browser shows."""

CACHED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(r => r.url)));
  return { names, urls: kept.flat() };
}"""


class Setting(NamedTuple):
    """A server that tells people of their turns, and where it tells them."""

    server: SeededServer
    hooks: HttpSink
    mails: MailSink


@pytest.fixture
def setting(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Setting]:
    with http_sink() as hooks, mail_sink() as mails:
        # The address of the page must be known before the server has one: it takes a port that is free now.
        with SeededServer(tmp_path) as first:
            port = first.port
        mail = ("--smtp", mails.address, "--mail-from", "games@example.org")
        where = ("--public-url", f"http://127.0.0.1:{port}", "--allow-private-webhooks", "--notice-delay", "0")
        with SeededServer(tmp_path, port, *mail, *where) as server:
            server.seed(request.node.nodeid)
            yield Setting(server, hooks, mails)


def open_account(chromium: Browser, server: SeededServer, name: str, width: int = 1280) -> Player:
    """Somebody with a name who looks at the account page, and whose browser may show notices."""
    player = Player(chromium, server, width, 800, workers="allow")
    player.context.grant_permissions(["notifications"], origin=server.address)
    player.page.goto(f"{server.address}/account")
    answer = player.page.request.patch(f"{server.address}/api/me", data={"name": name})
    assert answer.ok, answer.text()
    panel(player).wait_for()
    return player


def panel(player: Player) -> Locator:
    return player.page.get_by_test_id("notices")


def part(player: Player, name: str) -> Locator:
    return panel(player).get_by_test_id(name)


def start_game(ana: Player, blas: Player) -> str:
    """A game by the day in which Ana is to decide."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    game = {"game": "cartagena", "players": 2, "options": {"start_player": 0}, "seats": seats, "pace": DAYS}
    table = str(ana.call("/api/tables", **game)["id"])
    blas.call(f"/api/tables/{table}/seat")
    return table


def take_turn(ana: Player, table: str) -> None:
    """Let Ana make her choices until it is not her turn."""
    ana.visit(table)
    while ana.state["choices"]:
        last = [choice for choice in ana.state["choices"] if choice["verb"] == "end"]
        ana.take((last or ana.state["choices"])[0])


def shown_to(player: Player, tag: str) -> dict[str, Any]:
    """The notice with this tag, once the browser shows it."""
    found: list[dict[str, Any]] = []

    def look() -> bool:
        found[:] = [notice for notice in player.page.evaluate(SHOWN) if notice["tag"] == tag]
        return bool(found)

    player.until(look, f"no notice {tag} is shown")
    return found[0]


@pytest.fixture
def chromium(whole_chromium: Browser) -> Browser:
    """The browser of these tests."""
    return whole_chromium


def test_blas_is_told_in_the_browser_by_webhook_and_by_mail_that_ana_has_played(
    chromium: Browser, setting: Setting
) -> None:
    server, hooks, mails = setting
    ana, blas = open_account(chromium, server, "Ana"), open_account(chromium, server, "Blas", width=360)
    table = start_game(ana, blas)

    panel(blas).get_by_test_id("notices-on").click()
    panel(blas).get_by_test_id("try-here").click()
    assert shown_to(blas, "trial")["title"] == "Caribe: test message"

    hook = part(blas, "webhooks")
    hook.get_by_label("Address").fill(f"{hooks.address}/hook")
    hook.get_by_role("button", name="Add webhook").click()
    expect(hook.get_by_test_id("webhook-secret")).to_be_visible()
    hook.get_by_role("button", name="Send me one").click()
    expect(hook.get_by_text("Sent.")).to_be_visible()
    assert json.loads(hooks.next().body)["kind"] == "trial"

    mail = part(blas, "mail")
    mail.get_by_label("E-mail address").fill("blas@example.org")
    mail.get_by_role("button", name="Add address").click()
    expect(mail.get_by_text("A link was sent to blas@example.org.")).to_be_visible()
    expect(mail.get_by_text("not confirmed")).to_be_visible()
    confirm_by_mail(chromium, setting)
    blas.page.reload()
    expect(part(blas, "mail").get_by_text("blas@example.org")).to_be_visible()
    part(blas, "mail").get_by_role("button", name="Send me one").click()
    assert mails.next()[1]["subject"] == "Caribe: test message"

    blas.until(lambda: blas.page.title().startswith("Account"), "the page is not there")
    take_turn(ana, table)
    link = f"{server.address}/table/{table}"
    hooked = json.loads(hooks.next().body)
    assert (hooked["game"], hooked["opponents"], hooked["link"]) == ("cartagena", ["Ana"], link)
    to, letter = mails.next()
    assert (to, letter["subject"]) == ("blas@example.org", "Cartagena: your turn")
    assert link in letter.get_content().splitlines()
    blas.page.wait_for_function("() => document.title.startsWith('(1) ')", timeout=WATCHED)
    shown = shown_to(blas, table)
    assert (shown["title"], shown["body"], shown["data"]) == (
        "Cartagena: your turn",
        "It is your turn in Cartagena, with Ana.",
        link,
    )
    blas.page.goto(link)  # there it is in front, and no longer counted
    blas.page.wait_for_function("() => document.title && !document.title.startsWith('(')", timeout=WATCHED)
    assert not ana.faults
    assert not blas.faults


def confirm_by_mail(chromium: Browser, setting: Setting) -> None:
    """Open the link of the confirmation in another browser, as somebody does who reads mail elsewhere."""
    _, asked = setting.mails.next()
    (link,) = [line for line in asked.get_content().splitlines() if line.startswith("http")]
    reader = Player(chromium, setting.server)
    reader.page.goto(link)
    reader.page.get_by_test_id("mail-link").click()
    expect(reader.page.get_by_text("The address is confirmed.")).to_be_visible()
    assert not reader.faults


def test_a_push_goes_through_the_push_service_to_the_service_worker(chromium: Browser, setting: Setting) -> None:
    server, pushes, _ = setting
    words = [sys.executable, "-m", "caribe.cli", "admin", "push", "--db", str(server.database)]
    ana, blas = open_account(chromium, server, "Ana"), open_account(chromium, server, "Blas")
    expect(part(blas, "push").get_by_text("has not set up web push")).to_be_visible()
    subprocess.run([*words, "--contact", "mailto:host@example.org"], check=True, capture_output=True, timeout=60)
    blas.page.reload()
    expect(part(blas, "push").get_by_text("pass through the push servers of your browser’s maker")).to_be_visible()

    browser = PushReader(f"{pushes.address}/push")
    blas.page.evaluate(SUBSCRIBED, browser.subscription)
    table = start_game(ana, blas)
    part(blas, "push").get_by_test_id("push-on").click()
    expect(part(blas, "push").get_by_test_id("channel-push")).to_be_visible()
    key = blas.page.evaluate("window.asked.applicationServerKey")
    part(blas, "push").get_by_role("button", name="Send me one").click()
    assert json.loads(browser.decrypt(pushes.next().body))["tag"] == "trial"

    take_turn(ana, table)
    came = pushes.next()
    assert verify_vapid(came.headers["authorization"], key)["sub"] == "mailto:host@example.org"
    deliver(blas, browser.decrypt(came.body).decode())
    assert shown_to(blas, table) == {
        "title": "Cartagena: your turn",
        "body": "It is your turn in Cartagena, with Ana.",
        "tag": table,
        "data": f"{server.address}/table/{table}",
    }


def deliver(player: Player, data: str) -> None:
    """Let the browser hand a message to its service worker, as it does with what its push service has decrypted."""
    session = player.context.new_cdp_session(player.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"] if not each["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    player.until(lambda: bool(found), "there is no service worker")
    message = {"origin": player.address, "registrationId": found[-1], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_the_page_opens_without_a_connection_and_says_so(chromium: Browser, setting: Setting) -> None:
    ana = open_account(chromium, setting.server, "Ana")
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ana.page.reload()  # now all that the page asks for goes through the worker
    panel(ana).wait_for()
    ana.home()
    kept = ana.page.evaluate(CACHED)
    assert len(kept["names"]) == 1
    assert f"{setting.server.address}/" in kept["urls"]
    of_all = ("/api/words/", "/api/games", "/api/how-to-play/")
    assert not [url for url in kept["urls"] if "/api/" in url and not any(part in url for part in of_all)]

    ana.context.set_offline(True)
    expect(ana.page.get_by_text("You are offline.").filter(visible=True)).to_be_visible()  # on the page that is open
    ana.page.goto(setting.server.address)
    expect(ana.page.get_by_text("You are offline.").filter(visible=True)).to_be_visible()
    expect(ana.page.get_by_test_id("play-cuba")).to_be_visible()  # the games, as they were known
    expect(ana.page.get_by_role("alert")).to_be_visible()  # what was not to be had
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("You are offline.").filter(visible=True)).to_have_count(0)
    expect(ana.page.get_by_role("alert")).to_have_count(0)


def test_the_page_can_be_installed(chromium: Browser, setting: Setting) -> None:
    ana = open_account(chromium, setting.server, "Ana")
    ana.page.evaluate("navigator.serviceWorker.ready")
    session = ana.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == f"{setting.server.address}/manifest.webmanifest"
    assert manifest["errors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        assert ana.page.request.get(f"{setting.server.address}/{icon['src']}").ok
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_panel_is_read_and_used_by_keyboard_on_a_small_phone(chromium: Browser, setting: Setting) -> None:
    ana = open_account(chromium, setting.server, "Ana", width=360)
    ana.page.goto(f"{setting.server.address}/account#notices")
    heading = ana.page.get_by_role("heading", name="Tell me when it is my turn")
    expect(heading).to_be_focused()
    quiet = part(ana, "quiet")
    box = quiet.get_by_role("checkbox")
    box.focus()
    ana.page.keyboard.press("Space")
    expect(quiet.get_by_label("From")).to_have_value("22:00")
    quiet.get_by_label("To").fill("06:30")
    ana.page.keyboard.press("Tab")
    kept: dict[str, Any] = {}

    def is_kept() -> bool:
        kept.update(ana.page.request.get(f"{setting.server.address}/api/notices").json())
        return bool(kept["quiet"] == {"begin": 22 * 60, "end": 6 * 60 + 30})

    ana.until(is_kept, "the quiet hours are not kept")
    feeds = part(ana, "feeds")
    feeds.get_by_test_id("make-feeds").press("Enter")
    atom = feeds.get_by_test_id("feed-atom").input_value()
    feeds.get_by_role("button", name="Send me one").press("Enter")
    expect(feeds.get_by_text("Both contain a test entry for a day.")).to_be_visible()
    assert "Caribe: test message" in ana.page.request.get(atom).text()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert ana.page.evaluate(wide) == 0
    assert violations(ana) == []
