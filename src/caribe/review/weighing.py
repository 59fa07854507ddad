"""Weigh the choices of one decision against each other, in the same worlds, by what the seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

from caribe.core.draws import Draws
from caribe.core.state import State
from caribe.review.estimates import SURE, Estimate
from caribe.review.judge import OPINION, Judge
from caribe.search.paired import opinion, reference_choice, whole_choices

GLIMPSES = 4
"""Worlds in which every choice is looked at, to find those worth measuring."""
KEPT = 5
"""Choices that are measured, besides the one that was played."""
STAGES = (16, 48, 128, 320)
"""Worlds after which it is asked whether more would tell anything."""
COMPARED = 48
"""Worlds in which the played choice is compared with the reference's own, at least."""
HASTE = 0.03
"""Shares of the win by which the opinions of a quick player waver."""
MIXED = 0.1
"""The part of its choices from which on the reference is said to make one, too."""


@dataclass(slots=True)
class Option:
    """A choice: its actions, what the evaluator thinks of it at a glance, and the shares it came to, by world."""

    actions: tuple[int, ...]
    glance: float
    samples: list[list[float]] = field(default_factory=list)

    def mean(self, seat: int) -> float:
        """Return the seat's share on the average."""
        return sum(sample[seat] for sample in self.samples) / len(self.samples)


