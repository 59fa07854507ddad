"""What axe-core has to say of a screen."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.player import Player

ASKED = {"resultTypes": ["violations"]}
"""What is well is not listed: that takes longer than to look for what is not."""


def violations(player: Player) -> list[tuple[str, list[str]]]:
    """The rules that the screen breaks, and where."""
    found = Axe().run(player.page, options=ASKED).response["violations"]
    return [(violation["id"], [node["html"][:120] for node in violation["nodes"]][:3]) for violation in found]
