"""The command `caribe`: its language, its errors, and what it does without a subcommand."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version

import click

from caribe.build import compiled
from caribe.cli.commands import COMMANDS
from caribe.cli.commands.serve import serve
from caribe.cli.terminal.console import report_faults, say
from caribe.cli.terminal.language import use_language
from caribe.cli.terminal.preference import preferred_language
from caribe.cli.terminal.translation import install, localize
from caribe.core.faults import BadInput
from caribe.core.message import Message

INTERRUPTED = 130
HELP_WIDTH = 120  # columns


class OrderedGroup(click.Group):
    """Lists its commands in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return list(self.commands)


@click.group(
    cls=OrderedGroup,
    invoke_without_command=True,
    context_settings={"show_default": True, "max_content_width": HELP_WIDTH},
)
@click.option("--version", "show_version", is_flag=True, help="cli-help-version")
@click.pass_context
def caribe(context: click.Context, show_version: bool) -> None:
    """Cartagena, Havana, La Habana and Cuba: for people, bots and research."""
    if show_version:
        engine = "compiled" if compiled() else "interpreted"
        say(Message("cli-version", {"version": installed_version(), "engine": engine}))
    elif context.invoked_subcommand is None:
        context.invoke(serve)


for command in COMMANDS:
    caribe.add_command(command)


def installed_version() -> str:
    """Return the version of Caribe, or "0" in a checkout that was never installed."""
    try:
        return version("caribe-games")
    except PackageNotFoundError:
        return "0"


def run() -> int:
    """Run the command line and return its exit code; wrong input is answered with a sentence, not a traceback."""
    install()
    with use_language(preferred_language(sys.argv[1:])):
        try:
            code = localize(caribe).main(prog_name="caribe", standalone_mode=False)
        except click.ClickException as error:
            error.show()
            return error.exit_code
        except click.Abort:
            return INTERRUPTED
        except BadInput as bad:
            return report_faults(bad.faults).exit_code
        return code if isinstance(code, int) else 0
