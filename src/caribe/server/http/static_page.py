"""The static page: the files that Vite has built, read once and served from memory."""

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
from caribe.build import DOCS, PAGE

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

PRECOMPRESSED = "precompressed"
"""Marks the routes whose answers the framework must not compress."""

INDEX = "index.html"
PARTS = "parts.json"
"""Which files the board of each game needs besides those the page names; never served."""
ANY_ROOM = "fallback"
"""The board of games without one of their own."""

FIRST_TEXTS = ("page-no-script", "page-unreachable", "page-offline", "page-retry")

SMALL = 1000  # bytes; a smaller file is not worth compressing


@dataclass(frozen=True)
class File:
    """A file of the page, and how a browser may cache it."""

    content: bytes
    media_type: str
    caching: str

    @cached_property
    def compressed(self) -> bytes | None:
        """The content compressed, once for all requests; None where that gains nothing, as with fonts.

        >>> len(File(b"sugar " * 1000, "text/plain", REVALIDATE).compressed) < 100
        True
        >>> File(b"rum", "text/plain", REVALIDATE).compressed is None
        True
        """
        if len(self.content) < SMALL or self.media_type.startswith("font/"):
            return None
        return gzip.compress(self.content, 6, mtime=0)


def built_page() -> Path | None:
    """Find the built page: in the package or, in a checkout, where it was built last; None if there is none."""
    package = Path(caribe.__file__).parent
    checkout = package.parent.parent
    folders = [package / PAGE]
    if (checkout / "web" / "package.json").exists():
        folders += sorted([checkout / "web" / "dist", checkout / "build" / "page"], key=_built, reverse=True)
    return next((folder for folder in folders if (folder / INDEX).is_file()), None)


def built_docs() -> Path | None:
    """Find the built documentation: in the package or, in a checkout, in build/; None if there is none."""
    package = Path(caribe.__file__).parent
    folders = (package / DOCS, package.parent.parent / "build" / "docs")
    return next((folder for folder in folders if (folder / INDEX).is_file()), None)


def _built(folder: Path) -> float:
    index = folder / INDEX
    return index.stat().st_mtime if index.is_file() else 0


class Page:
    """The built page in memory, reloaded when it is rebuilt. `base` is the server's base path."""

    def __init__(self, folder: Path | None, base: str = "") -> None:
        self._folder = folder
        self._base = base
        self._files: dict[str, File] = {}
        self._tables: dict[str, File] = {}
        self._time = 0.0

    def find(self, path: str) -> File | None:
        """Return the file at this path (`index.html`, `assets/…`), None if there is none."""
        self._refresh()
        return self._files.get(path)

    def table(self, room: str) -> File | None:
        """Return the page for a table of this game's folder (`cuba`), with preload links for its board."""
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
            room: replace(index, content=with_preloads(index.content, [f"{self._base}/{name}" for name in names]))
            for room, names in rooms.items()
        }


class Documentation:
    """The built documentation, read file by file as it is asked for."""

    def __init__(self, folder: Path | None) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder else []
        self._paths = {path.relative_to(folder).as_posix(): path for path in found} if folder else {}
        self._files: dict[str, File] = {}

    def find(self, name: str) -> File | None:
        """Return the file of this name (`rules/cuba.html`), None if there is none."""
        path = self._paths.get(name)
        if path is None:
            return None
        if name not in self._files:
            self._files[name] = File(path.read_bytes(), _media_type(path), REVALIDATE)
        return self._files[name]


def _file(folder: Path, path: Path, base: str) -> File:
    hashed = path.relative_to(folder).parts[0] == "assets"
    content = path.read_bytes()
    if path.name == INDEX:
        content = with_first_texts(with_base(content, base))
    return File(content, _media_type(path), IMMUTABLE if hashed else REVALIDATE)


def _media_type(path: Path) -> str:
    if path.suffix == ".js":
        return "text/javascript"  # some systems' MIME lists differ, and a browser would refuse to run it
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def with_base(page: bytes, base: str) -> bytes:
    """Set the base path in the page: its own links are relative, and its address may be several levels deep.

    >>> with_base(b'<meta name="caribe-base" content=""><script src="./assets/x.js">', "/games")
    b'<meta name="caribe-base" content="/games"><script src="/games/assets/x.js">'
    """
    here = base.encode()
    page = page.replace(b'name="caribe-base" content=""', b'name="caribe-base" content="%b"' % here)
    return page.replace(b'="./', b'="%b/' % here).replace(b'="/api/', b'="%b/api/' % here)


def with_first_texts(page: bytes) -> bytes:
    """Insert the languages there are, and the texts that are needed before any can be fetched, in each of them.

    >>> with_first_texts(b'<meta name="caribe-languages" content="">')
    b'<meta name="caribe-languages" content="en de es fr nl pl">'
    >>> said = with_first_texts(b'<noscript></noscript><div id="unreachable" hidden></div>').decode()
    >>> said[: said.index("</p>")], said.count("<p lang="), said.count('<a href="">')
    ('<noscript><p lang="en">Caribe needs JavaScript.', 18, 12)
    """
    told = {name: {each: escape(library.sentence(name, each)) for each in library.languages()} for name in FIRST_TEXTS}
    without = "".join(f'<p lang="{each}">{text}</p>' for each, text in told["page-no-script"].items())
    alone = "".join(
        f'<p lang="{each}" class="{name}">{text} <a href="">{told["page-retry"][each]}</a></p>'
        for name in ("page-offline", "page-unreachable")
        for each, text in told[name].items()
    )
    tags = " ".join(library.languages()).encode()
    page = page.replace(b'name="caribe-languages" content=""', b'name="caribe-languages" content="%b"' % tags)
    page = page.replace(b"<noscript></noscript>", f"<noscript>{without}</noscript>".encode())
    return page.replace(b'<div id="unreachable" hidden></div>', f'<div id="unreachable" hidden>{alone}</div>'.encode())


def with_preloads(page: bytes, names: Iterable[str]) -> bytes:
    """Insert preload links for these scripts and styles, so that a browser fetches them in parallel.

    >>> with_preloads(b"<head></head>", ["/a.css", "/b.js"])
    b'<head><link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/b.js"></head>'
    """
    links = "".join(
        f'<link rel="{"stylesheet" if name.endswith(".css") else "modulepreload"}" crossorigin href="{name}">'
        for name in names
    )
    return page.replace(b"</head>", links.encode() + b"</head>", 1)
