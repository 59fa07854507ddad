"""Words: format messages in a language, from the Fluent catalogues and those of a data pack."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from caribe import library
from caribe.core.message import Message

GUEST = "Guest "
"""How the name of a guest begins, before four digits; readers see it in their language."""
SEATS = ("seat", "other", "winner")  # arguments that are seat numbers and are shown as names

HARMLESS = "\n\u00a0\u202f"  # not printable, but harmless: line feed and no-break spaces

_GUEST = re.compile(f"{GUEST}([1-9][0-9]{{3}})")


class Words:
    """One language. `names` are what the seats are called, `reader` is the seat that reads ("you").

    `texts` are what a data pack says in its own words: for each language, patterns by message id. They go before the
    catalogues; what a language lacks is English.

    >>> message = Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-lantern")})
    >>> Words("en").say(message)
    'You have no lantern.'
    >>> Words("en", texts={"en": {"cartagena-symbol-lantern": "firefly"}}).say(message)
    'You have no firefly.'
    """

    def __init__(
        self, language: str = "en", names: Sequence[str] = (), reader: int | None = None, texts: object = None
    ) -> None:
        self.language = language if language in library.languages() else "en"
        self.bundle = _bundle(language) if not texts else _bundle_with(language, texts)
        self.names = names
        self.reader = reader

    def say(self, message: Message) -> str:
        """Format the message in this language; its id and arguments where the catalogue lacks it."""
        found = self.bundle.has_message(message.id) and self.bundle.get_message(message.id).value
        if not found:
            return f"{message.id} {dict(message.args)}"
        text, _ = self.bundle.format_pattern(found, self._arguments(message.args))
        return str(text)

    def _arguments(self, args: Mapping[str, str | int | Message]) -> dict[str, str | int]:
        shown: dict[str, str | int] = {}
        for name, arg in args.items():
            if isinstance(arg, Message):
                shown[name] = self.say(arg)
            elif name in SEATS and isinstance(arg, int):
                shown[name] = self.name(arg)
            else:
                shown[name] = arg
        about = next((args[name] for name in ("seat", "winner", "other") if name in args), None)
        if about is not None:
            shown["who"] = "you" if about == self.reader else "other"
        if "other" in args:
            shown["whom"] = "you" if args["other"] == self.reader else "other"
        return shown

    def name(self, seat: int) -> str:
        """Return the name of this seat."""
        if seat >= len(self.names):
            return self.say(Message("core-seat", {"number": seat + 1}))
        return self.called(self.names[seat])

    def called(self, name: str) -> str:
        """Return a name as it is shown: a guest's in this language, a chosen one as it is.

        >>> Words("de").called("Guest 4711"), Words("de").called("Guest of Honour")
        ('Gast 4711', 'Guest of Honour')
        """
        guest = _GUEST.fullmatch(name)
        return self.say(Message("core-guest", {"number": guest[1]})) if guest else name

    def listed(self, names: Sequence[str]) -> str:
        """Join names to a list in this language.

        >>> Words("en").listed(["Ana", "Blas"]), Words("de").listed(["Ana", "Blas", "Cleo"])
        ('Ana and Blas', 'Ana, Blas und Cleo')
        """
        return format_list(names, locale="en_GB" if self.language == "en" else self.language)


@cache
def _bundle(language: str) -> FluentBundle:
    return _bundle_with(language, None)


def _bundle_with(language: str, texts: object) -> FluentBundle:
    """Make a bundle of the language's words, English where there are none, then a pack's own.

    A catalogue lacks nothing that the English one has, and takes a quarter of a second to read.
    """
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_catalogue(language if language in library.languages() else "en"))
    for each in dict.fromkeys(("en", language)):
        own = texts.get(each) if isinstance(texts, Mapping) else None
        if isinstance(own, Mapping):
            resource = "".join(fluent(str(name), str(pattern)) for name, pattern in own.items())
            bundle.add_resource(FluentResource(resource), allow_overrides=True)
    return bundle


@cache
def _catalogue(language: str) -> Resource:
    return FluentResource(library.texts(language))


def fluent(name: str, pattern: str) -> str:
    r"""Return one message as Fluent source.

    >>> fluent("cartagena-symbol-rum", "a barrel\nof rum")
    'cartagena-symbol-rum = a barrel\n    of rum\n'
    """
    return f"{name} = {pattern.strip()}".replace("\n", "\n    ") + "\n"


def sanitize(text: str) -> str:
    r"""Replace control characters: names and texts may come from strangers.

    >>> sanitize("Ann\x1b[2J\nBen, 2\xa0m")
    'Ann?[2J\nBen, 2\xa0m'
    """
    return "".join(sign if sign.isprintable() or sign in HARMLESS else "?" for sign in text)


def english(message: Message) -> str:
    """Format the message in English."""
    return Words("en").say(message)
