"""The HTML page of the balance lab: one self-contained file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from caribe.arena.charts import COLOURS, STYLE, Scale, bars, track
from caribe.arena.data_overrides import Override
from caribe.arena.lab import Comparison, Figure
from caribe.cli.reports.lab_sections import (
    Row,
    Section,
    build_sections,
    describe_comparison,
    describe_override,
    largest_differences,
    length_section,
)
from caribe.core.message import Message
from caribe.words import Words

FORMAT = "caribe-lab-1"
BINS = 24

LOOK = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 "Atkinson Hyperlegible", system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 32px 20px 64px; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(2rem, 5vw, 3rem); }
h2 { font-size: 1.35rem; }
.over { color: var(--ink-2); letter-spacing: .04em; margin: 0 0 4px; }
.changes { list-style: none; display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin: 16px 0 12px; }
.changes li { background: var(--paper); border: 1px solid var(--line); border-left: 4px solid var(--series-1);
  border-radius: 8px; padding: 6px 12px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.about { color: var(--ink-2); margin: 0; }
.legend { display: flex; flex-wrap: wrap; gap: 20px; margin: 16px 0 20px; align-items: center; }
.legend span { display: inline-flex; align-items: center; gap: 8px; }
.legend svg { overflow: visible; }
.cards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; }
.card { background: var(--paper); border-radius: 14px; padding: 22px 24px; box-shadow: 0 1px 2px #0002, 0 2px 8px #0001;
  min-width: 0; }
.wide { grid-column: 1 / -1; }
.note { color: var(--ink-2); font-size: .9rem; margin: 4px 0 0; max-width: 70ch; }
.glance { columns: 2; column-gap: 40px; padding: 0; margin: 14px 0 0; list-style: none; }
.glance li { break-inside: avoid; padding: 7px 0; border-bottom: 1px solid var(--line); }
.glance .what { color: var(--ink-2); font-size: .9rem; display: block; }
.glance .line { display: flex; justify-content: space-between; gap: 12px; }
table { border-collapse: collapse; width: 100%; margin-top: 12px; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 400; color: var(--ink-2); font-size: .85rem; padding: 4px 8px;
  vertical-align: bottom; }
td { padding: 3px 8px; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
td.label { text-align: left; white-space: normal; padding-left: 0; min-width: 7em; }
.wide td.label { min-width: 13em; }
td.plot { width: 100%; min-width: 110px; padding: 0 12px; }
.stack { display: grid; gap: 20px; min-width: 0; align-content: stretch; }
td.plot svg, .bars { display: block; overflow: visible; }
td:last-child, th:last-child { padding-right: 0; }
.moved { font-weight: 700; }
.ends { display: flex; justify-content: space-between; color: var(--ink-2); font-size: .85rem; }
footer { color: var(--ink-2); font-size: .9rem; margin-top: 28px; max-width: 75ch; }
code { background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 1px 6px; font-size: .9em;
  overflow-wrap: anywhere; }
@media (max-width: 760px) {
  .cards { grid-template-columns: minmax(0, 1fr); gap: 14px; }
  .glance { columns: 1; }
  main { padding: 20px 12px 48px; }
  .card { padding: 16px; }
  thead { display: none; }
  table, tbody { display: block; }
  tr { display: flex; flex-wrap: wrap; gap: 0 14px; border-top: 1px solid var(--line); padding: 8px 0 6px; }
  td { border: 0; padding: 0; font-size: .92rem; }
  td[data-head]::before { content: attr(data-head); color: var(--ink-2); font-size: .8rem; margin-right: 5px; }
  td.label, td.plot { flex: 1 0 100%; max-width: none; }
  td.plot { padding: 2px 6px; }
  td.label { font-weight: 600; }
}
""".strip()


def render_page(found: Comparison, words: Words, changes: Sequence[Override]) -> str:
    """Render the whole page."""
    title = words.say(Message(f"{found.base.game}-name"))
    listed = "".join(f"<li>{escape(words.say(describe_override(change)))}</li>" for change in changes)
    body = _cards(found, words) if found.pairs > 1 else ""
    head = (
        f'<!doctype html><!-- "{FORMAT}" -->\n<html lang="{escape(words.bundle.locales[0])}"><head>'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} – {_said(words, 'cli-lab-title')}</title>"
        f"<style>{COLOURS}\n{STYLE}\n{LOOK}</style></head>"
    )
    top = (
        f'<header><p class="over">{_said(words, "cli-lab-title")}</p><h1>{escape(title)}</h1>'
        f'<ul class="changes">{listed}</ul><p class="about">{escape(words.say(describe_comparison(found)))}</p>'
        f"{_legend(words)}</header>"
    )
    return f"{head}<body><main>{top}{body}</main></body></html>\n"


