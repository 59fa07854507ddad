"""The hash chain of a table: what is read is what was written, or it is noticed.

Each entry's hash covers the hash before it and all that the entry says; the first one's covers who sat where and the
hash of the table's row, which covers all of the row that never changes. A sealed choice hangs on the entry it was made
after. Nothing here is secret: whoever can write to the database can chain what he likes. It is there for flipped bits,
torn pages and lost rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

SIZE = 32

# Not `rules_version`: a table of other rules is refused anyway, and a later Caribe may lift tables to its own rules.
FIXED = ("id", "game", "options", "data", "seed", "commitment", "created", "rated", "pace", "timeout", "start")
"""The columns of a table that never change."""


def row_hash(row: Any) -> bytes:
    """The hash of a table's row (anything that has the columns as attributes)."""
    values = [getattr(row, name) for name in FIXED]
    return _digest(b"caribe-table", [_plain(value) for value in values])


def origin(row: bytes, seats: Iterable[tuple[str | None, str | None]]) -> bytes:
    """What the first entry hangs on: the row's hash, and the person or the bot at each seat."""
    return _digest(b"caribe-seats", [row.hex(), *(list(seat) for seat in seats)])


def entry_hash(before: bytes, table_id: str, seq: int, kind: str, body: str, move_id: str | None, time: int) -> bytes:
    """The hash of an entry; `body` is the text that is kept.

    >>> entry_hash(b"", "t", 1, "deal", "{}", None, 0) == entry_hash(b"", "t", 1, "deal", "{} ", None, 0)
    False
    """
    return _digest(b"caribe-entry", [before.hex(), table_id, seq, kind, body, move_id, time])


def seal_hash(before: bytes, table_id: str, row: Any) -> bytes:
    """The hash of a sealed choice; `before` is that of the last entry then, `row` has the columns as attributes."""
    values = [row.moment, row.seat, row.number, row.actions, row.move_id, row.version, row.time]
    return _digest(b"caribe-seal", [before.hex(), table_id, *values])


def _plain(value: object) -> object:
    if isinstance(value, bytes | memoryview):
        return bytes(value).hex()
    return value


def _digest(purpose: bytes, parts: list[object]) -> bytes:
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=SIZE, person=purpose).digest()
