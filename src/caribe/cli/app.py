"""The commands of `caribe`."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from caribe.build import compiled
from caribe.cli.commands import add_to
from caribe.cli.help import HelpfulCommand, HelpfulGroup
from caribe.cli.language import Language, choose
from caribe.cli.running import run
from caribe.cli.serve import serve
from caribe.cli.terminal import refusing, say
from caribe.core.message import Message

app = typer.Typer(cls=HelpfulGroup, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
@refusing
def caribe(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    language: Language = "",
) -> None:
    """Cartagena, Havana, La Habana and Cuba: for people, bots and research."""
    choose(language)
    if show_version:
        engine = "compiled" if compiled() else "interpreted"
        say(Message("cli-version", {"version": installed_version(), "engine": engine}))
    elif context.invoked_subcommand is None:
        serve()


app.command(cls=HelpfulCommand)(serve)
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
