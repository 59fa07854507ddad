"""The bots by name. A bot gets a determinized state: what its seat knows, the rest drawn at random."""

from __future__ import annotations

from pathlib import Path

from caribe.bots.bot import Bot, follow
from caribe.bots.greedy import Greedy1Bot, Greedy2Bot, GreedyBot
from caribe.bots.levels import Easy, Expert, Hard, Hard2, Level, Medium, Timed, Timed2
from caribe.bots.models import ModelCache, load_model
from caribe.bots.random import RandomBot
from caribe.core.faults import BadInput
from caribe.core.message import Message

_OFFERED: tuple[type[Bot], ...] = (RandomBot, GreedyBot, Easy, Medium, Hard, Expert)
_MEASURES: tuple[type[Bot], ...] = (Greedy1Bot, Greedy2Bot, Hard2, Timed, Timed2)

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (*_OFFERED, *_MEASURES)}

OPPONENTS: tuple[str, ...] = tuple(kind.name for kind in _OFFERED)
"""The bots offered at a table: all but those that only serve to measure others."""


def bot_name(name: str) -> Message | None:
    """Return the name of a bot's strength as a message, None for a bot without one."""
    named = name in OPPONENTS and name != GreedyBot.name
    return Message(f"bot-level-{name}") if named else None


def bot(name: str, scale: float = 1.0) -> Bot:
    """Create the bot of this name, with its full budget or a part of it; raises `BadInput` for an unknown name.

    `name@file` is the bot with a model that was trained (`caribe train`).

    >>> bot("random").name
    'random'
    """
    kind, at, file = str(name).partition("@")
    if kind not in BOTS:
        raise BadInput.of("bot", "core-fault-type", expected=", ".join(BOTS), got=str(name))
    made = BOTS[kind](scale)
    if at:
        made.trained = ModelCache(load_model(Path(file)))
    return made


__all__ = [
    "BOTS",
    "OPPONENTS",
    "Bot",
    "Easy",
    "Expert",
    "Greedy1Bot",
    "Greedy2Bot",
    "GreedyBot",
    "Hard",
    "Hard2",
    "Level",
    "Medium",
    "RandomBot",
    "Timed",
    "Timed2",
    "bot",
    "bot_name",
    "follow",
]
