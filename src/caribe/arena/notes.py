"""What is noted of a game for the balance lab: who began, what was used by whom, and what each seat chose first.

Nothing here knows a game. What counts as a use is said by the games' words: where a catalogue has a message like
`havana-use-built-building`, every event of the kind `built` is a use of its `building`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields

from caribe import library
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.state import State
from caribe.words import Words

Use = tuple[str, str]
"""The id of the message that names a kind of use, and what was used, as `written`."""


@dataclass(frozen=True, slots=True)
class Notes:
    """One game, as far as the lab looks at it. What is a tuple has an entry for each seat; choices are `written`."""

    first: int
    uses: tuple[dict[Use, int], ...]
    choices: tuple[str, ...]
    scores: tuple[dict[str, int], ...]


class Observer:
    """Looks on while a game is played.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, turn_cap=2, start_player=1).new(seed=1)
    >>> observer = Observer(state)
    >>> while not state.is_over:
    ...     seat, action = state.player, state.legal_actions()[0]
    ...     state.apply(action)
    ...     observer.saw(seat, action)
    >>> notes = observer.notes()
    >>> notes.first, [sum(uses.values()) for uses in notes.uses]
    (1, [2, 2])
    """

    def __init__(self, state: State) -> None:
        state.keep_log()
        self._state = state
        self._first = state.player
        self._choices = [""] * state.game.players
        self._openings: dict[int, tuple[State, tuple[int, ...]]] = {}
        self._before = state.clone()

    def saw(self, seat: int, action: int) -> None:
        """A seat took an action, and the state is one further. A first choice may take several."""
        state = self._state
        if not self._choices[seat]:
            before, taken = self._openings.get(seat, (self._before, ()))
            taken = (*taken, action)
            self._openings[seat] = before, taken
            if state.player != seat or not state.midway() or state.rng != before.rng:
                self._choices[seat] = written(state.game.people.describe(before, seat, taken, None).text)
        if "" in self._choices:
            self._before = state.clone()

    def notes(self) -> Notes:
        """What there is to note when the game is over."""
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
                    known[label, value] = [(label, written(thing)) for thing in _things(state, event, name, value)]
                uses[getattr(event, "seat", 0)].update(known[label, value])
        scores = tuple(dict(score) for score in state.scores())
        return Notes(self._first, tuple(dict(each) for each in uses), tuple(self._choices), scores)


def _used(kind: type[Event], game: str) -> list[tuple[str, str]]:
    """The uses in events of this kind: which message names them, and which field has the thing."""
    family = [title for title, room in library.rooms().items() if room == library.rooms().get(game)]
    bundle = Words().bundle
    labels = [(f"{title}-use-{kind.kind.replace('_', '-')}-", f.name) for title in family for f in fields(kind)]
    return [(label + name, name) for label, name in labels if bundle.has_message(label + name)]


def _things(state: State, event: Event, name: str, value: object) -> list[Message]:
    """What is used. Of one thing, the event's own words say the name; several are named by their ids."""
    game = state.game
    if isinstance(value, tuple):
        return [Message(f"{game.name}-{name.removesuffix('s')}-{part}") for part in value]
    thing = game.tell(event).args.get(name)
    if thing is None:
        return []
    return [thing if isinstance(thing, Message) else Message("cli-lab-thing", {"thing": thing})]


def written(message: Message) -> str:
    """A message as a text that equals another exactly when the messages do.

    >>> unwritten(written(Message("core-seat", {"number": 2}))) == Message("core-seat", {"number": 2})
    True
    """
    return json.dumps(message.to_json(), sort_keys=True)


def unwritten(text: str) -> Message:
    """The message that was written so."""
    return _message(json.loads(text))


def _message(document: Mapping[str, Mapping[str, object]]) -> Message:
    args: dict[str, str | int | Message] = {}
    for name, arg in document["args"].items():
        args[name] = _message(arg) if isinstance(arg, Mapping) else arg if isinstance(arg, int) else str(arg)
    return Message(str(document["id"]), args)
