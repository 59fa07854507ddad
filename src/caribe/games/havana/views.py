"""What a seat may know of a position, as plain typed data: what lies open, all counts, its own cards, what was seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, cast

from caribe.games.havana import actions as a
from caribe.games.havana.actions import Step
from caribe.games.havana.position import (
    covered_card,
    names_in,
    numbers_in,
    open_cards,
    pending,
    rows_of,
    stock,
    trail_of,
    used_in,
)
from caribe.games.havana.turn_order import number

if TYPE_CHECKING:
    from caribe.games.havana.components import Building as DeckBuilding
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

GameName = Literal["havana", "la-habana"]
CardName = Literal[
    "siesta",
    "zero",
    "renewal",
    "protection",
    "debris",
    "coin",
    "swap",
    "conservation",
    "removal",
    "tax",
    "rubble",
    "worker",
    "architect",
    "peso_thief",
    "material_thief",
    "brick_thief",
    "market",
    "pesos",
    "mama",
    "half",
]
Sighting = CardName | Literal["?"]  # a card of a trail, or one that was moved unseen
Used = Literal["worker", "market", "removal", "built"]
Thing = Literal[
    "brick",
    "sandstone",
    "clay",
    "glass",
    "debris",
    "red",
    "white",
    "green",
    "brown",
    "rubble",
    "pesos",
    "workers",
]
Goods = Mapping[Thing, int]  # five materials of the edition, and pesos and workers where there can be any


class Text(TypedDict):
    """A message of the catalogues."""

    id: str
    args: dict[str, str | int | Text]


class Building(TypedDict):
    """A building: its cost tells only what is not zero."""

    building: int
    name: str
    text: Text
    points: int
    cost: Goods
    architect: bool


class Pending(TypedDict, total=False):
    """What a composite decision is made of so far: whom or what it is about, how many are due, what may come next."""

    subject: int
    due: int
    least: int
    tally: int


class Supply(TypedDict):
    """The supply; pesos are null where nobody counts them."""

    pesos: int | None
    workers: int


class View(TypedDict):
    """A position as one seat sees it, or a spectator. Lists of all players go by seat."""

    game: GameName
    seat: int | None
    player: int
    deciders: list[int]
    step: Step | Literal["over"]
    midway: bool
    pending: Pending
    round: int
    target: int
    order: list[int] | None
    place: int
    numbers: list[int | None]
    ages: list[int]
    todo: CardName | None
    used: list[Used]
    stall: int
    goods: list[Goods]
    points: list[int]
    built: list[list[Building]]
    removed: list[Building]
    rows: list[list[Building]]
    ends: list[int]
    pile: int
    next: Building | None
    centre: Goods
    bag: Goods
    box: Goods
    supply: Supply
    open: list[list[CardName]]
    hand: list[CardName] | None
    discard: list[CardName] | None
    laid: list[CardName] | None
    hand_sizes: list[int]
    discard_sizes: list[int]
    laid_sizes: list[int]
    covered: list[CardName | None]
    finished: list[bool]
    discards: list[list[CardName]] | None
    trails: list[list[Sighting]]


def build_view(state: HavanaState, seat: int | None) -> View:
    """Return all that this seat may know, built field by field."""
    game = state.rules
    seats = range(game.players)
    own = None if seat is None else state.cards[seat * a.SPREAD : (seat + 1) * a.SPREAD]
    begun, over = state.round > 0, state.player < 0
    shown = game.building_views
    return {
        "game": cast(GameName, game.name),
        "seat": seat,
        "player": state.player,
        "deciders": state.deciders(),
        "step": "over" if over else a.STEPS[state.step],
        "midway": state.is_midway != 0,
        "pending": cast(Pending, pending(state)),
        "round": state.round,
        "target": game.target,
        "order": list(state.order) if begun else None,  # HAV-3.60, LAH-3.60
        "place": state.place,
        "numbers": [number(state, other) if begun else None for other in seats],
        "ages": list(state.ages),
        "todo": cast(CardName, game.card_names[state.todo]) if state.todo >= 0 and not over else None,
        "used": cast("list[Used]", used_in(state)),
        "stall": state.stall,
        "goods": [_holdings(state, other) for other in seats],  # HAV-3.61, LAH-3.60
        "points": [state.goods[other * a.WIDTH + a.POINTS] for other in seats],
        "built": [[shown[each] for each in numbers_in(state.built[other])] for other in seats],
        "removed": [shown[each] for each in numbers_in(state.built[game.players])],  # LAH-3.68, LAH-7.10
        "rows": [[shown[each] for each in row] for row in rows_of(state)],
        "ends": list(state.open_ends()),
        "pile": state.pile_size(),  # HAV-3.70, LAH-3.67: how many, not which
        "next": shown[state.next_building] if state.next_building >= 0 else None,
        "centre": _goods(state, game.centre, pesos=True),
        "bag": _goods(state, game.bag),  # HAV-3.69, LAH-3.69: all can count what is in it
        "box": _goods(state, game.box),  # HAV-3.71
        "supply": {
            "pesos": None if game.options["pesos"] == "unlimited" else state.goods[game.supply + a.PESOS],
            "workers": state.goods[game.supply + a.WORKERS],
        },
        "open": [_names(open_cards(state, other)) for other in seats],
        "hand": None if own is None else _cards(game, own[a.HAND]),  # HAV-3.62, LAH-3.61
        "discard": None if own is None else _cards(game, own[a.DISCARDS]),  # HAV-3.63, LAH-3.62
        "laid": None if own is None else _cards(game, own[a.LAID]),  # HAV-3.64, HAV-3.65, LAH-3.65
        "hand_sizes": _sizes(state, a.HAND),
        "discard_sizes": _sizes(state, a.DISCARDS),
        "laid_sizes": _sizes(state, a.LAID),
        "covered": [_covered(state, other, seat) for other in seats],
        "finished": [state.cards[other * a.SPREAD + a.COVERED] >= 0 for other in seats],
        "discards": [_cards(game, state.cards[other * a.SPREAD + a.DISCARDS]) for other in seats]
        if game.open_discards
        else None,
        "trails": [cast("list[Sighting]", trail_of(game, trail)) for trail in state.trails],
    }


def _names(names: Sequence[str]) -> list[CardName]:
    return cast("list[CardName]", list(names))


def _cards(game: Havana, cards: int) -> list[CardName]:
    return _names(names_in(game, cards))


def _sizes(state: HavanaState, column: int) -> list[int]:
    return [len(numbers_in(state.cards[seat * a.SPREAD + column])) for seat in range(state.game.players)]


def _covered(state: HavanaState, other: int, seat: int | None) -> CardName | None:
    """Return which open card a seat has covered (HAV-3.66, LAH-3.66); where all lay at once, others see that later.

    HAV-7.22, LAH-7.18.
    """
    if state.rules.all_lay_at_once and other != seat:
        return None
    return cast("CardName | None", covered_card(state, other))


def _goods(state: HavanaState, base: int, pesos: bool = False) -> Goods:
    found = stock(state.rules, state.goods, base)
    return cast(Goods, found | {"pesos": state.goods[base + a.PESOS]} if pesos else found)


def _holdings(state: HavanaState, seat: int) -> Goods:
    base = seat * a.WIDTH
    return {**_goods(state, base, pesos=True), "workers": state.goods[base + a.WORKERS]}


def building_view(number: int, building: DeckBuilding, materials: Sequence[str]) -> Building:
    """Return a building of the deck as it is shown."""
    things = zip((*materials, "pesos", "workers"), building.cost, strict=True)
    return {
        "building": number,
        "name": building.name,
        "text": cast(Text, building.text.to_json()),
        "points": building.points,
        "cost": cast(Goods, {thing: count for thing, count in things if count}),
        "architect": building.architect,
    }
