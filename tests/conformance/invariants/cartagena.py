"""Cartagena: no card and no pirate is ever lost (docs/rules/cartagena.md, section 5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caribe.core.game import Game
from tests.support import rule

ENDINGS = ("escaped", "turn_cap")


def check(document: dict[str, Any], game: Game, before: dict[str, Any] | None) -> None:
    """All that must hold after every decision; `before` is the position it was taken in."""
    cards_are_conserved(document, game)
    pirates_are_conserved(document, game)
    no_field_is_overcrowded(document)
    discards_show_their_top(document)
    if before is not None:
        nobody_returns_to_the_camp(document, before)


@rule("CAR-5.10")
def cards_are_conserved(document: dict[str, Any], game: Game) -> None:
    cards: Any = game.data["cards"]
    held: Counter[str] = Counter()
    for place in (*document["hands"], document["pile"], document["discard"]):
        assert all(count >= 0 for count in place.values())
        held.update(place)
    assert set(held.values()) == {cards["copies"]}
    assert len(held) == 6


@rule("CAR-5.11")
def pirates_are_conserved(document: dict[str, Any], game: Game) -> None:
    boat = len(document["fields"]) + 1
    crew = 5 if game.options["mode"] == "advanced" else 4
    assert len(document["pirates"]) == game.players
    for pirates in document["pirates"]:
        assert len(pirates) == crew
        assert pirates == sorted(pirates)
        assert all(0 <= position <= boat for position in pirates)


@rule("CAR-5.12", "CAR-4.30")
def no_field_is_overcrowded(document: dict[str, Any]) -> None:
    crowd = Counter(position for pirates in document["pirates"] for position in pirates)
    assert all(crowd[field] <= 3 for field in range(1, len(document["fields"]) + 1))


@rule("CAR-5.13")
def nobody_returns_to_the_camp(document: dict[str, Any], before: dict[str, Any]) -> None:
    for now, then in zip(document["pirates"], before["pirates"], strict=True):
        assert now.count(0) <= then.count(0)


@rule("CAR-5.1", "CAR-7.14")
def winners(document: dict[str, Any], game: Game) -> list[int]:
    """Whose crew is aboard; at the cap who has most aboard, then who has come farthest."""
    boat = len(document["fields"]) + 1
    crews = document["pirates"]
    if document["ending"] == "escaped":
        return [seat for seat, crew in enumerate(crews) if set(crew) == {boat}]
    best = max((crew.count(boat), sum(crew)) for crew in crews)
    return [seat for seat, crew in enumerate(crews) if (crew.count(boat), sum(crew)) == best]


def discards_show_their_top(document: dict[str, Any]) -> None:
    played = {name for name, count in document["discard"].items() if count}
    assert document["top"] in (played or {None})
