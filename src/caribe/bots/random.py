"""The bot that does anything."""

from __future__ import annotations

from caribe.bots.bot import Bot
from caribe.core.generator import scrambled
from caribe.core.state import State


class RandomBot(Bot):
    """Takes any legal action, each as likely as the other."""

    name = "random"

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Any legal action."""
        actions = state.legal_actions(seat)
        return actions[scrambled(seed) % len(actions)]
