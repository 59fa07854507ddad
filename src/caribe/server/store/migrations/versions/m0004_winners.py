"""Who won, so that a list of games can say so; of games that ended before this it is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("winners", sa.Text))
