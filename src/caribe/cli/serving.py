"""Starting the server from the command line: where it listens, where it keeps its file, and how it says so."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import typer

from caribe.core.message import Message
from caribe.server.address import AddressTaken, listen

WRONG = 2  # the exit code of a start that cannot be


def start(host: str, port: int, database: str, open_page: bool) -> int:
    """Serve until told to stop; the exit code."""
    try:
        listener = listen(host, port)
    except AddressTaken as taken:
        return _sorry(Message("cli-address-taken", {"address": f"{host}:{port}", "why": str(taken)}))
    # From here on it will serve, which takes a moment to import.
    from caribe.server.run import serve
    from caribe.server.store import StoreUnusable, open_database

    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"

    def ready() -> None:
        typer.echo(str(Message("cli-ready", {"address": address})))
        sys.stdout.flush()
        if open_page:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    # The server stops gracefully at either signal, then raises it again: for both that is a clean end.
    signal.signal(signal.SIGTERM, _end)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            serve(listener, open_database(database), ready)
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
    typer.echo(str(text), err=True)
    return WRONG


def _end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def _open(address: str) -> None:
    """Open a browser; a machine without one is none the worse for it."""
    with contextlib.suppress(Exception):
        webbrowser.open(address)
