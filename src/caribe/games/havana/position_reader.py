"""Positions set up by hand or stored: read from plain data, every fault named, whatever is left out filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.faults import BadPosition
from caribe.core.fields import read_fields
from caribe.games.havana import actions as a
from caribe.games.havana import setup
from caribe.games.havana.building import payable, within_reach
from caribe.games.havana.fields import ENDINGS, FIELDS
from caribe.games.havana.position import ENTRIES, PENDING, numbers_in, open_cards, rows_of
from caribe.games.havana.position_parts import PartsReader
from caribe.games.havana.turn_order import turn_order

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

CARD_STEPS = {  # the effect whose card asks each question
    a.FETCH: a.RENEWAL,
    a.DISCARD: a.SWAP,
    a.TAKE: a.SWAP,
    a.REMOVE: a.REMOVAL,
    a.TAX: a.TAXES,
    a.ROB: a.PESO_THIEF,
    a.BURGLE: a.MATERIAL_THIEF,
    a.LOOT: a.MATERIAL_THIEF,
    a.MARKET: a.BLACK_MARKET,
    a.SHARE: a.MATERIAL_SHARE,
}


def read(game: Havana, document: object) -> HavanaState:
    """Return the position a document describes; refuse with `BadPosition`, every fault named by its path.

    What is left out is filled in: bag and supply with what is nowhere else, hands with the cards that lie nowhere else,
    the pile with the buildings that stand nowhere else, the order from the open cards. The step "turn" begins a turn.
    """
    reader = Reader(document, game)
    state = reader.position()
    if reader.faults:
        raise BadPosition(reader.faults)
    return state


class Reader(PartsReader):
    """Reads one document and collects its faults."""

    def position(self) -> HavanaState:
        """Return the whole position."""
        game = self.game
        state = game.blank(0)
        if self.faults:
            return state
        self.heading(ENTRIES)
        for name, value in read_fields(FIELDS, self).items():
            setattr(state, name, value)
        if "round" not in self.document and self.document.get("open"):
            state.round = 1
        if state.place == game.players and not state.ended:
            self.expect("place", f"0-{game.players - 1}", state.place)
        self.read_goods(state)
        self.read_buildings(state)
        self.read_cards(state)
        if not self.faults:
            self.read_trails(state)
        if not self.faults:
            self._course(state)
        return state

    # What is going on

    def _course(self, state: HavanaState) -> None:
        game = self.game
        shown = [bool(open_cards(state, seat)) for seat in range(game.players)]
        if any(shown) != all(shown):
            self.fault("open", "havana-fault-length", expected="0 or 2", got="both")
            return
        if all(shown) and "order" not in self.document:
            state.order = turn_order(state, True)
        winner = [s for s in range(game.players) if state.goods[s * a.WIDTH + a.POINTS] >= game.target]
        if state.ended:
            if (state.ended == "target") != bool(winner):
                self.fault("ending", "havana-fault-ending", expected=", ".join(ENDINGS), got=state.ended)
            state.player = -1
            return
        if winner:
            self.fault(f"built[{winner[0]}]", "havana-fault-won", got=state.goods[winner[0] * a.WIDTH + a.POINTS])
        if state.box_size == a.MATERIALS_IN_ALL or not (any(rows_of(state)) or state.pile_size()):
            self.fault("box" if state.box_size == a.MATERIALS_IN_ALL else "rows", "havana-fault-exhausted")
        if not self.faults:
            self._step(state, all(shown))

    def _step(self, state: HavanaState, revealed: bool) -> None:
        step = self.document.get("step", "turn" if revealed else "choose")
        setup = ("choose", "exchange", "place")
        if step == "turn" and revealed:
            self._nobody_lays(state)
            state.step = a.TURN
            state.player = state.order[state.place]
            return
        if step not in a.STEPS or (step in setup) == revealed:
            expected = setup if not revealed else a.STEPS[len(setup) :]
            self.fault("step", "core-fault-unknown", expected=", ".join(expected))
            return
        state.step = a.STEPS.index(str(step))
        player = state.order[state.place]
        if state.step == a.CHOOSE or (state.step == a.LAY and self.game.all_lay_at_once):
            player = next((seat for seat in range(self.game.players) if state.owes(seat)), 0)
        elif state.step in (a.EXCHANGE, a.PLACE):
            player = state.ages[-1]
        state.player = self.number("player", self.document.get("player", player), 0, self.game.players - 1)
        self._registers(state)
        self._laying(state)
        if not self.faults:
            self._fitting(state, player)

    def _nobody_lays(self, state: HavanaState) -> None:
        for seat in range(self.game.players):
            if state.cards[seat * a.SPREAD + a.LAID] or state.cards[seat * a.SPREAD + a.COVERED] >= 0:
                self.fault(f"laid[{seat}]", "havana-fault-laid")

    def _laying(self, state: HavanaState) -> None:
        """Check who has laid cards: only where cards are laid, and in the right order."""
        if state.step not in (a.CHOOSE, a.LAY):
            self._nobody_lays(state)
            return
        at_once = self.game.all_lay_at_once
        done = 0
        for seat in range(self.game.players):
            cards = state.cards[seat * a.SPREAD :][: a.SPREAD]
            count = len(numbers_in(cards[a.LAID]))
            finished = cards[a.COVERED] >= 0
            done += finished
            if state.step == a.CHOOSE:
                fits = count <= 2 and not cards[a.DISCARDS] and not (count == 1 and cards[a.LAID] == 1 << a.CARDS - 1)
            elif at_once:
                fits = count <= 1 and finished <= count
            else:
                before = state.order.index(seat) < state.place
                fits = (count == 1) if before else count <= (seat == state.player)
                fits = fits and finished == before
            if not fits:
                self.fault(f"laid[{seat}]", "havana-fault-laid")
        if state.step == a.LAY and at_once:
            state.place = done

    def _registers(self, state: HavanaState) -> None:
        if state.todo >= 0:
            pair = open_cards(state, state.player)
            if self.game.card_names[state.todo] not in pair or state.step not in CARD_STEPS:
                self.fault("todo", "core-fault-unknown", expected=", ".join(pair))
        names = PENDING.get(state.step, {})
        given = self.table("pending", self.document.get("pending", {}))
        self.only(given, list(names), "pending.")
        most = {
            "subject": a.BUILDINGS - 1 if state.step == a.PLACE else 3,
            "due": 40,
            "least": a.GREY,
            "tally": 2**20 - 1,
        }
        for name, field in names.items():
            setattr(state, field, self.number(f"pending.{name}", given.get(name, 0), 0, most[name]))
        if state.step == a.BUILD:
            state.reach = within_reach(state, state.player)

    def _fitting(self, state: HavanaState, player: int) -> None:
        """Check that the player has something to decide at this step that cards and goods allow."""
        at_once = state.step == a.CHOOSE or (state.step == a.LAY and self.game.all_lay_at_once)
        if not (state.owes(state.player) if at_once else state.player == player):
            self.fault("player", "core-fault-type", expected=str(player), got=str(state.player))
        elif not self._asked(state) or not state.legal_actions():
            self.fault("step", "havana-fault-step", step=a.STEPS[state.step])

    def _asked(self, state: HavanaState) -> bool:
        game = self.game
        step, who = state.step, state.player
        if step in (a.EXCHANGE, a.PLACE):
            listed = step == a.EXCHANGE or state.low_building in state.pile
            dealt = state.bag_size < a.MATERIALS_IN_ALL or state.goods[game.supply + a.PESOS] < game.pesos
            return game.num_actions > a.BUILDING and not setup.has_low_end(state) and listed and not dealt
        if step in (a.CHOOSE, a.LAY):
            return state.owes(who)
        if who != state.order[state.place]:
            return False
        if step in CARD_STEPS and not state.shows(who, CARD_STEPS[step]):
            return False
        if step == a.ORDER:
            return all(game.effects[state.cards[who * a.SPREAD + side]] > a.SHIELD for side in (a.LEFT, a.RIGHT))
        if step == a.REMOVE:
            return not state.used & a.REMOVED
        if step == a.MARKET:
            return game.market_choice and state.bag_size > 0
        if step == a.TAX:
            later = state.order[state.place + 1 :]
            return state.victim in later and not state.shows(state.victim, a.SHIELD)
        if step == a.LOOT:
            return state.victim < game.players and state.victim != who and 1 <= state.due <= 2 and _drawn_fit(state)
        if step == a.SHARE:
            return state.due > 0 and _drawn_fit(state)
        if step == a.PAYMENT:
            return _payment_fits(state)
        return True


def _drawn_fit(state: HavanaState) -> bool:
    """Return whether what was picked so far is there."""
    base = state.victim * a.WIDTH if state.step == a.LOOT else state.rules.centre
    return all(state.goods[base + m] >= state.picked >> 4 * m & 15 for m in range(a.KINDS))


def _payment_fits(state: HavanaState) -> bool:
    """Return whether the payment so far can be completed."""
    who = state.player
    building = state.end(state.site)
    if building < 0 or not payable(state, who, building):
        return False
    cost = state.rules.costs[building * a.WIDTH : (building + 1) * a.WIDTH]
    have = state.goods[who * a.WIDTH : (who + 1) * a.WIDTH]
    replaced = [state.replaced >> 4 * m & 15 for m in range(a.KINDS)]
    needs = [*cost[: a.GREY], cost[a.WORKERS]]
    owns = [*have[: a.GREY], have[a.WORKERS]]
    enough = all(need - own <= instead <= need for need, own, instead in zip(needs, owns, replaced, strict=True))
    grey = cost[a.GREY] + 5 * sum(replaced[: a.GREY])
    return enough and grey <= have[a.GREY] and cost[a.PESOS] + 5 * replaced[a.GREY] <= have[a.PESOS]
