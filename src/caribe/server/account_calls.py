"""The calls about people: accounts, sessions, tokens, blocks and reports."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server import accounts, cookies
from caribe.server.asking import Asked, asker, every_fault_named, moment
from caribe.server.live import now
from caribe.server.names import clean_name, guest_name, public_id
from caribe.server.people_messages import (
    BlockedPerson,
    Export,
    Farewell,
    FreshToken,
    LogIn,
    NewAccount,
    NewReport,
    NewToken,
    Recover,
    RecoveryCode,
    SessionInfo,
    TokenInfo,
)
from caribe.server.refusals import Refused
from caribe.server.service import Service
from caribe.server.store import Person, Taken
from caribe.server.store.accounts import (
    Account,
    Session,
    Token,
    account_named,
    account_of,
    add_account,
    add_session,
    add_token,
    end_session,
    end_token,
    forget,
    sessions_of,
    set_secrets,
    tokens_of,
)
from caribe.server.store.exports import exported
from caribe.server.store.moderation import Report, add_report, block, blocked_by, unblock
from caribe.server.store.people import keep_person, person, person_by_public

MOST_TOKENS = 20
MOST_AGENT = 200  # letters of what a browser says of itself


@post("/api/account", before_request=every_fault_named(NewAccount), status_code=200)
async def new_account(data: NewAccount, request: Asked, service: Service) -> Response[RecoveryCode]:
    """Make an account for the guest who asks; it is theirs with all their games."""
    service.slowly(request)
    who = await asker(request, service)
    name = clean_name(data.name)
    code = accounts.fresh_code()
    password = await accounts.hashed(data.password)
    account = Account(who.id, accounts.login(name), password, accounts.code_digest(code), now())
    if await service.db.read(account_of, who.id) is not None:
        raise Refused(409, "server-error-has-account")
    try:
        await service.db.write(add_account, replace(who, name=name), account)
    except Taken:
        raise BadInput([Fault("name", Message("server-fault-name-taken"))]) from None
    await service.tables.renamed(who.id)
    return await _logged_in(who.id, RecoveryCode(code), request, service)


@post("/api/session", before_request=every_fault_named(LogIn), status_code=200)
async def log_in(data: LogIn, request: Asked, service: Service) -> Response[None]:
    """Be somebody with an account, in this browser too."""
    service.slowly(request)
    account = await service.db.read(account_named, accounts.login(data.name))
    if not await accounts.fits(data.password, account.password if account else None) or account is None:
        raise Refused(403, "server-error-wrong-password")
    return await _logged_in(account.person, None, request, service)


@delete("/api/session", status_code=200)
async def log_out(request: Asked, service: Service) -> Response[None]:
    """Be nobody in this browser any more."""
    if key := request.cookies.get(accounts.SESSION):
        who = await service.guest(request)
        if who is not None:
            await service.db.write(end_session, who, accounts.digest(key))
    return _with_cookies(None, [service.no_cookie(accounts.SESSION), service.no_cookie(cookies.NAME)])


@get("/api/sessions")
async def list_sessions(request: Asked, service: Service) -> list[SessionInfo]:
    """List the browsers that are logged in."""
    who = await asker(request, service)
    current = accounts.digest(request.cookies.get(accounts.SESSION, ""))
    return [
        SessionInfo(kept.id, moment(kept.created), moment(kept.seen), kept.agent, kept.id == current)
        for kept in await service.db.read(sessions_of, who.id)
    ]


@delete("/api/sessions/{session:str}", status_code=200)
async def end_one_session(session: str, request: Asked, service: Service) -> None:
    """Log another browser out."""
    who = await asker(request, service)
    if not await service.db.write(end_session, who.id, session):
        raise Refused(404, "server-error-not-found")


@post("/api/account/recover", before_request=every_fault_named(Recover), status_code=200)
async def recover(data: Recover, request: Asked, service: Service) -> Response[RecoveryCode]:
    """Choose a new password by the recovery code; all sessions end, and there is a new code."""
    service.slowly(request)
    account = await service.db.read(account_named, accounts.login(data.name))
    if account is None or account.recovery != accounts.code_digest(data.recovery):
        raise Refused(403, "server-error-wrong-code")
    code = accounts.fresh_code()
    password = await accounts.hashed(data.password)
    await service.db.write(set_secrets, account.person, password, accounts.code_digest(code))
    return await _logged_in(account.person, RecoveryCode(code), request, service)


@get("/api/account/export")
async def export(request: Asked, service: Service) -> Export:
    """Give somebody all that is kept of them."""
    who = await asker(request, service)
    return Export(**await service.db.read(exported, who.id))


@delete("/api/account", before_request=every_fault_named(Farewell), status_code=200)
async def farewell(data: Farewell, request: Asked, service: Service) -> Response[None]:
    """Delete an account and all that is its own; games of others stay, under a made-up name."""
    service.slowly(request)
    who = await asker(request, service)
    account = await service.db.read(account_of, who.id)
    if account is None:
        raise Refused(404, "server-error-no-account")
    if not await accounts.fits(data.password, account.password):
        raise Refused(403, "server-error-wrong-password")
    await service.db.write(forget, who.id, guest_name(who.id))
    await service.tables.renamed(who.id)
    return _with_cookies(None, [service.no_cookie(accounts.SESSION), service.no_cookie(cookies.NAME)])


@get("/api/tokens")
async def list_tokens(request: Asked, service: Service) -> list[TokenInfo]:
    """List the programs that may act for somebody."""
    who = await asker(request, service)
    kept = await service.db.read(tokens_of, who.id)
    return [TokenInfo(token.id, token.name, moment(token.created)) for token in kept]


@post("/api/tokens", before_request=every_fault_named(NewToken))
async def new_token(data: NewToken, request: Asked, service: Service) -> FreshToken:
    """Let a program act for somebody: the token is shown once."""
    who = await asker(request, service)
    if len(await service.db.read(tokens_of, who.id)) >= MOST_TOKENS:
        raise Refused(409, "server-error-too-many-tokens")
    key = accounts.fresh_key()
    token = Token(accounts.digest(key), who.id, clean_name(data.name), now())
    await service.db.write(keep_person, who)
    await service.db.write(add_token, token)
    return FreshToken(token.id, token.name, key)


@delete("/api/tokens/{token:str}", status_code=200)
async def end_one_token(token: str, request: Asked, service: Service) -> None:
    """Let a program act no more."""
    who = await asker(request, service)
    if not await service.db.write(end_token, who.id, token):
        raise Refused(404, "server-error-not-found")


@get("/api/people/blocked")
async def list_blocked(request: Asked, service: Service) -> list[BlockedPerson]:
    """List those whom somebody does not want to meet."""
    who = await asker(request, service)
    found = [await service.db.read(person, other) for other in await service.db.read(blocked_by, who.id)]
    return [BlockedPerson(public_id(other.id), other.name) for other in found if other is not None]


@post("/api/people/{public:str}/block", status_code=200)
async def block_person(public: str, request: Asked, service: Service) -> None:
    """Hear no more of somebody, and do not have them at one's own tables."""
    who, other = await _both(public, request, service)
    await service.db.write(keep_person, who)
    await service.db.write(block, who.id, other.id)


