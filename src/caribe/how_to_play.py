"""How to play: the walk through a game that a newcomer reads first, its pictures set up by the engine.

A walk is data in the room of its game: `learn/<title>.toml` lists the cards, `learn/text/<language>.ftl` has their
words.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from caribe import library
from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough

FOLDER = "learn"


class BadWalk(ValueError):
    """A walk with a picture that the rules do not allow; the message names card and cause."""


@dataclass(frozen=True)
class Picture:
    """A position to draw, and what of it is seen.

    The position is the deal of `seed`, with `change` merged into it, after the choices in `play`. `picked` are targets
    of one of the choices of `seat`, shown as if somebody had clicked on them. `around` and `marked` are things on the
    page, by the names that they carry there: the picture is cut to the former, with `margin` pixels around them, and
    the latter get a ring.
    """

    players: int
    seed: int = 1
    seat: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    change: Mapping[str, object] = field(default_factory=dict)
    play: Sequence[str] = ()
    picked: Sequence[str] = ()
    part: str = "board"
    around: Sequence[str] = ()
    marked: Sequence[str] = ()
    margin: int = 10

    def set_up(self, name: str) -> Playthrough:
        """Return the position, made by the engine; refuse with `BadInput` or `BadWalk` what is not possible."""
        title = library.title(name)
        game = title.game(self.players, self.options, library.data(name))
        draws = Draws(self.seed)
        start = merge(game.new(draws).to_json(), self.change) if self.change else None
        playthrough = Playthrough(game, draws, start=start if isinstance(start, Mapping) else None)
        for targets in self.play:
            state = playthrough.state
            playthrough.play(find_choice(state.choices(state.player), targets.split()).actions)
        if self.picked and not any(
            choice.touches(Counter(self.picked)) for choice in playthrough.state.choices(self.seat)
        ):
            raise BadWalk(f"No choice of seat {self.seat} touches {', '.join(self.picked)}.")
        return playthrough


@dataclass(frozen=True)
class Card:
    """One card of a walk: its words are the messages `<game>-learn-<id>` and `<game>-learn-<id>-text`.

    With `told_by`, they are those of another title of the room, for what both editions have in common.
    `entries` are names of messages that tell more, a title and a text for each. `rules` are what it teaches, the first
    of them with its picture; `decisions` the verbs of the choices that it explains.
    """

    id: str
    rules: Sequence[str]
    picture: Picture | None = None
    decisions: Sequence[str] = ()
    entries: Sequence[Sequence[str]] = ()
    told_by: str = ""

    def message(self, game: str) -> str:
        """Return the name of the message with its title; its text has `-text` behind it."""
        return f"{self.told_by or game}-learn-{self.id}"


@dataclass(frozen=True)
class Walk:
    """The cards of a title, in order, and the version of the rules that they were written for."""

    game: str
    rules_version: str
    cards: Sequence[Card]


@cache
def walk(name: str) -> Walk | None:
    """Return the walk of a title; None for one without.

    >>> walk("cartagena").cards[0].id
    'goal'
    """
    file = files(library.rooms()[library.title(name).name]) / FOLDER / f"{name}.toml"
    if not file.is_file():
        return None
    document = tomllib.loads(file.read_text("utf-8"))
    usual = document.get("picture", {})
    return Walk(name, str(document["rules_version"]), [_card(entry, usual) for entry in document["card"]])


def words(name: str, language: str) -> str:
    """Return the Fluent source of the walk's words in a language, "" where there are none."""
    return library.text_in(files(library.rooms()[library.title(name).name]) / FOLDER, language)


def find_choice(choices: Sequence[Choice], targets: Sequence[str]) -> Choice:
    """Return the one choice with these targets, or that contains them; refuse with `BadWalk`."""
    wanted = Counter(targets)
    found = [choice for choice in choices if Counter(choice.targets) == wanted]
    found = found or [choice for choice in choices if choice.touches(wanted)]
    if len(found) != 1:
        raise BadWalk(
            f"{len(found)} choices for {' '.join(targets)}: {[choice.targets for choice in found or choices]}"
        )
    return found[0]


def merge(document: object, change: object) -> object:
    """Return the document with a change: tables are merged, lists at the numbers given, all else is replaced.

    >>> merge({"hands": [{"rum": 1}, {"rum": 2}], "turn": 1}, {"hands": {"1": {"rum": 5}}})
    {'hands': [{'rum': 1}, {'rum': 5}], 'turn': 1}
    """
    if not isinstance(change, Mapping):
        return change
    if isinstance(document, list):
        return [merge(value, change[str(n)]) if str(n) in change else value for n, value in enumerate(document)]
    if isinstance(document, Mapping):
        return {**document, **{key: merge(document.get(key), value) for key, value in change.items()}}
    return change


def _card(entry: Mapping[str, object], usual: Mapping[str, object]) -> Card:
    fields = dict(entry)
    picture = fields.pop("picture", None)
    drawn = Picture(**{**usual, **picture}) if isinstance(picture, Mapping) else None
    return Card(picture=drawn, **fields)  # type: ignore[arg-type]  # a wrong field is refused by name
