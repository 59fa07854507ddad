"""Choices that several make at once: sealed, changed, taken back, and opened when the last is in."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.server.databases import execute
from tests.server.players import Guest, TableSocket
from tests.server.serving import Servers

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


@pytest.fixture
def sockets(guest: Guest, friend: Guest) -> Iterator[tuple[TableSocket, TableSocket, TableSocket]]:
    """Two players of Havana who are to choose their first cards, and somebody who looks on."""
    table = guest.make(game="havana", players=2, seats=[ME, OPEN])
    friend.sit_down(table)
    with guest.connect(table) as one, friend.connect(table) as two, Guest(guest.address).connect(table) as watcher:
        for socket in (one, two, watcher):
            assert socket.hello()["sealed"] == {"mine": None, "in": []}
        yield one, two, watcher


def test_a_sealed_choice_is_kept_and_nobody_learns_more_than_that_it_is_in(
    sockets: tuple[TableSocket, TableSocket, TableSocket],
) -> None:
    one, two, watcher = sockets
    actions = one.state["choices"][3]["actions"]
    before = two.state
    verdict = one.move("choose", actions=actions)
    assert verdict["version"] == one.state["version"] == before["version"], "a seal raises no version"
    one.wait(lambda state: state["sealed"]["mine"] is not None)
    assert one.state["sealed"] == {"mine": actions, "in": [0]}
    for other in (two, watcher):
        other.wait(lambda state: state["sealed"]["in"] == [0])
        assert other.state["sealed"] == {"mine": None, "in": [0]}
        assert other.state["events"] == []
        assert other.state["deciders"] == [1]
    assert two.state["view"] == before["view"]
    assert two.state["choices"] == before["choices"]


def test_a_sealed_choice_can_be_changed_and_taken_back_until_the_last_is_in(
    sockets: tuple[TableSocket, TableSocket, TableSocket],
) -> None:
    one, two, _ = sockets
    choices = [choice["actions"] for choice in one.state["choices"]]
    assert one.move("unseal")["reason"]["text"]["id"] == "server-why-nothing-sealed"
    one.move("choose", actions=choices[0])
    one.move("choose", actions=choices[5])
    one.wait(lambda state: state["sealed"]["mine"] == choices[5])
    one.move("unseal")
    one.wait(lambda state: state["sealed"]["mine"] is None)
    two.choose()
    two.wait(lambda state: state["sealed"] is not None and state["sealed"]["in"] == [1])
    assert two.state["version"] == 1, "the other has taken it back"
    verdict = one.move("choose", actions=choices[7])
    assert verdict["version"] == 2
    for socket in (one, two):
        socket.wait(lambda state: state["version"] == 2)
        assert socket.state["sealed"] is None
        assert socket.state["events"]
    laid = [event for event in one.log if event["kind"] == "chose" and event["seat"] == 0]
    assert len(laid) == 1, one.log


def test_a_seal_that_is_sent_again_is_answered_and_does_not_undo_a_later_change(
    sockets: tuple[TableSocket, TableSocket, TableSocket],
) -> None:
    one, _, _ = sockets
    choices = [choice["actions"] for choice in one.state["choices"]]
    first = {"kind": "choose", "move_id": str(uuid4()), "version": 1, "actions": choices[0]}
    answer = one.ask(**first)
    assert answer == {"kind": "accepted", "move_id": first["move_id"], "version": 1}
    one.move("choose", actions=choices[5])
    assert one.ask(**first) == answer
    one.hello()
    assert one.state["sealed"]["mine"] == choices[5]


def test_a_seal_is_durable_before_it_is_acknowledged(
    server: Servers, sockets: tuple[TableSocket, TableSocket, TableSocket]
) -> None:
    one, _, _ = sockets
    one.choose()
    kept = execute(server.database, "SELECT seat FROM seals WHERE table_id = :id", id=one.table["id"])
    assert kept == [(0,)]


def test_what_is_no_choice_cannot_be_sealed(sockets: tuple[TableSocket, TableSocket, TableSocket]) -> None:
    one, _, watcher = sockets
    first, second = one.state["choices"][0]["actions"]
    for actions in ([first], [first, first], [second, first, first], [99999]):
        assert one.move("choose", actions=actions)["kind"] == "refused"
    assert watcher.move("choose", actions=[first, second])["reason"]["text"]["id"] == "server-why-spectator"
    one.hello()
    assert one.state["sealed"] == {"mine": None, "in": []}


def test_bots_seal_too_and_the_game_goes_on(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cuba", players=4, seats=[BOT, ME, OPEN, BOT])
    friend.sit_down(table)
    with guest.connect(table) as one, friend.connect(table) as two:
        one.hello()
        two.hello()
        together = 0
        for _ in range(400):
            owing = [socket for socket in (one, two) if _owes(socket)]
            if not owing:
                one.receive() if one.state["version"] <= two.state["version"] else two.receive()
                continue
            socket, version = owing[0], owing[0].state["version"]
            together += socket.state["sealed"] is not None
            if socket.choose(together)["kind"] == "refused":
                socket.receive()  # the other was quicker, and that is on its way
            else:
                wait_for_own(socket, version)
            if together >= 4:
                break
        assert together >= 4, "bids are made at once"


def wait_for_own(socket: TableSocket, version: int) -> None:
    """Wait until a socket shows what its own choice has led to."""
    socket.wait(lambda state: state["version"] > version or not _owes(socket))


def _owes(socket: TableSocket) -> bool:
    sealed = socket.state["sealed"]
    return bool(socket.state["choices"]) and (sealed is None or sealed["mine"] is None)
