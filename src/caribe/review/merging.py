"""Merge what the tasks of a review found: moments, ledger, turning point, summary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from math import sqrt
from typing import Any

from caribe.core.records import Record
from caribe.review.estimates import Estimate
from caribe.review.judge import Judge
from caribe.review.plain import rounded
from caribe.review.positions import Positions
from caribe.review.review_model import VERDICTS, Account, Decision, Moment, Part, Review, Summary, Task
from caribe.review.shipped import ladder_of

HALF = 0.5
WRONG = ("inaccuracy", "mistake", "blunder")


def _read_row(row: Sequence[Any]) -> tuple[Estimate, ...]:
    return tuple(Estimate(each["value"], each["error"]) for each in row)


def total(estimates: Iterable[Estimate]) -> Estimate:
    """Return the sum of independent estimates.

    >>> total([Estimate(1.0, 3.0), Estimate(2.0, 4.0)])
    Estimate(value=3.0, error=5.0)
    """
    rows = list(estimates)
    return Estimate(rounded(sum(row.value for row in rows)), rounded(sqrt(sum(row.error**2 for row in rows))))


class Merger:
    """Puts a review together from parts; the same parts give the same review, in whatever order they come."""

    def __init__(
        self, record: Record, positions: Positions, judge: Judge, tasks: Sequence[Task], seed: int, budget: float
    ) -> None:
        self.record = record
        self.positions = positions
        self.judge = judge
        self.tasks = tasks
        self.seed = seed
        self.budget = budget

    def merge(self, parts: Iterable[Part]) -> Review:
        """Return the review."""
        found = {(part.task.kind, part.task.number): part.found for part in parts}
        glance = found.get(("glance", 0), {}).get("table", [])
        numbers = range(len(self.positions.spans))
        done = {number: found["decision", number] for number in numbers if ("decision", number) in found}
        moments = [self._moment(number, done.get(number), glance) for number in numbers]
        shown = [moment for moment in moments if moment is not None]
        shown.append(self._end())
        whole = len(done) == len(numbers)
        decisions = tuple(Decision.read(done[number]["decision"]) for number in sorted(done))
        if whole:
            decisions = tuple(self._with_punishment(decision, shown) for decision in decisions)
        finished = [task for task in self.tasks if (task.kind, task.number) in found]
        return Review(
            Review.FORMAT,
            self.record.game,
            self.record.rules,
            self.record.players,
            self.judge.reference,
            self.seed,
            self.budget,
            self.judge.power,
            rounded(sum(task.work for task in finished)),
            rounded(sum(task.work for task in self.tasks)),
            tuple(shown),
            decisions,
            self._ledger(shown, decisions, done) if whole else (),
            tuple(self._summary(seat, decisions) for seat in range(self.record.players)),
            self._turning_point(shown),
            tuple(self._no_return(shown, seat) for seat in range(self.record.players)),
            self._exercises(decisions),
        )

    @cached_property
    def _result(self) -> list[float]:
        return [100.0 * share for share in self.positions.states[-1].returns()]

    def _points(self, actions: int) -> tuple[int, ...]:
        return tuple(sum(score.values()) for score in self.positions.states[actions].scores())

    def _moment(self, number: int, found: Any, glance: Sequence[Any]) -> Moment | None:
        start = self.positions.spans[number].start
        if found is not None:
            known = tuple(_read_row(row) for row in found["known"])
            return Moment(start, _read_row(found["table"]), known, self._points(start), "worlds")
        if number < len(glance):
            return Moment(start, _read_row(glance[number]), (), self._points(start), "glance")
        return None

    def _end(self) -> Moment:
        last = len(self.positions.actions)
        shares = tuple(Estimate(rounded(share), 0.0) for share in self._result)
        return Moment(last, shares, (shares,) * self.record.players, self._points(last), "end")

    # The story in single moments

    def _turning_point(self, moments: Sequence[Moment]) -> int:
        """Return the moment after which the shares changed most, -1 without any."""
        changes = [
            sum(abs(one.value - other.value) for one, other in zip(here.table, there.table, strict=True))
            for here, there in pairwise(moments)
        ]
        return changes.index(max(changes)) if changes else -1

    def _no_return(self, moments: Sequence[Moment], seat: int) -> int:
        """Return the last moment at which a seat that did not win still had half a fair share, -1 for none."""
        if self._result[seat] >= max(self._result):
            return -1
        fair = HALF * 100.0 / self.record.players
        alive = [number for number, moment in enumerate(moments) if moment.table[seat].value >= fair]
        return alive[-1] if alive else 0

    def _with_punishment(self, decision: Decision, moments: Sequence[Moment]) -> Decision:
        """Tell whether a mistake really cost: how the table stood when the seat decided next."""
        if decision.verdict not in WRONG:
            return decision
        seat = decision.seat
        before = next(moment for moment in moments if moment.actions == decision.start)
        later = [span.start for span in self.positions.spans if span.start >= decision.stop and span.seat == seat]
        then = later[0] if later else moments[-1].actions
        after = next(moment for moment in moments if moment.actions == then)
        fell = before.table[seat].value - after.table[seat].value
        return replace(decision, punished=fell >= HALF * decision.loss.value)

    def _exercises(self, decisions: Sequence[Decision]) -> tuple[int, ...]:
        """Return the mistakes, the worst first."""
        wrong = [number for number, decision in enumerate(decisions) if decision.verdict in WRONG]
        return tuple(sorted(wrong, key=lambda number: (-decisions[number].loss.value, number)))

    # Sums

    def _ledger(self, moments: Sequence[Moment], decisions: Sequence[Decision], done: Any) -> tuple[Account, ...]:
        draws = [self._drawn(number, moments, done[number]) for number in range(len(decisions))]
        return tuple(self._account(seat, moments, decisions, draws) for seat in range(self.record.players))

    def _drawn(self, number: int, moments: Sequence[Moment], found: Any) -> tuple[Estimate, ...] | None:
        """Return what chance did in a decision: how it stands now less how it would stand on the average."""
        if "expected" not in found:
            return None
        after, expected = moments[number + 1].table, _read_row(found["expected"])
        return tuple(
            Estimate(rounded(now.value - then.value), rounded(sqrt(now.error**2 + then.error**2)))
            for now, then in zip(after, expected, strict=True)
        )

    def _account(
        self,
        seat: int,
        moments: Sequence[Moment],
        decisions: Sequence[Decision],
        draws: Sequence[tuple[Estimate, ...] | None],
    ) -> Account:
        start, end = moments[0].known[seat][seat].value, self._result[seat]
        by = [
            total(decision.gain[seat] for decision in decisions if decision.seat == who)
            for who in range(self.record.players)
        ]
        own = by[seat]
        others = tuple(Estimate(0.0, 0.0) if who == seat else each for who, each in enumerate(by))
        drawn = total(row[seat] for row in draws if row is not None)
        told = total([own, *others, drawn])
        hidden = Estimate(rounded(end - start - told.value), told.error)
        remainder = end - start - sum(each.value for each in (own, *others, drawn, hidden))
        return Account(seat, rounded(start), own, others, drawn, hidden, rounded(remainder), rounded(end))

    def _summary(self, seat: int, decisions: Sequence[Decision]) -> Summary:
        own = [decision for decision in decisions if decision.seat == seat]
        real = [decision for decision in own if decision.verdict != "only"]
        counts = {name: sum(decision.verdict == name for decision in own) for name in VERDICTS}
        lost = total(decision.loss for decision in real)
        hard = rounded(sum(decision.difficulty for decision in real))
        ladder = ladder_of(self.record.game, self.record.players, len(real))
        return Summary(seat, len(real), lost, hard, counts, ladder)
