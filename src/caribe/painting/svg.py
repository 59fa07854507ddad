"""A small SVG writer: shapes, texts and the page's glyphs, put together as a string."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

FONT = "'Atkinson Hyperlegible','DejaVu Sans',system-ui,sans-serif"
DISPLAY = "Fraunces,'DejaVu Serif',Georgia,serif"
LETTER = 0.6  # the width of a letter, as a part of its size


@cache
def page() -> dict[str, Any]:
    """Return what is generated from the sources of the page: colours, marks, symbols and glyphs."""
    document: dict[str, Any] = json.loads((files("caribe.painting") / "glyphs.json").read_text("utf-8"))
    return document


def colour(name: str) -> str:
    """Return a colour of the page.

    >>> colour("sea")
    '#0f6e84'
    """
    return str(page()["colours"][name])


def seat_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return colour(f"p{seat}")


class Canvas:
    """Collects the elements of a picture.

    >>> canvas = Canvas(40, 20, "Two <words>")
    >>> canvas.text(20, 12, "a & b", 8)
    >>> "<title>Two &lt;words&gt;</title>" in canvas.svg(), "a &amp; b</text>" in canvas.svg()
    (True, True)
    """

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def add(self, markup: str) -> None:
        """Add markup as it is."""
        self.parts.append(markup)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 0, stroke: str = ""
    ) -> None:
        """Add a rectangle."""
        line = f' stroke="{stroke}" stroke-width="1.5"' if stroke else ""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.add(f'<rect {place} rx="{radius:g}" fill="{fill}"{line}/>')

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "", width: float = 2) -> None:
        """Add a circle."""
        line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>')

    def path(self, d: str, fill: str = "none", stroke: str = "", width: float = 1) -> None:
        """Add a path."""
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
        self.add(f'<path d="{d}" fill="{fill}"{line if stroke else ""}/>')

    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float,
        fill: str = "",
        anchor: str = "middle",
        weight: int = 400,
        font: str = FONT,
        room: float = 0,
    ) -> None:
        """Add a line of text, its baseline at y; smaller where it must fit into some `room`."""
        words = str(said)
        if room:
            size = min(size, room / (LETTER * max(1, len(words))))
        look = f'font-family="{font}" font-size="{size:.3g}" font-weight="{weight}" text-anchor="{anchor}"'
        self.add(f'<text x="{x:g}" y="{y:g}" {look} fill="{fill or colour("ink")}">{escape(words)}</text>')

    def glyph(self, markup: str, x: float, y: float, size: float, box: float = 24) -> None:
        """Add a picture of the page that is drawn in a box, its upper left corner here."""
        self.add(f'<g transform="translate({x:g} {y:g}) scale({size / box:.4g})">{markup}</g>')

    def mark(self, seat: int, x: float, y: float, size: float) -> None:
        """Add the mark of a seat, its middle here: a shape on the colour of the seat."""
        self.circle(x, y, size, seat_colour(seat))
        shape = page()["seats"][seat]
        self.add(f'<path d="{shape}" fill="#fff" transform="translate({x:g} {y:g}) scale({size / 20:.4g})"/>')

    def panel(self, x: float, y: float, width: float, height: float, title: str) -> None:
        """Add a sheet of paper with a title."""
        self.rect(x, y, width, height, colour("paper"), 12, colour("ground-2"))
        self.text(x + 14, y + 23, title, 15, colour("title"), "start", 600, DISPLAY, width - 28)

    def svg(self) -> str:
        """Return the picture."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" style="max-width:100%;height:auto">'
        ground = f'<rect width="100%" height="100%" rx="14" fill="{colour("ground")}"/>'
        return f"{head}<title>{escape(self.title)}</title>{ground}{''.join(self.parts)}</svg>"
