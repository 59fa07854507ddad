"""Web push: a notice that only the browser can read (RFC 8291), signed by this server (RFC 8292).

It passes the servers of whoever made the browser, which see when something is sent to whom, and nothing of it.
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from caribe.server.notices.notice import Notice, NoticeText
from caribe.server.notices.outbound import post

TTL = 24 * 3600
"""Seconds for which the push service keeps a notice for a browser that is off."""

VALID = 12 * 3600
"""Seconds for which a signature is valid; push services take no more than 24 hours."""

RECORD = 4096
AUTH_LENGTH = 16


class Subscription(NamedTuple):
    """What a browser says of itself: where to send to, its public key and a secret shared with it."""

    endpoint: str
    key: bytes
    auth: bytes

    def to_json(self) -> str:
        """Write a subscription as it is kept."""
        return json.dumps({"endpoint": self.endpoint, "p256dh": encode(self.key), "auth": encode(self.auth)})


def parse_subscription(endpoint: str, p256dh: str, auth: str) -> Subscription:
    """Read a subscription; refuses with `ValueError` keys that are none."""
    found = Subscription(endpoint, decode(p256dh), decode(auth))
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.key)
    if len(found.auth) != AUTH_LENGTH:
        raise ValueError("auth")
    return found


def kept_subscription(target: str) -> Subscription:
    """Read a subscription as it was kept."""
    return parse_subscription(**json.loads(target))


def new_vapid_key() -> bytes:
    """Make the private key by which this server signs what it pushes."""
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def public_key(private: bytes) -> str:
    """The public key that belongs to a private one, as browsers ask for it."""
    return encode(_point(_private(private)))


def encrypt(plain: bytes, to: Subscription) -> bytes:
    """Encrypt a message for a browser, with a key that is used once (RFC 8291, RFC 8188)."""
    once, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs, ours = to.key, _point(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    material = _derive(shared, to.auth, b"WebPush: info\x00" + theirs + ours, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2: this record is the last


def sign(endpoint: str, private: bytes, contact: str, now: float) -> str:
    """Say who sends this, in the header that push services check (RFC 8292)."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + VALID, "sub": contact}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(private)}"


async def send_push(
    notice: Notice, said: NoticeText, to: Subscription, vapid: tuple[bytes, str], private: bool
) -> None:
    """Push a notice to a browser; refuses with `Undelivered`."""
    table = urlsplit(notice.link).path.rpartition("/")[2]
    told = {"title": said.title, "text": said.text, "link": notice.link, "tag": table or "trial"}
    headers = {
        "Authorization": sign(to.endpoint, *vapid, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": (table or "trial")[:32],
        "Urgency": "normal",
    }
    await post(to.endpoint, headers, encrypt(json.dumps(told).encode(), to), private, secure=True)


def encode(data: bytes) -> str:
    """Write bytes as browsers do: base64 for URLs, without padding.

    >>> encode(b"rum?"), decode("cnVtPw")
    ('cnVtPw', b'rum?')
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Read base64 for URLs, with or without padding; refuses with `ValueError`."""
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4))


def _private(value: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(value, "big"), ec.SECP256R1())


def _point(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
