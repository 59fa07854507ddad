"""Responses that several routes give: files, the page, and cookies for a new guest."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie

from caribe.server.accounts import credentials
from caribe.server.errors import Refused
from caribe.server.http import cookies
from caribe.server.http.requests import AppRequest
from caribe.server.http.service import Service
from caribe.server.http.static_page import File
from caribe.server.ids import new_id


def file_response(file: File, request: AppRequest, status: int = 200, caching: str = "") -> Response[bytes]:
    """Respond with a file, compressed if the client accepts that; `caching` overrides the file's own."""
    headers = {"cache-control": caching or file.caching}
    content = file.content
    if file.compressed is not None:
        headers["vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            content = file.compressed
    return Response(content, status_code=status, media_type=file.media_type, headers=headers)


def page_response(request: AppRequest, service: Service, status: int, file: File | None) -> Response[bytes]:
    """Respond with the page; a browser without an identity becomes a guest."""
    if file is None:
        raise Refused(404, "server-error-no-page")
    known = credentials.SESSION in request.cookies or cookies.guest_of(
        request.cookies.get(cookies.NAME), service.secret
    )
    if known:
        return file_response(file, request, status)
    response = file_response(file, request, status, "no-store")
    response.cookies.append(guest_cookie(service, new_id(), request))
    return response


def guest_cookie(service: Service, guest: str, request: AppRequest) -> Cookie:
    """The cookie that identifies a guest's browser."""
    return service.cookie(cookies.NAME, cookies.signed(guest, service.secret), request)
