"""What cannot be read, is too much, or is not allowed: one clear answer that names every fault, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from caribe import library
from caribe.bots import BOTS
from caribe.core.message import Message
from caribe.words import Words
from tests.server.players import Guest, Json, TableSocket, get, request


@pytest.fixture
def socket(guest: Guest) -> Iterator[TableSocket]:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        yield socket
        before = socket.state
        socket.hello()
        assert (socket.state["version"], socket.state["view"]) == (1, before["view"]), "nothing has changed"


def error(socket: TableSocket, raw: str | bytes) -> tuple[str, list[str]]:
    """The answer to something that cannot be read: its id, and each fault in words."""
    socket.connection.send(raw)
    answer = socket.receive()
    assert answer["kind"] == "error", answer
    return answer["text"]["id"], faults(answer)


def faults(answer: Json) -> list[str]:
    words = Words("en")
    said = [f"{fault['path']}: {words.say(message(fault['text']))}" for fault in answer["faults"]]
    assert not any("server-" in text or "core-" in text for text in said), "every word is in the catalogue"
    return said


def message(plain: Any) -> Message:
    args = {name: message(arg) if isinstance(arg, dict) else arg for name, arg in plain["args"].items()}
    return Message(plain["id"], args)


KINDS = (
    "hello, sit, choose, undo, redo, restart, unseal, ask_undo, answer_undo, resign, hint, leave, back, "
    "remind, propose_bot, answer_bot, chat, why_not, ping"
)
ENTRIES = "game, players, options, bots, seats, pace, timeout, private, rated, auto_start, pack, record, at"

NOT_JSON = [
    "",
    "{",
    "hello",
    "{'kind': 'ping'}",
    '{"kind": "ping"} x',
    "\ud7ff\x00",
    "[" * 9000,
    '{"kind": NaN}',
    b"\xff\xfe",
]


@pytest.mark.parametrize("raw", NOT_JSON)
def test_what_is_not_json_is_said_to_be_so(socket: TableSocket, raw: str | bytes) -> None:
    assert error(socket, raw) == ("server-error-not-json", [])


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("[]", [": Expected an object, got []."]),
        ("17", [": Expected an object, got 17."]),
        ("{}", [f"kind: This is missing; expected {KINDS}."]),
        ('{"kind": "shout"}', [f'kind: Expected {KINDS}, got "shout".']),
        ('{"kind": ["hello"]}', [f'kind: Expected {KINDS}, got ["hello"].']),
        (
            '{"kind": "choose"}',
            [
                "move_id: This is missing; expected a UUID.",
                "version: This is missing; expected a version number.",
                "actions: This is missing; expected a list of one to 100 numbers of actions.",
            ],
        ),
        (
            '{"kind": "choose", "move_id": "7", "version": -1, "actions": [1, "2", null], "seat": 1}',
            [
                'move_id: Expected a UUID, got "7".',
                "version: Expected a version number, got -1.",
                'actions[1]: Expected the number of an action, got "2".',
                "actions[2]: Expected the number of an action, got null.",
                "seat: There is no such entry here; expected one of: kind, move_id, version, actions.",
            ],
        ),
        (
            json.dumps(
                {"kind": "choose", "move_id": "00000000-0000-4000-8000-000000000000", "version": 1, "actions": []}
            ),
            ["actions: Expected a list of one to 100 numbers of actions, got []."],
        ),
        (
            '{"kind": "undo", "version": 1e400}',
            None,
        ),
        ('{"kind": "hello"}', ["version: This is missing; expected a version number or null."]),
        ('{"kind": "hello", "version": "1"}', ['version: Expected a version number or null, got "1".']),
        (
            json.dumps({"kind": "why_not", "ask": 1.5, "targets": ["x" * 101, 5]}),
            [
                "ask: Expected a whole number, got 1.5.",
                f'targets[0]: Expected the id of a target, at most 100 characters, got "{"x" * 38}….',
                "targets[1]: Expected the id of a target, at most 100 characters, got 5.",
            ],
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_every_fault(
    socket: TableSocket, raw: str, expected: list[str] | None
) -> None:
    text, said = error(socket, raw)
    if expected is None:
        assert text == "server-error-not-json"
    else:
        assert (text, said) == ("server-error-unreadable", expected)


def test_a_message_that_is_too_large_is_answered_and_a_huge_one_ends_the_line(guest: Guest) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket:
        socket.hello()
        large = json.dumps({"kind": "why_not", "ask": 1, "targets": ["é" * 90] * 100})
        assert len(large) > 16 * 1024
        assert error(socket, large)[0] == "server-error-too-large"
        assert socket.ask(kind="ping") == {"kind": "pong"}
        with suppress(ConnectionClosedError):
            socket.connection.send("x" * 10_000_000)
        assert closed(socket) == 1009
    with guest.connect(table) as socket:
        assert socket.hello()["version"] == 1


def test_a_flood_is_answered_then_cut_off_and_others_do_not_feel_it(guest: Guest) -> None:
    other = Guest(guest.address)
    table, elsewhere = guest.new_table(start_player=0), other.new_table(start_player=0)
    with guest.connect(table) as socket, guest.connect(table) as calm, other.connect(elsewhere) as undisturbed:
        socket.hello()
        calm.hello()
        undisturbed.hello()
        answers: list[str] = []
        with suppress(ConnectionClosedError):
            for _ in range(20):
                for _ in range(100):  # sent at once: how fast they arrive does not depend on how fast we are answered
                    socket.send(kind="ping")
                undisturbed.my_turn()
                assert undisturbed.choose()["kind"] == "accepted"
                answers += [socket.receive()["kind"] for _ in range(100)]
        with pytest.raises(ConnectionClosedError) as end:
            socket.drain()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4429
        assert set(answers[:90]) == {"pong"}
        assert "error" in answers
        assert json.loads(socket.received[-1])["text"]["id"] == "server-error-too-fast"
        assert calm.choose()["kind"] == "accepted"


OPTIONS = ", ".join(option.name for option in library.title("cartagena").options)
NO_SUCH_OPTION = f"There is no such option; this game has: {OPTIONS}."


@pytest.mark.parametrize(
    ("table", "status", "expected"),
    [
        (
            {
                "game": "cartagena",
                "players": 6,
                "options": {"mood": "calm", "mode": "odd"},
                "bots": ["random", "genius"],
            },
            400,
            [
                "players: Expected 2 to 5 players, got 6.",
                f"options.mood: {NO_SUCH_OPTION}",
                "options.mode: Expected one of: basic, advanced; got odd.",
                f"bots[1]: Expected {', '.join(BOTS)}, got genius.",
            ],
        ),
        (
            {"game": "cartagena", "players": 3, "options": {"data": 1, "players": 2, "name": "x"}, "bots": ["random"]},
            400,
            [f"options.{name}: {NO_SUCH_OPTION}" for name in ("data", "players", "name")],
        ),
        (
            {"game": "cartagena", "players": 3, "options": {}, "bots": ["random"]},
            400,
            ["bots: Expected 2 bots, one for every other seat; got 1."],
        ),
        (
            {"game": "monopoly", "players": 3, "options": {}, "bots": ["genius", "random"]},
            400,
            [
                "game: Expected cartagena, cuba, havana, la-habana, got monopoly.",
                f"bots[0]: Expected {', '.join(BOTS)}, got genius.",
            ],
        ),
        (
            {"players": "three", "options": {"mode": ["basic"], "turn_cap": 1.5}, "bots": "random", "seed": 7},
            400,
            [
                "game: This is missing; expected a name of 1 to 40 characters.",
                'players: Expected a number of players, got "three".',
                'options.mode: Expected a word or a whole number, got ["basic"].',
                "options.turn_cap: Expected a word or a whole number, got 1.5.",
                'bots: Expected a list of at most 20 names of bots, got "random".',
                f"seed: There is no such entry here; expected one of: {ENTRIES}.",
            ],
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_every_fault(
    guest: Guest, table: Json, status: int, expected: list[str]
) -> None:
    answer = guest.post("/api/tables", json.dumps(table))
    assert answer.status_code == status
    assert [fault for fault in faults(answer.json()) if not fault.startswith("game: Expected")] == [
        fault for fault in expected if not fault.startswith("game: Expected")
    ]
    assert guest.get("/api/me").json()["tables"] == []


def test_requests_that_are_not_json_or_too_large_are_refused(guest: Guest) -> None:
    assert guest.post("/api/tables", "{").json()["error"]["id"] == "server-error-not-json"
    large = guest.post("/api/tables", json.dumps({"game": "x" * 300_000}))
    assert (large.status_code, large.json()["error"]["id"]) == (413, "server-error-too-large")


@pytest.mark.parametrize("path", ["/api/replay", "/api/tables"])
@pytest.mark.parametrize("levels", [33, 400, 900])
def test_a_document_that_is_nested_too_deeply_is_refused(guest: Guest, path: str, levels: int) -> None:
    """It came as far as the worker's pickle, which gave up: 500."""
    table = {"game": "cartagena", "players": 2, "options": {}} if path == "/api/tables" else {"n": 0}
    raw = json.dumps({**table, "record": {"start": 0}}).replace("0}}", "[" * levels + "]" * levels + "}}")
    answer = guest.post(path, raw)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server-error-too-deep")


