"""What a finished game says of those who played it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from caribe.server.store import TableRow
from caribe.server.store.ratings import Rating, first_time, keep_rating, ratings_of
from caribe.server.store.tables import postpone

MODEL = PlackettLuce()


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which these had these ranks, 1 for the winner; equal ranks share.

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
    """The rating of somebody who has not been rated yet."""
    return Rating(who, MODEL.mu, MODEL.sigma, 0)


def settle(connection: Connection, row: TableRow, ranks: Sequence[int]) -> None:
    """Keep what a finished game says of those who played it, once; the table needs nobody any more."""
    if row.rated and first_time(connection, row.id):
        who = [seat.person or f"bot:{seat.bot}" for seat in row.seats]
        rate(connection, who, ranks, row.game)
    postpone(connection, row.id, None)


def rate(connection: Connection, who: Sequence[str], ranks: Sequence[int], game: str) -> None:
    """Change the ratings of these; a bot that sits there twice learns from its best rank."""
    best: dict[str, int] = {}
    for name, rank in zip(who, ranks, strict=True):
        best[name] = min(rank, best.get(name, rank))
    if len(best) < 2:
        return
    known = ratings_of(connection, sorted(best), game, len(who))
    before = [known.get(name) or new(name) for name in best]
    for rating in after(before, list(best.values())):
        keep_rating(connection, rating, game, len(who))


def ranks_of(returns: Sequence[float], points: Sequence[int], resigned: Collection[int]) -> list[int]:
    """Each seat's rank: by its share of the win, then by points; whoever gave up is last.

    >>> ranks_of([0.0, 1.0, 0.0], [12, 20, 15], ())
    [3, 1, 2]
    >>> ranks_of([0.5, 0.5, 0.0], [20, 20, 25], (2,))
    [1, 1, 3]
    """
    keys = [
        (seat not in resigned, share, share > 0 or score)
        for seat, (share, score) in enumerate(zip(returns, points, strict=True))
    ]
    return [1 + sum(other > mine for other in keys) for mine in keys]
