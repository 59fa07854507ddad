"""Make the recorded games under tests/fixtures/records: type `PYTHONPATH=src python -m tests.records.make`.

That adds what is missing; `--again` makes all of them anew. Do that only when a change of the rules (and of their
version) makes the old ones invalid, and say why in the commit: as long as they hold, every build and every later Caribe
must replay them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from caribe import library
from caribe.core import documents
from caribe.core.draws import Draws
from caribe.core.generator import scrambled
from caribe.core.options import OptionValue
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat
from caribe.core.title import Title

FIXTURES = Path(__file__).parent.parent / "fixtures" / "records"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
TRIES = 60  # of which the shortest game is kept

Routes = Mapping[str, Mapping[str, Mapping[str, OptionValue]]]

ADVANCED: Mapping[str, OptionValue] = {
    "mode": "advanced",
    "board": "shuffled",
    "start_hand": "level",
    "emergency_draw": "any_slot",
}
ROUTES: Mapping[str, Routes] = {
    "cartagena": {
        "escaped": {"basic": {}, "advanced": ADVANCED},
        "turn_cap": {"basic": {"turn_cap": 24}, "advanced": {**ADVANCED, "turn_cap": 18}},
    },
    "havana": {"target": {"plain": {}}, "stall": {"short": {"stall_limit": 2}}},
    "la-habana": {"target": {"plain": {}}, "stall": {"short": {"stall_limit": 2}}},
    "cuba": {"six_rounds": {"plain": {}}},
}
"""For each title and ending the tables that lead there: a label for the file's name, and options."""


APART: Mapping[str, tuple[str, ...]] = dict.fromkeys(("havana", "la-habana"), ("buildings", "materials", "bag"))
"""Endings that random games hardly reach; tests/games/havana/finished.json has a game for each."""


def wanted() -> Iterator[tuple[Title, int, str]]:
    """Every title with every number of players and every way of ending."""
    for title in library.titles().values():
        for players in range(title.least, title.most + 1):
            for ending in title.endings:
                if ending not in APART.get(title.name, ()):
                    yield title, players, ending


def played(title: Title, players: int, options: Mapping[str, OptionValue], seed: int, nonces: bool) -> Record:
    """One game between random players; the same seed gives the same game."""
    game = title.game(players, options, library.data(title.name))
    draws = Draws(seed, [name.encode() for name in NAMES[:players]] if nonces else ())
    playthrough = Playthrough(game, draws)
    while not playthrough.state.is_over:
        actions = playthrough.state.legal_actions()
        playthrough.play([actions[scrambled(draws.key(len(playthrough.actions) + 1, 1)) % len(actions)]])
    seats = [Seat(name, "random") for name in NAMES[:players]]
    times = [800 * number for number in range(1, len(playthrough.actions) + 1)]
    return Record.of(playthrough, seats, times, "2026-01-01T12:00:00+00:00")


def main(again: bool) -> None:
    """Write the fixtures that are missing, or all of them anew."""
    for title, players, ending in wanted():
        for label, options in ROUTES[title.name][ending].items():
            file = FIXTURES / title.name / f"{players}-{ending}-{label}.json"
            if file.exists() and not again:
                continue
            games = [played(title, players, options, seed, label == "advanced") for seed in range(TRIES)]
            fitting = [game for game in games if game.result is not None and game.result.ending == ending]
            shortest = min(fitting, key=lambda game: len(game.decisions))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(documents.write(shortest.to_json()), "utf-8")


if __name__ == "__main__":
    main("--again" in sys.argv)
