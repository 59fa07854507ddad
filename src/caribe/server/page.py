"""The page: the files that Vite has built, served as they are."""

from __future__ import annotations

import gzip
import json
import mimetypes
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from pathlib import Path

import caribe
from caribe import library
from caribe.build import PAGE

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

INDEX = "index.html"
PARTS = "parts.json"
"""What a table in each room needs besides what the page itself names; for the server alone."""
ANY_ROOM = "fallback"
"""The room of games that have none of their own."""

FIRST_WORDS = ("page-no-script", "page-unreachable", "page-retry")

SMALL = 1000  # bytes that are not worth compressing


@dataclass(frozen=True)
class File:
    """A file of the page, and how long a browser may keep it."""

    content: bytes
    media_type: str
    keep: str

    @cached_property
    def packed(self) -> bytes | None:
        """The content compressed, once for all who ask; None where that gains nothing, as with fonts.

        >>> len(File(b"sugar " * 1000, "text/plain", ASK_AGAIN).packed) < 100
        True
        >>> File(b"rum", "text/plain", ASK_AGAIN).packed is None
        True
        """
        if len(self.content) < SMALL or self.media_type.startswith("font/"):
            return None
        return gzip.compress(self.content, 6, mtime=0)


def built_page() -> Path | None:
    """Where the built page lies: in the package or, in a checkout, where it was built last; None when nowhere."""
    package = Path(caribe.__file__).parent
    checkout = package.parent.parent
    folders = [package / PAGE]
    if (checkout / "web" / "package.json").exists():
        folders += sorted([checkout / "web" / "dist", checkout / "build" / "page"], key=_built, reverse=True)
    return next((folder for folder in folders if (folder / INDEX).is_file()), None)


def _built(folder: Path) -> float:
    index = folder / INDEX
    return index.stat().st_mtime if index.is_file() else 0


class Page:
    """The built page in memory, read again when it was built anew. `base` is the path that it lives below."""

    def __init__(self, folder: Path | None, base: str = "") -> None:
        self._folder = folder
        self._base = base
        self._files: dict[str, File] = {}
        self._tables: dict[str, File] = {}
        self._time = 0.0

    def find(self, path: str) -> File | None:
        """The file at this path (`index.html`, `assets/…`), None when the page has no such file."""
        self._refresh()
        return self._files.get(path)

    def table(self, room: str) -> File | None:
        """The page for a table in this room (`cuba`): it names at once what it would ask for one after the other."""
        index = self.find(INDEX)
        return self._tables.get(room) or self._tables.get(ANY_ROOM) or index

    def _refresh(self) -> None:
        if self._folder is None or _built(self._folder) == self._time:
            return
        self._time = _built(self._folder)
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(self._folder, path, self._base)
            for path in self._folder.rglob("*")
            if path.is_file()
        }
        parts = self._files.pop(PARTS, None)
        rooms: dict[str, list[str]] = json.loads(parts.content) if parts else {}
        index = self._files[INDEX]
        self._tables = {
            room: replace(index, content=hinted(index.content, [f"{self._base}/{name}" for name in names]))
            for room, names in rooms.items()
        }


def _file(folder: Path, path: Path, base: str) -> File:
    kind, _ = mimetypes.guess_type(path.name)
    if path.suffix == ".js":
        kind = "text/javascript"  # some systems' own lists say otherwise, and a browser would refuse to run it
    hashed = path.relative_to(folder).parts[0] == "assets"
    content = path.read_bytes()
    if path.name == INDEX:
        content = worded(placed(content, base))
    return File(content, kind or "application/octet-stream", FOR_EVER if hashed else ASK_AGAIN)


def placed(page: bytes, base: str) -> bytes:
    """The page for the path that it lives below: its own addresses are relative, and one of them may be far down.

    >>> placed(b'<meta name="caribe-base" content=""><script src="./assets/x.js">', "/games")
    b'<meta name="caribe-base" content="/games"><script src="/games/assets/x.js">'
    """
    here = base.encode()
    page = page.replace(b'name="caribe-base" content=""', b'name="caribe-base" content="%b"' % here)
    return page.replace(b'="./', b'="%b/' % here).replace(b'="/api/', b'="%b/api/' % here)


def worded(page: bytes) -> bytes:
    """The page with what must be read where no words can be fetched, in every language.

    >>> said = worded(b'<noscript></noscript><div id="unreachable" hidden></div>').decode()
    >>> said[: said.index("</p>")], said.count("<p lang="), said.count('<a href="">')
    ('<noscript><p lang="en">Caribe needs JavaScript to show its boards.', 12, 6)
    """
    told = {name: {each: escape(library.sentence(name, each)) for each in library.languages()} for name in FIRST_WORDS}
    without = "".join(f'<p lang="{each}">{text}</p>' for each, text in told["page-no-script"].items())
    alone = "".join(
        f'<p lang="{each}">{text} <a href="">{told["page-retry"][each]}</a></p>'
        for each, text in told["page-unreachable"].items()
    )
    page = page.replace(b"<noscript></noscript>", f"<noscript>{without}</noscript>".encode())
    return page.replace(b'<div id="unreachable" hidden></div>', f'<div id="unreachable" hidden>{alone}</div>'.encode())


def hinted(page: bytes, names: Iterable[str]) -> bytes:
    """The page with these scripts and styles named in its head, so that a browser fetches them all at the same time.

    >>> hinted(b"<head></head>", ["/a.css", "/b.js"])
    b'<head><link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/b.js"></head>'
    """
    links = "".join(
        f'<link rel="{"stylesheet" if name.endswith(".css") else "modulepreload"}" crossorigin href="{name}">'
        for name in names
    )
    return page.replace(b"</head>", links.encode() + b"</head>", 1)
