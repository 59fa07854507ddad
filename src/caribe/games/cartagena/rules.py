"""Cartagena: the rules as state and actions. Positions: 0 the camp, 1..N the fields, N+1 the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.games.cartagena.box import SYMBOLS
from caribe.games.cartagena.events import Advanced, Drew, GameOver, Reshuffled, Retreated, TurnBegan, TurnEnded
from caribe.games.cartagena.knowledge import Memory, imagine, reshuffled
from caribe.games.cartagena.path import Path

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cartagena.game import Cartagena

ESCAPED, CAPPED = "escaped", "turn_cap"


def kinds_of(hands: list[int], seat: i64) -> int:
    """The symbols in a hand, as bits."""
    kinds: i64 = 0
    for symbol in range(6):
        if hands[seat * 6 + symbol] > 0:
            kinds |= 1 << symbol
    return kinds


def rear_of(crowd: list[int], field: i64) -> i64:
    """The first field from this one on with one or two pirates: the hindmost that can be stepped back to; the boat
    when there is none.
    """
    while field < len(crowd) - 1 and not 0 < crowd[field] < 3:
        field += 1
    return field


class CartagenaState(State):
    """One position. Piles are counts, cards are drawn when they are drawn."""

    def __init__(
        self,
        game: Cartagena,
        player: i64,
        rng: i64,
        path: Path,
        aboard: list[int],
        places: list[list[int]],
        mates: list[list[int]],
        crowd: list[int],
        hands: list[int],
        kinds: list[int],
        rear: i64,
        pile: list[int],
        pile_size: i64,
        discard: list[int],
        top: i64,
        slot: i64,
        turn: i64,
        memory: Memory | None,
        over: str,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.path = path
        self.aboard = aboard  # how many pirates of each seat are in the boat
        self.places = places  # where each seat has pirates outside the boat, each place once, sorted
        self.mates = mates  # where its others stand: those that share a place. Both are replaced, never changed
        self.crowd = crowd  # pirates on each field 1..N
        self.hands = hands  # [seat * 6 + symbol]
        self.kinds = kinds  # the symbols each seat holds, as bits
        self.rear: i64 = rear  # the hindmost field with one or two pirates, or the boat: who is ahead can step back
        self.pile = pile
        self.pile_size: i64 = pile_size
        self.discard = discard
        self.top: i64 = top  # the symbol on top of the discards, -1 when there is none
        self.slot: i64 = slot  # actions done in this turn
        self.turn: i64 = turn
        self.memory = memory  # None until the first reshuffle
        self.over = over

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (
            self.game,
            self.player,
            self.rng,
            self.path,
            self.aboard,
            self.places,
            self.mates,
            self.crowd,
            self.hands,
            self.kinds,
            self.rear,
            self.pile,
            self.pile_size,
            self.discard,
            self.top,
            self.slot,
            self.turn,
            self.memory,
            self.over,
        )

    def clone(self) -> CartagenaState:
        """An independent copy without the log."""
        memory = self.memory
        return CartagenaState(
            self.rules,
            self.player,
            self.rng,
            self.path,
            self.aboard[:],
            self.places[:],
            self.mates[:],
            self.crowd[:],
            self.hands[:],
            self.kinds[:],
            self.rear,
            self.pile[:],
            self.pile_size,
            self.discard[:],
            self.top,
            self.slot,
            self.turn,
            None if memory is None else memory.clone(),
            self.over,
        )

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Place by place: a step back, then forward for each symbol held; then out of the boat, then the end."""
        player: i64 = self.player
        if player < 0 or (seat is not None and seat != player):
            return []
        moves = self.rules.moves
        kinds = self.kinds[player]
        forward = moves.forward[kinds]
        both_ways = moves.both_ways[kinds]
        rear = self.rear
        actions: list[int] = []
        for place in self.places[player]:
            actions.extend(both_ways[place] if place > rear else forward[place])  # CAR-4.26
        if self.aboard[player] > 0 and rear <= self.rules.length:  # CAR-4.29
            actions.append(moves.end - 1)
        if self.slot > 0:  # CAR-3.4
            actions.append(moves.end)
        return actions

    def any_action(self, dice: i64) -> i64:
        """The action at that place of `legal_actions`, found by counting."""
        player: i64 = self.player
        places = self.places[player]
        rear = self.rear
        held = self.rules.moves.symbols[self.kinds[player]]
        symbols: i64 = len(held)
        width: i64 = len(places)
        behind: i64 = 0  # places sorted: those from here on can step back
        while behind < width and places[behind] <= rear:
            behind += 1
        stuck: i64 = behind * symbols
        ashore: i64 = stuck + (width - behind) * (symbols + 1)
        total: i64 = ashore
        if self.aboard[player] > 0 and rear <= self.rules.length:
            total += 1
        if self.slot > 0:
            total += 1
        k: i64 = ((dice >> 17) * total) >> 31
        place: i64
        if k < stuck:
            place = places[k // symbols]
            return 7 * place + held[k % symbols]
        if k < ashore:
            k -= stuck
            place = places[behind + k // (symbols + 1)]
            k = k % (symbols + 1)
            return 7 * place + (held[k - 1] if k > 0 else -1)
        if k == total - 1 and self.slot > 0:
            return self.rules.end
        return self.rules.end - 1

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now."""
        game = self.rules
        if action == game.end:
            return self.slot > 0
        place: i64 = game.moves.starts[action]
        symbol: i64 = action - 7 * place
        if symbol >= 0:
            if not (self.kinds[self.player] >> symbol) & 1:
                return False
        elif place <= self.rear:
            return False
        elif place > game.length:
            return self.aboard[self.player] > 0
        return place in self.places[self.player]

    def landing_ahead(self, symbol: i64, position: i64) -> i64:
        """The field a card takes a pirate to: the first free one ahead with its symbol, or the boat (CAR-4.2 to
        CAR-4.5).
        """
        ahead = self.path.ahead
        crowd = self.crowd
        position = ahead[position * 7 + symbol]
        while crowd[position] > 0:  # nobody is counted in the boat
            position = ahead[position * 7 + symbol]
        return position

    def landing_back(self, position: i64) -> i64:
        """The field a pirate steps back to: the first one behind with one or two pirates; 0 when there is none
        (CAR-4.20 to CAR-4.29).
        """
        if position <= self.rear:
            return 0
        crowd = self.crowd
        position -= 1
        while not 0 < crowd[position] < 3:
            position -= 1
        return position

    # What is done

    def advance(self, action: i64, forced: bool = False) -> None:
        """Take an action without checking it, and every one after it that leaves no choice."""
        game = self.rules
        if action == game.end:
            self._end_turn(True, forced)
            return
        boat: i64 = game.length + 1
        seat: i64 = self.player
        start: i64 = game.moves.starts[action]
        symbol: i64 = action - 7 * start
        field: i64
        if symbol >= 0:
            field = self.path.ahead[action]
            if self.crowd[field] > 0:
                field = self.landing_ahead(symbol, field)
            card: i64 = seat * 6 + symbol
            left: i64 = self.hands[card] - 1
            self.hands[card] = left
            if left == 0:
                self.kinds[seat] = self.kinds[seat] ^ 1 << symbol
            self.discard[symbol] = self.discard[symbol] + 1  # `+=` would be compiled for any kind of item
            self.top = symbol
            if self.memory is not None:
                self.memory.saw(seat, symbol)
            self._walk(seat, start, field, boat)
            if self.log is not None:
                self.log.append(Advanced(seat, SYMBOLS[symbol], start, field, field == boat, forced))
            if self.aboard[seat] == game.pirates:  # CAR-5.1
                self._finish(ESCAPED)
                return
        else:
            field = self.landing_back(start)
            company: i64 = self.crowd[field]
            self._walk(seat, start, field, boat)
            if self.log is not None:
                self.log.append(Retreated(seat, start, field, company, forced))
            self._take(seat, company, False)  # CAR-4.24
        slot: i64 = self.slot + 1
        self.slot = slot
        if slot == game.actions:  # CAR-3.5
            self._end_turn(False, forced)
        elif self.kinds[seat] == 0 and not self._can_act():
            if game.any_slot:  # CAR-7.3
                self._take(seat, 1, True)
            self._end_turn(False, forced)

    def settle(self) -> None:
        """Take the first action of a turn where it is the only one; later ones can always be left out."""
        while self.player >= 0 and self.slot == 0 and not self._can_choose():
            actions = self.legal_actions()
            if len(actions) > 1:
                return
            self.advance(actions[0], True)

    def resume(self) -> None:
        """Pass on where `player` can do nothing at all; only a position set up by hand stands like that."""
        if self.player < 0 or self._can_act():
            return
        if self.slot == 0 or self.rules.any_slot:
            self._take(self.player, 1, True)
        self._end_turn(False, True)

    def _can_choose(self) -> bool:
        """Whether `player` can do more than one thing for sure: with several symbols, or one and several places."""
        kinds: i64 = self.kinds[self.player]
        return kinds & (kinds - 1) != 0 or (kinds != 0 and len(self.places[self.player]) > 1)

    def _walk(self, seat: i64, start: i64, field: i64, boat: i64) -> None:
        """Move one pirate."""
        crowd = self.crowd
        places = self.places[seat].copy()
        mates = self.mates[seat]
        count: i64
        if start < boat:
            count = crowd[start] - 1  # -1 in the camp, where nobody is counted
            if count != 0 and start in mates:
                mates = mates.copy()
                mates.remove(start)
                self.mates[seat] = mates
            else:
                places.remove(start)
            if start > 0:
                crowd[start] = count
                if count == 0:
                    if start == self.rear:
                        self.rear = rear_of(crowd, start + 1)
                elif start < self.rear:
                    self.rear = start
        else:
            self.aboard[seat] = self.aboard[seat] - 1
        if field < boat:
            count = crowd[field] + 1
            if count > 1 and field in places:
                self.mates[seat] = [*mates, field]
            else:
                at: i64 = len(places)
                while at > 0 and places[at - 1] > field:
                    at -= 1
                places.insert(at, field)
            crowd[field] = count
            if count == 3:
                if field == self.rear:
                    self.rear = rear_of(crowd, field + 1)
            elif field < self.rear:
                self.rear = field
        else:
            self.aboard[seat] = self.aboard[seat] + 1
        self.places[seat] = places

    def _take(self, seat: i64, count: i64, emergency: bool) -> None:
        """Take cards from the pile, as many as there are (CAR-4.54)."""
        if self.log is None:
            for _ in range(count):
                self.draw(seat)
            return
        cards: list[str] = []
        told = False
        for _ in range(count):
            if self.pile_size == 0:
                self._reshuffle()
            before = len(self.log)
            symbol: i64 = self.draw(seat)
            if symbol >= 0:
                cards.append(SYMBOLS[symbol])
            if len(self.log) > before:  # that was the last card of the pile, and a new one was made of the discards
                self.log.insert(before, Drew(seat, len(cards), emergency, tuple(cards)))
                cards = []
                told = True
        if cards or not told:
            self.log.append(Drew(seat, len(cards), emergency, tuple(cards)))

    def draw(self, seat: i64) -> i64:
        """Draw one card; the symbol, or -1 when there is none. The pile is made anew as soon as it is used up
        (CAR-4.50 to CAR-4.53).
        """
        size: i64 = self.pile_size
        if size == 0:
            self._reshuffle()
            size = self.pile_size
            if size == 0:
                return -1
        s: i64 = (
            self.rng * 0x5DEECE66D + 11
        ) & 0xFFFFFFFFFFFF  # `below`, written out: most of the game's chance is here
        self.rng = s
        k: i64 = ((s >> 17) * size) >> 31
        pile = self.pile
        symbol: i64 = 0
        left: i64 = pile[0]
        while k >= left:
            k -= left
            symbol += 1
            left = pile[symbol]
        pile[symbol] = left - 1
        card: i64 = seat * 6 + symbol
        held: i64 = self.hands[card] + 1
        self.hands[card] = held
        if held == 1:
            self.kinds[seat] = self.kinds[seat] | 1 << symbol
        if self.memory is not None:
            self.memory.drew(seat, symbol)
        size -= 1
        self.pile_size = size
        if size == 0:
            self._reshuffle()
        return symbol

    def _reshuffle(self) -> None:
        if self.top < 0:
            return
        self.pile, self.discard = self.discard, self.pile
        self.pile_size = sum(self.pile)
        self.top = -1
        self.memory = reshuffled(self.game.players, self.hands, self.pile)
        if self.log is not None:
            self.log.append(Reshuffled(self.pile_size))

    def _can_act(self) -> bool:
        """Whether `player` has any action: a card (CAR-4.8), or a pirate that can step back."""
        if self.kinds[self.player] != 0:
            return True
        places = self.places[self.player]
        if places and places[-1] > self.rear:
            return True
        return self.rear <= self.rules.length and self.aboard[self.player] > 0

    def _end_turn(self, early: bool, forced: bool) -> None:
        """Go on to the next seat that can do something; who cannot draws a card and passes (CAR-4.40 to CAR-4.42).

        A turn that begins with one action only is settled, unless the one that ends was: `settle` goes on by itself.
        """
        game = self.rules
        while True:
            if self.log is not None:
                self.log.append(TurnEnded(self.player, early))
                early = False
            if self.turn == game.turn_cap:  # CAR-7.14
                self._finish(CAPPED)
                return
            self.slot = 0
            self.turn += 1
            player: i64 = (self.player + 1) % game.players
            self.player = player
            if self.log is not None:
                self.log.append(TurnBegan(player, self.turn))
            if self._can_choose():
                return
            if self._can_act():
                break
            self._take(player, 1, True)
        if not forced:
            self.settle()

    def _finish(self, ending: str) -> None:
        self.over = ending
        self.player = -1
        if self.log is not None:
            self.log.append(GameOver(tuple(self.winners()), ending))

    # What is known

    def determinize(self, seat: int, seed: int) -> CartagenaState:
        """A copy in which the hands of the others, the pile and the generator are drawn anew."""
        state = self.clone()
        state.rng = scrambled(seed)
        memory = state.memory
        if memory is not None:
            if not imagine(memory, seat, state, state.hands, state.pile):
                raise AssertionError("the memory of this position contradicts itself")
            state.kinds = [kinds_of(state.hands, other) for other in range(self.game.players)]
            return state
        hands = state.hands
        pile = state.pile
        players: i64 = self.game.players
        held = [0] * players
        for other in range(players):  # before the first reshuffle nothing is known of any card that was not seen
            if other != seat:
                for symbol in range(6):
                    pile[symbol] = pile[symbol] + hands[other * 6 + symbol]
                    held[other] += hands[other * 6 + symbol]
                    hands[other * 6 + symbol] = 0
        size: i64 = 0
        for symbol in range(6):
            size += pile[symbol]
        for other in range(players):
            if other != seat:
                for _ in range(held[other]):
                    k: i64 = state.below(size)
                    card: i64 = 0
                    while k >= pile[card]:
                        k -= pile[card]
                        card += 1
                    pile[card] = pile[card] - 1
                    size -= 1
                    hands[other * 6 + card] += 1
                state.kinds[other] = kinds_of(hands, other)
        return state

    # How it ended

    def winners(self) -> list[int]:
        """The seats that won: who escaped, or at the cap who is ahead (CAR-5.1, CAR-7.14); empty while the game goes
        on.
        """
        best: list[int] = []
        if self.player >= 0:
            return best
        most = (-1, -1)
        for seat, standing in enumerate(self.standings()):
            if standing > most:
                best = []
                most = standing
            if standing == most:
                best.append(seat)
        return best

    def standings(self) -> list[tuple[int, int]]:
        """For each seat its pirates aboard and the sum of all their positions (CAR-7.10)."""
        return [
            (pirates.count(self.rules.length + 1), sum(pirates))
            for pirates in [self.pirates(seat) for seat in range(self.game.players)]
        ]

    def pirates(self, seat: int) -> list[int]:
        """Where a seat's pirates stand, ascending."""
        return sorted(self.places[seat] + self.mates[seat]) + [self.rules.length + 1] * self.aboard[seat]

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(self.hands[seat * 6 : seat * 6 + 6])

    def returns(self) -> list[float]:
        """Each seat's share of the win, 0 while the game goes on."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Each seat's pirates aboard and the way they have gone."""
        return [{"aboard": aboard, "way": way} for aboard, way in self.standings()]

    def merits(self) -> list[int]:
        """Who has more pirates aboard is ahead, then who has gone further (CAR-7.10)."""
        return [aboard * 1000 + way for aboard, way in self.standings()]

    def ending(self) -> str:
        """`escaped` or `turn_cap`, "" while the game goes on."""
        return self.over
