"""The current language of the command line, and the option that changes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

import click

from caribe import library
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import Words

_chosen: ContextVar[str] = ContextVar("language", default="en")


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use this language within a block."""
    token = _chosen.set(language)
    try:
        yield
    finally:
        _chosen.reset(token)


def set_language(language: str, texts: object = None) -> None:
    """Use this language from now on ("" changes nothing); raises `BadInput` for one without a catalogue.

    `texts` are a data pack's own messages, perhaps in a language that no catalogue has.
    """
    own = [str(name) for name in texts] if isinstance(texts, Mapping) else []
    known = list(dict.fromkeys([*library.languages(), *own]))
    if language and language not in known:
        args: dict[str, str | int | Message] = {"expected": ", ".join(known), "got": language}
        raise BadInput([Fault("--language", Message("core-fault-type", args))])
    if language:
        _chosen.set(language)


def current_language() -> str:
    """Return the code of the current language."""
    return _chosen.get()


def current_words(names: Sequence[str] = (), reader: int | None = None, texts: object = None) -> Words:
    """Return the words of the current language."""
    return Words(current_language(), names, reader, texts)


def _check(context: click.Context, parameter: click.Parameter, language: str) -> None:
    """Refuse an unknown language; a known one is in use already (`language_argument`)."""
    if language not in library.languages():
        set_language(language)


LANGUAGE = click.Option(
    ["--language"],
    default="",
    metavar="cli-shape-code",
    help="cli-help-language",
    show_default="cli-help-language-default",
    expose_value=False,
    callback=_check,
)
"""The option `--language`, which `localize` adds to every command that has none of its own."""
