"""The start of the game and of a turn for people: things to begin with, the cards, the end of rounds and game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.reasons import Reason
from caribe.games.cuba.chapter import Chapter, Step, units_left
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import GameOver, Picked, Played, RoundBegan, Spoiled
from caribe.games.cuba.names import CARDS, resource_target
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, card_name, counted, listed, statute_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba


def describe_pick(b: ChoiceBuilder) -> Choice:
    """Describe things to begin with."""
    names = [event.resource for event in b.events if isinstance(event, Picked)]
    return b.choice("pick", [resource_target(name) for name in names], "CUB-2.10", {"things": counted(Counter(names))})


def explain_pick(q: Question) -> Reason:
    """Explain the first picks: two materials and two products."""
    if len(q["material"]) > q.state.left and q.stage == "materials":
        return refuse("start-materials", "CUB-2.10", count=q.state.left)
    return refuse("start-products", "CUB-2.10", count=q.state.left if q.stage == "crops" else 2)


def describe_play(b: ChoiceBuilder) -> Choice:
    """Describe a card; one that would do nothing says so."""
    name = CARDS[b.first]
    idle = not b.decides and all(isinstance(event, Played) for event in b.events)
    text = "play-idle" if idle else f"play-{name}"
    return replace(b.choice("play", (f"card:{name}",), "CUB-3.B.1", {"card": card_name(name)}, text), idle=idle)


def explain_play(q: Question) -> Reason | None:
    """Explain a card: each is played once in a round, one at a time."""
    for name in q["card"]:
        if not q.state.hand[q.seat] >> CARDS.index(name) & 1:
            return refuse("card-played", "CUB-3.B.1", card=card_name(name))
    return q.several("card", "CUB-3.B.1")


def tell_round(game: Cuba, event: RoundBegan, args: Args) -> str:
    """Tell that a round begins, with its proposals."""
    args["proposals"] = listed([statute_name(game.box.statutes[card]) for card in event.proposals if card >= 0])
    args["seat"] = event.start
    return ""


def tell_picked(game: Cuba, event: Picked, args: Args) -> str:
    """Tell what a seat starts with."""
    args["things"] = units(1, event.resource)
    return ""


def tell_spoiled(game: Cuba, event: Spoiled, args: Args) -> str:
    """Tell which products left in the yard are lost."""
    args["things"] = counted({"citrus": event.citrus, "sugar": event.sugar, "tobacco": event.tobacco})
    return ""


def tell_over(game: Cuba, event: GameOver, args: Args) -> str:
    """Tell who won, and by what."""
    args |= {"winner": event.winners[0], "seat": event.winners[0], "count": len(event.winners)}
    return f"-{event.decided}"


CHAPTER = Chapter(
    steps=(
        Step("materials", "CUB-2.10", ("material", "ware"), describe_pick, explain_pick, units_left),
        Step("crops", "CUB-2.10", ("ware",), describe_pick, explain_pick, units_left),
        Step("play", "CUB-3.B.1", ("card",), describe_play, explain_play),
    ),
    told={Picked: tell_picked, RoundBegan: tell_round, Spoiled: tell_spoiled, GameOver: tell_over},
)
