"""Everything fits on the most crowded boards, in every language, at every size, and in every part that has a tab."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from caribe import library
from tests.browser.axe import violations
from tests.browser.crowded import Crowd, crowds, open_table
from tests.browser.gallery import SIZES, show
from tests.browser.measuring import boxes, boxes_by_language
from tests.browser.player import Player
from tests.browser.servers import SeededServer
from tests.browser.speaking import Voice

TITLES: dict[str, tuple[str, int, dict[str, str | int]]] = {
    "cartagena": ("cartagena", 5, {}),
    "cartagena-advanced": ("cartagena", 5, {"mode": "advanced"}),
    "havana": ("havana", 4, {}),
    "la-habana": ("la-habana", 4, {}),
    "cuba": ("cuba", 5, {}),
}


@pytest.mark.parametrize("title", TITLES)
def test_the_longest_words_fit(chromium: Browser, server: SeededServer, title: str) -> None:
    game, players, options = TITLES[title]
    faults: dict[str, list[Any]] = {}
    player = Player(chromium, server)
    player.home()
    for number, (crowd, languages) in enumerate(crowds(game, players, **options)):
        open_table(player, crowd)
        found = boxes_by_language(player, languages)
        faults |= {f"{title} {number} ({decision(crowd)}) in {where}": what for where, what in found.items()}
        assert player.faults == []
    assert not faults, "\n".join(f"{where}: {what}" for where, what in faults.items())


@pytest.mark.parametrize("title", library.titles())
def test_what_is_behind_a_tab_fits_and_can_be_read(chromium: Browser, server: SeededServer, title: str) -> None:
    game, players, options = TITLES[title]
    player = Player(chromium, server)
    player.home()
    open_table(player, crowds(game, players, **options)[0][0])
    faults: dict[str, list[Any]] = {}
    voice = Voice(player)
    for size in SIZES:
        show(player, size, "light")
        for language in library.languages():
            voice.speak(language)
            for tab in player.page.locator("[data-tab]").all():
                tab.click()
                where = f"{tab.get_attribute('data-tab')} in {language} at {size[0]}"
                faults[where] = boxes(player, size)
                if language == "en" and title == "cuba":  # whose board itself has tabs
                    faults[f"{where} for axe"] = violations(player)
                    show(player, size, "dark")
                    faults[f"{where} for axe in the dark"] = violations(player, colours_alone=True)
                    show(player, size, "light")
    faults = {where: what for where, what in faults.items() if what}
    assert not faults, "\n".join(f"{where}: {what}" for where, what in faults.items())


def decision(crowd: Crowd) -> str:
    """What is to be decided, for whoever reads of a fault."""
    return str(crowd.position.get("step") or crowd.position.get("stage") or "")
