"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can configure; the defaults suit a server on one's own machine."""

    database: str
    """A file, or the URL of a database."""

    base_path: str = ""
    """The path below which the server is reached, without a trailing slash: "" or "/games"."""

    host: str = "127.0.0.1"
    port: int = 0
    """Where the server listens."""

    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to name a client's address and scheme."""

    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to, `*.` for all below one; none: local ones, or whatever a trusted proxy says."""

    session_days: int = 60
    """Days after which a session that is not used has ended."""

    keep_guest_games: int = 0
    """Days for which tables of guests are kept when they are finished; 0: for ever."""

    keep_chat: int = 0
    """Days for which chat is kept; 0: for ever."""

    disk_warning: int = 500
    """Megabytes of free disk below which the server warns."""

    public_url: str = ""
    """The address of the page for links in notices, without a trailing slash; "": as each person has opened it."""

    notice_delay: int = 60
    """Seconds for which a table waits for somebody before they are told."""

    allow_private_webhooks: bool = False
    """Whether notices may go to addresses in the host's own network, and without TLS."""

    smtp: str = ""
    """The mail server, such as `smtp+starttls://user:password@mail.example.org:587`; "": no e-mail."""

    mail_from: str = ""
    """The sender of e-mail."""

    workers: int = 1
    """The number of server processes."""

    json_logs: bool = False
    log_level: str = "warning"

    counts: Path | None = None
    """The folder in which the processes of one server share their metrics."""


def clean_base(path: str) -> str:
    """Normalize a base path; refuses with `ValueError` what is no path.

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
