"""The busiest moments of each game: built positions with the most to decide, for tests of the layout and pictures."""

from __future__ import annotations

import random
from functools import cache

from caribe import library
from caribe.core.state import State
from tests.browser.crowded import DECISION, Crowd

SIZES = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
)
"""The windows people own: laptops, desks, a tablet, phones upright, and one on its side."""

GAMES = 5
"""Games that are looked through."""

MOMENTS: dict[str, tuple[str, int, str]] = {
    "cartagena-busiest": ("cartagena", 5, ""),
    "havana-busiest": ("havana", 4, "build"),
    "la-habana-busiest": ("la-habana", 4, "build"),
    "cuba-busiest": ("cuba", 5, "build"),
    "cuba-worker": ("cuba", 5, "figure"),
    "cuba-market": ("cuba", 5, "trade"),
    "cuba-harbour": ("cuba", 5, "load"),
    "cuba-vote": ("cuba", 5, "bid"),
    "cuba-cards": ("cuba", 5, "play"),
    "cuba-tax": ("cuba", 5, "tax"),
    "cuba-duty": ("cuba", 5, "duty"),
}
"""The game, the number of players, and the decision; an empty one means any."""


@cache
def busiest(moment: str) -> Crowd:
    """The position with the most choices at this moment, in games that are played at random from fixed seeds."""
    game, players, decision = MOMENTS[moment]
    title = library.title(game).game(players, {}, library.data(game))
    most: tuple[int, State] | None = None
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = title.new(seed)
        while not state.is_over:
            if not decision or decision_of(state) == decision:
                choices = len(state.choices(state.player))
                if most is None or choices > most[0]:
                    most = (choices, state.clone())
            state.apply(chance.choice(state.legal_actions()))
    assert most is not None, f"nobody decides {decision}"
    choices, state = most
    return Crowd(game, {}, state.to_json(), players, state.player, frozenset(), choices)


def decision_of(state: State) -> str:
    """What a view calls the decision that is to be made; empty in a game with one kind."""
    view = state.view(state.player)
    return next((str(view[name]) for name in DECISION if name in view), "")
