"""Channels: where people are told that it is their turn, and how they want to be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from caribe.server.store.people import Person, keep_person
from caribe.server.store.schema import channels, notice_settings, noticed_turns, outbox
from caribe.server.store.sql import insert_or_ignore

ChannelKind: TypeAlias = Literal["webhook", "mail", "push"]
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"
PUSH: Final = "push"


@dataclass(frozen=True, slots=True)
class Channel:
    """Where somebody is told. `target` is an address (of a push subscription JSON), `secret` what signs a webhook.

    With `table_id` it is told of everybody's turn at that table. `problem` says why the last notice was given up.
    """

    id: str
    person: str
    table_id: str | None
    kind: ChannelKind
    target: str
    secret: str
    origin: str
    confirmed: bool
    created: int
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How somebody wants to be told: their language and time zone, and quiet hours in minutes after midnight."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    feed: str | None = None
    feed_tried: int | None = None


def add_channel(connection: Connection, person: Person, channel: Channel) -> None:
    """Keep a channel."""
    keep_person(connection, person)
    connection.execute(insert(channels), asdict(channel))


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """Somebody's channels, the oldest first."""
    query = select(channels).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    return [_channel(row) for row in connection.execute(query)]


def channel(connection: Connection, channel_id: str) -> Channel | None:
    """A channel by id."""
    row = connection.execute(select(channels).where(channels.c.id == channel_id)).one_or_none()
    return None if row is None else _channel(row)


def count_table_channels(connection: Connection, table_id: str) -> int:
    """How many webhooks a table has."""
    query = select(func.count()).select_from(channels).where(channels.c.table_id == table_id)
    return int(connection.execute(query).scalar_one())


def confirm_channel(connection: Connection, channel_id: str, now: int) -> bool:
    """Note that whoever reads this address wants the notices, from now on; says whether there is such a channel."""
    mine = channels.c.id == channel_id
    fresh = update(channels).where(mine, channels.c.confirmed.is_(False)).values(confirmed=True, created=now)
    if connection.execute(fresh).rowcount > 0:
        return True
    return connection.execute(select(channels.c.id).where(mine)).first() is not None


def set_problem(connection: Connection, channel_id: str, problem: str | None) -> None:
    """Note why the last notice of a channel was given up, or that one has arrived."""
    connection.execute(update(channels).where(channels.c.id == channel_id).values(problem=problem))


def end_channel(connection: Connection, channel_id: str, person: str | None = None) -> bool:
    """Delete a channel (of this person only, if one is named) and what it was to send; says whether there was one."""
    mine = channels.c.id == channel_id
    if person is not None:
        mine &= channels.c.person == person
    if connection.execute(select(channels.c.id).where(mine)).first() is None:
        return False
    connection.execute(delete(outbox).where(outbox.c.channel == channel_id))
    return connection.execute(delete(channels).where(mine)).rowcount > 0


def notice_settings_of(connection: Connection, person: str) -> NoticeSettings:
    """How somebody wants to be told."""
    row = connection.execute(select(notice_settings).where(notice_settings.c.person == person)).one_or_none()
    if row is None:
        return NoticeSettings()
    return NoticeSettings(row.language, row.zone, row.quiet_from, row.quiet_to, row.feed, row.feed_tried)


def change_notice_settings(connection: Connection, person: Person, changes: Mapping[str, object]) -> None:
    """Change some of what somebody has set."""
    keep_person(connection, person)
    insert_or_ignore(connection, notice_settings, {"person": person.id, **asdict(NoticeSettings())})
    connection.execute(update(notice_settings).where(notice_settings.c.person == person.id).values(**changes))


def person_of_feed(connection: Connection, feed: str) -> str | None:
    """Whose feeds have this address, by its hash."""
    query = select(notice_settings.c.person).where(notice_settings.c.feed == feed)
    return connection.execute(query).scalar()


def forget_notices(connection: Connection, people: list[str]) -> None:
    """Delete the channels and settings of these people, and what is to be sent to them."""
    theirs = select(channels.c.id).where(channels.c.person.in_(people))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs)))
    connection.execute(delete(channels).where(channels.c.person.in_(people)))
    connection.execute(delete(notice_settings).where(notice_settings.c.person.in_(people)))
    connection.execute(delete(noticed_turns).where(noticed_turns.c.person.in_(people)))


def forget_tables(connection: Connection, tables: list[str]) -> None:
    """Delete the webhooks of these tables, and all notices about them."""
    connection.execute(delete(outbox).where(outbox.c.table_id.in_(tables)))
    connection.execute(delete(noticed_turns).where(noticed_turns.c.table_id.in_(tables)))
    theirs = select(channels.c.id).where(channels.c.table_id.in_(tables))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs)))
    connection.execute(delete(channels).where(channels.c.table_id.in_(tables)))


def _channel(row: Row[Any]) -> Channel:
    return Channel(**row._mapping)
