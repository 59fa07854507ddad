"""`caribe serve`: what a host can choose, by flag or by the environment."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from caribe.cli.terminal import refusing, wrong


class Format(StrEnum):
    """How logs are written."""

    plain = "plain"
    json = "json"


class Level(StrEnum):
    """From where on something is worth a line."""

    info = "info"
    warning = "warning"
    error = "error"


Host = Annotated[str, typer.Option(envvar="CARIBE_HOST", metavar="cli-shape-address", help="cli-help-host")]
Port = Annotated[int, typer.Option(envvar="CARIBE_PORT", min=0, max=65535, help="cli-help-port")]
Database = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="CARIBE_DB",
        metavar="cli-shape-url",
        help="cli-help-db",
        show_default="cli-help-db-default",
    ),
]
Workers = Annotated[int, typer.Option(envvar="CARIBE_WORKERS", min=1, max=64, help="cli-help-workers")]
BasePath = Annotated[str, typer.Option(envvar="CARIBE_BASE_PATH", metavar="cli-shape-path", help="cli-help-base-path")]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        envvar="CARIBE_TRUSTED_PROXY",
        metavar="cli-shape-address",
        help="cli-help-trusted-proxy",
    ),
]
LogFormat = Annotated[
    Format, typer.Option(envvar="CARIBE_LOG_FORMAT", metavar="plain|json", help="cli-help-log-format")
]
LogLevel = Annotated[
    Level, typer.Option(envvar="CARIBE_LOG_LEVEL", metavar="info|warning|error", help="cli-help-log-level")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="cli-help-open")]


@refusing
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = "",
    workers: Workers = 1,
    base_path: BasePath = "",
    trusted_proxy: Proxies = None,
    log_format: LogFormat = Format.plain,
    log_level: LogLevel = Level.warning,
    open_page: Open = True,
) -> None:
    """Serve the page, and keep every table."""
    # A server takes longer to import than --help to read.
    from caribe.cli.serving import default_database, start
    from caribe.server.settings import Settings, clean_base

    try:
        base = clean_base(base_path)
    except ValueError:
        raise wrong("", "cli-base-path", got=base_path) from None
    settings = Settings(
        database=db or str(default_database()),
        base_path=base,
        trusted_proxies=tuple(trusted_proxy or ()),
        workers=workers,
        json_logs=log_format == Format.json,
        log_level=log_level.value,
    )
    raise typer.Exit(start(host, port, settings, open_page))
