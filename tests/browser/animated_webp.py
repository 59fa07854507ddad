"""Join WebP pictures into one that moves, by the container format alone: nothing is compressed again."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

IMAGE = (b"ALPH", b"VP8 ", b"VP8L")
"""The chunks that hold a picture itself."""


def animate(pictures: Sequence[bytes], milliseconds: int, width: int, height: int) -> bytes:
    """Return a WebP that shows these pictures one after the other, over and over.

    >>> lossless = _chunk(b"VP8L", b"pixels")
    >>> moving = animate([_file(lossless)] * 2, 100, 4, 3)
    >>> [name for name, _ in chunks(moving)]
    [b'VP8X', b'ANIM', b'ANMF', b'ANMF']
    """
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    parts = [_chunk(b"VP8X", b"\x02\0\0\0" + size), _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")]
    for picture in pictures:
        image = b"".join(_chunk(name, content) for name, content in chunks(picture) if name in IMAGE)
        frame = bytes(6) + size + milliseconds.to_bytes(3, "little") + b"\x02"
        parts.append(_chunk(b"ANMF", frame + image))
    return _file(b"".join(parts))


def chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file: name and content."""
    place = 12
    while place < len(webp):
        name, length = struct.unpack("<4sI", webp[place : place + 8])
        yield name, webp[place + 8 : place + 8 + length]
        place += 8 + length + length % 2


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack("<4sI", name, len(content)) + content + b"\0" * (len(content) % 2)


def _file(content: bytes) -> bytes:
    return b"RIFF" + struct.pack("<I", len(content) + 4) + b"WEBP" + content
