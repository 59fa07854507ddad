"""Data packs that people have brought."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from caribe.server.store.documents import keep_document
from caribe.server.store.schema import documents, packs
from caribe.server.store.tables import written

PACKS = select(packs, documents.c.data).join(documents, documents.c.hash == packs.c.data_hash)
"""The rows of packs, each with its content."""


@dataclass(frozen=True, slots=True)
class KeptPack:
    """A pack that somebody has brought. Its content was checked before it was kept."""

    id: str
    person: str
    game: str
    name: str
    data: Mapping[str, object]
    created: int


def add_pack(connection: Connection, pack: KeptPack) -> None:
    """Keep a pack."""
    row = {"id": pack.id, "person": pack.person, "game": pack.game, "name": pack.name, "created": pack.created}
    connection.execute(insert(packs), {**row, "data_hash": keep_document(connection, written(pack.data))})


def packs_of(connection: Connection, person: str) -> list[KeptPack]:
    """The packs somebody has brought, the newest first."""
    query = PACKS.where(packs.c.person == person).order_by(packs.c.created.desc(), packs.c.id)
    return [_pack(row) for row in connection.execute(query)]


def count_packs(connection: Connection, person: str) -> int:
    """How many packs somebody has brought."""
    query = select(func.count()).select_from(packs).where(packs.c.person == person)
    return int(connection.execute(query).scalar_one())


def pack(connection: Connection, pack_id: str) -> KeptPack | None:
    """A pack by id."""
    row = connection.execute(PACKS.where(packs.c.id == pack_id)).one_or_none()
    return None if row is None else _pack(row)


def delete_pack(connection: Connection, person: str, pack_id: str) -> bool:
    """Delete a pack of somebody; says whether there was one. Tables that use it have its content themselves."""
    return connection.execute(delete(packs).where(packs.c.person == person, packs.c.id == pack_id)).rowcount > 0


def _pack(row: Row[Any]) -> KeptPack:
    return KeptPack(row.id, row.person, row.game, row.name, json.loads(row.data), row.created)
