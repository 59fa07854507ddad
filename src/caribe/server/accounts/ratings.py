"""Ratings: updated once by each finished game that is rated."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from caribe.server.store import TableRow
from caribe.server.store.ratings import Rating, first_time, keep_rating, ratings_of
from caribe.server.store.tables import postpone

MODEL = PlackettLuce()


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game with these ranks, 1 for the winner; equal ranks are ties.

    >>> winner, loser = after([new("ana"), new("blas")], [1, 2])
    >>> winner.mu > 25 > loser.mu, winner.sigma < new("ana").sigma, winner.games
    (True, True, 1)
    """
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(rating.who, found.mu, found.sigma, rating.games + 1)
        for rating, (found,) in zip(before, rated, strict=True)
    ]


def new(who: str) -> Rating:
    """The rating of a new player."""
    return Rating(who, MODEL.mu, MODEL.sigma, 0)


def settle(connection: Connection, row: TableRow, ranks: Sequence[int]) -> None:
    """Update the ratings of a finished game, once, and take its table off the sweeper's list."""
    if row.rated and first_time(connection, row.id):
        who = [seat.person or f"bot:{seat.bot}" for seat in row.seats]
        rate(connection, who, ranks, row.game)
    postpone(connection, row.id, None)


def rate(connection: Connection, who: Sequence[str], ranks: Sequence[int], game: str) -> None:
    """Update the ratings of these players; a bot that plays several seats counts with its best rank."""
    best: dict[str, int] = {}
    for name, rank in zip(who, ranks, strict=True):
        best[name] = min(rank, best.get(name, rank))
    if len(best) < 2:
        return
    known = ratings_of(connection, sorted(best), game, len(who))
    before = [known.get(name) or new(name) for name in best]
    for rating in after(before, list(best.values())):
        keep_rating(connection, rating, game, len(who))
