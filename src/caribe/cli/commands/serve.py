"""`caribe serve`: the server, configured by options or environment variables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from caribe.cli.inputs.notices import check_notice_options, notice_options
from caribe.cli.inputs.options import database_option
from caribe.cli.terminal.console import bad_input

FORMATS = ("plain", "json")
LEVELS = ("info", "warning", "error")


@click.command()
@click.option("--host", envvar="CARIBE_HOST", default="127.0.0.1", metavar="cli-shape-address", help="cli-help-host")
@click.option("--port", envvar="CARIBE_PORT", type=click.IntRange(0, 65535), default=8000, help="cli-help-port")
@database_option
@click.option("--workers", envvar="CARIBE_WORKERS", type=click.IntRange(1, 64), default=1, help="cli-help-workers")
@click.option(
    "--session-days",
    envvar="CARIBE_SESSION_DAYS",
    type=click.IntRange(1, 400),
    default=60,
    help="cli-help-session-days",
)
@click.option(
    "--keep-guest-games",
    envvar="CARIBE_KEEP_GUEST_GAMES",
    type=click.IntRange(0),
    default=0,
    help="cli-help-keep-guest-games",
)
@click.option("--keep-chat", envvar="CARIBE_KEEP_CHAT", type=click.IntRange(0), default=0, help="cli-help-keep-chat")
@click.option(
    "--disk-warning", envvar="CARIBE_DISK_WARNING", type=click.IntRange(0), default=500, help="cli-help-disk-warning"
)
@click.option("--base-path", envvar="CARIBE_BASE_PATH", default="", metavar="cli-shape-path", help="cli-help-base-path")
@click.option(
    "--trusted-proxy",
    envvar="CARIBE_TRUSTED_PROXY",
    multiple=True,
    metavar="cli-shape-address",
    help="cli-help-trusted-proxy",
)
@click.option(
    "--allowed-host",
    envvar="CARIBE_ALLOWED_HOST",
    multiple=True,
    metavar="cli-shape-host",
    help="cli-help-allowed-host",
)
@click.option(
    "--log-format", envvar="CARIBE_LOG_FORMAT", type=click.Choice(FORMATS), default="plain", help="cli-help-log-format"
)
@click.option(
    "--log-level", envvar="CARIBE_LOG_LEVEL", type=click.Choice(LEVELS), default="warning", help="cli-help-log-level"
)
@notice_options
@click.option("--open/--no-open", "open_page", default=True, help="cli-help-open")
def serve(
    host: str,
    port: int,
    db: str,
    workers: int,
    session_days: int,
    keep_guest_games: int,
    keep_chat: int,
    disk_warning: int,
    base_path: str,
    trusted_proxy: Sequence[str],
    allowed_host: Sequence[str],
    log_format: str,
    log_level: str,
    open_page: bool,
    **notices: Any,
) -> None:
    """Run the server with the page and all its tables."""
    # A server takes longer to import than --help to read.
    from caribe.cli.hosting.start import default_database, start_server
    from caribe.server.ops.settings import Settings, clean_base

    try:
        base = clean_base(base_path)
    except ValueError:
        raise bad_input("", "cli-base-path", got=base_path) from None
    settings = Settings(
        database=db or str(default_database()),
        base_path=base,
        trusted_proxies=tuple(trusted_proxy),
        allowed_hosts=tuple(allowed_host),
        workers=workers,
        session_days=session_days,
        keep_guest_games=keep_guest_games,
        keep_chat=keep_chat,
        disk_warning=disk_warning,
        json_logs=log_format == "json",
        log_level=log_level,
        **check_notice_options(notices),
    )
    raise click.exceptions.Exit(start_server(host, port, settings, open_page))
