"""What axe-core has to say of a screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

from tests.browser.player import Player

ASKED: dict[str, Any] = {"resultTypes": ["violations"]}
"""What is well is not listed: that takes longer than to look for what is not."""

COLOURS: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""The rules that another colour scheme can break; what is where stays the same."""


def violations(player: Player, colours_alone: bool = False) -> list[tuple[str, list[str]]]:
    """The rules that the screen breaks, and where."""
    page = player.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    response = page.evaluate("options => axe.run(options)", ASKED | (COLOURS if colours_alone else {}))
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"]][:3])
        for violation in response["violations"]
    ]
