"""What a reshuffle teaches: everybody knows what the new pile is made of, and so what all the hands together hold.

Before the first reshuffle nothing is known of another's hand. From then on every card is *old* (in a hand when the
pile was made) or *new* (drawn since). How many of each a seat took is public, and so is every card it played; hidden
is whether a played card was an old or a new one. `imagine` finds a way to explain all plays, at random among all ways,
and deals out the rest. At the next reshuffle the count starts over: which of the others had held an old card longest
is forgotten, what the new pile tells is not.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caribe.core.state import State
from caribe.games.cartagena.circulation import Circulation

DREW: Final = 6  # the trail: seat * 8 + a symbol played, or this
GUESSES: Final = 8  # how often plays are explained by guessing, before it is done with method


class Memory:
    """All that was seen since the last reshuffle.

    `old[seat * 6 + symbol]`: the hands at that time (only their sizes and their sum are public). `pool[symbol]`: what
    the pile was made of (public). `drawn[seat * 6 + symbol]`: what a seat took of it (only its size is public).
    `trail`: plays and draws in order (public); clones share it and copy it when they part.
    """

    def __init__(
        self, players: i64, old: list[int], pool: list[int], drawn: list[int], trail: list[int], length: i64
    ) -> None:
        self.players: i64 = players
        self.old = old
        self.pool = pool
        self.drawn = drawn
        self.trail = trail
        self.length: i64 = length

    def __reduce__(self) -> tuple[Any, ...]:
        return (Memory, (self.players, self.old, self.pool, self.drawn, self.trail[: self.length], self.length))

    def clone(self) -> Memory:
        """An independent copy."""
        return Memory(self.players, self.old, self.pool, self.drawn[:], self.trail, self.length)

    def drew(self, seat: i64, symbol: i64) -> None:
        """A seat drew a card."""
        card: i64 = seat * 6 + symbol
        self.drawn[card] = self.drawn[card] + 1
        self.saw(seat, DREW)

    def saw(self, seat: i64, what: i64) -> None:
        """A seat played a symbol, or drew."""
        if len(self.trail) != self.length:
            self.trail = self.trail[: self.length]
        self.trail.append(seat * 8 + what)
        self.length += 1


def reshuffled(players: i64, hands: list[int], pile: list[int]) -> Memory:
    """The memory at a reshuffle: the hands as they are, and the new pile."""
    return Memory(players, hands[:], pile[:], [0] * (6 * players), [], 0)


def imagine(memory: Memory | None, seat: i64, state: State, hands: list[int], pile: list[int]) -> None:
    """Fill in the hands of all others and the pile, consistent with all that this seat has seen; chance from `state`.

    `hands` (the seat's own aside), `pile` and the hidden part of `memory` are overwritten.
    """
    if memory is None:
        _deal_again(seat, state, hands, pile)
    elif not _explain_and_deal(memory, seat, state, hands, pile):
        raise AssertionError("the memory of this position contradicts itself")


def _deal_again(seat: i64, state: State, hands: list[int], pile: list[int]) -> None:
    """Deal the others as many cards as they hold: before the first reshuffle any card may be in any hand."""
    players: i64 = state.game.players
    held = [0] * players
    for other in range(players):
        if other != seat:
            for symbol in range(6):
                pile[symbol] = pile[symbol] + hands[other * 6 + symbol]
                held[other] += hands[other * 6 + symbol]
                hands[other * 6 + symbol] = 0
    for other in range(players):
        if other != seat:
            for _ in range(held[other]):
                hands[other * 6 + _drawn_from(pile, state)] += 1


def _explain_and_deal(memory: Memory, seat: i64, state: State, hands: list[int], pile: list[int]) -> bool:
    """Explain all plays, and deal out the rest; False only for a memory that contradicts itself."""
    players: i64 = memory.players
    old_pool = [0] * 6
    new_pool = memory.pool[:]
    old_left = [0] * players  # cards of each seat that no play has explained yet
    new_left = [0] * players
    for s in range(players):
        for x in range(6):
            if s == seat:
                new_pool[x] -= memory.drawn[s * 6 + x]
            else:
                old_pool[x] += memory.old[s * 6 + x]
                old_left[s] += memory.old[s * 6 + x]
    fresh = _explained(memory, seat, state, old_pool, new_pool, old_left)
    if fresh is None:
        return False
    old = [0] * (6 * players)
    drawn = [0] * (6 * players)
    for t in range(memory.length):
        code: i64 = memory.trail[t]
        who: i64 = code >> 3
        what: i64 = code & 7
        if who == seat:
            continue
        if what == DREW:
            new_left[who] += 1
        elif fresh[t]:
            new_left[who] -= 1
            new_pool[what] -= 1
            drawn[who * 6 + what] += 1
        else:
            old_left[who] -= 1
            old_pool[what] -= 1
            old[who * 6 + what] += 1
    for s in range(players):
        for x in range(6):
            if s == seat:
                old[s * 6 + x] = memory.old[s * 6 + x]
                drawn[s * 6 + x] = memory.drawn[s * 6 + x]
            else:
                hands[s * 6 + x] = 0
        if s != seat:
            for _ in range(old_left[s]):
                x2: i64 = _drawn_from(old_pool, state)
                old[s * 6 + x2] += 1
                hands[s * 6 + x2] += 1
            for _ in range(new_left[s]):
                x2 = _drawn_from(new_pool, state)
                drawn[s * 6 + x2] += 1
                hands[s * 6 + x2] += 1
    for x in range(6):
        pile[x] = new_pool[x]
    memory.old = old
    memory.drawn = drawn
    return True


def _drawn_from(pool: list[int], state: State) -> i64:
    total: i64 = 0
    for x in range(6):
        total += pool[x]
    k: i64 = state.below(total)
    symbol: i64 = 0
    while k >= pool[symbol]:
        k -= pool[symbol]
        symbol += 1
    pool[symbol] -= 1
    return symbol


def _explained(
    memory: Memory, seat: i64, state: State, old_pool: list[int], new_pool: list[int], old_left: list[int]
) -> list[int] | None:
    """For each play of the others whether the card was new (1) or old (0): at random among all ways that can be."""
    for _ in range(GUESSES):
        fresh = _guessed(memory, seat, state, old_pool[:], new_pool[:], old_left[:])
        if fresh is not None:
            return fresh
    return _routed(memory, seat, state, old_pool, new_pool, old_left)


def _guessed(
    memory: Memory, seat: i64, state: State, old_pool: list[int], new_pool: list[int], old_left: list[int]
) -> list[int] | None:
    """Explain the plays in order by guessing, the likelier what there is more of; None at a dead end."""
    new_left = [0] * memory.players
    fresh = [0] * memory.length
    for t in range(memory.length):
        code: i64 = memory.trail[t]
        who: i64 = code >> 3
        what: i64 = code & 7
        if who == seat:
            continue
        if what == DREW:
            new_left[who] += 1
            continue
        new: i64 = new_left[who] * new_pool[what]
        total: i64 = new + old_left[who] * old_pool[what]
        if total == 0:
            return None
        if state.below(total) < new:
            fresh[t] = 1
            new_left[who] -= 1
            new_pool[what] -= 1
        else:
            old_left[who] -= 1
            old_pool[what] -= 1
    return fresh


def _routed(
    memory: Memory, seat: i64, state: State, old_pool: list[int], new_pool: list[int], old_left: list[int]
) -> list[int] | None:
    """Explain the plays with method: as a flow of new cards from the seats through their plays to the symbols.

    A seat's first k plays hold at most as many new cards as it had drawn by then: a chain of edges with these
    capacities. What it played besides is old: so much must flow from each seat and to each symbol at least.
    """
    flows = Circulation()
    symbols: i64 = flows.nodes(7)
    hub: i64 = symbols + 6  # where all flow begins and ends
    edges = [-1] * memory.length  # the edge of each play
    played = [0] * 6
    for who in range(memory.players):
        if who == seat:
            continue
        drawn: i64 = 0
        count: i64 = 0
        link: i64 = -1
        capacity: i64 = 0
        for t in range(memory.length):
            code: i64 = memory.trail[t]
            what: i64 = code & 7
            if code >> 3 != who:
                continue
            if what == DREW:
                drawn += 1
                continue
            play: i64 = flows.nodes(1)
            edges[t] = flows.edge(play, symbols + what, 0, 1)
            if link >= 0:
                flows.edge(play, link, 0, capacity)
            link = play
            capacity = drawn
            count += 1
            played[what] += 1
        if link >= 0:
            flows.edge(hub, link, max(0, count - old_left[who]), capacity)
    for x in range(6):
        flows.edge(symbols + x, hub, max(0, played[x] - old_pool[x]), new_pool[x])
    if not flows.fill():
        return None
    order = [t for t in range(memory.length) if edges[t] >= 0]
    k: i64 = len(order)
    while k > 0:  # in any order, each play is given to either side by chance, as far as the others leave it open
        j: i64 = state.below(k)
        k -= 1
        order[k], order[j] = order[j], order[k]
        flows.prefer(edges[order[k]], state.below(2))
    return [flows.flow[edges[t]] if edges[t] >= 0 else 0 for t in range(memory.length)]
