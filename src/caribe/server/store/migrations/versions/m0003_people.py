"""Accounts and what belongs to them."""

import sqlalchemy as sa
from alembic import op

from caribe.server.accounts.names import public_id

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("public", sa.Text, nullable=False, server_default=""))
    people = sa.table("people", sa.column("id", sa.Text), sa.column("public", sa.Text))
    connection = op.get_bind()
    for (person,) in connection.execute(sa.select(people.c.id)).all():
        change = sa.update(people).where(people.c.id == person)
        connection.execute(change.values(public=public_id(person)))
    op.create_index("people_by_public", "people", ["public"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("login", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("blocked", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "players"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("packs_by_person", "packs", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("table_id", sa.Text),
        sa.Column("decision", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