def _cards(found: Comparison, words: Words) -> str:
    longest, others = length_section(found, words), build_sections(found, words)
    every = [longest, *others]
    beside, below = others[:2], others[2:]
    parts = [_glance(every, words), _length(found, longest, words)]
    parts.append(f'<div class="stack">{"".join(_card(section, words) for section in beside)}</div>')
    parts += [_card(section, words, "card wide") for section in below]
    count = sum(len(section.rows) for section in every)
    foot = f"{_said(words, 'cli-lab-chance', count=count)} {_said(words, 'cli-lab-method')}"
    return f'<div class="cards">{"".join(parts)}</div><footer>{foot}</footer>'


def _legend(words: Words) -> str:
    disc = '<svg width="12" height="12"><circle class="point s0" cx="6" cy="6" r="5"/></svg>'
    diamond = '<svg width="12" height="12"><polygon class="point s1" points="6,0 12,6 6,12 0,6"/></svg>'
    names = (_said(words, "cli-lab-base"), _said(words, "cli-lab-variant"))
    shown = "".join(f"<span>{mark}{name}</span>" for mark, name in zip((disc, diamond), names, strict=True))
    return f'<div class="legend">{shown}<span class="about">{_said(words, "cli-lab-whiskers")}</span></div>'


def _glance(every: list[Section], words: Words) -> str:
    moved = largest_differences(every)
    title = f"<h2>{_said(words, 'cli-lab-glance')}</h2>"
    if not moved:
        return f'<section class="card wide">{title}<p>{_said(words, "cli-lab-still")}</p></section>'
    items = []
    for section, row in moved:
        assert row.figure
        pair = " → ".join(section.format_value(part[0]) for part in (row.figure.base, row.figure.variant))
        items.append(
            f'<li><span class="what">{escape(section.title)}</span><span class="line"><span>{escape(row.label)}</span>'
            f'<span class="moved">{pair} {_mark(row.figure)}</span></span></li>'
        )
    return f'<section class="card wide">{title}<ul class="glance">{"".join(items)}</ul></section>'


def _length(found: Comparison, section: Section, words: Words) -> str:
    low, high = min(map(min, found.lengths)), max(map(max, found.lengths))
    wide = max(1, -(-(high + 1 - low) // BINS))
    series = []
    for lengths in found.lengths:
        bins = [0] * (-(-(high + 1 - low) // wide))
        for value in lengths:
            bins[(value - low) // wide] += 1
        series.append(bins)
    ends = f'<div class="ends"><span>{low:,}</span><span>{high:,}</span></div>'
    title = f"<h2>{escape(section.title)}</h2>"
    return f'<section class="card">{title}{_rows(section, words, plot=False)}<p></p>{bars(series, 220)}{ends}</section>'


def _card(section: Section, words: Words, size: str = "card") -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    return f'<section class="{size}"><h2>{escape(section.title)}</h2>{note}{_rows(section, words)}</section>'


def _rows(section: Section, words: Words, plot: bool = True) -> str:
    heads = [_said(words, f"cli-lab-{name}") for name in ("base", "variant", "difference")]
    heads = [*heads, *map(escape, section.more)]
    cells = "".join(f"<th scope=col>{head}</th>" for head in heads)
    points = [point for row in section.rows for point in row.points if point]
    scale = Scale.over(points, *([] if section.mark is None else [section.mark]), *([] if section.share else [0.0]))
    body = "".join(_row(section, row, scale if plot else None, heads) for row in section.rows)
    blank = "<th></th><th></th>" if plot else "<th></th>"
    return f"<table><thead><tr>{blank}{cells}</tr></thead><tbody>{body}</tbody></table>"


def _row(section: Section, row: Row, scale: Scale | None, heads: Sequence[str]) -> str:
    values = [section.format_value(point[0]) if point else "–" for point in row.points]
    moved = ""
    if row.figure:
        value, low, high = row.figure.difference
        moved = ' class="moved"' if row.figure.significant else ""
        values.append(
            f"{section.format_value(value, '+')} ± {section.format_value((high - low) / 2)} {_mark(row.figure)}"
        )
    else:
        values.append("")
    cells = [
        f'<td data-head="{head}"{moved if place == 2 else ""}>{escape(value)}</td>'
        for place, (head, value) in enumerate(zip(heads, [*values, *row.more], strict=True))
    ]
    plot = f'<td class="plot">{track(row.points, scale, section.mark)}</td>' if scale else ""
    return f'<tr><td class="label">{escape(row.label)}</td>{plot}{"".join(cells)}</tr>'


def _mark(figure: Figure) -> str:
    return "" if not figure.significant else "▲" if figure.difference[0] > 0 else "▼"


def _said(words: Words, message: str, /, **args: str | int) -> str:
    return escape(words.say(Message(message, args)))
