"""What can be hidden at a table of Cuba, worked out from what one seat was told: bids, and who pays tax and duty.

Nothing else is hidden in a position: stacks are drawn from when they are turned over, so a position holds what is left
in them and no order. How far the draws reach is tested with the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caribe import library
from caribe.core.events import Event
from caribe.core.state import State

World = int  # what a seat has decided in secret, -1 while nothing


class Worlds:
    """All that can be true for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.others = [other for other in range(state.game.players) if other != seat]
        self.parts: list[set[World]] = [{-1} for _ in self.others]
        self.money = [10] * state.game.players

    def parts_of(self, document: Any) -> list[World]:
        """What each other seat has decided in secret."""
        secret = document["stage"] == "bid" or (document["stage"] in ("tax", "duty") and document["voting"])
        return [
            document["seats"][other]["bid"] if secret and other in document["voting"] else -1 for other in self.others
        ]

    def see(self, event: Event) -> None:
        """Follow every world through what was seen."""
        told: Any = event.to_json()
        if event.kind == "bid_made" and told["seat"] in self.others:
            self.parts[self.others.index(told["seat"])] = set(range(min(99, self.money[told["seat"]]) + 1))
        elif event.kind == "sealed" and told["seat"] in self.others:
            self.parts[self.others.index(told["seat"])] = {0, 1}
        elif event.kind in ("bids_opened", "tax_paid", "duty_paid", "declined", "subsidised", "harbour", "vote_won"):
            self.parts = [{-1} for _ in self.others]

    def at(self, view: dict[str, Any]) -> None:
        """Look at the purses, which are public; and see when all is shown."""
        self.money = [seat["money"] for seat in view["seats"]]
        if (
            len(view["deciders"]) < 2
            and all(bid != -1 for bid in view["bids"])
            and view["stage"] not in ("bid", "tax", "duty")
        ):
            self.parts = [{-1} for _ in self.others]


def starts() -> Iterator[tuple[str, State, int]]:
    """New games, with tax and duty in turn or together."""
    for players in (2, 3, 4, 5):
        for seed, together in enumerate(("off", "on")):
            game = library.game("cuba", players, statutes_simultaneous=together)
            yield f"{players} players, {together}", game.new(seed), seed % players


def disguises(state: State, seat: int) -> Iterator[State]:
    """Positions that differ only in what an option hides: where money is no open thing, the others have more of it.

    It could be worked out from the whole game (AMB-69); no single look at the table tells it.
    """
    document: Any = state.to_json()
    if state.game.options["open_money"] == "off" and not state.is_over:
        for more in (1, 40):
            seats = [
                {**one, "money": one["money"] + (more if other != seat and one["money"] else 0)}
                for other, one in enumerate(document["seats"])
            ]
            yield state.game.from_json({**document, "seats": seats})
