"""Answers to *why not?*: the rules told a second time, in whole choices, apart from `legal_actions`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import words
from caribe.games.havana.position import names_in, open_cards, rows_of

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.rules import HavanaState

IN_TURN = range(a.ORDER, a.PAYMENT + 1)


@dataclass(frozen=True, slots=True)
class Payment:
    """One way to pay for a building: what is replaced of each colour, and how many workers are."""

    replaced: tuple[int, ...]


class Board:
    """The table as the rulebook describes it to one player."""

    def __init__(self, state: HavanaState, seat: int) -> None:
        self.game: Havana = state.rules
        self.seat = seat
        self.step = state.step
        self.materials = self.game.edition.materials
        cards = state.cards[seat * a.SPREAD : (seat + 1) * a.SPREAD]
        self.hand = names_in(self.game, cards[a.HAND])
        self.pile = names_in(self.game, cards[a.PILE])
        self.laid = names_in(self.game, cards[a.LAID])
        self.open = [open_cards(state, other) for other in range(self.game.players)]
        self.rows = rows_of(state)
        self.heap = [*state.pile, *([state.top] if state.top >= 0 else [])]
        self.order, self.place = state.order, state.place
        self.stocks = [self._row(state, other * a.WIDTH) for other in range(self.game.players)]
        self.centre = self._row(state, self.game.centre)
        self.bag = self._row(state, self.game.bag)
        self.subject, self.least = state.subject, state.least
        self.counts = [state.tally >> 4 * m & 15 for m in range(a.KINDS)]

    def _row(self, state: HavanaState, base: int) -> dict[str, int]:
        names = (*self.materials, "peso", "worker")
        return {name: state.goods[base + k] for k, name in enumerate(names)}

    @property
    def ends(self) -> list[int]:
        """The buildings at the ends of the rows; the last of a row stands alone (HAV-3.20, HAV-3.33)."""
        return [row[i] for row in self.rows for i in ((0, -1) if len(row) > 1 else (0,) * len(row))]

    @property
    def picked(self) -> tuple[str, ...]:
        """The materials picked so far, in the order of the kinds."""
        return tuple(name for name, count in zip(self.materials, self.counts, strict=True) for _ in range(count))

    def shows(self, seat: int, effect: int) -> bool:
        """Whether the card with this effect lies open before a seat."""
        return effect in self.game.edition.effects and self.game.edition.card_of(effect) in self.open[seat]

    # Thieves and taxes

    def victims(self, pesos: bool) -> list[int]:
        """Whom the thief may visit."""
        others = [other for other in self.order if other != self.seat]
        later = self.order[self.place + 1 :]
        free = [other for other in others if not self.shows(other, a.SHIELD)]
        able = [other for other in free if other in later]
        if not later and self.game.last_robs_any:
            able = free
        if later and not able and self.game.protected_robs_any:
            able = free
        if self.game.must_gain:
            able = [other for other in able if self.loot_from(other, pesos)] or able
        return sorted(able)

    def loot_from(self, victim: int, pesos: bool) -> int:
        """What a theft from this player would yield."""
        stock = self.stocks[victim]
        if pesos:
            return self.game.stolen(stock["peso"])
        return min(self.wanted(victim), sum(stock[name] for name in self.materials))

    def wanted(self, victim: int) -> int:
        """One material, or two of a player with four coloured ones."""
        return 2 if sum(self.stocks[victim][name] for name in self.materials[: a.GREY]) >= 4 else 1

    def hauls(self, victim: int) -> Iterator[tuple[str, ...]]:
        """Every set of materials the thief may take."""
        most = self.loot_from(victim, pesos=False)
        least = 1 if self.game.up_to_two and most else most
        for size in range(least, most + 1):
            yield from _subsets(self.stocks[victim], self.materials, size)

    def shares(self) -> Iterator[tuple[str, ...]]:
        """Every half of the coloured materials in the centre."""
        colours = self.materials[: a.GREY]
        coloured = sum(self.centre[name] for name in colours)
        yield from _subsets(self.centre, colours, (coloured + 1) // 2)

    # Buildings

    def payments(self, building: int) -> list[Payment]:
        """Every way to pay for a building (HAV-3.27); the architect is no part of it."""
        cost, own = self.game.deck[building].cost, self.stocks[self.seat]
        demands = [*cost[: a.GREY], cost[a.HANDS]]
        owned = [*(own[name] for name in self.materials[: a.GREY]), own["worker"]]
        ways = [range(max(0, need - have), need + 1) for need, have in zip(demands, owned, strict=True)]
        grey, pesos = own[self.materials[a.GREY]] - cost[a.GREY], own["peso"] - cost[a.PESOS]
        return [Payment(plan) for plan in product(*ways) if 5 * sum(plan[:4]) <= grey and 5 * plan[4] <= pesos]

    def paid(self, building: int, payment: Payment) -> Counter[str]:
        """What a payment touches."""
        names, cost = self.materials, self.game.deck[building].cost
        found = Counter({f"building:{building}": 1})
        for name, need, instead in zip(names[: a.GREY], cost, payment.replaced, strict=False):
            found[f"pay:{name}"] += need - instead
            found[f"pay:{names[a.GREY]}*5"] += instead
        found[f"pay:{names[a.GREY]}"] += cost[a.GREY]
        found["pay:peso"] += cost[a.PESOS]
        found["pay:peso*5"] += payment.replaced[4]
        found["pay:worker"] += cost[a.HANDS] - payment.replaced[4]
        return +found

    def buildable(self, building: int) -> bool:
        """Whether the architect is there if he is needed."""
        return not self.game.deck[building].architect or self.shows(self.seat, a.ARCHITECT)

    def payment_goes_on(self, payment: Payment) -> bool:
        """Whether a payment continues the one that was begun: replacements ascend."""
        parts = enumerate(zip(payment.replaced, self.counts, strict=True))
        return all(now == then if kind < self.least else now >= then for kind, (now, then) in parts)

    # All choices

    def choices(self) -> Iterator[Counter[str]]:
        """What each choice at this step touches."""
        yield from CHOICES[self.step](self)


def _subsets(stock: dict[str, int], names: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    for picks in combinations_with_replacement(names, size):
        if all(count <= stock[name] for name, count in Counter(picks).items()):
            yield picks


def _each(kind: str, names: Sequence[object]) -> Iterator[Counter[str]]:
    return (Counter({f"{kind}:{name}": 1}) for name in names)


def _first_two(board: Board) -> Iterator[Counter[str]]:
    every = sorted(board.hand + board.laid, key=board.game.card_names.index)
    for pair in combinations(every, 2):
        if not board.laid or pair[0] == board.laid[0]:
            yield Counter(f"card:{name}" for name in pair)


def _exchanges(board: Board) -> Iterator[Counter[str]]:
    low = [number for number in board.heap if board.game.points[number] <= a.LOWEST]
    for building in low if board.step == a.EXCHANGE else [board.subject]:
        for end in board.ends:
            yield Counter({f"building:{building}": 1, f"building:{end}": 1})


def _fetches(board: Board) -> Iterator[Counter[str]]:
    yield from _each("fetch", [*board.pile, "none"] if board.step == a.FETCH else board.pile)


def _swaps(board: Board) -> Iterator[Counter[str]]:
    for card in board.hand:
        for taken in {*board.pile, card}:
            yield Counter({f"card:{card}": 1, f"fetch:{taken}": 1})


def _removals(board: Board) -> Iterator[Counter[str]]:
    yield from _each("building", [*board.ends, "none"])


def _taxes(board: Board) -> Iterator[Counter[str]]:
    for name, count in board.stocks[board.subject].items():
        if count and name != "peso":
            thing = "worker:one" if name == "worker" else f"material:{name}"
            yield Counter({f"seat:{board.subject}": 1, thing: 1})


def _robberies(board: Board) -> Iterator[Counter[str]]:
    yield from _each("seat", board.victims(pesos=True))


def _burglaries(board: Board) -> Iterator[Counter[str]]:
    begun = board.step == a.LOOT
    for victim in [board.subject] if begun else board.victims(pesos=False):
        if board.game.random_loot:
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
    building = _site(board, board.subject)
    for payment in board.payments(building) if building is not None else []:
        if board.payment_goes_on(payment):
            yield board.paid(building or 0, payment)


def _layings(board: Board) -> Iterator[Counter[str]]:
    for card, covered in product(board.laid or board.hand, board.open[board.seat]):
        yield Counter({f"card:{card}": 1, f"cover:{covered}": 1})


def _orders(board: Board) -> Iterator[Counter[str]]:
    yield from _each("first", board.open[board.seat])


CHOICES: dict[int, Callable[[Board], Iterator[Counter[str]]]] = {
    a.CHOOSE: _first_two,
    a.EXCHANGE: _exchanges,
    a.PLACE: _exchanges,
    a.ORDER: _orders,
    a.FETCH: _fetches,
    a.DISCARD: _swaps,
    a.TAKE: _fetches,
    a.REMOVE: _removals,
    a.TAX: _taxes,
    a.ROB: _robberies,
    a.BURGLE: _burglaries,
    a.LOOT: _burglaries,
    a.MARKET: _market,
    a.SHARE: _halves,
    a.BUILD: _purchases,
    a.PAYMENT: _payments,
    a.LAY: _layings,
}
TOPICS = {  # the rule each step rests on
    a.CHOOSE: "choose",
    a.EXCHANGE: "exchange",
    a.PLACE: "exchange",
    a.ORDER: "order",
    a.FETCH: "renewal",
    a.DISCARD: "swap",
    a.TAKE: "swap",
    a.REMOVE: "removal",
    a.TAX: "tax",
    a.ROB: "rob",
    a.BURGLE: "burgle",
    a.LOOT: "burgle",
    a.MARKET: "market",
    a.SHARE: "share_choice",
    a.BUILD: "cost",
    a.PAYMENT: "payment",
    a.LAY: "lay",
}


def refused(state: HavanaState, seat: int, targets: Sequence[str]) -> Reason | None:
    """Why no choice contains all these targets; None when one does."""
    board = Board(state, seat)
    asked = Counter(targets)
    for target in targets:
        if not _exists(board, target):
            return Reason(Message("core-why-no-such-target", {"target": target}))
    alone: set[str] = set()
    for choice in board.choices():
        if asked <= choice:
            return None
        alone.update(choice)
    for target in targets:
        if target not in alone:
            return _one_refused(board, target)
    return _together_refused(board, asked)


def _exists(board: Board, target: str) -> bool:
    kind, _, name = target.partition(":")
    grey = board.materials[a.GREY]
    known: dict[str, Sequence[str]] = {
        "card": board.game.card_names,
        "cover": board.game.card_names,
        "first": board.game.card_names,
        "fetch": [*board.game.card_names, "none"],
        "building": [*map(str, range(a.BUILDINGS)), "none"],
        "pay": [*board.materials, "peso", "worker", f"{grey}*5", "peso*5"],
        "seat": [str(seat) for seat in range(board.game.players)],
        "material": board.materials,
        "worker": ["one"],
        "bag": ["random"],
        "take": ["enough"],
        "turn": ["end"],
    }
    return name in known.get(kind, ())


def _no(board: Board, why: str, topic: str, **args: str | int | Message) -> Reason:
    return Reason(Message(f"havana-why-{why}", args), board.game.edition.rules[topic])


def _not_now(board: Board) -> Reason:
    return _no(board, "not-now", TOPICS[board.step], awaited=Message(f"havana-awaited-{a.STEPS[board.step]}"))


# Why one thing cannot be part of any choice


def _one_refused(board: Board, target: str) -> Reason:
    kind, _, name = target.partition(":")
    return REFUSALS[kind](board, name)


def _card_refused(board: Board, name: str) -> Reason:
    if board.step not in (a.CHOOSE, a.DISCARD, a.LAY):
        return _not_now(board)
    topic = TOPICS[board.step]
    card = words.card(board.game, name)
    if name in board.open[board.seat]:
        return _no(board, "card-open", topic, card=card)
    if name in board.pile:
        return _no(board, "card-discarded", topic, card=card)
    if board.laid and name not in board.laid:
        laid = words.card(board.game, board.laid[0])
        return _no(board, "higher" if board.step == a.CHOOSE else "laid-already", topic, card=laid)
    return _not_now(board)


def _cover_refused(board: Board, name: str) -> Reason:
    if board.step != a.LAY:
        return _not_now(board)
    return _no(board, "not-open", "lay", card=words.card(board.game, name))


def _first_refused(board: Board, name: str) -> Reason:
    if board.step != a.ORDER:
        return _not_now(board)
    return _no(board, "not-open", "order", card=words.card(board.game, name))


def _fetch_refused(board: Board, name: str) -> Reason:
    if board.step not in (a.FETCH, a.DISCARD, a.TAKE):
        return _not_now(board)
    if name == "none":
        return _no(board, "swap-must", "swap")
    if name in board.open[board.seat]:
        return _no(board, "fetch-open", "renewal_pile", card=words.card(board.game, name))
    return _no(board, "not-in-pile", TOPICS[board.step], card=words.card(board.game, name))


def _building_refused(board: Board, name: str) -> Reason:
    if name == "none":
        return _not_now(board)
    number = int(name)
    building = words.building(board.game, number)
    if board.step in (a.CHOOSE, a.LAY):
        return _no(board, "own-turn", "own_turn")
    if board.step not in (a.EXCHANGE, a.PLACE, a.REMOVE, a.BUILD, a.PAYMENT):
        return _no(board, "after-actions", "after_actions")
    if board.step in (a.EXCHANGE, a.PLACE):
        if number in board.heap and board.step == a.EXCHANGE:
            return _no(board, "not-low", "exchange", building=building)
        return _no(board, "not-an-end", "exchange", building=building)
    if number not in board.ends:
        inner = any(number in row for row in board.rows)
        return _no(board, "not-an-end" if inner else "not-on-offer", "ends", building=building)
    if board.step == a.PAYMENT:
        return _no(board, "one-building", "ends")
    if not board.buildable(number):
        return _no(board, "no-architect", "architect", building=building)
    return _no(board, "cannot-pay", "payment", building=building, things=missing(board, number))


def missing(board: Board, building: int) -> Message:
    """What a player lacks to pay for a building, with all that five can stand for one taken into account."""
    cost, own = board.game.deck[building].cost, board.stocks[board.seat]
    names = board.materials
    lacking = {name: need - own[name] for name, need in zip(names[: a.GREY], cost, strict=False) if need > own[name]}
    grey = names[a.GREY]
    short = cost[a.GREY] + 5 * sum(lacking.values()) - own[grey]
    parts = []
    if short > 0:
        parts += [words.amount(board.game, name, count) for name, count in lacking.items()]
        if own[grey] < cost[a.GREY]:
            parts.append(words.amount(board.game, grey, cost[a.GREY] - own[grey]))
    workers = max(0, cost[a.HANDS] - own["worker"])
    if cost[a.PESOS] + 5 * workers > own["peso"]:
        parts += [words.amount(board.game, "worker", workers)] if workers else []
        if own["peso"] < cost[a.PESOS]:
            parts.append(words.amount(board.game, "peso", cost[a.PESOS] - own["peso"]))
    return words.listed(parts)


def _pay_refused(board: Board, name: str) -> Reason:
    if board.step not in (a.BUILD, a.PAYMENT):
        return _not_now(board)
    if name == "peso*5" or name.endswith("*5"):
        return _no(board, "no-exchange", "instead")
    return _no(board, "pays-nothing", "payment")


def _seat_refused(board: Board, name: str) -> Reason:
    other = int(name)
    if board.step not in (a.TAX, a.ROB, a.BURGLE, a.LOOT):
        return _not_now(board)
    if other == board.seat:
        return _no(board, "yourself", "rob")
    if board.step in (a.TAX, a.LOOT):
        return _no(board, "other-asked", TOPICS[board.step], other=board.subject)
    if board.shows(other, a.SHIELD):
        return _no(board, "protected", "shield", other=other)
    if other not in board.order[board.place + 1 :]:
        return _no(board, "earlier", "later", other=other)
    return _no(board, "gains-nothing", "gain", other=other)


def _material_refused(board: Board, name: str) -> Reason:
    material = words.material(board.game, name)
    if board.step == a.TAX or board.step == a.LOOT:
        if board.stocks[board.subject][name]:
            return _no(board, "order-of-picks", "burgle")
        return _no(board, "victim-lacks", "burgle_owns", other=board.subject, material=material)
    if board.step == a.BURGLE:
        if board.game.random_loot:
            return _no(board, "loot-is-random", "burgle")
        return _no(board, "nobody-has", "burgle_owns", material=material)
    if board.step == a.MARKET:
        return _no(board, "bag-lacks", "market_bag", material=material)
    if board.step == a.SHARE:
        if name == board.materials[a.GREY]:
            return _no(board, "grey-by-itself", "share", material=material)
        if board.centre[name]:
            return _no(board, "order-of-picks", "share_choice")
        return _no(board, "centre-lacks", "share_choice", material=material)
    return _not_now(board)


def _worker_refused(board: Board, name: str) -> Reason:
    if board.step != a.TAX:
        return _not_now(board)
    return _no(board, "no-worker", "tax_owns", other=board.subject)


def _enough_refused(board: Board, name: str) -> Reason:
    if board.step in (a.BURGLE, a.LOOT):
        return _no(board, "not-enough", "two")
    return _not_now(board)


def _end_refused(board: Board, name: str) -> Reason:
    if board.step in IN_TURN and board.step != a.PAYMENT:
        awaited = Message(f"havana-awaited-{a.STEPS[board.step]}")
        return _no(board, "must-carry-out", "mandatory", awaited=awaited)
    return _not_now(board)


REFUSALS: dict[str, Callable[[Board, str], Reason]] = {
    "card": _card_refused,
    "cover": _cover_refused,
    "first": _first_refused,
    "fetch": _fetch_refused,
    "building": _building_refused,
    "pay": _pay_refused,
    "seat": _seat_refused,
    "material": _material_refused,
    "worker": _worker_refused,
    "bag": lambda board, _: _not_now(board),
    "take": _enough_refused,
    "turn": _end_refused,
}


def _together_refused(board: Board, asked: Counter[str]) -> Reason:
    """Each of these can be chosen, but not all in one choice."""
    kinds = Counter(target.partition(":")[0] for target in asked.elements())
    if kinds["building"] > 1 and board.step in (a.BUILD, a.PAYMENT):
        return _no(board, "one-building", "ends")
    if kinds["building"] > 1 and board.step == a.REMOVE:
        return _no(board, "one-removal", "removal_limit")
    if kinds["turn"]:
        return _no(board, "end-alone", "voluntary")
    if kinds["pay"]:
        return _no(board, "other-payment", "payment")
    if kinds["seat"] > 1:
        return _no(board, "one-victim", TOPICS[board.step])
    if kinds["material"]:
        return _no(board, "too-many-materials", "two" if board.step in (a.BURGLE, a.LOOT) else TOPICS[board.step])
    return _no(board, "not-together", TOPICS[board.step], awaited=Message(f"havana-awaited-{a.STEPS[board.step]}"))


# Single actions


def _site(board: Board, k: int) -> int | None:
    """The building at an end, told by its place: left and right of the first row, then of the second."""
    row = board.rows[k // 2]
    if k % 2 == 0:
        return row[0] if row else None
    return row[-1] if len(row) > 1 else None


def action_refused(state: HavanaState, seat: int, action: int) -> Reason | None:
    """Why this seat cannot take this action of the space; None when it can."""
    board = Board(state, seat)
    if action < a.COVER:
        return _card_action(board, board.game.card_names[action])
    if action < a.MATERIAL:
        if board.step != a.LAY:
            return _not_now(board)
        return None if board.laid else _no(board, "card-first", "lay")
    if action < a.WORKER:
        return _material_action(board, board.materials[action - a.MATERIAL])
    if action == a.WORKER:
        owned = board.step == a.TAX and board.stocks[board.subject]["worker"]
        return None if owned else _worker_refused(board, "one")
    if action == a.UNSEEN:
        return None if board.step == a.MARKET else _not_now(board)
    if action < a.SITE:
        return _seat_action(board, action - a.SEAT)
    if action < a.INSTEAD:
        return _site_action(board, action - a.SITE)
    if action < a.NONE:
        return _payment_action(board, action)
    if action == a.NONE:
        return _none_action(board)
    building = action - a.BUILDING
    if board.step != a.EXCHANGE:
        return _not_now(board)
    listed = building in board.heap and board.game.points[building] <= a.LOWEST
    return None if listed else _building_refused(board, str(building))


def _card_action(board: Board, name: str) -> Reason | None:
    if board.step == a.ORDER:
        return None if name in board.open[board.seat] else _first_refused(board, name)
    if board.step in (a.FETCH, a.TAKE):
        return None if name in board.pile else _fetch_refused(board, name)
    if board.step == a.CHOOSE and not board.laid and name == board.game.card_names[-1]:
        return _no(board, "lower-first", "choose")
    if board.step == a.CHOOSE and board.laid:
        order = board.game.card_names
        if order.index(name) <= order.index(board.laid[0]):
            return _no(board, "higher", "choose", card=words.card(board.game, board.laid[0]))
        return None
    if board.step == a.LAY and board.laid:
        return _no(board, "laid-already", "lay", card=words.card(board.game, board.laid[0]))
    if board.step in (a.CHOOSE, a.DISCARD, a.LAY) and name in board.hand:
        return None
    return _card_refused(board, name)


def _material_action(board: Board, name: str) -> Reason | None:
    if board.step in (a.LOOT, a.SHARE):
        ways = board.hauls(board.subject) if board.step == a.LOOT else board.shares()
        picked = board.picked
        begun = [way for way in ways if way[: len(picked)] == picked and len(way) > len(picked)]
        return None if any(way[len(picked)] == name for way in begun) else _pick_refused(board, name)
    if board.step == a.TAX and board.stocks[board.subject][name]:
        return None
    if board.step == a.MARKET and board.bag[name]:
        return None
    return _not_now(board) if board.step == a.BURGLE else _material_refused(board, name)


def _pick_refused(board: Board, name: str) -> Reason:
    source = board.stocks[board.subject] if board.step == a.LOOT else board.centre
    grey = board.step == a.SHARE and name == board.materials[a.GREY]
    if source[name] and not grey:
        return _no(board, "order-of-picks", TOPICS[board.step])
    return _material_refused(board, name)


def _seat_action(board: Board, other: int) -> Reason | None:
    if board.step not in (a.ROB, a.BURGLE):
        return _not_now(board)
    if other >= board.game.players:
        return _no(board, "no-seat", TOPICS[board.step], count=board.game.players)
    return None if other in board.victims(board.step == a.ROB) else _seat_refused(board, str(other))


def _site_action(board: Board, k: int) -> Reason | None:
    if board.step == a.PAYMENT or board.step not in (a.BUILD, a.REMOVE, a.PLACE):
        return _not_now(board)
    building = _site(board, k)
    if building is None:
        return _no(board, "no-end", "ends")
    if board.step != a.BUILD or (board.buildable(building) and board.payments(building)):
        return None
    return _building_refused(board, str(building))


def _payment_action(board: Board, action: int) -> Reason | None:
    if board.step != a.PAYMENT:
        return _not_now(board)
    if action == a.PAY:
        return None
    kind = action - a.INSTEAD
    more = tuple(count + (i == kind) for i, count in enumerate(board.counts))
    building = _site(board, board.subject)
    if kind < board.least:
        return _no(board, "order-of-picks", "payment")
    able = building is not None and Payment(more) in board.payments(building)
    return None if able else _no(board, "no-exchange", "instead")


def _none_action(board: Board) -> Reason | None:
    if board.step in (a.FETCH, a.REMOVE, a.BUILD):
        return None
    if board.step == a.LOOT:
        enough = board.picked and board.picked in set(board.hauls(board.subject))
        return None if enough else _no(board, "not-enough", "two")
    return _end_refused(board, "end")
