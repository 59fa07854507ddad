"""Notices: people are told that it is their turn, once, wherever they want it, and nothing that is hidden."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from time import time
from uuid import uuid4

import pytest

from caribe.core.message import Message
from caribe.words import Words
from tests.server.databases import KINDS, execute, fresh_in
from tests.server.endpoints import HttpSink, http_sink
from tests.server.players import Guest, Json
from tests.server.serving import Server
from tests.server.waiting import until

DAYS = {"kind": "days", "days": 2}
FLAGS = ("--notice-delay", "0", "--allow-private-webhooks")
WHOLE_DAY = {"begin": 0, "end": 1439}


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as running:
        yield running


@pytest.fixture(params=KINDS)
def addresses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[str]]]:
    """A database, and the servers on it: one on SQLite, two on PostgreSQL."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            database, count = str(tmp_path / "caribe.db"), 1
        else:
            database, count = stack.enter_context(fresh_in(request.getfixturevalue("postgres_url"))), 2
        servers = [stack.enter_context(Server(database, 0, *FLAGS)) for _ in range(count)]
        yield database, [server.address for server in servers]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One server, on SQLite."""
    with Server(tmp_path / "caribe.db", 0, *FLAGS) as running:
        yield running


def named(address: str, name: str, others: list[str] | None = None) -> Guest:
    guest = Guest(address, others=others or ())
    assert guest.call("PATCH", "/api/me", {"name": name}).status_code == 200
    return guest


def start_game(host: Guest, *others: Guest, **table: object) -> str:
    """A game by the day, in which the host is the first to decide."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    players = {"game": "cartagena", "players": len(seats), "seats": seats, "options": {"start_player": 0}}
    made = host.make(**{**players, "pace": DAYS, **table})
    for other in others:
        other.sit_down(made)
    return made


def take_turn(guest: Guest, table: str) -> None:
    """Play a whole turn: one step forward, then done."""
    with guest.connect(table) as line:
        line.hello()
        line.my_turn()
        assert line.choose()["kind"] == "accepted"
        while line.state["choices"]:
            assert line.choose_by("end")["kind"] == "accepted"


def add_webhook(guest: Guest, sink: HttpSink, **more: object) -> Json:
    answer = guest.call("POST", "/api/notices/webhooks", {"url": f"{sink.address}/hook", **more})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def channels(guest: Guest) -> list[Json]:
    answer = guest.get("/api/notices")
    assert answer.status_code == 200, answer.text
    listed: list[Json] = answer.json()["channels"]
    return listed


def test_a_webhook_says_whose_turn_it_is_once_and_is_signed(addresses: tuple[str, list[str]], sink: HttpSink) -> None:
    _, (first, *more) = addresses
    ana, blas = named(first, "Ana", [first, *more]), named(first, "Blas", [first, *more])
    table = start_game(ana, blas)
    made = add_webhook(blas, sink)
    take_turn(ana, table)
    came = sink.next()
    told = json.loads(came.body)
    assert came.path == "/hook"
    link = told.pop("link")
    assert link in [f"{address}/table/{table}" for address in (first, *more)]
    assert told.pop("deadline").startswith("20")
    sentence = f"It is your turn in Cartagena, with Ana. {link}"
    turn = {"kind": "turn", "game": "cartagena", "player": "Blas", "opponents": ["Ana"]}
    assert told == {**turn, "text": sentence, "content": sentence}
    stamp = came.headers["caribe-timestamp"]
    signed = hmac.new(made["secret"].encode(), f"{stamp}.".encode() + came.body, sha256).hexdigest()
    assert came.headers["caribe-signature"] == f"sha256={signed}"
    assert abs(time() - int(stamp)) < 600
    # Nobody sends it again: what comes next is what is asked for now.
    assert blas.call("POST", f"/api/notices/channels/{made['id']}/try").status_code == 204
    assert json.loads(sink.next().body)["kind"] == "trial"
    take_turn(blas, table)
    take_turn(ana, table)
    assert json.loads(sink.next().body)["kind"] == "turn"
    assert sink.received.empty()


