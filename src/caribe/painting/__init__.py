"""Boards drawn with characters and as SVG: a painter for each game turns a seat's view into panels of text."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from caribe import library
from caribe.core.game import Game
from caribe.painting.panels import STRONG, TITLE, Painter, Panel, arrange, render_text
from caribe.painting.plain import PlainPainter
from caribe.words import Words

__all__ = ["STRONG", "TITLE", "Painter", "Panel", "arrange", "find_painter", "render_text"]


def find_painter(game: Game, words: Words) -> Painter:
    """Make the painter of a game.

    It is the class `GamePainter` of the module `painter` in the game's own package, or of the module that is named
    after that package in this folder (our own games are pure and draw nothing); without either, the plain painter.
    """
    package = library.rooms()[game.name]
    for module in (f"{package}.painter", f"{__name__}.{package.rpartition('.')[2]}"):
        if find_spec(module):
            found: type[Painter] = import_module(module).GamePainter
            return found(game, words)
    return PlainPainter(game, words)
