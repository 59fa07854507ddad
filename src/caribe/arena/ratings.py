"""Ratings of bots from the games of one match, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from caribe.arena.game_runner import GameResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength, and how uncertain it still is: one standard deviation."""

    strength: float
    doubt: float

    def to_json(self) -> dict[str, object]:
        """The rating as plain data."""
        return {"strength": round(self.strength, 4), "doubt": round(self.doubt, 4)}


def rate_bots(games: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate the bots by these games, in this order. A bot with several seats counts by its best one.

    >>> won = GameResult(0, ("a", "b"), (1.0, 0.0), 1, "")
    >>> ratings = rate_bots([won] * 5)
    >>> ratings["a"].strength > 25 > ratings["b"].strength
    True
    """
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for game in games:
        shares: dict[str, float] = {}
        for name, share in zip(game.names, game.returns, strict=True):
            shares[name] = max(share, shares.get(name, 0.0))
        if len(shares) > 1:
            teams = [[known.setdefault(name, model.rating(name=name))] for name in shares]
            for (rating,) in model.rate(teams, scores=list(shares.values())):
                known[str(rating.name)] = rating
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
