"""Requests and responses about notices: how a person is told that it is their turn."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from caribe.server.protocol.fields import JsonMessage, Name, expected
from caribe.server.store.channels import ChannelKind

Minute: TypeAlias = Annotated[int, expected("server-expected-minute", ge=0, le=1439)]
Url: TypeAlias = Annotated[str, expected("server-expected-url", min_length=1, max_length=2000)]
PushKey: TypeAlias = Annotated[str, expected("server-expected-push-key", min_length=1, max_length=200)]
Language: TypeAlias = Annotated[str, expected("server-expected-name", max_length=10)]
Zone: TypeAlias = Annotated[str, expected("server-expected-zone", min_length=1, max_length=64)]


# From the page.


class QuietHours(Struct, forbid_unknown_fields=True, frozen=True):
    """Minutes after midnight, in the person's time zone, between which nothing is sent."""

    begin: Minute
    end: Minute


class ChangeNotices(Struct, forbid_unknown_fields=True):
    """Change how one is told: in which language, and when not."""

    language: Language
    zone: Zone
    quiet: QuietHours | None = None


class NewWebhook(Struct, forbid_unknown_fields=True):
    """Add a webhook: for all one's turns, or for everybody's turns at a table."""

    url: Url
    table: Name | None = None


class NewMailAddress(Struct, forbid_unknown_fields=True):
    """Add an e-mail address; it is asked for a confirmation first."""

    address: Annotated[str, expected("server-expected-mail", min_length=3, max_length=254)]


class NewPush(Struct, forbid_unknown_fields=True):
    """Add the push subscription of a browser."""

    endpoint: Url
    p256dh: PushKey
    auth: PushKey


# Answers.


class ChannelInfo(Struct):
    """Where a person is told that it is their turn."""

    id: str
    kind: ChannelKind
    target: str
    """The address; of a push subscription the server it passes."""
    table: str | None
    """The table whose webhook it is; null: all tables of the person."""
    confirmed: bool
    created: str
    problem: JsonMessage | None
    """Why the last notice did not arrive; null if it did."""


class NoticesInfo(Struct):
    """How the reader is told that it is their turn, and which ways there are."""

    channels: list[ChannelInfo]
    language: str
    zone: str
    quiet: QuietHours | None
    feeds: bool
    """Whether there are feeds behind a secret address."""
    mail: bool
    """Whether the host has set up e-mail."""
    push_key: str | None
    """The key for the subscription of a browser; null where the host has not set up web push."""


class CreatedWebhook(Struct):
    """A new webhook, and the secret that signs what it is sent. It is shown once."""

    id: str
    secret: str


class FeedAddresses(Struct):
    """The secret addresses of the feeds. They are shown once."""

    atom: str
    calendar: str
