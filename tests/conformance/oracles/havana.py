"""What Havana and La Habana allow, told a second time from the rulebooks: whole choices, found by trying all of them.

Nothing here asks the engine what is legal or how much somebody gets: it reads the document of a position, the options
and the buildings, and goes by docs/rules alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from caribe.games.havana import actions as a

COLOURS = 4
LOW = 3  # points of a low building, at most
LAST_CARD = {"havana": "mama", "la-habana": "half"}
SHIELD, ARCHITECT = "protection", "architect"

Goods = dict[str, int]
Payment = tuple[int, ...]  # what is replaced of each colour, and how many workers are


class Board:
    """The table as the rulebook describes it to one player."""

    def __init__(self, state: Any, seat: int) -> None:
        document: Any = state.to_json()
        self.game = state.game
        self.options = self.game.options
        self.name: str = document["game"]
        self.seat = seat
        self.step: str = document["step"]
        self.cards: list[str] = list(self.game.card_names)
        self.materials: tuple[str, ...] = self.game.edition.materials
        self.hand: list[str] = document["hands"][seat]
        self.pile: list[str] = document["discards"][seat]
        self.laid: list[str] = document["laid"][seat]
        self.open: list[list[str]] = document["open"]
        self.rows: list[list[int]] = document["rows"]
        self.heap: list[int] = document["pile"]
        self.order: list[int] = document["order"]
        self.place: int = document["place"]
        self.goods: list[Goods] = document["goods"]
        self.centre: Goods = document["centre"]
        self.bag: Goods = document["bag"]
        pending = document["pending"]
        self.subject: int = pending.get("subject", 0)
        self.least: int = pending.get("least", 0)
        self.counts = [pending.get("tally", 0) >> 4 * m & 15 for m in range(len(self.materials))]

    @property
    def ends(self) -> list[int]:
        """The buildings at the ends of the rows; the last of a row stands alone (HAV-3.20, HAV-3.33)."""
        return [row[i] for row in self.rows for i in ((0, -1) if len(row) > 1 else (0,) * len(row))]

    def site(self, k: int) -> int | None:
        """The building at an end, told by its place: left and right of the first row, then of the second."""
        row = self.rows[k // 2]
        if k % 2 == 0:
            return row[0] if row else None
        return row[-1] if len(row) > 1 else None

    @property
    def picked(self) -> tuple[str, ...]:
        """The materials picked so far, in the order of the kinds."""
        return tuple(name for name, count in zip(self.materials, self.counts, strict=True) for _ in range(count))

    # Thieves

    def victims(self, pesos: bool) -> list[int]:
        """Whom the thief may visit."""
        others = [other for other in self.order if other != self.seat]
        later = self.order[self.place + 1 :]
        free = [other for other in others if SHIELD not in self.open[other]]
        able = [other for other in free if other in later]
        last_robs_any = self.name == "havana" or self.options["last_thief"] == "any_opponent"
        if not later and last_robs_any:
            able = free
        if later and not able and self.options.get("thief_all_later_protected") == "any_unprotected":
            able = free
        if self.options.get("thief_must_gain") == "on":
            able = [other for other in able if self.loot_from(other, pesos)] or able
        return sorted(able)

    def loot_from(self, victim: int, pesos: bool) -> int:
        """What a theft from this player would yield (HAV-4.60, HAV-4.72; LAH-4.41, LAH-4.50)."""
        own = self.goods[victim]
        if pesos:
            if self.name == "havana":
                return own["pesos"] // 2
            return 3 if own["pesos"] >= 6 else min(2, own["pesos"])
        coloured = sum(own[name] for name in self.materials[:COLOURS])
        return min(2 if coloured >= 4 else 1, sum(own[name] for name in self.materials))

    def hauls(self, victim: int) -> Iterator[tuple[str, ...]]:
        """Every set of materials the thief may take."""
        most = self.loot_from(victim, pesos=False)
        least = 1 if self.options.get("thief_two") == "up_to" and most else most
        for size in range(least, most + 1):
            yield from subsets(self.goods[victim], self.materials, size)

    def shares(self) -> Iterator[tuple[str, ...]]:
        """Every half of the coloured materials in the centre."""
        colours = self.materials[:COLOURS]
        coloured = sum(self.centre[name] for name in colours)
        yield from subsets(self.centre, colours, (coloured + 1) // 2)

    # Buildings

    def cost(self, building: int) -> Goods:
        """What a building costs, by name."""
        names = (*self.materials, "pesos", "workers")
        return dict(zip(names, self.game.deck[building].cost, strict=True))

    def payments(self, building: int) -> list[Payment]:
        """Every way to pay for a building (HAV-3.27); the architect is no part of it."""
        cost, own = self.cost(building), self.goods[self.seat]
        replaceable = (*self.materials[:COLOURS], "workers")
        ways = [range(max(0, cost[name] - own[name]), cost[name] + 1) for name in replaceable]
        grey = self.materials[COLOURS]
        spare, pesos = own[grey] - cost[grey], own["pesos"] - cost["pesos"]
        return [plan for plan in product(*ways) if 5 * sum(plan[:COLOURS]) <= spare and 5 * plan[COLOURS] <= pesos]

    def paid(self, building: int, payment: Payment) -> Counter[str]:
        """What a payment touches."""
        cost, grey = self.cost(building), self.materials[COLOURS]
        found = Counter({f"building:{building}": 1})
        for name, instead in zip(self.materials[:COLOURS], payment, strict=False):
            found[f"pay:{name}"] += cost[name] - instead
            found[f"pay:{grey}*5"] += instead
        found[f"pay:{grey}"] += cost[grey]
        found["pay:peso"] += cost["pesos"]
        found["pay:peso*5"] += payment[COLOURS]
        found["pay:worker"] += cost["workers"] - payment[COLOURS]
        return +found

    def buildable(self, building: int) -> bool:
        """Whether the architect is there if he is needed."""
        return not self.game.deck[building].architect or ARCHITECT in self.open[self.seat]

    def goes_on(self, payment: Payment) -> bool:
        """Whether a payment continues the one that was begun: replacements ascend."""
        parts = enumerate(zip(payment, self.counts, strict=True))
        return all(now == then if kind < self.least else now >= then for kind, (now, then) in parts)


def subsets(stock: Goods, names: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    """Every multiset of things that are there."""
    for picks in combinations_with_replacement(names, size):
        if all(count <= stock[name] for name, count in Counter(picks).items()):
            yield picks


# All choices, step by step


def _each(kind: str, names: Sequence[object]) -> Iterator[Counter[str]]:
    return (Counter({f"{kind}:{name}": 1}) for name in names)


def _first_two(board: Board) -> Iterator[Counter[str]]:
    every = sorted(board.hand + board.laid, key=board.cards.index)
    for pair in combinations(every, 2):
        if not board.laid or pair[0] == board.laid[0]:
            yield Counter(f"card:{name}" for name in pair)


def _exchanges(board: Board) -> Iterator[Counter[str]]:
    low = [number for number in board.heap if board.game.deck[number].points <= LOW]
    for building in low if board.step == "exchange" else [board.subject]:
        for end in board.ends:
            yield Counter({f"building:{building}": 1, f"building:{end}": 1})


def _fetches(board: Board) -> Iterator[Counter[str]]:
    yield from _each("fetch", [*board.pile, "none"] if board.step == "fetch" else board.pile)


def _swaps(board: Board) -> Iterator[Counter[str]]:
    for card in board.hand:
        for taken in {*board.pile, card}:
            yield Counter({f"card:{card}": 1, f"fetch:{taken}": 1})


def _removals(board: Board) -> Iterator[Counter[str]]:
    yield from _each("building", [*board.ends, "none"])


def _taxes(board: Board) -> Iterator[Counter[str]]:
    for name, count in board.goods[board.subject].items():
        if count and name != "pesos":
            thing = "worker:one" if name == "workers" else f"material:{name}"
            yield Counter({f"seat:{board.subject}": 1, thing: 1})


def _robberies(board: Board) -> Iterator[Counter[str]]:
    yield from _each("seat", board.victims(pesos=True))


def _burglaries(board: Board) -> Iterator[Counter[str]]:
    begun = board.step == "loot"
    for victim in [board.subject] if begun else board.victims(pesos=False):
        if board.options.get("stolen_brick") == "random":
            yield Counter({f"seat:{victim}": 1})
            continue
        picked = board.picked if begun else ()
        for haul in board.hauls(victim):
            if haul[: len(picked)] == picked:
                short = len(haul) < board.loot_from(victim, pesos=False)
                yield Counter([f"seat:{victim}", *(f"material:{m}" for m in haul), *["take:enough"] * short])


def _market(board: Board) -> Iterator[Counter[str]]:
    yield from _each("material", [name for name in board.materials if board.bag[name]])
    yield Counter({"bag:random": 1})


def _halves(board: Board) -> Iterator[Counter[str]]:
    for share in board.shares():
        if share[: len(board.picked)] == board.picked:
            yield Counter(f"material:{name}" for name in share)


def _purchases(board: Board) -> Iterator[Counter[str]]:
    for building in board.ends:
        if board.buildable(building):
            for payment in board.payments(building):
                yield board.paid(building, payment)
    yield Counter({"turn:end": 1})


def _payments(board: Board) -> Iterator[Counter[str]]:
    building = board.site(board.subject)
    assert building is not None
    for payment in board.payments(building):
        if board.goes_on(payment):
            yield board.paid(building, payment)


def _layings(board: Board) -> Iterator[Counter[str]]:
    for card, covered in product(board.laid or board.hand, board.open[board.seat]):
        yield Counter({f"card:{card}": 1, f"cover:{covered}": 1})


def _orders(board: Board) -> Iterator[Counter[str]]:
    yield from _each("first", board.open[board.seat])


CHOICES: dict[str, Callable[[Board], Iterator[Counter[str]]]] = {
    "choose": _first_two,
    "exchange": _exchanges,
    "place": _exchanges,
    "order": _orders,
    "fetch": _fetches,
    "discard": _swaps,
    "take": _fetches,
    "remove": _removals,
    "tax": _taxes,
    "rob": _robberies,
    "burgle": _burglaries,
    "loot": _burglaries,
    "market": _market,
    "share": _halves,
    "build": _purchases,
    "payment": _payments,
    "lay": _layings,
}


def allows_targets(state: Any, seat: int, targets: Sequence[str]) -> bool:
    """Whether the rules allow some choice that touches all these targets."""
    board, asked = Board(state, seat), Counter(targets)
    return any(asked <= choice for choice in CHOICES[board.step](board))


# Single actions


def allows_action(state: Any, seat: int, action: int) -> bool:
    """Whether the rules allow a seat that owes a decision this action."""
    board = Board(state, seat)
    if action < a.COVER:
        return _card(board, board.cards[action])
    if action < a.MATERIAL:
        return board.step == "lay" and bool(board.laid)
    if action < a.WORKER:
        return _material(board, board.materials[action - a.MATERIAL])
    if action == a.WORKER:
        return board.step == "tax" and board.goods[board.subject]["workers"] > 0
    if action == a.UNSEEN:
        return board.step == "market"
    if action < a.SITE:
        return board.step in ("rob", "burgle") and action - a.SEAT in board.victims(board.step == "rob")
    if action < a.INSTEAD:
        return _end(board, action - a.SITE)
    if action < a.NONE:
        return board.step == "payment" and (action == a.PAY or _replacement(board, action - a.INSTEAD))
    if action == a.NONE:
        return _none(board)
    building = action - a.BUILDING
    return board.step == "exchange" and building in board.heap and board.game.deck[building].points <= LOW


def _card(board: Board, name: str) -> bool:
    if board.step == "order":
        return name in board.open[board.seat]
    if board.step in ("fetch", "take"):
        return name in board.pile
    if board.step == "choose":
        if board.laid:
            return board.cards.index(name) > board.cards.index(board.laid[0])
        return name != LAST_CARD[board.name]
    if board.step == "lay":
        return not board.laid and name in board.hand
    return board.step == "discard" and name in board.hand


def _material(board: Board, name: str) -> bool:
    if board.step in ("loot", "share"):
        ways = board.hauls(board.subject) if board.step == "loot" else board.shares()
        picked = board.picked
        begun = [way for way in ways if way[: len(picked)] == picked and len(way) > len(picked)]
        return any(way[len(picked)] == name for way in begun)
    if board.step == "tax":
        return board.goods[board.subject][name] > 0
    return board.step == "market" and board.bag[name] > 0


def _end(board: Board, k: int) -> bool:
    building = board.site(k)
    if building is None:
        return False
    if board.step == "build":
        return board.buildable(building) and bool(board.payments(building))
    return board.step in ("remove", "place")


def _replacement(board: Board, kind: int) -> bool:
    building = board.site(board.subject)
    assert building is not None
    more = tuple(count + (i == kind) for i, count in enumerate(board.counts))
    return kind >= board.least and more in board.payments(building)


def _none(board: Board) -> bool:
    if board.step == "loot":
        return bool(board.picked) and board.picked in set(board.hauls(board.subject))
    return board.step in ("fetch", "remove", "build")
