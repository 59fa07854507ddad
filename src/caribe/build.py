"""What this installation of Caribe is: compiled or interpreted, and made from which sources.

A compiled module shadows the Python file beside it, so an edited file may have no effect. The build therefore writes
down what it was made from, and the tests compare that with the checkout before they believe anything.
"""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypedDict

STAMP = "_stamp.json"
PAGE = "server/static"
"""Where the built page lies inside the package."""
DOCS = "server/docs"
"""Where the built documentation lies inside the package."""


class Stamp(TypedDict):
    """What the build wrote down about itself."""

    compiled: bool
    source: str
    """The hash of the package's sources at the time (see `source_hash`)."""
    page: bool
    warning: str
    """Why the engine is not compiled, in a sentence for people; empty when it is."""


def stamp() -> Stamp | None:
    """Return what the build wrote down, or None when Caribe runs straight from its sources.

    >>> found = stamp()
    >>> found is None or len(found["source"]) == 64
    True
    """
    path = Path(__file__).parent / STAMP
    if not path.exists():
        return None
    content: Stamp = json.loads(path.read_text("utf-8"))
    return content


def compiled() -> bool:
    """Tell whether the engine that runs here is the compiled one.

    >>> compiled() == (stamp() is not None and stamp()["compiled"])
    True
    """
    module = import_module("caribe.core.state")
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def source_hash(package: Path) -> str:
    """Hash every source file of a package folder: names and contents, whatever the build added left out.

    >>> found = stamp()
    >>> found is None or found["source"] == source_hash(Path(__file__).parent)
    True
    """
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*"), key=lambda path: path.relative_to(package).as_posix()):
        name = path.relative_to(package).as_posix()
        if path.is_file() and not _made(name):
            content = path.read_bytes()
            digest.update(f"{name}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def _made(name: str) -> bool:
    """Tell whether the build, or Python itself, made this file."""
    return (
        name == STAMP
        or name.startswith((f"{PAGE}/", f"{DOCS}/"))
        or "__pycache__" in name.split("/")
        or name.endswith((".pyc", *EXTENSION_SUFFIXES))
    )
