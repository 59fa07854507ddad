"""Every game can be played by anybody who only asks what is legal, and by nobody who does anything else."""

from __future__ import annotations

import pytest

from caribe.core.game import Game
from caribe.core.reasons import IllegalAction
from caribe.core.state import State
from tests.conformance.tables import Table, companion, named, seatings, walk
from tests.support import Chooser, Speech, word_faults

LONGEST = 20_000  # decisions; a game that takes more does not end


def options_of(state: State, seat: int) -> list[int]:
    """The options of a seat that owes a decision, checked for what holds of any options."""
    actions = state.legal_actions(seat)
    assert actions, "a state that is not over never has an empty option list"
    assert actions == sorted(set(actions)), "options are sorted, each stands there once"
    assert 0 <= actions[0] <= actions[-1] < state.game.num_actions
    assert all(type(action) is int for action in actions)
    return actions


def is_secret(state: State, seat: int, action: int) -> bool:
    """Whether another seat sees only that something was chosen."""
    position = state.focus(seat)
    return any(position.seen_as(action, other) != action for other in range(state.game.players) if other != seat)


def test_a_random_game_goes_on_with_options_for_all_who_owe_a_decision_and_ends(table: Table) -> None:
    game = table.game()
    everybody = range(game.players)
    chooser = Chooser(1)
    state = game.new(1)
    for _ in range(LONGEST):
        if state.is_over:
            break
        deciders = state.deciders()
        assert state.player in deciders
        assert deciders == sorted(set(deciders))
        assert state.ending() == ""
        assert state.returns() == [0.0] * game.players
        for seat in everybody:
            if seat not in deciders:
                assert state.legal_actions(seat) == []
                continue
            actions = options_of(state, seat)
            if len(actions) == 1:
                assert is_secret(state, seat, actions[0]), "the engine takes the only option, unless it is secret"
        assert state.legal_actions() == state.legal_actions(state.player)
        state.apply(chooser.pick(state.legal_actions()))
    assert state.is_over, f"this game is not over after {LONGEST} decisions"


def test_a_game_that_is_over_has_an_ending_winners_and_nothing_left_to_do(table: Table) -> None:
    end = walk(table).end
    assert end.is_over
    assert end.player == -1
    assert end.deciders() == []
    assert end.ending()
    shares = end.returns()
    winners = [share for share in shares if share]
    assert len(shares) == table.players
    assert sum(shares) == pytest.approx(1)
    assert set(winners) == {1 / len(winners)}
    assert len(end.scores()) == table.players
    for seat in range(table.players):
        assert end.legal_actions(seat) == []
        assert end.choices(seat) == []
        assert not word_faults(end.prompt(seat))
    with pytest.raises(IllegalAction):
        end.clone().apply(0)


JUDGED = [seating for seating in seatings() if hasattr(companion(seating, "invariants"), "winners")]


@pytest.mark.parametrize("judged", JUDGED, ids=named(JUDGED))
def test_those_win_who_should(judged: Table) -> None:
    """For the rooms whose `invariants` say who that is, by other means than the rules."""
    game = judged.game()
    winners = companion(judged, "invariants").winners
    for seed in range(10):
        state = game.new(seed)
        chooser = Chooser(seed)
        while not state.is_over:
            state.apply(chooser.pick(state.legal_actions()))
        assert [seat for seat, share in enumerate(state.returns()) if share] == winners(state.to_json(), game)


def test_is_legal_says_of_every_action_what_legal_actions_says(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            state = position.focus(seat)
            assert state.player == seat
            assert state.legal_actions() == position.legal_actions(seat)
            allowed = [action for action in range(state.game.num_actions) if state.is_legal(action)]
            assert allowed == state.legal_actions()


def strangers(game: Game) -> list[int]:
    """Numbers that are no actions of this game."""
    return [-1, -2, game.num_actions, game.num_actions + 1, 2**31, 2**62, -(2**63), 2**64, 2**100]


def test_apply_refuses_anything_else_with_a_reason_and_changes_nothing(table: Table) -> None:
    for position in walk(table).positions:
        state = position.clone()
        state.keep_log()
        before = state.to_json()
        legal = set(state.legal_actions())
        illegal = [action for action in range(state.game.num_actions) if action not in legal]
        for action in Chooser(2).some(illegal, 20) + strangers(state.game):
            with pytest.raises(IllegalAction) as refusal:
                state.apply(action)
            assert not word_faults(refusal.value.reason.text)
            assert Speech().say(refusal.value.reason.text)
            assert "core-why-unclear" not in refusal.value.reason.text.id, f"no reason against {action}"
        assert state.to_json() == before
        assert state.log == []


def test_an_action_and_its_label_are_the_same_to_its_actor_and_a_mask_is_no_action(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            state = position.focus(seat)
            for action in state.legal_actions():
                assert state.seen_as(action, seat) == action
                for other in range(table.players):
                    label = state.seen_as(action, other)
                    assert label == action or label < 0


def test_the_same_seed_deals_the_same_game_and_another_one_another(seating: Table) -> None:
    game = seating.game()
    assert game.new(3).to_json() == seating.game().new(3).to_json()
    assert game.new(3).to_json() == game.new((3).to_bytes(32, "little")).to_json()
    assert len({str(game.new(seed).to_json()) for seed in range(8)}) > 1


def test_any_action_is_the_one_at_its_place_among_the_legal_ones(table: Table) -> None:
    chance = Chooser(23)
    for position in walk(table).positions:
        actions = position.legal_actions()
        for _ in range(12):
            dice = chance.below(2**24) << 24 | chance.below(2**24)
            assert position.any_action(dice) == actions[((dice >> 17) * len(actions)) >> 31]
        assert position.any_action(0) == actions[0]
        assert position.any_action(2**48 - 1) == actions[-1]
