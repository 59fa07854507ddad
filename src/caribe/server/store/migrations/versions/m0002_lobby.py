"""Tables before and after the game, and what is said, sealed and timed at them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    columns: list[sa.Column[Any]] = [
        sa.Column("status", sa.Text, nullable=False, server_default="playing"),
        sa.Column("owner", sa.Text),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("pace", sa.Text, nullable=False, server_default='{"kind":"none"}'),
        sa.Column("timeout", sa.Text, nullable=False, server_default="bot"),
        sa.Column("due", sa.BigInteger),
        sa.Column("started", sa.BigInteger),
        sa.Column("rematch", sa.Text),
        sa.Column("start", sa.Text),
    ]
    for column in columns:
        op.add_column("tables", column)
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_status", "tables", ["status", "private"])
    # The tables that are there have one person each, who has made them.
    op.execute("UPDATE tables SET status = 'over' WHERE finished IS NOT NULL")
    op.execute("UPDATE tables SET started = created")
    op.execute(
        "UPDATE tables SET owner = "
        "(SELECT person FROM seats WHERE seats.table_id = tables.id AND person IS NOT NULL ORDER BY seat LIMIT 1)"
    )
    op.execute("UPDATE seats SET name = '' WHERE person IS NOT NULL")
    op.create_table(
        "seals",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moment", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actions", sa.Text),
        sa.Column("move_id", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "move_id", name="seals_move_id"),
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
