"""Routes about notices: how the person who asks is told that it is their turn."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.status_codes import HTTP_204_NO_CONTENT

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server.accounts import credentials
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import MAILS, NOTICES
from caribe.server.http.requests import AppRequest, require_browser, require_table, validate_body
from caribe.server.http.service import Service
from caribe.server.ids import new_id
from caribe.server.notices.links import CONFIRM, STOP, channel_of_link
from caribe.server.notices.mail import clean_address
from caribe.server.notices.outbound import Undelivered, parse_url
from caribe.server.notices.quiet_hours import is_zone
from caribe.server.protocol.notices import (
    ChangeNotices,
    ChannelInfo,
    CreatedWebhook,
    FeedAddresses,
    NewMailAddress,
    NewPush,
    NewWebhook,
    NoticesInfo,
    QuietHours,
)
from caribe.server.store import Person
from caribe.server.store.channels import (
    MAIL,
    PUSH,
    WEBHOOK,
    Channel,
    ChannelKind,
    add_channel,
    change_notice_settings,
    channels_of,
    confirm_channel,
    count_table_channels,
    end_channel,
    notice_settings_of,
)
from caribe.server.store.people import person
from caribe.server.timestamps import iso_time, now

MOST_CHANNELS = 20
MOST_OF_A_TABLE = 5


@get("/api/notices")
async def list_notices(request: AppRequest, service: Service) -> NoticesInfo:
    """Say how the reader is told that it is their turn."""
    who = await require_browser(request, service)
    kept = await service.db.read(notice_settings_of, who.id)
    begin, end = kept.quiet_from, kept.quiet_to
    return NoticesInfo(
        channels=[_info(channel) for channel in await service.db.read(channels_of, who.id)],
        language=kept.language,
        zone=kept.zone,
        quiet=None if begin is None or end is None else QuietHours(begin, end),
        feeds=kept.feed is not None,
        mail=service.senders.mailer.is_set_up,
        push_key=await service.senders.push_key(),
    )


@put("/api/notices", before_request=validate_body(ChangeNotices), status_code=HTTP_204_NO_CONTENT)
async def change_notices(data: ChangeNotices, request: AppRequest, service: Service) -> None:
    """Change the language of notices, the time zone and the quiet hours."""
    who = await require_browser(request, service)
    if not is_zone(data.zone):
        raise BadInput([Fault("zone", Message("server-expected-zone"))])
    quiet = (data.quiet.begin, data.quiet.end) if data.quiet else (None, None)
    changes = {"language": data.language, "zone": data.zone, "quiet_from": quiet[0], "quiet_to": quiet[1]}
    await service.db.write(change_notice_settings, who, changes)


@post("/api/notices/webhooks", before_request=validate_body(NewWebhook))
async def new_webhook(data: NewWebhook, request: AppRequest, service: Service) -> CreatedWebhook:
    """Add a webhook: for all turns of the person who asks, or for everybody's turns at a table where they sit."""
    who = await require_browser(request, service)
    try:
        parse_url(data.url, service.senders.private)
    except Undelivered as refused:
        raise BadInput([Fault("url", refused.problem)]) from None
    if data.table is not None:
        live = await require_table(service, data.table)
        if who.id not in {seat.person for seat in live.row.seats}:
            raise Refused(403, "server-error-sits-not")
        if await service.db.read(count_table_channels, data.table) >= MOST_OF_A_TABLE:
            raise Refused(409, "server-error-too-many-channels")
    secret = credentials.new_key()
    added = await _add(service, request, who, WEBHOOK, data.url, secret, table=data.table)
    return CreatedWebhook(added.id, secret)


@post("/api/notices/mail", before_request=validate_body(NewMailAddress), status_code=HTTP_204_NO_CONTENT)
async def new_mail_address(data: NewMailAddress, request: AppRequest, service: Service) -> None:
    """Add an e-mail address, and send it a link by which its reader confirms it."""
    who = await require_browser(request, service)
    mailer = service.senders.mailer
    if not mailer.is_set_up:
        raise Refused(409, "server-notice-problem-off")
    address = clean_address(data.address)
    if address is None:
        raise BadInput([Fault("address", Message("server-expected-mail"))])
    if any(kept.target == address for kept in await service.db.read(channels_of, who.id)):
        raise Refused(409, "server-error-channel-known")
    service.limit(MAILS, request, person=who.id, account=address.lower())
    known = await service.db.read(person, who.id) or who
    settings = await service.db.read(notice_settings_of, who.id)
    added = await _add(service, request, who, MAIL, address, confirmed=False)
    try:
        await mailer.send_confirmation(added, known.name, settings.language)
    except Undelivered as failure:
        await service.db.write(end_channel, added.id)
        raise Refused(409, failure.problem.id, failure.problem.args) from None


@post("/api/notices/confirm/{link:str}", status_code=HTTP_204_NO_CONTENT)
async def confirm_mail(link: str, service: Service) -> None:
    """Confirm an e-mail address, by the link that it was sent."""
    channel = channel_of_link(link, CONFIRM, service.secret)
    if channel is None or not await service.db.write(confirm_channel, channel, service.tables.context.now()):
        raise Refused(404, "server-error-not-found")


