"""The bots: players by name. A bot gets what its seat knows, the rest drawn anew, never the true state."""

from __future__ import annotations

from caribe.bots.bot import Bot
from caribe.bots.random import RandomBot
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot(name: str) -> Bot:
    """The bot of this name; refuses with `BadInput`.

    >>> bot("random").name
    'random'
    """
    if name not in BOTS:
        fault = Fault("bot", Message("core-fault-type", {"expected": ", ".join(BOTS), "got": str(name)}))
        raise BadInput([fault])
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "RandomBot", "bot"]
