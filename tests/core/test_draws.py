"""Live draws: keyed with the secret seed and the number of the decision, and mixed with what the seats add."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caribe import library
from caribe.core.draws import Draws

SEEDS = st.binary(min_size=32, max_size=32)


@given(SEEDS, st.integers(0, 10**6), st.integers(0, 63))
def test_a_key_is_blake2b_of_the_place_under_the_seed(seed: bytes, number: int, part: int) -> None:
    place = (number * 64 + part).to_bytes(8, "little")
    assert Draws(seed).key(number, part) == int.from_bytes(blake2b(place, digest_size=6, key=seed).digest(), "little")


@given(SEEDS)
def test_every_decision_and_every_part_of_the_deal_has_a_key_of_its_own(seed: bytes) -> None:
    draws = Draws(seed)
    keys = {draws.key(0, part) for part in range(64)} | {draws.key(number) for number in range(1, 100)}
    assert len(keys) == 163
    assert all(0 <= key < 2**48 for key in keys)


def test_a_whole_number_is_a_seed_too() -> None:
    assert Draws(7).seed == (7).to_bytes(32, "little")
    assert Draws(-1).seed == b"\xff" * 32
    assert Draws(2**256 + 7).key(1) == Draws(7).key(1)


@pytest.mark.parametrize("seed", [b"", b"short", b"x" * 31, b"x" * 33])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Draws(seed)


@given(SEEDS)
def test_the_commitment_fits_the_seed_and_no_other(seed: bytes) -> None:
    assert Draws(seed).commitment == blake2b(seed, digest_size=32).hexdigest()
    other = bytes([seed[0] ^ 1]) + seed[1:]
    assert Draws(other).commitment != Draws(seed).commitment
    assert Draws(seed, [b"more"]).commitment == Draws(seed).commitment


def test_what_each_seat_adds_changes_every_draw() -> None:
    variants: list[list[bytes]] = [[], [b"ab", b"c"], [b"a", b"bc"], [b"c", b"ab"], [b"abc"], [b"ab", b"c", b""], [b""]]
    assert len({Draws(1, nonces).key(5) for nonces in variants}) == len(variants)


def test_a_game_can_be_dealt_from_draws_with_nonces() -> None:
    game = library.game("cartagena", players=3)
    assert game.new(Draws(1, [b"ann"])).to_json() == game.new(Draws(1, [b"ann"])).to_json()
    assert game.new(Draws(1, [b"ann"])).to_json() != game.new(Draws(1)).to_json()
