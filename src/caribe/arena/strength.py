"""How strong the bots are: the pairings that are measured for every game, and what is known of each so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from caribe import library
from caribe.arena.match import LIMIT, Match
from caribe.arena.playing import Played
from caribe.arena.report import ends, game_of, row
from caribe.arena.statistics import Sprt
from caribe.arena.tournament import Outcome
from caribe.core.faults import BadInput, Fault
from caribe.core.form import Form
from caribe.core.message import Message

FORMAT = "caribe-strength-1"
LADDER = ("easy", "medium", "hard", "expert")
ANCHOR = "greedy-1"


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots that are measured against each other; `goal` is what the share of the first should be at least.

    >>> pairing = Pairing("havana", ("easy", "greedy"), 400, 0.6)
    >>> pairing.test()
    Sprt(low=0.6, high=0.68, risk=0.01)
    """

    game: str
    bots: tuple[str, ...]
    games: int
    goal: float | None = None

    def test(self) -> Sprt | None:
        """The test that may stop it early: is the share the goal, or a fifth of the rest above it?"""
        return None if self.goal is None else Sprt(self.goal, round(self.goal + (1 - self.goal) / 5, 6))

    def match(self, seed: int, scale: float) -> Match:
        """The match that is played."""
        return Match.of(library.game(self.game, len(self.bots)), list(self.bots), seed, scale, LIMIT)


def ladder(games: Iterable[str], pairs: int = 400, among: int = 120) -> list[Pairing]:
    """The pairings of these games: each step of the ladder for two players, the anchor, and one among random bots.

    >>> [" ".join(pairing.bots) for pairing in ladder(["havana"])][:3]
    ['greedy random', 'easy greedy', 'medium easy']
    """
    found = []
    for game in games:
        found.append(Pairing(game, ("greedy", "random"), pairs, 0.9))
        found.append(Pairing(game, (LADDER[0], "greedy"), pairs, 0.6))
        found += [Pairing(game, (above, below), pairs, 0.5) for below, above in pairwise(LADDER)]
        found.append(Pairing(game, ("greedy", ANCHOR), pairs))
        title = library.title(game)
        for players in range(max(3, title.least), title.most + 1):
            found += [Pairing(game, (bot, *["random"] * (players - 1)), among) for bot in ("greedy", LADDER[0])]
    return found


class Book:
    """All that was measured with one seed and scale, as a document: finished pairings, and the games of others."""

    def __init__(self, seed: int, scale: float) -> None:
        self.seed = seed
        self.scale = scale
        self.entries: dict[str, Mapping[str, object]] = {}

    @classmethod
    def read(cls, document: object, seed: int, scale: float) -> Book:
        """The book that a document holds, if it was made with this seed and scale; else a new one."""
        book = cls(seed, scale)
        form = Form(document)
        given = form.whole
        if given.get("format") == FORMAT and (given.get("seed"), given.get("scale")) == (seed, scale):
            entries = form.table("pairings", given.get("pairings"))
            book.entries = {key: entry for key, entry in entries.items() if isinstance(entry, Mapping)}
        return book

    def games(self) -> set[str]:
        """The games of which anything is known."""
        return {str(entry.get("game")) for entry in self.entries.values()}

    def known(self, pairing: Pairing) -> list[Played]:
        """The games of a pairing that were played before; refuses with `BadInput` what cannot be read."""
        results = self.entries.get(key(pairing), {}).get("results")
        if not isinstance(results, list):
            return []
        try:
            return [game_of(found, pairing.bots) for found in results]
        except (AssertionError, IndexError, TypeError, ValueError):
            raise BadInput([Fault(key(pairing), Message("cli-strength-broken"))]) from None

    def note(self, pairing: Pairing, outcome: Outcome) -> None:
        """Take down what is known of a pairing now."""
        first, ratings = pairing.bots[0], outcome.ratings()
        self.entries[key(pairing)] = {
            "game": pairing.game,
            "bots": list(pairing.bots),
            "goal": pairing.goal,
            "asked": outcome.asked,
            "games": len(outcome.games),
            "whole": outcome.whole,
            "answer": outcome.answer,
            **ends(outcome.share(first)),
            "forfeits": len(outcome.forfeits()),
            "ratings": {bot: rating.to_json() for bot, rating in ratings.items()},
            "results": [row(game, pairing.bots) for game in outcome.games],
        }

    def to_json(self) -> dict[str, object]:
        """The book as plain data."""
        return {"format": FORMAT, "seed": self.seed, "scale": self.scale, "pairings": dict(self.entries)}


def key(pairing: Pairing) -> str:
    """What tells one pairing from all others: the game with its rules, and who plays."""
    return f"{pairing.game} {library.title(pairing.game).version}: {', '.join(pairing.bots)}"


def unfinished(book: Book, pairings: Sequence[Pairing]) -> list[Pairing]:
    """The pairings that need more games."""
    left = []
    for pairing in pairings:
        entry = book.entries.get(key(pairing), {})
        played = entry.get("games", 0)
        enough = isinstance(played, int) and played >= pairing.games
        if not (entry.get("answer") or enough):
            left.append(pairing)
    return left
