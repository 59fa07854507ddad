"""The commands of `caribe`."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from caribe.build import compiled
from caribe.cli.commands import add_to
from caribe.cli.terminal import run
from caribe.core.message import Message

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any free one.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="What keeps all tables: a file (SQLite), or postgresql://name:password@host/database.",
    ),
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser, where there is one.")]


@app.callback(invoke_without_command=True)
def caribe(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Say the version and the kind of engine.")] = False,
) -> None:
    """Cartagena, Havana, La Habana and Cuba: for people, bots and research."""
    if show_version:
        engine = "compiled" if compiled() else "interpreted"
        typer.echo(str(Message("cli-version", {"version": installed_version(), "engine": engine})))
    elif context.invoked_subcommand is None:
        serve()


@app.command()
def serve(host: Host = "127.0.0.1", port: Port = 8000, db: Database = None, open_page: Open = True) -> None:
    """Serve the page, and keep every table in one file."""
    from caribe.cli.serving import default_database, start  # a server takes longer to import than --help to read

    raise typer.Exit(start(host, port, db or str(default_database()), open_page))


add_to(app)


def installed_version() -> str:
    """The version of Caribe, or "0" in a checkout that was never installed."""
    try:
        return version("caribe")
    except PackageNotFoundError:
        return "0"


def main() -> None:
    """Run the command line."""
    sys.exit(run(app))
