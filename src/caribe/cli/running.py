"""The command line, run: in the language that was asked for, and with one sentence for what was typed wrongly."""

from __future__ import annotations

import sys

import typer

from caribe.cli.language import asked, environment, speaking, spoken
from caribe.cli.terminal import WRONG, aside, clean
from caribe.cli.usage import USAGE, told

INTERRUPTED = 130


def run(app: typer.Typer) -> int:
    """Run the command line; the exit code. What was typed wrongly is answered with one sentence."""
    arguments = sys.argv[1:]
    with speaking(asked(arguments) or environment()):
        try:
            code = app(prog_name="caribe", standalone_mode=False)
        except USAGE as usage:
            aside().print(clean(spoken().say(told(usage, arguments))))
            return WRONG
        except typer.Abort:
            return INTERRUPTED
        return code if isinstance(code, int) else 0
