"""Pieces are conserved: what a game's own invariants say holds after every decision."""

from __future__ import annotations

from tests.conformance.tables import Table, companion
from tests.support import Chooser


def test_nothing_is_lost_in_any_decision(table: Table) -> None:
    game = table.game()
    check = companion(table, "invariants").check
    for seed in range(1 if table.options else 3):
        chooser = Chooser(seed)
        state = game.new(seed)
        before = state.to_json()
        check(before, game, None)
        while not state.is_over:
            state.apply(chooser.pick(state.legal_actions()))
            now = state.to_json()
            check(now, game, before)
            before = now


def test_nothing_is_lost_when_the_hidden_is_drawn_anew(seating: Table) -> None:
    game = seating.game()
    check = companion(seating, "invariants").check
    chooser = Chooser(3)
    state = game.new(3)
    while not state.is_over:
        for seat in range(game.players):
            check(state.determinize(seat, chooser.below(2**31)).to_json(), game, None)
        state.apply(chooser.pick(state.legal_actions()))
