"""The list of choices, narrowed by what is typed: a number, or parts of words, with or without their accents."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from caribe.core.choices import Choice

INDENT = 5  # columns for the number of a choice, or another mark before a line


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice with its number in the whole list, from 1, and its words."""

    number: int
    text: str
    choice: Choice


def narrowed(offers: Sequence[Offer], typed: str) -> list[Offer]:
    """The offers that fit what was typed; for a number those whose numbers begin so, that very one first."""
    typed = typed.strip()
    if typed.isdecimal():
        numbered = [offer for offer in offers if str(offer.number).startswith(typed.lstrip("0") or "0")]
        if numbered:
            return sorted(numbered, key=lambda offer: offer.number)
    return [offer for offer in offers if fits(offer.text, typed)]


def indented(mark: str, text: str, width: int) -> str:
    """A text behind its mark; what does not fit into a line of this width goes on below its first word."""
    rows = textwrap.wrap(text, max(width - INDENT, INDENT), break_on_hyphens=False) or [""]
    return f"{mark:>{INDENT - 1}} " + ("\n" + " " * INDENT).join(rows)


def fits(text: str, typed: str) -> bool:
    """Whether a text has every word of what was typed in it.

    >>> fits("Play a lantern: from field 3 to the boat", "LANT boat"), fits("Rozpoczyna łódź", "lodz")
    (True, True)
    """
    said = plain(text)
    return all(word in said for word in plain(typed).split())


def plain(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def refused(
    things: Iterable[tuple[str, tuple[str, ...]]], typed: str, offers: Sequence[Offer]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The things that were typed and that no offer touches, with their targets."""
    if not typed.strip():
        return
    touched = {target for offer in offers for target in offer.choice.targets}
    for name, targets in things:
        if fits(name, typed) and not touched.issuperset(targets):
            yield name, targets
