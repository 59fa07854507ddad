"""How the bots at a table decide: from what their seat knows, and so that the same seed leads to the same game."""

from __future__ import annotations

from collections.abc import Iterator

from caribe.bots import bot, follow
from caribe.core.line import Line
from caribe.core.state import State

GUESS, THOUGHT = 1, 2  # parts of a decision's chance that are a bot's, beside the game's own


def question(line: Line) -> tuple[State, int, int]:
    """What the bot that is to decide is asked: a position in which all is drawn anew that its seat cannot know, the
    seat, and a seed for its thoughts.
    """
    seat, number = line.state.player, len(line.actions) + 1
    return line.state.determinize(seat, line.draws.key(number, GUESS)), seat, line.draws.key(number, THOUGHT)


def decision(line: Line, name: str) -> Iterator[int]:
    """What the bot of this name does for the seat that is to decide; each action is to be taken before the next."""
    return follow(line.state, bot(name).turn(*question(line)))
