"""What every chapter of the rules has for people: how it offers its choices, why it refuses, what it asks and tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import words
from caribe.games.havana.position import names_in, open_cards, rows_of

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

Arguments = dict[str, str | int | Message]
Topics = Mapping[int, str]
EventKinds = tuple[type[Event], ...]
E = TypeVar("E", bound=Event)


class Question:
    """A seat asks why something cannot be done: the table as it sees it."""

    def __init__(self, state: HavanaState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.game: Havana = state.rules
        self.step: int = state.step
        self.materials = self.game.edition.materials
        cards = state.cards[seat * a.SPREAD : (seat + 1) * a.SPREAD]
        self.discards = names_in(self.game, cards[a.DISCARDS])
        self.laid = names_in(self.game, cards[a.LAID])
        self.open = open_cards(state, seat)

    @property
    def ends(self) -> list[int]:
        """Return the buildings at the ends of the rows."""
        return [building for k in range(4) if (building := self.state.end(k)) >= 0]

    @property
    def awaited(self) -> Message:
        """Return what has to be decided now."""
        return Message(f"havana-awaited-{a.STEPS[self.step]}")

    def stock(self, base: int) -> dict[str, int]:
        """Return a row of goods by name."""
        return {name: self.state.goods[base + k] for k, name in enumerate((*self.materials, "peso", "worker"))}

    def no(self, why: str, topic: str, **args: str | int | Message) -> Reason:
        """Return a reason of the catalogue, with the rule of this edition that the topic names."""
        return Reason(Message(f"havana-why-{why}", args), self.game.edition.rules[topic])

    def knows(self, target: str) -> bool:
        """Return whether there is such a target in this game at all."""
        kind, _, name = target.partition(":")
        grey = self.materials[a.GREY]
        known: dict[str, Sequence[str]] = {
            "card": self.game.card_names,
            "cover": self.game.card_names,
            "first": self.game.card_names,
            "fetch": [*self.game.card_names, "none"],
            "building": [*map(str, range(a.BUILDINGS)), "none"],
            "pay": [*self.materials, "peso", "worker", f"{grey}*5", "peso*5"],
            "seat": [str(seat) for seat in range(self.game.players)],
            "material": self.materials,
            "worker": ["one"],
            "bag": ["random"],
            "take": ["enough"],
            "turn": ["end"],
        }
        return name in known.get(kind, ())


class Chapter:
    """One chapter of the rules: the steps it asks at, each with the rule it rests on, and the events it makes.

    A chapter overrides what it has to say; the rest is the same everywhere.
    """

    topics: ClassVar[Topics] = {}
    events: ClassVar[EventKinds] = ()
    in_turn: ClassVar[bool] = True  # whether its steps are part of a turn

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Return the choice that these actions make; what it brings and costs is read from the events of the trial."""
        raise NotImplementedError

    def ask(self, state: HavanaState) -> Arguments:
        """Return what a prompt says besides whom it asks."""
        return {}

    # Why not

    def not_now(self, question: Question) -> Reason:
        """Say that another decision comes first."""
        return question.no("not-now", self.topics[question.step], awaited=question.awaited)

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why no choice at this step has this target."""
        if kind == "building" and name != "none":
            if self.in_turn:
                return question.no("after-actions", "after_actions")
            return question.no("own-turn", "own_turn")
        if kind == "turn" and self.in_turn:
            return question.no("must-carry-out", "mandatory", awaited=question.awaited)
        return self.not_now(question)

    def explain_together(self, question: Question, kinds: Counter[str]) -> Reason:
        """Explain why targets that can each be chosen are not in one choice; `kinds` counts them by kind."""
        topic = self.topics[question.step]
        if kinds["seat"] > 1:
            return question.no("one-victim", topic)
        if kinds["material"]:
            return question.no("too-many-materials", topic)
        return question.no("not-together", topic, awaited=question.awaited)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this action cannot be taken at this step."""
        return self.explain_target(question, "turn", "end") if action == a.NONE else self.not_now(question)

    # What is told

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell an event in one sentence, from what the event itself holds."""
        return sentence(game, event)

    def show(self, event: Event, seat: int | None) -> Event:
        """Return the event as a seat sees it that is not its own."""
        return event


def sentence(game: Havana, event: Event, suffix: str = "", **more: str | int | Message) -> Message:
    """Return the message of an event, with its numbers and the names of its things."""
    args: Arguments = {}
    for name in ("seat", "other", "count", "pesos", "points", "turn"):
        if hasattr(event, name):
            args[name] = getattr(event, name)
    for name in ("card", "covers"):
        if getattr(event, name, None) is not None:
            args[name] = words.card(game, getattr(event, name))
    for name in ("building", "instead"):
        if hasattr(event, name):
            args[name] = words.building(game, getattr(event, name))
    return Message(f"havana-event-{event.kind.replace('_', '-')}{suffix}", args | more)


def choice(
    state: HavanaState,
    trial: Trial,
    verb: str,
    targets: Sequence[str],
    topic: str,
    args: Arguments,
    effects: Sequence[Effect] = (),
    text: str = "",
    way: str = "",
    usual: bool = False,
) -> Choice:
    """Return a choice in words, with the rule of this edition that the topic names."""
    plain = {name: arg for name, arg in args.items() if not isinstance(arg, Message)}
    message = Message(f"havana-choice-{text or verb}", args)
    rule = state.rules.edition.rules[topic]
    return Choice(trial.actions, verb, tuple(targets), message, rule, tuple(effects), plain, way, usual)


def outcome(trial: Trial, kind: type[E]) -> E | None:
    """Return the first event of a kind that a trial caused."""
    return next((event for event in trial.events if isinstance(event, kind)), None)


def gains(things: Counter[str], sign: int, place: str = "") -> list[Effect]:
    """Things that come or go, as effects."""
    return [Effect(thing, sign * count, place) for thing, count in things.items() if count]


def explain_site(chapter: Chapter, question: Question, k: int) -> Reason:
    """Explain why an end, told by its place, cannot be chosen."""
    building = question.state.end(k)
    if building < 0:
        return question.no("no-end", "ends")
    return chapter.explain_target(question, "building", str(building))


def stands_inside(question: Question, building: int) -> bool:
    """Return whether a building stands in a row."""
    return any(building in row for row in rows_of(question.state))
