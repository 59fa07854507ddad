"""Havana and La Habana: materials, workers, pesos, buildings and cards never get lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caribe.core.game import Game
from tests.support import rule

ENDINGS = ("target", "buildings", "materials", "bag", "stall")
RECORDED_APART = ENDINGS[1:]  # too rare for random games: tests/games/havana/finished.json has them all
CARDS = 13
UNLIMITED = 1_000_000


def check(document: dict[str, Any], game: Game, before: dict[str, Any] | None) -> None:
    """All that must hold after every decision; `before` is the position it was taken in."""
    materials_are_conserved(document)
    workers_are_conserved(document)
    pesos_are_conserved(document, game)
    buildings_are_conserved(document)
    cards_are_conserved(document)
    hands_are_level(document)
    rows_are_filled(document)
    if before is not None:
        one_removal_a_round(before, document)
        only_the_player_builds(before, document)


def _materials(document: dict[str, Any]) -> Counter[str]:
    rows = [*document["goods"], document["centre"], document["bag"], document["box"]]
    found: Counter[str] = Counter()
    for row in rows:
        assert all(count >= 0 for count in row.values())
        found.update({name: count for name, count in row.items() if name not in ("pesos", "workers")})
    return found


@rule("HAV-5.10", "LAH-5.10", "HAV-1.1", "HAV-1.2", "HAV-1.3", "LAH-1.1", "LAH-1.2", "LAH-1.6")
def materials_are_conserved(document: dict[str, Any]) -> None:
    found = _materials(document)
    assert sorted(found.values()) == [10, 10, 10, 10, 40]
    assert found["debris" if document["game"] == "havana" else "rubble"] == 40


@rule("HAV-5.11", "LAH-5.11", "HAV-1.8", "LAH-1.4")
def workers_are_conserved(document: dict[str, Any]) -> None:
    assert document["supply"]["workers"] >= 0
    assert document["supply"]["workers"] + sum(row["workers"] for row in document["goods"]) == 15


@rule("HAV-5.12", "LAH-5.12", "HAV-1.7", "LAH-1.5", "HAV-1.10")
def pesos_are_conserved(document: dict[str, Any], game: Game) -> None:
    in_all = 108 if document["game"] == "havana" else 60
    if game.options["pesos"] == "unlimited":
        in_all = UNLIMITED
    assert document["supply"]["pesos"] >= 0
    seats = sum(row["pesos"] for row in document["goods"])
    assert document["supply"]["pesos"] + document["centre"]["pesos"] + seats == in_all


@rule("HAV-5.13", "LAH-5.13", "HAV-1.4")
def buildings_are_conserved(document: dict[str, Any]) -> None:
    shown = [] if document["next"] is None else [document["next"]]
    rows = [number for row in document["rows"] for number in row]
    built = [number for seat in document["built"] for number in seat]
    assert sorted(rows + built + document["removed"] + document["pile"] + shown) == list(range(36))


@rule("HAV-5.14", "LAH-5.14", "HAV-1.5", "LAH-1.3", "HAV-3.54")
def cards_are_conserved(document: dict[str, Any]) -> None:
    for seat, hand in enumerate(document["hands"]):
        cards = [*hand, *document["discards"][seat], *document["open"][seat], *document["laid"][seat]]
        assert len(set(cards)) == len(cards) == CARDS
        assert len(document["open"][seat]) in (0, 2)


@rule("LAH-5.15", "LAH-3.43")
def hands_are_level(document: dict[str, Any]) -> None:
    if document["game"] == "la-habana" and document["step"] in ("order", "build", "remove", "rob", "market"):
        assert len({len(hand) for hand in document["hands"]}) == 1
        assert len(document["hands"][0]) == 11 - (document["round"] - 1) % 9


@rule("HAV-3.32", "HAV-3.55", "LAH-3.21", "LAH-3.44")
def rows_are_filled(document: dict[str, Any]) -> None:
    pile = len(document["pile"]) + (document["next"] is not None)
    assert pile % 4 == 0
    for row in document["rows"]:
        assert len(row) <= 6
        assert len(row) > 2 or pile == 0 or document["ending"]  # the target is reached before a row is filled
    if document["step"] == "lay":
        for hand, laid in zip(document["hands"], document["laid"], strict=True):
            assert 3 <= len(hand) + len(laid) <= 13


@rule("HAV-5.15", "HAV-4.31", "LAH-4.21")
def one_removal_a_round(before: dict[str, Any], document: dict[str, Any]) -> None:
    gone = len(document["removed"]) - len(before["removed"])
    assert 0 <= gone <= 1
    if gone:
        assert "removal" not in before["used"]


@rule("HAV-3.14", "LAH-5.4", "HAV-5.2")
def only_the_player_builds(before: dict[str, Any], document: dict[str, Any]) -> None:
    for seat, built in enumerate(document["built"]):
        assert set(before["built"][seat]) <= set(built)
        if built != before["built"][seat]:
            assert before["player"] == seat
            assert before["step"] in ("build", "payment")
            assert len(built) == len(before["built"][seat]) + 1
