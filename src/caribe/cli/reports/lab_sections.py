"""The results of the balance lab as sections of rows, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from caribe.arena.data_overrides import Override
from caribe.arena.game_stats import decode_message
from caribe.arena.lab import Comparison, Figure, WinShares
from caribe.arena.statistics import Interval
from caribe.core.message import Message
from caribe.words import Words

CHOICES = 16  # first choices that are shown, the most frequent ones
RARE = 10  # seats that must have done something before their wins are worth showing


@dataclass(frozen=True, slots=True)
class Row:
    """One quantity: its label, base and variant, the difference, and further columns."""

    label: str
    points: tuple[Interval | None, Interval | None]
    figure: Figure | None
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Rows of one kind. `share`: the figures are shares; `mark`: the fair share; `more`: heads of further columns."""

    title: str
    note: str
    rows: tuple[Row, ...]
    share: bool
    mark: float | None = None
    more: tuple[str, ...] = ()

    def format_value(self, value: float, sign: str = "") -> str:
        """Format a figure of this section."""
        text = f"{value:{sign}.1%}" if self.share else f"{value:{sign},.2f}"
        return text.replace("-", "−") if any(digit in text for digit in "123456789") else "0"


def describe_override(change: Override) -> Message:
    """Describe an override."""
    if change.before == change.after == "":
        return Message("cli-lab-pack", {"file": change.path})
    before = "–" if change.before is None else str(change.before)
    return Message("cli-lab-change", {"path": change.path, "before": before, "after": str(change.after)})


def describe_comparison(found: Comparison) -> Message:
    """Describe how many games were played, and by which bot."""
    match = found.base
    args: dict[str, str | int | Message] = {"game": Message(f"{match.game}-name"), "count": found.pairs}
    return Message("cli-lab-summary", {**args, "players": match.players, "bot": match.bots[0], "seed": str(match.seed)})


def build_sections(found: Comparison, words: Words) -> list[Section]:
    """Build all sections except the length."""
    game = found.base.game
    fair = 1 / found.base.players
    places = _rows((_said(words, "cli-lab-place", number=i + 1), figure) for i, figure in enumerate(found.places))
    endings = _rows((words.say(Message(f"{game}-ending-{name}")), figure) for name, figure in found.endings.items())
    scores = _rows((words.say(Message(f"{game}-score-{name}")), figure) for name, figure in found.scores.items())
    return [
        Section(_said(words, "cli-lab-places"), _said(words, "cli-lab-places-note"), places, True, fair),
        Section(_said(words, "cli-lab-endings"), "", endings, True),
        Section(_said(words, "cli-lab-scores"), _said(words, "cli-lab-scores-note"), scores, False),
        *(_uses(found, label, words) for label in found.uses),
        _choices(found, words, fair),
    ]


def length_section(found: Comparison, words: Words) -> Section:
    """Build the section about the length of games."""
    rows = _rows([(_said(words, "cli-lab-decisions"), found.length)])
    return Section(_said(words, "cli-lab-length"), "", rows, False)


def largest_differences(found: list[Section], most: int = 8) -> list[tuple[Section, Row]]:
    """Return the most significant differences, the clearest first."""
    rows = [(section, row) for section in found for row in section.rows if row.figure and row.figure.significant]
    rows.sort(key=lambda each: -each[1].figure.effect_size if each[1].figure else 0.0)
    return rows[:most]


def _rows(figures: Iterable[tuple[str, Figure]]) -> tuple[Row, ...]:
    return tuple(Row(label, (figure.base, figure.variant), figure) for label, figure in figures)


def _uses(found: Comparison, label: str, words: Words) -> Section:
    """Build the section of one kind of use, the most used first, with the wins of those who used it."""
    things = sorted(found.uses[label].items(), key=lambda each: -max(each[1][0].base[0], each[1][0].variant[0]))
    rows = [
        Row(words.say(decode_message(thing)), (figure.base, figure.variant), figure, _share_texts(wins))
        for thing, (figure, wins) in things
    ]
    heads = (_said(words, "cli-lab-won-base"), _said(words, "cli-lab-won-variant"))
    return Section(words.say(Message(label)), _said(words, "cli-lab-uses-note"), tuple(rows), False, None, heads)


def _choices(found: Comparison, words: Words, fair: float) -> Section:
    """Build the section of the most frequent first choices and their wins."""
    often = sorted(found.choices.items(), key=lambda each: -sum(each[1].counts))
    rows = []
    for text, wins in often[:CHOICES]:
        points = [share if count else None for share, count in zip(wins.shares, wins.counts, strict=True)]
        counts = tuple(f"{count:,}" for count in wins.counts)
        rows.append(Row(words.say(decode_message(text)), (points[0], points[1]), None, counts))
    left = len(often) - len(rows)
    note = _said(words, "cli-lab-choices-note", count=left)
    heads = (_said(words, "cli-lab-seats-base"), _said(words, "cli-lab-seats-variant"))
    return Section(_said(words, "cli-lab-choices"), note, tuple(rows), True, fair, heads)


def _share_texts(wins: WinShares) -> tuple[str, ...]:
    pairs = zip(wins.counts, wins.shares, strict=True)
    return tuple(
        f"{share:.0%} ± {(high - low) / 2:.0%}" if count >= RARE else "–" for count, (share, low, high) in pairs
    )


def _said(words: Words, message: str, /, **args: str | int) -> str:
    return words.say(Message(message, args))
