"""Routes about accounts, sessions and API tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server.accounts import credentials
from caribe.server.accounts.names import clean_name, guest_name
from caribe.server.accounts.open_connections import GUEST
from caribe.server.errors import Refused
from caribe.server.http import cookies
from caribe.server.http.rate_limits import CREDENTIALS, UPLOADS
from caribe.server.http.requests import AppRequest, require_browser, require_own_name, validate_body
from caribe.server.http.service import Service
from caribe.server.protocol.accounts import (
    CreatedToken,
    DeleteAccount,
    Export,
    NewAccount,
    NewToken,
    RecoverAccount,
    RecoveryCode,
    SessionInfo,
    SignIn,
    TokenInfo,
)
from caribe.server.store import Taken
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
from caribe.server.store.people import keep_person
from caribe.server.store.revocations import revoke
from caribe.server.timestamps import iso_time, now

MOST_TOKENS = 20
MOST_AGENT = 200  # characters of the User-Agent header


@post("/api/account", before_request=validate_body(NewAccount), status_code=200)
async def new_account(data: NewAccount, request: AppRequest, service: Service) -> Response[RecoveryCode]:
    """Create an account for the guest who asks, with all their games."""
    who = await require_browser(request, service)
    service.limit(CREDENTIALS, request, person=who.id)
    name = await require_own_name(data.name, who.id, service)
    code = credentials.new_recovery_code()
    password = await service.passwords.hash(data.password)
    account = Account(who.id, credentials.login(name), password, credentials.code_digest(code), now())
    if await service.db.read(account_of, who.id) is not None:
        raise Refused(409, "server-error-has-account")
    try:
        await service.db.write(add_account, replace(who, name=name), account)
    except Taken:
        raise BadInput([Fault("name", Message("server-fault-name-taken"))]) from None
    await service.db.write(revoke, who.id, GUEST)  # the guest's cookie opens nothing any more
    service.connections.announce()
    await service.tables.refresh_names(who.id)
    return await _signed_in(who.id, RecoveryCode(code), request, service)


@post("/api/session", before_request=validate_body(SignIn), status_code=200)
async def sign_in(data: SignIn, request: AppRequest, service: Service) -> Response[None]:
    """Sign in with a name and a password."""
    login = credentials.login(data.name)
    service.limit(CREDENTIALS, request, account=login)
    account = await service.db.read(account_named, login)
    if not await service.passwords.verify(data.password, account.password if account else None) or account is None:
        raise Refused(403, "server-error-wrong-password")
    return await _signed_in(account.person, None, request, service)


@delete("/api/session", status_code=200)
async def sign_out(request: AppRequest, service: Service) -> Response[None]:
    """Sign out in this browser."""
    identity = await service.identify(request)
    if identity is not None and identity.is_token:
        raise Refused(403, "server-error-no-token")
    if identity is not None and identity.credential == GUEST:
        await service.db.write(revoke, identity.person, GUEST)
    elif identity is not None:
        await service.db.write(end_session, identity.person, identity.credential)
    service.connections.announce()
    return _with_cookies(None, [service.expired_cookie(credentials.SESSION), service.expired_cookie(cookies.NAME)])


@get("/api/sessions")
async def list_sessions(request: AppRequest, service: Service) -> list[SessionInfo]:
    """List the reader's sessions."""
    who = await require_browser(request, service)
    current = credentials.digest(request.cookies.get(credentials.SESSION, ""))
    return [
        SessionInfo(kept.id, iso_time(kept.created), iso_time(kept.seen), kept.agent, kept.id == current)
        for kept in await service.db.read(sessions_of, who.id)
    ]


@delete("/api/sessions/{session:str}", status_code=200)
async def end_one_session(session: str, request: AppRequest, service: Service) -> None:
    """End a session."""
    who = await require_browser(request, service)
    ended = await service.db.write(end_session, who.id, session)
    service.connections.announce()
    if not ended:
        raise Refused(404, "server-error-not-found")


