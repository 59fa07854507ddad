"""Codecs: how one value of a state is written in a document, and read back with every fault noted.

What depends on the game (a highest number, the names of cards) is a function of the game.

>>> Name(("rum", "key"), none=True).write(None, 1), Name(("rum", "key"), none=True).write(None, -1)
('key', None)
>>> Bits(("rum", "key")).write(None, 0b10), Counts(("rum", "key")).write(None, [3, 0])
(['key'], {'rum': 3, 'key': 0})
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caribe.core.validation import DocumentReader

Bound = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]


def _of(game: Any, value: Any) -> Any:
    """Return what a bound or a list of names is in this game."""
    return value(game) if callable(value) else value


class Codec(ABC):
    """The form that a field's value has in a document."""

    def missing(self, game: Any) -> object:
        """Return what stands for an entry that is left out."""
        return _of(game, getattr(self, "default", None))

    @abstractmethod
    def write(self, game: Any, value: Any) -> object:
        """Return the value as plain data."""

    @abstractmethod
    def read(self, reader: DocumentReader, path: str, given: object) -> Any:
        """Return the value that plain data describe; note a fault where they describe none."""


@dataclass(frozen=True, slots=True)
class Number(Codec):
    """A whole number from `low` to `high`."""

    low: Bound
    high: Bound
    default: Any = 0

    def write(self, game: Any, value: Any) -> object:
        """Return the number."""
        return int(value)

    def read(self, reader: DocumentReader, path: str, given: object) -> int:
        """Return the number."""
        return reader.number(path, given, _of(reader.game, self.low), _of(reader.game, self.high))


@dataclass(frozen=True, slots=True)
class Flag(Codec):
    """A number that is 0 or 1, written as false or true."""

    default: Any = False

    def write(self, game: Any, value: Any) -> object:
        """Return whether the flag is up."""
        return bool(value)

    def read(self, reader: DocumentReader, path: str, given: object) -> int:
        """Return 0 or 1."""
        return int(reader.flag(path, given))


@dataclass(frozen=True, slots=True)
class Text(Codec):
    """A text, one of these."""

    values: Names
    default: Any = ""

    def write(self, game: Any, value: Any) -> object:
        """Return the text."""
        return value

    def read(self, reader: DocumentReader, path: str, given: object) -> str:
        """Return the text."""
        values = _of(reader.game, self.values)
        return str(values[reader.name(path, given, values)])


@dataclass(frozen=True, slots=True)
class Name(Codec):
    """A number, written as the name at that place; with `none`, -1 is written as null."""

    names: Names
    default: Any = None
    none: bool = False

    def write(self, game: Any, value: Any) -> object:
        """Return the name."""
        return None if self.none and value < 0 else _of(game, self.names)[value]

    def read(self, reader: DocumentReader, path: str, given: object) -> int:
        """Return the number of the name."""
        if self.none and given is None:
            return -1
        return reader.name(path, given, _of(reader.game, self.names))


@dataclass(frozen=True, slots=True)
class Bits(Codec):
    """A set, written as a list of names, or of numbers below a size."""

    members: Names | Bound
    default: Any = ()

    def _names(self, game: Any) -> Sequence[str] | None:
        members = _of(game, self.members)
        return None if isinstance(members, int) else members

    def write(self, game: Any, value: Any) -> object:
        """Return the members, ascending."""
        names = self._names(game)
        numbers = [number for number in range(int(value).bit_length()) if value >> number & 1]
        return numbers if names is None else [names[number] for number in numbers]

    def read(self, reader: DocumentReader, path: str, given: object) -> int:
        """Return the set as bits."""
        members = _of(reader.game, self.members)
        if isinstance(members, int):
            return reader.bits(path, given, members)
        return reader.name_bits(path, given, members)

    def missing(self, game: Any) -> object:
        """Return the members of the default."""
        return list(_of(game, self.default))


@dataclass(frozen=True, slots=True)
class Numbers(Codec):
    """A list of whole numbers from `low` to `high`, of this length if one is given."""

    low: Bound
    high: Bound
    length: Bound | None = None
    default: Any = ()

    def write(self, game: Any, value: Any) -> object:
        """Return the numbers."""
        return list(value)

    def read(self, reader: DocumentReader, path: str, given: object) -> list[int]:
        """Return the numbers."""
        low, high, length = (_of(reader.game, bound) for bound in (self.low, self.high, self.length))
        return [reader.number(*row, low, high) for row in reader.rows(path, given, length)]

    def missing(self, game: Any) -> object:
        """Return the default as a list."""
        return list(_of(game, self.default))


@dataclass(frozen=True, slots=True)
class Rows(Codec):
    """A list of this length, each part of it a list of whole numbers from `low` to `high`."""

    low: Bound
    high: Bound
    length: Bound

    def write(self, game: Any, value: Any) -> object:
        """Return the rows."""
        return [list(row) for row in value]

    def read(self, reader: DocumentReader, path: str, given: object) -> list[list[int]]:
        """Return the rows."""
        numbers = Numbers(self.low, self.high)
        return [numbers.read(reader, *row) for row in reader.rows(path, given, _of(reader.game, self.length))]


@dataclass(frozen=True, slots=True)
class Counts(Codec):
    """A list of counts, written as a table by name; a name that is left out counts 0."""

    names: Names
    most: Bound = 10**6
    default: Any = None

    def write(self, game: Any, value: Any) -> object:
        """Return the counts by name."""
        return dict(zip(_of(game, self.names), value, strict=True))

    def read(self, reader: DocumentReader, path: str, given: object) -> list[int]:
        """Return the counts in the order of the names."""
        return reader.counts(path, given, _of(reader.game, self.names), _of(reader.game, self.most))
