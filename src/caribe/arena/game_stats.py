"""What the balance lab counts in a game: the first player, what each seat used, and each seat's first choice.

Nothing here knows a game. What counts as a use is said by the games' words: where a catalogue has a message like
`havana-use-built-building`, every event of the kind `built` is a use of its `building`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields

from caribe import library
from caribe.core.choices import describe_actions
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.state import State
from caribe.words import Words

Use = tuple[str, str]
"""The id of the message that names a kind of use, and the thing used, as an encoded message."""


@dataclass(frozen=True, slots=True)
class GameStats:
    """What the lab counts in one game. Tuples have an entry for each seat; choices are encoded messages."""

    first: int
    uses: tuple[dict[Use, int], ...]
    choices: tuple[str, ...]
    scores: tuple[dict[str, int], ...]


class StatsCollector:
    """Collects the statistics while a game is played.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, turn_cap=2, start_player=1).new(seed=1)
    >>> collector = StatsCollector(state)
    >>> while not state.is_over:
    ...     seat, action = state.player, state.legal_actions()[0]
    ...     state.apply(action)
    ...     collector.record(seat, action)
    >>> stats = collector.collect()
    >>> stats.first, [sum(uses.values()) for uses in stats.uses]
    (1, [2, 2])
    """

    def __init__(self, state: State) -> None:
        state.keep_log()
        self._state = state
        self._first = state.player
        self._choices = [""] * state.game.players
        self._openings: dict[int, tuple[State, tuple[int, ...]]] = {}
        self._before = state.clone()

    def record(self, seat: int, action: int) -> None:
        """Record an action after it was applied. A first choice may take several."""
        state = self._state
        if not self._choices[seat]:
            before, taken = self._openings.get(seat, (self._before, ()))
            taken = (*taken, action)
            self._openings[seat] = before, taken
            if state.player != seat or not state.midway() or state.rng != before.rng:
                self._choices[seat] = encode_message(describe_actions(before, seat, taken).text)
        if "" in self._choices:
            self._before = state.clone()

    def collect(self) -> GameStats:
        """Return the statistics of the finished game."""
        state = self._state
        uses: list[Counter[Use]] = [Counter() for _ in range(state.game.players)]
        kinds: dict[type[Event], list[tuple[str, str]]] = {}
        known: dict[tuple[str, object], list[Use]] = {}
        for event in state.log or ():
            if type(event) not in kinds:
                kinds[type(event)] = _used(type(event), state.game.name)
            for label, name in kinds[type(event)]:
                value = getattr(event, name)
                if (label, value) not in known:
                    known[label, value] = [
                        (label, encode_message(thing)) for thing in _things(state, event, name, value)
                    ]
                uses[getattr(event, "seat", 0)].update(known[label, value])
        scores = tuple(dict(score) for score in state.scores())
        return GameStats(self._first, tuple(dict(each) for each in uses), tuple(self._choices), scores)


def _used(kind: type[Event], game: str) -> list[tuple[str, str]]:
    """Find the uses in events of this class: the message that names each, and the field that holds the thing."""
    family = [title for title, room in library.rooms().items() if room == library.rooms().get(game)]
    bundle = Words().bundle
    labels = [(f"{title}-use-{kind.kind.replace('_', '-')}-", f.name) for title in family for f in fields(kind)]
    return [(label + name, name) for label, name in labels if bundle.has_message(label + name)]


def _things(state: State, event: Event, name: str, value: object) -> list[Message]:
    """Name what is used: one thing by the event's message, several by their ids."""
    game = state.game
    if isinstance(value, tuple):
        return [Message(f"{game.name}-{name.removesuffix('s')}-{part}") for part in value]
    thing = game.tell(event).args.get(name)
    if thing is None:
        return []
    return [thing if isinstance(thing, Message) else Message("cli-lab-thing", {"thing": thing})]


def encode_message(message: Message) -> str:
    """Encode a message as text; equal messages give equal texts.

    >>> decode_message(encode_message(Message("core-seat", {"number": 2}))) == Message("core-seat", {"number": 2})
    True
    """
    return json.dumps(message.to_json(), sort_keys=True)


def decode_message(text: str) -> Message:
    """Decode a message."""
    return _message(json.loads(text))


def _message(document: Mapping[str, Mapping[str, object]]) -> Message:
    args: dict[str, str | int | Message] = {}
    for name, arg in document["args"].items():
        args[name] = _message(arg) if isinstance(arg, Mapping) else arg if isinstance(arg, int) else str(arg)
    return Message(str(document["id"]), args)
