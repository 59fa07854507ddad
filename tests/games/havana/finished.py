"""Makes finished.json: a whole game for each edition, number of players and way to end, played by hands with a purpose.

PYTHONPATH=src python -m tests.games.havana.finished
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import caribe
from caribe import Choice, State
from tests.support import Chooser

FILE = Path(__file__).resolve().parent / "finished.json"
ENDINGS = ("target", "stall", "bag", "buildings", "materials")
LONGEST = 3000
Policy = Callable[[State, list[Choice], Chooser], Choice]


def cheap_deck(colours: list[str], grey: str) -> list[dict[str, Any]]:
    """A deck whose prices use up all bricks, for the edition in which nothing else does."""
    deck = [{"name": f"{name} {i}", "points": 1, "cost": {name: 2}} for name in colours for i in range(5)]
    deck += [{"name": f"{grey} {i}", "points": 1, "cost": {grey: 3 if i < 10 else 2}} for i in range(15)]
    return [*deck, {"name": "Dream", "points": 1, "cost": {"pesos": 60}}]


def at_random(state: State, choices: list[Choice], chooser: Chooser) -> Choice:
    """Anything goes."""
    return chooser.pick(choices)


def _below_target(state: State, choices: list[Choice]) -> list[Choice]:
    view: Any = state.view(None)
    room = view["target"] - view["points"][state.player]
    return [choice for choice in choices if choice.verb == "build" and int(choice.args["points"]) < room]


def idly(state: State, choices: list[Choice], chooser: Chooser) -> Choice:
    """Build nothing at all."""
    return next((choice for choice in choices if choice.verb == "end"), None) or chooser.pick(choices)


def clearing(state: State, choices: list[Choice], chooser: Chooser) -> Choice:
    """Get rid of buildings, but never win by points."""
    removals = [choice for choice in choices if choice.verb == "remove"]
    if removals:
        return chooser.pick(removals)
    if any(choice.verb == "end" for choice in choices):
        builds = _below_target(state, choices)
        return min(builds, key=lambda choice: int(choice.args["points"])) if builds else idly(state, choices, chooser)
    return chooser.pick(choices)


def wasting(state: State, choices: list[Choice], chooser: Chooser) -> Choice:
    """Send materials to the box, by taxes and dear payments, but never win by points and never remove a building."""
    wanted = [choice for choice in choices if "building:none" in choice.targets]
    if any(choice.verb == "end" for choice in choices):
        builds = _below_target(state, choices)
        dear = max(builds, key=lambda choice: (len(choice.effects), -int(choice.args["points"])), default=None)
        return dear or idly(state, choices, chooser)
    if choices[0].verb in ("lay", "choose"):
        cards = (
            ["card:tax", "card:siesta"]
            if state.player == 0
            else ["card:mama", "card:debris", "card:half", "card:rubble"]
        )
        kept = [choice for choice in choices if "cover:tax" not in choice.targets] if state.player == 0 else choices
        wanted = [choice for choice in kept if set(cards) & set(choice.targets)] or kept
    if choices[0].verb == "tax":
        wanted = [choice for choice in choices if not any(t.startswith("worker") for t in choice.targets)]
    return chooser.pick(wanted or choices)


def spending(state: State, choices: list[Choice], chooser: Chooser) -> Choice:
    """Build whatever can be paid as printed, but never win by points and never remove a building."""
    kept = [choice for choice in choices if choice.verb != "remove"]
    if any(choice.verb == "end" for choice in choices):
        builds = [c for c in _below_target(state, choices) if not any("*" in target for target in c.targets)]
        return chooser.pick(builds) if builds else idly(state, choices, chooser)
    return chooser.pick(kept)


POLICIES: dict[str, Policy] = {
    "target": at_random,
    "stall": idly,
    "bag": at_random,
    "buildings": clearing,
    "materials": wasting,
}


def table(edition: str, ending: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The options and the deck with which a game comes to this end."""
    options: dict[str, Any] = {"stall_limit": "off"} if ending in ("buildings", "materials") else {}
    if ending == "bag":
        options["material_end"] = "bag_empty_end_of_round"
    if ending == "materials" and edition == "la-habana":
        return options, {"buildings": cheap_deck(["red", "white", "green", "brown"], "rubble")}
    return options, None


def play(edition: str, players: int, ending: str, seed: int) -> dict[str, Any] | None:
    """A game of this kind, None when it comes to another end."""
    options, data = table(edition, ending)
    state = caribe.game(edition, players, data=data, **options).new(seed)
    chooser = Chooser(seed)
    actions: list[int] = []
    while not state.is_over and len(actions) < LONGEST:
        policy = POLICIES[ending] if data is None else spending
        choice = policy(state, state.choices(state.player), chooser)
        actions += choice.actions
        for action in choice.actions:
            state.apply(action)
    if state.ending() != ending:
        return None
    points = [sum(score.values()) for score in state.scores()]
    entry = {"game": edition, "players": players, "options": options, "seed": seed, "ending": ending, "points": points}
    return entry | {"returns": state.returns(), "actions": actions}


def games() -> Iterator[dict[str, Any]]:
    """One game of every kind."""
    for edition in ("havana", "la-habana"):
        for players in (2, 3, 4):
            for ending in ENDINGS:
                found = (entry for seed in range(60) if (entry := play(edition, players, ending, seed)))
                entry = next(found, None)
                print(edition, players, ending, "not found" if entry is None else len(entry["actions"]))
                if entry is not None:
                    yield entry


if __name__ == "__main__":
    lines = [json.dumps(entry) for entry in games()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
