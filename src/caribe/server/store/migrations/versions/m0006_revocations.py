"""What was revoked a moment ago, so that every process ends the connections it has opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "revocations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("credential", sa.Text),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("revocations_by_time", "revocations", ["time"])
