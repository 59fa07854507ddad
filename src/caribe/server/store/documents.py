"""Documents that many rows share, kept once by their hash: the contents of data packs."""

from __future__ import annotations

from hashlib import blake2b

from sqlalchemy import Connection, delete, select, update

from caribe.server.store.schema import documents, packs, tables
from caribe.server.store.sql import insert_or_ignore
from caribe.server.timestamps import now

UNUSED = 86_400_000
"""Milliseconds for which a document stays though nothing refers to it: a table may be about to."""


def keep_document(connection: Connection, text: str) -> str:
    """Keep a document once, whoever else has it: its hash."""
    hashed = blake2b(text.encode(), digest_size=32).hexdigest()
    touch = update(documents).where(documents.c.hash == hashed).values(used=now())
    if connection.execute(touch).rowcount == 0:
        insert_or_ignore(connection, documents, {"hash": hashed, "data": text, "used": now()})
        connection.execute(touch)
    return hashed


def prune_documents(connection: Connection) -> int:
    """Delete the documents that nothing refers to: how many."""
    unused = delete(documents).where(
        documents.c.used < now() - UNUSED,
        ~select(tables.c.id).where(tables.c.data_hash == documents.c.hash).exists(),
        ~select(packs.c.id).where(packs.c.data_hash == documents.c.hash).exists(),
    )
    return connection.execute(unused).rowcount
