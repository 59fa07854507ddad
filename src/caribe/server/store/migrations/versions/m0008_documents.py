"""Contents of packs, kept once by their hash, however many tables are played with them."""

from hashlib import blake2b

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "documents",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.add_column("packs", sa.Column("data_hash", sa.Text))
    connection = op.get_bind()
    known = sa.MetaData()
    documents = sa.Table("documents", known, autoload_with=connection)
    kept: set[str] = set()
    for name in ("tables", "packs"):
        table = sa.Table(name, known, autoload_with=connection)
        with_data = sa.select(table.c.id).where(table.c.data.is_not(None)).order_by(table.c.id)
        for key in connection.execute(with_data).scalars().all():
            data = connection.execute(sa.select(table.c.data).where(table.c.id == key)).scalar_one()
            hashed = blake2b(data.encode(), digest_size=32).hexdigest()
            if hashed not in kept:
                kept.add(hashed)
                connection.execute(sa.insert(documents), {"hash": hashed, "data": data, "used": 0})
            connection.execute(sa.update(table).where(table.c.id == key).values(data_hash=hashed))
    op.drop_column("tables", "data")
    op.drop_column("packs", "data")
