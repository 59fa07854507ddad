"""Positions of Cuba read from plain data, with every fault named.

What is left out is filled in where the rest tells it: the supply, the buildings on display, the stack of ships, the
statutes not yet seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caribe.core.faults import BadPosition
from caribe.core.fields import read_fields
from caribe.core.validation import DocumentReader
from caribe.games.cuba import actions as a
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.fields import DOING, FIELDS, SEAT_FIELDS
from caribe.games.cuba.names import BUILDINGS, ENDING, PRODUCTS, RESOURCES, TOTALS, WARES
from caribe.games.cuba.position import ENTRIES, SEAT_ENTRIES, bits
from caribe.games.cuba.position_checks import check_flow

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

LATE = ("supply", "unseen")  # what they are when left out depends on other entries


def read(game: Cuba, document: object) -> dict[str, Any]:
    """Return the fields of a position, by name; refuses with `BadPosition`, every fault named by its path."""
    reader = Reader(game, document)
    fields = {} if reader.faults else reader.fields()
    if reader.faults:
        raise BadPosition(reader.faults)
    return fields


class Reader(DocumentReader):
    """Read one document and collect its faults."""

    def __init__(self, game: Cuba, document: object) -> None:
        super().__init__(document, game)
        self.rules = game
        self.values: dict[str, Any] = {}

    def _read(self, *names: str) -> None:
        """Read fields that stand in the document one to one."""
        self.values |= read_fields([field for field in FIELDS if field.name in names], self)

    def fields(self) -> dict[str, Any]:
        """Return the fields of the position, by name."""
        self.heading(ENTRIES)
        self._read("stage")
        self.stage: int = self.values["stage"]
        self.document = self._defaults() | dict(self.document)
        self._read(*(field.name for field in FIELDS if field.name not in ("stage", *LATE)))
        self.round, self.turn, self.start = (self.values[name] for name in ("round", "turn", "start"))
        players = self.rules.players
        player = -1 if self.stage == a.OVER else (self.start + self.turn) % players
        self.player = self.number("player", self.document.get("player", player), -1, players - 1)
        self._seats()
        self._market()
        self._harbour()
        self._supply()
        self._statutes()
        doing = self._doing()
        outcome = self._ending()
        check_flow(self, self.values["voting"], doing)
        first_bids = self.values["first_bids"]
        if self.values["ballot"] == 2 and len(first_bids) != players:
            self.fault("first_bids", "cuba-fault-length", expected=players, got=len(first_bids))
        return {
            **self.values,
            **self._registers(doing),
            "player": self.player,
            "legal": [],
            "docks": self.docks,
            "cargo": self.cargo,
            "stack": self.stack,
            "bottom": self.bottom,
            "proposals": self.proposals,
            "laws": self.laws,
            "decided": outcome,
        }

    def _defaults(self) -> dict[str, object]:
        """Return what stands for entries that are left out at this decision point."""
        bidding = self.stage == a.BID
        players = self.rules.players
        return {
            "round": 0 if self.stage < a.PLAY else 1,
            "turn": 4 * players if self.stage > a.LOAD else 0,
            "ballot": 1 if bidding else 0,
            "voting": list(range(players)) if bidding else [],
        }

    # Seats

    def _seats(self) -> None:
        players = self.rules.players
        self.secrets: list[int] = []
        self.built: Counter[int] = Counter()
        self.values |= {name: [] for name, _, _ in SEAT_FIELDS} | {"land": []}
        for seat, (path, given) in enumerate(self.rows("seats", self.document.get("seats"), players)):
            self._seat(path, seat, self.table(path, given))
        display = [kind.tiles - self.built[number] for number, kind in enumerate(BUILDING_KINDS)]
        for kind, left in enumerate(display):
            if left < 0:
                tiles = BUILDING_KINDS[kind].tiles
                path = f"buildings.{BUILDINGS[kind]}"
                self.fault(path, "cuba-fault-buildings", expected=tiles, got=self.built[kind])
        answering = self.rules.together and self.stage in (a.TAX, a.DUTY, a.DUES)
        self.values |= {
            "display": display,
            "answers": self.secrets if answering else [],
            "bids": [-1] * players if answering else self.secrets,
        }

    def _seat(self, path: str, seat: int, given: Mapping[str, Any]) -> None:
        self.only(given, SEAT_ENTRIES, f"{path}.")
        printed = self.rules.plantation(seat).index(a.PRINTED_WAREHOUSE)
        whole = {"figure": printed, **given}
        for name, size, codec in SEAT_FIELDS:
            value = codec.read(self, f"{path}.{name}", whole.get(name, codec.missing(self.rules)))
            self.values[name] += value if size > 1 else [value]
        own, store = self.values["own"][-8:], self.values["store"][-3:]
        for product, name in enumerate(PRODUCTS):
            self.number(f"{path}.store.{name}", store[product], 0, own[a.CITRUS + product])
        self.values["land"] += self._land(f"{path}.buildings", seat, given.get("buildings", {}))
        self.secrets.append(self.number(f"{path}.bid", given.get("bid", -1), -1, a.MOST_BID))

    def _land(self, path: str, seat: int, given: object) -> list[int]:
        fields = self.rules.plantation(seat)
        land = [a.LOT + a.WAREHOUSE if field == a.PRINTED_WAREHOUSE else field for field in fields]
        for cell, name in self.table(path, given).items():
            if str(cell) not in map(str, range(12)) or land[int(cell)] >= a.LOT:
                self.fault(f"{path}.{cell}", "cuba-fault-cell")
                continue
            kind = self.name(f"{path}.{cell}", name, BUILDINGS)
            land[int(cell)] = a.LOT + kind
            self.built[kind] += 1
        return land

    # Market, harbour, supply

    def _market(self) -> None:
        for ware, name in enumerate(WARES):
            self.number(f"market.{name}", self.values["market"][ware], 0, self.rules.rows[ware])

    def _ship(self, path: str, value: object) -> int:
        return -1 if value is None else self.number(path, value, 1, 15) - 1

    def _harbour(self) -> None:
        doc = self.document
        docks = self.rows("docks", doc.get("docks", [1, 2, None if self.round < 2 else 3]), 3)
        self.docks = [self._ship(*row) for row in docks] or [-1] * 3
        self.docks.append(self._ship("sea", doc.get("sea", 4)))
        self.bottom = [self.number(*row, 1, 15) - 1 for row in self.rows("bottom", doc.get("bottom", []))]
        known = [ship for ship in self.docks + self.bottom if ship >= 0]
        rest = [ship + 1 for ship in range(15) if ship not in known]
        unknown = [self.number(*row, 1, 15) - 1 for row in self.rows("stack", doc.get("stack", rest))]
        self.stack = sum(1 << ship for ship in set(unknown))
        found = Counter(known + unknown)
        for ship in range(15):
            if found[ship] != 1:
                self.fault(f"ships.{ship + 1}", "cuba-fault-once", got=found[ship])
        if self.stage != a.OVER:
            for dock in (0, 1, 3, 2) if self.round > 1 else (0, 1, 3):
                if self.docks[dock] < 0:
                    self.fault("sea" if dock == 3 else f"docks[{dock}]", "core-fault-missing", expected="1-15")
        self._cargo()

    def _cargo(self) -> None:
        self.cargo: list[int] = []
        rows = self.parts("cargo", self.document.get("cargo", [{}, {}, {}]), 3) or [{}, {}, {}]
        for dock, given in enumerate(rows):
            path = f"cargo[{dock}]"
            cargo = self.counts(path, given, WARES, 999)
            ship = self.docks[dock]
            places = list(self.rules.box.ships[ship]) if ship >= 0 else [0] * 5
            if self.rules.any_ware:
                places = [5 if ship >= 0 else 0] * 5
            for ware, name in enumerate(WARES):
                self.number(f"{path}.{name}", cargo[ware], 0, places[ware])
            if sum(cargo) > 5:
                self.fault(path, "cuba-fault-cargo")
            self.cargo += cargo

    def _supply(self) -> None:
        own, market = self.values["own"], self.values["market"]
        out = [sum(own[i::8]) + (market[i - 3] + sum(self.cargo[i - 3 :: 5]) if i > 2 else 0) for i in range(8)]
        rest = [total - count for total, count in zip(TOTALS, out, strict=True)]
        if self.document.get("supply") is None:
            self.values["supply"] = rest
        else:
            self._read("supply")
        supply = self.values["supply"]
        for i, name in enumerate(RESOURCES):
            if supply[i] != rest[i] or rest[i] < 0:
                got = out[i] + max(supply[i], 0)
                self.fault(f"resources.{name}", "cuba-fault-resources", expected=TOTALS[i], got=got)

    # Statutes

    def _statutes(self) -> None:
        doc = self.document
        default = [a.FIRST_TAX, a.FIRST_DUTY, None, None]
        self.laws = self._cards("laws", doc.get("laws", default), (a.FIRST_TAX, a.FIRST_DUTY))
        for category in (0, 1):
            path = f"laws[{category}]"
            if self.laws[category] < 0 and not any(fault.path == path for fault in self.faults):
                self.fault(path, "core-fault-missing", expected=str(default[category]))
        shown = a.PLAY <= self.stage <= a.LAWS
        free = [[c for c in range(6 * k, 6 * k + 6) if c not in self.laws] for k in range(4)]
        proposed = [free[k][0] if shown else None for k in range(4)]
        self.proposals = self._cards("proposals", doc.get("proposals", proposed), ())
        known = [card for card in self.laws + self.proposals if card >= 0]
        left = a.ROUNDS - self.round
        rest = [c for k in range(4) for c in [c for c in free[k] if c not in known][:left]]
        self.document = {"unseen": rest, **self.document}
        self._read("unseen")
        unseen = self.values["unseen"]
        for card, count in Counter(known + bits(unseen, 24)).items():
            if count > 1:
                self.fault(f"statutes.{card}", "cuba-fault-once", got=count)
        for category in range(4):
            count = (unseen >> 6 * category & 63).bit_count()
            if count != left:
                self.fault("unseen", "cuba-fault-unseen", category=category + 1, expected=left, got=count)

    def _cards(self, path: str, value: object, printed: Sequence[int]) -> list[int]:
        """Return a statute for each category, -1 for none; the first may be the printed ones."""
        cards = []
        for category, card in enumerate(self.parts(path, value, 4) or [None] * 4):
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

    # How far the decision of now has got

    def _doing(self) -> dict[str, int]:
        given = self.table("doing", self.document.get("doing", {}))
        self.only(given, tuple(DOING), "doing.")
        left = 2 if self.stage in (a.START_MATERIALS, a.START_PRODUCTS, a.LAWS) else 0
        whole = {**dict.fromkeys(DOING, 0), "left": left, **given}
        return {name: self.number(f"doing.{name}", whole[name], 0, most) for name, most in DOING.items()}

    def _registers(self, doing: Mapping[str, int]) -> dict[str, int]:
        """Return the counters of a state that documents have in `doing`, `step` and `crops` in their parts."""
        found = {name: doing[name] for name in DOING if name not in ("step", "crops")}
        found |= {"crops": 0, "given": 0, "cross_useful": 0, "handed_in": 0, "loaded": 0, "asked": 0}
        found["given" if self.stage >= a.TAX else "crops"] = doing["crops"]
        if self.stage <= a.USE:
            step = "cross_useful"
        elif self.stage <= a.CALL:
            step = "handed_in"
        else:
            step = "loaded" if self.stage <= a.LOAD else "asked"
        return found | {step: doing["step"]}

    def _ending(self) -> int:
        ending = self.document.get("ending", "")
        over = self.stage == a.OVER
        if over != bool(ending) or over != (self.player < 0):
            self.fault("ending", "cuba-fault-ending")
        if ending:
            self.name("ending", ending, (ENDING,))
        return 0 if over else -1
