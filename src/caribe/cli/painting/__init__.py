"""Tables drawn with characters: for each game a painter, which turns what a seat may know into panels of text."""

from __future__ import annotations

from caribe.cli.painting.cartagena import CartagenaPainter
from caribe.cli.painting.cuba import CubaPainter
from caribe.cli.painting.havana import HavanaPainter
from caribe.cli.painting.panels import TITLE, Painter, Panel, arranged, flat
from caribe.cli.painting.plain import PlainPainter
from caribe.core.game import Game
from caribe.words import Words

PAINTERS: dict[str, type[Painter]] = {
    "cartagena": CartagenaPainter,
    "havana": HavanaPainter,
    "la-habana": HavanaPainter,
    "cuba": CubaPainter,
}


def painter(game: Game, words: Words) -> Painter:
    """Who draws this game, in these words; a game of other makers is shown as a sheet."""
    return PAINTERS.get(game.name, PlainPainter)(game, words)


__all__ = ["PAINTERS", "TITLE", "Painter", "Panel", "arranged", "flat", "painter"]