@delete("/api/people/{public:str}/block", status_code=200)
async def unblock_person(public: str, request: Asked, service: Service) -> None:
    """Meet somebody again."""
    who, other = await _both(public, request, service)
    await service.db.write(unblock, who.id, other.id)


@post("/api/people/{public:str}/report", before_request=every_fault_named(NewReport), status_code=200)
async def report_person(public: str, data: NewReport, request: Asked, service: Service) -> None:
    """Tell the host about somebody."""
    service.slowly(request)
    who, other = await _both(public, request, service)
    await service.db.write(keep_person, who)
    report = Report(cookies.fresh_id(), who.id, other.id, None, None, data.text, now())
    await service.db.write(add_report, report)


async def _both(public: str, request: Asked, service: Service) -> tuple[Person, Person]:
    """Who asks, and of whom they speak."""
    who = await asker(request, service)
    other = await service.db.read(person_by_public, public)
    if other is None or other.id == who.id:
        raise Refused(404, "server-error-not-found")
    return who, other


async def _logged_in(who: str, answer: RecoveryCode | None, request: Asked, service: Service) -> Response[Any]:
    key = accounts.fresh_key()
    agent = request.headers.get("user-agent", "")[:MOST_AGENT]
    await service.db.write(add_session, Session(accounts.digest(key), who, now(), now(), agent))
    cookie = service.cookie(accounts.SESSION, key, request)
    return _with_cookies(answer, [cookie, service.no_cookie(cookies.NAME)])


def _with_cookies(answer: RecoveryCode | None, changed: list[Cookie]) -> Response[Any]:
    headers = {"cache-control": "no-store"}
    return Response(answer, cookies=changed, headers=headers, media_type="application/json", status_code=200)


ACCOUNT_CALLS = [
    new_account,
    log_in,
    log_out,
    list_sessions,
    end_one_session,
    recover,
    export,
    farewell,
    list_tokens,
    new_token,
    end_one_token,
    list_blocked,
    block_person,
    unblock_person,
    report_person,
]
"""All of them, for the application."""
