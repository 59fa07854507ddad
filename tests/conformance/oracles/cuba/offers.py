"""All that a seat of Cuba can choose at each decision point, told from the board alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from caribe.games.cuba import actions as a
from caribe.games.cuba.names import BUILDINGS, CARDS, MATERIALS, PRODUCTS, RESOURCES, STATUTES, WARES
from tests.conformance.oracles.cuba.board import DONE, ENOUGH, OFFICES, SHOPS, SKIP, Board, as_targets

Offer = tuple[int, Counter[str]]
"""A whole choice: its first action, and the targets it touches."""


def take(name: str) -> int:
    """Return the action that takes a resource."""
    return a.A_TAKE + RESOURCES.index(name)


def give(name: str) -> int:
    """Return the action that gives a resource."""
    return a.A_GIVE + RESOURCES.index(name)


def building_action(name: str) -> int:
    """Return the action that names a building."""
    return a.A_BUILDING + BUILDINGS.index(name)


def _multisets(counts: Counter[str], names: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    for units in combinations_with_replacement(names, size):
        if Counter(units) <= counts:
            yield units


# Offers at each decision point


def _materials(b: Board) -> Iterator[Offer]:
    for materials in combinations_with_replacement(MATERIALS[b.state.low :], b.state.left):
        for products in combinations_with_replacement(PRODUCTS, 2):
            yield take(materials[0]), as_targets(materials + products)


def _crops(b: Board) -> Iterator[Offer]:
    for products in combinations_with_replacement(PRODUCTS[b.state.low :], b.state.left):
        yield take(products[0]), as_targets(products)


def _play(b: Board) -> Iterator[Offer]:
    for card, name in enumerate(CARDS):
        if b.state.hand[b.seat] >> card & 1:
            yield a.A_PLAY + card, Counter([f"card:{name}"])


def _figure(b: Board) -> Iterator[Offer]:
    for cell in range(12):
        crop = b.crop(cell)
        for units in _multisets(crop, PRODUCTS, min(crop.total(), b.limit())):
            yield a.A_CELL + cell, Counter([f"cell:{cell}"]) + as_targets(units)


def _harvest(b: Board) -> Iterator[Offer]:
    for units in _multisets(b.usable(), RESOURCES[b.state.low : 6], b.state.left):
        yield take(units[0]), as_targets(units)


def _water(b: Board) -> Iterator[Offer]:
    for product in PRODUCTS:
        if b.usable()[product]:
            yield take(product), as_targets([product])
    yield a.DONE, Counter([DONE])


def _trade(b: Board) -> Iterator[Offer]:
    if not b.state.way:
        for material in MATERIALS:
            if b.supply[material] and not b.marked(a.MARK_MATERIAL):
                yield take(material), Counter(["trade:take", f"material:{material}"])
        for product in b.cheapest():
            if b.supply[product] and not b.marked(a.MARK_PRODUCT):
                yield take(product), Counter(["trade:take", f"ware:{product}"])
    for i, ware in enumerate(WARES):
        if b.money >= b.price(ware) and (b.market[ware] or b.supply[ware]) and not b.tired(ware, 1):
            yield a.A_BUY + i, Counter(["trade:buy", f"ware:{ware}"])
        if b.own[ware] and not b.tired(ware, 2):
            yield a.A_SELL + i, Counter(["trade:sell", f"ware:{ware}"])
    yield a.DONE, Counter([DONE])


def _free_cells(b: Board) -> list[int]:
    return [cell for cell in range(12) if not b.built(cell)]


def _build(b: Board) -> Iterator[Offer]:
    for building in BUILDINGS:
        if b.affordable(building):
            for cell in _free_cells(b):
                yield building_action(building), Counter([f"building:{building}", f"cell:{cell}"])
    yield a.NO_BUILD, Counter(["build:none"])


def _site(b: Board) -> Iterator[Offer]:
    for cell in _free_cells(b):
        yield a.A_CELL + cell, Counter([f"cell:{cell}"])


def _uses(b: Board) -> Iterator[Offer]:
    for building in b.callable():
        for service in (services := b.services(building)):
            yield building_action(building), service + Counter([f"building:{building}"])
        if services and b.asks(building):
            yield building_action(building), Counter([f"building:{building}", SKIP])


def _mode(b: Board) -> Iterator[Offer]:
    if any(b.services(building) for building in b.in_cross()):
        yield a.CROSS, Counter(["mode:cross"])
    for _, targets in _uses(b):
        yield a.SINGLE, targets + Counter(["mode:single"])


def _use(b: Board) -> Iterator[Offer]:
    yield from _uses(b)
    if b.state.mode == a.CROSS:
        yield a.DONE, Counter([DONE])


def _count(b: Board) -> Iterator[Offer]:
    for count in range(1, b.convertible(b.using) + 1):
        yield a.A_COUNT + count, Counter([f"count:{count}"])
    yield a.DONE, Counter([SKIP])


def _give(b: Board) -> Iterator[Offer]:
    kinds = [name for name in SHOPS[b.using][0] if RESOURCES.index(name) >= b.state.low]
    for targets in b.sales(kinds, b.state.left):
        first = min((t for t in targets if t != ENOUGH), key=lambda t: RESOURCES.index(t.partition(":")[2]))
        yield give(first.partition(":")[2]), targets
    yield a.DONE, Counter([DONE if b.state.handed_in else SKIP])


def _dock(b: Board) -> Iterator[Offer]:
    for ship in b.in_dock():
        for load in b.loads(ship, OFFICES[b.using]):
            yield a.A_DOCK + b.state.docks.index(ship), load
    yield a.DONE, Counter([SKIP])


def _ware(b: Board) -> Iterator[Offer]:
    ship = b.state.docks[b.state.dock]
    for load in b.loads(ship, OFFICES[b.using]):
        load.pop(f"ship:{ship + 1}")
        (ware,) = (target.partition(":")[2] for target in load if target.startswith("ware:"))
        yield give(ware), load


def _units(b: Board) -> Iterator[Offer]:
    ship, ware = b.state.docks[b.state.dock], WARES[b.state.ware]
    for count in range(1, min(2, b.own[ware], b.places(ship)[ware]) + 1):
        yield a.A_COUNT + count, Counter([f"count:{count}"])


def _swap_in(b: Board) -> Iterator[Offer]:
    for given in WARES:
        for got in b.swaps(given):
            yield give(given), Counter([f"ware:{given}", f"take:{got}"])
    yield a.DONE, Counter([SKIP])


def _swap_out(b: Board) -> Iterator[Offer]:
    for got in b.swaps(WARES[b.state.ware]):
        yield take(got), Counter([f"take:{got}"])


def _veto(b: Board) -> Iterator[Offer]:
    for card in b.vetoable():
        yield a.A_LAW + card // 6, Counter([f"statute:{card}"])
    yield a.DONE, Counter([SKIP if b.stage == "veto" else DONE])


def _call(b: Board) -> Iterator[Offer]:
    for ship in b.stack():
        yield a.A_SHIP + ship, Counter([f"ship:{ship + 1}"])
    yield a.DONE, Counter([SKIP])


def _ship(b: Board) -> Iterator[Offer]:
    for ship in b.in_dock():
        for ware in b.fits(ship):
            yield a.A_DOCK + b.state.docks.index(ship), Counter([f"ship:{ship + 1}", f"ware:{ware}"])
    yield a.NO_SHIP, Counter(["ship:none"])


def _load(b: Board) -> Iterator[Offer]:
    ship = b.state.docks[b.state.dock]
    for ware in b.fits(ship):
        yield give(ware), Counter([f"ship:{ship + 1}", f"ware:{ware}"])
    if b.state.loaded:
        yield a.DONE, Counter([DONE])


def _bid(b: Board) -> Iterator[Offer]:
    for bid in range(b.most_bid() + 1):
        yield a.A_BID + bid, Counter([f"bid:{bid}"])


def _laws(b: Board) -> Iterator[Offer]:
    open_cards = [card for card in b.proposals() if card // 6 >= b.state.low]
    for cards in combinations(open_cards, b.state.left):
        yield a.A_LAW + cards[0] // 6, Counter(f"statute:{card}" for card in cards)


def _tax(b: Board) -> Iterator[Offer]:
    yield a.PAY, Counter(["tax:pay"])
    yield a.DECLINE, Counter(["tax:decline"])


def _duty(b: Board) -> Iterator[Offer]:
    law = b.law(1)
    assert law is not None
    if STATUTES[law.kind] == "duty_ware" or b.game.options["statutes_simultaneous"] == "on":
        yield a.PAY, Counter(["duty:pay"])
    else:
        for units in _multisets(b.own, b.duty_kinds(), law.number):
            yield a.PAY, Counter(["duty:pay"]) + as_targets(units)
    yield a.DECLINE, Counter(["duty:decline"])


def _dues(b: Board) -> Iterator[Offer]:
    kinds = [name for name in b.duty_kinds() if RESOURCES.index(name) >= b.state.low]
    for units in _multisets(b.own, kinds, b.state.left):
        yield give(units[0]), as_targets(units)


OFFERS: dict[str, Callable[[Board], Iterator[Offer]]] = {
    "materials": _materials,
    "crops": _crops,
    "play": _play,
    "figure": _figure,
    "harvest": _harvest,
    "water": _water,
    "trade": _trade,
    "build": _build,
    "site": _site,
    "mode": _mode,
    "use": _use,
    "count": _count,
    "give": _give,
    "dock": _dock,
    "ware": _ware,
    "units": _units,
    "swap_in": _swap_in,
    "swap_out": _swap_out,
    "veto": _veto,
    "call": _call,
    "ship": _ship,
    "load": _load,
    "object": _veto,
    "bid": _bid,
    "laws": _laws,
    "tax": _tax,
    "duty": _duty,
    "dues": _dues,
}


def offers(b: Board) -> list[Offer]:
    """Return everything the seat can choose now."""
    return list(OFFERS[b.stage](b))
