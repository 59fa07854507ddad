"""Routes about the games themselves: which there are, and their texts."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get

from caribe import guided, library
from caribe.bots import OPPONENTS
from caribe.server.errors import Refused
from caribe.server.http.requests import AppRequest
from caribe.server.http.responses import file_response
from caribe.server.http.static_page import PRECOMPRESSED, REVALIDATE, File
from caribe.server.protocol.responses import GameInfo, OptionInfo
from caribe.server.tables.seats import RANDOM


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [
        GameInfo(
            name=title.name,
            players=(title.least, title.most),
            options=[msgspec.convert(option.to_json(), OptionInfo) for option in title.options],
            rules_version=title.version,
            bots=list(OPPONENTS),
            rated_bots=[bot for bot in OPPONENTS if bot != RANDOM],
            guided=guided.script(title.name) is not None,
        )
        for title in library.titles().values()
    ]


@get("/api/words/{language:str}", media_type="text/plain", sync_to_thread=False, opt={PRECOMPRESSED: True})
def words(language: str, request: AppRequest) -> Response[bytes]:
    """Return the Fluent source of all texts in a language."""
    if language not in library.languages():
        raise Refused(404, "server-error-not-found")
    return file_response(_words(language), request)


@cache
def _words(language: str) -> File:
    return File(library.texts(language).encode(), "text/plain", REVALIDATE)


GAME_ROUTES = [games, words]
