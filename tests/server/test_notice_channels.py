"""E-mail, feeds and web push: what arrives at real endpoints, and what it takes to be sent anything."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from tests.server.databases import execute
from tests.server.endpoints import HttpSink, MailSink, http_sink, mail_sink
from tests.server.players import Guest, get, request
from tests.server.push_reader import PushReader, verify_vapid
from tests.server.serving import Server
from tests.server.test_notices import FLAGS, channels, named, start_game, take_turn
from tests.server.waiting import until

PUBLIC = "https://games.example.org/caribe"
ATOM = "{http://www.w3.org/2005/Atom}"


class Setting(NamedTuple):
    """A server with a mail server."""

    server: Server
    mails: MailSink


@pytest.fixture
def setting(tmp_path: Path) -> Iterator[Setting]:
    with mail_sink() as mails:
        flags = ("--smtp", mails.address, "--mail-from", "Caribe <games@example.org>", "--public-url", PUBLIC)
        with Server(tmp_path / "caribe.db", 0, *FLAGS, *flags) as server:
            yield Setting(server, mails)


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as running:
        yield running


def link_in(text: str, purpose: str) -> str:
    """The signed end of a link in a mail."""
    start = f"{PUBLIC}/notices/{purpose}/"
    (line,) = [line for line in text.splitlines() if line.startswith(start)]
    return line.removeprefix(start)


def test_mail_comes_after_a_confirmation_and_ends_by_a_link(setting: Setting) -> None:
    server, mails = setting
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    early, table = start_game(ana, blas), start_game(ana, blas)
    assert blas.call("POST", "/api/notices/mail", {"address": "blas@example.org"}).status_code == 204
    to, asked = mails.next()
    assert (to, asked["from"], asked["subject"]) == (
        "blas@example.org",
        "Caribe <games@example.org>",
        "Caribe: confirm your address",
    )
    assert "Blas wants to be told at this address" in asked.get_content()
    (channel,) = channels(blas)
    assert (channel["kind"], channel["target"], channel["confirmed"]) == ("mail", "blas@example.org", False)
    assert blas.call("POST", f"/api/notices/channels/{channel['id']}/try").status_code == 409
    take_turn(ana, early)  # before the confirmation: nobody is told

    link = link_in(asked.get_content(), "confirm")
    stranger = Guest(server.address)
    assert stranger.call("POST", f"/api/notices/confirm/{link[:-2]}xx").status_code == 404
    assert stranger.call("POST", f"/api/notices/stop/{link}").status_code == 404  # made for something else
    assert stranger.call("POST", f"/api/notices/confirm/{link}").status_code == 204
    take_turn(ana, table)
    to, told = mails.next()
    assert (to, told["subject"]) == ("blas@example.org", "Cartagena: your turn")
    first, _, link, *_ = told.get_content().splitlines()
    assert first == "It is your turn in Cartagena, with Ana."
    assert link == f"{PUBLIC}/table/{table}"
    assert told["auto-submitted"] == "auto-generated"
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"

    # As a mail program does it: a form, no cookie, no origin.
    one_click = told["list-unsubscribe"].strip("<>").replace(PUBLIC, server.address)
    assert link_in(told.get_content(), "stop") == one_click.rpartition("/")[2]
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert request("POST", one_click, content="List-Unsubscribe=One-Click", headers=form).status_code == 204
    assert channels(blas) == []


@pytest.mark.parametrize("address", ["blas", "Blas <blas@example.org>", "a@b.org\r\nBcc: c@d.org", "a@b", "a b@c.org"])
def test_only_an_address_is_taken(setting: Setting, address: str) -> None:
    blas = named(setting.server.address, "Blas")
    assert blas.call("POST", "/api/notices/mail", {"address": address}).status_code == 400
    assert setting.mails.received.empty()


def test_nobody_is_flooded_with_confirmations(setting: Setting) -> None:
    statuses = []
    for number in range(5):
        guest = named(setting.server.address, f"Guest of {number}")
        statuses.append(guest.call("POST", "/api/notices/mail", {"address": "victim@example.org"}).status_code)
    assert statuses == [204, 204, 204, 429, 429]


def test_without_a_mail_server_no_address_is_taken(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db", 0) as server:
        ana = named(server.address, "Ana")
        assert ana.get("/api/notices").json()["mail"] is False
        refused = ana.call("POST", "/api/notices/mail", {"address": "ana@example.org"})
        assert refused.json()["error"]["id"] == "server-notice-problem-off"


def test_a_mail_server_that_is_away_is_told_at_once(tmp_path: Path) -> None:
    with mail_sink() as gone:
        away = gone.address
    flags = ("--smtp", away, "--mail-from", "games@example.org", "--public-url", PUBLIC)
    with Server(tmp_path / "caribe.db", 0, *flags) as server:
        ana = named(server.address, "Ana")
        refused = ana.call("POST", "/api/notices/mail", {"address": "ana@example.org"})
        assert refused.json()["error"]["id"] == "server-notice-problem-unreachable"
        assert channels(ana) == []


@pytest.mark.parametrize(
    "flags", [("--smtp", "http://mail"), ("--smtp", "smtp://user:sesame@mail"), ("--public-url", "games")]
)
def test_settings_that_cannot_work_are_refused_without_their_secrets(tmp_path: Path, flags: tuple[str, ...]) -> None:
    words = [sys.executable, "-m", "caribe.cli", "serve", "--db", str(tmp_path / "x.db"), "--port", "0", *flags]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "sesame" not in done.stdout + done.stderr


def test_feeds_show_open_turns_behind_an_address_that_can_be_renewed(setting: Setting) -> None:
    server, _ = setting
    ana, blas = named(server.address, "Ana <b> & co"), named(server.address, "Blas")
    table = start_game(ana, blas)
    first = blas.call("POST", "/api/notices/feeds").json()
    feeds = blas.call("POST", "/api/notices/feeds").json()
    assert get(here(first["atom"], server)).status_code == 404
    assert entries(server, feeds["atom"]) == []
    take_turn(ana, table)
    (entry,) = entries(server, feeds["atom"])
    assert entry.findtext(f"{ATOM}title") == "Cartagena: your turn"
    assert entry.findtext(f"{ATOM}summary") == "It is your turn in Cartagena, with Ana <b> & co."
    (link,) = entry.findall(f"{ATOM}link")
    assert link.get("href") == f"{PUBLIC}/table/{table}"
    answer = get(here(feeds["calendar"], server))
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    calendar = answer.text.replace("\r\n ", "")
    lines = calendar.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert [line for line in lines if line.startswith("SUMMARY")] == ["SUMMARY:Cartagena: your turn"]
    assert f"URL:{PUBLIC}/table/{table}" in lines
    assert sum(line.startswith(("DTSTART:", "DTEND:")) for line in lines) == 2
    assert all(len(line) <= 75 for line in answer.content.split(b"\r\n"))
    # A trial stays for a day; when the turn is over, only the trial is there.
    assert blas.call("POST", "/api/notices/feeds/try").status_code == 204
    take_turn(blas, table)
    assert [entry.findtext(f"{ATOM}title") for entry in entries(server, feeds["atom"])] == ["Caribe: test message"]
    assert blas.call("DELETE", "/api/notices/feeds").status_code == 204
    assert get(here(feeds["atom"], server)).status_code == 404


def here(feed: str, server: Server) -> str:
    assert feed.startswith(f"{PUBLIC}/api/feeds/")
    return feed.replace(PUBLIC, server.address)


def entries(server: Server, feed: str) -> list[ET.Element]:
    answer = get(here(feed, server))
    assert answer.headers["content-type"] == "application/atom+xml"
    return ET.fromstring(answer.content).findall(f"{ATOM}entry")


def turn_on_push(server: Server, *flags: str) -> None:
    words = [sys.executable, "-m", "caribe.cli", "admin", "push", "--db", str(server.database), *flags]
    subprocess.run(words, check=True, capture_output=True, timeout=60)


def test_a_push_is_readable_by_the_browser_alone_and_signed(setting: Setting, sink: HttpSink) -> None:
    server, _ = setting
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    browser = PushReader(f"{sink.address}/push/1")
    off = blas.call("POST", "/api/notices/push", browser.subscription)
    assert (off.status_code, blas.get("/api/notices").json()["push_key"]) == (409, None)
    turn_on_push(server, "--contact", "mailto:host@example.org")
    key = blas.get("/api/notices").json()["push_key"]
    turn_on_push(server, "--contact", "mailto:other@example.org")
    assert blas.get("/api/notices").json()["push_key"] == key  # browsers have subscribed with it
    table = start_game(ana, blas)
    assert blas.call("POST", "/api/notices/push", browser.subscription).status_code == 204
    assert blas.call("POST", "/api/notices/push", browser.subscription).status_code == 204  # the same: one channel
    (channel,) = channels(blas)
    assert (channel["kind"], channel["target"]) == ("push", sink.address.removeprefix("http://"))
    take_turn(ana, table)
    came = sink.next()
    assert came.path == "/push/1"
    told = json.loads(browser.decrypt(came.body))
    assert told == {
        "title": "Cartagena: your turn",
        "text": "It is your turn in Cartagena, with Ana.",
        "link": f"{PUBLIC}/table/{table}",
        "tag": table,
    }
    claims = verify_vapid(came.headers["authorization"], key)
    assert (claims["aud"], claims["sub"]) == (sink.address, "mailto:other@example.org")
    assert (came.headers["ttl"], came.headers["content-encoding"]) == ("86400", "aes128gcm")
    # A browser that has unsubscribed is forgotten.
    sink.answers = [410]
    take_turn(blas, table)
    take_turn(ana, table)
    sink.next()
    until(lambda: channels(blas) == [])
    turn_on_push(server, "--off")
    assert blas.get("/api/notices").json()["push_key"] is None


def test_keys_that_are_none_and_endpoints_without_tls_are_refused(tmp_path: Path, sink: HttpSink) -> None:
    with Server(tmp_path / "caribe.db", 0) as server:
        turn_on_push(server, "--contact", "mailto:host@example.org")
        ana = named(server.address, "Ana")
        good = PushReader("https://push.example.org/1").subscription
        for change in ({"endpoint": sink.address}, {"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}):
            assert ana.call("POST", "/api/notices/push", {**good, **change}).status_code == 400
        assert ana.call("POST", "/api/notices/push", good).status_code == 204
        kept = execute(server.database, "SELECT value FROM secrets WHERE name = 'vapid'")
        assert len(kept[0][0]) == 32


def test_the_encryption_is_that_of_the_standard() -> None:
    """RFC 8291, section 5: the receiver's keys there read the message there, and what we encrypt for them."""
    from caribe.server.notices.push import encrypt, parse_subscription

    browser = PushReader(
        "https://push.example.net/",
        private="q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert browser.subscription["p256dh"] == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    published = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(urlsafe_b64decode(published)) == b"When I grow up, I want to be a watermelon"
    ours = encrypt("Ron y azúcar".encode(), parse_subscription(**browser.subscription))
    assert browser.decrypt(ours).decode() == "Ron y azúcar"
