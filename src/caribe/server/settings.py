"""How a server is to run: what a host can choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host has chosen; everything has a value that suits one's own machine."""

    database: str
    """A file, or the URL of a database."""

    base_path: str = ""
    """The path that the page lives below, without a slash at its end: "" or "/games"."""

    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word for a client's address and scheme is taken."""

    workers: int = 1
    """How many processes serve."""

    json_logs: bool = False
    log_level: str = "warning"

    counts: Path | None = None
    """Where processes of one server leave their metrics for each other."""


def clean_base(path: str) -> str:
    """A base path as it is kept; refuses with `ValueError` what is no path.

    >>> clean_base("/games/"), clean_base("games"), clean_base("/"), clean_base("")
    ('/games', '/games', '', '')
    >>> clean_base("/a b")
    Traceback (most recent call last):
    ...
    ValueError: /a b
    """
    parts = [part for part in path.split("/") if part]
    if not all(part.isascii() and part.replace("-", "").replace("_", "").replace(".", "").isalnum() for part in parts):
        raise ValueError(path)
    return "".join(f"/{part}" for part in parts)
