"""Charts as SVG: points with their intervals on a horizontal axis, and bars. They fill the width of their container.

Colours are CSS variables of the page around them: `--ink`, `--ink-2`, `--line`, and `--series-0`, `--series-1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from caribe.arena.statistics import Interval

ROW = 26  # pixels of a row with one point; each further point takes LANE more
LANE = 12
WHOLE = 'width="100%"'

COLOURS = """
:root { --ground: #F4E9D8; --paper: #FFFDF8; --ink: #1E2A32; --ink-2: #55636B; --line: #DCCBB0;
  --series-0: #0F6E84; --series-1: #C8471F; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ground: #12242C; --paper: #1C333D; --ink: #F3EBDD; --ink-2: #A9BBC2;
  --line: #35505B; --series-0: #4FB8D0; --series-1: #F08A5D; } }
""".strip()


@dataclass(frozen=True, slots=True)
class Scale:
    """The values at the left and the right end of an axis.

    >>> Scale(0, 0.5).at(0.25), Scale(0, 0.5).at(7)
    ('50.00%', '100.00%')
    """

    low: float
    high: float

    def at(self, value: float) -> str:
        """Return the position of a value in per cent of the width, clamped to the ends."""
        span = self.high - self.low or 1.0
        return f"{100 * min(1.0, max(0.0, (value - self.low) / span)):.2f}%"

    @classmethod
    def over(cls, intervals: Sequence[Interval], *more: float) -> Scale:
        """Make a scale that contains all these, with a margin."""
        ends = [end for each in intervals for end in each] + list(more)
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        air = (high - low) * 0.06 or 0.05
        return cls(low - air, high + air)


def height(points: int) -> int:
    """Return the height of an axis with this many points below each other."""
    return ROW + LANE * (points - 1)


def track(points: Sequence[Interval | None], scale: Scale, mark: float | None = None, place: str = WHOLE) -> str:
    """Draw points with their intervals, one series below the other, and a line at `mark`.

    The series differ by shape as well as by colour: discs, then diamonds.

    >>> track([(0.5, 0.4, 0.6)], Scale(0, 1)).count("<circle")
    1
    """
    tall = height(len(points))
    parts = [f'<line class="axis" x1="0" x2="100%" y1="{tall / 2}" y2="{tall / 2}"/>']
    if mark is not None:
        parts.append(f'<line class="mark" x1="{scale.at(mark)}" x2="{scale.at(mark)}" y1="2" y2="{tall - 2}"/>')
    for series, point in enumerate(points):
        if point is None:
            continue
        value, low, high = point
        y = ROW / 2 + LANE * series
        parts.append(f'<line class="whisker s{series}" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{y}" y2="{y}"/>')
        if series == 0:
            parts.append(f'<circle class="point s0" cx="{scale.at(value)}" cy="{y}" r="4.5"/>')
        else:
            # An svg of its own can stand at a percentage, a polygon cannot.
            shape = '<polygon points="0,-5.5 5.5,0 0,5.5 -5.5,0"/>'
            parts.append(f'<svg class="point s{series}" x="{scale.at(value)}" y="{y}" overflow="visible">{shape}</svg>')
    return f'<svg class="track" {place} height="{tall}">{"".join(parts)}</svg>'


def bars(series: Sequence[Sequence[float]], tall: int = 140) -> str:
    """Draw grouped bars, scaled to the largest.

    >>> bars([[1, 2], [2, 0]]).count("<rect")
    4
    """
    most = max((value for values in series for value in values), default=0) or 1
    count = max((len(values) for values in series), default=0) or 1
    group = 100 / count
    wide = group * 0.8 / len(series)
    parts = [f'<line class="axis" x1="0" x2="100%" y1="{tall}" y2="{tall}"/>']
    for number, values in enumerate(series):
        for place, value in enumerate(values):
            x, high = place * group + group * 0.1 + number * wide, value / most * (tall - 4)
            at = f'x="{x:.2f}%" y="{tall - high:.1f}" width="{wide:.2f}%" height="{high:.1f}"'
            parts.append(f'<rect class="bar s{number}" {at}/>')
    return f'<svg class="bars" width="100%" height="{tall + 1}">{"".join(parts)}</svg>'


STYLE = """
.axis { stroke: var(--line); stroke-width: 1; }
.mark { stroke: var(--ink-2); stroke-width: 1; stroke-dasharray: 3 3; }
.whisker { stroke-width: 2.5; stroke-linecap: round; opacity: .55; }
.s0 { stroke: var(--series-0); fill: var(--series-0); }
.s1 { stroke: var(--series-1); fill: var(--series-1); }
.point, .bar { stroke: none; }
.bar { opacity: .85; }
""".strip()

LETTERS = """
text { font: 15px system-ui, sans-serif; fill: var(--ink); }
.title { font: 600 20px Georgia, serif; }
.note { font-size: 13px; fill: var(--ink-2); }
""".strip()


def render_chart(title: str, rows: Sequence[tuple[str, Interval, str]], mark: float, note: str, sign: str) -> str:
    """Render a whole SVG file: a row for each label with its point, its interval and its text.

    `sign` is what tells that Caribe wrote the file.
    """
    left, middle, right, top = 210, 330, 190, 66
    wide, tall = left + middle + right + 40, top + ROW * len(rows) + 46
    scale = Scale(0.0, 1.0)
    parts = [
        f'<!-- "{sign}" -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}"',
        f'height="{tall}" role="img" aria-label="{escape(title, True)}">',
        f"<style>{COLOURS}\n{STYLE}\n{LETTERS}</style>",
        f'<rect width="{wide}" height="{tall}" rx="10" fill="var(--paper)"/>',
        f'<text class="title" x="20" y="38">{escape(title)}</text>',
    ]
    for number, (label, point, said) in enumerate(rows):
        y = top + ROW * number
        parts.append(f'<text x="20" y="{y + 18}">{escape(label)}</text>')
        parts.append(track([point], scale, mark, f'x="{left}" y="{y}" width="{middle}"'))
        parts.append(f'<text x="{left + middle + 20}" y="{y + 18}">{escape(said)}</text>')
    parts.append(f'<text class="note" x="20" y="{tall - 16}">{escape(note)}</text></svg>\n')
    return "\n".join(parts)
