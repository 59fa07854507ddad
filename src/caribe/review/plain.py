"""Plain data: frozen dataclasses as JSON documents, and back, with every fault named by its path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Self, Union, get_args, get_origin, get_type_hints

from caribe.core.faults import BadInput
from caribe.core.message import Message
from caribe.core.validation import MOST, DocumentReader

DIGITS = 3
"""Decimals that a number keeps in a document: a thousandth of a win in a hundred."""


class BadReview(BadInput):
    """A document that is no review, hint or puzzle, or something that cannot be reviewed."""


class Plain:
    """Base of the documents of this package: what is a field of the class is an entry of the document.

    >>> from caribe.review import Estimate
    >>> Estimate.read(Estimate(12.5, 0.75).to_json()) == Estimate(12.5, 0.75)
    True
    """

    __slots__ = ()

    def to_json(self) -> dict[str, Any]:
        """Return the document as plain data."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}  # type: ignore[arg-type]

    @classmethod
    def read(cls, document: object) -> Self:
        """Read a document of this kind; refuse with `BadReview`, every fault of its form named by its path."""
        reader = DocumentReader(document)
        found = None if reader.faults else _read(reader, "", cls, reader.document)
        if reader.faults:
            raise BadReview(reader.faults)
        assert isinstance(found, cls)
        return found


def rounded(number: float) -> float:
    """Return the number as a document keeps it; never a negative zero."""
    return round(number, DIGITS) + 0.0


def _plain(value: Any) -> Any:
    if isinstance(value, Plain | Message):
        return value.to_json()
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    return value


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def _read(reader: DocumentReader, path: str, kind: Any, given: object) -> Any:
    """Return what is given as this kind; note a fault where it is none."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        inner = [part for part in get_args(kind) if part is not NoneType]
        return None if given is None else _read(reader, path, inner[0], given)
    if origin is tuple:
        return tuple(_read(reader, *row[:1], get_args(kind)[0], row[1]) for row in reader.rows(path, given))
    if kind is Message:
        return _message(reader, path, given)
    if isinstance(kind, type) and is_dataclass(kind):
        return _document(reader, path, kind, given)
    if kind is bool:
        return reader.flag(path, given)
    if kind is int:
        return reader.number(path, given, -MOST)
    if kind is float:
        return reader.real(path, given)
    if kind is str:
        return reader.text(path, given)
    return dict(reader.table(path, given))


def _document(reader: DocumentReader, path: str, kind: Any, given: object) -> Any:
    table = reader.table(path, given)
    names = [field.name for field in fields(kind)]
    prefix = f"{path}." if path else ""
    reader.only(table, names, prefix)
    values = {}
    for field in fields(kind):
        if field.name not in table and field.default is not MISSING:
            continue
        values[field.name] = _read(reader, prefix + field.name, _hints(kind)[field.name], table.get(field.name))
    if values.get("format", getattr(kind, "FORMAT", None)) != getattr(kind, "FORMAT", values.get("format")):
        reader.expect(f"{prefix}format", kind.FORMAT, values["format"])
    return None if reader.faults else kind(**values)


def _message(reader: DocumentReader, path: str, given: object) -> Message:
    table = reader.table(path, given)
    args: dict[str, str | int | Message] = {}
    for name, value in reader.table(f"{path}.args", table.get("args", {})).items():
        args[str(name)] = _message(reader, f"{path}.args.{name}", value) if isinstance(value, Mapping) else value
    return Message(reader.text(f"{path}.id", table.get("id")), args)
