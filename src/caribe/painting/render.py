"""Positions as text, SVG and PNG, from what one seat or a spectator may know: what `Game.render` calls."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, Group
from rich.text import Text

from caribe import packs
from caribe.core.faults import BadInput
from caribe.core.state import State
from caribe.painting import STRONG, arrange, find_painter
from caribe.painting.pictures import draw_png, draw_svg
from caribe.words import Words, sanitize

WIDTH = 100
MODES = ("ansi", "colour", "svg", "png")


def draw(state: State, seat: int | None, mode: str) -> str | bytes:
    """Draw a position as this seat (None: a spectator) sees it.

    >>> import caribe
    >>> state = caribe.game("havana", players=2).new(seed=1)
    >>> print(draw(state, None, "ansi").splitlines()[0])
    Havana · Round 1 · 2 players are choosing cards.
    """
    if mode not in MODES:
        raise BadInput.of("mode", "core-fault-type", expected=", ".join(MODES), got=mode)
    if mode == "svg":
        return draw_svg(state, seat)
    if mode == "png":
        return draw_png(state, seat)
    return draw_text(state, seat, colour=mode == "colour")


def draw_text(state: State, seat: int | None, colour: bool = False, width: int = WIDTH) -> str:
    """Draw a position with characters, with the escape codes of a terminal where it may be in colour."""
    words = Words("en", reader=seat, texts=packs.texts(state.game))
    painter = find_painter(state.game, words)
    view = state.view(seat)
    parts = [painter.say(f"{state.game.name}-name"), painter.headline(view), sanitize(words.say(state.prompt(seat)))]
    head = Text(" · ".join(part for part in parts if part), STRONG)
    console = Console(
        file=StringIO(),
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.print(Group(head, arrange(painter.panels(view))))
    drawn = console.file
    assert isinstance(drawn, StringIO)
    return "\n".join(line.rstrip() for line in drawn.getvalue().rstrip("\n").split("\n"))
