"""Positions as SVG, which look like the page's boards, and as PNG where the extra is installed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from caribe import library, packs
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.state import State
from caribe.painting.plain import plain
from caribe.painting.svg import DISPLAY, Canvas, colour
from caribe.words import Words, sanitize

HEAD = 44
"""The height of the line above a board: the game, how far it is, and who has to decide what."""


class BoardPicture:
    """Draws one game from a seat's view; this one lists names and values, for a game that has no picture of its own.

    A game's own is the class `GamePicture` of the module `picture` in its package, or of `<room>_picture` here.
    """

    width = 960

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def say(self, message: str | Message, /, **args: str | int | Message) -> str:
        """Say a message in English."""
        return sanitize(self.words.say(message if isinstance(message, Message) else Message(message, args)))

    def headline(self, view: Mapping[str, object]) -> str:
        """Say how far the game is; "" for nothing."""
        return ""

    def height(self, view: Mapping[str, object]) -> float:
        """Return the height of the board."""
        return 22.0 * len(view) + 16

    def board(self, canvas: Canvas, view: Mapping[str, object]) -> None:
        """Draw the board below the head."""
        for row, (name, value) in enumerate(view.items()):
            canvas.text(16, HEAD + 22 * row + 20, name, 13, colour("ink-2"), "start")
            canvas.text(170, HEAD + 22 * row + 20, plain(json.loads(json.dumps(value)))[:110], 13, anchor="start")


def find_picture(game: Game, words: Words) -> BoardPicture:
    """Make what draws a game."""
    package = library.rooms()[game.name]
    for module in (f"{package}.picture", f"caribe.painting.{package.rpartition('.')[2]}_picture"):
        if find_spec(module):
            found: type[BoardPicture] = import_module(module).GamePicture
            return found(game, words)
    return BoardPicture(game, words)


def draw_svg(state: State, seat: int | None) -> str:
    """Draw a position as SVG, from the view of this seat (None: a spectator) alone.

    >>> import caribe
    >>> draw_svg(caribe.game("cuba", players=2).new(seed=1), None).startswith("<svg")
    True
    """
    words = Words("en", reader=seat, texts=packs.texts(state.game))
    picture = find_picture(state.game, words)
    view = state.view(seat)
    prompt = sanitize(words.say(state.prompt(seat)))
    name = picture.say(f"{state.game.name}-name")
    head = " · ".join(part for part in (name, picture.headline(view)) if part)
    canvas = Canvas(picture.width, picture.height(view) + HEAD, f"{head}: {prompt}")
    canvas.text(16, 29, head, 20, colour("title"), "start", 600, DISPLAY)
    canvas.text(picture.width - 16, 29, prompt, 14, colour("ink-2"), "end", room=picture.width - 60 - 11 * len(head))
    picture.board(canvas, view)
    return canvas.svg()


def draw_png(state: State, seat: int | None) -> bytes:
    """Draw a position as PNG; needs the extra `png` (resvg)."""
    try:
        import resvg_py
    except ImportError:
        raise ModuleNotFoundError(
            "PNG pictures need resvg-py: pip install '.[png]' in the sources of Caribe, or pip install resvg-py."
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=draw_svg(state, seat)))
