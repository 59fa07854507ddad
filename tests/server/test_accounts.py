"""Accounts: a guest becomes somebody, comes back from anywhere, and can be forgotten."""

from __future__ import annotations

import json
from functools import partial
from uuid import uuid4

import httpx
import pytest

from tests.server.databases import execute
from tests.server.players import Guest, Json, get
from tests.server.serving import Servers
from tests.server.waiting import until

PASSWORD = "a long enough password"


def fresh_name() -> str:
    return f"Ana {uuid4().hex[:8]}"


def taken(guest: Guest, answer: httpx.Response) -> Guest:
    """Keep the cookies of an answer as a browser does."""
    jar = dict(part.split("=", 1) for part in guest.cookie.split("; ") if part)
    for header in answer.headers.get_list("set-cookie"):
        name, value = header.split(";")[0].split("=", 1)
        jar[name] = value.strip('"')
    guest.cookie = "; ".join(f"{name}={value}" for name, value in jar.items() if value)
    return guest


def registered(guest: Guest, name: str = "") -> tuple[str, str]:
    """Give a guest an account: its name and its recovery code."""
    name = name or fresh_name()
    answer = guest.call("POST", "/api/account", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    taken(guest, answer)
    return name, str(answer.json()["recovery"])


def log_in(guest: Guest, name: str, password: str = PASSWORD) -> httpx.Response:
    answer = guest.call("POST", "/api/session", {"name": name, "password": password})
    taken(guest, answer)
    return answer


def me(guest: Guest) -> Json:
    answer: Json = guest.get("/api/me").json()
    return answer


def test_an_account_claims_the_guest_with_all_games(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, code = registered(guest)
    assert len(code) == 23
    assert me(guest)["account"] == name.lower()
    assert [mine["id"] for mine in me(guest)["tables"]] == [table]
    elsewhere = Guest(server.address)
    assert me(elsewhere)["tables"] == []
    assert log_in(elsewhere, name.upper()).status_code == 200
    assert [mine["id"] for mine in me(elsewhere)["tables"]] == [table]
    with elsewhere.connect(table) as socket:
        assert socket.hello()["choices"] is not None
        assert socket.table["seat"] == 0


def test_the_cookie_of_a_claimed_guest_opens_nothing_any_more(guest: Guest) -> None:
    old = guest.cookie
    guest.new_table()
    registered(guest)
    stranger = Guest(guest.address, old)
    assert me(stranger)["tables"] == []
    assert stranger.call("PATCH", "/api/me", {"name": "Eve"}).status_code == 403


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(guest: Guest, server: Servers) -> None:
    name, _ = registered(guest)
    stranger = Guest(server.address)
    wrong = log_in(stranger, name, "not the password")
    unknown = log_in(stranger, "nobody at all", "not the password")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert "caribe_session" not in stranger.cookie


def test_a_name_is_somebodys_alone(guest: Guest, server: Servers) -> None:
    name, _ = registered(guest)
    other = Guest(server.address)
    answer = other.call("POST", "/api/account", {"name": name.swapcase(), "password": PASSWORD})
    assert answer.status_code == 400
    assert answer.json()["faults"][0]["path"] == "name"
    assert me(other)["account"] is None
    assert guest.call("POST", "/api/account", {"name": fresh_name(), "password": PASSWORD}).status_code == 409


@pytest.mark.parametrize("body", [{"name": "", "password": "short"}, {"name": 8, "password": 8}, {}])
def test_every_fault_of_an_account_is_named(guest: Guest, body: Json) -> None:
    answer = guest.call("POST", "/api/account", body)
    assert answer.status_code == 400
    assert {fault["path"] for fault in answer.json()["faults"]} == {"name", "password"}
    assert me(guest)["account"] is None


def test_sessions_are_listed_and_ended(guest: Guest, server: Servers) -> None:
    name, _ = registered(guest)
    other = Guest(server.address)
    log_in(other, name)
    sessions = guest.get("/api/sessions").json()
    assert [session["current"] for session in sessions].count(True) == 1
    (theirs,) = [session["id"] for session in sessions if not session["current"]]
    assert guest.call("DELETE", f"/api/sessions/{theirs}").status_code == 200
    assert other.get("/api/sessions").status_code == 403
    taken(other, other.get("/api/me"))
    assert other.get("/api/sessions").json() == [], "a browser whose session was ended is a guest again"
    assert guest.call("DELETE", f"/api/sessions/{theirs}").status_code == 404
    taken(guest, guest.call("DELETE", "/api/session"))
    assert guest.cookie == ""


def test_the_recovery_code_opens_the_account_once(guest: Guest, server: Servers) -> None:
    name, code = registered(guest)
    other = Guest(server.address)
    asked = {"name": name, "recovery": code.upper().replace("-", " "), "password": "another password"}
    answer = other.call("POST", "/api/account/recover", asked)
    assert answer.status_code == 200
    assert guest.get("/api/sessions").status_code == 403, "all sessions end"
    assert other.call("POST", "/api/account/recover", asked).status_code == 403, "the code is used up"
    assert log_in(Guest(server.address), name).status_code == 403
    assert log_in(Guest(server.address), name, "another password").status_code == 200


def test_what_is_kept_is_handed_out(guest: Guest) -> None:
    table = guest.new_table()
    name, _ = registered(guest)
    with guest.connect(table) as socket:
        socket.hello()
        state = socket.my_turn()
        socket.ask(
            kind="choose", move_id=str(uuid4()), version=state["version"], actions=state["choices"][0]["actions"]
        )
    kept = guest.get("/api/account/export").json()
    assert kept["person"]["account"] == name.lower()
    assert [mine["id"] for mine in kept["tables"]] == [table]
    assert kept["tables"][0]["moves"]
    assert {move["seat"] for move in kept["tables"][0]["moves"]} == {0}
    assert "seed" not in json.dumps(kept)


def test_whoever_goes_is_forgotten_and_the_games_of_others_stay(guest: Guest, server: Servers) -> None:
    other = Guest(server.address)
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    other.sit_down(table)
    name, _ = registered(guest)
    seats = [{"kind": "me", "name": f"{name}!"}, {"kind": "open"}]
    called = guest.make(game="cartagena", players=2, seats=seats, private=False)
    other.sit_down(called)
    with guest.connect(called) as mine, other.connect(called) as theirs:
        for socket in (mine, theirs):
            socket.hello()
        mine.send(kind="chat", text=f"I am {name}")
        by = theirs.until("chat")["messages"][0]["by"]
        assert guest.call("DELETE", "/api/account", {"password": "wrong password"}).status_code == 403
        assert guest.call("DELETE", "/api/account", {"password": PASSWORD}).status_code == 200
        assert theirs.until("chat_forgotten")["by"] == by, "an open page drops what they said"
    with other.connect(called) as again:
        again.greet()
        assert again.until("chat")["messages"] == []
    for path in (f"/api/tables/{table}", f"/api/tables/{called}", "/api/tables?watch=1", "/api/me"):
        until(partial(lacks, other, path, name))  # another process hears of it a moment later
    assert log_in(Guest(server.address), name).status_code == 403
    assert {mine["id"] for mine in me(other)["tables"]} == {table, called}
    registered(Guest(server.address), name)


def lacks(guest: Guest, path: str, word: str) -> bool:
    """Whether an answer does not contain a word."""
    return word not in guest.get(path).text


def test_a_token_lets_a_program_act(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    made = guest.call("POST", "/api/tokens", {"name": "my bot"}).json()
    program = Guest(server.address, cookie="")
    bearer = {"authorization": f"Bearer {made['token']}"}
    found = get(f"{server.address}/api/me", headers=bearer)
    assert [mine["id"] for mine in found.json()["tables"]] == [table]
    with program.connect(table, Authorization=f"Bearer {made['token']}") as socket:
        socket.hello()
        assert socket.table["seat"] == 0
    assert made["token"] not in guest.get("/api/tokens").text
    assert guest.call("DELETE", f"/api/tokens/{made['id']}").status_code == 200
    assert get(f"{server.address}/api/tokens", headers=bearer).status_code == 403


def test_somebody_the_host_does_not_want_is_refused(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    execute(server.database, "UPDATE people SET banned = :yes WHERE public = :id", yes=True, id=me(guest)["id"])
    assert guest.get("/api/me").status_code == 403
    with guest.connect(table) as socket:
        assert socket.receive()["text"]["id"] == "server-error-banned"


def test_only_hashes_are_kept(guest: Guest, server: Servers) -> None:
    _, code = registered(guest)
    key = guest.cookie.split("caribe_session=")[1].split(";")[0]
    rows = execute(server.database, "SELECT password, recovery FROM accounts")
    rows += execute(server.database, "SELECT id FROM sessions")
    assert rows
    assert not any(secret in str(row) for row in rows for secret in (PASSWORD, code, key))
