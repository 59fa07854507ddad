"""What a small card says is its name: whoever reads it finds the card again in the choices and in the log."""

from __future__ import annotations

import re

import pytest

from caribe import library
from caribe.core.message import Message
from caribe.words import Words
from tests.support import catalogue

SHORT = {
    r"((?:la-habana|havana)-card-\w+)-short": r"\1",
    r"page-cartagena-short-(\w+)": r"cartagena-symbol-\1",
}
LEAST = 3


def pairs() -> list[tuple[str, str]]:
    """The ids of short names, each with that of the whole one."""
    return [
        (name, re.sub(short, whole, name))
        for short, whole in SHORT.items()
        for name in catalogue()
        if re.match(short, name)
    ]


def stem(word: str) -> str:
    """A word without what its number or case may change: `keys` and `Klucze` are `key` and `klucz`."""
    return word[: max(LEAST, len(word) - 1)]


def foreign(short: str, whole: str) -> list[str]:
    """The words of a short name that the whole one lacks."""
    return [word for word in re.findall(r"\w+", short.casefold()) if stem(word) not in whole.casefold()]


@pytest.mark.parametrize("language", library.languages())
def test_a_short_name_is_made_of_the_words_of_the_whole_one(language: str) -> None:
    words = Words(language)
    said = [(words.say(Message(short)).replace("\u00ad", ""), words.say(Message(whole))) for short, whole in pairs()]
    assert len(said) == 13 + 13 + 6
    assert [names for names in said if foreign(*names)] == []


def test_another_word_for_the_same_thing_is_noticed() -> None:
    assert foreign("Shield", "Protection") == ["shield"]
    assert foreign("Taxes", "Tax Collector") == ["taxes"]
    assert foreign("Keys", "key ring") == foreign("Klucze", "pęk kluczy") == []