@post("/api/account/recover", before_request=validate_body(RecoverAccount), status_code=200)
async def recover(data: RecoverAccount, request: AppRequest, service: Service) -> Response[RecoveryCode]:
    """Set a new password with the recovery code; all sessions and tokens end, and there is a new code."""
    login = credentials.login(data.name)
    service.limit(CREDENTIALS, request, account=login)
    account = await service.db.read(account_named, login)
    if account is None or account.recovery != credentials.code_digest(data.recovery):
        raise Refused(403, "server-error-wrong-code")
    code = credentials.new_recovery_code()
    password = await service.passwords.hash(data.password)
    await service.db.write(set_secrets, account.person, password, credentials.code_digest(code))
    service.connections.announce()
    return await _signed_in(account.person, RecoveryCode(code), request, service)


@get("/api/account/export")
async def export(request: AppRequest, service: Service) -> Export:
    """Export everything that is stored about the reader."""
    who = await require_browser(request, service)
    service.limit(UPLOADS, request, person=who.id)
    async with service.exporting:
        return Export(**await service.db.read(exported, who.id))


@delete("/api/account", before_request=validate_body(DeleteAccount), status_code=200)
async def delete_account(data: DeleteAccount, request: AppRequest, service: Service) -> Response[None]:
    """Delete an account and its data; games with others stay, under a guest's name."""
    who = await require_browser(request, service)
    service.limit(CREDENTIALS, request, person=who.id)
    account = await service.db.read(account_of, who.id)
    if account is None:
        raise Refused(404, "server-error-no-account")
    if not await service.passwords.verify(data.password, account.password):
        raise Refused(403, "server-error-wrong-password")
    await service.db.write(forget, who.id, guest_name(who.id))
    service.connections.announce()
    await service.tables.refresh_names(who.id, forgotten=True)
    return _with_cookies(None, [service.expired_cookie(credentials.SESSION), service.expired_cookie(cookies.NAME)])


@get("/api/tokens")
async def list_tokens(request: AppRequest, service: Service) -> list[TokenInfo]:
    """List the reader's API tokens."""
    who = await require_browser(request, service)
    kept = await service.db.read(tokens_of, who.id)
    return [TokenInfo(token.id, token.name, iso_time(token.created)) for token in kept]


@post("/api/tokens", before_request=validate_body(NewToken))
async def new_token(data: NewToken, request: AppRequest, service: Service) -> CreatedToken:
    """Create an API token; it is shown once."""
    who = await require_browser(request, service)
    if len(await service.db.read(tokens_of, who.id)) >= MOST_TOKENS:
        raise Refused(409, "server-error-too-many-tokens")
    key = credentials.new_key()
    token = Token(credentials.digest(key), who.id, clean_name(data.name), now())
    await service.db.write(keep_person, who)
    await service.db.write(add_token, token)
    return CreatedToken(token.id, token.name, key)


@delete("/api/tokens/{token:str}", status_code=200)
async def end_one_token(token: str, request: AppRequest, service: Service) -> None:
    """Revoke an API token."""
    who = await require_browser(request, service)
    ended = await service.db.write(end_token, who.id, token)
    service.connections.announce()
    if not ended:
        raise Refused(404, "server-error-not-found")


async def _signed_in(who: str, answer: RecoveryCode | None, request: AppRequest, service: Service) -> Response[Any]:
    key = credentials.new_key()
    agent = "".join(filter(str.isprintable, request.headers.get("user-agent", "")))[:MOST_AGENT]
    await service.db.write(add_session, Session(credentials.digest(key), who, now(), now(), agent))
    cookie = service.cookie(credentials.SESSION, key, request)
    return _with_cookies(answer, [cookie, service.expired_cookie(cookies.NAME)])


def _with_cookies(answer: RecoveryCode | None, changed: list[Cookie]) -> Response[Any]:
    headers = {"cache-control": "no-store"}
    return Response(answer, cookies=changed, headers=headers, media_type="application/json", status_code=200)


ACCOUNT_ROUTES = [
    new_account,
    sign_in,
    sign_out,
    list_sessions,
    end_one_session,
    recover,
    export,
    delete_account,
    list_tokens,
    new_token,
    end_one_token,
]
