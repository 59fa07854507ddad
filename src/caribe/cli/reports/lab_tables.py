"""The comparison of the balance lab as tables on the terminal."""

from __future__ import annotations

from rich.table import Table

from caribe.arena.data_overrides import Override
from caribe.arena.lab import Comparison
from caribe.cli.reports.lab_sections import (
    Section,
    build_sections,
    describe_comparison,
    describe_override,
    largest_differences,
    length_section,
)
from caribe.cli.terminal.console import say, stdout_console
from caribe.core.message import Message
from caribe.words import Words, sanitize


def print_comparison(found: Comparison, words: Words, overrides: list[Override]) -> None:
    """Print the overrides, all sections, and the largest differences."""
    for override in overrides:
        say(describe_override(override), words)
    say(describe_comparison(found), words)
    if found.pairs < 2:
        return
    every = [length_section(found, words), *build_sections(found, words)]
    for section in every:
        stdout_console().print(_table(section, words))
    moved = largest_differences(every)
    say(Message("cli-lab-glance" if moved else "cli-lab-still"), words)
    for section, row in moved:
        assert row.figure
        figures = [section.format_value(part[0]) for part in (row.figure.base, row.figure.variant)]
        stdout_console().print(sanitize(f"  {section.title}: {row.label}: {figures[0]} → {figures[1]}"))
    say(Message("cli-lab-chance", {"count": sum(len(section.rows) for section in every)}), words)
    if found.forfeits:
        say(Message("cli-arena-forfeits", {"count": len(found.forfeits)}), words)
    if found.pairs + len(found.forfeits) < found.asked:
        say(Message("cli-sim-stopped", {"count": found.pairs, "of": found.asked}), words)


def _table(section: Section, words: Words) -> Table:
    shown = Table(title=sanitize(section.title), title_justify="left")
    shown.add_column("")
    heads = [words.say(Message(f"cli-lab-{name}")) for name in ("base", "variant", "difference")]
    for head in (*heads, *section.more):
        shown.add_column(sanitize(head), justify="right")
    for row in section.rows:
        points = [section.format_value(point[0]) if point else "–" for point in row.points]
        difference = "–"
        if row.figure:
            value, low, high = row.figure.difference
            mark = ("▲" if value > 0 else "▼") if row.figure.significant else " "
            difference = f"{section.format_value(value, '+')} ± {section.format_value((high - low) / 2)} {mark}"
        shown.add_row(sanitize(row.label), *points, difference, *row.more)
    return shown
