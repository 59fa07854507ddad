"""Pictures of every screen: `make screens`, or `python -m tests.browser.screens home cuba-middle` for some of them.

They go to docs/screens.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from tests.browser.conftest import launched
from tests.browser.gallery import SCHEMES, SIZES, screens, show
from tests.browser.player import Player
from tests.server.serving import Server

PLACE = Path(__file__).resolve().parents[2] / "docs" / "screens"
QUALITY = 72
"""Of a picture, from 0 to 100: letters stay sharp, and all pictures together stay small."""


def main(wanted: list[str]) -> None:
    """Take pictures of the screens named, or of all: three widths, light and dark."""
    with (
        launched() as browser,
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "caribe.db") as server,
    ):
        for name, player in screens(browser, server.address, wanted):
            for size in SIZES:
                for scheme in SCHEMES:
                    show(player, size, scheme)
                    picture(player, PLACE / f"{name}-{size[0]}-{scheme}.webp")
            show(player, SIZES[0], SCHEMES[0])


def picture(player: Player, path: Path) -> None:
    """Take a picture of what is seen; Playwright itself writes no WebP, which is a fifth of the size."""
    line = player.context.new_cdp_session(player.page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))
    line.detach()


if __name__ == "__main__":
    main(sys.argv[1:])
