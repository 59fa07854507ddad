"""What a seat gets for a game: its share of the win, its rank, or how far it is ahead."""

from __future__ import annotations

from typing import Literal, get_args

from caribe.core.state import State

Reward = Literal["share", "rank", "margin"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(name: str) -> Reward:
    """Return the kind of reward of this name; refuse another in words."""
    for known in REWARDS:
        if name == known:
            return known
    raise ValueError(f"A reward is one of {', '.join(REWARDS)}, not {name}.")


def final_rewards(state: State, kind: Reward) -> list[float]:
    """Return the reward of each seat of a game that is over.

    `share` is the share of the win (they sum to 1). `rank` goes from 1 for the first to 0 for the last; level seats get
    the mean, and seats without a rank 0. `margin` is points minus those of the best other seat.

    >>> import caribe
    >>> state = caribe.game("havana", players=3).new(seed=1)
    >>> final_rewards(state, "rank"), final_rewards(state, "margin")
    ([0.5, 0.5, 0.5], [0.0, 0.0, 0.0])
    """
    if kind == "share":
        return state.returns()
    if kind == "rank":
        return rank_rewards(state.ranks())
    points = [float(sum(score.values())) for score in state.scores()]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def rank_rewards(ranks: list[int]) -> list[float]:
    """Return rewards from 1 to 0 for ranks.

    >>> rank_rewards([2, 1, 2, 4]), rank_rewards([0, 1, 0])
    ([0.5, 1.0, 0.5, 0.0], [0.0, 1.0, 0.0])
    """
    last = len(ranks) - 1
    return [0.0 if not rank else (last - (rank - 1) - (ranks.count(rank) - 1) / 2) / last for rank in ranks]
