"""Pictures of every screen for docs/screens: `python -m tests.browser.screens` while nothing else needs the machine."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.player import Player
from tests.server.serving import Server

SIZES = [(1440, 900), (820, 1180), (390, 844)]
SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
MOVES = 14
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


CUBA = {"card": "play", "trade": "trade", "parliament": "bid"}
"""The moments of Cuba that are shown, and the decision each is."""


def main() -> None:
    """Play a little and take pictures: the home page and the tables, three widths, light and dark."""
    SCREENS.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        with Server(Path(folder) / "caribe.db") as server:
            for width, height in SIZES:
                for scheme in SCHEMES:
                    player = Player(browser, server.address, width, height, scheme)
                    player.page.goto(server.address)
                    player.page.get_by_test_id("play-cartagena").wait_for()
                    player.page.screenshot(path=SCREENS / f"home-{width}-{scheme}.png")
                    cartagena(player, f"{width}-{scheme}")
                    player.context.close()
            cuba(Player(browser, server.address))
        browser.close()


def cartagena(player: Player, name: str) -> None:
    """A table of Cartagena with a card picked."""
    player.page.get_by_test_id("play-cartagena").click()
    player.ready()
    for _ in range(MOVES):
        player.press_through(player.best())
    player.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
    player.target(player.best()["targets"][0]).click(force=True)
    player.page.screenshot(path=SCREENS / f"cartagena-{name}.png")


def cuba(player: Player) -> None:
    """A table of Cuba for four, at three moments from the second round on."""
    player.sit("cuba", 4)
    taste = random.Random(4)
    for moment, stage in CUBA.items():
        while player.state["view"]["stage"] != stage or player.state["view"]["round"] < 2:
            player.press_through(busy(player, taste))
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                player.page.emulate_media(color_scheme=scheme)
                player.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
                player.page.screenshot(path=SCREENS / f"cuba-{moment}-{width}-{scheme}.png")


def busy(player: Player, taste: random.Random) -> dict[str, Any]:
    """A choice that does something, so that there is something to see."""
    choices: list[dict[str, Any]] = player.state["choices"]
    idle = ("done", "skip", "refrain", "decline")
    return taste.choice([choice for choice in choices if choice["verb"] not in idle] or choices)


if __name__ == "__main__":
    main()
