"""Whom one does not want to meet, what the host should see, and who may not speak."""

from __future__ import annotations

from tests.server.databases import execute
from tests.server.players import Guest
from tests.server.serving import Servers
from tests.server.test_accounts import me


def public(guest: Guest) -> str:
    guest.call("PATCH", "/api/me", {"name": "Ana"})
    return str(me(guest)["id"])


def test_whoever_is_blocked_cannot_sit_down_and_is_not_heard(guest: Guest, server: Servers) -> None:
    rude, kind = Guest(server.address), Guest(server.address)
    assert guest.call("POST", f"/api/people/{public(rude)}/block").status_code == 200
    assert [other["id"] for other in guest.get("/api/people/blocked").json()] == [public(rude)]
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    answer = rude.call("POST", f"/api/tables/{table}/seat", {})
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "server-error-not-welcome"
    with rude.connect(table) as unwanted, kind.connect(table) as wanted:
        assert (unwanted.greet()["welcome"], wanted.greet()["welcome"]) == (False, True)
    assert rude.get(f"/api/tables/{table}").json()["welcome"] is False

    theirs = kind.make(game="cartagena", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    rude.sit_down(theirs)
    guest.sit_down(theirs)
    with kind.connect(theirs) as host, rude.connect(theirs) as loud, guest.connect(theirs) as socket:
        for each in (host, loud, socket):
            each.hello()
        loud.send(kind="chat", text="you lose")
        assert host.until("chat")["messages"][-1]["text"] == "you lose"
        host.send(kind="chat", text="be kind")
        while (heard := socket.until("chat")["messages"]) == []:
            pass
        assert [said["text"] for said in heard] == ["be kind"]
    assert guest.call("DELETE", f"/api/people/{public(rude)}/block").status_code == 200
    assert guest.get("/api/people/blocked").json() == []
    rude.sit_down(table)


def test_tables_of_those_who_have_blocked_the_reader_are_not_offered(guest: Guest, server: Servers) -> None:
    rude, kind = Guest(server.address), Guest(server.address)
    guest.call("POST", f"/api/people/{public(rude)}/block")
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}], private=False)

    def offered(reader: Guest) -> bool:
        return table in [other["id"] for other in reader.get("/api/tables").json()["tables"]]

    assert (offered(kind), offered(rude)) == (True, False)


def test_whoever_is_muted_says_nothing(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    execute(server.database, "UPDATE people SET muted = :yes WHERE public = :id", yes=True, id=public(guest))
    with guest.connect(table) as socket:
        socket.hello()
        assert socket.ask(kind="chat", text="hello")["text"]["id"] == "server-error-muted"
    assert execute(server.database, "SELECT text FROM chats WHERE table_id = :id", id=table) == []


def test_the_host_is_told_of_people_and_positions(guest: Guest, server: Servers) -> None:
    other = Guest(server.address)
    about = public(other)
    assert guest.call("POST", f"/api/people/{about}/report", {"text": "he is rude"}).status_code == 200
    table = guest.new_table()
    assert guest.call("POST", f"/api/tables/{table}/report", {"at": 3, "text": "a strange ending"}).status_code == 200
    found = execute(server.database, "SELECT text, decision FROM reports WHERE table_id = :id", id=table)
    assert found == [("a strange ending", 3)]
    assert guest.call("POST", "/api/people/nobody/report", {"text": "x"}).status_code == 404
    assert guest.call("POST", f"/api/tables/{table}/report", {"at": -1}).status_code == 400
