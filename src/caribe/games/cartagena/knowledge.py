"""What a reshuffle teaches: everybody knows what the new pile is made of, and so what all the hands together hold.

Before the first reshuffle nothing is known of another's hand. From then on cards come from *generations*: generation
0 is the hands as they
were at the first reshuffle, generation g the pile made by the g-th one. Who drew how many of each is public, and so
is every card played; hidden is which
generation a played card came from. `imagine` finds a way to explain all plays, at random among all ways, and deals
out the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caribe.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

DREW: Final = 6  # codes of the trail: seat * 8 + a symbol played, or one of these
SHUFFLED: Final = 7


class Memory:
    """All that was seen since the first reshuffle.

    `pools[g * 6 + symbol]`: what generation g is made of (public). `drawn[(g * players + seat) * 6 + symbol]`: what a
    seat took of it (only
    its size is public). `trail`: plays, draws and reshuffles in order (public). Clones share the trail and copy it
    when they part.
    """

    def __init__(self, players: i64, pools: list[int], drawn: list[int], trail: list[int], length: i64) -> None:
        self.players: i64 = players
        self.pools = pools
        self.drawn = drawn
        self.trail = trail
        self.length: i64 = length
        self.newest: i64 = len(drawn) - 6 * players  # where the newest generation begins in `drawn`

    def clone(self) -> Memory:
        """An independent copy."""
        return Memory(self.players, self.pools, self.drawn[:], self.trail, self.length)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Memory, (self.players, self.pools, self.drawn, self.trail[: self.length], self.length))

    def note(self, code: i64) -> None:
        """Add to the trail."""
        if len(self.trail) != self.length:
            self.trail = self.trail[: self.length]
        self.trail.append(code)
        self.length += 1

    def played(self, seat: i64, symbol: i64) -> None:
        """A seat played a card."""
        self.note(seat * 8 + symbol)

    def drew(self, seat: i64, symbol: i64) -> None:
        """A seat drew a card of the newest generation."""
        self.drawn[self.newest + seat * 6 + symbol] += 1
        self.note(seat * 8 + DREW)

    def shuffled(self, pile: list[int]) -> None:
        """The discards became a new pile: a new generation."""
        self.pools = self.pools + pile
        self.newest = len(self.drawn)
        self.drawn = self.drawn + [0] * (6 * self.players)
        self.note(SHUFFLED)


def first_memory(players: i64, hands: list[int], pile: list[int]) -> Memory:
    """The memory at a first reshuffle: the hands as they are, and the new pile."""
    held = [0] * 6
    for i in range(len(hands)):
        held[i % 6] += hands[i]
    return Memory(players, held + pile, hands[:] + [0] * (6 * players), [], 0)


def imagine(memory: Memory, seat: i64, state: State, hands: list[int], pile: list[int]) -> bool:
    """Fill in the hands of all others and the pile, consistent with all that this seat has seen; chance from `state`.

    `hands` (a seat's own aside), `pile` and `memory.drawn` are overwritten. False only for a memory that contradicts
    itself.
    """
    players: i64 = memory.players
    newest: i64 = len(memory.pools) // 6 - 1
    pools = memory.pools[:]
    tokens = [0] * ((newest + 1) * players)  # cards of a generation in a hand, not yet explained
    for g in range(newest + 1):
        for s in range(players):
            for x in range(6):
                count: i64 = memory.drawn[(g * players + s) * 6 + x]
                if s == seat:
                    pools[g * 6 + x] -= count
                elif g == 0:
                    tokens[s] += count
    drawn = [0] * len(memory.drawn)
    if not _explain(memory, seat, state, pools, tokens, drawn):
        return False
    for s in range(players):
        if s == seat:
            for g in range(newest + 1):
                for x in range(6):
                    place: i64 = (g * players + s) * 6 + x
                    drawn[place] = memory.drawn[place]
            continue
        for x in range(6):
            hands[s * 6 + x] = 0
        for g in range(newest + 1):
            for _ in range(tokens[g * players + s]):
                symbol: i64 = _drawn_from(pools, g * 6, state)
                drawn[(g * players + s) * 6 + symbol] += 1
                hands[s * 6 + symbol] += 1
    for x in range(6):
        pile[x] = pools[newest * 6 + x]
    memory.drawn = drawn
    return True


def _drawn_from(pools: list[int], base: i64, state: State) -> i64:
    total: i64 = 0
    for x in range(6):
        total += pools[base + x]
    k: i64 = state.below(total)
    symbol: i64 = 0
    while k >= pools[base + symbol]:
        k -= pools[base + symbol]
        symbol += 1
    pools[base + symbol] -= 1
    return symbol


def _explain(memory: Memory, seat: i64, state: State, pools: list[int], tokens: list[int], drawn: list[int]) -> bool:
    """Say of every card the others played which generation it came from: at random, and back again from a dead end."""
    players: i64 = memory.players
    trail = memory.trail
    chosen = [0] * memory.length  # the generation taken at each play
    tried = [0] * memory.length  # the generations that led nowhere, as bits
    newest: i64 = 1
    t: i64 = 0
    while t < memory.length:
        code: i64 = trail[t]
        who: i64 = code >> 3
        what: i64 = code & 7
        if what == SHUFFLED:
            newest += 1
        elif what == DREW:
            if who != seat:
                tokens[newest * players + who] += 1
        elif who != seat:
            g: i64 = _choose(state, pools, tokens, players, newest, who, what, tried[t])
            if g < 0:
                tried[t] = 0
                t -= 1
                while t >= 0:
                    code = trail[t]
                    who = code >> 3
                    what = code & 7
                    if what == SHUFFLED:
                        newest -= 1
                    elif what == DREW:
                        if who != seat:
                            tokens[newest * players + who] -= 1
                    elif who != seat:
                        g = chosen[t]
                        tokens[g * players + who] += 1
                        pools[g * 6 + what] += 1
                        drawn[(g * players + who) * 6 + what] -= 1
                        tried[t] |= 1 << g
                        break
                    t -= 1
                if t < 0:
                    return False
                continue
            chosen[t] = g
            tokens[g * players + who] -= 1
            pools[g * 6 + what] -= 1
            drawn[(g * players + who) * 6 + what] += 1
        t += 1
    return True


def _choose(
    state: State, pools: list[int], tokens: list[int], players: i64, newest: i64, who: i64, symbol: i64, tried: i64
) -> i64:
    """A generation this card can have come from, the likelier the more of it are about; -1 when there is none."""
    total: i64 = 0
    for g in range(newest + 1):
        if not (tried >> g) & 1:
            total += tokens[g * players + who] * pools[g * 6 + symbol]
    if total == 0:
        return -1
    k: i64 = state.below(total)
    g2: i64 = 0
    while True:
        if not (tried >> g2) & 1:
            weight: i64 = tokens[g2 * players + who] * pools[g2 * 6 + symbol]
            if k < weight:
                return g2
            k -= weight
        g2 += 1