class Weighing:
    """The choices of a seat in a position, measured in as many worlds as it takes.

    `state` is the position before the seat's choice and, if others choose at the same time, before theirs: what they
    will choose is then expected of the reference. `played` is always measured, if given.
    """

    def __init__(
        self, judge: Judge, state: State, seat: int, seed: int, played: Sequence[int] = (), budget: float = 1.0
    ) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.draws = Draws(seed)
        self.budget = budget
        self.sealed = len(state.deciders()) > 1
        self.options = self._glance(tuple(played))
        self.played = next((option for option in self.options if option.actions == tuple(played)), None)
        self.measured: list[Option] = []
        self.gains: list[list[float]] = []  # the played choice less the reference's own, for all seats, by world
        self.likings: dict[tuple[int, ...], int] = {}  # how often it made which
        self.worlds = 0

    def world(self, number: int) -> State:
        """Return the world of this number."""
        return self.judge.imagined(self.state, self.seat, self.draws, number)

    def _glance(self, played: tuple[int, ...]) -> list[Option]:
        """Return all choices worth considering, the one that looks best first."""
        evaluator, seat = self.judge.evaluator, self.seat
        worlds = [self.world(number) for number in range(GLIMPSES)]
        ways = [tuple(way) for way in whole_choices(worlds[0], seat, evaluator)]
        if played and played not in ways:
            ways.append(played)
        found = []
        for way in sorted(ways):
            seen = [
                opinion(world, seat, list(way), evaluator, self.draws.key(number, OPINION))[seat]
                for number, world in enumerate(worlds)
            ]
            found.append(Option(way, sum(seen) / len(seen)))
        return sorted(found, key=lambda option: (-option.glance, option.actions))

    # Measuring

    def weigh(self, threshold: float) -> None:
        """Measure until it is clear whether the loss (or, without a played choice, the lead) is above a threshold."""
        alive = self.options[:KEPT]
        if self.played is not None and self.played not in alive:
            alive.append(self.played)
        if len(alive) < 2:
            self._measure(alive, max(4, round(STAGES[0] * self.budget)))
            self.measured = alive
            return
        for count in STAGES:
            if self.measured:
                alive = self._survivors()
            self._measure(alive, max(4, round(count * self.budget)))
            self.measured = sorted(alive, key=lambda option: (-option.mean(self.seat), option.actions))
            if self._settled(threshold):
                break
        self._measure_reference()

    def look_at(self, options: Sequence[Option], worlds: int) -> None:
        """Measure just these choices, in this number of worlds."""
        self._measure(options, worlds)
        self.measured = sorted(options, key=lambda option: (-option.mean(self.seat), option.actions))

    def _measure(self, options: Sequence[Option], count: int) -> None:
        for number in range(self.worlds, count):
            world = self.world(number)
            for option in options:
                option.samples.append(self.judge.shares(world.clone(), self.seat, option.actions, self.draws, number))
        self.worlds = max(self.worlds, count)

    def _measure_reference(self) -> None:
        """Compare the played choice with the reference's own, world by world; often they are the same."""
        played = self.played
        if played is None:
            return
        for number in range(max(round(COMPARED * self.budget), min(self.worlds, round(STAGES[2] * self.budget)), 4)):
            world = self.world(number)
            own = tuple(reference_choice(world, self.seat, self.judge.evaluator, self.draws.key(number, OPINION)))
            self.likings[own] = self.likings.get(own, 0) + 1
            if own == played.actions:
                self.gains.append([0.0] * self.judge.game.players)
                continue
            mine = self._shares(played, world, number)
            theirs = self.judge.shares(world, self.seat, own, self.draws, number)
            self.gains.append([one - other for one, other in zip(mine, theirs, strict=True)])

    def _shares(self, option: Option, world: State, number: int) -> list[float]:
        if number < len(option.samples):
            return option.samples[number]
        return self.judge.shares(world.clone(), self.seat, option.actions, self.draws, number)

    def _survivors(self) -> list[Option]:
        """Return the choices that may be the best, or the second best, and the one that was played."""
        best = self.measured[0]
        return [
            option
            for place, option in enumerate(self.measured)
            if place < 2 or option is self.played or not self.difference(best, option).surely_above(0.0)
        ]

    def _settled(self, threshold: float) -> bool:
        if self.worlds < STAGES[1] * self.budget and self._decided():
            return False
        if self.played is None:
            lead = self.difference(self.measured[0], self.measured[1])
            return lead.surely_above(0.0) or (lead.error > 0.0 and lead.value + SURE * lead.error < threshold)
        loss = self.loss()
        if self.measured[0] is not self.played:  # the plain difference is larger: it must not look harmless either
            loss = max(loss, self.difference(self.measured[0], self.played), key=lambda found: found.value)
        return loss.value + SURE * loss.error < threshold or (loss.surely_above(threshold) and loss.error < 1.5)

    def _decided(self) -> bool:
        """Whether rollouts reach the end of the game: a win or none, so that few worlds may all look alike by luck."""
        return any(sample[self.seat] in (0.0, 1.0) for sample in self.measured[0].samples)

    # Results

    def difference(self, one: Option, other: Option) -> Estimate:
        """Return by how much one choice is better than another for the seat, from paired worlds."""
        seat = self.seat
        pairs = zip(one.samples, other.samples, strict=True)
        return Estimate.of([better[seat] - worse[seat] for better, worse in pairs])

    def worth(self, option: Option) -> Estimate:
        """Return the seat's share after a choice."""
        return Estimate.of([sample[self.seat] for sample in option.samples])

    def loss(self) -> Estimate:
        """Return what the played choice costs against the best, without the luck of having looked for the best.

        Which choice is best is found in one half of the worlds and measured in the other, and the other way round.
        """
        assert self.played is not None
        if len(self.measured) < 2:
            return Estimate(0.0, 0.0)
        samples: list[float] = []
        for half in (0, 1):
            best = max(self.measured, key=lambda option: self._half(option, half))
            for number in range(1 - half, self.worlds, 2):
                samples.append(best.samples[number][self.seat] - self.played.samples[number][self.seat])
        return Estimate.of(samples)

    def _half(self, option: Option, half: int) -> tuple[float, bool]:
        chosen = option.samples[half::2]
        return sum(sample[self.seat] for sample in chosen) / len(chosen), option is self.played

    def gain(self) -> list[Estimate]:
        """Return what the played choice brought every seat, compared with the reference's own choice."""
        if not self.gains:
            return [Estimate(0.0, 0.0)] * self.judge.game.players
        return [Estimate.of([row[seat] for row in self.gains]) for seat in range(self.judge.game.players)]

    def mixed(self) -> bool:
        """Whether the choice is sealed, and the reference makes it now and then, too."""
        if not self.sealed or self.played is None or not self.gains:
            return False
        return self.likings.get(self.played.actions, 0) >= MIXED * len(self.gains)

    def difficulty(self) -> float:
        """Return the wins of a hundred that a quick player is expected to lose here."""
        top = self.options[0].glance
        best = max((option.mean(self.seat) for option in self.measured if option.samples), default=top)
        total = expected = 0.0
        for option in self.options:
            weight = exp((option.glance - top) / HASTE)
            lost = best - option.mean(self.seat) if option.samples else top - option.glance
            total += weight
            expected += weight * max(0.0, lost)
        return 100.0 * expected / total
