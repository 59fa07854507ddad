"""Paired rollouts: play several choices on in the same world, with the same random numbers, by one reference player.

The reference takes the action after which the evaluator likes its position best, give or take a little noise, so that
it mixes where several are nearly as good. It never looks at what will be drawn: it judges an action by another draw
than the one that comes. Seats that decide at the same time decide before they see each other's decisions.
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator
from caribe.core.generator import scrambled
from caribe.core.state import State

NAME: Final = "reference"
VERSION: Final = 1
NOISE: Final = 0.02  # shares of the win by which opinions of the reference waver
WIDEST: Final = 48  # unfinished composites that are followed at a time


def next_dice(dice: i64) -> i64:
    """Return the next state of a random stream."""
    return (dice * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF


def temper(shares: list[float], power: float) -> list[float]:
    """Return shares raised to a power and brought to a sum of 1: below 1 they come closer together.

    >>> temper([0.8, 0.2], 1.0), temper([0.8, 0.2], 0.0)
    ([0.8, 0.2], [0.5, 0.5])
    """
    if power == 1.0:
        return shares
    tempered: list[float] = []
    total: float = 0.0
    for share in shares:
        raised: float = share**power if share > 0.0 else 0.0
        tempered.append(raised)
        total += raised
    return [raised / total for raised in tempered]


def reference_action(world: State, evaluator: Evaluator, dice: i64) -> i64:
    """Return the action that the reference takes for `player`."""
    actions = evaluator.candidates(world)
    chosen: i64 = actions[0]
    if len(actions) == 1:
        return chosen
    seat: i64 = world.player
    best: float = -1000.0
    for action in actions:
        after = world.clone()
        after.rekey(dice)
        after.advance(action)
        dice = next_dice(dice)
        luck: float = (float(int(dice >> 17)) + 0.5) / 2147483648.0
        value: float = evaluator.evaluate(after)[seat] - NOISE * log(-log(luck))
        if value > best:
            best = value
            chosen = action
    return chosen


def reference_choice(world: State, seat: int, evaluator: Evaluator, dice: i64) -> list[int]:
    """Return the actions of one whole choice of the reference for a seat that has to decide."""
    copy = world.focus(seat)
    chosen: list[int] = []
    while True:
        dice = next_dice(dice)
        before: i64 = next_dice(scrambled(dice))
        copy.rekey(before)
        action: i64 = reference_action(copy, evaluator, dice)
        chosen.append(action)
        copy.advance(action)
        if copy.player != seat or copy.rng != before or not copy.midway():
            return chosen


def play_on(
    world: State, seat: int, actions: list[int], evaluator: Evaluator, dice: i64, horizon: i64, power: float
) -> list[float]:
    """Play a world on, this seat's next choice given (or not, if empty), and return each seat's share of the win.

    The world is changed. The reference plays everything else; after `horizon` decisions the position is evaluated, and
    tempered by `power`; below 0 the game is played to its end.
    """
    plans: dict[int, list[int]] = {}
    if len(actions) > 0:
        plans[seat] = actions
    left: i64 = horizon
    while world.player >= 0 and left != 0:
        dice = next_dice(dice)
        player: int = world.player
        waiting = world.deciders()
        if len(waiting) > 1:
            _decide_together(world, waiting, plans, evaluator, dice)
        world.rekey(dice)
        if player in plans:
            for action in plans.pop(player):
                if world.player == player and world.is_legal(action):
                    world.advance(action)
        else:
            world.advance(reference_action(world, evaluator, scrambled(dice)))
        left -= 1
    return world.returns() if world.player < 0 else temper(evaluator.evaluate(world), power)


def _decide_together(
    world: State, waiting: list[int], plans: dict[int, list[int]], evaluator: Evaluator, dice: i64
) -> None:
    """Let all seats that decide at the same time decide, before any of them is seen to."""
    for other in waiting:
        if other not in plans:
            plans[other] = reference_choice(world, other, evaluator, scrambled(dice + other + 1))


def whole_choices(world: State, seat: int, evaluator: Evaluator) -> list[list[int]]:
    """Return the atomic actions of the choices of a seat worth considering, in no particular order.

    Of composites with very many ways only those are followed that the evaluator likes best on the way.
    """
    start = world.focus(seat)
    done: list[list[int]] = []
    ways: list[list[int]] = [[]]
    states: list[State] = [start]
    while len(ways) > 0:
        further: list[list[int]] = []
        reached: list[State] = []
        worths: list[float] = []
        for k in range(len(ways)):
            for action in evaluator.candidates(states[k]):
                after = states[k].clone()
                before: i64 = after.rng
                after.advance(action)
                way = [*ways[k], action]
                if after.player == seat and after.rng == before and after.midway():
                    further.append(way)
                    reached.append(after)
                    worths.append(evaluator.evaluate(after)[seat])
                else:
                    done.append(way)
        ways = further
        states = reached
        if len(ways) > WIDEST:
            least: float = sorted(worths)[len(worths) - WIDEST]
            kept = [k for k in range(len(ways)) if worths[k] >= least][:WIDEST]
            ways = [further[k] for k in kept]
            states = [reached[k] for k in kept]
    return done


def opinion(world: State, seat: int, actions: list[int], evaluator: Evaluator, dice: i64) -> list[float]:
    """Return each seat's share of the win right after a choice, as the evaluator sees it in this world."""
    after = world.focus(seat)
    after.rekey(dice)
    for action in actions:
        if after.player == seat and after.is_legal(action):
            after.advance(action)
    return evaluator.evaluate(after)
