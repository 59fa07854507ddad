"""The bots: players by name. A bot gets what its seat knows, the rest drawn anew, never the true state."""

from __future__ import annotations

from caribe.bots.bot import Bot, follow
from caribe.bots.greedy import Greedy1Bot, GreedyBot
from caribe.bots.levels import Easy, Expert, Hard, Level, Medium
from caribe.bots.random import RandomBot
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

_KINDS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, Easy, Medium, Hard, Expert, Greedy1Bot)

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in _KINDS}

OPPONENTS: tuple[str, ...] = tuple(kind.name for kind in _KINDS if kind is not Greedy1Bot)
"""Those that people are offered at a table: all but the one that is only there to measure by."""


def bot(name: str, scale: float = 1.0) -> Bot:
    """The bot of this name, with its whole budget or a part of it; refuses with `BadInput`.

    >>> bot("random").name
    'random'
    """
    if name not in BOTS:
        fault = Fault("bot", Message("core-fault-type", {"expected": ", ".join(BOTS), "got": str(name)}))
        raise BadInput([fault])
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
    "follow",
]
