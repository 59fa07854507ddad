"""A table of Cuba for tests: any position in one line, choices by what they touch, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from caribe import library
from caribe.core.choices import Choice
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.reasons import Reason
from caribe.core.state import State
from tests.conformance.oracles import cuba

RESOURCES = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")
PRODUCTS = RESOURCES[3:6]
WARES = RESOURCES[3:]
TOTALS = dict(zip(RESOURCES, (15, 15, 15, 18, 18, 18, 15, 15), strict=True))
CARDS = ("worker", "trader", "architect", "foreman", "mayor")
LETTERS = dict(zip("CSTRG", WARES, strict=True))
P1, P2, P3 = range(3)

LAYOUT = [
    ["warehouse", "tobacco", "forest", "citrus"],
    ["tobacco", "mountain", "citrus", "forest"],
    ["sugar", "lake", "sugar", "mountain"],
]
FLEET = [
    "CCSST",
    "SSTTR",
    "TTRRG",
    "CRRGG",
    "CCSGG",
    "CCCTR",
    "SSSRG",
    "CTTTG",
    "CSRRR",
    "STGGG",
    "CCSRG",
    "CSSTG",
    "CSTTR",
    "STRRG",
    "CTRGG",
]

TAX1, TAX2, TAX3, TAX4, TAX5, TAXB = range(6)
DUTC, DUTS, DUTT, DUTW, DUT2M, DUT2P = range(6, 12)
SUBB, SUBM, SUBP, SUBW, SUBV, SUBM3 = range(12, 18)
DOWN, UP, DROUGHT, BUILDLAW, HARBOUR, ANTICORR = range(18, 24)
FIRST_TAX, FIRST_DUTY = 24, 25


def data() -> dict[str, object]:
    """The box of the scenarios: one layout for all, and ships of their own."""
    box = dict(library.data("cuba"))
    plantations: Any = box["plantations"]
    box["plantations"] = dict.fromkeys(plantations, LAYOUT)
    box["ships"] = [{"wares": [LETTERS[letter] for letter in ship]} for ship in FLEET]
    return box


def game(players: int = 3, **options: str | int) -> Game:
    """The game of the scenarios."""
    return library.game("cuba", players, data(), **options)


def cell(name: str) -> int:
    """The number of a cell: r2c3, in row 2 and column 3, is 6."""
    return (int(name[1]) - 1) * 4 + int(name[3]) - 1


def seat(
    own: str = "",
    store: str = "",
    money: int = 10,
    at: str = "r1c1",
    hand: Sequence[str] | None = None,
    last: str | None = None,
    points: int = 0,
    **buildings: Any,
) -> dict[str, Any]:
    """A seat: resources as words ("wood 2 rum"), stored ones besides, buildings as `hotel="r2c3"`."""
    things = counted(own) + counted(store)
    cells = {str(cell(place)): name.rstrip("_") for name, places in buildings.items() for place in places.split()}
    found: dict[str, Any] = {"own": dict(things), "store": dict(counted(store)), "money": money, "figure": cell(at)}
    found |= {"buildings": cells, "points": {"ships": points}}
    return found | ({"hand": list(hand), "last": last} if hand is not None else {})


def counted(words: str) -> Counter[str]:
    """What these words say: "wood 2 rum" is two wood and one rum, a number counts the word before it."""
    found: Counter[str] = Counter()
    name = ""
    for word in words.split():
        if word.isdigit():
            found[name] += int(word) - 1
        else:
            name = word
            found[name] += 1
    return found


def document(
    seats: Sequence[Mapping[str, Any]], supply: Mapping[str, int] | None = None, **entries: Any
) -> dict[str, Any]:
    """A position as plain data; what must be missing in the supply lies in the last seat's store."""
    found = [dict(one) for one in seats] + [seat() for _ in range(3 - len(seats))]
    doc: dict[str, Any] = {"round": 2, "seats": found, **entries}
    market = doc.get("market") or {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    doc["market"] = market
    for name, left in (supply or {}).items():
        out = sum(one["own"].get(name, 0) for one in found) + market.get(name, 0)
        out += sum(cargo.get(name, 0) for cargo in doc.get("cargo", []))
        extra = TOTALS[name] - out - left
        assert extra >= 0
        found[-1]["own"][name] = found[-1]["own"].get(name, 0) + extra
        if name in PRODUCTS:
            found[-1]["store"][name] = found[-1]["own"][name]
    return doc


def position(
    *seats: Mapping[str, Any],
    supply: Mapping[str, int] | None = None,
    options: Mapping[str, Any] | None = None,
    **entries: Any,
) -> Table:
    """A table in this position: three players, round 2, the first to play a card, unless told otherwise."""
    players = max(3, len(seats))
    return Table(game(players, **(options or {})).from_json(document(seats, supply, **entries)))


def laws(*cards: int) -> list[int | None]:
    """What is in force: the printed tax and duty, and these instead of them or besides."""
    found: list[int | None] = [FIRST_TAX, FIRST_DUTY, None, None]
    for card in cards:
        found[card // 6] = card
    return found


def statutes(*seats: Mapping[str, Any], passed: Sequence[int] = (), kept: Sequence[int] = (), **entries: Any) -> Table:
    """A table in phase D: `kept` are in force already, `passed` come with this parliament (the last by itself)."""
    after = [dict(one) for one in seats] + [seat() for _ in range(3 - len(seats))]
    for one in after:
        if "hand" not in one:
            one |= {"hand": ["worker"], "last": "mayor"}
    fresh = list(passed) or [ANTICORR]
    proposals: list[int | None] = [None] * 4
    proposals[fresh[-1] // 6] = fresh[-1]
    doing = {"left": 1, "low": fresh[-1] // 6}
    enacted = [card // 6 for card in fresh[:-1]]
    return position(*after, stage="laws", player=entries.pop("start", 0), start=entries.pop("begins", 0), doing=doing,
                    proposals=proposals, laws=laws(*kept, *fresh[:-1]), enacted=enacted, **entries)  # fmt: skip


def parliament(cards: Sequence[str], money: Sequence[int] = (10, 10, 10), **entries: Any) -> Table:
    """A table at the bids: the card each seat has kept."""
    order = {card: "worker" if card != "worker" else "mayor" for card in CARDS}
    seats = [seat(hand=[card], last=order[card], money=pesos) for card, pesos in zip(cards, money, strict=True)]
    return position(*seats, stage="bid", player=0, **entries)


class Table:
    """A state with a log, moved by what choices touch, and read through what it shows."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.keep_log()

    @property
    def player(self) -> int:
        """Who is to decide."""
        return self.state.player

    @property
    def log(self) -> list[Event]:
        """All events since the table was made."""
        return self.state.log or []

    @property
    def stage(self) -> str:
        """The decision point."""
        return str(self.view["stage"])

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    @property
    def document(self) -> dict[str, Any]:
        """The whole position."""
        return self.state.to_json()

    def choices(self) -> list[Choice]:
        """What the player can do."""
        return self.state.choices(self.state.player)

    def offers(self) -> set[str]:
        """Everything the player's choices touch."""
        return {target for choice in self.choices() for target in choice.targets}

    def can(self, *targets: str) -> bool:
        """Whether some choice contains these; both tellings of the rules must agree."""
        wanted = Counter(targets)
        found = any(wanted <= Counter(choice.targets) for choice in self.choices())
        assert found == cuba.allows_targets(self.state, self.player, targets)
        assert found == (self.state.why_not(self.player, targets) is None)
        return found

    def why_not(self, *targets: str) -> Reason:
        """Why the player cannot do this."""
        assert not any(Counter(targets) <= Counter(choice.targets) for choice in self.choices())
        assert not cuba.allows_targets(self.state, self.player, targets)
        reason = self.state.why_not(self.player, targets)
        assert reason is not None
        return reason

    def find(self, *targets: str) -> Choice:
        """The one choice that touches exactly this, or else the only one that contains it."""
        wanted = Counter(targets)
        exact = [choice for choice in self.choices() if Counter(choice.targets) == wanted]
        found = exact or [choice for choice in self.choices() if wanted <= Counter(choice.targets)]
        assert len(found) == 1, f"{targets} is not one of {[choice.targets for choice in self.choices()]}"
        return found[0]

    def do(self, *targets: str) -> list[Event]:
        """Make the choice that touches this; what happened."""
        before = len(self.log)
        for action in self.find(*targets).actions:
            self.state.apply(action)
        return self.log[before:]

    def play(self, card: str) -> list[Event]:
        """Play a card."""
        return self.do(f"card:{card}")

    def effects(self, *targets: str) -> dict[str, int]:
        """What a choice says it is certain to do."""
        return {effect.thing: effect.change for effect in self.find(*targets).effects if not effect.place}

    def seat(self, number: int) -> dict[str, Any]:
        """What everybody sees of a seat."""
        found: dict[str, Any] = self.view["seats"][number]
        return found

    def own(self, number: int = 0) -> str:
        """The resources of a seat in words."""
        return told(self.seat(number)["own"])

    def yard(self, number: int = 0) -> str:
        """What lies in a yard."""
        return told(self.seat(number)["yard"])

    def store(self, number: int = 0) -> str:
        """What lies in a store."""
        return told(self.seat(number)["store"])

    def money(self, number: int = 0) -> int:
        """The pesos of a seat."""
        return int(self.document["seats"][number]["money"])

    def points(self, number: int = 0) -> int:
        """The points of a seat."""
        return int(self.seat(number)["points"])

    def market(self, ware: str) -> int:
        """The units in a row."""
        return int(self.view["market"][ware]["units"])

    def supply(self, name: str) -> int:
        """What is left of a resource."""
        return int(self.view["supply"][name])

    @property
    def docks(self) -> list[int | None]:
        """The ships in docks 1 to 3, and the one at sea."""
        document = self.document
        return [*document["docks"], document["sea"]]

    def cargo(self, dock: int) -> str:
        """What lies on the ship in a dock."""
        return told(self.document["cargo"][dock - 1])

    @property
    def law(self) -> list[int | None]:
        """What is in force."""
        return list(self.view["laws"])

    def kinds(self) -> list[str]:
        """The kinds of all events since the table was made."""
        return [event.kind for event in self.log]


def told(counts: Mapping[str, int]) -> str:
    """Counts in words, as `seat` reads them."""
    parts = [name if counts[name] == 1 else f"{name} {counts[name]}" for name in RESOURCES if counts.get(name)]
    return " ".join(parts)


def harvest(place: str, letters: str = "") -> list[str]:
    """The targets of a harvest."""
    return [f"cell:{cell(place)}", *(f"ware:{LETTERS[letter]}" for letter in letters)]


def foreman(own: str = "", store: str = "", at: str = "r2c3", **buildings: Any) -> Table:
    """A table at which the first seat has played the foreman."""
    table = position(seat(own, store, at=at, **buildings))
    table.play("foreman")
    return table
