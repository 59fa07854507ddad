"""Cuba for people: views, choices in words, and what each seat sees of an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.people import People
from caribe.core.reasons import Reason
from caribe.games.cuba.actions import LOT, SOURCES
from caribe.games.cuba.choosing import described
from caribe.games.cuba.events import BidMade, Sealed
from caribe.games.cuba.names import (
    BUILDINGS,
    CARDS,
    CATEGORIES,
    MARKERS,
    PRODUCTS,
    RESOURCES,
    STAGES,
    STATUTES,
    TERRAINS,
    WARES,
)
from caribe.games.cuba.names import SOURCES as SOURCE_NAMES
from caribe.games.cuba.position import doing, named, ships_in, write
from caribe.games.cuba.telling import told
from caribe.games.cuba.whynot import action_refused, refused

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState


class CubaPeople(People["CubaState"]):
    """The human side of Cuba."""

    def view(self, state: CubaState, seat: int | None) -> dict[str, object]:
        """All that this seat may know: everything but what others decide in secret."""
        game = state.rules
        secret = state.player >= 0 and state.sealed()
        shown = [
            None if secret and other != seat and bid >= 0 and state.voting >> other & 1 else bid
            for other, bid in enumerate(state.bids)
        ]
        return {
            "game": "cuba",
            "seat": seat,
            "player": state.player,
            "deciders": state.deciders(),
            "stage": STAGES[state.stage],
            "round": state.round,
            "turn": state.turn,
            "start": state.start,
            "seats": [_seat(state, other, seat) for other in range(game.players)],
            "market": {
                ware: {
                    "units": state.market[i],
                    "row": list(game.box.rows[0 if i < 3 else 1]),
                    "buy": game.buying[i * 10 + state.market[i]],
                    "sell": game.selling[i * 10 + state.market[i]],
                }
                for i, ware in enumerate(WARES)
            },
            "supply": named(RESOURCES, state.supply),
            "display": {
                name: {"left": state.stock[i], "cost": named(RESOURCES, game.box.costs[i])}
                for i, name in enumerate(BUILDINGS)
            },
            "harbour": [_ship(state, dock) for dock in range(3)],
            "sea": _ship(state, 3),
            "stack": {"unknown": ships_in(state.pile), "bottom": [ship + 1 for ship in state.bottom]},
            "ships": {
                str(i + 1): [ware for w, ware in enumerate(WARES) for _ in range(ship[w])]
                for i, ship in enumerate(game.box.ships)
            },
            "proposals": [card if card >= 0 else None for card in state.proposals],
            "laws": [card if card >= 0 else None for card in state.laws],
            "unseen": [card for card in range(24) if state.unseen >> card & 1],
            "statutes": [_statute(game, card) for card in range(26)],
            "markers": [name for i, name in enumerate(MARKERS) if state.markers >> i & 1],
            "town_hall": state.town,
            "veto": state.veto,
            "barred": state.ban,
            "church": state.church,
            "enacted": [i for i in range(4) if state.enacted >> i & 1],
            "bids": shown,
            "first_bids": list(state.first),
            "ballot": state.ballot,
            "voting": [other for other in range(game.players) if state.voting >> other & 1],
            "paid": [other for other in range(game.players) if state.paid >> other & 1],
            "doing": doing(state),
            "reconstructed": list(game.box.reconstructed),
            "ending": state.ending(),
        }

    def describe(self, state: CubaState, seat: int, actions: tuple[int, ...], after: CubaState | None) -> Choice:
        """The choice these actions make."""
        return described(state, seat, actions)

    def why_not(self, state: CubaState, seat: int, targets: Sequence[str]) -> Reason | None:
        """Why no choice has all these targets; None when one has."""
        return refused(state, seat, targets)

    def why_not_action(self, state: CubaState, seat: int, action: int) -> Reason | None:
        """Why a seat cannot take this action; None when it can."""
        return action_refused(state, seat, action)

    def prompt(self, state: CubaState, seat: int | None) -> Message:
        """What is awaited, and of whom."""
        deciders = state.deciders()
        who = seat if seat in deciders else deciders[0]
        stage = STAGES[state.stage]
        args: dict[str, str | int | Message] = {"seat": who, "round": state.round, "waiting": len(deciders)}
        if stage in ("materials", "crops", "harvest", "laws", "dues", "give"):
            args["count"] = state.left
        if stage in ("count", "give", "dock", "ware", "units", "swap_in", "swap_out"):
            args["building"] = Message(f"cuba-building-{BUILDINGS[state.using]}")
        if stage == "bid":
            args["ballot"] = state.ballot
        return Message(f"cuba-prompt-{stage.replace('_', '-')}", args)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """What others decide in secret is for their eyes alone; all else is public."""
        if isinstance(event, BidMade):
            return BidMade(event.seat, event.bid if seat == event.seat else None)
        if isinstance(event, Sealed):
            return Sealed(event.seat, event.category, event.pays if seat == event.seat else None)
        return event

    def tell(self, game: Game, event: Event) -> Message:
        """The event in words."""
        return told(game, event)

    def to_json(self, state: CubaState) -> dict[str, object]:
        """The whole position as plain data."""
        return write(state)


PEOPLE = CubaPeople()


def _seat(state: CubaState, seat: int, reader: int | None) -> dict[str, object]:
    game = state.rules
    own = state.own[seat * 8 : seat * 8 + 8]
    stored = state.store[seat * 3 : seat * 3 + 3]
    yard = [count - (stored[i - 3] if 3 <= i < 6 else 0) for i, count in enumerate(own)]
    land = state.land[seat * 12 : seat * 12 + 12]
    points = state.points[seat * SOURCES : seat * SOURCES + SOURCES]
    open_money = game.options["open_money"] == "on" or seat == reader or state.player < 0
    return {
        "colour": game.colours[seat],
        "money": state.money[seat] if open_money else None,
        "points": sum(points),
        "sources": named(SOURCE_NAMES, points),
        "own": named(RESOURCES, own),
        "yard": named(RESOURCES, yard),
        "store": named(PRODUCTS, stored),
        "fields": [TERRAINS[field] for field in game.plantation(seat)],
        "buildings": [BUILDINGS[field - LOT] if field >= LOT else None for field in land],
        "figure": state.figure[seat],
        "hand": [name for card, name in enumerate(CARDS) if state.hand[seat] >> card & 1],
        "last": CARDS[state.last[seat]] if state.last[seat] >= 0 else None,
    }


def _ship(state: CubaState, dock: int) -> dict[str, object] | None:
    ship = state.docks[dock]
    if ship < 0:
        return None
    cargo = named(WARES, state.cargo[dock * 5 : dock * 5 + 5]) if dock < 3 else named(WARES, [0] * 5)
    return {"ship": ship + 1, "wares": named(WARES, state.rules.box.ships[ship]), "cargo": cargo}


def _statute(game: Cuba, card: int) -> dict[str, object]:
    statute = game.box.statutes[card]
    return {
        "kind": STATUTES[statute.kind],
        "category": CATEGORIES[card // 6 if card < 24 else card - 24],
        "resource": RESOURCES[statute.resource] if STATUTES[statute.kind] == "duty_ware" else None,
        "number": statute.number,
        "most": statute.most,
    }
