"""A hash chain over entries, sealed choices and the fixed part of each table; and a place for the write probe.

What is there is chained as it is. After a hole nothing is chained: such a table is closed to play until
`caribe admin check --repair` has seen to it.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from caribe.server.store.chain import entry_hash, origin, row_hash, seal_hash

revision = "0005"
down_revision = "0004"

AT_ONCE = 500


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    for table in ("tables", "events", "seals"):
        op.add_column(table, sa.Column("hash", sa.LargeBinary))
    op.create_table(
        "probes",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    chain_all(op.get_bind())


def chain_all(connection: sa.Connection) -> None:
    """Chain every table, with its entries and sealed choices."""
    known = sa.MetaData()
    tables, seats, events, seals = (
        sa.Table(name, known, autoload_with=connection) for name in ("tables", "seats", "events", "seals")
    )
    ids = connection.execute(sa.select(tables.c.id).order_by(tables.c.id)).scalars().all()
    for table_id in ids:
        row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).one()
        sitting = sa.select(seats.c.person, seats.c.bot).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        places = [(place.person, place.bot) for place in connection.execute(sitting)]
        hashes = _chain_entries(connection, events, table_id, origin(row_hash(row), places))
        _chain_seals(connection, seals, table_id, hashes)
        version = connection.execute(sa.select(sa.func.max(events.c.seq)).where(events.c.table_id == table_id)).scalar()
        change = sa.update(tables).where(tables.c.id == table_id)
        connection.execute(change.values(hash=row_hash(row), version=version or 0))


def _chain_entries(connection: sa.Connection, events: sa.Table, table_id: str, head: bytes) -> list[bytes]:
    """Chain the entries up to the first hole: the hash of each, by number, from the one before the first."""
    hashes = [head]
    changes: list[dict[str, Any]] = []
    for row in connection.execute(sa.select(events).where(events.c.table_id == table_id).order_by(events.c.seq)).all():
        if row.seq != len(hashes):
            break
        hashes.append(entry_hash(hashes[-1], table_id, row.seq, row.kind, row.body, row.move_id, row.time))
        changes.append({"number": row.seq, "new": hashes[-1]})
    change = sa.update(events).where(events.c.table_id == table_id, events.c.seq == sa.bindparam("number"))
    for start in range(0, len(changes), AT_ONCE):
        connection.execute(change.values(hash=sa.bindparam("new")), changes[start : start + AT_ONCE])
    return hashes


def _chain_seals(connection: sa.Connection, seals: sa.Table, table_id: str, hashes: list[bytes]) -> None:
    for row in connection.execute(sa.select(seals).where(seals.c.table_id == table_id)).all():
        if 0 < row.version < len(hashes):
            mine = sa.and_(
                seals.c.table_id == table_id,
                seals.c.moment == row.moment,
                seals.c.seat == row.seat,
                seals.c.number == row.number,
            )
            hung = seal_hash(hashes[row.version], table_id, row)
            connection.execute(sa.update(seals).where(mine).values(hash=hung))
