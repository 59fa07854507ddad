"""Routes about data packs."""

from __future__ import annotations

from litestar import delete, get, post

from caribe.packs import Pack
from caribe.server.accounts.names import clean_name
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import UPLOADS
from caribe.server.http.requests import AppRequest, require_person, validate_body
from caribe.server.http.service import Service
from caribe.server.ids import new_id
from caribe.server.ops.documents import PackTask
from caribe.server.protocol.accounts import NewPack, PackInfo
from caribe.server.store.accounts import account_of
from caribe.server.store.packs import KeptPack, add_pack, count_packs, delete_pack, packs_of
from caribe.server.timestamps import iso_time, now

LARGEST_PACK = 256 * 1024
"""The largest body of a request that uploads a pack, in bytes."""

MOST_PACKS = 20


@get("/api/packs")
async def list_packs(request: AppRequest, service: Service) -> list[PackInfo]:
    """List the reader's packs."""
    who = await require_person(request, service)
    return [_info(pack) for pack in await service.db.read(packs_of, who.id)]


@post(
    "/api/packs",
    before_request=validate_body(NewPack, LARGEST_PACK),
    request_max_body_size=LARGEST_PACK,
)
async def new_pack(data: NewPack, request: AppRequest, service: Service) -> PackInfo:
    """Upload a pack (with an account): it is validated as a whole, and every fault is named by its path."""
    who = await require_person(request, service)
    if await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    if await service.db.read(count_packs, who.id) >= MOST_PACKS:
        raise Refused(409, "server-error-too-many-packs")
    name = clean_name(data.name)
    service.limit(UPLOADS, request, person=who.id)
    pack: Pack = await service.documents.run(PackTask(data.toml, data.game))
    kept = KeptPack(new_id(), who.id, pack.game, name, pack.data, now())
    await service.db.write(add_pack, kept)
    return _info(kept)


@delete("/api/packs/{pack:str}", status_code=200)
async def remove_pack(pack: str, request: AppRequest, service: Service) -> None:
    """Delete a pack; tables that use it keep its content."""
    who = await require_person(request, service)
    if not await service.db.write(delete_pack, who.id, pack):
        raise Refused(404, "server-error-not-found")


def _info(pack: KeptPack) -> PackInfo:
    return PackInfo(pack.id, pack.game, pack.name, iso_time(pack.created))


PACK_ROUTES = [list_packs, new_pack, remove_pack]
