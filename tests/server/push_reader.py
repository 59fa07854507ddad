"""The browser's side of web push: a subscription, and reading what it is sent (RFC 8291, RFC 8188, RFC 8292)."""

from __future__ import annotations

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


class PushReader:
    """A browser that has subscribed at this endpoint."""

    def __init__(self, endpoint: str, private: str | None = None, auth: str | None = None) -> None:
        self._key = (
            ec.generate_private_key(CURVE)
            if private is None
            else ec.derive_private_key(int.from_bytes(decoded(private), "big"), CURVE)
        )
        self._auth = os.urandom(16) if auth is None else decoded(auth)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": encoded(self._public), "auth": encoded(self._auth)}

    def decrypt(self, body: bytes) -> bytes:
        """Read a message of one record."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        material = derive(self._auth, shared, b"WebPush: info\x00" + self._public + theirs, 32)
        key = derive(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(salt, material, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain[-1] == 2, "the last record ends with 2"
        return plain[:-1]


def verify_vapid(header: str, key: str) -> dict[str, Any]:
    """Check the signature of a push as a push service does: the claims."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    return claims


def derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with one block (RFC 5869), written out: the server uses a library."""
    prk = hmac.new(salt, material, sha256).digest()
    return hmac.new(prk, info + b"\x01", sha256).digest()[:length]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
