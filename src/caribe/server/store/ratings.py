"""Ratings: how well somebody plays a game with a given number of players, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from caribe.server.store.schema import people, rated_games, ratings
from caribe.server.store.sql import insert_or_ignore, upsert


@dataclass(frozen=True, slots=True)
class Rating:
    """Somebody's strength in one game at tables of one size: the best guess, its uncertainty, the games it rests on."""

    who: str
    mu: float
    sigma: float
    games: int


def ratings_of(connection: Connection, who: Sequence[str], game: str, players: int) -> dict[str, Rating]:
    """The ratings of these, where they have one. For a change, nobody else changes them meanwhile."""
    query = select(ratings).where(ratings.c.who.in_(list(who)), ratings.c.game == game, ratings.c.players == players)
    rows = connection.execute(query.order_by(ratings.c.who).with_for_update())
    return {row.who: Rating(row.who, row.mu, row.sigma, row.games) for row in rows}


def keep_rating(connection: Connection, rating: Rating, game: str, players: int) -> None:
    """Keep a rating."""
    row = {"who": rating.who, "game": game, "players": players, "mu": rating.mu, "sigma": rating.sigma}
    upsert(connection, ratings, {**row, "games": rating.games}, ["who", "game", "players"])


def best(connection: Connection, game: str, players: int, limit: int) -> list[tuple[str | None, Rating]]:
    """The best of a game at tables of this size, each with their name (None for a bot)."""
    query = (
        select(ratings, people.c.name)
        .outerjoin(people, people.c.id == ratings.c.who)
        .where(ratings.c.game == game, ratings.c.players == players)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.who)
        .limit(limit)
    )
    return [(row.name, Rating(row.who, row.mu, row.sigma, row.games)) for row in connection.execute(query)]


def all_ratings_of(connection: Connection, who: str) -> list[tuple[str, int, Rating]]:
    """Every rating somebody has: the game, the number of players, and the rating."""
    query = select(ratings).where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players)
    return [(row.game, row.players, Rating(who, row.mu, row.sigma, row.games)) for row in connection.execute(query)]


def first_time(connection: Connection, table_id: str) -> bool:
    """Whether a game has not been rated yet; from now on it has."""
    return insert_or_ignore(connection, rated_games, {"table_id": table_id})
