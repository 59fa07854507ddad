"""The bots by name. A bot gets a determinized state: what its seat knows, the rest drawn at random."""

from __future__ import annotations

from caribe.bots.bot import Bot, follow
from caribe.bots.greedy import Greedy1Bot, GreedyBot
from caribe.bots.levels import Easy, Expert, Hard, Level, Medium
from caribe.bots.random import RandomBot
from caribe.core.faults import BadInput
from caribe.core.message import Message

_KINDS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, Easy, Medium, Hard, Expert, Greedy1Bot)

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in _KINDS}

OPPONENTS: tuple[str, ...] = tuple(kind.name for kind in _KINDS if kind is not Greedy1Bot)
"""The bots offered at a table: all but the one that only serves as a baseline."""


def bot_name(name: str) -> Message | None:
    """Return the name of a bot's strength as a message, None for a bot without one."""
    named = name in OPPONENTS and name != GreedyBot.name
    return Message(f"bot-level-{name}") if named else None


def bot(name: str, scale: float = 1.0) -> Bot:
    """Create the bot of this name, with its full budget or a part of it; raises `BadInput` for an unknown name.

    >>> bot("random").name
    'random'
    """
    if name not in BOTS:
        raise BadInput.of("bot", "core-fault-type", expected=", ".join(BOTS), got=str(name))
    return BOTS[name](scale)


__all__ = [
    "BOTS",
    "OPPONENTS",
    "Bot",
    "Easy",
    "Expert",
    "Greedy1Bot",
    "GreedyBot",
    "Hard",
    "Level",
    "Medium",
    "RandomBot",
    "bot",
    "bot_name",
    "follow",
]
