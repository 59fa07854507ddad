"""Cuba: pieces, money, ships and statutes never get lost (docs/rules/cuba.md, section 4.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caribe.core.game import Game
from tests.support import rule

ENDINGS = ("six_rounds",)
MATERIALS = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
ACTION: tuple[str, ...] = (
    "figure",
    "harvest",
    "water",
    "trade",
    "build",
    "site",
    "mode",
    "use",
    "count",
    "give",
    "dock",
    "ware",
)
ACTION += ("units", "swap_in", "swap_out", "veto", "call", "ship", "load")


def check(document: dict[str, Any], game: Game, before: dict[str, Any] | None) -> None:
    """All that must hold after every decision; `before` is the position it was taken in."""
    pieces_are_conserved(document)
    nothing_is_negative(document)
    the_market_has_room(document, game)
    ships_are_conserved(document, game)
    buildings_are_conserved(document)
    statutes_are_conserved(document)
    cards_are_conserved(document, game)
    figures_stand_on_cells(document)
    alternatives_are_few(document)
    if before is not None:
        points_never_fall(document, before)
        if document["round"] != before["round"]:
            a_round_begins_clean(document, before)


@rule("CUB-1.11", "CUB-1.2", "CUB-1.3", "CUB-1.4")
def pieces_are_conserved(document: dict[str, Any]) -> None:
    found: Counter[str] = Counter()
    for place in (document["supply"], document["market"], *document["cargo"]):
        found.update(place)
    for seat in document["seats"]:
        found.update(seat["own"])
    assert found == dict.fromkeys(PRODUCTS, 18) | dict.fromkeys(GOODS + MATERIALS, 15)


@rule("CUB-4.2.7")
def nothing_is_negative(document: dict[str, Any]) -> None:
    assert all(count >= 0 for count in document["supply"].values())
    for seat in document["seats"]:
        assert seat["money"] >= 0
        assert all(count >= 0 for count in seat["own"].values())
        assert all(0 <= seat["store"][name] <= seat["own"][name] for name in PRODUCTS)


@rule("CUB-4.2.6")
def the_market_has_room(document: dict[str, Any], game: Game) -> None:
    market: Any = game.data["market"]
    for ware, units in document["market"].items():
        assert 0 <= units <= len(market["products" if ware in PRODUCTS else "goods"])


@rule("CUB-1.7", "CUB-3.E.6", "CUB-4.5.2")
def ships_are_conserved(document: dict[str, Any], game: Game) -> None:
    lying = [ship for ship in (*document["docks"], document["sea"]) if ship is not None]
    stack = document["stack"] + document["bottom"]
    assert sorted(lying + stack) == list(range(1, 16))
    if document["stage"] != "over":
        assert len(stack) == (12 if document["round"] < 2 else 11)
        assert document["sea"] is not None
        assert all(document["docks"][:2])
        assert document["docks"][2] is not None or document["round"] < 2
    ships: Any = game.data["ships"]
    for ship, cargo in zip(document["docks"], document["cargo"], strict=True):
        assert sum(cargo.values()) <= (5 if ship else 0)
        if ship and game.options["ship_any_ware"] == "off":
            assert Counter(cargo) <= Counter(ships[ship - 1]["wares"])


@rule("CUB-1.6")
def buildings_are_conserved(document: dict[str, Any]) -> None:
    built = Counter(name for seat in document["seats"] for name in seat["buildings"].values())
    for name, count in built.items():
        assert count <= (2 if name in ("cigar_factory", "distillery") else 1)
    for seat in document["seats"]:
        assert len(seat["buildings"]) <= document["round"]  # one architect in each round


@rule("CUB-1.8")
def statutes_are_conserved(document: dict[str, Any]) -> None:
    for category in range(4):
        unseen = [card for card in document["unseen"] if card // 6 == category]
        assert len(unseen) == 6 - document["round"]
    shown = [card for card in document["proposals"] + document["laws"] if card is not None and card < 24]
    assert len(set(shown)) == len(shown)
    assert not set(shown) & set(document["unseen"])
    assert [card is None or card // 6 == category for category, card in enumerate(document["proposals"])] == [True] * 4


@rule("CUB-1.9", "CUB-3.B.1")
def cards_are_conserved(document: dict[str, Any], game: Game) -> None:
    played = 0
    for seat in document["seats"]:
        assert len(set(seat["hand"])) == len(seat["hand"])
        assert 1 <= len(seat["hand"]) <= 5
        assert seat["last"] not in seat["hand"]
        played += 5 - len(seat["hand"])
    if document["stage"] in ("play", *ACTION):
        assert played == document["turn"] + (document["stage"] != "play")
    elif document["stage"] not in ("materials", "crops", "over"):
        assert played == 4 * game.players == document["turn"]


def figures_stand_on_cells(document: dict[str, Any]) -> None:
    assert all(0 <= seat["figure"] < 12 for seat in document["seats"])


@rule("CUB-1.10", "CUB-4.0.4")
def alternatives_are_few(document: dict[str, Any]) -> None:
    markers = document["markers"]
    assert len(set(markers)) == len(markers) <= 6
    assert ("architect_second" in markers) <= ("architect_first" in markers)
    assert ("mayor_second" in markers) <= ("mayor_first" in markers)


@rule("CUB-3.0.3")
def points_never_fall(document: dict[str, Any], before: dict[str, Any]) -> None:
    for now, then in zip(document["seats"], before["seats"], strict=True):
        assert all(now["points"][source] >= then["points"][source] for source in now["points"])


@rule("CUB-3.E.1", "CUB-3.E.5", "CUB-3.E.4", "CUB-3.C.7")
def a_round_begins_clean(document: dict[str, Any], before: dict[str, Any]) -> None:
    assert document["round"] == before["round"] + 1 <= 6
    assert document["markers"] == []
    for seat in document["seats"]:
        assert len(seat["hand"]) == 5
        if document["round"] > 1:
            assert all(seat["own"][name] == seat["store"][name] for name in PRODUCTS)
    assert all(card is not None for card in document["proposals"])
    if document["round"] > 1:
        assert None not in document["docks"]
