"""The language that the command line speaks: the one that was asked for, else that of the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Annotated

import typer

from caribe import library
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import Words

Language = Annotated[
    str,
    typer.Option(
        "--language", metavar="cli-shape-code", help="cli-help-language", show_default="cli-help-language-default"
    ),
]

_chosen: ContextVar[str] = ContextVar("language", default="en")


def environment(variables: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if there are words in it; else English.

    >>> environment({"LANG": "de_AT.UTF-8"}), environment({"LANG": "de_AT", "LC_MESSAGES": "pl_PL"})
    ('de', 'pl')
    >>> environment({"LANG": "C.UTF-8"}), environment({})
    ('en', 'en')
    """
    asked = next((variables[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(name)), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return language if language in library.languages() else "en"


def asked(arguments: Sequence[str]) -> str:
    """The language that these arguments ask for, if there are words in it, before anything else in them is read.

    >>> asked(["--language", "fr", "play", "--language=de", "--help"]), asked(["play", "--language", "xx"])
    ('de', '')
    """
    found = ""
    for name, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if name == "--language":
            found = following
        elif name.startswith("--language="):
            found = name.partition("=")[2]
    return found if found in library.languages() else ""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language for a while."""
    token = _chosen.set(language)
    try:
        yield
    finally:
        _chosen.reset(token)


def choose(language: str, texts: object = None) -> None:
    """Speak this language from now on ("": go on as before); refuses one without words with `BadInput`.

    `texts` are what a data pack says in its own words, perhaps in a language that no catalogue has.
    """
    own = [str(name) for name in texts] if isinstance(texts, Mapping) else []
    known = list(dict.fromkeys([*library.languages(), *own]))
    if language and language not in known:
        args: dict[str, str | int | Message] = {"expected": ", ".join(known), "got": language}
        raise BadInput([Fault("--language", Message("core-fault-type", args))])
    if language:
        _chosen.set(language)


def chosen() -> str:
    """The language that is spoken now."""
    return _chosen.get()


def spoken(names: Sequence[str] = (), reader: int | None = None, texts: object = None) -> Words:
    """The words of the language that is spoken now."""
    return Words(chosen(), names, reader, texts)
