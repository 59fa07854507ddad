"""What can be known of another's cards: where each was seen last, and how often one was moved unseen since.

In each edition there is one unseen move: a card fetched from the discard pile (Renewal, 2009) or put there out of the
hand (Swap, 2024). A *trail* lists, for one seat and in order of time, the cards last seen where such moves start, and a
GAP for each unseen move that is not explained yet. All cards that are not in the trail are surely on the other side.

When a card of the trail turns up on the other side, one of the gaps after it was its move. Later gaps can explain every
card that an earlier one can, so the earliest fitting gap is the one to strike out: what is left then allows exactly the
worlds that all of history allows. A world is one card for each gap, seen before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.games.havana import actions as a

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState

GAP: Final = 13


def without(trail: list[int], card: i64) -> list[int]:
    """Return the trail when a card is seen to have stayed where it was: it says no more."""
    for place, token in enumerate(trail):
        if token == card:
            rest = trail[:]
            del rest[place]
            return rest
    return trail


def moved(trail: list[int], card: i64) -> list[int]:
    """Return the trail when a card of it is found to have moved: the earliest gap after it is explained."""
    rest: list[int] = []
    passed = False
    struck = False
    for token in trail:
        if token == card:
            passed = True
        elif passed and not struck and token == GAP:
            struck = True
        else:
            rest.append(token)
    return rest


def imagine(trail: list[int], state: State) -> i64:
    """Return the cards of the trail that have not moved, as bits: one possible world, with chance from `state`."""
    there: list[int] = []
    for token in trail:
        if token == GAP:
            there.pop(state.below(len(there)))
        else:
            there.append(token)
    cards: i64 = 0
    for token in there:
        cards |= 1 << token
    return cards


def explains(trail: list[int], there: i64) -> bool:
    """Return whether a world fits the trail: these cards (as bits) have not moved, and each other one went in a gap."""
    gone: i64 = 0
    seen: i64 = 0
    for token in trail:
        if token == GAP:
            gone += 1
            if seen < gone:
                return False
        elif not (there >> token) & 1:
            seen += 1
    return seen == gone


def see_in_hand(state: HavanaState, seat: i64, card: i64) -> None:
    """Conclude from a card that came out of a hand what it tells about the others."""
    trail = state.trails[seat]
    if state.rules.fetched_unseen:
        if card in trail:
            state.trails[seat] = moved(trail, card)
    else:
        state.trails[seat] = without(trail, card)


def determinize(state: HavanaState, seat: i64, seed: int) -> HavanaState:
    """Return a copy in which the cards that this seat cannot know, and the generator, are drawn again."""
    imagined = state.clone()
    imagined.rng = scrambled(seed)
    other: i64
    for other in range(state.game.players):
        if other != seat:
            _imagine_cards(imagined, other)
    return imagined


def _imagine_cards(state: HavanaState, seat: i64) -> None:
    cards = state.cards
    spread: i64 = seat * a.SPREAD
    laid: i64 = cards[spread + a.LAID]
    hidden: i64 = cards[spread + a.HAND] | cards[spread + a.DISCARDS] | laid
    hand: i64 = imagine(state.trails[seat], state)
    if state.rules.fetched_unseen:
        hand = hidden & ~hand
    cards[spread + a.DISCARDS] = hidden & ~hand
    if laid != 0:
        able = a.CARDS_IN[hand][:]
        if state.step == a.CHOOSE and laid & (laid - 1) == 0:
            able.pop()  # the lower one of two
        again: i64 = 1 << able.pop(state.below(len(able)))
        if laid & (laid - 1):
            again |= 1 << able[state.below(len(able))]
        hand &= ~again
        cards[spread + a.LAID] = again
        if state.rules.all_lay_at_once and cards[spread + a.COVERED] >= 0:
            cards[spread + a.COVERED] = state.below(2)
    cards[spread + a.HAND] = hand
