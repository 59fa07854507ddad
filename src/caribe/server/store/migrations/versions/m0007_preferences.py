"""What people have set for the page, so that it follows them from one browser to the next."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "preferences",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
