"""Webhooks: a notice as JSON, signed so that the receiver knows that it comes from here."""

from __future__ import annotations

import hmac
import json
import time
from hashlib import sha256

from caribe.server.notices.notice import Notice, NoticeText
from caribe.server.notices.outbound import post
from caribe.server.store.channels import Channel
from caribe.server.timestamps import iso_time


async def send_webhook(notice: Notice, said: NoticeText, channel: Channel, private: bool) -> None:
    """Send a notice to a webhook; refuses with `Undelivered`."""
    body = json.dumps(webhook_body(notice, said)).encode()
    stamp = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "Caribe-Notice": notice.id,
        "Caribe-Timestamp": stamp,
        "Caribe-Signature": sign(body, stamp, channel.secret),
    }
    await post(channel.target, headers, body, private)


def webhook_body(notice: Notice, said: NoticeText) -> dict[str, object]:
    """What a webhook is sent. `text` and `content` hold the sentence where chat programs look for one."""
    sentence = f"{said.text} {notice.link}"
    return {
        "kind": "trial" if notice.is_trial else "turn",
        "game": notice.game or None,
        "player": notice.player or None,
        "opponents": list(notice.opponents),
        "link": notice.link,
        "deadline": None if notice.deadline is None else iso_time(notice.deadline),
        "text": sentence,
        "content": sentence,
    }


def sign(body: bytes, stamp: str, secret: str) -> str:
    """Sign the body of a webhook and the second in which it was sent.

    >>> sign(b"{}", "1700000000", "secret")[:15]
    'sha256=b8569b78'
    """
    return "sha256=" + hmac.new(secret.encode(), stamp.encode() + b"." + body, sha256).hexdigest()
