"""`caribe admin prune`: delete old tables of guests and old chat, and say how much is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from caribe.cli.commands.moderation import write_database
from caribe.cli.inputs.options import database_option
from caribe.cli.terminal.console import say
from caribe.core.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

DAY = 86_400_000  # milliseconds


@click.command()
@click.option("--games", type=click.IntRange(1), metavar="cli-shape-number", help="cli-help-prune-games")
@click.option("--chat", type=click.IntRange(1), metavar="cli-shape-number", help="cli-help-prune-chat")
@database_option
def prune(db: str, games: int | None, chat: int | None) -> None:
    """Delete old tables of guests and old chat, and say how much is kept; also while the server runs."""
    from caribe.server.store.documents import prune_documents
    from caribe.server.store.retention import BATCH, prune_chat, prune_games, prune_guests
    from caribe.server.store.sizes import measure
    from caribe.server.timestamps import now

    def all_of(connection: Connection) -> tuple[int, int, int]:
        said = 0 if chat is None else prune_chat(connection, now() - chat * DAY)
        tables = guests = 0
        if games is not None:
            before = now() - games * DAY
            while (some := prune_games(connection, before)) == BATCH:
                tables += some
            tables += some
            while (few := prune_guests(connection, before)) == BATCH:
                guests += few
            guests += few
        prune_documents(connection)
        return tables, guests, said

    tables, guests, said = write_database(db, all_of)
    say(Message("cli-prune-done", {"tables": tables, "guests": guests, "said": said}))
    sizes = write_database(db, measure)
    megabytes = f"{sizes.size / 1_000_000:.1f}"
    rows = ", ".join(f"{name} {number}" for name, number in sorted(sizes.rows.items()))
    say(Message("cli-prune-kept", {"size": megabytes, "rows": rows}))
