"""The flow of Cartagena: what a turn offers, what an action leads to, and whose turn follows."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.generator import scrambled
from caribe.games.cartagena.back import go_back
from caribe.games.cartagena.drawing import take_cards
from caribe.games.cartagena.events import GameOver, TurnBegan, TurnEnded
from caribe.games.cartagena.forward import go_forward
from caribe.games.cartagena.knowledge import imagine
from caribe.games.cartagena.state import CartagenaTable, kinds_of

ESCAPED, CAPPED = "escaped", "turn_cap"


class CartagenaState(CartagenaTable):
    """One position, and how it goes on: an action, and all that follows from it without a choice."""

    # <generated: clone>
    # fmt: off

    def clone(self) -> CartagenaState:
        """Return an independent copy without the log."""
        memory = self.memory
        return CartagenaState(
            self.rules, self.player, self.rng, self.path, self.aboard[:], self.places[:], self.mates[:], self.crowd[:],
            self.hands[:], self.kinds[:], self.rear, self.pile[:], self.pile_size, self.discard[:], self.top,
            self.action, self.turn, None if memory is None else memory.clone(), self.over,
        )

    # fmt: on
    # </generated>

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the actions place by place: a step back, then forward for each symbol held; then out of the boat,
        then the end of the turn (CAR-D1).

        Any mix of them makes a turn, with any own pirate (CAR-3.3, CAR-7.13, CAR-7.17): one action for each place and
        each symbol (CAR-3.8, CAR-3.9).
        """
        player: i64 = self.player
        if player < 0 or (seat is not None and seat != player):
            return []
        space = self.rules.space
        kinds = self.kinds[player]
        forward = space.forward[kinds]
        both_ways = space.both_ways[kinds]
        rear = self.rear
        actions: list[int] = []
        for place in self.places[player]:  # CAR-4.6: those aboard have none
            actions.extend(both_ways[place] if place > rear else forward[place])  # CAR-4.26
        if self.aboard[player] > 0 and rear <= self.rules.length:  # CAR-4.29
            actions.append(space.end - 1)
        if self.action > 0:  # CAR-3.4, CAR-7.8, CAR-7.19, CAR-7.20
            actions.append(space.end)
        return actions

    def any_action(self, dice: i64) -> i64:
        """Return the action at that place of `legal_actions`, found by counting."""
        player: i64 = self.player
        places = self.places[player]
        rear = self.rear
        held = self.rules.space.symbols[self.kinds[player]]
        symbols: i64 = len(held)
        width: i64 = len(places)
        behind: i64 = 0  # places are sorted: those from here on can step back
        while behind < width and places[behind] <= rear:
            behind += 1
        stuck: i64 = behind * symbols
        ashore: i64 = stuck + (width - behind) * (symbols + 1)
        total: i64 = ashore
        if self.aboard[player] > 0 and rear <= self.rules.length:
            total += 1
        if self.action > 0:
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
        if k == total - 1 and self.action > 0:
            return self.rules.end
        return self.rules.end - 1

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now."""
        game = self.rules
        if action == game.end:
            return self.action > 0
        place: i64 = game.space.starts[action]
        symbol: i64 = action - 7 * place
        if symbol >= 0:
            if not (self.kinds[self.player] >> symbol) & 1:
                return False
        elif place <= self.rear:
            return False
        elif place > game.length:
            return self.aboard[self.player] > 0
        return place in self.places[self.player]

    # What is done

    def advance(self, action: i64, forced: bool = False) -> None:
        """Take an action in full without checking it (CAR-3.6), and every one after it that leaves no choice."""
        game = self.rules
        if action == game.end:
            self._end_turn(True, forced)
            return
        seat: i64 = self.player
        start: i64 = game.space.starts[action]
        if action >= 7 * start:
            go_forward(self, action, forced)
            if self.aboard[seat] == game.pirates:  # CAR-5.1, CAR-5.2
                self._finish(ESCAPED)
                return
        else:
            go_back(self, start, forced)
        done: i64 = self.action + 1
        self.action = done
        if done == game.actions:  # CAR-3.5
            self._end_turn(False, forced)
        elif self.kinds[seat] == 0 and not self.can_act():
            if game.any_slot:  # CAR-4.43, CAR-7.3
                take_cards(self, seat, 1, True)
            self._end_turn(False, forced)

    def take_only_actions(self) -> None:
        """Take the first action of a turn where it is the only one; later ones can always be left out (CAR-3.16)."""
        while self.player >= 0 and self.action == 0 and not self.can_choose():
            actions = self.legal_actions()
            if len(actions) > 1:
                return
            self.advance(actions[0], True)

    def resume(self) -> None:
        """Pass on where `player` can do nothing at all; only a position set up by hand stands like that."""
        if self.player < 0 or self.can_act():
            return
        if self.action == 0 or self.rules.any_slot:
            take_cards(self, self.player, 1, True)
        self._end_turn(False, True)

    def _end_turn(self, early: bool, forced: bool) -> None:
        """Go on to the next seat that can do something; who cannot draws a card and passes.

        Where a turn begins with one action only, it is taken, unless this turn ended that way: then
        `take_only_actions` goes on by itself.
        """
        game = self.rules
        while True:
            if self.log is not None:
                self.log.append(TurnEnded(self.player, early))
                early = False
            if self.turn == game.turn_cap:  # CAR-7.14
                self._finish(CAPPED)
                return
            self.action = 0
            self.turn += 1
            player: i64 = (self.player + 1) % game.players  # CAR-3.1, CAR-7.16
            self.player = player
            if self.log is not None:
                self.log.append(TurnBegan(player, self.turn))
            if self.can_choose():
                return
            if self.can_act():  # CAR-4.40, CAR-4.45
                break
            take_cards(self, player, 1, True)  # CAR-D2, CAR-4.41, CAR-4.42, CAR-4.44, CAR-7.4
        if not forced:
            self.take_only_actions()

    def _finish(self, ending: str) -> None:
        self.over = ending
        self.player = -1
        if self.log is not None:
            self.log.append(GameOver(tuple(self.winners()), ending))

    # What is known

    def determinize(self, seat: int, seed: int) -> CartagenaState:
        """Return a copy in which the hands of the others, the pile and the generator are drawn again."""
        state = self.clone()
        state.rng = scrambled(seed)
        imagine(state.memory, seat, state, state.hands, state.pile)
        for other in range(self.game.players):
            if other != seat:
                state.kinds[other] = kinds_of(state.hands, other)
        return state
