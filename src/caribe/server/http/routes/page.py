"""Routes that serve the page and its files."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Redirect

from caribe import library
from caribe.server.errors import Refused
from caribe.server.http.requests import AppRequest
from caribe.server.http.responses import file_response, page_response
from caribe.server.http.service import Service
from caribe.server.http.static_page import INDEX, PRECOMPRESSED
from caribe.server.store.tables import table_row


@get("/table/{table_id:str}", include_in_schema=False, opt={PRECOMPRESSED: True})
async def table_page(table_id: str, request: AppRequest, service: Service) -> Response[bytes]:
    """Serve the page for a table, with preload links for its board."""
    table = await service.db.read(table_row, table_id)
    package = library.rooms().get(table.game, "") if table else ""
    return page_response(request, service, 200, service.page.table(package.rpartition(".")[2]))


@get(
    [
        "/",
        "/index.html",
        "/table/{table_id:str}/replay",
        "/replay",
        "/table/{table_id:str}/review",
        "/review/{review_id:str}",
        "/exercise/{exercise_id:str}",
        "/practice",
        "/tables",
        "/account",
        "/notices/confirm/{link:str}",
        "/notices/stop/{link:str}",
        "/new/{game:str}",
        "/rules/{game:str}",
        "/how-to-play/{game:str}",
        "/guided/{game:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PRECOMPRESSED: True},
)
def index(request: AppRequest, service: Service) -> Response[bytes]:
    """Serve the page; a browser without an identity becomes a guest, so that a link to a table works at once."""
    return page_response(request, service, 200, service.page.find(INDEX))


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PRECOMPRESSED: True})
def documentation(request: AppRequest, service: Service, path: str = "") -> Response[bytes]:
    """Serve a page of the documentation; its links are relative, so its start has a name."""
    if not path:
        return Redirect(f"{service.settings.base_path}/docs/{INDEX}")
    file = service.documentation.find(str(path).removeprefix("/"))
    if file is None:
        raise Refused(404, "server-error-not-found")
    return file_response(file, request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={PRECOMPRESSED: True})
def asset(path: str, request: AppRequest, service: Service) -> Response[bytes]:
    """Serve a file of the page; for an unknown address a browser gets the page itself, which says so."""
    name = str(path).removeprefix("/")
    file = service.page.find(name)
    if file is not None:
        return file_response(file, request)
    if "text/html" in request.headers.get("accept", "") and not name.startswith("api/"):
        return page_response(request, service, 404, service.page.find(INDEX))
    raise Refused(404, "server-error-not-found")


PAGE_ROUTES = [table_page, index, documentation, asset]
