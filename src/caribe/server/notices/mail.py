"""E-mail: notices by the host's mail server, to addresses whose reader has confirmed them.

Each mail has a link that ends them, and the header by which mail programs offer the same (RFC 8058).
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from caribe.core.message import Message
from caribe.server.notices.links import CONFIRM, STOP, signed_link
from caribe.server.notices.notice import Notice, NoticeText
from caribe.server.notices.outbound import Undelivered
from caribe.server.ops.settings import Settings
from caribe.server.store.channels import Channel
from caribe.words import Words

PATIENCE = 15.0
"""Seconds for each answer of the mail server."""

SCHEMES = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
"""How a mail server is reached: in the open, encrypted after a greeting, or encrypted at once."""

LONGEST_ADDRESS = 254


def clean_address(text: str) -> str | None:
    r"""Return an e-mail address without spaces around it; None if it is not one.

    >>> clean_address(" ana@example.org "), clean_address("ana"), clean_address("Ana <ana@example.org>")
    ('ana@example.org', None, None)
    >>> clean_address("a@b.org\r\nBcc: all@example.org") is None
    True
    """
    text = text.strip()
    if not text.isprintable() or len(text) > LONGEST_ADDRESS or "@" not in text or "." not in text.rpartition("@")[2]:
        return None
    try:
        parsed = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return None
    return text if parsed.addr_spec == text and text.isascii() else None


class Mailer:
    """Sends e-mail through the host's mail server."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        self._settings = settings
        self._secret = secret

    @property
    def is_set_up(self) -> bool:
        """Whether the host has named a mail server."""
        return bool(self._settings.smtp)

    async def send_notice(self, notice: Notice, said: NoticeText, channel: Channel, language: str) -> None:
        """Send a notice; refuses with `Undelivered`."""
        words = Words(language)
        stop = signed_link(channel.id, STOP, self._secret)
        ends = words.say(Message("server-mail-stop"))
        page = f"{self._settings.public_url}/notices/{STOP}/{stop}"
        mail = self._mail(channel.target, said.title, f"{said.text}\n\n{notice.link}\n\n--\n{ends}\n{page}\n")
        mail["Message-ID"] = f"<{notice.id}.{channel.id}@{self._domain}>"
        mail["List-Unsubscribe"] = f"<{self._settings.public_url}/api/notices/stop/{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(mail)

    async def send_confirmation(self, channel: Channel, name: str, language: str) -> None:
        """Ask the reader of an address whether they want notices there; refuses with `Undelivered`."""
        words = await asyncio.to_thread(Words, language)  # may read a whole catalogue: not on the event loop
        token = signed_link(channel.id, CONFIRM, self._secret)
        told = words.say(Message("server-mail-confirm-text", {"name": words.called(name)}))
        page = f"{self._settings.public_url}/notices/{CONFIRM}/{token}"
        mail = self._mail(channel.target, words.say(Message("server-mail-confirm")), f"{told}\n\n{page}\n")
        mail["Message-ID"] = f"<{channel.id}@{self._domain}>"
        await self._send(mail)

    @property
    def _domain(self) -> str:
        return parseaddr(self._settings.mail_from)[1].rpartition("@")[2]

    def _mail(self, to: str, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._settings.mail_from
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        return mail

    async def _send(self, mail: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._deliver, mail)
        except TimeoutError:
            raise Undelivered(Message("server-notice-problem-slow")) from None
        except smtplib.SMTPRecipientsRefused:
            raise Undelivered(Message("server-notice-problem-mail")) from None
        except (OSError, smtplib.SMTPException):
            raise Undelivered(Message("server-notice-problem-unreachable")) from None

    def _deliver(self, mail: EmailMessage) -> None:
        where = urlsplit(self._settings.smtp)
        host, port = where.hostname or "", where.port or SCHEMES[where.scheme]
        context = ssl.create_default_context()
        if where.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE)
        with line:
            if where.scheme == "smtp+starttls":
                line.starttls(context=context)
            if where.username:
                line.login(unquote(where.username), unquote(where.password or ""))
            line.send_message(mail)
