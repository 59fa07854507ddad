"""`caribe admin push`: turn web push on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from caribe.cli.commands.moderation import write_database
from caribe.cli.inputs.options import database_option
from caribe.cli.terminal.console import bad_input, say
from caribe.core.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

CONTACTS = ("mailto:", "https://")
"""How push services may reach the host."""


@click.command()
@click.option("--contact", default="", metavar="cli-shape-address", help="cli-help-contact")
@click.option("--off", is_flag=True, help="cli-help-push-off")
@database_option
def push(contact: str, off: bool, db: str) -> None:
    """Turn web push on, with a key that is made once, or off."""
    from caribe.server.notices.push import new_vapid_key
    from caribe.server.store.secrets import set_vapid, vapid

    if off:
        write_database(db, lambda connection: set_vapid(connection, None))
        say(Message("cli-admin-push-off"))
        return
    if not contact.startswith(CONTACTS):
        raise bad_input("", "cli-push-contact", got=contact)
    fresh = new_vapid_key()

    def work(connection: Connection) -> None:
        kept = vapid(connection)  # browsers have subscribed with it
        set_vapid(connection, (kept[0] if kept else fresh, contact))

    write_database(db, work)
    say(Message("cli-admin-push-on"))
