"""What is wrong with a command line that cannot be read, in the words of the catalogues instead of Typer's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from caribe.cli.help import shape
from caribe.cli.language import spoken
from caribe.core.message import Message

USAGE: Any = typer.BadParameter.__mro__[1]
"""What Typer raises: it takes it from click, or brings it along itself, and gives it no public name."""


def told(usage: Any, arguments: Sequence[str]) -> Message:
    """What is wrong with these arguments, and where to look."""
    context = usage.ctx
    command = context.command_path if context else "caribe"
    return Message("cli-usage", {"what": _fault(usage, context, arguments), "command": command})


def _fault(usage: Any, context: Any, arguments: Sequence[str]) -> Message:
    """Typer says each fault by a class of its own or by what it remembers of it, never by the words alone."""
    parameter = getattr(usage, "param", None)
    if isinstance(parameter, TyperArgument | TyperOption):
        kind, named = "value" if usage.message else "missing", isinstance(parameter, TyperOption)
        args = {"name": parameter.opts[0], "shape": shape(parameter, spoken()), "option": "yes" if named else "no"}
        return Message(f"cli-usage-{kind}", args)
    option = getattr(usage, "option_name", None)
    if option is not None and hasattr(usage, "possibilities"):
        near = ", ".join(sorted(usage.possibilities or ()))
        return Message("cli-usage-no-option", {"name": option, "near": near or "none"})
    if option is not None:
        given = any(argument.startswith(f"{option}=") for argument in arguments)
        return Message("cli-usage-flag" if given else "cli-usage-no-value", {"name": option})
    if context is not None and isinstance(context.command, TyperGroup):
        return Message("cli-usage-command", {"commands": ", ".join(context.command.commands)})
    return Message("cli-usage-extra")
