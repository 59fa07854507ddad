"""Measure the boxes of what a page shows, in every language and at every size, in one pass."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from caribe import library
from tests.browser.gallery import SIZES, show
from tests.browser.player import Player
from tests.browser.speaking import Voice

BOXES = (Path(__file__).parent / "boxes.js").read_text("utf-8")


def boxes(player: Player, size: tuple[int, int]) -> list[Any]:
    """What is wrong with the boxes of a screen at a size, as soon as it is drawn."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[Any] = player.page.evaluate(BOXES)
    return found


def boxes_by_language(
    player: Player, languages: Sequence[str] = (), sizes: Sequence[tuple[int, int]] = SIZES
) -> dict[str, list[Any]]:
    """What is wrong with the boxes of a screen, by language (all, if none is named) and width; English afterwards."""
    found: dict[str, list[Any]] = {}
    voice = Voice(player)
    for size in sizes:
        show(player, size, "light")
        for language in languages or library.languages():  # other words cost a page half as much as another size
            voice.speak(language)
            found[f"{language} at {size[0]}"] = boxes(player, size)
    voice.speak("en")
    show(player, sizes[0], "light")
    return {where: what for where, what in found.items() if what}
