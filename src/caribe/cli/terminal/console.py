"""Printing messages and faults, and reading lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from click.exceptions import Exit
from rich.console import Console

from caribe.cli.terminal.language import current_words
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import Words, sanitize

USAGE_ERROR = 2  # the exit code of wrong input


def stdout_console() -> Console:
    """Return a console for answers. Texts are shown as they are: nothing in them is taken for markup."""
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=True)


def stderr_console() -> Console:
    """Return a console for progress and errors, apart from answers that may be piped on."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)


def say(message: Message, words: Words | None = None) -> None:
    """Print a message in the current language, or in these words."""
    stdout_console().print(sanitize((words or current_words()).say(message)))


def report_faults(faults: Sequence[Fault], words: Words | None = None, prefix: str = "") -> Exit:
    """Print one line for each fault; raise what this returns to end with exit code 2."""
    speaker = words or current_words()
    for fault in faults:
        path = f"{fault.path}: " if fault.path else ""
        stderr_console().print(sanitize(f"{prefix}{path}{speaker.say(fault.text)}"))
    return Exit(USAGE_ERROR)


def read_line() -> str | None:
    """Read a line that was typed, or piped in (then echoed); None at the end of the input."""
    try:
        typed = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        stdout_console().print()
        return None
    if not sys.stdin.isatty():
        stdout_console().print(sanitize(typed))
    return typed


def bad_input(path: str, why: str, /, **args: str | int | Message) -> BadInput:
    """Make the exception for one fault in what was typed."""
    return BadInput([Fault(path, Message(why, args))])
