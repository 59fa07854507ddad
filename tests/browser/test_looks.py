"""What can be measured of the looks: nothing sticks out, nothing is unreadable to a machine's eye."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.server.serving import Server

SIZES = [(1440, 900), (820, 1180), (390, 844)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_screen_scrolls_sideways_and_axe_finds_nothing(
    chromium: Browser, server: Server, width: int, height: int, scheme: str
) -> None:
    player = Player(chromium, server.address, width, height, scheme)
    player.home()
    looks_right(player, width)
    player.quick("cartagena")
    player.page.get_by_test_id("play-cartagena").click()
    player.ready()
    looks_right(player, width)
    assert player.faults == []


def looks_right(player: Player, width: int) -> None:
    """Nothing is wider than the screen, and axe has nothing to say."""
    assert player.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert violations(player) == []
