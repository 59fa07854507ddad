"""Start the server: listen, open the database, open the browser."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

from caribe.cli.terminal.console import USAGE_ERROR, report_faults, say
from caribe.cli.terminal.language import current_words
from caribe.core.faults import Fault
from caribe.core.message import Message
from caribe.server.http.address import AddressTaken, listen, page_address
from caribe.server.ops.settings import Settings
from caribe.server.store.database import is_postgres


def start_server(host: str, port: int, settings: Settings, open_page: bool) -> int:
    """Serve until stopped; return the exit code."""
    if settings.workers > 1 and not is_postgres(settings.database):
        return _fail(Message("cli-workers-one-file"))
    try:
        listener = listen(host, port)
    except AddressTaken as taken:
        from caribe.cli.hosting.port_conflict import explain_taken_address

        return _fail(explain_taken_address(host, port, settings, taken))
    # From here on it will serve, which takes a moment to import.
    from caribe.server.ops.processes import serve_together
    from caribe.server.ops.serve import serve
    from caribe.server.store import StoreUnusable

    settings = replace(settings, host=host, port=listener.getsockname()[1])
    address = page_address(host, listener.getsockname()[1], settings.base_path)
    words = current_words()  # whoever says that it is ready: threads and tasks need not know the language

    def ready() -> None:
        say(Message("cli-ready", {"address": address}), words)
        sys.stdout.flush()
        if open_page:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    try:
        run = serve if settings.workers == 1 else serve_together
        run(listener, settings, ready)
    except StoreUnusable as unusable:
        return _fail(unusable.text)
    finally:
        listener.close()
    return 0


def default_database() -> Path:
    """Return the default database file, in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caribe" / "caribe.db"


def _fail(text: Message) -> int:
    report_faults([Fault("", text)])
    return USAGE_ERROR


def _open(address: str) -> None:
    """Open a browser, if there is one."""
    with contextlib.suppress(Exception):
        webbrowser.open(address)
