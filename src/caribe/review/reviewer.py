"""Review a finished game: cut the work into tasks, do them in any order, merge what they found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from caribe.core.draws import Draws
from caribe.core.records import Record
from caribe.core.state import State
from caribe.review.estimates import SURE, Estimate
from caribe.review.hints import describe
from caribe.review.judge import Judge
from caribe.review.merging import Merger
from caribe.review.positions import MOST_ACTIONS, Positions, Span, reviewable
from caribe.review.reasons import reasons
from caribe.review.review_model import THRESHOLDS, Decision, Part, Review, Task, World
from caribe.review.weighing import Weighing

__all__ = ["MOST_ACTIONS", "Progress", "Reviewer", "review_record", "reviewable"]

Progress = Callable[[Review], None]
"""Called with the partial review whenever a task is done."""

TABLE = 64
"""Rollouts that measure how the table stood."""
KNOWN = 16
"""Worlds of each seat that measure what it could know."""
GLANCE, GLANCE_HORIZON = 3, 8
"""Rollouts of a first look, and how far they go."""
EASY = 0.5
"""Wins of a hundred: where a quick player loses less, there is but one sensible choice, or all are alike."""

DECISION, VIEWS, STOOD = 1, 2, 3  # parts of a review's random numbers


class Reviewer:
    """The review of one record. `budget` scales the worlds imagined: 1 is the usual, 0.1 a tenth.

    `run` depends on the record, the seed, the budget and the task alone; so tasks can run in any process and order,
    their parts be kept, and the rest be done later. `merge` gives the same review for the same parts in any order.
    Make one with a record from `reviewable`.
    """

    def __init__(self, record: Record, seed: int = 1, budget: float = 1.0) -> None:
        self.record = record
        self.seed = seed
        self.budget = budget
        self.positions = Positions(record)
        self.judge = Judge(self.positions.game)
        self.draws = Draws(seed)
        self.threshold = THRESHOLDS[record.players == 2][0]

    def tasks(self) -> tuple[Task, ...]:
        """Return all tasks, in the order in which they are best done: first a glance at the whole game."""
        spans = self.positions.spans
        glance = Task("glance", 0, round(0.05 * len(spans), 3))
        return (glance, *(Task("decision", number, self._work(span)) for number, span in enumerate(spans)))

    def _work(self, span: Span) -> float:
        forced = len(self.positions.states[span.start].legal_actions()) < 2
        return 0.5 if forced else 1.0

    def run(self, task: Task) -> Part:
        """Do one task."""
        found = self._glance() if task.kind == "glance" else self._decision(task.number)
        return Part(Part.FORMAT, task, found)

    def merge(self, parts: Iterable[Part]) -> Review:
        """Make a review of what is there: whole if all parts are, else partial (`done` < `total`)."""
        return Merger(self.record, self.positions, self.judge, self.tasks(), self.seed, self.budget).merge(parts)

    def position(self, actions: int) -> State:
        """Return the position after this number of atomic actions, as the table stood: for playing on."""
        return self.positions.states[actions].clone()

    def question(self, actions: int, seat: int) -> State:
        """Return the position that an exercise asks about: before the seat's choice and any sealed one beside it."""
        return self.positions.known_at(actions, seat).clone()

    # A first look

    def _glance(self) -> Mapping[str, Any]:
        judge = Judge(self.judge.game, GLANCE_HORIZON, self.judge.power)
        draws = Draws(self.draws.key(0, STOOD))
        rows = []
        for span in self.positions.spans:
            state = self.positions.states[span.start]
            rows.append(self._measured(judge, [state.clone() for _ in range(GLANCE)], span.seat, (), draws))
        return {"table": rows}

    def _measured(
        self, judge: Judge, worlds: list[State], seat: int, actions: tuple[int, ...], draws: Draws
    ) -> list[dict[str, Any]]:
        """Measure the shares of all seats in these worlds."""
        samples = [judge.shares(world, seat, actions, draws, number) for number, world in enumerate(worlds)]
        players = range(judge.game.players)
        return [Estimate.of([sample[player] for sample in samples]).to_json() for player in players]

    # One decision

    def _decision(self, number: int) -> Mapping[str, Any]:
        span = self.positions.spans[number]
        found: dict[str, Any] = self._stood(span)
        found["known"] = [self._known(span.start, seat, number) for seat in range(self.judge.game.players)]
        found["decision"] = self.weigh(number).to_json()
        return found

    def _stood(self, span: Span) -> dict[str, Any]:
        """Measure the table before a decision and, if chance had a part in it, after it with other draws.

        All moments use the same random numbers, so that what changes from one to the next is the position.
        """
        draws = Draws(self.draws.key(0, STOOD))
        state = self.positions.states[span.start]
        count = max(8, round(TABLE * self.budget))
        table = self._measured(self.judge, [state.clone() for _ in range(count)], span.seat, (), draws)
        if not span.drew:
            return {"table": table}
        worlds = [state.clone() for _ in range(count)]
        return {"table": table, "expected": self._measured(self.judge, worlds, span.seat, span.actions, draws)}

    def _known(self, actions: int, seat: int, number: int) -> list[dict[str, Any]]:
        """Measure all shares as a seat could know them."""
        draws = Draws(self.draws.key(number, VIEWS))
        state = self.positions.known_at(actions, seat)
        worlds = [self.judge.imagined(state, seat, draws, k) for k in range(max(6, round(KNOWN * self.budget)))]
        return self._measured(self.judge, worlds, seat, (), draws)

    def weigh(self, number: int, instead: Sequence[int] = ()) -> Decision:
        """Weigh the decision of this number against its alternatives, by what the seat could know.

        `instead` are the actions of another choice, to be weighed as if it had been played.
        """
        span = self.positions.spans[number]
        actions = tuple(instead) or span.actions
        state = self.positions.known_at(span.start, span.seat)
        seed = self.draws.key(number, DECISION)
        weighing = Weighing(self.judge, state, span.seat, seed, actions, self.budget)
        weighing.weigh(self.threshold)
        played, loss, best = weighing.played, weighing.loss(), weighing.measured[0]
        assert played is not None
        mixed = weighing.mixed()
        verdict = self._verdict(len(weighing.options), loss, mixed, weighing.difficulty())
        wrong = verdict in ("inaccuracy", "mistake", "blunder")
        candidates = tuple(describe(weighing, option) for option in weighing.measured if option.samples)
        why = reasons(self.judge, state, span.seat, weighing.draws, best.actions, actions) if wrong else ()
        return Decision(
            span.start,
            span.stop,
            span.seat,
            describe(weighing, played),
            candidates[0] if best is not played and candidates else None,
            candidates,
            len(weighing.options),
            loss,
            tuple(weighing.gain()),
            verdict,
            round(weighing.difficulty(), 3),
            weighing.worlds,
            mixed,
            False,
            why,
            self._imagined(weighing) if wrong else (),
        )

    def _verdict(self, options: int, loss: Estimate, mixed: bool, difficulty: float) -> str:
        """Return what is said of a decision."""
        grades = THRESHOLDS[self.record.players == 2]
        if options < 2 or (difficulty < EASY and not loss.surely_above(grades[0])):
            return "only"
        if mixed or loss.value + SURE * loss.error < grades[0]:
            return "fine"
        for name, threshold in (("blunder", grades[2]), ("mistake", grades[1]), ("inaccuracy", grades[0])):
            if loss.surely_above(threshold):
                return name
        return "close"

    def _imagined(self, weighing: Weighing) -> tuple[World, ...]:
        """Return three worlds: where the mistake costs little, as usual, and much."""
        best, played, seat = weighing.measured[0], weighing.played, weighing.seat
        assert played is not None
        pairs = [(one[seat], other[seat]) for one, other in zip(best.samples, played.samples, strict=True)]
        order = sorted(range(len(pairs)), key=lambda k: (pairs[k][0] - pairs[k][1], k))
        chosen = [order[len(order) * part // 10] for part in (1, 5, 9)]
        return tuple(
            World(weighing.world(k).to_json(), round(100 * pairs[k][1], 1), round(100 * pairs[k][0], 1)) for k in chosen
        )


def review_record(record: Record, seed: int = 1, budget: float = 1.0, progress: Progress | None = None) -> Review:
    """Review a record in this process, task after task."""
    reviewer = Reviewer(record, seed, budget)
    parts: list[Part] = []
    for task in reviewer.tasks():
        parts.append(reviewer.run(task))
        if progress is not None:
            progress(reviewer.merge(parts))
    return reviewer.merge(parts)
