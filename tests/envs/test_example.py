"""The example that learns, in a short form."""

from __future__ import annotations

import numpy as np
import pytest

import caribe
from examples.train_policy import Policy, train


def test_a_policy_trains(capsys: pytest.CaptureFixture[str]) -> None:
    policy, share = train(caribe.game("havana", players=2), minutes=0, games=8)
    assert 0 <= share <= 1
    assert "won" in capsys.readouterr().out
    fresh = Policy(policy.weights[0].shape[0], policy.weights[3].shape[0])
    assert any((a != b).any() for a, b in zip(policy.weights, fresh.weights, strict=True))


def test_what_wins_becomes_more_likely() -> None:
    policy = Policy(inputs=3, actions=4)
    seen = np.array([[1, 2, 3], [1, 2, 3]], np.uint8)
    masks = np.array([[True, True, False, True]] * 2)
    before = policy.probabilities(seen, masks)[2][0]
    for _ in range(20):
        policy.learn(seen, masks, np.array([0, 1]), np.array([1, -1], np.float32))
    after = policy.probabilities(seen, masks)[2][0]
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert after[2] == before[2] == 0
