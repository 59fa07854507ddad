"""Positions of Cartagena as plain data: written whole, and read with every fault named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from caribe.core.faults import BadPosition
from caribe.core.form import PositionReader
from caribe.games.cartagena.box import SYMBOLS
from caribe.games.cartagena.knowledge import DREW, Memory
from caribe.games.cartagena.whynot import overcrowded

if TYPE_CHECKING:
    from caribe.games.cartagena.game import Cartagena
    from caribe.games.cartagena.rules import CartagenaState

ENTRIES = (
    "game",
    "version",
    "fields",
    "pieces",
    "player",
    "turn",
    "action",
    "pirates",
    "hands",
    "pile",
    "discard",
    "top",
    "generator",
    "ending",
    "memory",
)
ENDINGS = ("escaped", "turn_cap")


def cards(counts: Sequence[int], base: int) -> dict[str, int]:
    """Six counts as a table by symbol."""
    return {name: counts[base + i] for i, name in enumerate(SYMBOLS)}


def path_of(state: CartagenaState) -> list[dict[str, object]]:
    """The pieces in walking order, each with its six symbols; `piece` is None on a path that is not made of pieces."""
    symbols = [SYMBOLS[symbol] for symbol in state.path.symbols]
    pieces = state.path.pieces or ((-1, 0, False),) * (len(symbols) // 6)
    return [
        {
            "piece": number if number >= 0 else None,
            "face": "back" if face else "front",
            "reversed": turned,
            "symbols": symbols[i * 6 : i * 6 + 6],
        }
        for i, (number, face, turned) in enumerate(pieces)
    ]


def write(state: CartagenaState) -> dict[str, object]:
    """The whole position."""
    memory = state.memory
    return {
        "game": state.game.name,
        "version": state.game.version,
        "fields": [SYMBOLS[symbol] for symbol in state.path.symbols],
        "pieces": [list(piece) for piece in state.path.pieces],
        "player": state.player,
        "turn": state.turn,
        "action": state.slot,
        "pirates": [state.pirates(seat) for seat in range(state.game.players)],
        "hands": [cards(state.hands, seat * 6) for seat in range(state.game.players)],
        "pile": cards(state.pile, 0),
        "discard": cards(state.discard, 0),
        "top": SYMBOLS[state.top] if state.top >= 0 else None,
        "generator": state.rng,
        "ending": state.over,
        "memory": None
        if memory is None
        else {
            "old": list(memory.old),
            "pool": list(memory.pool),
            "drawn": list(memory.drawn),
            "trail": memory.trail[: memory.length],
        },
    }


@dataclass
class Setup:
    """A position read from a document, checked, ready to be set up."""

    symbols: tuple[int, ...] = ()
    pieces: tuple[tuple[int, int, bool], ...] = ()
    player: int = 0
    turn: int = 1
    slot: int = 0
    pirates: list[list[int]] = field(default_factory=list)
    crowd: list[int] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    top: int = -1
    rng: int = 0
    over: str = ""
    memory: Memory | None = None


def read(game: Cartagena, document: object) -> Setup:
    """The position a document describes; refuses with `BadPosition`, every fault named by its path."""
    reader = Reader(game, document)
    setup = reader.setup()
    if reader.faults:
        raise BadPosition(reader.faults)
    return setup


class Reader(PositionReader):
    """Reads one document and collects its faults."""

    def __init__(self, game: Cartagena, document: object) -> None:
        super().__init__(document)
        self.game = game

    def setup(self) -> Setup:
        """The whole position."""
        setup = Setup()
        if self.faults:
            return setup
        for name in self.document:
            if name not in ENTRIES:
                self.fault(name, "core-fault-unknown", expected=", ".join(ENTRIES))
        for name, expected in (("game", self.game.name), ("version", self.game.version)):
            if self.document.get(name, expected) != expected:
                self.fault(name, "core-fault-type", expected=expected, got=str(self.document[name]))
        setup.symbols = self._symbols()
        setup.pieces = self._pieces(setup.symbols)
        self._pirates(setup)
        self._cards(setup)
        self._turn(setup)
        if not self.faults:
            setup.memory = self._memory(setup)
        return setup

    def _number(self, path: str, value: object, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(path, "core-fault-type", expected=f"{low}-{high}", got=str(value))
        return low

    def _list(self, path: str, value: object, length: int) -> list[object]:
        if isinstance(value, list) and len(value) == length:
            return value
        got = str(len(value)) if isinstance(value, list) else str(value)
        self.fault(path, "cartagena-fault-length", expected=length, got=got)
        return []

    def _symbols(self) -> tuple[int, ...]:
        fields = self._list("fields", self.document.get("fields"), self.game.length)
        for i, name in enumerate(fields):
            if name not in SYMBOLS:
                self.fault(f"fields[{i}]", "core-fault-type", expected=", ".join(SYMBOLS), got=str(name))
        for i in range(0, len(fields), 6):  # CAR-1.8
            piece = fields[i : i + 6]
            if all(name in SYMBOLS for name in piece) and len(set(map(str, piece))) < 6:
                self.fault(f"fields[{i}:{i + 6}]", "cartagena-fault-face", expected=", ".join(SYMBOLS))
        return tuple(SYMBOLS.index(name) for name in fields if isinstance(name, str) and name in SYMBOLS)

    def _pieces(self, fields: tuple[int, ...]) -> tuple[tuple[int, int, bool], ...]:
        given = self.document.get("pieces") or []
        if not given:
            return ()
        before = len(self.faults)
        pieces = []
        for i, piece in enumerate(self._list("pieces", given, self.game.length // 6)):
            parts = self._list(f"pieces[{i}]", piece, 3)
            if parts:
                number = self._number(f"pieces[{i}][0]", parts[0], 0, 5)
                face = self._number(f"pieces[{i}][1]", parts[1], 0, 1)
                if not isinstance(parts[2], bool):
                    self.fault(f"pieces[{i}][2]", "core-fault-type", expected="true, false", got=str(parts[2]))
                pieces.append((number, face, parts[2] is True))
        if len(self.faults) > before:
            return ()
        shown: list[int] = []
        for number, face, turned in pieces:
            symbols = self.game.box.backs[number] if face else self.game.box.fronts[number]
            shown += reversed(symbols) if turned else symbols
        if tuple(shown) != fields or len({number for number, _, _ in pieces}) < len(pieces):
            self.fault("pieces", "cartagena-fault-path")
        return tuple(pieces)

    def _pirates(self, setup: Setup) -> None:
        boat = self.game.length + 1
        seats = self._list("pirates", self.document.get("pirates"), self.game.players)
        everyone = []
        for seat, positions in enumerate(seats):
            own = self._list(f"pirates[{seat}]", positions, self.game.pirates)
            everyone.append(sorted(self._number(f"pirates[{seat}][{k}]", p, 0, boat) for k, p in enumerate(own)))
        for crowded in overcrowded(everyone, boat):
            self.fault("pirates", "cartagena-fault-crowd", field=crowded)
        setup.pirates = everyone
        fields = range(1, boat)
        setup.crowd = [0, *(sum(own.count(field) for own in everyone) for field in fields), 0]

    def _counts(self, path: str, value: object) -> list[int]:
        if not isinstance(value, Mapping):
            self.fault(path, "core-fault-type", expected=", ".join(SYMBOLS), got=str(value))
            return [0] * 6
        for name in value:
            if name not in SYMBOLS:
                self.fault(f"{path}.{name}", "core-fault-unknown", expected=", ".join(SYMBOLS))
        most = self.game.box.copies
        return [self._number(f"{path}.{name}", value.get(name, 0), 0, most) for name in SYMBOLS]

    def _cards(self, setup: Setup) -> None:
        before = len(self.faults)
        hands = self._list("hands", self.document.get("hands"), self.game.players)
        for seat, hand in enumerate(hands):
            counts = self._counts(f"hands[{seat}]", hand)
            setup.hands += counts
        setup.pile = self._counts("pile", self.document.get("pile"))
        setup.discard = self._counts("discard", self.document.get("discard"))
        if len(self.faults) > before:
            return
        copies = self.game.box.copies
        total = 0
        for i, name in enumerate(SYMBOLS):
            found = setup.pile[i] + setup.discard[i] + sum(setup.hands[i::6])
            total += found
            if found != copies:
                self.fault(f"cards.{name}", "cartagena-fault-cards", expected=copies, got=found)
        if total != copies * 6:
            self.fault("cards", "cartagena-fault-cards", expected=copies * 6, got=total)
        self._top(setup)

    def _top(self, setup: Setup) -> None:
        discards = [name for i, name in enumerate(SYMBOLS) if setup.discard[i]]
        top = self.document.get("top", discards[0] if len(discards) == 1 else None)
        if discards and top in discards:
            setup.top = SYMBOLS.index(str(top))
        elif discards or top is not None:
            self.fault("top", "core-fault-type", expected=", ".join(discards) or "null", got=str(top))

    def _turn(self, setup: Setup) -> None:
        setup.turn = self._number("turn", self.document.get("turn", 1), 1, self.game.turn_cap or 2**31)
        setup.slot = self._number("action", self.document.get("action", 0), 0, self.game.actions)
        setup.rng = self._number("generator", self.document.get("generator", 0), 0, 2**48 - 1)
        crew = [self.game.length + 1] * self.game.pirates
        escaped = [seat for seat, own in enumerate(setup.pirates) if own == crew]
        ending = self.document.get("ending", "")
        if ending:
            setup.player = self._number("player", self.document.get("player", -1), -1, -1)
            capped = setup.turn == self.game.turn_cap and not escaped
            if not (ending == "escaped" and len(escaped) == 1) and not (ending == "turn_cap" and capped):
                self.fault("ending", "cartagena-fault-ending", expected=", ".join(ENDINGS), got=str(ending))
            setup.over = str(ending)
            return
        setup.player = self._number("player", self.document.get("player", 0), 0, self.game.players - 1)
        if setup.slot == self.game.actions:
            self.fault("action", "core-fault-type", expected=f"0-{setup.slot - 1}", got=str(setup.slot))
        if escaped:
            self.fault(f"pirates[{escaped[0]}]", "cartagena-fault-escaped")

    def _memory(self, setup: Setup) -> Memory | None:
        """What was seen since the last reshuffle; it must add up to the hands and the pile as they are."""
        given = self.document.get("memory")
        if given is None:
            return None
        players = self.game.players
        parts = {}
        for name, length in (("old", 6 * players), ("pool", 6), ("drawn", 6 * players), ("trail", None)):
            numbers = given.get(name) if isinstance(given, Mapping) else None
            whole = isinstance(numbers, list) and all(
                isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**31 for number in numbers
            )
            if not isinstance(numbers, list) or not whole or length not in (None, len(numbers)):
                self.fault(f"memory.{name}", "cartagena-fault-numbers")
                return None
            parts[name] = list(numbers)
        memory = Memory(players, parts["old"], parts["pool"], parts["drawn"], parts["trail"], len(parts["trail"]))
        if not _adds_up(setup, memory):
            self.fault("memory", "cartagena-fault-memory")
            return None
        return memory


def _adds_up(setup: Setup, memory: Memory) -> bool:
    """Whether draws and plays lead to the hands and the pile, every card being in the hand that played it."""
    taken = [sum(memory.drawn[symbol::6]) for symbol in range(6)]
    if [left + count for left, count in zip(setup.pile, taken, strict=True)] != memory.pool:
        return False
    for seat in range(memory.players):
        old = memory.old[seat * 6 : seat * 6 + 6]
        drawn = memory.drawn[seat * 6 : seat * 6 + 6]
        hand = [before + count for before, count in zip(old, drawn, strict=True)]
        draws = 0
        for code in memory.trail:
            owner, what = divmod(code, 8)
            if owner >= memory.players or what > DREW:
                return False
            if owner != seat:
                continue
            if what == DREW:
                draws += 1
                continue
            hand[what] -= 1
            new = [max(0, count - left) for count, left in zip(drawn, hand, strict=True)]
            if sum(new) > draws:  # so many new cards must have been played by now
                return False
        if draws != sum(drawn) or hand != setup.hands[seat * 6 : seat * 6 + 6]:
            return False
    return True
