"""Pictures of every screen for docs/screens: `python -m tests.browser.screens` while nothing else needs the machine."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.player import Player
from tests.server.serving import Server

SIZES = [(1440, 900), (820, 1180), (390, 844)]
SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
MOVES = 14


def main() -> None:
    """Play a little and take pictures: the home page and a table, three widths, light and dark."""
    SCREENS.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        with Server(Path(folder) / "caribe.db") as server:
            for width, height in SIZES:
                for scheme in ("light", "dark"):
                    player = Player(browser, server.address, width, height, scheme)
                    player.page.goto(server.address)
                    player.page.get_by_test_id("play-cartagena").wait_for()
                    player.page.screenshot(path=SCREENS / f"home-{width}-{scheme}.png")
                    player.page.get_by_test_id("play-cartagena").click()
                    player.ready()
                    for _ in range(MOVES):
                        player.press_through(player.best())
                    player.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
                    player.target(player.best()["targets"][0]).click(force=True)
                    player.page.screenshot(path=SCREENS / f"cartagena-{width}-{scheme}.png")
                    player.context.close()
        browser.close()


if __name__ == "__main__":
    main()
