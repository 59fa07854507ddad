"""The HTML page of a training run: curves of the losses, calibration, and the gate; one self-contained file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from caribe.arena.charts import COLOURS, STYLE, Scale, track
from caribe.cli.reports.lab_page import LOOK
from caribe.core.message import Message
from caribe.words import Words

FORMAT = "caribe-training-page-1"
WIDE, TALL = 600, 220  # pixels of a chart
CURVES = """
.curve { fill: none; stroke-width: 2.5; }
.chart { display: block; width: 100%; height: auto; overflow: visible; }
.chart text { font-size: 13px; fill: var(--ink-2); stroke: none; }
""".strip()

Points = Sequence[tuple[float, float]]


def render_page(card: Mapping[str, object], words: Words) -> str:
    """Render the page of a model from its card."""
    title = words.say(Message(f"{card['game']}-name"))
    figures = {name: str(card[name]) for name in ("players", "games", "positions", "seed")}
    about = words.say(Message("cli-train-about", figures))
    head = (
        f'<!doctype html><!-- "{FORMAT}" -->\n<html lang="{escape(words.bundle.locales[0])}"><head>'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{COLOURS}\n{STYLE}\n{LOOK}\n{CURVES}</style></head>"
    )
    cards = _losses(card, words) + _calibration(card, words) + _gate(card, words)
    top = f'<header><h1>{escape(title)}</h1><p class="about">{escape(about)}</p></header>'
    return f'{head}<body><main>{top}<div class="cards">{cards}</div></main></body></html>\n'


def _losses(card: Mapping[str, object], words: Words) -> str:
    history, losses = card["history"], card["losses"]
    assert isinstance(history, list)
    assert isinstance(losses, Mapping)
    alone = [(float(row[0]), float(losses["evaluator"])) for row in history]
    unseen = [(float(row[0]), float(row[2])) for row in history]
    chart = draw_curves([unseen, alone])
    return _card(words, "cli-train-losses", "cli-train-losses-note", chart)


def _calibration(card: Mapping[str, object], words: Words) -> str:
    found = card.get("calibration")
    if not isinstance(found, list):
        return ""
    points = [(float(row[0]), float(row[1])) for row in found]
    chart = draw_curves([points, [(0.0, 0.0), (1.0, 1.0)]])
    return _card(words, "cli-train-calibration", "cli-train-calibration-note", chart)


def _gate(card: Mapping[str, object], words: Words) -> str:
    found = card.get("gate")
    if not isinstance(found, list) or not found:
        return ""
    rows = []
    for trial in found:
        point = float(trial["share"]), float(trial["low"]), float(trial["high"])
        plot = track([point], Scale.over([point], float(trial["fair"])), float(trial["fair"]))
        rows.append(
            f'<tr><td class="label">{escape(str(trial["bot"]))}</td><td class="plot">{plot}</td>'
            f"<td>{point[0]:.1%}</td><td>{point[1]:.1%} – {point[2]:.1%}</td></tr>"
        )
    return _card(
        words, "cli-train-matches", "cli-train-matches-note", f"<table><tbody>{''.join(rows)}</tbody></table>", " wide"
    )


def _card(words: Words, title: str, note: str, body: str, more: str = "") -> str:
    said = (escape(words.say(Message(name))) for name in (title, note))
    return f'<section class="card{more}"><h2>{next(said)}</h2><p class="note">{next(said)}</p>{body}</section>'


def draw_curves(series: Sequence[Points]) -> str:
    """Draw lines through points, on axes that contain all of them, with their ends as text.

    >>> draw_curves([[(1, 0.7), (2, 0.6)]]).count("<polyline")
    1
    """
    xs, ys = ([point[axis] for points in series for point in points] for axis in (0, 1))
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    wide, tall = right - left or 1.0, high - low or 1.0
    parts = [f'<line class="axis" x1="0" x2="{WIDE}" y1="{TALL}" y2="{TALL}"/>']
    for number, points in enumerate(series):
        at = " ".join(f"{(x - left) / wide * WIDE:.1f},{TALL - (y - low) / tall * (TALL - 20):.1f}" for x, y in points)
        parts.append(f'<polyline class="curve s{number}" style="fill: none" points="{at}"/>')
    parts.append(f'<text x="0" y="14">{high:.4g}</text><text x="0" y="{TALL - 4}">{low:.4g}</text>')
    return f'<svg class="chart" viewBox="0 0 {WIDE} {TALL + 4}">{"".join(parts)}</svg>'
