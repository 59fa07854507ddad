"""The options of `caribe serve` for telling people that it is their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click

from caribe.cli.terminal.console import bad_input

Command = TypeVar("Command", bound=Callable[..., Any])

OPTIONS = (
    click.option(
        "--public-url", envvar="CARIBE_PUBLIC_URL", default="", metavar="cli-shape-url", help="cli-help-public-url"
    ),
    click.option(
        "--notice-delay",
        envvar="CARIBE_NOTICE_DELAY",
        type=click.IntRange(0, 86_400),
        default=60,
        help="cli-help-notice-delay",
    ),
    click.option(
        "--allow-private-webhooks",
        envvar="CARIBE_ALLOW_PRIVATE_WEBHOOKS",
        is_flag=True,
        help="cli-help-allow-private-webhooks",
    ),
    click.option("--smtp", envvar="CARIBE_SMTP", default="", metavar="cli-shape-url", help="cli-help-smtp"),
    click.option(
        "--mail-from", envvar="CARIBE_MAIL_FROM", default="", metavar="cli-shape-address", help="cli-help-mail-from"
    ),
)


def notice_options(command: Command) -> Command:
    """Add the options about notices to a command, which gets their values as keywords."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def check_notice_options(options: dict[str, Any]) -> dict[str, Any]:
    """Check the values of these options; refuses with `BadInput` what cannot work."""
    from caribe.server.notices.mail import SCHEMES

    public = urlsplit(options["public_url"].rstrip("/"))
    if options["public_url"] and (public.scheme not in ("http", "https") or not public.netloc or public.query):
        raise bad_input("", "cli-public-url", got=options["public_url"])
    smtp = urlsplit(options["smtp"])
    if options["smtp"]:
        if smtp.scheme not in SCHEMES or not smtp.hostname:
            raise bad_input("", "cli-smtp")  # not repeated: it may hold a password
        if "@" not in options["mail_from"] or not options["public_url"]:
            raise bad_input("", "cli-smtp-needs")
    return {**options, "public_url": options["public_url"].rstrip("/")}
