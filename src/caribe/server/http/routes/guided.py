"""Routes of the guided games. Where a learner stands follows from the path in the address, so nothing is kept."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from caribe import guided, library
from caribe.core.message import Message
from caribe.core.narrowing import describe_slots
from caribe.guided import KEPT, Moment, NoSuchPath, Script, Step
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import REPLAYS
from caribe.server.http.requests import AppRequest, limit_tables, require_person
from caribe.server.http.responses import file_response
from caribe.server.http.service import Service
from caribe.server.http.static_page import PRECOMPRESSED, REVALIDATE, File
from caribe.server.protocol.fields import JsonObject
from caribe.server.protocol.guided import GuidedAnswer, GuidedGame, GuidedMoment, GuidedStep
from caribe.server.protocol.requests import BotPlace, MyPlace, NewTable
from caribe.server.protocol.responses import CreatedTable
from caribe.server.protocol.socket import StateMessage
from caribe.server.tables.results import result
from caribe.server.tables.views import events, link

BOT = "easy"
"""Who plays the other seats when a learner plays on."""

MOST_TARGETS, LONGEST = 40, 100

Path = Annotated[str, Parameter(max_length=LONGEST)]
Targets = Annotated[list[Annotated[str, Parameter(max_length=LONGEST)]], Parameter(max_items=MOST_TARGETS)]


@get("/api/guided/{game:str}/script/{language:str}", sync_to_thread=True, opt={PRECOMPRESSED: True})
def script(game: str, language: str, request: AppRequest) -> Response[bytes]:
    """Return the steps of a game's guided first game, with their words in a language."""
    found = _script(game) if game in library.titles() and language in library.languages() else None
    if found is None:
        raise Refused(404, "server-error-not-found")
    return file_response(_script_file(game, language), request)


@get("/api/guided/{game:str}/moment", sync_to_thread=True, opt={PRECOMPRESSED: True})
def moment(game: str, request: AppRequest, path: Path = "") -> Response[bytes]:
    """Return the position after a path, with all choices and those that lead on."""
    _moment(game, path)
    return file_response(_moment_file(game, path), request)


@get("/api/guided/{game:str}/why-not", sync_to_thread=True)
def why_not(game: str, request: AppRequest, service: Service, targets: Targets, path: Path = "") -> GuidedAnswer:
    """Say why targets do not lead on: the rules' own reason or, if they are legal, what the step says to them."""
    service.limit(REPLAYS, request)
    reason = _moment(game, path).answer(targets)
    return GuidedAnswer(None if reason is None else reason.to_json())


@post("/api/guided/{game:str}/play-on", status_code=201)
async def play_on(game: str, request: AppRequest, service: Service, path: Path = "") -> CreatedTable:
    """Create a table that goes on from where a learner stands, against easy bots."""
    who = await require_person(request, service)
    await limit_tables(request, service, who)
    here = await asyncio.to_thread(_moment, game, path)
    if here.state.is_over:
        raise Refused(409, "core-why-over")
    seats = range(here.script.players)
    places = [MyPlace() if seat == here.script.seat else BotPlace(BOT) for seat in seats]
    wanted = NewTable(game, here.script.players, {}, seats=[*places])
    made = await service.tables.create(who, wanted, built=(here.playthrough.game, here.state.to_json()))
    return CreatedTable(made, link(made))


def _script(game: str) -> Script | None:
    return guided.script(game) if game in library.titles() else None


def _moment(game: str, path: str) -> Moment:
    try:
        if _script(game) is None:
            raise NoSuchPath(path)
        return guided.moment(game, path)
    except NoSuchPath:
        raise Refused(404, "server-error-not-found") from None


@cache
def _script_file(game: str, language: str) -> File:
    found = _script(game)
    assert found is not None
    message = GuidedGame(
        game=game,
        players=found.players,
        options=guided.moment(game, "").playthrough.game.options,
        seat=found.seat,
        words=guided.words(game, language) or guided.words(game, "en"),
        steps=[_step(found, step) for step in found.steps],
    )
    return File(msgspec.json.encode(message), "application/json", REVALIDATE)


def _step(found: Script, step: Step) -> GuidedStep:
    return GuidedStep(
        id=step.id,
        text=Message(step.message(found.game)).to_json(),
        rules=list(step.rules),
        does="choose" if step.lets else "try" if step.tries else "read",
        tries=step.tries.split(),
        glow=list(step.glow),
    )


# Only paths that a script lets through come here, so the work is bounded by the scripts.
@lru_cache(KEPT)
def _moment_file(game: str, path: str) -> File:
    return File(msgspec.json.encode(describe(_moment(game, path))), "application/json", REVALIDATE)


def describe(here: Moment) -> GuidedMoment:
    """Build what the page shows of a moment: the position as the learner would have it at a table."""
    state, seat = here.state, here.script.seat
    described = describe_slots(state, seat, here.choices)
    return GuidedMoment(
        path=here.path,
        before=here.before,
        later=bool(here.step.later),
        lets=here.let_through,
        letters=here.ways(),
        state=StateMessage(
            version=len(here.path) + 1,
            view=state.view(seat),
            prompt=(Message("core-prompt-over") if state.is_over else state.prompt(seat)).to_json(),
            events=events(here.playthrough, seat, 0),
            since=0,
            deciders=[] if state.is_over else state.deciders(),
            over=result(state) if state.is_over else None,
            choices=[choice.to_json() for choice in here.choices],
            slots=cast("list[JsonObject]", described["slots"]),
            names=cast("dict[str, JsonObject]", described["names"]),
        ),
    )


GUIDED_ROUTES = [script, moment, why_not, play_on]
