"""What the commands share on the terminal: saying messages, and refusing wrong input with a sentence and no trace."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from typing import ParamSpec

import typer
from rich.console import Console

from caribe import library
from caribe.cli.language import Language, choose, spoken
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import Words

WRONG = 2  # the exit code of wrong input
KEPT = "\n\u00a0\u202f"  # no signs to print, but harmless: the end of a line, and spaces at which no line ends

P = ParamSpec("P")


def screen() -> Console:
    """Where answers go. Texts are shown as they are: nothing in them is taken for markup."""
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=True)


def aside() -> Console:
    """Where progress and refusals go, so that they are not mixed into answers that are piped on."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)


def clean(text: str) -> str:
    r"""The text without what could steer a terminal: names and texts may come from strangers.

    >>> clean("Ann\x1b[2J\nBen, 2\xa0m")
    'Ann?[2J\nBen, 2\xa0m'
    """
    return "".join(sign if sign.isprintable() or sign in KEPT else "?" for sign in text)


def say(message: Message, words: Words | None = None) -> None:
    """Say something."""
    screen().print(clean((words or spoken()).say(message)))


def refuse(faults: Sequence[Fault], words: Words | None = None, prefix: str = "") -> typer.Exit:
    """Say what is wrong, one line for each fault; raise what this gives back to end with exit code 2."""
    speaker = words or spoken()
    for fault in faults:
        path = f"{fault.path}: " if fault.path else ""
        aside().print(clean(f"{prefix}{path}{speaker.say(fault.text)}"))
    return typer.Exit(WRONG)


def listen() -> str | None:
    """What somebody types, or what was piped in (then shown as if it had been typed); None when there is no more."""
    try:
        typed = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        screen().print()
        return None
    if not sys.stdin.isatty():
        screen().print(clean(typed))
    return typed


def wrong(path: str, why: str, /, **args: str | int | Message) -> BadInput:
    """A fault of what was typed."""
    return BadInput([Fault(path, Message(why, args))])


def refusing(command: Callable[P, None]) -> Callable[P, None]:
    """The same command, which ends with a sentence and exit code 2 where its input is wrong.

    It has the option `--language`. A command that knows more languages than the catalogues, those of a data pack, has a
    `language` of its own and chooses it once it knows them.
    """
    signature = inspect.signature(command, eval_str=True)
    chooses = "language" in signature.parameters

    @functools.wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            language = str(kwargs.get("language", "") if chooses else kwargs.pop("language", ""))
            if not chooses or language in library.languages():
                choose(language)
            command(*args, **kwargs)
        except BadInput as bad:
            raise refuse(bad.faults) from None
        except BrokenPipeError:  # whoever read this has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None

    if not chooses:
        option = inspect.Parameter("language", inspect.Parameter.KEYWORD_ONLY, default="", annotation=Language)
        signature = signature.replace(parameters=[*signature.parameters.values(), option])
    vars(guarded)["__signature__"] = signature  # what Typer reads the options from
    return guarded
