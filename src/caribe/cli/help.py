"""`--help`, with every word out of the catalogues: commands are told by their path, options by ids of messages."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any

from rich.panel import Panel
from rich.table import Table
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from caribe.cli.language import spoken
from caribe.cli.terminal import screen
from caribe.core.message import Message
from caribe.words import Words

Parameter = TyperArgument | TyperOption
SHAPES = "cli-shape-"
"""How the messages begin that say how a value is written."""


class HelpfulCommand(TyperCommand):
    """A command whose `--help` speaks the language that is spoken."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # Typer's context has no public type
        """Show what the command does and takes."""
        show(self, ctx)


class HelpfulGroup(TyperGroup):
    """Commands under one name, whose `--help` speaks the language that is spoken."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # as above
        """Show what the commands do."""
        show(self, ctx)


def show(command: HelpfulCommand | HelpfulGroup, context: Any) -> None:
    """Show how a command is typed, what it does, what it takes, and the commands below it."""
    words = spoken()
    path = context.command_path.split()[1:]
    parameters = [each for each in command.get_params(context) if isinstance(each, Parameter) and not each.hidden]
    arguments = [each for each in parameters if isinstance(each, TyperArgument)]
    options = [each for each in parameters if isinstance(each, TyperOption)]
    group = isinstance(command, TyperGroup)
    pieces = [context.command_path, words.say(Message("cli-help-options-place"))]
    pieces += [_bracketed(each, shape(each, words)) for each in arguments]
    pieces += [words.say(Message("cli-help-command-place"))] * group
    _print(words.say(Message("cli-help-usage", {"command": " ".join(pieces)})))
    _print(f"\n{words.say(about(path))}\n")
    _panel(words, "cli-help-arguments", ((shape(each, words), "", explained(each, words)) for each in arguments))
    _panel(words, "cli-help-options", ((_names(each), _taken(each, words), explained(each, words)) for each in options))
    below = command.commands if isinstance(command, TyperGroup) else {}
    _panel(words, "cli-help-commands", ((name, "", words.say(about([*path, name]))) for name in below))


def about(path: list[str]) -> Message:
    """What the command of this path does: `["admin", "ban"]`; an empty path is `caribe` itself."""
    return Message(f"cli-command-{'-'.join(path)}" if path else "cli-command")


def shape(parameter: Parameter, words: Words) -> str:
    """How a value is written: FILE, or INTEGER with its bounds."""
    written = parameter.metavar or "cli-shape-number"
    said = words.say(Message(written)) if written.startswith(SHAPES) else written
    if parameter.min is None:
        return said
    if parameter.max is None:
        return words.say(Message("cli-help-least", {"shape": said, "low": str(parameter.min)}))
    bounds = {"low": str(parameter.min), "high": str(parameter.max)}
    return words.say(Message("cli-help-between", {"shape": said, **bounds}))


def explained(parameter: Parameter, words: Words) -> str:
    """What a value is for, whether it must be said, what it is otherwise, and where else it can stand."""
    own = isinstance(parameter, TyperOption) and "--help" in parameter.opts
    parts = [words.say(Message("cli-help-help" if own else parameter.help or ""))]
    if parameter.required:
        parts.append(words.say(Message("cli-help-required")))
    if default := _default(parameter, words):
        parts.append(words.say(Message("cli-help-default", {"value": default})))
    if parameter.envvar:
        parts.append(words.say(Message("cli-help-variable", {"name": str(parameter.envvar)})))
    return " ".join(parts)


def _default(parameter: Parameter, words: Words) -> str:
    """What holds where nothing is said, if that is worth a word."""
    default = parameter.default
    if isinstance(parameter.show_default, str):
        return words.say(Message(parameter.show_default))
    if isinstance(parameter, TyperOption) and parameter.is_flag:
        return (parameter.opts if default else parameter.secondary_opts)[0] if parameter.secondary_opts else ""
    return "" if default is None else str(default.value if isinstance(default, Enum) else default)


def _names(option: TyperOption) -> str:
    return ", ".join([*option.opts, *option.secondary_opts])


def _taken(option: TyperOption, words: Words) -> str:
    return "" if option.is_flag else shape(option, words)


def _bracketed(argument: TyperArgument, said: str) -> str:
    return said if argument.required else f"[{said}]"


def _panel(words: Words, title: str, rows: Iterable[tuple[str, str, str]]) -> None:
    """A frame around these rows, if there are any."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan")
    grid.add_column(style="yellow")
    grid.add_column()
    for row in rows:
        grid.add_row(*row)
    if grid.row_count:
        _print(Panel(grid, title=words.say(Message(title)), title_align="left", border_style="dim"))


def _print(what: str | Panel) -> None:
    screen().print(what, soft_wrap=False)
