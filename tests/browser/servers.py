"""Servers for the tests of the page, whose games are the same every time."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.browser import seeded_serve
from tests.server.serving import Server, options


class SeededServer(Server):
    """A server of which each table and each guest follows from a seed; a table without a seed is an error."""

    def __init__(self, folder: Path, port: int = 0, *flags: str) -> None:
        self.folder = folder
        start = [sys.executable, "-P", "-W", "error::ResourceWarning", seeded_serve.__file__, str(folder)]
        super().__init__(folder / "caribe.db", 0, *flags, start=[*start, *options(folder / "caribe.db", port)])

    def seed(self, text: str) -> None:
        """Let all that comes be drawn from this text."""
        note = self.folder / f"{seeded_serve.SEED}.new"
        note.write_text(text, "utf-8")
        note.replace(self.folder / seeded_serve.SEED)

    def again(self) -> SeededServer:
        """Start another one in the place of this one, which has ended."""
        return SeededServer(self.folder, self.port)
