"""Words: messages said in a language, out of the Fluent catalogues of core, games and server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from caribe import library
from caribe.core.message import Message

SEATS = ("seat", "other", "winner")  # arguments that are seat numbers and are said by name


class Words:
    """One language. `names` are what the seats are called, `reader` is the seat that reads ("you").

    >>> Words("en").say(Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-lantern")}))
    'You hold no lantern.'
    """

    def __init__(self, language: str = "en", names: Sequence[str] = (), reader: int | None = None) -> None:
        self.bundle = _bundle(language)
        self.names = names
        self.reader = reader

    def say(self, message: Message) -> str:
        """The message in this language; its id and arguments where the catalogue lacks it."""
        found = self.bundle.has_message(message.id) and self.bundle.get_message(message.id).value
        if not found:
            return f"{message.id} {dict(message.args)}"
        text, _ = self.bundle.format_pattern(found, self._arguments(message.args))
        return str(text)

    def _arguments(self, args: Mapping[str, str | int | Message]) -> dict[str, str | int]:
        said: dict[str, str | int] = {}
        for name, arg in args.items():
            if isinstance(arg, Message):
                said[name] = self.say(arg)
            elif name in SEATS and isinstance(arg, int):
                said[name] = self.names[arg] if arg < len(self.names) else self._seat(arg)
            else:
                said[name] = arg
        if "seat" in args:
            said["who"] = "you" if args["seat"] == self.reader else "other"
        return said

    def _seat(self, seat: int) -> str:
        return self.say(Message("core-seat", {"number": seat + 1}))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(library.texts(language)))
    return bundle


def english(message: Message) -> str:
    """The message in English."""
    return Words("en").say(message)
