"""What to tell the user when the port is taken, by another Caribe or by something else."""

from __future__ import annotations

import http.client
import json
import os
import shlex
import sys
from collections.abc import Mapping

from caribe import library
from caribe.core.message import Message
from caribe.server.http.address import AddressTaken, next_free, page_address, reached
from caribe.server.ops.settings import Settings
from caribe.server.store.database import StoreUnusable, is_postgres, sqlite_file
from caribe.server.store.files import claimed

TYPED = "CARIBE_TYPED"
"""The environment variable with the command that was typed, when that was not `caribe` itself: `make play`."""
PATIENCE = 2.0  # seconds that the other server gets to answer
LONGEST = 1_000_000  # bytes of an answer that are read


def explain_taken_address(host: str, port: int, settings: Settings, taken: AddressTaken) -> Message:
    """Explain why the address cannot be used, and what to type instead."""
    said: dict[str, str | int | Message] = {"address": f"{host}:{port}", "why": taken.why}
    if not taken.in_use:
        return Message("cli-address-unusable", said)
    changes = {"--port": str(next_free(host, port))}
    if not is_caribe_at(host, port, settings.base_path):
        return Message("cli-address-taken", {**said, "command": command_with_changes(changes)})
    if _in_use(settings.database):
        file = sqlite_file(settings.database)
        changes["--db"] = str(file.with_stem(f"{file.stem}-2"))
    page = page_address(host, port, settings.base_path)
    return Message("cli-running-already", {"address": page, "command": command_with_changes(changes)})


def is_caribe_at(host: str, port: int, base_path: str) -> bool:
    """Return whether a Caribe answers there, told by its list of games."""
    line = http.client.HTTPConnection(reached(host), port, timeout=PATIENCE)
    try:
        line.request("GET", f"{base_path}/api/games")
        games = json.loads(line.getresponse().read(LONGEST))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        line.close()
    return isinstance(games, list) and any(
        isinstance(game, dict) and game.get("name") in library.titles() for game in games
    )


def command_with_changes(changes: Mapping[str, str]) -> str:
    """Return the command line as it was typed, with other values for some options."""
    if TYPED in os.environ:
        named = (f"CARIBE_{flag.strip('-').upper()}={value}" for flag, value in changes.items())
        return shlex.join([*shlex.split(os.environ[TYPED]), *named])
    kept: list[str] = []
    given = iter(sys.argv[1:])
    for word in given:
        flag = word.partition("=")[0]
        if flag not in changes:
            kept.append(word)
        elif word == flag:
            next(given, None)  # its value
    if "serve" not in kept:
        kept.append("serve")
    return shlex.join(["caribe", *kept, *(word for change in changes.items() for word in change)])


def _in_use(database: str) -> bool:
    """Return whether another server has locked this database."""
    if is_postgres(database):
        return False
    try:
        with claimed(sqlite_file(database)):
            return False
    except StoreUnusable:
        return True
