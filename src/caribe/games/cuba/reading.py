"""Positions of Cuba read from plain data, with every fault named.

What is left out is filled in where the rest tells it: the supply, the buildings on display, the stack of ships, the
statutes not yet seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caribe.core.faults import BadPosition
from caribe.core.form import PositionReader
from caribe.games.cuba import actions as a
from caribe.games.cuba.board import CONVERTERS, OFFICES, SHOPS
from caribe.games.cuba.names import (
    BUILDINGS,
    CARDS,
    COPIES,
    ENDING,
    MARKERS,
    PRODUCTS,
    RESOURCES,
    SOURCES,
    STAGES,
    TOTALS,
    WARES,
)
from caribe.games.cuba.position import DOING, bits, named

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

ENTRIES = (
    "game",
    "version",
    "stage",
    "player",
    "round",
    "turn",
    "start",
    "generator",
    "seats",
    "market",
    "supply",
    "docks",
    "sea",
    "cargo",
    "stack",
    "bottom",
    "unseen",
    "proposals",
    "laws",
    "enacted",
    "markers",
    "town_hall",
    "veto",
    "barred",
    "church",
    "first_bids",
    "ballot",
    "voting",
    "paid",
    "doing",
    "ending",
)
SEAT = ("own", "store", "money", "points", "buildings", "figure", "hand", "last", "bid")
MOST = {"step": 99, "left": 5, "low": 8, "crops": 8**5 - 1, "way": 1023, "turns": 1023, "todo": 4095}
COUNTED = {"materials": 2, "crops": 2, "harvest": 2, "give": 2, "laws": 2, "dues": 5}
IN_USE = {
    "count": tuple(CONVERTERS),
    "give": tuple(SHOPS),
    "dock": tuple(OFFICES),
    "ware": tuple(OFFICES),
    "units": ("large_office",),
    "swap_in": ("black_market",),
    "swap_out": ("black_market",),
    "veto": ("church",),
    "call": ("lighthouse",),
}
STAGE_OF_CARD = {"worker": (3, 5), "trader": (6, 6), "architect": (7, 8), "foreman": (9, 19), "mayor": (20, 21)}
MONEY = 9999


def read(game: Cuba, document: object) -> tuple[Any, ...]:
    """The constructor's arguments behind the game; refuses with `BadPosition`, every fault named by its path."""
    reader = Reader(game, document)
    fields = reader.fields()
    if reader.faults:
        raise BadPosition(reader.faults)
    return fields


