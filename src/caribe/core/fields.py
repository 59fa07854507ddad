"""The declaration of a state's fields: each is named once, with its kind, its meaning and its place in the document.

A room's `fields.py` holds one tuple `FIELDS`. From it, `scripts/generate_states.py` (`make generate`) writes the
constructor, `fields()` and `clone` of the state class, between markers in the room's sources; a test checks that they
are up to date. `write_fields` and `read_fields` write and read the fields that stand in the document one to one.

Why generated code: mypyc makes an attribute a slot of a C struct, and a call of the constructor a C call, only where
it sees them in the source. A dataclass gets its constructor at run time: interpreted, and far slower to clone.

>>> FIELDS = (PLAYER, GENERATOR, number("turn", "turns so far"), copied("hands", "[seat * 6 + symbol]"))
>>> [(field.name, field.type) for field in FIELDS]
[('player', 'i64'), ('rng', 'i64'), ('turn', 'i64'), ('hands', 'list[int]')]
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from caribe.core.codecs import Codec, Number

if TYPE_CHECKING:
    from caribe.core.state import State
    from caribe.core.validation import DocumentReader


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state class.

    `cloned` is the expression that carries it over into a clone, with `{}` for the field. `document` writes and reads
    its entry in the document, None where a function of the room does; `entry` is the name of that entry.
    """

    name: str
    type: str
    meaning: str
    cloned: str = "{}"
    document: Codec | None = None
    entry: str = ""
    inherited: bool = False


def number(name: str, meaning: str, document: Codec | None = None) -> Field:
    """Declare a whole number of 64 bits; also a set of small numbers, as bits."""
    return Field(name, "i64", meaning, document=document, entry=name)


def text(name: str, meaning: str, document: Codec | None = None, *, entry: str = "") -> Field:
    """Declare a text; its entry in the document may have another name."""
    return Field(name, "str", meaning, document=document, entry=entry or name)


def copied(name: str, meaning: str, document: Codec | None = None, *, of: str = "int") -> Field:
    """Declare a list that is changed in place: each clone has its own.

    Only the outer list is copied: the items of a list of lists are replaced, never changed.
    """
    return Field(name, f"list[{of}]", meaning, "{}[:]", document, name)


def nested(name: str, meaning: str, document: Codec | None = None, *, of: str = "int") -> Field:
    """Declare a list of lists that are changed in place: each clone has its own."""
    return Field(name, f"list[list[{of}]]", meaning, "[row[:] for row in {}]", document, name)


def shared(name: str, meaning: str, document: Codec | None = None, *, type: str = "list[int]") -> Field:  # noqa: A002
    """Declare something that is replaced and never changed: all clones share it."""
    return Field(name, type, meaning, document=document, entry=name)


def part(name: str, meaning: str, document: Codec | None = None, *, type: str) -> Field:  # noqa: A002
    """Declare an object with a `clone` method of its own, or None."""
    return Field(name, f"{type} | None", meaning, "None if {0} is None else {0}.clone()", document, name)


PLAYER = Field("player", "i64", "the seat that decides next, -1 when the game is over", inherited=True)
GENERATOR = Field(
    "rng", "i64", "the state of the generator", document=Number(0, 2**48 - 1), entry="generator", inherited=True
)


def write_fields(fields: Iterable[Field], state: State) -> dict[str, object]:
    """Return the entries of all fields that stand in the document one to one."""
    return {
        field.entry: field.document.write(state.game, getattr(state, field.name)) for field in fields if field.document
    }


def read_fields(fields: Iterable[Field], reader: DocumentReader) -> dict[str, Any]:
    """Return the values of these fields by name; an entry that is missing gets its default, a bad one is noted."""
    return {
        field.name: field.document.read(
            reader, field.entry, reader.document.get(field.entry, field.document.missing(reader.game))
        )
        for field in fields
        if field.document
    }
