"""Whether a table starts by itself when all seats are taken, as all did before, and what its data pack is called."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("auto_start", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("pack", sa.Text))
