"""Pictures of every screen: `make screens`, or `python -m tests.browser.screens home cuba-middle` for some of them.

Those that the guides show (`KEPT`) go to docs/screens and are committed; the others go to build/screens.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from caribe import library
from tests.browser.conftest import QUIET
from tests.browser.gallery import CUBA, SCHEMES, SIZES, screens, show
from tests.server.serving import Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = ("home", "lobby", *(f"{game}-middle" for game in library.titles() if game != "cuba"), *CUBA)


def main(wanted: list[str]) -> None:
    """Take pictures of the screens named, or of all: three widths, light and dark."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        with Server(Path(folder) / "caribe.db") as server:
            for name, player in screens(browser, server.address, wanted):
                place = ROOT / ("docs" if name in KEPT else "build") / "screens"
                place.mkdir(parents=True, exist_ok=True)
                for size in SIZES:
                    for scheme in SCHEMES:
                        show(player, size, scheme)
                        player.page.screenshot(path=place / f"{name}-{size[0]}-{scheme}.png")
                show(player, SIZES[0], SCHEMES[0])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
