"""The one-integer generator: 48 bits that live in the state, cost nothing to copy, and are the same in every build."""

from __future__ import annotations

from mypy_extensions import i64


def scrambled(seed: int) -> i64:
    """Return a state of the generator for any whole number; neighbours give unrelated states.

    >>> scrambled(1) != scrambled(2)
    True
    """
    s: i64 = seed & 0xFFFFFFFFFFFF
    for _ in range(3):
        s = ((s ^ (s >> 25)) * 0x5DEECE66D + 0x9E3779B9) & 0xFFFFFFFFFFFF
    return s ^ (s >> 24)
