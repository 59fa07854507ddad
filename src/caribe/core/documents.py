"""Documents: write plain data as readable JSON, and read it with a sentence that says where it is broken."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import NoReturn

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

WIDTH = 110
LITERALS = ("true", "false", "null")


class BadDocument(BadInput):
    """A text that is no document at all: cut short, or not JSON."""


def write(document: object) -> str:
    r"""Write the document as JSON: what fits on a line stands on one, so that short things have a line each.

    >>> print(write({"seats": ["Ann", "Ben"], "actions": [[0, 12, 0], [1, 45, 800]]}), end="")
    {
      "seats": ["Ann", "Ben"],
      "actions": [[0, 12, 0], [1, 45, 800]]
    }
    """
    return _written(document, "", True) + "\n"


def _written(value: object, indent: str, whole: bool) -> str:
    flat = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if not isinstance(value, dict | list) or not value or (not whole and len(indent) + len(flat) <= WIDTH):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{json.dumps(str(k), ensure_ascii=False)}: {_written(v, deeper, False)}" for k, v in value.items()]
        return _block("{", rows, "}", indent)
    return _block("[", [_written(part, deeper, False) for part in value], "]", indent)


def _block(opening: str, rows: list[str], closing: str, indent: str) -> str:
    return opening + "\n" + ",\n".join(f"{indent}  {row}" for row in rows) + f"\n{indent}{closing}"


def digest(document: object) -> str:
    """Return a short text that stands for a document: a hash of its content, whatever the order of its entries.

    >>> digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    True
    """
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def parse(text: str) -> object:
    """Read the document in a text; refuse with `BadDocument`, which says where the text ends or breaks off.

    >>> parse('{"seats": ["Ann", ')
    Traceback (most recent call last):
    ...
    caribe.core.documents.BadDocument: The document is incomplete: it ends in line 1, column 17.
    """
    try:
        document: object = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as broken:
        what = "core-document-cut" if _cut(text, broken) else "core-document-broken"
        end = len(text.rstrip()) if what == "core-document-cut" else broken.pos
        line, column = text.count("\n", 0, end) + 1, end - (text.rfind("\n", 0, end) + 1)
        args: dict[str, str | int | Message] = {"line": line, "column": max(column, 1)}
        raise BadDocument([Fault("", Message(what, args))]) from None
    except (ValueError, RecursionError):
        raise BadDocument([Fault("", Message("core-document-monstrous"))]) from None
    return document


def _cut(text: str, broken: json.JSONDecodeError) -> bool:
    """Whether the text broke only because it ended."""
    rest = text[broken.pos :].strip()
    return (
        not rest.strip(".eE+-")
        or broken.msg.startswith("Unterminated string")
        or (broken.msg.startswith("Invalid \\") and len(rest) < len("u0000"))
        or any(literal.startswith(rest) for literal in LITERALS)
    )


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