class Reader(PositionReader):
    """Reads one document and collects its faults."""

    def __init__(self, game: Cuba, document: object) -> None:
        super().__init__(document)
        self.game = game

    def _told(self, path: str) -> bool:
        """Whether there is a fault at this place already."""
        return any(fault.path == path for fault in self.faults)

    # Small parts

    def number(self, path: str, value: object, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(path, "core-fault-type", expected=f"{low}-{high}", got=str(value))
        return low

    def whole(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number of the document."""
        return self.number(name, self.document.get(name, default), low, high)

    def word(self, path: str, value: object, names: Sequence[str]) -> int:
        """One of these names, as its number."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.fault(path, "core-fault-type", expected=", ".join(names), got=str(value))
        return 0

    def listing(self, path: str, value: object, length: int | None = None) -> list[object]:
        """A list, of this length if one is told."""
        if isinstance(value, list) and (length is None or len(value) == length):
            return value
        got = str(len(value)) if isinstance(value, list) else str(value)
        if length is None:
            self.fault(path, "core-fault-type", expected="a list", got=got)
        else:
            self.fault(path, "cuba-fault-length", expected=length, got=got)
        return []

    def table(self, path: str, value: object, names: Sequence[str], most: int = 999) -> list[int]:
        """Counts by name; what is left out is 0."""
        if not isinstance(value, Mapping):
            self.fault(path, "core-fault-type", expected=", ".join(names), got=str(value))
            return [0] * len(names)
        for name in value:
            if name not in names:
                self.fault(f"{path}.{name}", "core-fault-unknown", expected=", ".join(names))
        return [self.number(f"{path}.{name}", value.get(name, 0), 0, most) for name in names]

    def mask(self, path: str, value: object, size: int) -> int:
        """A list of different numbers below a size, as bits."""
        found = [self.number(f"{path}[{i}]", part, 0, size - 1) for i, part in enumerate(self.listing(path, value))]
        if len(set(found)) < len(found):
            self.fault(path, "cuba-fault-twice")
        return sum(1 << part for part in set(found))

    def seat(self, name: str) -> int:
        """A seat, or -1 for none."""
        return self.whole(name, -1, self.game.players - 1, -1)

    # The whole

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        if self.faults:
            return ()
        game, doc = self.game, self.document
        for name in doc:
            if name not in ENTRIES:
                self.fault(str(name), "core-fault-unknown", expected=", ".join(ENTRIES))
        for name, expected in (("game", game.name), ("version", game.version)):
            if doc.get(name, expected) != expected:
                self.fault(name, "core-fault-type", expected=expected, got=str(doc[name]))
        self.stage = self.word("stage", doc.get("stage", "play"), STAGES)
        self.start = self.whole("start", 0, game.players - 1, 0)
        self.round = self.whole("round", 0, a.ROUNDS, 0 if self.stage < a.PLAY else 1)
        self.turn = self.whole("turn", 0, 4 * game.players, 4 * game.players if self.stage > a.LOAD else 0)
        player = (self.start + self.turn) % game.players
        self.player = self.whole("player", -1, game.players - 1, -1 if self.stage == a.OVER else player)
        rng = self.whole("generator", 0, 2**48 - 1, 0)
        self._seats()
        market = self.table("market", doc.get("market", named(WARES, self._full_start())), WARES)
        for ware, name in enumerate(WARES):
            if market[ware] > game.rows[ware]:
                self.number(f"market.{name}", market[ware], 0, game.rows[ware])
        self._harbour()
        supply = self._supply(market)
        self._statutes()
        enacted = self.mask("enacted", doc.get("enacted", []), 4)
        markers = sum(
            1 << self.word(f"markers[{i}]", name, MARKERS)
            for i, name in enumerate(self.listing("markers", doc.get("markers", [])))
        )
        town, church = self.seat("town_hall"), self.seat("church")
        veto, ban = self.whole("veto", -1, 3, -1), self.whole("barred", -1, 3, -1)
        first = self._first()
        ballot = self.whole("ballot", 0, 2, 1 if self.stage == a.BID else 0)
        everybody = list(range(game.players)) if self.stage == a.BID else []
        voting = self.mask("voting", doc.get("voting", everybody), game.players)
        paid = self.mask("paid", doc.get("paid", []), game.players)
        scratch = self._doing()
        outcome = self._ending()
        self._flow(voting, scratch)
        fields = (
            self.player, rng, [], self.stage, self.round, self.turn, self.start, self.own, self.store,
            self.money, self.points, self.land, self.figure, self.hand, self.last, market, supply, self.stock,
            self.docks, self.cargo, self.pile, self.bottom, self.unseen, self.proposals, self.laws, enacted,
            markers, town, veto, ban, church, self.bids, first, ballot, voting, paid, *scratch, outcome,
        )  # fmt: skip
        if ballot == 2 and len(first) != game.players:
            self.fault("first_bids", "cuba-fault-length", expected=game.players, got=len(first))
        return fields

    def _full_start(self) -> list[int]:
        products, goods = self.game.box.start
        return [products] * 3 + [goods] * 2

    def _seats(self) -> None:
        game = self.game
        self.own: list[int] = []
        self.store: list[int] = []
        self.money: list[int] = []
        self.points: list[int] = []
        self.land: list[int] = []
        self.figure: list[int] = []
        self.hand: list[int] = []
        self.last: list[int] = []
        self.bids: list[int] = []
        built: Counter[int] = Counter()
        for seat, given in enumerate(self.listing("seats", self.document.get("seats"), game.players)):
            path = f"seats[{seat}]"
            if not isinstance(given, Mapping):
                self.fault(path, "core-fault-type", expected=", ".join(SEAT), got=str(given))
                given = {}
            self._seat(path, seat, given, built)
        self.stock = [copies - built[kind] for kind, copies in enumerate(COPIES)]
        for kind, left in enumerate(self.stock):
            if left < 0:
                args = {"expected": COPIES[kind], "got": built[kind]}
                self.fault(f"buildings.{BUILDINGS[kind]}", "cuba-fault-buildings", **args)

    def _seat(self, path: str, seat: int, given: Mapping[str, Any], built: Counter[int]) -> None:
        for name in given:
            if name not in SEAT:
                self.fault(f"{path}.{name}", "core-fault-unknown", expected=", ".join(SEAT))
        own = self.table(f"{path}.own", given.get("own", {}), RESOURCES)
        store = self.table(f"{path}.store", given.get("store", {}), PRODUCTS)
        for i, name in enumerate(PRODUCTS):
            if store[i] > own[3 + i]:
                self.number(f"{path}.store.{name}", store[i], 0, own[3 + i])
        fields = self.game.plantation(seat)
        land = [a.LOT + a.WAREHOUSE if field == 6 else field for field in fields]
        buildings = given.get("buildings", {})
        if not isinstance(buildings, Mapping):
            self.fault(f"{path}.buildings", "core-fault-type", expected="an object", got=str(buildings))
            buildings = {}
        for cell, name in buildings.items():
            place = f"{path}.buildings.{cell}"
            if str(cell) not in map(str, range(12)) or land[int(cell)] >= a.LOT:
                self.fault(place, "cuba-fault-cell")
                continue
            kind = self.word(place, name, BUILDINGS)
            land[int(cell)] = a.LOT + kind
            built[kind] += 1
        self.own += own
        self.store += store
        self.land += land
        self.money.append(self.number(f"{path}.money", given.get("money", 10), 0, MONEY))
        self.points += self.table(f"{path}.points", given.get("points", {}), SOURCES, 9999)
        self.figure.append(self.number(f"{path}.figure", given.get("figure", fields.index(6)), 0, 11))
        cards = self.listing(f"{path}.hand", given.get("hand", list(CARDS)))
        numbers = [self.word(f"{path}.hand[{i}]", card, CARDS) for i, card in enumerate(cards)]
        if len(set(numbers)) < len(numbers):
            self.fault(f"{path}.hand", "cuba-fault-twice")
        self.hand.append(sum(1 << card for card in set(numbers)))
        last = given.get("last")
        self.last.append(-1 if last is None else self.word(f"{path}.last", last, CARDS))
        self.bids.append(self.number(f"{path}.bid", given.get("bid", -1), -1, a.MOST_BID))

    def _ship(self, path: str, value: object) -> int:
        return -1 if value is None else self.number(path, value, 1, 15) - 1

    def _harbour(self) -> None:
        doc = self.document
        docks = self.listing("docks", doc.get("docks", [1, 2, None if self.round < 2 else 3]), 3)
        self.docks = [self._ship(f"docks[{i}]", ship) for i, ship in enumerate(docks)] or [-1] * 3
        self.docks.append(self._ship("sea", doc.get("sea", 4)))
        bottom = self.listing("bottom", doc.get("bottom", []))
        self.bottom = [self.number(f"bottom[{i}]", ship, 1, 15) - 1 for i, ship in enumerate(bottom)]
        known = [ship for ship in self.docks + self.bottom if ship >= 0]
        rest = [ship + 1 for ship in range(15) if ship not in known]
        stack = self.listing("stack", doc.get("stack", rest))
        pile = [self.number(f"stack[{i}]", ship, 1, 15) - 1 for i, ship in enumerate(stack)]
        self.pile = sum(1 << ship for ship in set(pile))
        found = Counter(known + pile)
        for ship in range(15):
            if found[ship] != 1:
                self.fault(f"ships.{ship + 1}", "cuba-fault-once", got=found[ship])
        if self.stage != a.OVER:
            needed = [0, 1, 3, 2] if self.round > 1 else [0, 1, 3]
            for dock in needed:
                if self.docks[dock] < 0:
                    self.fault("sea" if dock == 3 else f"docks[{dock}]", "core-fault-missing", expected="1-15")
        self._cargo()

    def _cargo(self) -> None:
        self.cargo: list[int] = []
        cargoes = self.listing("cargo", self.document.get("cargo", [{}, {}, {}]), 3)
        for dock, given in enumerate(cargoes or [{}, {}, {}]):
            path = f"cargo[{dock}]"
            cargo = self.table(path, given, WARES)
            ship = self.docks[dock]
            places = list(self.game.box.ships[ship]) if ship >= 0 else [0] * 5
            if self.game.any_ware:
                places = [5 if ship >= 0 else 0] * 5
            for ware, name in enumerate(WARES):
                if cargo[ware] > places[ware]:
                    self.number(f"{path}.{name}", cargo[ware], 0, places[ware])
            if sum(cargo) > 5:
                self.fault(path, "cuba-fault-cargo")
            self.cargo += cargo

    def _supply(self, market: list[int]) -> list[int]:
        out = [sum(self.own[i::8]) + (market[i - 3] + sum(self.cargo[i - 3 :: 5]) if i > 2 else 0) for i in range(8)]
        rest = [total - count for total, count in zip(TOTALS, out, strict=True)]
        given = self.document.get("supply")
        supply = self.table("supply", given, RESOURCES) if given is not None else rest
        for i, name in enumerate(RESOURCES):
            if supply[i] != rest[i] or rest[i] < 0:
                self.fault(
                    f"resources.{name}", "cuba-fault-resources", expected=TOTALS[i], got=out[i] + max(supply[i], 0)
                )
        return supply

    def _statutes(self) -> None:
        doc = self.document
        default = [a.FIRST_TAX, a.FIRST_DUTY, None, None]
        self.laws = self._cards("laws", doc.get("laws", default), (a.FIRST_TAX, a.FIRST_DUTY))
        for category in (0, 1):
            if self.laws[category] < 0 and not self._told(f"laws[{category}]"):
                self.fault(f"laws[{category}]", "core-fault-missing", expected=str(default[category]))
        shown = a.PLAY <= self.stage <= a.LAWS
        free = [[c for c in range(6 * k, 6 * k + 6) if c not in self.laws] for k in range(4)]
        proposed = [free[k][0] if shown else None for k in range(4)]
        self.proposals = self._cards("proposals", doc.get("proposals", proposed), ())
        known = [card for card in self.laws + self.proposals if card >= 0]
        left = 6 - self.round
        rest = [c for k in range(4) for c in [c for c in free[k] if c not in known][:left]]
        self.unseen = self.mask("unseen", doc.get("unseen", rest), 24)
        found = Counter(known + bits(self.unseen, 24))
        for card, count in found.items():
            if count > 1:
                self.fault(f"statutes.{card}", "cuba-fault-once", got=count)
        for category in range(4):
            count = (self.unseen >> 6 * category & 63).bit_count()
            if count != left:
                self.fault("unseen", "cuba-fault-unseen", category=category + 1, expected=left, got=count)

    def _cards(self, path: str, value: object, printed: Sequence[int]) -> list[int]:
        cards = []
        for category, card in enumerate(self.listing(path, value, 4) or [None] * 4):
            low = 6 * category
            if card is None:
                cards.append(-1)
            elif category < len(printed) and card == printed[category]:
                cards.append(printed[category])
            else:
                before = len(self.faults)
                found = self.number(f"{path}[{category}]", card, low, low + 5)
                cards.append(found if len(self.faults) == before else -1)
        return cards

    def _first(self) -> list[int]:
        given = self.listing("first_bids", self.document.get("first_bids", []))
        return [self.number(f"first_bids[{i}]", bid, -1, a.MOST_BID) for i, bid in enumerate(given)]

    def _doing(self) -> tuple[int, ...]:
        given = self.document.get("doing", {})
        if not isinstance(given, Mapping):
            self.fault("doing", "core-fault-type", expected=", ".join(DOING), got=str(given))
            given = {}
        for name in given:
            if name not in DOING:
                self.fault(f"doing.{name}", "core-fault-unknown", expected=", ".join(DOING))
        most = MOST | {"mode": a.SINGLE, "using": a.KINDS - 1, "dock": 2, "ware": 4, "begun": 1}
        left = {"left": 2} if self.stage in (a.MATERIALS, a.CROPS, a.LAWS) else {}
        return tuple(self.number(f"doing.{name}", given.get(name, left.get(name, 0)), 0, most[name]) for name in DOING)

    def _ending(self) -> int:
        ending = self.document.get("ending", "")
        over = self.stage == a.OVER
        if over != bool(ending) or over != (self.player < 0):
            self.fault("ending", "cuba-fault-ending")
        if ending:
            self.word("ending", ending, (ENDING,))
        return 0 if over else -1

    def _flow(self, voting: int, scratch: tuple[int, ...]) -> None:
        """Who is to decide, and which cards are played, must fit how far the round has got."""
        players = self.game.players
        in_action = a.PLAY <= self.stage <= a.LOAD
        if in_action and self.turn == 4 * players:
            self.fault("turn", "core-fault-type", expected=f"0-{4 * players - 1}", got=str(self.turn))
        if a.LOAD < self.stage < a.OVER and self.turn != 4 * players:
            self.fault("turn", "core-fault-type", expected=str(4 * players), got=str(self.turn))
        if (self.round == 0) != (self.stage < a.PLAY):
            self.fault("round", "core-fault-type", expected="0" if self.stage < a.PLAY else "1-6", got=str(self.round))
        if in_action and self.player != (self.start + self.turn) % players:
            expected = (self.start + self.turn) % players
            self.fault("player", "core-fault-type", expected=str(expected), got=str(self.player))
        sealed = self.stage == a.BID or (self.game.together and self.stage in (a.TAX, a.DUTY))
        if sealed and not (self.player >= 0 and voting >> self.player & 1 and (self.bids[self.player :] or [0])[0] < 0):
            self.fault("player", "cuba-fault-decider")
        for seat in range(len(self.hand)):
            self._cards_of(seat)
        self._fits_stage(dict(zip(DOING, scratch, strict=True)))

    def _fits_stage(self, doing: dict[str, int]) -> None:
        """How far a decision has got must fit the decision."""
        stage = STAGES[self.stage]
        if stage in COUNTED and not 1 <= doing["left"] <= COUNTED[stage]:
            expected = f"1-{COUNTED[stage]}"
            self.fault("doing.left", "core-fault-type", expected=expected, got=str(doing["left"]))
        if stage in IN_USE and BUILDINGS[doing["using"]] not in IN_USE[stage]:
            expected = ", ".join(IN_USE[stage])
            self.fault("doing.using", "core-fault-type", expected=expected, got=BUILDINGS[doing["using"]])
        if a.USE <= self.stage <= a.CALL and doing["mode"] not in (a.CROSS, a.SINGLE):
            self.fault("doing.mode", "core-fault-type", expected=f"{a.CROSS}, {a.SINGLE}", got=str(doing["mode"]))
        if stage == "ship" and doing["step"]:
            self.fault("doing.step", "core-fault-type", expected="0", got=str(doing["step"]))
        if stage in ("load", "ware", "units") and self.docks[doing["dock"]] < 0:
            self.fault("doing.dock", "core-fault-missing", expected="1-15")
        own = self.land[self.player * 12 : self.player * 12 + 12] if self.player >= 0 else []
        for cell, what in enumerate(own):
            if doing["todo"] >> cell & 1 and what < a.LOT:
                self.fault("doing.todo", "cuba-fault-todo", cell=cell)

    def _cards_of(self, seat: int) -> None:
        players = self.game.players
        place = (seat - self.start) % players
        played = 0
        if a.PLAY <= self.stage <= a.LOAD:
            played = (self.turn + players - 1 - place) // players
            if seat == self.player and self.stage > a.PLAY:
                played += 1
        elif a.LOAD < self.stage < a.OVER:
            played = 4
        count = self.hand[seat].bit_count()
        if count != 5 - played:
            self.fault(f"seats[{seat}].hand", "cuba-fault-hand", expected=5 - played, got=count)
        last = self.last[seat]
        if (last < 0) != (played == 0) or (last >= 0 and self.hand[seat] >> last & 1):
            self.fault(f"seats[{seat}].last", "cuba-fault-last")
        elif seat == self.player and a.PLAY < self.stage <= a.LOAD:
            low, high = STAGE_OF_CARD[CARDS[last]]
            if not low <= self.stage <= high:
                self.fault("stage", "cuba-fault-stage", card=CARDS[last])
