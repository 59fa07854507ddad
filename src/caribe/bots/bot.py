"""What a bot is: one class with one method."""

from __future__ import annotations

from caribe.core.state import State


class Bot:
    """A player that is no person. `choose` is a pure function: the same state, seat and seed give the same action."""

    name = "bot"

    def choose(self, state: State, seat: int, seed: int) -> int:
        """One of the seat's legal actions. `state` is one the seat cannot tell from the true one
        (`State.determinize`).
        """
        raise NotImplementedError
