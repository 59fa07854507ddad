"""Crowded positions: a few boards of each game that together show the longest words it has, in every language.

They are found by the engine alone, in games that are played at random from fixed seeds, so they are the same every
time. What a position shows is read from its view, its prompt and its choices. On the board everything has to be shown
once; in a sentence, the longest names of each kind and language.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from caribe import library
from caribe.core.draws import Draws
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat
from caribe.core.state import State
from caribe.words import Words
from tests.browser.player import Player

GAMES = 60
"""Games that are looked through for positions."""

APART = 7
"""Decisions between two positions of a game that are looked at."""

LONGEST = {"rows": 3, "proposals": 3, "laws": 3}
"""How many names of each kind count as the longest where many stand close together; elsewhere one does."""

DECISION = ("step", "stage")
"""What a view calls the decision that is to be made: the board is laid out for it."""

UNSEEN = ("built", "discard", "removed", "trails", "seats")
"""The parts of a view whose names are read nowhere on the board."""

Shown = tuple[str, str, str]
"""A language, a part of the position, and a message that is among the longest of its kind there, in that language."""


@dataclass(frozen=True)
class Crowd:
    """A position, who is to decide there, what is worth looking at in it, and among how many choices."""

    game: str
    options: dict[str, str | int]
    position: dict[str, Any]
    players: int
    seat: int
    shown: frozenset[Shown]
    choices: int


def crowds(game: str, players: int, **options: str | int) -> list[tuple[Crowd, list[str]]]:
    """As few positions of a game as show all its longest words, each the one that adds the most, with the languages
    in which it adds something.
    """
    found = list(_positions(game, players, options))
    left: set[Shown] = set().union(*(crowd.shown for crowd in found))
    chosen: list[tuple[Crowd, list[str]]] = []
    while left:
        crowd = max(found, key=lambda crowd: (len(crowd.shown & left), crowd.choices))
        chosen.append((crowd, sorted({language for language, _, _ in crowd.shown & left})))
        left -= crowd.shown
    return chosen


def _positions(game: str, players: int, options: dict[str, str | int]) -> Iterator[Crowd]:
    """Positions of games that are played at random."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = library.title(game).game(players, options, library.data(game)).new(seed)
        number = 0
        while not state.is_over:
            if number % APART == 0:
                shown, choices = _shown(state)
                yield Crowd(game, options, state.to_json(), players, state.player, shown, choices)
            state.apply(chance.choice(state.legal_actions()))
            number += 1


def _shown(state: State) -> tuple[frozenset[Shown], int]:
    """What is worth looking at for the one who is to decide, and among how many choices that is."""
    seat = state.player
    view: dict[str, Any] = state.view(seat)
    prompt = state.prompt(seat)
    sentences: list[Any] = [prompt.to_json(), *(choice.to_json()["text"] for choice in state.choices(seat))]
    shown: set[Shown] = set()
    shown |= {(longest_in(prompt.id), part, str(view[part])) for part in DECISION if part in view}
    board = {part: set(_names(content)) for part, content in view.items() if part not in UNSEEN}
    if "statutes" in view:  # proposals and laws are told by the number of the statute
        for part in ("proposals", "laws"):
            kinds = [view["statutes"][number]["kind"] for number in view[part] if number is not None]
            board[part] = {f"cuba-statute-{kind}" for kind in kinds}
    board["sentence"] = {name for sentence in sentences for name in _names(sentence["args"])}
    for part, names in board.items():
        shown |= {(language, part, name) for name in names for language in longest(part).get(name, ())}
    return frozenset(shown), len(sentences)


def _names(part: Any) -> Iterator[str]:
    """The ids of the messages in a part of a position."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for value in part.values():
            yield from _names(value)
    elif isinstance(part, list):
        for value in part:
            yield from _names(value)


def longest(part: str) -> dict[str, set[str]]:
    """Messages that count as the longest in a part of a position, and in which languages."""
    return longest_names(LONGEST.get(part, 1))


@cache
def longest_names(count: int) -> dict[str, set[str]]:
    """Messages with the longest words among those of their kind (`havana-building-...`), and in which languages."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for entry in FluentParser().parse(library.texts("en")).body:
        if isinstance(entry, ast.Message):
            kinds[entry.id.name.rpartition("-")[0]].append(entry.id.name)
    found: dict[str, set[str]] = defaultdict(set)
    for language in library.languages():
        words = Words(language)
        for names in kinds.values():
            said = {name: words.say(Message(name)) for name in names}
            by_word = sorted(names, key=lambda name: max(map(len, said[name].split())))
            whole = max(names, key=lambda name: len(said[name]))
            for name in (*by_word[-count:], *([whole] if count > 1 else ())):
                found[name].add(language)
    return found


@cache
def longest_in(name: str) -> str:
    """The language in which a message is the longest."""
    return max(library.languages(), key=lambda language: len(Words(language).say(Message(name))))


def open_table(player: Player, crowd: Crowd) -> None:
    """Make a table that begins with a position, and go there: the player has the seat that decides, bots the others."""
    game = library.title(crowd.game).game(crowd.players, crowd.options, library.data(crowd.game))
    start = Playthrough(game, Draws(0), (), crowd.position)
    record = Record.of(start, [Seat("", "")] * crowd.players, [], reveal=True).to_json()
    seats = [
        {"kind": "me"} if seat == crowd.seat else {"kind": "bot", "bot": "random"} for seat in range(crowd.players)
    ]
    made = player.call(
        "/api/tables", game=crowd.game, players=crowd.players, options=crowd.options, seats=seats, record=record
    )
    player.visit(made["id"])
