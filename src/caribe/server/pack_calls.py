"""The calls about data packs and ratings."""

from __future__ import annotations

from litestar import delete, get, post

from caribe import library, packs
from caribe.core.faults import BadInput, BadPack, Fault
from caribe.core.message import Message
from caribe.server import cookies
from caribe.server.asking import Asked, asker, every_fault_named, moment
from caribe.server.live import now
from caribe.server.names import clean_name, public_id
from caribe.server.people_messages import NewPack, OwnRating, PackInfo, RatingInfo, RatingList
from caribe.server.refusals import Refused
from caribe.server.service import Service
from caribe.server.store.accounts import account_of
from caribe.server.store.packs import KeptPack, add_pack, count_packs, delete_pack, packs_of
from caribe.server.store.ratings import Rating, all_ratings_of, best

LARGEST_PACK = 256 * 1024
"""The largest body of a call that brings a pack, in bytes."""

MOST_PACKS = 20
LISTED = 100


@get("/api/packs")
async def list_packs(request: Asked, service: Service) -> list[PackInfo]:
    """List the packs somebody has brought."""
    who = await asker(request, service)
    return [_info(pack) for pack in await service.db.read(packs_of, who.id)]


@post(
    "/api/packs",
    before_request=every_fault_named(NewPack, LARGEST_PACK),
    request_max_body_size=LARGEST_PACK,
)
async def new_pack(data: NewPack, request: Asked, service: Service) -> PackInfo:
    """Bring a pack (with an account): it is checked as a whole, and every fault is named by its path."""
    who = await asker(request, service)
    if await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    if await service.db.read(count_packs, who.id) >= MOST_PACKS:
        raise Refused(409, "server-error-too-many-packs")
    pack = packs.parse(data.toml, data.game)
    if faults := packs.check(pack):
        raise BadPack(faults)
    kept = KeptPack(cookies.fresh_id(), who.id, pack.game, clean_name(data.name), pack.data, now())
    await service.db.write(add_pack, kept)
    return _info(kept)


@delete("/api/packs/{pack:str}", status_code=200)
async def remove_pack(pack: str, request: Asked, service: Service) -> None:
    """Take a pack away; tables that use it keep its content."""
    who = await asker(request, service)
    if not await service.db.write(delete_pack, who.id, pack):
        raise Refused(404, "server-error-not-found")


@get("/api/ratings/{game:str}")
async def ratings(game: str, service: Service, players: int = 2) -> RatingList:
    """List the best of a game at tables of this size."""
    title = library.title(game)
    if not title.least <= players <= title.most:
        expected = f"{title.least}-{title.most}"
        text = Message("core-fault-type", {"expected": expected, "got": str(players)})
        raise BadInput([Fault("players", text)])
    found = await service.db.read(best, title.name, players, LISTED)
    return RatingList(title.name, players, [_rating(name, rating) for name, rating in found])


@get("/api/me/ratings")
async def my_ratings(request: Asked, service: Service) -> list[OwnRating]:
    """List how well the reader plays, apart for each game and number of players."""
    who = await asker(request, service)
    return [
        OwnRating(game, players, round(rating.mu, 3), round(rating.sigma, 3), rating.games)
        for game, players, rating in await service.db.read(all_ratings_of, who.id)
    ]


def _rating(name: str | None, rating: Rating) -> RatingInfo:
    kind = rating.who.removeprefix("bot:")
    who = rating.who if name is None else public_id(rating.who)
    return RatingInfo(who, name or kind, name is None, round(rating.mu, 3), round(rating.sigma, 3), rating.games)


def _info(pack: KeptPack) -> PackInfo:
    return PackInfo(pack.id, pack.game, pack.name, moment(pack.created))


PACK_CALLS = [list_packs, new_pack, remove_pack, ratings, my_ratings]
"""All of them, for the application."""
