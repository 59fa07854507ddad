"""The network of a trained bot: whole numbers, what a seat knows, and model files."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

import caribe
from caribe.bots import GreedyBot, bot
from caribe.bots.models import Model, data_digest, load_model, parse_model
from caribe.core.faults import BadInput
from caribe.search import TreeSearch
from caribe.search.network import SIGNAL, WEIGHT, LearnedEvaluator, Network


def random_network(inputs: int, players: int, seed: int = 1) -> Network:
    """A network of small random weights."""
    dice = random.Random(seed)
    sizes = [inputs, 8, 4, players]
    spreads = (12, 900, 900)  # small in the first layer, so that its units are not all off or fully on
    weights = [
        [dice.randrange(-spread, spread) for _ in range(below * above)]
        for spread, (below, above) in zip(spreads, pairwise(sizes), strict=True)
    ]
    return Network(sizes, weights, [[dice.randrange(-900, 900) for _ in range(size)] for size in sizes[1:]])


def plain_corrections(network: Network, row: bytes) -> list[float]:
    """The same sums, written down in the plainest way."""
    signals = list(row)
    for layer in range(3):
        weights, biases = network.weights[layer], network.biases[layer]
        width = len(biases)
        sums = [
            bias + sum(signal * weights[place * width + k] for place, signal in enumerate(signals))
            for k, bias in enumerate(biases)
        ]
        if layer == 2:
            return [total / (WEIGHT * SIGNAL) for total in sums]
        signals = [min(SIGNAL, max(0, total >> (2 if layer == 0 else 12))) for total in sums]
    raise AssertionError


def test_the_sums_are_exact() -> None:
    dice = random.Random(3)
    for seed in range(5):
        network = random_network(40, 3, seed)
        row = bytes(dice.choice([0, 0, 1, 1, 7, 255]) for _ in range(40))
        assert network.corrections(row) == plain_corrections(network, row)


def test_weights_that_could_leave_32_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="too large for 32 bits"):
        Network([400, 1, 1, 2], [[30000] * 400, [1], [1, 1]], [[0], [0], [0, 0]])
    with pytest.raises(ValueError, match="do not fit"):
        Network([2, 1, 1, 2], [[1], [1], [1, 1]], [[0], [0], [0, 0]])


def learned(game: caribe.Game) -> LearnedEvaluator:
    """The game's evaluator with a random network."""
    return LearnedEvaluator(game.evaluator(), game.tensor(), random_network(game.tensor().size, game.players))


@pytest.mark.parametrize("name", sorted(caribe.titles()))
def test_the_network_reads_only_what_the_seat_knows(name: str) -> None:
    """Whatever is hidden from the seat that decides, the corrections are the same."""
    game = caribe.game(name, players=3)
    evaluator, state = learned(game), game.new(5)
    told = set()
    for number in range(30):
        seat = state.player
        rows = {evaluator.tensor.write(state.determinize(seat, seed), seat) for seed in range(4)}
        assert rows == {evaluator.tensor.write(state, seat)}
        told.add(tuple(evaluator.network.corrections(rows.pop())))
        legal = state.legal_actions()
        state.apply(legal[number % len(legal)])
        if state.is_over:
            break
    assert len(told) > 3, "the network tells positions apart"


def test_shares_are_corrected_and_still_sum_to_one() -> None:
    game = caribe.game("havana", players=3)
    state, evaluator = game.new(2), learned(game)
    shares, base = evaluator.evaluate(state), game.evaluator().evaluate(state)
    assert sum(shares) == pytest.approx(1)
    assert shares != base
    assert evaluator.prior().evaluate(state) == base, "first guesses come from the evaluator alone"
    assert TreeSearch(state, state.player, 3, evaluator).run(20).iterations == 20


def model_of(game: caribe.Game) -> Model:
    """A model for this game, of random weights."""
    card = {"game": game.name, "players": game.players, "rules": game.version, "data": data_digest(game.data)}
    return Model(card, random_network(game.tensor().size, game.players))


def test_a_model_file_makes_a_bot_and_serves_no_other_game(tmp_path: Path) -> None:
    game = caribe.game("cartagena", players=2)
    file = tmp_path / "model.json"
    file.write_text(model_of(game).to_text(), "utf-8")
    read = load_model(file)
    assert read.network.weights == model_of(game).network.weights
    assert read.network.biases == model_of(game).network.biases
    player = bot(f"greedy@{file}")
    assert isinstance(player, GreedyBot)
    assert isinstance(player.evaluator(game), LearnedEvaluator)
    state = game.new(1)
    assert player.choose(state, state.player, 1) in state.legal_actions()
    with pytest.raises(BadInput, match="trained for cartagena with 2 players"):
        player.evaluator(caribe.game("cartagena", players=3))


@pytest.mark.parametrize("text", ["", "[]", '{"format": "caribe-model-1"}', '{"format": "caribe-model-2"}'])
def test_a_file_that_is_no_model_is_refused_with_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput, match=r"is not a model that Caribe can read"):
        bot(f"greedy@{file}")
    with pytest.raises(BadInput, match="cannot be read"):
        bot(f"greedy@{tmp_path / 'none.json'}")


def test_a_model_that_was_changed_is_refused() -> None:
    game = caribe.game("cartagena", players=2)
    text = model_of(game).to_text().replace('"sizes": [271', '"sizes": [270')
    with pytest.raises(ValueError, match="do not fit"):
        parse_model(text)