def test_what_another_site_makes_a_browser_ask_is_refused(guest: Guest, address: str) -> None:
    table = guest.new_table()
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://[", ""):
        answer = guest.post("/api/tables", "{}", origin=origin)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-error-origin")
        with pytest.raises(InvalidStatus) as refused, guest.connect(table, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with Guest(address, guest.cookie).connect(table, Origin=address) as socket:
        assert socket.hello()["version"] >= 1


def closing(socket: TableSocket) -> tuple[str, int]:
    """What a socket says before it closes, and the code it closes with."""
    answer = socket.receive()
    return answer["text"]["id"], closed(socket)


def closed(socket: TableSocket) -> int:
    """The code a socket is closed with."""
    with pytest.raises(ConnectionClosedError) as end:
        socket.connection.recv(timeout=20)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_a_missing_or_forged_cookie_opens_nothing(guest: Guest) -> None:
    table = guest.new_table()
    value = guest.cookie.partition("=")[2]
    name, _, mark = value.rpartition(".")
    other = "A" if mark[0] != "A" else "B"
    forged = ["", name, f"{name}.", f".{mark}", f"{name}.{other}{mark[1:]}", f"x{name}.{mark}", "é.é", "." * 5000]
    for cookie in forged:
        with Guest(guest.address, f"caribe_guest={cookie}").connect(table) as socket:
            assert closing(socket) == ("server-error-no-guest", 4401)
        answer = Guest(guest.address, f"caribe_guest={cookie}").post("/api/tables", '{"game": 1}')
        assert answer.status_code == 400, "what cannot be read is said first"
        whole = json.dumps({"game": "cartagena", "players": 2, "options": {}, "bots": ["random"]})
        answer = Guest(guest.address, f"caribe_guest={cookie}").post("/api/tables", whole)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-error-no-guest")
        stranger = Guest(guest.address, f"caribe_guest={cookie}").get("/api/me")
        assert stranger.json()["tables"] == []
        assert "caribe_guest=" in stranger.headers["set-cookie"]


def test_an_unknown_table_is_said_to_be_so(guest: Guest) -> None:
    for table in ("nosuchtable", "%27%20OR%201=1", "x" * 500):
        with guest.connect(table) as socket:
            assert closing(socket) == ("server-error-no-table", 4404)


def test_the_cookie_is_for_this_server_alone(address: str) -> None:
    cookie = get(f"{address}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize("path", ["/healthz", "/api/me", "/nothing", "/api/nothing", "/api/schema"])
def test_every_answer_carries_the_security_headers(address: str, path: str) -> None:
    headers = get(address + path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/assets/..%2f..%2f..%2fapp.py", 404),
        ("GET", "/api/words/xx", 404),
        ("POST", "/api/me", 405),
        ("DELETE", "/api/tables", 405),
    ],
)
def test_what_is_not_there_is_said_so_in_words(address: str, method: str, path: str, status: int) -> None:
    answer = request(method, address + path)
    assert answer.status_code == status
    assert answer.json()["error"]["id"].startswith("server-error-")
