"""A game under way, for every game there is: what was committed leads to the same position, live and loaded."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.protocol.socket import StateMessage
from caribe.server.sockets.connection import encode
from caribe.server.store import Entry, Seat, TableRow
from caribe.server.store.seals import Seal
from caribe.server.tables.history import DEAL, MOVE, REDO, TOGETHER, UNDO, actions_of
from caribe.server.tables.play import Play
from caribe.server.tables.snapshots import TableSnapshot
from caribe.server.tables.undo import why_not_redo, why_not_undo
from caribe.server.tables.views import state_message
from tests.conformance.tables import SHELVES

NAMES = sorted(SHELVES)


def begun(game: Game, seed: int = 1) -> Play:
    return Play(game, Draws(seed), [Entry(1, DEAL, {}, None, 0)])


def small(name: str) -> Game:
    shelf = SHELVES[name]
    return shelf.game(shelf.title.least, {})


def row_of(game: Game) -> TableRow:
    """A table with one person, at seat 0."""
    seats = (Seat("ana", None, ""), *(Seat(None, "random", "Bot") for _ in range(game.players - 1)))
    return TableRow("t", game.name, game.version, game.options, None, seats, b"s" * 32, "c", 0)


def shown(play: Play, seat: int | None, seen: int) -> StateMessage:
    return msgspec.json.decode(
        encode(state_message(TableSnapshot(row_of(play.playthrough.game), play, 0), seat, seen)), type=StateMessage
    )


def played_ahead(play: Play, actions: Sequence[int]) -> State:
    """The state after these actions, played on a branch."""
    branch = play.playthrough.branch()
    branch.play(actions)
    return branch.state


class Scribe:
    """Takes moves as the server does, and keeps the entries."""

    def __init__(self, game: Game) -> None:
        self.play = begun(game)
        self.seating = self.play.seating(row_of(game).seats)
        self.entries = [Entry(1, DEAL, {}, None, 0)]

    def take(self, kind: str, **body: object) -> None:
        entry = Entry(self.play.version + 1, kind, body, f"id-{self.play.version + 1}", 0)
        self.play.apply([entry])
        self.entries.append(entry)

    def choose(self, chance: Random) -> None:
        if self.play.together():
            return self.choose_together(chance)
        seat = self.play.state.player
        actions = chance.choice(self.play.choices(seat)).actions
        assert self.play.why_not_choose(seat, actions) is None
        return self.take(MOVE, seat=seat, actions=list(actions))

    def choose_together(self, chance: Random) -> None:
        """Let all who choose at once choose, and open that."""
        seals = {}
        for seat in reversed(self.play.state.deciders()):
            actions = chance.choice(self.play.choices(seat)).actions
            assert self.play.why_not_choose(seat, actions) is None
            seals[seat] = Seal(self.play.version, seat, 1, actions, None, self.play.version, 0)
        order, branch = self.play.open_seals(seals)
        parts = [
            {"seat": seal.seat, "actions": list(seal.actions or ()), "time": 0, "move_id": None, "answered": 0}
            for seal in order
        ]
        self.take(TOGETHER, parts=parts)
        assert self.play.state.to_json() == branch.state.to_json()

    def undo(self) -> None:
        self.take(UNDO, seat=0, steps=self.play.history.last_step((0,)))

    def why_not_undo(self) -> Reason | None:
        return why_not_undo(TableSnapshot(row_of(self.play.playthrough.game), self.play, 0), 0)

    def why_not_redo(self) -> Reason | None:
        return why_not_redo(self.play, self.seating, 0)

    def wander(self, chance: Random, steps: int) -> None:
        """Choose, and now and then take back and repeat, as seat 0 would."""
        for _ in range(steps):
            lot = chance.random()
            if lot < 0.15 and self.why_not_undo() is None:
                self.undo()
            elif lot < 0.3 and self.why_not_redo() is None:
                self.take(REDO, seat=0)
            elif not self.play.state.is_over:
                self.choose(chance)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_committed_loads_to_the_same_position(name: str) -> None:
    game = small(name)
    for seed in range(3):
        scribe = Scribe(game)
        scribe.wander(Random(seed), 80)
        loaded = Play(game, Draws(1), scribe.entries)
        assert loaded.state.to_json() == scribe.play.state.to_json()
        assert loaded.history.__dict__ == scribe.play.history.__dict__
        for seat in (None, *range(game.players)):
            for seen in (0, loaded.version // 2, loaded.version - 1, loaded.version):
                assert shown(loaded, seat, seen) == shown(scribe.play, seat, seen)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_follows_from_state_to_state_has_the_whole_log(name: str) -> None:
    scribe = Scribe(small(name))
    chance = Random(3)
    seen = 0
    log: list[dict[str, Any]] = []
    for _ in range(120):
        scribe.wander(chance, 1)
        news = shown(scribe.play, 0, seen)
        log = news.events if news.since == 0 else log + news.events
        seen = news.version
        assert log == shown(scribe.play, 0, 0).events


@pytest.mark.parametrize("name", NAMES)
def test_undo_and_redo_lead_where_they_say(name: str) -> None:
    finished, chance = Scribe(small(name)), Random(5)
    while not finished.play.state.is_over:
        finished.choose(chance)
    assert finished.why_not_undo() is not None  # the seed of a finished game is public
    scribe, chance = Scribe(small(name)), Random(5)
    for _ in finished.entries[2:]:  # all but the deal and the last choice
        scribe.choose(chance)
    end = scribe.play.state.to_json()
    undone = 0
    while scribe.why_not_undo() is None:
        scribe.undo()
        assert 0 in scribe.play.state.deciders()
        undone += 1
    assert undone > 0
    for _ in range(undone):
        after = played_ahead(scribe.play, actions_of(scribe.play.history.undone[-1]))
        scribe.take(REDO, seat=0)
        assert scribe.play.state.deciders() == after.deciders()
        assert scribe.play.state.to_json() == after.to_json()
    assert scribe.why_not_redo() is not None
    assert scribe.play.state.to_json() == end


@pytest.mark.parametrize("name", NAMES)
def test_only_whole_choices_are_taken(name: str) -> None:
    scribe = Scribe(small(name))
    play = scribe.play
    chance = Random(7)
    composites = 0
    while not play.state.is_over:
        for seat in range(play.playthrough.game.players):
            choices = play.choices(seat)
            assert bool(choices) == (seat in play.state.deciders())
            for actions in {choice.actions for choice in choices if len(choice.actions) > 1}:
                assert play.why_not_choose(seat, actions[:-1]) is not None
                composites += 1
            if not choices:
                assert play.why_not_choose(seat, play.choices(play.state.player)[0].actions) is not None
        scribe.choose(chance)
    assert play.why_not_choose(0, (0,)) is not None
    assert composites > 0 or not name.startswith("tavern")


def test_looking_ahead_draws_as_it_will_be_drawn_and_changes_nothing() -> None:
    play = begun(small("cartagena"))
    chance = Random(2)
    while not play.state.is_over:
        actions = chance.choice(play.choices(play.state.player)).actions
        before = play.state.to_json()
        ahead = played_ahead(play, actions)
        assert play.state.to_json() == before
        seat = play.state.player
        play.apply([Entry(play.version + 1, MOVE, {"seat": seat, "actions": list(actions)}, None, 0)])
        assert play.state.to_json() == ahead.to_json()


def test_bots_get_seeds_that_depend_on_the_game_and_the_decision() -> None:
    game = small("cartagena")
    first, other = begun(game, 1), begun(game, 2)
    seeds = {first.bot_seeds(0, 0), first.bot_seeds(1, 0), first.bot_seeds(0, 1), other.bot_seeds(0, 0)}
    assert len(seeds) == 4
    assert first.bot_seeds(0, 0) == begun(game, 1).bot_seeds(0, 0)
    assert first.playthrough.draws.key(1) not in first.bot_seeds(1, 0)


def test_an_entry_out_of_order_is_refused() -> None:
    play = begun(small("cartagena"))
    with pytest.raises(ValueError, match="Entry 2 was expected"):
        play.apply([Entry(3, UNDO, {"seat": 0}, None, 0)])
