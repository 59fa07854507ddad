"""Count in Cuba what a person at the table would call silly of a bot, over many seeded games.

`python -m tests.bots.habits --bot greedy --games 500` prints the list with its figures.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

import caribe
from caribe.bots import Bot, bot, follow
from caribe.core.draws import Draws
from caribe.core.events import Event
from caribe.games.cuba import actions as a
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.events import BidsOpened, Built, DutyPaid, Enacted, Subsidised, TaxPaid, Used, VoteWon
from caribe.games.cuba.rules import CubaState

MUCH = 4  # pesos: who bids fewer does not look silly


@dataclass
class Habits:
    """What was counted: how often something could have been silly, and how often it was."""

    games: int = 0
    chances: Counter[str] = field(default_factory=Counter)
    silly: Counter[str] = field(default_factory=Counter)

    def note(self, habit: str, silly: bool) -> None:
        """Count one occasion."""
        self.chances[habit] += 1
        self.silly[habit] += silly

    def share(self, habit: str) -> float:
        """How often of a hundred occasions it was silly."""
        return 100 * self.silly[habit] / max(1, self.chances[habit])

    def __str__(self) -> str:
        lines = [
            f"{self.share(habit):5.1f} %  {self.silly[habit]:5} of {self.chances[habit]:6}  {habit}"
            for habit in sorted(self.chances)
        ]
        return "\n".join((f"{self.games} games", *lines))


LAKE, NOTHING_WON, ALL_IN, UNUSED = (
    "builds on its only lake before round 5, though other fields are open",
    f"wins a vote but the last with {MUCH} pesos or more, and the statutes it passes bring it nothing",
    f"bids all its money, {MUCH} pesos or more, before the last round",
    "builds before round 4 what it never uses",
)

IN_USE = (a.COUNT, a.GIVE, a.DOCK, a.WARE, a.UNITS, a.SWAP_IN, a.VETO, a.CALL)
"""The decisions about a building that is being used."""


class Watcher:
    """Follows one game."""

    def __init__(self, state: CubaState, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.built: dict[tuple[int, str], int] = {}
        self.used: set[tuple[int, str]] = set()
        self.winner = -1
        self.bid = 0
        self.bids: tuple[int, ...] = ()
        self.passed: set[int] = set()
        self.gained = 0
        state.keep_log()

    def take(self, action: int) -> None:
        """Take an action and look at what came of it."""
        state = self.state
        seat, land, money, number = state.player, state.land, state.money[:], state.round
        if state.stage in IN_USE and action != a.DONE:
            self.used.add((seat, BUILDING_KINDS[state.using].name))
        assert state.log is not None
        state.log.clear()
        state.apply(action)
        for event in state.log:
            self._see(event, land, money, number)

    def _see(self, event: Event, land: list[int], money: list[int], number: int) -> None:
        if isinstance(event, Built):
            self._see_building(event, land, number)
        elif isinstance(event, Used):
            self.used.add((event.seat, event.building))
        elif isinstance(event, BidsOpened):
            self.bids = event.bids
            if number < a.ROUNDS:
                for bid, pesos in zip(event.bids, money, strict=True):
                    if pesos >= MUCH and bid >= 0:
                        self.habits.note(ALL_IN, bid == pesos)
        elif isinstance(event, VoteWon):
            self.winner, self.bid, self.gained, self.passed = event.seat, self.bids[event.seat], 0, set()
        elif isinstance(event, Enacted):
            self.passed.add(event.statute // 6)
        elif isinstance(event, TaxPaid | DutyPaid | Subsidised) and event.seat == self.winner:
            if (TaxPaid, DutyPaid, Subsidised).index(type(event)) in self.passed:
                self.gained += event.points
        if self.winner >= 0 and (self.state.is_over or self.state.stage == a.PLAY):
            self._see_statutes()

    def _see_building(self, event: Built, land: list[int], number: int) -> None:
        fields = land[event.seat * 12 : event.seat * 12 + 12]
        if number < 5 and a.WATER in fields and sum(field < a.LOT for field in fields) > 1:
            self.habits.note(LAKE, fields[event.cell] == a.WATER)
        if number < 4:
            self.built[event.seat, event.building] = number

    def _see_statutes(self) -> None:
        if self.bid >= MUCH and not self.state.is_over:  # in the last round money has no other use
            self.habits.note(NOTHING_WON, self.gained == 0)
        self.winner = -1

    def close(self) -> None:
        """Look back at the end."""
        for built in self.built:
            self.habits.note(UNUSED, built not in self.used)
        self.habits.games += 1


def play(player: Bot, players: int, seed: int, habits: Habits) -> None:
    """Play one game in which a bot decides for all, and count."""
    draws = Draws(seed)
    state = caribe.game("cuba", players=players).new(draws.key(0, 2))
    assert isinstance(state, CubaState)
    watcher = Watcher(state, habits)
    number = 0
    while not state.is_over:
        for action in follow(state, player.turn(state, state.player, draws.key(number, 3))):
            number += 1
            state.rekey(draws.key(number, 1))
            watcher.take(action)
    watcher.close()


def main() -> None:
    """Play the games and print the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    chosen = parser.parse_args()
    habits = Habits()
    for seed in range(chosen.games):
        play(bot(chosen.bot, chosen.scale), chosen.players[seed % len(chosen.players)], seed, habits)
    print(habits)


if __name__ == "__main__":
    main()
