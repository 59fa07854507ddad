"""What the balance lab found, in words: sections of rows, for the terminal and for the page alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from caribe.arena.changes import Change
from caribe.arena.lab import Figure, Findings, Wins
from caribe.arena.notes import unwritten
from caribe.arena.statistics import Interval
from caribe.core.message import Message
from caribe.words import Words

CHOICES = 16  # first choices that are shown, the most frequent ones
RARE = 10  # seats that must have done something before their wins are worth showing


@dataclass(frozen=True, slots=True)
class Row:
    """One thing: its name, base and variant, the difference, and what else there is to say, as text."""

    label: str
    points: tuple[Interval | None, Interval | None]
    figure: Figure | None
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Rows of one kind. `share` says that the figures are shares, `mark` what would be fair, `more` heads the rest."""

    title: str
    note: str
    rows: tuple[Row, ...]
    share: bool
    mark: float | None = None
    more: tuple[str, ...] = ()

    def written(self, value: float, sign: str = "") -> str:
        """A figure of this section as it is read."""
        text = f"{value:{sign}.1%}" if self.share else f"{value:{sign},.2f}"
        return text.replace("-", "−") if any(digit in text for digit in "123456789") else "0"


def told(change: Change) -> Message:
    """A change in words."""
    if change.before == change.after == "":
        return Message("cli-lab-pack", {"file": change.path})
    before = "–" if change.before is None else str(change.before)
    return Message("cli-lab-change", {"path": change.path, "before": before, "after": str(change.after)})


def summary(found: Findings) -> Message:
    """How much was played, and by whom."""
    match = found.base
    args: dict[str, str | int | Message] = {"game": Message(f"{match.game}-name"), "count": found.pairs}
    return Message("cli-lab-summary", {**args, "players": match.players, "bot": match.bots[0], "seed": str(match.seed)})


def sections(found: Findings, words: Words) -> list[Section]:
    """Everything but the lengths, in the order in which it is read."""
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


def length(found: Findings, words: Words) -> Section:
    """How long the games are."""
    rows = _rows([(_said(words, "cli-lab-decisions"), found.length)])
    return Section(_said(words, "cli-lab-length"), "", rows, False)


def glance(found: list[Section], most: int = 8) -> list[tuple[Section, Row]]:
    """The clearest differences, the clearest first."""
    rows = [(section, row) for section in found for row in section.rows if row.figure and row.figure.moved]
    rows.sort(key=lambda each: -each[1].figure.weight if each[1].figure else 0.0)
    return rows[:most]


def _rows(figures: Iterable[tuple[str, Figure]]) -> tuple[Row, ...]:
    return tuple(Row(label, (figure.base, figure.variant), figure) for label, figure in figures)


def _uses(found: Findings, label: str, words: Words) -> Section:
    """The things of one kind, the most used first; beside them how much those won who used them at all."""
    things = sorted(found.uses[label].items(), key=lambda each: -max(each[1][0].base[0], each[1][0].variant[0]))
    rows = [
        Row(words.say(unwritten(thing)), (figure.base, figure.variant), figure, _share_texts(wins))
        for thing, (figure, wins) in things
    ]
    heads = (_said(words, "cli-lab-won-base"), _said(words, "cli-lab-won-variant"))
    return Section(words.say(Message(label)), _said(words, "cli-lab-uses-note"), tuple(rows), False, None, heads)


def _choices(found: Findings, words: Words, fair: float) -> Section:
    """What seats chose first, the most frequent of it, and how much they won."""
    often = sorted(found.choices.items(), key=lambda each: -sum(each[1].counts))
    rows = []
    for text, wins in often[:CHOICES]:
        points = [share if count else None for share, count in zip(wins.shares, wins.counts, strict=True)]
        counts = tuple(f"{count:,}" for count in wins.counts)
        rows.append(Row(words.say(unwritten(text)), (points[0], points[1]), None, counts))
    left = len(often) - len(rows)
    note = _said(words, "cli-lab-choices-note", count=left)
    heads = (_said(words, "cli-lab-seats-base"), _said(words, "cli-lab-seats-variant"))
    return Section(_said(words, "cli-lab-choices"), note, tuple(rows), True, fair, heads)


def _share_texts(wins: Wins) -> tuple[str, ...]:
    pairs = zip(wins.counts, wins.shares, strict=True)
    return tuple(
        f"{share:.0%} ± {(high - low) / 2:.0%}" if count >= RARE else "–" for count, (share, low, high) in pairs
    )


def _said(words: Words, message: str, /, **args: str | int) -> str:
    return words.say(Message(message, args))
