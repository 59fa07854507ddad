"""Draws: the source of chance in a game, verifiable afterwards and unpredictable before."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b


class Draws:
    """The secret seed of a game, kept by the referee and the record, never by the state.

    Before each decision the state's generator is keyed with `key(number)`, the number of that decision in the current
    line of play; the deal
    is number 0, with a part of its own for each pile and each seat. So what was seen tells nothing about what comes,
    redo repeats, undo
    cannot re-roll. `commitment` is published at the start and the seed at the end; nonces are what the seats add to it.

    >>> draws = Draws(7)
    >>> draws.key(3) == Draws(7).key(3), draws.key(3) == draws.key(4)
    (True, False)
    >>> 0 <= draws.key(3) < 2**48
    True
    """

    def __init__(self, seed: int | bytes, nonces: Sequence[bytes] = ()) -> None:
        if isinstance(seed, int):
            seed = (seed % 2**256).to_bytes(32, "little")
        if len(seed) != 32:
            raise ValueError(f"A seed is a whole number or 32 bytes, not {len(seed)} bytes.")
        self.seed = seed
        self.nonces = tuple(nonces)
        mixed = b"".join(blake2b(nonce, digest_size=32).digest() for nonce in self.nonces)
        self._secret = blake2b(seed + mixed, digest_size=32).digest() if mixed else seed

    def key(self, number: int, part: int = 0) -> int:
        """Return the 48-bit key of the generator for one decision (or one part of the deal)."""
        place = number * 64 + part
        digest = blake2b(place.to_bytes(8, "little"), digest_size=6, key=self._secret).digest()
        return int.from_bytes(digest, "little")

    @property
    def commitment(self) -> str:
        """Return the commitment published before the game: a hash of the seed, which is published after it."""
        return blake2b(self.seed, digest_size=32).hexdigest()
