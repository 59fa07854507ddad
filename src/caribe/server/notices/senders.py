"""The ways in which notices are sent, as far as the host has set them up."""

from __future__ import annotations

from caribe.core.message import Message
from caribe.server.notices.mail import Mailer
from caribe.server.notices.notice import Notice, NoticeText
from caribe.server.notices.outbound import Undelivered
from caribe.server.notices.webhook import send_webhook
from caribe.server.ops.settings import Settings
from caribe.server.store import Database
from caribe.server.store.channels import MAIL, WEBHOOK, Channel
from caribe.server.store.secrets import vapid


class Senders:
    """Sends a notice by its channel."""

    def __init__(self, db: Database, settings: Settings, secret: bytes) -> None:
        self._db = db
        self._settings = settings
        self.mailer = Mailer(settings, secret)
        self.private = settings.allow_private_webhooks
        """Whether notices may go to addresses in the host's own network."""

    def origin(self, channel: Channel) -> str:
        """The address of the page, for links: as the host has set it, else as the person has opened it."""
        return self._settings.public_url or channel.origin

    async def push_key(self) -> str | None:
        """The public key by which browsers know what this server pushes; None where the host has not set it up."""
        keys = await self._db.read(vapid)
        if keys is None:
            return None
        from caribe.server.notices.push import public_key  # what it needs takes long to import

        return public_key(keys[0])

    async def send(self, notice: Notice, said: NoticeText, channel: Channel, language: str) -> None:
        """Send a notice; refuses with `Undelivered`."""
        if channel.kind == WEBHOOK:
            await send_webhook(notice, said, channel, self.private)
        elif channel.kind == MAIL:
            await self._mail(notice, said, channel, language)
        else:
            await self._push(notice, said, channel)

    async def _mail(self, notice: Notice, said: NoticeText, channel: Channel, language: str) -> None:
        if not self.mailer.is_set_up:
            raise Undelivered(Message("server-notice-problem-off"))
        await self.mailer.send_notice(notice, said, channel, language)

    async def _push(self, notice: Notice, said: NoticeText, channel: Channel) -> None:
        from caribe.server.notices.push import kept_subscription, send_push

        keys = await self._db.read(vapid)
        if keys is None:
            raise Undelivered(Message("server-notice-problem-off"))
        await send_push(notice, said, kept_subscription(channel.target), keys, self.private)
