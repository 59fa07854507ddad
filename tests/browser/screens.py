"""Pictures of every screen: `make screens`, or `python -m tests.browser.screens home cuba-middle` for some of them.

They go to docs/screens; those of the busiest moments (`cuba-busiest`), in nine windows, to build/screens.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession

from tests.browser.animated_webp import animate
from tests.browser.busiest import MOMENTS, busiest
from tests.browser.busiest import SIZES as WINDOWS
from tests.browser.conftest import launched
from tests.browser.crowded import open_table
from tests.browser.gallery import SCHEMES, SIZES, screens, show
from tests.browser.player import Player
from tests.browser.servers import SeededServer

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "docs" / "screens"
BUSIEST = ROOT / "build" / "screens"
SHOWN = [moment for moment in MOMENTS if moment.endswith("-busiest")]
"""The busiest moment of each game."""
QUALITY = 72
"""Of a picture, from 0 to 100: letters stay sharp, and all pictures together stay small."""
MOVING = "cartagena-moving"
"""The picture at the top of the README."""
FRAME = 250
"""Milliseconds that a frame of it is shown."""
FRAMES, FRAMES_A_MOVE = 40, 8


def main(wanted: list[str]) -> None:
    """Take pictures of the screens named, or of all: three widths, light and dark."""
    with (
        launched() as browser,
        tempfile.TemporaryDirectory() as folder,
        SeededServer(Path(folder)) as server,
    ):
        server.seed("screens")
        for name, player in screens(browser, server, wanted):
            for size in SIZES:
                for scheme in SCHEMES:
                    show(player, size, scheme)
                    picture(player, PLACE / f"{name}-{size[0]}-{scheme}.webp")
            show(player, SIZES[0], SCHEMES[0])
        for moment in SHOWN:
            if not wanted or moment in wanted:
                take_busiest(browser, server, moment)
        if not wanted or MOVING in wanted:
            moving_picture(browser, server, PLACE / f"{MOVING}.webp")


def take_busiest(browser: Browser, server: SeededServer, moment: str) -> None:
    """Take pictures of the busiest moment of a game in every window that people own."""
    BUSIEST.mkdir(parents=True, exist_ok=True)
    player = Player(browser, server)
    player.home()
    open_table(player, busiest(moment))
    for width, height in WINDOWS:
        for scheme in SCHEMES:
            show(player, (width, height), scheme)
            picture(player, BUSIEST / f"{moment}-{width}x{height}-{scheme}.webp")
    player.context.close()


def picture(player: Player, path: Path) -> None:
    """Take a picture of what is seen; Playwright itself writes no WebP, which is a fifth of the size."""
    session = player.context.new_cdp_session(player.page)
    path.write_bytes(capture(session, QUALITY))
    session.detach()


def capture(session: CDPSession, quality: int) -> bytes:
    """Return what the page shows now, as WebP."""
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    return base64.b64decode(taken["data"])


def moving_picture(browser: Browser, server: SeededServer, path: Path) -> None:
    """Take a short moving picture of a real game: some turns of Cartagena against two bots."""
    width, height = 1120, 700
    player = Player(browser, server, width, height, motion="no-preference")
    player.sit("cartagena", 3)
    session = player.context.new_cdp_session(player.page)
    frames: list[bytes] = []
    while len(frames) < FRAMES:
        player.take(player.best())
        for _ in range(FRAMES_A_MOVE):
            frames.append(capture(session, QUALITY // 2))
            player.page.wait_for_timeout(FRAME)
        player.ready()
    player.context.close()
    path.write_bytes(animate(frames, FRAME, width, height))


if __name__ == "__main__":
    main(sys.argv[1:])
