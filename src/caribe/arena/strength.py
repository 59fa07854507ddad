"""The strength of the bots: the pairings measured for every game, and their results so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from caribe import library
from caribe.arena.game_runner import GameResult
from caribe.arena.match import LIMIT, Match
from caribe.arena.report import game_row, interval_fields, parse_game
from caribe.arena.statistics import Sprt
from caribe.arena.tournament import MatchResult
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.core.validation import DocumentReader

FORMAT = "caribe-strength-1"
LADDER = ("easy", "medium", "hard", "expert")
ANCHOR = "greedy-1"


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots that are measured against each other; `goal` is the least share that the first should have.

    >>> pairing = Pairing("havana", ("easy", "greedy"), 400, 0.6)
    >>> pairing.test()
    Sprt(low=0.6, high=0.68, risk=0.01)
    """

    game: str
    bots: tuple[str, ...]
    games: int
    goal: float | None = None

    def test(self) -> Sprt | None:
        """Return the sequential test: is the share the goal, or a fifth of the rest above it?"""
        return None if self.goal is None else Sprt(self.goal, round(self.goal + (1 - self.goal) / 5, 6))

    def match(self, seed: int, scale: float) -> Match:
        """Return the match that is played."""
        return Match.of(library.game(self.game, len(self.bots)), list(self.bots), seed, scale, LIMIT)


def ladder(games: Iterable[str], pairs: int = 400, among: int = 120) -> list[Pairing]:
    """Return the pairings of these games: each level against the one below, the anchor, and one bot among random ones.

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


class StrengthResults:
    """The results for one seed and scale as a document: finished pairings, and the games of unfinished ones."""

    def __init__(self, seed: int, scale: float) -> None:
        self.seed = seed
        self.scale = scale
        self.entries: dict[str, Mapping[str, object]] = {}

    @classmethod
    def read(cls, document: object, seed: int, scale: float) -> StrengthResults:
        """Read a document if it was made with this seed and scale; else start new."""
        book = cls(seed, scale)
        form = DocumentReader(document)
        given = form.document
        if given.get("format") == FORMAT and (given.get("seed"), given.get("scale")) == (seed, scale):
            entries = form.table("pairings", given.get("pairings"))
            book.entries = {pairing_key: entry for pairing_key, entry in entries.items() if isinstance(entry, Mapping)}
        return book

    def games(self) -> set[str]:
        """Return the games that have results."""
        return {str(entry.get("game")) for entry in self.entries.values()}

    def games_so_far(self, pairing: Pairing) -> list[GameResult]:
        """Return the games of a pairing that were played before; raises `BadInput` if they cannot be read."""
        results = self.entries.get(pairing_key(pairing), {}).get("results")
        if not isinstance(results, list):
            return []
        try:
            return [parse_game(found, pairing.bots) for found in results]
        except (AssertionError, IndexError, TypeError, ValueError):
            raise BadInput([Fault(pairing_key(pairing), Message("cli-strength-broken"))]) from None

    def record(self, pairing: Pairing, outcome: MatchResult) -> None:
        """Store the result of a pairing."""
        first, ratings = pairing.bots[0], outcome.ratings()
        self.entries[pairing_key(pairing)] = {
            "game": pairing.game,
            "bots": list(pairing.bots),
            "goal": pairing.goal,
            "asked": outcome.asked,
            "games": len(outcome.games),
            "whole": outcome.whole,
            "answer": outcome.answer,
            **interval_fields(outcome.share(first)),
            "forfeits": len(outcome.forfeits()),
            "ratings": {bot: rating.to_json() for bot, rating in ratings.items()},
            "results": [game_row(game, pairing.bots) for game in outcome.games],
        }

    def to_json(self) -> dict[str, object]:
        """The results as plain data."""
        return {"format": FORMAT, "seed": self.seed, "scale": self.scale, "pairings": dict(self.entries)}


def pairing_key(pairing: Pairing) -> str:
    """Return the key of a pairing: the game with its rules version, and the bots."""
    return f"{pairing.game} {library.title(pairing.game).version}: {', '.join(pairing.bots)}"


def unfinished(book: StrengthResults, pairings: Sequence[Pairing]) -> list[Pairing]:
    """Return the pairings that need more games."""
    left = []
    for pairing in pairings:
        entry = book.entries.get(pairing_key(pairing), {})
        played = entry.get("games", 0)
        enough = isinstance(played, int) and played >= pairing.games
        if not (entry.get("answer") or enough):
            left.append(pairing)
    return left
