"""A position as a row of small numbers, for learning: all that one seat knows, field by field."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from caribe.core.state import State


class Field(NamedTuple):
    """A stretch of the row: its name, how many numbers it has, and what they mean."""

    name: str
    size: int
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """Writes a game's positions as rows of numbers from 0 to 255, always of the same length.

    Seats are rotated: the seat that looks comes first, then the others in the order of the table.

    >>> import caribe
    >>> game = caribe.game("cartagena", players=2)
    >>> tensor = game.tensor()
    >>> len(tensor.write(game.new(seed=1), 0)) == tensor.size
    True
    >>> tensor.fields[0].name, tensor.place("hand")
    ('path', slice(244, 250, None))
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size: i64 = sum(field.size for field in fields)

    def write(self, state: State, seat: int) -> bytes:
        """The position as this seat knows it, a byte for each number."""
        raise NotImplementedError

    def place(self, name: str) -> slice:
        """Where a field stands in the row."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return slice(start, start + field.size)
            start += field.size
        raise KeyError(name)


# A row is joined from pieces that were made once: nothing is quicker from Python.


def _one_of(size: int) -> list[bytes]:
    """Return one-hot rows of this size, plus an all-zero row at index -1."""
    marked = [bytes([int(place == chosen) for place in range(size)]) for chosen in range(size)]
    return [*marked, bytes(size)]


def _bits(size: int) -> list[bytes]:
    """Return the bits of every number of this width, the lowest first."""
    return [bytes([number >> place & 1 for place in range(size)]) for number in range(1 << size)]


ONE_OF: Final = [_one_of(size) for size in range(48)]
"""`ONE_OF[size][chosen]`: a one-hot row; with -1, all zeros."""

NUMBER: Final = [bytes([number]) for number in range(256)]
"""Numbers up to 255 as single bytes."""

BITS: Final = [_bits(size) for size in range(9)]


def add_number(row: list[bytes], number: i64) -> None:
    """Add a number that is not negative; a large one counts as 255.

    >>> row: list[bytes] = []
    >>> add_number(row, 1000)
    >>> row[0].hex()
    'ff'
    """
    row.append(NUMBER[number if number < 255 else 255])


def add_numbers(row: list[bytes], numbers: list[int], start: i64, count: i64) -> None:
    """Add `count` of these numbers, from `start` on.

    >>> row: list[bytes] = []
    >>> add_numbers(row, [7, 1000, 3], 1, 2)
    >>> b"".join(row).hex()
    'ff03'
    """
    place: i64
    number: i64
    for place in range(start, start + count):
        number = numbers[place]
        row.append(NUMBER[number if number < 255 else 255])


def add_seats(row: list[bytes], numbers: list[int], own: i64, players: i64, width: i64) -> None:
    """Add a part of the table that has `count` numbers for each seat, the seat that looks first.

    >>> row: list[bytes] = []
    >>> add_seats(row, [1, 2, 3], 1, 3, 1)
    >>> b"".join(row).hex()
    '020301'
    """
    add_numbers(row, numbers, own * width, (players - own) * width)
    add_numbers(row, numbers, 0, own * width)


def add_bits(row: list[bytes], size: i64, bits: i64) -> None:
    """Add the lowest bits of a number, the lowest first.

    >>> row: list[bytes] = []
    >>> add_bits(row, 10, 0b10_0000_0101)
    >>> b"".join(row).hex()
    '01000100000000000001'
    """
    while size > 8:
        row.append(BITS[8][bits & 255])
        bits >>= 8
        size -= 8
    row.append(BITS[size][bits])
