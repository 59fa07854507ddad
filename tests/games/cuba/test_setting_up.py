"""Set-up: what lies on the table before the first card, and the picks (docs/rules/cuba.md, sections 1 and 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caribe import library
from caribe.core.faults import BadOptions
from tests.games.cuba.table import P1, P2, P3, RESOURCES, Table, game
from tests.support import rule


def new(players: int, seed: int = 1, **options: str | int) -> Table:
    return Table(game(players, **options).new(seed))


def pick(table: Table, *names: str) -> None:
    table.do(*(f"{'material' if name in RESOURCES[:3] else 'ware'}:{name}" for name in names))


@rule("CUB-2.2", "CUB-2.10", "CUB-2.7", "CUB-2.3", "CUB-2.5", "CUB-2.4", "CUB-3.A.1", "AMB-70", "CUB-1.8")
def test_t001_five_players_pick_wood_and_tobacco() -> None:
    table = new(5)
    assert table.document["stack"] == [ship for ship in range(1, 16) if ship not in table.docks]
    assert len(table.document["unseen"]) == 24
    assert table.view["proposals"] == [None] * 4
    first, second, third, sea = table.docks
    assert None not in (first, second, sea)
    assert third is None
    for _ in range(5):
        pick(table, "wood", "wood", "tobacco", "tobacco")
    supply = [table.supply(name) for name in RESOURCES]
    assert supply == [5, 15, 15, 15, 15, 5, 13, 13]
    assert [table.market(ware) for ware in RESOURCES[3:]] == [3, 3, 3, 2, 2]
    assert [table.money(seat) for seat in range(5)] == [10] * 5
    assert [table.points(seat) for seat in range(5)] == [0] * 5
    assert len(table.document["stack"]) == 12
    assert len(table.document["unseen"]) == 20
    assert [card // 6 for card in table.view["proposals"]] == [0, 1, 2, 3]
    assert table.law == [24, 25, None, None]
    assert [table.view["statutes"][card]["number"] for card in (24, 25)] == [2, 1]
    assert table.view["statutes"][25]["resource"] == "citrus"


@rule("CUB-2.10", "AMB-05", "CUB-4.0.1")
def test_t002_the_same_twice_and_into_the_yard() -> None:
    table = new(3, first_start=0)
    pick(table, "wood", "wood", "citrus", "tobacco")
    assert table.yard(P1) == "wood 2 citrus tobacco"
    assert table.store(P1) == ""


@rule("CUB-2.10", "CUB-2.6", "AMB-05", "AMB-06", "AMB-77")
def test_t211_picks_go_round_from_the_start_player() -> None:
    table = new(3, first_start=2)
    order = []
    while table.stage == "materials":
        order.append(table.player)
        pick(table, "wood", "stone", "citrus", "sugar")
    assert order == [P3, P1, P2]
    assert table.player == P3


@rule("CUB-2.10")
def test_all_thirty_six_starts_can_be_picked() -> None:
    found = [Counter(choice.targets) for choice in new(2).choices()]
    assert len(found) == 36
    assert all(targets.total() == 4 for targets in found)
    table = new(2)
    assert table.why_not("material:wood", "material:wood", "material:wood").rule == "CUB-2.10"
    assert table.why_not("ware:citrus", "ware:citrus", "ware:citrus").rule == "CUB-2.10"
    assert table.why_not("card:worker").rule == "CUB-2.10"


@rule("CUB-2.6", "AMB-06")
def test_the_start_player_is_drawn_by_lot() -> None:
    assert {game(4).new(seed).player for seed in range(40)} == {0, 1, 2, 3}


@rule("CUB-1.1")
def test_two_to_five_players_and_nothing_depends_on_their_number() -> None:
    for players in (1, 6):
        with pytest.raises(BadOptions):
            library.game("cuba", players)
    documents = [game(players).new(3).to_json() for players in (2, 3, 4, 5)]
    for entry in ("market", "supply"):
        assert all(document[entry] == documents[0][entry] for document in documents)


@rule("CUB-1.6", "CUB-2.1", "CUB-1.9", "CUB-1.10")
def test_tiles_and_cards() -> None:
    view = new(2).view
    left = {name: entry["left"] for name, entry in view["display"].items()}
    assert sum(left.values()) == 25
    assert {name for name, count in left.items() if count == 2} == {"cigar_factory", "distillery"}
    assert len(left) == 23
    assert view["seats"][0]["hand"] == ["worker", "trader", "architect", "foreman", "mayor"]
    assert view["markers"] == []
    assert (view["town_hall"], view["veto"]) == (-1, -1)


@rule("CUB-2.8", "CUB-2.9", "AMB-04", "AMB-08")
@pytest.mark.parametrize("side", ["common", "coloured"])
def test_every_plantation_has_its_twelve_fields(side: str) -> None:
    table = Table(library.game("cuba", 5, plantation_side=side).new(1))
    fields = [table.seat(seat)["fields"] for seat in range(5)]
    wanted = Counter(
        {"warehouse": 1, "lake": 1} | dict.fromkeys(("mountain", "forest", "tobacco", "sugar", "citrus"), 2)
    )
    assert all(Counter(own) == wanted for own in fields)
    assert len({tuple(own) for own in fields}) == (1 if side == "common" else 5)
    for seat in range(5):
        assert fields[seat][table.seat(seat)["figure"]] == "warehouse"  # CUB-2.7


@rule("AMB-07")
def test_colours_by_their_number() -> None:
    def colours(order: int | str) -> list[str]:
        table = Table(library.game("cuba", 5, colours=order, plantation_side="coloured").new(1))
        return [table.seat(seat)["colour"] for seat in range(5)]

    assert colours("in_order") == colours(0) == ["blue", "red", "yellow", "green", "purple"]
    assert colours(119) == ["purple", "green", "yellow", "red", "blue"]
    assert len({tuple(colours(order)) for order in range(120)}) == 120
    box: Any = library.data("cuba")["plantations"]
    table = Table(library.game("cuba", 2, colours=119, plantation_side="coloured").new(1))
    assert table.seat(0)["fields"] == [field for row in box["purple"] for field in row]


@rule("AMB-01")
def test_money_has_no_limit() -> None:
    table = Table(game(3).from_json({"seats": [{"money": 5000}, {}, {}], "round": 2}))
    assert table.money(0) == 5000
