"""Filter the list of choices by a number or by parts of words, with or without accents."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from caribe.core.choices import Choice

INDENT = 5  # columns for the number of a choice, or another mark before a line


@dataclass(frozen=True, slots=True)
class NumberedChoice:
    """A choice with its number in the whole list, from 1, and its text."""

    number: int
    text: str
    choice: Choice


def filter_choices(offers: Sequence[NumberedChoice], typed: str) -> list[NumberedChoice]:
    """Return the choices that match: for a number those that begin with it, the exact one first.

    For words those that contain them as a phrase, `row 2 col 4`; where none does, those that contain each of them.
    """
    typed = typed.strip()
    if typed.isdecimal():
        numbered = [offer for offer in offers if str(offer.number).startswith(typed.lstrip("0") or "0")]
        if numbered:
            return sorted(numbered, key=lambda offer: offer.number)
    phrases = [offer for offer in offers if contains_phrase(offer.text, typed)]
    return phrases or [offer for offer in offers if contains_words(offer.text, typed)]


def exact_choice(offers: Sequence[NumberedChoice], typed: str) -> NumberedChoice | None:
    """Return the choice that was typed: by its number, by its whole text, or as the only one that matches."""
    typed = typed.strip()
    said = split_words(typed)
    for offer in offers:
        if str(offer.number) == typed or (said and split_words(offer.text) == said):
            return offer
    fitting = filter_choices(offers, typed)
    return fitting[0] if len(fitting) == 1 else None


def contains_phrase(text: str, typed: str) -> bool:
    """Return whether a text contains the beginnings of these words one after the other; numbers count as a whole.

    >>> contains_phrase("Worker to row 2, column 4: 1 wood", "row 2 col 4")
    True
    >>> contains_phrase("Worker to row 1, column 2: 4 wood", "row 2 col 4")
    False
    """
    words, wanted = split_words(text), split_words(typed)

    def fits(i: int) -> bool:
        there = zip(words[i : i + len(wanted)], wanted, strict=True)
        return all(word == part if part.isdecimal() else word.startswith(part) for word, part in there)

    return any(fits(i) for i in range(len(words) - len(wanted) + 1))


def split_words(text: str) -> list[str]:
    """Return the words and numbers of a text, without accents."""
    return re.findall(r"\w+", fold_accents(text))


def indent(mark: str, text: str, width: int) -> str:
    """Put a mark before a text and wrap the text to this width."""
    rows = textwrap.wrap(text, max(width - INDENT, INDENT), break_on_hyphens=False) or [""]
    return f"{mark:>{INDENT - 1}} " + ("\n" + " " * INDENT).join(rows)


def contains_words(text: str, typed: str) -> bool:
    """Return whether a text contains every word that was typed.

    >>> contains_words("Play a lantern: from field 3 to the boat", "LANT boat")
    True
    >>> contains_words("Rozpoczyna łódź", "lodz")
    True
    """
    said = fold_accents(text)
    return all(word in said for word in fold_accents(typed).split())


def fold_accents(text: str) -> str:
    """Return a text in lower case without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def unavailable_things(
    things: Iterable[tuple[str, tuple[str, ...]]], typed: str, offers: Sequence[NumberedChoice]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the things that match what was typed but occur in no choice, with their targets."""
    if not typed.strip():
        return
    touched = {target for offer in offers for target in offer.choice.targets}
    for name, targets in things:
        if contains_words(name, typed) and not touched.issuperset(targets):
            yield name, targets
