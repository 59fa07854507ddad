"""The guided first game: a script that lets a newcomer play on the real engine, one idea at a time.

A script is data in the room of its game: `learn/guided/<title>.toml` lists the steps, `text/<language>.ftl` beside it
has their words. Where a learner stands is a path, a letter for each step done; everything else follows from it, so
nothing needs to be kept.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from caribe import library
from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.how_to_play import FOLDER, BadWalk, Picture, find_choice, merge

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A letter of a path is the number of the choice taken, among those that its step lets through."""

KEPT = 512
"""Moments that are kept in memory; each follows from its path."""

READ_ON = Message("page-guided-read-on")
ANOTHER = Message("page-guided-another")
DO_TRY = Message("page-guided-do-try")


class BadScript(ValueError):
    """A script that cannot be played; the message names the step and the cause."""


class NoSuchPath(LookupError):
    """A path that no learner can have taken."""


@dataclass(frozen=True)
class Step:
    """One step of a script; its words are the message `<game>-guided-<id>`.

    The learner is let through with a choice that contains all targets of one entry of `lets`, or by clicking the
    targets of `tries`, which the rules refuse, or, without either, by reading on. `then` are the moves of the others
    after it, each by enough of its targets. With `later`, time passes before the step: that part of the position is
    changed. `glow` names things on the page that get a ring. With `other`, the message
    `<game>-guided-<id>-other` answers to legal choices that are not let through. `told_by` is another title of the room
    whose words the step uses.
    """

    id: str
    rules: Sequence[str] = ()
    lets: Sequence[str] = ()
    tries: str = ""
    then: Sequence[str] = ()
    later: Mapping[str, object] = field(default_factory=dict)
    glow: Sequence[str] = ()
    other: bool = False
    told_by: str = ""

    def message(self, game: str) -> str:
        """Return the name of the message with its words."""
        return f"{self.told_by or game}-guided-{self.id}"


@dataclass(frozen=True)
class Script:
    """A guided game: the position it starts from, the seat of the learner, and the steps in order.

    The position is the deal of `seed`, with `change` merged into it, after the choices in `play`.
    """

    game: str
    rules_version: str
    players: int
    steps: Sequence[Step]
    seed: int = 1
    seat: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    change: Mapping[str, object] = field(default_factory=dict)
    play: Sequence[str] = ()

    def set_up(self) -> Playthrough:
        """Return the first position, made by the engine; refuse with `BadInput` or `BadWalk` what is not possible."""
        deal = Picture(self.players, self.seed, self.seat, self.options, self.change, self.play)
        return deal.set_up(self.game)


