"""Revocation: whoever is put out is out at once, with every token and every open connection, in all processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from caribe.server.accounts.open_connections import GUEST, Identity, OpenConnections
from caribe.server.ops.background import BackgroundTasks
from caribe.server.store import Person, open_database
from caribe.server.store.people import keep_person
from caribe.server.store.revocations import revoke
from tests.server.databases import execute
from tests.server.players import PATIENCE, Guest, TableSocket
from tests.server.serving import Servers
from tests.server.test_accounts import PASSWORD, log_in, me, registered, taken
from tests.server.test_admin import admin

SIGNED_OUT = 4401


@contextmanager
def connected(guest: Guest, table: str, count: int, **headers: str) -> Iterator[list[TableSocket]]:
    """Several connections of one browser or program, in one process after the other."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.connect(table, **headers)) for _ in range(count)]
        for socket in sockets:
            socket.hello()
        yield sockets


def assert_ended(sockets: list[TableSocket]) -> None:
    for socket in sockets:
        with pytest.raises(ConnectionClosed) as end:
            list(iter(socket.receive, None))
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == SIGNED_OUT


def new_token(guest: Guest) -> tuple[str, str]:
    made = guest.call("POST", "/api/tokens", {"name": "bot"}).json()
    return made["id"], f"Bearer {made['token']}"


def allowed(server: Servers, bearer: str) -> bool:
    """Whether a token still opens its person's tables."""
    answer = httpx.get(f"{server.address}/api/me", headers={"authorization": bearer}, timeout=PATIENCE)
    return bool(answer.json()["tables"])


def test_recovery_ends_tokens_sessions_and_everything_that_is_open(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, code = registered(guest)
    _, bearer = new_token(guest)
    program = Guest(server.address, cookie="", others=server.addresses)
    with connected(guest, table, 2) as mine, connected(program, table, 2, Authorization=bearer) as theirs:
        asked = {"name": name, "recovery": code, "password": "another password"}
        assert Guest(server.address).call("POST", "/api/account/recover", asked).status_code == 200
        assert_ended(mine + theirs)
    assert not allowed(server, bearer)


def test_a_reset_by_the_host_does_so_too(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, _ = registered(guest)
    _, bearer = new_token(guest)
    with connected(guest, table, 2) as sockets:
        assert admin("reset", name, "--db", server.database)[0] == 0
        assert_ended(sockets)
    assert not allowed(server, bearer)


def test_a_ban_ends_what_is_open_and_lifting_it_brings_nothing_back(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, _ = registered(guest)
    _, bearer = new_token(guest)
    with connected(guest, table, 2) as sockets:
        assert admin("ban", name, "--db", server.database)[0] == 0
        assert_ended(sockets)
    assert admin("ban", name, "--lift", "--db", server.database)[0] == 0
    assert not allowed(server, bearer)
    assert guest.get("/api/sessions").status_code == 403
    assert log_in(guest, name).status_code == 200


def test_signing_out_ends_what_this_browser_has_open_and_nothing_else(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, _ = registered(guest)
    other = Guest(server.address, others=server.addresses)
    log_in(other, name)
    _, bearer = new_token(guest)
    with connected(guest, table, 2) as mine, connected(other, table, 1) as theirs:
        taken(guest, guest.call("DELETE", "/api/session"))
        assert_ended(mine)
        assert theirs[0].ask(kind="ping")["kind"] == "pong"
    assert allowed(server, bearer)


def test_ending_a_session_or_a_token_ends_what_it_has_open(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    name, _ = registered(guest)
    other = Guest(server.address, others=server.addresses)
    log_in(other, name)
    token, bearer = new_token(guest)
    program = Guest(server.address, cookie="", others=server.addresses)
    (session,) = [one["id"] for one in guest.get("/api/sessions").json() if not one["current"]]
    with connected(other, table, 2) as theirs, connected(program, table, 2, Authorization=bearer) as programs:
        assert guest.call("DELETE", f"/api/sessions/{session}").status_code == 200
        assert_ended(theirs)
        assert programs[0].ask(kind="ping")["kind"] == "pong"
        assert guest.call("DELETE", f"/api/tokens/{token}").status_code == 200
        assert_ended(programs)


def test_what_a_guest_has_open_ends_with_the_account_that_claims_them(guest: Guest) -> None:
    table = guest.new_table()
    with connected(guest, table, 1) as sockets:
        registered(guest)
        assert_ended(sockets)
    with connected(guest, table, 1) as sockets:
        assert guest.call("DELETE", "/api/account", {"password": PASSWORD}).status_code == 200
        assert_ended(sockets)


def test_a_session_ends_when_it_is_not_used_and_lives_on_when_it_is(guest: Guest, server: Servers) -> None:
    registered(guest)
    day = 86_400_000
    for days, status in ((59, 200), (59, 200), (61, 403)):
        execute(server.database, "UPDATE sessions SET seen = seen - :long", long=days * day)
        assert guest.get("/api/sessions").status_code == status
    assert me(guest)["account"] is None


def test_a_token_cannot_make_tokens_or_touch_the_account(guest: Guest, server: Servers) -> None:
    guest.new_table()
    registered(guest)
    token, bearer = new_token(guest)
    (session,) = guest.get("/api/sessions").json()
    calls: list[tuple[str, str, dict[str, str] | None]] = [
        ("POST", "/api/tokens", {"name": "another"}),
        ("GET", "/api/tokens", None),
        ("DELETE", f"/api/tokens/{token}", None),
        ("GET", "/api/sessions", None),
        ("DELETE", f"/api/sessions/{session['id']}", None),
        ("DELETE", "/api/session", None),
        ("GET", "/api/account/export", None),
        ("DELETE", "/api/account", {"password": PASSWORD}),
    ]
    for method, path, body in calls:
        headers = {"authorization": bearer}
        answer = httpx.request(method, server.address + path, json=body, headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-error-no-token"), path
    assert allowed(server, bearer)
    assert len(guest.get("/api/tokens").json()) == 1


def test_what_is_revoked_while_somebody_is_being_let_in_is_not_missed(database: str) -> None:
    async def work() -> None:
        db, tasks = open_database(database), BackgroundTasks()
        try:
            await db.write(keep_person, Person("ana", "Ana", 0))
            connections = OpenConnections(db, tasks)
            await connections.begin()
            mark = connections.mark()  # then she is authenticated, and before her connection is held:
            await db.write(revoke, "ana", GUEST)
            await connections.look()
            with connections.hold(Identity("ana", GUEST), mark) as ended:
                assert ended.is_set()
            with connections.hold(Identity("ana", GUEST), connections.mark()) as ended:
                await connections.look()
                assert not ended.is_set(), "who comes after it is let in"
                connections.announce()
                await db.write(revoke, "ana")
                await connections.look()
                assert ended.is_set()
            await tasks.idle()
        finally:
            await tasks.close()
            await db.close()

    asyncio.run(work())
