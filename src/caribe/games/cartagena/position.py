"""Positions of Cartagena as plain data: written whole, and read with every fault named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from caribe.core.faults import BadPosition
from caribe.core.fields import read_fields, write_fields
from caribe.core.validation import DocumentReader
from caribe.games.cartagena.components import SYMBOLS, Symbol
from caribe.games.cartagena.fields import FIELDS
from caribe.games.cartagena.knowledge import DREW, Memory
from caribe.games.cartagena.path import Path
from caribe.games.cartagena.rules import CartagenaState
from caribe.games.cartagena.state import kinds_of, rear_of

if TYPE_CHECKING:
    from caribe.games.cartagena.game import Cartagena

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


def cards(counts: Sequence[int], base: int) -> dict[Symbol, int]:
    """Return six counts as a table by symbol."""
    return {name: counts[base + i] for i, name in enumerate(SYMBOLS)}


def write(state: CartagenaState) -> dict[str, object]:
    """Write the whole position."""
    memory = state.memory
    document = write_fields(FIELDS, state) | {
        "game": state.game.name,
        "version": state.game.version,
        "fields": [SYMBOLS[symbol] for symbol in state.path.symbols],
        "pieces": [list(piece) for piece in state.path.pieces],
        "player": state.player,
        "pirates": [state.pirates(seat) for seat in range(state.game.players)],
        "hands": [cards(state.hands, seat * 6) for seat in range(state.game.players)],
        "top": SYMBOLS[state.top] if state.top >= 0 else None,
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
    return {name: document[name] for name in ENTRIES}


def read(game: Cartagena, document: object) -> CartagenaState:
    """Read the position a document describes; refuse with `BadPosition`, every fault named by its path."""
    reader = PositionReader(document, game)
    if not reader.faults:
        reader.read()
    if reader.faults:
        raise BadPosition(reader.faults)
    return reader.state()


class PositionReader(DocumentReader):
    """Reads one document and collects its faults."""

    game: Cartagena

    def read(self) -> None:
        """Read all entries."""
        self.heading(ENTRIES)
        self.symbols = self._symbols()
        self.pieces = self._pieces()
        self.pirates = self._pirates()
        self.hands = self._hands()
        self.values = read_fields(FIELDS, self)
        self._count_cards()
        self.top = self._top()
        self.player, self.over = self._player_and_ending()
        self.memory = None if self.faults else self._memory()

    def state(self) -> CartagenaState:
        """Set up the position that was read."""
        game, values = self.game, self.values
        boat = game.length + 1
        ashore = [sorted(place for place in own if place < boat) for own in self.pirates]
        crowd = [0, *(sum(own.count(field) for own in ashore) for field in range(1, boat)), 0]
        values |= {
            "player": self.player,
            "path": Path(self.symbols, self.pieces),
            "aboard": [own.count(boat) for own in self.pirates],
            "places": [sorted(set(own)) for own in ashore],
            "mates": [[there for here, there in pairwise(own) if here == there] for own in ashore],
            "crowd": crowd,
            "hands": self.hands,
            "kinds": [kinds_of(self.hands, seat) for seat in range(game.players)],
            "rear": rear_of(crowd, 1),
            "pile_size": sum(values["pile"]),
            "top": self.top,
            "memory": self.memory,
            "over": self.over,
        }
        state = CartagenaState(game, *(values[field.name] for field in FIELDS))
        state.resume()
        return state

    def _symbols(self) -> tuple[int, ...]:
        rows = self.rows("fields", self.document.get("fields"), self.game.length)
        before = len(self.faults)
        symbols = tuple(self.name(*row, SYMBOLS) for row in rows)
        for i in range(0, len(symbols), 6):  # CAR-1.8
            if len(self.faults) == before and len(set(symbols[i : i + 6])) < 6:
                self.fault(f"fields[{i}:{i + 6}]", "cartagena-fault-face", expected=", ".join(SYMBOLS))
        return symbols

    def _pieces(self) -> tuple[tuple[int, int, bool], ...]:
        given = self.document.get("pieces") or []
        if not given:
            return ()
        before = len(self.faults)
        pieces = []
        for path, piece in self.rows("pieces", given, self.game.length // 6):
            parts = self.parts(path, piece, 3)
            if parts:
                number = self.number(f"{path}[0]", parts[0], 0, 5)
                face = self.number(f"{path}[1]", parts[1], 0, 1)
                pieces.append((number, face, self.flag(f"{path}[2]", parts[2])))
        if len(self.faults) > before:
            return ()
        shown: list[int] = []
        for number, face, turned in pieces:
            symbols = self.game.box.backs[number] if face else self.game.box.fronts[number]
            shown += reversed(symbols) if turned else symbols
        if tuple(shown) != self.symbols or len({number for number, _, _ in pieces}) < len(pieces):
            self.fault("pieces", "cartagena-fault-path")
        return tuple(pieces)

    def _pirates(self) -> list[list[int]]:
        boat = self.game.length + 1
        everyone = []
        for path, positions in self.rows("pirates", self.document.get("pirates"), self.game.players):
            own = self.rows(path, positions, self.game.pirates)
            everyone.append(sorted(self.number(*row, 0, boat) for row in own))  # CAR-5.11
        crowd = Counter(place for own in everyone for place in own if 0 < place < boat)
        for field in sorted(field for field, count in crowd.items() if count > 3):  # CAR-4.30, CAR-5.12
            self.fault("pirates", "cartagena-fault-crowd", field=field)
        return everyone

    def _hands(self) -> list[int]:
        hands: list[int] = []
        for path, hand in self.rows("hands", self.document.get("hands"), self.game.players):
            hands += self.counts(path, hand, SYMBOLS, self.game.box.copies)
        return hands

    def _count_cards(self) -> None:
        """Check that hands, pile and discards are all the cards of the box (CAR-5.10)."""
        if any(fault.path.startswith(("hands", "pile", "discard")) for fault in self.faults):
            return
        copies = self.game.box.copies
        total = 0
        for i, name in enumerate(SYMBOLS):
            found = self.values["pile"][i] + self.values["discard"][i] + sum(self.hands[i::6])
            total += found
            if found != copies:
                self.fault(f"cards.{name}", "cartagena-fault-cards", expected=copies, got=found)
        if total != copies * 6:
            self.fault("cards", "cartagena-fault-cards", expected=copies * 6, got=total)

    def _top(self) -> int:
        discards = [name for i, name in enumerate(SYMBOLS) if self.values["discard"][i]]
        top = self.document.get("top", discards[0] if len(discards) == 1 else None)
        if discards:
            return SYMBOLS.index(discards[self.name("top", top, discards)])
        if top is not None:
            self.expect("top", "null", top)
        return -1

    def _player_and_ending(self) -> tuple[int, str]:
        crew = [self.game.length + 1] * self.game.pirates
        escaped = [seat for seat, own in enumerate(self.pirates) if own == crew]
        ending = self.document.get("ending", "")
        if ending:
            player = self.number("player", self.document.get("player", -1), -1, -1)
            capped = self.values["turn"] == self.game.turn_cap and not escaped
            if not (ending == "escaped" and len(escaped) == 1) and not (ending == "turn_cap" and capped):
                self.fault("ending", "cartagena-fault-ending", expected=", ".join(ENDINGS), got=str(ending))
            return player, str(ending)
        player = self.number("player", self.document.get("player", 0), 0, self.game.players - 1)
        action = self.values["action"]
        if action == self.game.actions:
            self.expect("action", f"0-{action - 1}", action)
        if escaped:
            self.fault(f"pirates[{escaped[0]}]", "cartagena-fault-escaped")
        return player, ""

    def _memory(self) -> Memory | None:
        """Read what was seen since the last reshuffle; it must add up to the hands and the pile as they are."""
        given = self.document.get("memory")
        if given is None:
            return None
        players = self.game.players
        parts: dict[str, Any] = {}
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
        if not _adds_up(self.hands, self.values["pile"], memory):
            self.fault("memory", "cartagena-fault-memory")
            return None
        return memory


def _adds_up(hands: list[int], pile: list[int], memory: Memory) -> bool:
    """Whether draws and plays lead to the hands and the pile, every card being in the hand that played it."""
    taken = [sum(memory.drawn[symbol::6]) for symbol in range(6)]
    if [left + count for left, count in zip(pile, taken, strict=True)] != memory.pool:
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
            if sum(new) > draws:  # at least this many of the cards played by now must have been drawn
                return False
        if draws != sum(drawn) or hand != hands[seat * 6 : seat * 6 + 6]:
            return False
    return True
