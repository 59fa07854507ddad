"""Routes about ratings."""

from __future__ import annotations

from litestar import get

from caribe import library
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server.accounts.names import public_id
from caribe.server.http.requests import AppRequest, require_person
from caribe.server.http.service import Service
from caribe.server.protocol.accounts import OwnRating, RatingInfo, RatingList
from caribe.server.store.ratings import Rating, all_ratings_of, best

LISTED = 100


@get("/api/ratings/{game:str}")
async def ratings(game: str, service: Service, players: int = 2) -> RatingList:
    """List the best players of a game at tables of this size."""
    title = library.title(game)
    if not title.least <= players <= title.most:
        expected = f"{title.least}-{title.most}"
        text = Message("core-fault-type", {"expected": expected, "got": str(players)})
        raise BadInput([Fault("players", text)])
    found = await service.db.read(best, title.name, players, LISTED)
    return RatingList(title.name, players, [_rating(name, rating) for name, rating in found])


@get("/api/me/ratings")
async def my_ratings(request: AppRequest, service: Service) -> list[OwnRating]:
    """List the reader's ratings by game and number of players."""
    who = await require_person(request, service)
    return [
        OwnRating(game, players, round(rating.mu, 3), round(rating.sigma, 3), rating.games)
        for game, players, rating in await service.db.read(all_ratings_of, who.id)
    ]


def _rating(name: str | None, rating: Rating) -> RatingInfo:
    kind = rating.who.removeprefix("bot:")
    who = rating.who if name is None else public_id(rating.who)
    return RatingInfo(who, name or kind, name is None, round(rating.mu, 3), round(rating.sigma, 3), rating.games)


RATING_ROUTES = [ratings, my_ratings]
