"""Bringing a database to the present shape."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from caribe.core.message import Message
from caribe.server.store.database import StoreUnusable

STEPS = Path(__file__).parent / "migrations"
LAST = "0011"
"""The last step there is."""


def upgrade(connection: Connection, last: str = LAST) -> None:
    """Take the steps that this database lacks; refuses with `StoreUnusable` one that a newer Caribe has made."""
    current = taken(connection)
    if current == last:
        return
    # Alembic takes longer to import than a server to start, and is seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise StoreUnusable(Message("server-store-newer"))
    command.upgrade(config, last)


def taken(connection: Connection) -> str | None:
    """The last step this database has taken, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
