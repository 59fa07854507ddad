"""Pictures of positions: the core only knows who draws them, as it knows who puts messages into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from caribe.core.state import State


class Artist(Protocol):
    """Draws positions as a seat (None: a spectator) sees them."""

    def draw(self, state: State, seat: int | None, mode: str) -> str | bytes:
        """Return the picture in one of the modes of `Game.render`."""
        ...


class Picture:
    """A drawn position, which a notebook shows: SVG, made from what one seat or a spectator may know.

    >>> import caribe
    >>> picture = caribe.game("cartagena", players=2).new(seed=1).picture(seat=0)
    >>> picture.svg.startswith("<svg"), picture.seat
    (True, 0)
    """

    def __init__(self, svg: str, seat: int | None) -> None:
        self.svg = svg
        self.seat = seat

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return f'<div style="max-width:960px">{self.svg}</div>'


_artists: list[Artist] = []


def draw_with(artist: Artist) -> None:
    """Set what draws positions; `caribe` sets it once."""
    _artists[:] = [artist]


def draw(state: State, seat: int | None, mode: str) -> str | bytes:
    """Draw a position from what this seat (None: a spectator) may know."""
    if not _artists:
        raise RuntimeError("Nothing draws positions yet: import caribe first.")
    return _artists[-1].draw(state, seat, mode)
