"""Tavern: cards, dishes and money never get lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caribe.core.game import Game
from tests.support import rule

ENDINGS = ("last_round", "sold_out")


def check(document: dict[str, Any], game: Game, before: dict[str, Any] | None) -> None:
    """All that must hold after every decision; `before` is the position it was taken in."""
    cards_are_conserved(document)
    dishes_are_conserved(document, game)
    nothing_is_owed(document)
    for slots, cellar in zip(document["slots"], document["cellars"], strict=True):
        assert len(slots) == len(cellar)
    if before is not None:
        assert before["round"] <= document["round"] <= before["round"] + 1


@rule("TAV-1")
def cards_are_conserved(document: dict[str, Any]) -> None:
    number = 6 if document["game"] == "tavern" else 7
    for seat, hand in enumerate(document["hands"]):
        cards = [*hand, *document["open"][seat], *document["cellars"][seat], *document["laid"][seat]]
        assert sorted(cards) == list(range(number))


@rule("TAV-2")
def dishes_are_conserved(document: dict[str, Any], game: Game) -> None:
    dishes: Any = game.data["dishes"]
    out = Counter(dish for eaten in document["eaten"] for dish in eaten) + Counter(document["bottom"])
    if document["top"] >= 0:
        out[document["top"]] += 1
    for dish, entry in enumerate(dishes):
        assert out[dish] + document["unseen"][dish] == entry["copies"]
    assert 0 <= document["hidden"] <= sum(document["unseen"])


@rule("TAV-9")
def winners(document: dict[str, Any], game: Game) -> list[int]:
    """Who has eaten best, and by the option who has more coins then."""
    dishes: Any = game.data["dishes"]
    tie = game.options["tie"] == "coins"
    points = [sum(dishes[dish]["points"] for dish in eaten) for eaten in document["eaten"]]
    standing = [(p, goods[0] * tie) for p, goods in zip(points, document["goods"], strict=True)]
    return [seat for seat, place in enumerate(standing) if place == max(standing)]


@rule("TAV-5")
def nothing_is_owed(document: dict[str, Any]) -> None:
    assert all(count >= 0 for goods in document["goods"] for count in goods)
    assert all(count >= 0 for count in document["due"])
    assert document["phase"] == "pay" or document["due"] == [0, 0]
