"""The generator inside the state: the same numbers in every build, spread as chance should be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caribe import library
from caribe.core.generator import scrambled
from caribe.core.state import State


def state_with(rng: int) -> State:
    state = library.game("cartagena", players=2).new(0)
    state.rng = rng
    return state


def expected(rng: int, n: int) -> tuple[int, int]:
    """The formula with numbers of any size: the next state of the generator, and what it gives."""
    rng = (rng * 0x5DEECE66D + 11) % 2**48
    return rng, (rng // 2**17) * n // 2**31


@given(st.integers(0, 2**48 - 1), st.integers(1, 2**31 - 1))
def test_below_is_the_formula_in_every_build(rng: int, n: int) -> None:
    state = state_with(rng)
    for _ in range(5):
        rng, number = expected(rng, n)
        assert state.below(n) == number
        assert state.rng == rng
        assert 0 <= number < n


@given(st.integers(-(2**63), 2**63 - 1))
def test_a_key_is_cut_to_48_bits(key: int) -> None:
    state = state_with(0)
    state.rekey(key)
    assert state.rng == key % 2**48


@given(st.integers())
def test_scrambled_is_the_formula_in_every_build_for_any_whole_number(seed: int) -> None:
    s = seed % 2**48
    for _ in range(3):
        s = ((s ^ (s >> 25)) * 0x5DEECE66D + 0x9E3779B9) % 2**48
    assert scrambled(seed) == s ^ (s >> 24)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 90])
def test_every_number_comes_about_as_often_as_the_others(n: int) -> None:
    state = state_with(scrambled(n))
    rolls = 400 * n
    seen = Counter(state.below(n) for _ in range(rolls))
    chi_squared = sum((seen[number] - 400) ** 2 / 400 for number in range(n))
    assert chi_squared < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_begin_with_numbers_that_have_nothing_to_do_with_each_other() -> None:
    """A bot's determinizations are numbered 1, 2, 3: their first draws must not be."""
    firsts = [state_with(scrambled(seed)).below(6) for seed in range(6000)]
    pairs = Counter(pairwise(firsts))
    assert len(pairs) == 36
    assert sum((pairs[pair] - 6000 / 36) ** 2 / (6000 / 36) for pair in pairs) < 35 + 5 * 70**0.5
    assert len({scrambled(seed) for seed in range(10_000)}) == 10_000
