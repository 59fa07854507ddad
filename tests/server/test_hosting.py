"""What a host does beside a running server: passwords, bans, silence, closed tables, reports."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from uuid import uuid4

from caribe.server.store import open_database
from tests.server.players import Guest
from tests.server.serving import Servers
from tests.server.test_accounts import log_in, me, registered
from tests.server.test_admin import admin


def test_a_new_password_opens_the_account_and_the_old_one_does_not(guest: Guest, server: Servers) -> None:
    name, _ = registered(guest)
    code, said, _ = admin("reset", name, "--db", server.database)
    assert code == 0
    found = re.search(r"new password: (\S+) and", said)
    assert found is not None
    assert guest.get("/api/sessions").status_code == 403
    assert log_in(Guest(server.address), name).status_code == 403
    assert log_in(Guest(server.address), name, found[1]).status_code == 200


def test_somebody_is_sent_away_and_let_in_again(guest: Guest, server: Servers) -> None:
    guest.call("PATCH", "/api/me", {"name": "Ana"})
    who = me(guest)["id"]
    assert admin("ban", who, "--db", server.database)[0] == 0
    assert guest.get("/api/me").json()["error"]["id"] == "server-error-banned"
    assert admin("ban", who, "--lift", "--db", server.database)[0] == 0
    assert me(guest)["name"] == "Ana"
    code, _, complaint = admin("mute", "nobody at all", "--db", server.database)
    assert (code, complaint.count("\n")) == (2, 1)
    assert "nobody at all" in complaint


def test_a_closed_table_takes_no_more_moves(guest: Guest, server: Servers) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket:
        state = socket.hello()
        assert admin("close", table, "--db", server.database)[0] == 0
        while socket.table["status"] != "closed":  # a message that does not come is waited for no longer than a minute
            socket.receive()
        actions = state["choices"][0]["actions"]
        answer = socket.ask(kind="choose", move_id=str(uuid4()), version=state["version"], actions=actions)
        assert answer["reason"]["text"]["id"] == "server-error-closed"
    assert admin("close", table, "--db", server.database)[0] == 2


def test_reports_are_listed(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    guest.call("POST", f"/api/tables/{table}/report", {"at": 2, "text": "look at this"})
    code, said, _ = admin("reports", "--db", server.database)
    assert code == 0
    assert f"{table} @ 2  look at this" in said


def test_no_reports_are_said_to_be_none(tmp_path: Path) -> None:
    database = tmp_path / "new.db"
    asyncio.run(open_database(database).close())
    assert admin("reports", "--db", database) == (0, "Nobody has reported anything.\n", "")
