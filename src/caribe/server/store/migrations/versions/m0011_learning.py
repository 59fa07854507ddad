"""Reviews of finished games and the tasks they are split into; exercises and how well people do them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("total", sa.Float),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("body", sa.Text),
        sa.Column("problem", sa.Text),
    )
    op.create_index("reviews_by_table", "reviews", ["table_id"], unique=True)
    op.create_index("reviews_by_finished", "reviews", ["finished"])
    op.create_index("reviews_by_person", "reviews", ["person"])
    op.create_table(
        "review_tasks",
        sa.Column("review", sa.Text, sa.ForeignKey("reviews.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_table(
        "exercises",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("days", sa.Float, nullable=False),
        sa.Column("ease", sa.Float, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger),
    )
    op.create_index("exercises_by_due", "exercises", ["person", "due"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
