"""The games for OpenSpiel, held to OpenSpiel's own tests."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import caribe.envs.openspiel  # noqa: F401  (registers the games)
from tests.envs.tables import CHANGED, seatings

NAMES = ["cartagena", "cuba", "havana", "la_habana"]


def begun(name: str, players: int, seed: int = 5) -> pyspiel.State:
    state = pyspiel.load_game(f"python_caribe_{name}", {"players": players}).new_initial_state()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize(("name", "players"), seatings())
def test_openspiel_finds_no_fault(name: str, players: int) -> None:
    game = pyspiel.load_game(f"python_caribe_{name.replace('-', '_')}", {"players": players, "seeds": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), CHANGED, ids=str)
def test_openspiel_finds_no_fault_with_options(name: str, options: dict[str, object]) -> None:
    chosen = ";".join(f"{key}:{value}" for key, value in options.items())
    game = pyspiel.load_game(f"python_caribe_{name.replace('-', '_')}", {"options": chosen, "seeds": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_actions_have_their_notation() -> None:
    state = begun("cartagena", 2)
    player = state.current_player()
    written = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert all(text.startswith(f"p{player + 1} play ") for text in written)
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_cannot_know_is_drawn_anew(name: str) -> None:
    state = begun(name, 2)
    player = state.current_player()
    others = [state.resample_from_infostate(player, lambda part=part: part / 5) for part in range(5)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({str(other) for other in others}) == 5


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_the_tensor_by_field(name: str) -> None:
    state = begun(name, 2)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert observation.tensor.any()
    whole = np.concatenate([part.ravel() for part in observation.dict.values()])
    assert (whole == observation.tensor).all()


def test_the_search_that_comes_with_openspiel_plays_our_games() -> None:
    state = begun("havana", 2)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=5,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
