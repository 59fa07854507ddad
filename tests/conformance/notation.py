"""Round trip of the notation over whole random games: `python -m tests.conformance.notation --games 10000`.

Each move of each game is written and read back; options and numbers of players take turns. Prints how many moves of
which kind there were.
"""

from __future__ import annotations

import argparse
from collections import Counter

from caribe.core.state import State
from tests.conformance.tables import Table, tables
from tests.support import Chooser


def pick_move(state: State, chooser: Chooser) -> list[int]:
    """Pick the actions of one whole decision of `player` at random."""
    trial, actions = state.clone(), list[int]()
    while True:
        before = trial.rng
        actions.append(chooser.pick(trial.legal_actions()))
        trial.advance(actions[-1])
        if trial.player != state.player or not trial.midway() or trial.rng != before:
            return actions


def round_trip(table: Table, seed: int) -> Counter[str]:
    """Play one random game, write and read every move, and count the verbs."""
    state, chooser = table.game().new(seed), Chooser(seed)
    verbs: Counter[str] = Counter()
    while not state.is_over:
        actions = pick_move(state, chooser)
        text = state.notation(actions)
        assert state.parse(text) == actions, f"{table}, seed {seed}: {text} is read as {state.parse(text)}"
        verbs[text.split()[0]] += 1
        for action in actions:
            state.apply(action)
    return verbs


def main() -> None:
    """Play this many games of every title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--title", action="append")
    args = parser.parse_args()
    for name in args.title or dict.fromkeys(table.name for table in tables()):
        seats = [table for table in tables() if table.name == name]
        verbs: Counter[str] = Counter()
        for number in range(args.games):
            verbs += round_trip(seats[number % len(seats)], number)
        kinds = ", ".join(f"{verb} {count}" for verb, count in verbs.most_common())
        print(f"{name}: {args.games} games, {verbs.total()} moves: {kinds}", flush=True)


if __name__ == "__main__":
    main()
