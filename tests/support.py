"""What tests share: the rules they cite, chance that is the same everywhere, and words that must not be missing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from caribe import library
from caribe.core.message import Message
from caribe.words import SEATS, Words

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
RULE_ID = re.compile(r"[A-Z]{3}-[A-Z]?\d+(\.[A-Z\d]+)*")

T = TypeVar("T")


# Rules


def rule(*ids: str) -> Callable[[T], T]:
    """Cite the rules that a test would catch being broken: `@rule("CAR-4.25")`."""
    for name in ids:
        if not RULE_ID.fullmatch(name):
            raise ValueError(f"A rule is cited as CAR-4.25, not as {name!r}.")

    def cite(test: T) -> T:
        for name in ids:
            pytest.mark.rule(name)(test)
        return test

    return cite


def citations(folder: Path) -> dict[str, list[str]]:
    """The places that cite each rule, found in the sources, so that running a part of the tests changes nothing."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, []).append(f"{path.name}:{node.lineno}")
    return found


def rule_ids(text: str) -> dict[str, str]:
    """The ids that a rules file defines, each with what it is marked as: rule or note.

    An id stands at the start of a bullet or a table row, and the mark follows it.
    """
    start = re.compile(rf"\s*[-|*]?\s*[*`]*({RULE_ID.pattern})[*`]*[\s|:.]*[*_]+(rule|note)[*_]+")
    return {match[1]: match[3] for line in text.splitlines() if (match := start.match(line))}


# Chance


class Chooser:
    """A generator of the tests' own, the same in every Python and every build."""

    def __init__(self, seed: int) -> None:
        self.state = seed
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """A number below n."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) * n >> 31

    def pick(self, things: Sequence[T]) -> T:
        """One of these."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """So many of these, in their order; all of them when there are fewer."""
        left, picked = list(range(len(things))), []
        for _ in range(min(count, len(things))):
            picked.append(left.pop(self.below(len(left))))
        return [things[i] for i in sorted(picked)]


# Words

TESTGAME_WORDS = TESTS / "testgame" / "text" / "en.ftl"


@cache
def _source() -> str:
    return library.texts("en") + "\n" + TESTGAME_WORDS.read_text("utf-8")


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(_source()))
    return bundle


@cache
def catalogue() -> dict[str, fluent.Message]:
    """All messages of all catalogues, as they are written."""
    entries = FluentParser().parse(_source()).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


def _references(node: object) -> Iterator[tuple[str, str]]:
    if isinstance(node, fluent.VariableReference):
        yield "argument", node.id.name
    elif isinstance(node, fluent.MessageReference):
        yield "message", node.id.name
    elif isinstance(node, fluent.BaseNode):
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                yield from _references(part)


@cache
def arguments(message: str) -> frozenset[str]:
    """All arguments that a message needs, in any of its variants."""
    needed: set[str] = set()
    for kind, name in _references(catalogue()[message].value):
        needed |= {name} if kind == "argument" else arguments(name)
    return frozenset(needed)


class Speech(Words):
    """English with the words of the test game, which stands on no shelf."""

    def __init__(self, reader: int | None = None) -> None:
        super().__init__("en", ("Ann", "Bob", "Cy", "Dee", "Eve"), reader)
        self.bundle = _bundle()


Shape = tuple[str, tuple[tuple[str, object], ...]]
_known: dict[Shape, list[str]] = {}


def word_faults(message: Message) -> list[str]:
    """What would make a person stumble over this message: words or arguments that are missing.

    It depends on the ids and the names of the arguments, so each such shape is looked at once.
    """
    shape = _shape(message)
    if shape not in _known:
        _known[shape] = _word_faults(message)
    return _known[shape]


def _shape(message: Message) -> Shape:
    parts = ((name, _shape(part) if isinstance(part, Message) else type(part)) for name, part in message.args.items())
    return message.id, tuple(parts)


def _word_faults(message: Message) -> list[str]:
    faults = [fault for part in message.args.values() if isinstance(part, Message) for fault in word_faults(part)]
    if message.id not in catalogue():
        return [*faults, f"{message.id} is in no catalogue"]
    given = set(message.args) | ({"who"} if set(SEATS) & set(message.args) else set())
    given |= {"whom"} if "other" in message.args else set()
    faults += [f"{message.id} lacks ${name}" for name in sorted(arguments(message.id) - given)]
    for reader in (None, 0, 1):
        text = Speech(reader).say(message)
        if not text.strip() or "{" in text or message.id in text:
            faults.append(f"{message.id} is said as {text!r}")
    return faults


def within(some: Counter[str], more: Counter[str]) -> bool:
    """Whether one bag holds all that another does, each thing as often; `some <= more` looks at both bags as a whole,
    and takes five times as long.
    """
    return all(more[thing] >= times for thing, times in some.items())


def plain(value: object) -> bool:
    """Whether a value is what JSON can hold, with text as keys."""
    if isinstance(value, Mapping):
        return all(isinstance(key, str) and plain(part) for key, part in value.items())
    if isinstance(value, list):
        return all(plain(part) for part in value)
    return value is None or isinstance(value, str | int | float | bool)
