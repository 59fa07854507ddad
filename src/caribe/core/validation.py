"""Validation of documents: read each part as what it should be, and note every fault with its path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caribe.core.faults import Fault
from caribe.core.message import Message

MOST = 2**53


class DocumentReader:
    """One document being read. Its methods give back a usable value in any case and collect the faults.

    `game` is the game whose position is read, None for any other document.

    >>> reader = DocumentReader({"players": "many"})
    >>> reader.number("players", reader.document["players"])
    0
    >>> print(reader.faults[0])
    players: Expected a whole number, got many.
    """

    def __init__(self, document: object, game: Any = None) -> None:
        self.faults: list[Fault] = []
        self.game = game
        self.document = self.table("", document)

    def fault(self, path: str, why: str, **args: str | int | Message) -> None:
        """Note a fault."""
        self.faults.append(Fault.of(path, why, **args))

    def expect(self, path: str, expected: str, got: object) -> None:
        """Note that something else was expected here."""
        if got is None:
            self.fault(path, "core-fault-missing", expected=expected)
        else:
            shown = type(got).__name__ if isinstance(got, dict | list) else str(got)[:80]
            self.fault(path, "core-fault-type", expected=expected, got=shown)

    def only(self, given: Mapping[str, object], known: Sequence[str], path: str = "") -> None:
        """Note every entry that is not known."""
        for name in given:
            if name not in known:
                self.fault(f"{path}{name}", "core-fault-unknown", expected=", ".join(known))

    def heading(self, known: Sequence[str]) -> None:
        """Check what every position begins with: known entries only, and the right game and version if named."""
        self.only(self.document, known)
        if self.document.get("game", self.game.name) != self.game.name:
            self.expect("game", self.game.name, self.document["game"])
        version = self.document.get("version", self.game.version)
        if not isinstance(version, str) or not self.game.reads(version):
            self.expect("version", self.game.version, version)

    # Single values

    def number(self, path: str, value: object, low: int = 0, high: int = MOST) -> int:
        """Return a whole number from `low` to `high`."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.expect(path, "a whole number" if high == MOST else f"{low}-{high}", value)
        return low if high < MOST else 0

    def real(self, path: str, value: object) -> float:
        """Return a number."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        self.expect(path, "a number", value)
        return 0.0

    def flag(self, path: str, value: object) -> bool:
        """Return true or false."""
        if isinstance(value, bool):
            return value
        self.expect(path, "true, false", value)
        return False

    def text(self, path: str, value: object) -> str:
        """Return a text."""
        if isinstance(value, str):
            return value
        self.expect(path, "a text", value)
        return ""

    def name(self, path: str, value: object, names: Sequence[str]) -> int:
        """Return the place of a name among these."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.expect(path, ", ".join(names), value)
        return 0

    def octets(self, path: str, value: object, count: int | None = None) -> bytes:
        """Return bytes that are written in hexadecimal, of this count if one is given."""
        try:
            found = bytes.fromhex(value) if isinstance(value, str) else None
        except ValueError:
            found = None
        if found is None or count not in (None, len(found)):
            self.expect(path, "hexadecimal digits" if count is None else f"{2 * count} hexadecimal digits", value)
            return b""
        return found

    # Tables and lists

    def table(self, path: str, value: object) -> Mapping[str, Any]:
        """Return an object."""
        if isinstance(value, Mapping):
            return value
        self.expect(path, "an object", value)
        return {}

    def counts(self, path: str, value: object, names: Sequence[str], most: int = MOST) -> list[int]:
        """Return a count for each name; a name that is left out counts 0."""
        if not isinstance(value, Mapping):
            self.expect(path, ", ".join(names), value)
            return [0] * len(names)
        self.only(value, names, f"{path}.")
        return [self.number(f"{path}.{name}", value.get(name, 0), 0, most) for name in names]

    def rows(self, path: str, value: object, count: int | None = None) -> list[tuple[str, object]]:
        """Return the parts of a list, of this length if one is given, each with its path."""
        if isinstance(value, list) and count in (None, len(value)):
            return [(f"{path}[{i}]", part) for i, part in enumerate(value)]
        if isinstance(value, list) and count is not None:
            self.fault(path, "core-fault-length", expected=count, got=len(value))
        else:
            self.expect(path, "a list" if count is None else f"a list of {count}", value)
        return []

    def parts(self, path: str, value: object, count: int | None = None) -> list[object]:
        """Return the parts of a list, of this length if one is given."""
        return [part for _, part in self.rows(path, value, count)]

    def bits(self, path: str, value: object, size: int) -> int:
        """Return a list of different numbers below a size as a set of bits."""
        return self._set(path, [self.number(*row, 0, size - 1) for row in self.rows(path, value)])

    def name_bits(self, path: str, value: object, names: Sequence[str]) -> int:
        """Return a list of different names as a set of bits."""
        return self._set(path, [self.name(*row, names) for row in self.rows(path, value)])

    def _set(self, path: str, members: Sequence[int]) -> int:
        if len(set(members)) < len(members):
            self.fault(path, "core-fault-twice")
        return sum(1 << member for member in set(members))
