"""What a seat may know of a position of Cuba, as plain data with types; built field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, TypeVar

from caribe.games.cuba import actions as a
from caribe.games.cuba.names import (
    BUILDINGS,
    CARDS,
    CATEGORIES,
    ENDING,
    MARKERS,
    MATERIALS,
    PRODUCTS,
    RESOURCES,
    SOURCES,
    STAGES,
    STATUTES,
    TERRAINS,
    WARES,
    Building,
    Card,
    Category,
    Colour,
    Ending,
    Marker,
    Material,
    Part,
    Product,
    Resource,
    Source,
    Stage,
    StatuteName,
    Terrain,
    Ware,
)
from caribe.games.cuba.parliament import votes
from caribe.games.cuba.position import DoingView, bits, doing, ships_in

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState

Name = TypeVar("Name", bound=str)
SEA = 3


class SeatView(TypedDict):
    """What is known of a seat; `money` is None where it lies hidden."""

    colour: Colour
    money: int | None
    points: int
    sources: dict[Source, int]
    own: dict[Resource, int]
    yard: dict[Resource, int]
    store: dict[Product, int]
    fields: list[Terrain]
    buildings: list[Building | None]
    figure: int
    hand: list[Card]
    votes: int | None
    """Of the card kept for parliament and the town hall; None while more cards are held."""
    last: Card | None


class RowView(TypedDict):
    """A row of the market: units in it, the prices of its spaces, and what the next unit costs and brings."""

    units: int
    row: list[int]
    buy: int
    sell: int


class DisplayView(TypedDict):
    """A kind of building on display."""

    left: int
    cost: dict[Material, int]


class ShipView(TypedDict):
    """A ship with its places and what is taken of them."""

    ship: int
    wares: dict[Ware, int]
    cargo: dict[Ware, int]


class StackView(TypedDict):
    """The ships in the stack: those in unknown order, and under them those in known order."""

    unknown: list[int]
    bottom: list[int]


class StatuteView(TypedDict):
    """A statute: `number` and `most` count what its kind says."""

    kind: StatuteName
    category: Category
    resource: Resource | None
    number: int
    most: int


class RefrainView(TypedDict):
    """What not building, or loading no ship, brings to the first and the second who does so in a round."""

    points: int
    pesos: int
    taken: bool


class View(TypedDict):
    """All that one seat may know; `seat` is None for a spectator. Statutes go by their number in `statutes`."""

    game: Literal["cuba"]
    seat: int | None
    player: int
    deciders: list[int]
    stage: Stage
    round: int
    turn: int
    start: int
    seats: list[SeatView]
    market: dict[Ware, RowView]
    supply: dict[Resource, int]
    display: dict[Building, DisplayView]
    harbour: list[ShipView | None]
    sea: ShipView | None
    stack: StackView
    ships: dict[str, list[Ware]]
    proposals: list[int | None]
    laws: list[int | None]
    unseen: list[int]
    statutes: list[StatuteView]
    markers: list[Marker]
    refrain: dict[Literal["architect", "mayor"], list[RefrainView]]
    town_hall: int
    veto: int
    barred: int
    church: int
    enacted: list[int]
    bids: list[int | None]
    first_bids: list[int]
    ballot: int
    voting: list[int]
    paid: list[int]
    doing: DoingView
    reconstructed: list[Part]
    ending: Ending


def build_view(state: CubaState, seat: int | None) -> View:
    """Build the view of a seat: everything but what others decide in secret (CUB-3.0.4, CUB-3.0.6)."""
    game = state.rules
    players = game.players
    return {
        "game": "cuba",
        "seat": seat,
        "player": state.player,
        "deciders": state.deciders(),
        "stage": STAGES[state.stage],
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "seats": [_seat(state, other, seat) for other in range(players)],
        "market": {ware: _row(state, i) for i, ware in enumerate(WARES)},
        "supply": _named(RESOURCES, state.supply),
        "display": {
            name: {"left": state.display[i], "cost": _named(MATERIALS, game.box.costs[i])}
            for i, name in enumerate(BUILDINGS)
        },
        "harbour": [_ship(state, dock) for dock in range(SEA)],
        "sea": _ship(state, SEA),
        "stack": {"unknown": ships_in(state.stack), "bottom": [ship + 1 for ship in state.bottom]},
        "ships": {
            str(i + 1): [ware for w, ware in enumerate(WARES) for _ in range(ship[w])]
            for i, ship in enumerate(game.box.ships)
        },
        "proposals": [card if card >= 0 else None for card in state.proposals],
        "laws": [card if card >= 0 else None for card in state.laws],
        "unseen": bits(state.unseen, 24),
        "statutes": [_statute(game, card) for card in range(26)],
        "markers": [MARKERS[i] for i in bits(state.markers, 6)],
        "refrain": {
            "architect": [
                {"points": points, "pesos": 0, "taken": bool(state.markers & a.MARK_ARCHITECT_1 << i)}
                for i, points in enumerate(a.NO_BUILDING_POINTS)
            ],
            "mayor": [
                {"points": 0, "pesos": pesos, "taken": bool(state.markers & a.MARK_MAYOR_1 << i)}
                for i, pesos in enumerate(a.NO_SHIP_PESOS)
            ],
        },
        "town_hall": state.town_hall,
        "veto": state.veto,
        "barred": state.barred,
        "church": state.church,
        "enacted": bits(state.enacted, 4),
        "bids": _bids(state, seat),
        "first_bids": list(state.first_bids),
        "ballot": state.ballot,
        "voting": bits(state.voting, players),
        "paid": bits(state.paid, players),
        "doing": doing(state),
        "reconstructed": list(game.box.reconstructed),
        "ending": ENDING if state.decided >= 0 else "",
    }


def _bids(state: CubaState, seat: int | None) -> list[int | None]:
    """Return what was decided in secret, None for what another seat has decided and not shown yet."""
    secret = state.player >= 0 and state.sealed()
    return [
        None if secret and other != seat and made >= 0 and state.voting >> other & 1 else made
        for other, made in enumerate(state.secrets())
    ]


def _seat(state: CubaState, seat: int, reader: int | None) -> SeatView:
    game = state.rules
    own = state.own[seat * 8 : seat * 8 + 8]
    stored = state.store[seat * 3 : seat * 3 + 3]
    yard = [count - (stored[i - 3] if 3 <= i < 6 else 0) for i, count in enumerate(own)]
    points = state.points[seat * a.SOURCE_COUNT : seat * a.SOURCE_COUNT + a.SOURCE_COUNT]
    open_money = game.open_money or seat == reader or state.player < 0  # AMB-69
    hand = [CARDS[card] for card in bits(state.hand[seat], 5)]
    return {
        "colour": game.colours[seat],
        "money": state.money[seat] if open_money else None,
        "points": sum(points),
        "sources": _named(SOURCES, points),
        "own": _named(RESOURCES, own),
        "yard": _named(RESOURCES, yard),
        "store": _named(PRODUCTS, stored),
        "fields": [TERRAINS[field] for field in game.plantation(seat)],
        "buildings": [
            BUILDINGS[field - a.LOT] if field >= a.LOT else None for field in state.land[seat * 12 : seat * 12 + 12]
        ],
        "figure": state.figure[seat],
        "hand": hand,
        "votes": votes(state, seat) if len(hand) == 1 else None,
        "last": CARDS[state.last[seat]] if state.last[seat] >= 0 else None,
    }


def _row(state: CubaState, ware: int) -> RowView:
    game, units = state.rules, state.market[ware]
    return {
        "units": units,
        "row": list(game.box.rows[0 if ware < len(PRODUCTS) else 1]),
        "buy": game.buying[ware * 10 + units],
        "sell": game.selling[ware * 10 + units],
    }


def _ship(state: CubaState, dock: int) -> ShipView | None:
    ship = state.docks[dock]
    if ship < 0:
        return None
    cargo = state.cargo[dock * 5 : dock * 5 + 5] if dock < SEA else [0] * 5
    return {"ship": ship + 1, "wares": _named(WARES, state.rules.box.ships[ship]), "cargo": _named(WARES, cargo)}


def _statute(game: Cuba, card: int) -> StatuteView:
    statute = game.box.statutes[card]
    kind = STATUTES[statute.kind]
    return {
        "kind": kind,
        "category": CATEGORIES[card // 6 if card < 24 else card - 24],
        "resource": RESOURCES[statute.resource] if kind == "duty_ware" else None,
        "number": statute.number,
        "most": statute.most,
    }


def _named(names: Sequence[Name], counts: Sequence[int]) -> dict[Name, int]:
    """Return counts by name."""
    return dict(zip(names, counts, strict=True))
