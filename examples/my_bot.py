"""A bot of your own: one class with one method. `caribe arena --game havana --bots examples.my_bot:Hopeful,greedy`."""

import caribe
from caribe.bots import Bot
from caribe.search import playout


class Hopeful(Bot):
    """Tries every action a few times, plays on at random, and takes the one that won most often."""

    name = "hopeful"

    def choose(self, state: caribe.State, seat: int, seed: int) -> int:
        """The action that won most often."""
        wins: dict[int, float] = {}
        for action in state.legal_actions(seat):
            for number in range(4):
                world = state.determinize(seat, seed + number).focus(seat)  # imagine what this seat cannot know
                world.advance(action)
                playout(world, seed + number)
                wins[action] = wins.get(action, 0.0) + world.returns()[seat]
        return max(wins, key=lambda action: wins[action])
