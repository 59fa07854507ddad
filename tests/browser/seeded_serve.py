"""`caribe serve` for the tests of the page: every deal and every guest follows from the seed in a file.

`SeededServer` runs this file by its path. The product has no such switch: a player cannot reach it.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import threading
from base64 import urlsafe_b64encode
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace

SEED, DRAWN, PATIENCE = "seed", "drawn", "patience"
"""The file that holds the seed, the one with a line for each time that it was drawn from, and one that may say for how
many milliseconds a table waits for somebody who is away.
"""


class Seeds:
    """Bytes that follow from the seed in a folder and from how often it was drawn from, over restarts too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def token_bytes(self, size: int) -> bytes:
        """Return the next bytes; fail when the test has given no seed."""
        file, drawn = self.folder / SEED, self.folder / DRAWN
        if not file.exists():
            raise RuntimeError("A browser test asks for a table without a seed: call SeededServer.seed first.")
        seed = file.read_text("utf-8")
        with drawn.open("a+", encoding="utf-8") as lines:
            lines.seek(0)
            number = sum(line == f"{seed}\n" for line in lines)
            lines.write(f"{seed}\n")
        return blake2b(f"{number} {seed}".encode(), digest_size=size).digest()

    def token_urlsafe(self, size: int) -> str:
        """Return the next bytes as text for an address."""
        return urlsafe_b64encode(self.token_bytes(size)).decode().rstrip("=")


def end_with_parent() -> None:
    """Stop when the process that has started this one is gone: then nobody writes to our input any more."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def serve_seeded(folder: Path) -> None:
    """Serve as the command line asks, with the seeds of a folder in the place of chance."""
    # Tests read the names above; they need no server for that.
    from caribe.cli import main
    from caribe.server import ids
    from caribe.server.tables import absence, creation, registry

    seeds = Seeds(folder)
    kept = {"choice": secrets.choice, "token_hex": secrets.token_hex, "compare_digest": secrets.compare_digest}
    drawn = {"token_bytes": seeds.token_bytes, "token_urlsafe": seeds.token_urlsafe}
    for module in (ids, creation, registry):
        vars(module)["secrets"] = SimpleNamespace(**kept, **drawn)
    if (folder / PATIENCE).exists():
        absence.PATIENCE = int((folder / PATIENCE).read_text("utf-8"))
    main()


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    serve_seeded(Path(sys.argv.pop(1)))
