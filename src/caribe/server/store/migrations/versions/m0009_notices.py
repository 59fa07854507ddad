"""How people are told that it is their turn: channels, settings, and the outbox of what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("problem", sa.Text),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_table", "channels", ["table_id"])
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("feed", sa.Text),
        sa.Column("feed_tried", sa.BigInteger),
    )
    op.create_index("notice_settings_by_feed", "notice_settings", ["feed"])
    op.create_table(
        "noticed_turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("noticed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.UniqueConstraint("channel", "table_id", "person", "version", name="outbox_once"),
    )
    op.create_index("outbox_by_due", "outbox", ["result", "due"])
