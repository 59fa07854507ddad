"""The bots' turns, from what their seat knows; the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator

from caribe.bots import bot, follow
from caribe.core.playthrough import Playthrough
from caribe.core.state import State

GUESS, THOUGHT = 1, 2  # parts of a decision's chance that are a bot's, beside the game's own


def bot_query(playthrough: Playthrough) -> tuple[State, int, int]:
    """Return the question to the deciding bot: a determinized position, its seat, and a seed."""
    seat, number = playthrough.state.player, len(playthrough.actions) + 1
    return (
        playthrough.state.determinize(seat, playthrough.draws.key(number, GUESS)),
        seat,
        playthrough.draws.key(number, THOUGHT),
    )


def bot_actions(playthrough: Playthrough, name: str) -> Iterator[int]:
    """Yield the actions of this bot for the deciding seat; apply each before asking for the next."""
    return follow(playthrough.state, bot(name).turn(*bot_query(playthrough)))
