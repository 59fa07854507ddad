"""The form of a document: each part read as what it should be, and every part that is something else noted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caribe.core.faults import Fault
from caribe.core.message import Message

MOST = 2**53


class Noting:
    """Something that reads and notes every fault it meets."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, path: str, why: str, **args: str | int) -> None:
        """Note a fault."""
        self.faults.append(Fault(path, Message(why, args)))


class PositionReader(Noting):
    """What every game's reader of positions begins with: the document, which must be an object."""

    def __init__(self, document: object) -> None:
        super().__init__()
        self.document: Mapping[str, Any] = {}
        if isinstance(document, Mapping):
            self.document = document
        else:
            self.fault("", "core-fault-type", expected="an object", got=type(document).__name__)


class Form(Noting):
    """One document being read. Its methods give back a usable value in any case and collect the faults.

    >>> form = Form({"players": "many"})
    >>> form.number("players", form.whole["players"])
    0
    >>> print(form.faults[0])
    players: Expected a whole number, got many.
    """

    def __init__(self, document: object) -> None:
        super().__init__()
        self.whole = self.table("", document)

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

    def number(self, path: str, value: object, below_zero: bool = False) -> int:
        """A whole number of a size that every machine can count to, not negative unless that is said."""
        least = -MOST if below_zero else 0
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST:
            return value
        self.expect(path, "a whole number", value)
        return 0

    def real(self, path: str, value: object) -> float:
        """A number."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        self.expect(path, "a number", value)
        return 0.0

    def text(self, path: str, value: object) -> str:
        """A text."""
        if isinstance(value, str):
            return value
        self.expect(path, "a text", value)
        return ""

    def table(self, path: str, value: object) -> Mapping[str, object]:
        """An object."""
        if isinstance(value, Mapping):
            return value
        self.expect(path, "an object", value)
        return {}

    def rows(self, path: str, value: object, count: int | None = None) -> list[tuple[str, object]]:
        """The parts of a list (of so many, if that is said), each with its path."""
        if isinstance(value, list) and count in (None, len(value)):
            return [(f"{path}[{i}]", part) for i, part in enumerate(value)]
        expected = "a list" if count is None else f"a list of {count}"
        self.expect(path, expected, f"a list of {len(value)}" if isinstance(value, list) else value)
        return []

    def octets(self, path: str, value: object, count: int | None = None) -> bytes:
        """Bytes in hexadecimal, so many if that is said."""
        try:
            found = bytes.fromhex(value) if isinstance(value, str) else None
        except ValueError:
            found = None
        if found is None or count not in (None, len(found)):
            self.expect(path, "hexadecimal digits" if count is None else f"{2 * count} hexadecimal digits", value)
            return b""
        return found
