"""Routes for learning a game."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import cast

import msgspec
from litestar import Response, get

from caribe import guided, how_to_play, library
from caribe.core.message import Message
from caribe.core.narrowing import describe_slots
from caribe.server.errors import Refused
from caribe.server.http.requests import AppRequest
from caribe.server.http.responses import file_response
from caribe.server.http.static_page import PRECOMPRESSED, REVALIDATE, File
from caribe.server.protocol.fields import JsonObject
from caribe.server.protocol.responses import HowToPlay, LearnCard, Picture
from caribe.server.protocol.socket import StateMessage


@get("/api/how-to-play/{game:str}/{language:str}", sync_to_thread=True, opt={PRECOMPRESSED: True})
def walk(game: str, language: str, request: AppRequest) -> Response[bytes]:
    """Return how a game is played, card by card, with its words in a language."""
    if language not in library.languages() or game not in library.titles():
        raise Refused(404, "server-error-not-found")
    file = _walk(game, language)
    if file is None:
        raise Refused(404, "server-error-not-found")
    return file_response(file, request)


@cache
def _walk(game: str, language: str) -> File | None:
    cards = _cards(game)
    if not cards:
        return None
    found = HowToPlay(game, how_to_play.words(game, language), cards, guided.script(game) is not None)
    return File(msgspec.json.encode(found), "application/json", REVALIDATE)


@cache
def _cards(game: str) -> list[LearnCard]:
    found = how_to_play.walk(game)
    return [draw_card(game, card) for card in found.cards] if found else []


def draw_card(game: str, card: how_to_play.Card) -> LearnCard:
    """Build one card of a walk, with the position it shows."""
    name = card.message(game)
    return LearnCard(
        id=card.id,
        title=Message(name).to_json(),
        text=Message(f"{name}-text").to_json(),
        entries=[(Message(title).to_json(), Message(text).to_json()) for title, text in card.entries],
        rules=list(card.rules),
        picture=draw_picture(game, card.picture) if card.picture else None,
    )


def draw_picture(name: str, picture: how_to_play.Picture) -> Picture:
    """Build the position of a picture as the seat it is seen from would have it at a table."""
    playthrough = picture.set_up(name)
    state, seat = playthrough.state, picture.seat
    picked = Counter(picture.picked)
    choices = [choice for choice in state.choices(seat) if picked and choice.touches(picked)]
    described = describe_slots(state, seat, choices)
    return Picture(
        players=picture.players,
        options=playthrough.game.options,
        seat=seat,
        part=picture.part,
        picked=list(picture.picked),
        around=list(picture.around),
        marked=list(picture.marked),
        margin=picture.margin,
        caption=choices[0].text.to_json() if len(choices) == 1 else None,
        state=StateMessage(
            version=1,
            view=state.view(seat),
            prompt=(Message("core-prompt-over") if state.is_over else state.prompt(seat)).to_json(),
            events=[],
            since=0,
            deciders=[] if state.is_over else state.deciders(),
            over=None,
            choices=[choice.to_json() for choice in choices],
            slots=cast("list[JsonObject]", described["slots"]),
            names=cast("dict[str, JsonObject]", described["names"]),
        ),
    )


LEARNING_ROUTES = [walk]
