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


Host = Annotated[
    str, typer.Option(envvar="CARIBE_HOST", help="The address to listen at; 0.0.0.0 lets other machines in.")
]
Port = Annotated[
    int, typer.Option(envvar="CARIBE_PORT", min=0, max=65535, help="The port to listen at; 0 takes any free one.")
]
Database = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="CARIBE_DB",
        metavar="URL",
        help="What keeps all tables: a file (SQLite), or postgresql://name:password@host/database.",
        show_default="a file in your folder for data",
    ),
]
Workers = Annotated[
    int, typer.Option(envvar="CARIBE_WORKERS", min=1, max=64, help="How many processes serve; several need PostgreSQL.")
]
BasePath = Annotated[
    str, typer.Option(envvar="CARIBE_BASE_PATH", metavar="PATH", help="The path that the page lives below: /games.")
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        envvar="CARIBE_TRUSTED_PROXY",
        metavar="ADDRESS",
        help="A proxy whose word for a client's address and scheme is taken; may be given again, or as a network.",
    ),
]
LogFormat = Annotated[Format, typer.Option(envvar="CARIBE_LOG_FORMAT", help="Logs as words, or as lines of JSON.")]
LogLevel = Annotated[Level, typer.Option(envvar="CARIBE_LOG_LEVEL", help="From where on something is worth a line.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser, where there is one.")]


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