@dataclass(frozen=True)
class Moment:
    """Where a learner stands: the position, and the decisions that had been taken when the last step began."""

    script: Script
    path: str
    playthrough: Playthrough
    before: int

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self.script.steps[len(self.path)]

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return len(self.path) == len(self.script.steps) - 1

    @property
    def state(self) -> State:
        """The position."""
        return self.playthrough.state

    @cached_property
    def choices(self) -> list[Choice]:
        """All choices that the rules give the learner here."""
        seat = self.script.seat
        return self.state.choices(seat) if seat in self.state.deciders() else []

    @cached_property
    def let_through(self) -> list[int]:
        """Which of the choices the step lets through, by number."""
        wanted = [Counter(targets.split()) for targets in self.step.lets]
        return [n for n, choice in enumerate(self.choices) if any(choice.touches(each) for each in wanted)]

    def answer(self, targets: Sequence[str]) -> Reason | None:
        """Say why these targets do not lead on: why the rules refuse them or, if they do not, what the step says.

        None if a choice that is let through contains them.
        """
        picked = Counter(targets)
        if any(self.choices[n].touches(picked) for n in self.let_through):
            return None
        reason = self.state.why_not(self.script.seat, targets, self.choices)
        return reason or Reason(self._other())

    def _other(self) -> Message:
        step = self.step
        if step.other:
            return Message(f"{step.message(self.script.game)}-other")
        return DO_TRY if step.tries else ANOTHER if step.lets else READ_ON

    def after(self, digit: str) -> Moment:
        """Return the moment after this step was done in a way; refuse with `NoSuchPath` and `BadScript`."""
        ways = self.ways()
        if digit not in ways or self.is_last:
            raise NoSuchPath(self.path + digit)
        playthrough = self.playthrough.branch()
        try:
            if self.step.lets:
                playthrough.play(self.choices[self.let_through[ways.index(digit)]].actions)
            for targets in self.step.then:
                state = playthrough.state
                playthrough.play(find_choice(state.choices(state.player), targets.split()).actions)
        except BadWalk as bad:
            raise BadScript(f"{self.step.id}: {bad}") from None
        later = self.script.steps[len(self.path) + 1].later
        if later:
            return Moment(self.script, self.path + digit, self._pass_time(playthrough, later), 0)
        return Moment(self.script, self.path + digit, playthrough, len(self.playthrough.actions))

    def _pass_time(self, playthrough: Playthrough, later: Mapping[str, object]) -> Playthrough:
        """Return a game that begins with the position as it is later; refuse with `BadInput` what is not possible."""
        start = merge(playthrough.state.to_json(), later)
        assert isinstance(start, Mapping)
        return Playthrough(playthrough.game, Draws(self.script.seed + len(self.path)), start=start)

    def ways(self) -> str:
        """Return the letters by which a path can go on from here."""
        return DIGITS[: len(self.let_through)] if self.step.lets else DIGITS[0]


@cache
def script(name: str) -> Script | None:
    """Return the script of a title; None for one without.

    >>> script("cartagena").steps[0].id
    'goal'
    """
    file = _folder(name) / f"{name}.toml"
    if not file.is_file():
        return None
    return read(name, file.read_text("utf-8"))


def read(name: str, text: str) -> Script:
    """Read a script; refuse with `BadScript` what is no script, naming the entry."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as bad:
        raise BadScript(f"{name}: {bad}") from None
    steps = [Step(**_known(entry, Step, f"step {n}")) for n, entry in enumerate(document.pop("step", []), 1)]
    return Script(name, steps=steps, **_known(document, Script, name))


def _known(entry: Mapping[str, Any], form: type, where: str) -> dict[str, Any]:
    """Return the entries, all of which the form must have."""
    unknown = [name for name in entry if name not in {each.name for each in fields(form)}]
    if unknown:
        raise BadScript(f"{where}: unknown entry {', '.join(unknown)}")
    return dict(entry)


def words(name: str, language: str) -> str:
    """Return the Fluent source of the script's words in a language, "" where there are none."""
    return library.text_in(_folder(name), language)


def _folder(name: str) -> Traversable:
    return files(library.rooms()[library.title(name).name]) / FOLDER / "guided"


@lru_cache(KEPT)
def moment(name: str, path: str) -> Moment:
    """Return where a learner stands after this path; refuse with `NoSuchPath`.

    >>> moment("cartagena", "").step.id
    'goal'
    """
    found = script(name)
    if found is None or len(path) >= len(found.steps):
        raise NoSuchPath(path)
    if not path:
        return Moment(found, "", found.set_up(), 0)
    return moment(name, path[:-1]).after(path[-1])


def all_moments(found: Script, most: int = 2000) -> Iterator[Moment]:
    """Go through a script in every way that it lets through, each position of a step once; refuse with `BadScript`."""
    here = [Moment(found, "", found.set_up(), 0)]
    while here:
        yield from here
        if len(here) > most:
            raise BadScript(f"{here[0].step.id}: more than {most} ways lead here")
        if here[0].is_last:
            return
        met: dict[str, Moment] = {}
        for moment in here:
            for digit in moment.ways():
                after = moment.after(digit)
                met.setdefault(repr(after.state.to_json()), after)
        here = list(met.values())