@post("/api/notices/stop/{link:str}", status_code=HTTP_204_NO_CONTENT)
async def stop_mail(link: str, service: Service) -> None:
    """End the notices to an e-mail address, by a link in each of them; mail programs call this, too."""
    channel = channel_of_link(link, STOP, service.secret)
    if channel is None:
        raise Refused(404, "server-error-not-found")
    await service.db.write(end_channel, channel)


@post("/api/notices/push", before_request=validate_body(NewPush), status_code=HTTP_204_NO_CONTENT)
async def new_push(data: NewPush, request: AppRequest, service: Service) -> None:
    """Add the push subscription of a browser."""
    who = await require_browser(request, service)
    if await service.senders.push_key() is None:
        raise Refused(409, "server-notice-problem-off")
    from caribe.server.notices.push import parse_subscription  # what it needs takes long to import

    try:
        parse_url(data.endpoint, service.senders.private, secure=True)
        target = parse_subscription(data.endpoint, data.p256dh, data.auth).to_json()
    except Undelivered as refused:
        raise BadInput([Fault("endpoint", refused.problem)]) from None
    except ValueError:
        raise BadInput([Fault("p256dh", Message("server-expected-push-key"))]) from None
    if all(kept.target != target for kept in await service.db.read(channels_of, who.id)):
        await _add(service, request, who, PUSH, target)


@delete("/api/notices/channels/{channel:str}", status_code=HTTP_204_NO_CONTENT)
async def end_one_channel(channel: str, request: AppRequest, service: Service) -> None:
    """Delete a webhook, an e-mail address or a push subscription."""
    who = await require_browser(request, service)
    if not await service.db.write(end_channel, channel, who.id):
        raise Refused(404, "server-error-not-found")


@post("/api/notices/channels/{channel:str}/try", status_code=HTTP_204_NO_CONTENT)
async def try_channel(channel: str, request: AppRequest, service: Service) -> None:
    """Send a trial at once; an error says why it did not arrive."""
    who = await require_browser(request, service)
    mine = next((kept for kept in await service.db.read(channels_of, who.id) if kept.id == channel), None)
    if mine is None:
        raise Refused(404, "server-error-not-found")
    if not mine.confirmed:
        raise Refused(409, "server-error-not-confirmed")
    service.limit(NOTICES, request, person=who.id)
    settings = await service.db.read(notice_settings_of, who.id)
    try:
        await service.outbox.try_out(mine, settings.language)
    except Undelivered as failure:
        raise Refused(409, failure.problem.id, failure.problem.args) from None


@post("/api/notices/feeds")
async def new_feeds(request: AppRequest, service: Service) -> FeedAddresses:
    """Make a secret address for the feeds of the person who asks; an earlier one no longer works."""
    who = await require_browser(request, service)
    service.limit(NOTICES, request, person=who.id)
    key = credentials.new_key()
    await service.db.write(change_notice_settings, who, {"feed": credentials.digest(key)})
    where = f"{origin_of(request, service)}/api/feeds/{key}"
    return FeedAddresses(f"{where}/turns.atom", f"{where}/turns.ics")


@delete("/api/notices/feeds", status_code=HTTP_204_NO_CONTENT)
async def end_feeds(request: AppRequest, service: Service) -> None:
    """Let the feeds' address work no longer."""
    who = await require_browser(request, service)
    await service.db.write(change_notice_settings, who, {"feed": None})


@post("/api/notices/feeds/try", status_code=HTTP_204_NO_CONTENT)
async def try_feeds(request: AppRequest, service: Service) -> None:
    """Put a trial into the feeds for a day."""
    who = await require_browser(request, service)
    service.limit(NOTICES, request, person=who.id)
    await service.db.write(change_notice_settings, who, {"feed_tried": now()})


def origin_of(request: AppRequest, service: Service) -> str:
    """The address of the page: as the host has set it, else as it was opened."""
    opened = f"{request.url.scheme}://{request.headers['host']}{service.settings.base_path}"
    return service.settings.public_url or opened


async def _add(
    service: Service,
    request: AppRequest,
    who: Person,
    kind: ChannelKind,
    target: str,
    secret: str = "",
    table: str | None = None,
    confirmed: bool = True,
) -> Channel:
    """Keep a channel of the person who asks; refuses with `Refused` if they have too many."""
    service.limit(NOTICES, request, person=who.id)
    if len(await service.db.read(channels_of, who.id)) >= MOST_CHANNELS:
        raise Refused(409, "server-error-too-many-channels")
    made = service.tables.context.now()
    origin = origin_of(request, service)
    channel = Channel(new_id(), who.id, table, kind, target, secret, origin, confirmed, made)
    await service.db.write(add_channel, who, channel)
    return channel


def _info(channel: Channel) -> ChannelInfo:
    # The rest of a subscription's address is a secret of that browser.
    target = urlsplit(json.loads(channel.target)["endpoint"]).netloc if channel.kind == PUSH else channel.target
    return ChannelInfo(
        id=channel.id,
        kind=channel.kind,
        target=target,
        table=channel.table_id,
        confirmed=channel.confirmed,
        created=iso_time(channel.created),
        problem=None if channel.problem is None else json.loads(channel.problem),
    )


NOTICE_ROUTES = [
    list_notices,
    change_notices,
    new_webhook,
    new_mail_address,
    confirm_mail,
    stop_mail,
    new_push,
    end_one_channel,
    try_channel,
    new_feeds,
    end_feeds,
    try_feeds,
]
