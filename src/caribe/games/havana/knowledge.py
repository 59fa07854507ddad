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

from caribe.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

GAP: Final = 13


def without(trail: list[int], card: i64) -> list[int]:
    """The trail when a card is seen to have stayed where it was: it says no more."""
    for place, token in enumerate(trail):
        if token == card:
            rest = trail[:]
            del rest[place]
            return rest
    return trail


def moved(trail: list[int], card: i64) -> list[int]:
    """The trail when a card of it is found to have moved: the earliest gap after it is explained."""
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
    """The cards of the trail that have not moved, as bits: one possible world, with chance from `state`."""
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
    """Whether a world fits the trail: these of its cards (as bits) have not moved, and each other one went in a gap."""
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
