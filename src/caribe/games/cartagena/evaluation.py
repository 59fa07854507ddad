"""The evaluation of Cartagena: the actions a crew still needs, and quick moves for rollouts."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator
from caribe.core.state import State
from caribe.games.cartagena.back import landing_back
from caribe.games.cartagena.forward import landing_ahead
from caribe.games.cartagena.rules import CartagenaState

if TYPE_CHECKING:
    from collections.abc import Mapping

WEIGHTS: Final = {
    "pirate": 0.416,  # cards that each pirate on land needs, wherever it stands
    "field": 0.0976,  # ... and for each field it still has to go
    "lack": 1.01,  # actions it takes to get a card that is lacking
    "spare": 0.127,  # actions saved by a card beyond what is needed
    "kind": 0.162,  # ... and by each symbol in the hand: more to choose from means longer jumps
    "step": 0.589,  # ... and by each card that the best step back would bring
    "sharp": 0.384,  # how surely an action's lead decides the game
}
TRIES: Final = 3  # random actions that a rollout compares


class CartagenaEvaluator(Evaluator):
    """Count for each seat the actions until its crew is in the boat; who needs fewer is likelier to win."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.horizon = 2
        self.pirate = weights.get("pirate", 0.0)
        self.field = weights.get("field", 0.0)
        self.lack = weights.get("lack", 0.0)
        self.spare = weights.get("spare", 0.0)
        self.kind = weights.get("kind", 0.0)
        self.step = weights.get("step", 0.0)
        self.sharp = weights.get("sharp", 0.0)

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's expected share of the win."""
        assert isinstance(state, CartagenaState)
        if state.player < 0:
            return state.returns()
        players: i64 = state.game.players
        shares = [0.0] * players
        total = 0.0
        for seat in range(players):
            share = exp(-self.sharp * (self._actions(state, seat) + self._waiting(state, seat)))
            shares[seat] = share
            total += share
        return [share / total for share in shares]

    def _actions(self, state: CartagenaState, seat: i64) -> float:
        """Return the actions a seat still needs."""
        needed, lacking, kinds = self._needs(state, seat)
        actions = needed - self.kind * kinds - self.step * self._step(state, seat)
        return actions + (self.lack if lacking > 0 else self.spare) * lacking

    def _needs(self, state: CartagenaState, seat: i64) -> tuple[float, float, float]:
        """Return the cards a crew needs on its way, how many of them are lacking, and the symbols in its hand."""
        game = state.rules
        ashore: i64 = game.pirates - state.aboard[seat]
        way: i64 = ashore * (game.length + 1)
        for place in state.places[seat]:
            way -= place
        for place in state.mates[seat]:
            way -= place
        needed = self.pirate * float(int(ashore)) + self.field * float(int(way))
        cards: i64 = 0
        kinds: i64 = 0
        for symbol in range(6):
            held: i64 = state.hands[seat * 6 + symbol]
            cards += held
            if held > 0:
                kinds += 1
        return needed, needed - float(int(cards)), float(int(kinds))

    def terms(self, state: State) -> list[dict[str, float]]:
        """Return what each seat's chance is made of: its way, its cards, steps back, and when it acts."""
        assert isinstance(state, CartagenaState)
        found: list[dict[str, float]] = []
        for seat in range(state.game.players):
            needed, lacking, kinds = self._needs(state, seat)
            short = (self.lack if lacking > 0 else self.spare) * lacking
            found.append(
                {
                    "way": -self.sharp * needed,
                    "cards": -self.sharp * short,
                    "kinds": self.sharp * self.kind * kinds,
                    "back": self.sharp * self.step * self._step(state, seat),
                    "turn": -self.sharp * self._waiting(state, seat),
                }
            )
        return found

    def _step(self, state: CartagenaState, seat: i64) -> float:
        """Return what the best step back would bring: cards, less the way that is lost."""
        best = 0.0
        for place in state.places[seat]:
            field: i64 = landing_back(state, place)
            if field > 0:
                best = max(best, state.crowd[field] - self.field * float(int(place - field)))
        return best

    def _waiting(self, state: CartagenaState, seat: i64) -> float:
        """Return the actions that others have before a seat, for its place in the order of turns; smooth from one to
        the next.
        """
        players: i64 = state.game.players
        done: i64 = state.action
        if seat == state.player:
            return float(int(done * (players - 1))) / state.game.players
        later: i64 = (seat - state.player + players) % players
        return float(int(state.rules.actions * later - done)) / state.game.players

    def rollout_action(self, state: State, dice: i64) -> i64:
        """Return the best of a few random actions: far ahead for a card, or many cards for a short way back."""
        assert isinstance(state, CartagenaState)
        actions = state.legal_actions()
        chosen: i64 = -1
        best = -1000.0
        for _ in range(TRIES):
            dice = (dice * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
            action: i64 = actions[((dice >> 17) * len(actions)) >> 31]
            gain = self._gain(state, action)
            if gain > best:
                best = gain
                chosen = action
        return chosen

    def _gain(self, state: CartagenaState, action: i64) -> float:
        """Return the fields won, with a card counted as the fields it is worth on average."""
        game = state.rules
        if action == game.end:
            return -2.0
        start: i64 = game.space.starts[action]
        symbol: i64 = action - 7 * start
        if symbol >= 0:
            return float(int(landing_ahead(state, symbol, start) - start)) - 6.0
        field: i64 = landing_back(state, start)
        return 6.0 * state.crowd[field] - float(int(start - field))
