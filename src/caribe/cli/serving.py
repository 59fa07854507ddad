"""Starting the server from the command line: where it listens, where it keeps its file, and how it says so."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser
from pathlib import Path

from caribe.cli.language import spoken
from caribe.cli.terminal import WRONG, refuse, say
from caribe.core.faults import Fault
from caribe.core.message import Message
from caribe.server.address import AddressTaken, listen, page_address
from caribe.server.settings import Settings
from caribe.server.store.database import is_postgres


def start(host: str, port: int, settings: Settings, open_page: bool) -> int:
    """Serve until told to stop; the exit code."""
    if settings.workers > 1 and not is_postgres(settings.database):
        return _sorry(Message("cli-workers-one-file"))
    try:
        listener = listen(host, port)
    except AddressTaken as taken:
        from caribe.cli.neighbour import refusal

        return _sorry(refusal(host, port, settings, taken))
    # From here on it will serve, which takes a moment to import.
    from caribe.server.run import serve
    from caribe.server.store import StoreUnusable
    from caribe.server.workers import serve_together

    address = page_address(host, listener.getsockname()[1], settings.base_path)
    words = spoken()  # whoever says that it is ready: threads and tasks need not know the language

    def ready() -> None:
        say(Message("cli-ready", {"address": address}), words)
        sys.stdout.flush()
        if open_page:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    try:
        run = serve if settings.workers == 1 else serve_together
        run(listener, settings, ready)
    except StoreUnusable as unusable:
        return _sorry(unusable.text)
    finally:
        listener.close()
    return 0


def default_database() -> Path:
    """The file that keeps all tables when no other is named, in this user's folder for data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caribe" / "caribe.db"


def _sorry(text: Message) -> int:
    refuse([Fault("", text)])
    return WRONG


def _open(address: str) -> None:
    """Open a browser; a machine without one is none the worse for it."""
    with contextlib.suppress(Exception):
        webbrowser.open(address)