def test_a_reminder_is_told_though_the_turn_was(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    table = start_game(ana, blas)
    add_webhook(blas, sink)
    take_turn(ana, table)
    assert json.loads(sink.next().body)["kind"] == "turn"
    with ana.connect(table) as line:
        line.hello()
        assert line.ask(kind="remind", move_id=str(uuid4()), seat=1)["kind"] == "accepted"
    assert json.loads(sink.next().body)["player"] == "Blas"
    assert sink.received.empty()


def test_the_webhook_of_a_table_tells_of_everybody_there(server: Server, sink: HttpSink) -> None:
    ana, blas, cleo = (named(server.address, name) for name in ("Ana", "Blas", "Cleo"))
    table = start_game(ana, blas)
    refused = cleo.call("POST", "/api/notices/webhooks", {"url": f"{sink.address}/hook", "table": table})
    assert refused.status_code == 403
    add_webhook(ana, sink, table=table)
    take_turn(ana, table)
    told = json.loads(sink.next().body)
    assert (told["player"], told["opponents"]) == ("Blas", ["Ana"])
    assert told["text"].startswith("It is the turn of Blas in Cartagena, with Ana.")
    take_turn(blas, table)
    assert json.loads(sink.next().body)["player"] == "Ana"


def test_who_sits_at_the_table_is_not_told(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    seen, unseen = start_game(ana, blas), start_game(ana, blas)
    add_webhook(blas, sink)
    with blas.connect(seen) as line:
        line.hello()
        take_turn(ana, seen)
        line.my_turn()
        known = "SELECT noticed FROM noticed_turns WHERE table_id = :table AND version = :version"
        until(lambda: execute(server.database, known, table=seen, version=line.state["version"]))
    take_turn(ana, unseen)
    assert json.loads(sink.next().body)["link"].endswith(unseen)


@pytest.mark.parametrize("pace", [{"kind": "move", "seconds": 600}, {"kind": "clock", "base": 600, "increment": 5}])
def test_nobody_is_told_of_a_quick_game(server: Server, sink: HttpSink, pace: Json) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    quick, slow = start_game(ana, blas, pace=pace), start_game(ana, blas, pace={"kind": "none"})
    add_webhook(blas, sink)
    take_turn(ana, quick)
    take_turn(ana, slow)
    assert json.loads(sink.next().body)["link"].endswith(slow)
    assert sink.received.empty()


def test_what_fails_is_tried_again_and_given_up_at_last(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    table = start_game(ana, blas)
    add_webhook(blas, sink)
    sink.answers = [500]
    take_turn(ana, table)
    lost = sink.next()
    until(lambda: channels(blas)[0]["problem"])
    assert channels(blas)[0]["problem"] == {"id": "server-notice-problem-refused", "args": {"status": 500}}
    due = execute(server.database, "SELECT due FROM outbox WHERE result IS NULL")
    assert due[0][0] > time() * 1000
    execute(server.database, "UPDATE outbox SET due = 0")
    again = sink.next()
    assert (again.body, again.headers["caribe-notice"]) == (lost.body, lost.headers["caribe-notice"])
    until(lambda: execute(server.database, "SELECT 1 FROM outbox WHERE result = 'sent'"))
    until(lambda: channels(blas)[0]["problem"] is None)
    take_turn(blas, table)
    sink.answers = [500, 500]
    take_turn(ana, table)
    sink.next()
    until(lambda: execute(server.database, "SELECT 1 FROM outbox WHERE result IS NULL AND attempts = 1"))
    until(lambda: channels(blas)[0]["problem"])
    execute(server.database, "UPDATE outbox SET due = 0, attempts = 5 WHERE result IS NULL")
    sink.next()
    until(lambda: execute(server.database, "SELECT 1 FROM outbox WHERE result = 'given up'"))
    assert channels(blas)[0]["problem"]
    server.process.terminate()
    code, complaints = server.wait()
    assert (code, complaints.count("\n")) == (0, 1)
    assert "A notice by webhook was given up" in complaints
    assert sink.address not in complaints


def test_a_turn_that_is_over_is_not_told(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    table = start_game(ana, blas)
    add_webhook(blas, sink)
    sink.answers = [500]
    take_turn(ana, table)
    sink.next()
    until(lambda: channels(blas)[0]["problem"])
    take_turn(blas, table)
    execute(server.database, "UPDATE outbox SET due = 0")
    until(lambda: execute(server.database, "SELECT 1 FROM outbox WHERE result = 'lapsed'"))
    assert sink.received.empty()


def test_in_quiet_hours_nothing_is_sent(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    table = start_game(ana, blas)
    add_webhook(blas, sink)
    quiet: Json = {"language": "de", "zone": "Europe/Berlin", "quiet": WHOLE_DAY}
    assert blas.call("PUT", "/api/notices", quiet).status_code == 204
    take_turn(ana, table)
    until(lambda: execute(server.database, "SELECT 1 FROM outbox WHERE due > created AND attempts = 0"))
    assert sink.received.empty()
    assert blas.call("PUT", "/api/notices", {**quiet, "quiet": None}).status_code == 204
    execute(server.database, "UPDATE outbox SET due = 0")
    german = Words("de").say(Message("server-notice-turn-text", {"game": "Cartagena", "opponents": "Ana"}))
    assert json.loads(sink.next().body)["text"].startswith(f"{german} http")


def test_a_time_zone_must_exist(server: Server) -> None:
    ana = named(server.address, "Ana")
    assert ana.call("PUT", "/api/notices", {"language": "en", "zone": "Atlantis"}).status_code == 400


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "http://user:pass@example.org/", "http://", "file:///etc/passwd"]
)
def test_only_web_addresses_are_taken(server: Server, url: str) -> None:
    ana = named(server.address, "Ana")
    assert ana.call("POST", "/api/notices/webhooks", {"url": url}).status_code == 400
    assert channels(ana) == []


def test_an_address_in_the_servers_own_network_is_not_called(tmp_path: Path, sink: HttpSink) -> None:
    with Server(tmp_path / "caribe.db", 0) as server:
        ana = named(server.address, "Ana")
        for host in ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"):
            url = sink.address.replace("127.0.0.1", host)
            made = ana.call("POST", "/api/notices/webhooks", {"url": url}).json()
            tried = ana.call("POST", f"/api/notices/channels/{made['id']}/try")
            assert tried.status_code == 409
            assert tried.json()["error"]["id"] == "server-notice-problem-private"
    assert sink.received.empty()


def test_a_redirect_is_not_followed(server: Server, sink: HttpSink) -> None:
    ana = named(server.address, "Ana")
    made = add_webhook(ana, sink)
    sink.answers = [302]
    tried = ana.call("POST", f"/api/notices/channels/{made['id']}/try")
    assert tried.json()["error"] == {"id": "server-notice-problem-refused", "args": {"status": 302}}
    assert sink.next().path == "/hook"
    assert sink.received.empty()


def test_trials_are_limited_and_others_cannot_use_or_delete_a_channel(server: Server, sink: HttpSink) -> None:
    ana, blas = named(server.address, "Ana"), named(server.address, "Blas")
    made = add_webhook(ana, sink)
    here = f"/api/notices/channels/{made['id']}"
    assert blas.call("POST", f"{here}/try").status_code == 404
    assert blas.call("DELETE", here).status_code == 404
    statuses = [ana.call("POST", f"{here}/try").status_code for _ in range(12)]
    assert statuses[:5] == [204] * 5
    assert statuses[-1] == 429
    assert ana.call("DELETE", here).status_code == 204
    assert channels(ana) == []


def test_a_deleted_account_leaves_no_channel_and_the_export_names_them(server: Server, sink: HttpSink) -> None:
    ana = Guest(server.address)
    made = ana.call("POST", "/api/account", {"name": "Ana", "password": "long enough"})
    ana.cookie = made.headers["set-cookie"].split(";")[0]
    secret = add_webhook(ana, sink)["secret"]
    export = ana.get("/api/account/export")
    assert export.json()["notices"]["channels"][0]["target"] == f"{sink.address}/hook"
    assert secret not in export.text
    assert ana.call("DELETE", "/api/account", {"password": "long enough"}).status_code == 200
    assert execute(server.database, "SELECT 1 FROM channels") == []
