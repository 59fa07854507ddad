"""One position of Havana or La Habana: what lies where, and who decides.

Whatever moves goes from one row of goods to another, so nothing is ever lost. Piles are counts or unordered: a thing is
drawn when it is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.state import State
from caribe.games.havana import actions as a
from caribe.games.havana import ending, knowledge, rules

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana


class HavanaState(State):
    """One position, and how it goes on: an action, and all that follows from it without a choice."""

    # <generated: constructor, fields, clone>
    # fmt: off

    def __init__(
        self, game: Havana, player: i64, rng: i64, step: i64, is_midway: i64, round: i64, place: i64, todo: i64,
        used: i64, stall: i64, low_building: i64, victim: i64, site: i64, due: i64, least: i64, picked: i64,
        replaced: i64, reach: i64, bag_size: i64, box_size: i64, next_building: i64, goods: list[int], cards: list[int],
        rows: list[int], ends: list[int], pile: list[int], built: list[int], order: list[int], ages: list[int],
        trails: list[list[int]], ended: str,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.step: i64 = step  # what is to be decided: one of the steps in `actions`
        self.is_midway: i64 = is_midway  # 1 in the middle of a composite decision
        self.round: i64 = round  # the number of this round, 0 before the first
        self.place: i64 = place  # in the order of this round: whose turn it is, or who lays a card
        self.todo: i64 = todo  # the card still to be carried out in this turn, -1 when none is
        self.used: i64 = used  # what happens once a round, as bits
        self.stall: i64 = stall  # rounds in a row with an empty bag and nothing built
        self.low_building: i64 = low_building  # the building that the oldest player brings to an end
        self.victim: i64 = victim  # the player whom a thief or tax collector visits
        self.site: i64 = site  # the end of a row whose building is being paid for
        self.due: i64 = due  # materials that are still to be picked
        self.least: i64 = least  # the lowest kind that may be picked or replaced next: kinds ascend
        self.picked: i64 = picked  # the materials picked so far, four bits a kind
        self.replaced: i64 = replaced  # what five others stand for in a payment, four bits a kind; workers last
        self.reach: i64 = reach  # the ends whose buildings can be paid for, as bits
        self.bag_size: i64 = bag_size  # materials in the bag
        self.box_size: i64 = box_size  # materials in the box
        self.next_building: i64 = next_building  # the building that lies open on the pile, -1 when none does
        self.goods = goods  # a row for each seat, then the centre, the bag, the supply and the box
        self.cards = cards  # [seat * 6 + column]: hand, discards, the two open cards, what is laid and what it covers
        self.rows = rows  # two rows of six places for buildings
        self.ends = ends  # the first and the last place taken in each row; an empty row ends before it begins
        self.pile = pile  # the buildings nobody has seen in the pile, ascending: their order is not fixed
        self.built = built  # the buildings of each seat, then those removed
        self.order = order  # the seats as they take their turns in this round
        self.ages = ages  # the seats from the youngest to the oldest
        self.trails = trails  # what is known of each seat's cards
        self.ended = ended  # how the game ended, "" while it goes on

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (
            self.game, self.player, self.rng, self.step, self.is_midway, self.round, self.place, self.todo, self.used,
            self.stall, self.low_building, self.victim, self.site, self.due, self.least, self.picked, self.replaced,
            self.reach, self.bag_size, self.box_size, self.next_building, self.goods, self.cards, self.rows, self.ends,
            self.pile, self.built, self.order, self.ages, self.trails, self.ended,
        )

    def clone(self) -> HavanaState:
        """Return an independent copy without the log."""
        return HavanaState(
            self.rules, self.player, self.rng, self.step, self.is_midway, self.round, self.place, self.todo, self.used,
            self.stall, self.low_building, self.victim, self.site, self.due, self.least, self.picked, self.replaced,
            self.reach, self.bag_size, self.box_size, self.next_building, self.goods[:], self.cards[:], self.rows[:],
            self.ends[:], self.pile[:], self.built[:], self.order[:], self.ages, self.trails[:], self.ended,
        )

    # fmt: on
    # </generated>

    # What may be done, and what is done: by the chapters of the rules

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the atomic actions open to a seat that owes a decision, sorted."""
        who: i64 = self.player
        if seat is not None and seat != who:
            if not self.owes(seat):
                return []
            who = seat
        if who < 0:
            return []
        return rules.legal_actions(self, who)

    def is_legal(self, action: i64) -> bool:
        """Return whether `player` may take this action now."""
        return rules.is_legal(self, action)

    def any_action(self, dice: i64) -> i64:
        """Return the action at that place of `legal_actions`."""
        return rules.any_action(self, dice)

    def advance(self, action: i64) -> None:
        """Take an action without checking it, and all that follows without a choice."""
        rules.advance(self, action)

    def resume(self) -> None:
        """Begin the turn that a position set up by hand stands before."""
        if self.step == a.TURN and self.player >= 0:
            rules.begin_turn(self)

    # Who decides

    def deciders(self) -> list[int]:
        """Return the seats that owe a decision: all who have not finished, where cards are laid by all at once."""
        if self.player < 0:
            return []
        return [seat for seat in range(self.game.players) if self.owes(seat)]

    def owes(self, seat: i64) -> bool:
        """Return whether this seat owes a decision now."""
        if seat < 0 or seat >= self.game.players or self.player < 0:
            return False
        step = self.step
        if step == a.CHOOSE:
            laid: i64 = self.cards[seat * a.SPREAD + a.LAID]
            return laid & (laid - 1) == 0  # HAV-2.8: fewer than two
        if step == a.LAY and self.rules.all_lay_at_once:
            return self.cards[seat * a.SPREAD + a.COVERED] < 0
        return seat == self.player

    def midway(self) -> bool:
        """Return whether `player` is in the middle of one composite decision."""
        if self.step == a.CHOOSE or self.step == a.LAY:
            return self.player >= 0 and self.cards[self.player * a.SPREAD + a.LAID] != 0
        return self.is_midway != 0

    def is_settling(self, action: int) -> bool:
        """Tell that a card that is laid, fetched or discarded stays so: who acts next depends on hidden cards."""
        return self.step in (a.CHOOSE, a.LAY, a.FETCH, a.DISCARD)

    def seen_as(self, action: int, seat: int) -> int:
        """Cards that are laid, fetched or discarded show their backs to all others."""
        if seat == self.player:
            return action
        step = self.step
        if step in (a.CHOOSE, a.DISCARD):
            return a.HIDDEN
        if step == a.LAY:
            return a.HIDDEN if action < a.CARDS or self.rules.all_lay_at_once else action
        if step == a.FETCH and action != a.NONE and not self.rules.open_discards:
            return a.HIDDEN
        return action

    # What lies where

    def open_ends(self) -> tuple[int, ...]:
        """Return the buildings at the ends of both rows."""
        ends: list[int] = [self.end(k) for k in range(4)]
        return tuple([building for building in ends if building >= 0])

    def end(self, k: i64) -> i64:
        """Return the building at an end (left and right of the first row, then of the second), -1 where there is none.

        A last building is both ends in one and counts as the left one (HAV-3.33, LAH-3.21).
        """
        row: i64 = k & 2
        first: i64 = self.ends[row]
        last: i64 = self.ends[row + 1]
        if k & 1:
            return self.rows[last] if last > first else -1
        return self.rows[first] if last >= first else -1

    def pile_size(self) -> i64:
        """Return the buildings in the pile, the open one on top included."""
        return len(self.pile) + (1 if self.next_building >= 0 else 0)

    def shows(self, seat: i64, effect: i64) -> bool:
        """Return whether one of a seat's open cards has this effect now (HAV-4.20, HAV-4.21, HAV-7.4, LAH-4.5)."""
        card: i64 = self.rules.card_of[effect]
        spread: i64 = seat * a.SPREAD
        return self.cards[spread + a.LEFT] == card or self.cards[spread + a.RIGHT] == card

    def materials(self, base: i64) -> i64:
        """Return all materials of a row of goods."""
        return self.coloured(base) + self.goods[base + a.GREY]

    def coloured(self, base: i64) -> i64:
        """Return the coloured materials of a row of goods."""
        goods = self.goods
        return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3]

    # What a seat knows

    def determinize(self, seat: int, seed: int) -> HavanaState:
        """Return a copy in which the cards that this seat cannot know, and the generator, are drawn again."""
        return knowledge.determinize(self, seat, seed)

    # How it ended

    def returns(self) -> list[float]:
        """Return each seat's share of the win, 0 while the game goes on."""
        winners = ending.winners(self)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points."""
        return [{"buildings": self.goods[seat * a.WIDTH + a.POINTS]} for seat in range(self.game.players)]

    def merits(self) -> list[int]:
        """Return a number for each seat to rank by: points, and the chain of the order if it breaks ties."""
        return ending.merits(self)

    def ending(self) -> str:
        """`target`, `buildings`, `materials`, `bag` or `stall`, "" while the game goes on."""
        return self.ended
