"""The web page of a review: one self-contained file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from caribe.arena.charts import COLOURS
from caribe.cli.reports.lab_page import LOOK
from caribe.cli.reports.review_text import describe_term, interval, summary_line
from caribe.core.message import Message
from caribe.core.records import Record
from caribe.review import Account, Decision, Estimate, Moment, Review
from caribe.words import Words

WIDTH, HEIGHT = 1000, 320
SEATS = ("#C8471F", "#0F6E84", "#B98A12", "#5B7F2B", "#7A4B94")
MORE = """
.curve { width: 100%; height: auto; display: block; margin-top: 12px; }
.key { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 10px 0 0; padding: 0; list-style: none; }
.key i { display: inline-block; width: 18px; height: 4px; border-radius: 2px; margin-right: 8px;
  vertical-align: middle; }
details { margin-top: 12px; }
.scroll { overflow-x: auto; }
""".strip()

Say = Callable[..., str]


def render_review(review: Review, record: Record, words: Words) -> str:
    """Return the page."""
    return Page(review, record, words).render()


class Page:
    """The page of one review in one language."""

    def __init__(self, review: Review, record: Record, words: Words) -> None:
        self.review = review
        self.record = record
        self.words = words

    def say(self, name: str, **args: str | int | Message) -> str:
        """Return a message as HTML."""
        return escape(self.words.say(Message(name, args)))

    def name(self, seat: int) -> str:
        """Return the name of a seat as HTML."""
        return escape(self.words.name(seat))

    def render(self) -> str:
        """Return the whole page."""
        title = self.say("review-title", game=Message(f"{self.review.game}-name"))
        cards = [self.shares(), self.summary(), self.ledger(), self.decisions()]
        return (
            f'<!doctype html>\n<!-- "caribe-review-page-1" -->\n<html lang="{self.words.language}">'
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{COLOURS}\n{LOOK}\n{MORE}</style>"
            f'<main><h1>{title}</h1><div class="cards">{"".join(cards)}</div>{self.method()}</main></html>\n'
        )

    def card(self, heading: str, body: str) -> str:
        """Return a section of the page."""
        return f'<section class="card wide"><h2>{self.say(heading)}</h2>{body}</section>'

    # Shares over time

    def shares(self) -> str:
        """Return the curves: as the table stood, and folded away as each seat could know it."""
        moments = self.review.moments
        key = "".join(
            f'<li><i style="background:{SEATS[seat]}"></i>{self.name(seat)}</li>' for seat in range(self.review.players)
        )
        views = "".join(
            f"<details><summary>{self.say('review-shares-known', seat=seat)}</summary>"
            f"{self.curve([moment.known[seat] for moment in moments if moment.known])}</details>"
            for seat in range(self.review.players)
        )
        turning = self.say("review-turning-point", number=self.review.turning_point + 1)
        late = "".join(
            f'<p class="note">{self.say("review-no-return", seat=seat, number=number + 1)}</p>'
            for seat, number in enumerate(self.review.no_return)
            if number >= 0
        )
        table = self.curve([moment.table for moment in moments], self.review.turning_point)
        note = f'<p class="note">{self.say("review-shares-table")}</p>'
        return self.card("review-shares", f'{note}{table}<ul class="key">{key}</ul><p>{turning}</p>{late}{views}')

    def curve(self, rows: Sequence[Sequence[Estimate]], mark: int = -1) -> str:
        """Draw one line for each seat with its band; the same figures are in a table for who cannot see it."""
        last = max(1, len(rows) - 1)
        parts = [
            f'<line x1="0" x2="{WIDTH}" y1="{_y(share)}" y2="{_y(share)}" stroke="var(--line)"/>'
            f'<text x="4" y="{_y(share) - 4:.1f}" font-size="12" fill="var(--ink-2)">{share}</text>'
            for share in (0, 25, 50, 75, 100)
        ]
        if mark >= 0:
            parts.append(
                f'<line x1="{WIDTH * mark / last:.1f}" x2="{WIDTH * mark / last:.1f}" y1="0" y2="{HEIGHT}" '
                'stroke="var(--ink-2)" stroke-dasharray="4 4"/>'
            )
        for seat in range(self.review.players):
            xs = [WIDTH * k / last for k in range(len(rows))]
            up = [f"{x:.1f},{_y(row[seat].high):.1f}" for x, row in zip(xs, rows, strict=True)]
            down = [f"{x:.1f},{_y(row[seat].low):.1f}" for x, row in zip(xs, rows, strict=True)]
            line = [f"{x:.1f},{_y(row[seat].value):.1f}" for x, row in zip(xs, rows, strict=True)]
            parts.append(
                f'<polygon points="{" ".join(up + down[::-1])}" fill="{SEATS[seat]}" opacity=".18"/>'
                f'<polyline points="{" ".join(line)}" fill="none" stroke="{SEATS[seat]}" stroke-width="2.5">'
                f"<title>{self.name(seat)}</title></polyline>"
            )
        label = self.say("review-shares")
        return (
            f'<svg class="curve" role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
        )

    # Tables

    def summary(self) -> str:
        """Return what each seat gave away, beside the ladder of bots."""
        rows = "".join(f"<p>{escape(summary_line(each, self.words))}</p>" for each in self.review.summary)
        points = self._points(self.review.moments[-1])
        return self.card("review-summary", rows + points)

    def _points(self, end: Moment) -> str:
        listed = ", ".join(f"{self.name(seat)} {points}" for seat, points in enumerate(end.points))
        return f'<p class="note">{self.say("review-points")}: {listed}</p>'

    def ledger(self) -> str:
        """Return the ledger, a column for each seat."""
        accounts = self.review.ledger
        head = "".join(f"<th scope=col>{self.name(account.seat)}</th>" for account in accounts)
        rows = [self._row("review-start", [f"{account.start:.1f}" for account in accounts])]
        rows.append(self._row("review-own", [_signed(account.own) for account in accounts]))
        for other in range(self.review.players):
            cells = ["" if account.seat == other else _signed(account.others[other]) for account in accounts]
            rows.append(self._row("review-others", cells, seat=other))
        entries: tuple[tuple[str, Callable[[Account], Estimate]], ...] = (
            ("review-draws", lambda account: account.draws),
            ("review-hidden", lambda account: account.hidden),
        )
        for name, entry in entries:
            rows.append(self._row(name, [_signed(entry(account)) for account in accounts]))
        rows.append(self._row("review-remainder", [f"{account.remainder:+.1f}" for account in accounts]))
        rows.append(self._row("review-end", [f"{account.end:.1f}" for account in accounts]))
        table = f'<div class="scroll"><table><thead><tr><th></th>{head}</tr></thead>{"".join(rows)}</table></div>'
        return self.card("review-ledger", table)

    def _row(self, name: str, cells: Sequence[str], **args: int) -> str:
        names = [self.name(account.seat) for account in self.review.ledger]
        shown = "".join(f'<td data-head="{who}">{cell}</td>' for who, cell in zip(names, cells, strict=True))
        return f'<tr><td class="label">{self.say(name, **args)}</td>{shown}</tr>'

    def decisions(self) -> str:
        """Return the decisions that cost most."""
        found = [self._mistake(self.review.decisions[number], number) for number in self.review.exercises]
        body = "".join(found) or f"<p>{self.say('review-no-mistakes')}</p>"
        return self.card("review-decisions", body)

    def _mistake(self, decision: Decision, number: int) -> str:
        words = self.words
        rows = [
            (
                f"<p><b>{self.say('review-move')} {number + 1}, {self.name(decision.seat)}: "
                f"{self.say(f'review-verdict-{decision.verdict}')}</b>, "
                f"{escape(interval(decision.loss, words))}. "
                f"{self.say('review-punished', punished='yes' if decision.punished else 'no')}</p>"
            ),
            f"<p>{self.say('review-played')}: {escape(words.say(decision.played.text))}</p>",
        ]
        if decision.best is not None:
            rows.append(f"<p>{self.say('review-better')}: {escape(words.say(decision.best.text))}</p>")
        if decision.reason:
            told = escape(", ".join(describe_term(term, words) for term in decision.reason))
            rows.append(f'<p class="note">{self.say("review-why")}: {told}</p>')
        return f"<article>{''.join(rows)}</article><hr>"

    def method(self) -> str:
        """Return how all this was found."""
        review = self.review
        said = self.say(
            "review-method",
            reference=review.reference.name,
            version=review.reference.version,
            horizon=review.reference.horizon,
            seed=str(review.seed),
            budget=f"{review.budget:g}",
        )
        return f"<footer>{said}</footer>"


def _y(share: float) -> float:
    """Return the height of a share on the chart."""
    return HEIGHT - HEIGHT * min(100.0, max(0.0, share)) / 100.0


def _signed(estimate: Estimate) -> str:
    return f"{estimate.value:+.1f} <small>± {1.96 * estimate.error:.1f}</small>"
