"""A state: one position of a game; mutable, cheap to clone, with one integer as its source of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from caribe.core.choices import Choice, compose
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.reasons import IllegalAction, Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Subclasses fill in the methods that raise NotImplementedError; the rest is shared.

    `player` is the seat whose atomic decision comes next, -1 when the game is over. `log` is None until `keep_log`
    switches it on.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=3, start_player=0).new(seed=1)
    >>> state.player, state.is_over, len(state.legal_actions()) > 1
    (0, False, True)
    >>> state.apply(217)
    Traceback (most recent call last):
    ...
    caribe.core.reasons.IllegalAction: Each turn needs at least one action before it can end. (CAR-3.4)
    """

    def __init__(self, game: Game, player: i64, rng: i64) -> None:
        self.game = game
        self.player: i64 = player
        self.rng: i64 = rng
        self.log: list[Event] | None = None

    # What a game must say: the hot part.

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The atomic actions open to a seat that owes a decision (None: `player`), sorted; empty for all others."""
        raise NotImplementedError

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now; as quick as a look at the board."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take an action without checking it: for search alone, which has asked `legal_actions`."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy without the log."""
        raise NotImplementedError

    def determinize(self, seat: int, seed: int) -> State:
        """A copy in which all that this seat cannot know is drawn anew, the generator too."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each seat's share of the win, 0 while the game goes on; a shared win is split."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points by source."""
        raise NotImplementedError

    def merits(self) -> list[int]:
        """A number for each seat: who has more is ahead. The sum of `scores`, where a game does not say otherwise."""
        return [sum(score.values()) for score in self.scores()]

    def ending(self) -> str:
        """The way the game ended, "" while it goes on."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments: everything this position is made of."""
        raise NotImplementedError

    # What a game with secret, simultaneous or composite decisions says besides.

    def deciders(self) -> list[int]:
        """The seats that owe a decision now; several in a simultaneous choice."""
        return [self.player] if self.player >= 0 else []

    def midway(self) -> bool:
        """Whether `player` is in the middle of one composite decision."""
        return False

    def focus(self, seat: int) -> State:
        """A clone in which this seat, one of `deciders()`, is the next to decide."""
        state = self.clone()
        state.player = seat
        return state

    def any_action(self, dice: i64) -> i64:
        """One of `player`'s legal actions, each as likely as the other; `dice` are 48 random bits.

        It is the action at that place of `legal_actions`, which a game may find without making the list.
        """
        actions = self.legal_actions()
        return actions[((dice >> 17) * len(actions)) >> 31]

    def seen_as(self, action: int, seat: int) -> int:
        """What a seat sees of `player` taking this action: the action itself, or a negative label that masks it."""
        return action

    # What all games share.

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.player < 0

    def apply(self, action: int) -> None:
        """Take an action of `player`; an illegal one is refused with `IllegalAction` and changes nothing."""
        if not (0 <= action < self.game.num_actions and self.player >= 0 and self.is_legal(action)):
            raise IllegalAction(self.why_not_action(self.player, action) or Reason(Message("core-why-unclear")))
        self.advance(action)

    def below(self, n: i64) -> i64:
        """A number below n from the generator inside the state."""
        s: i64 = (self.rng * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        self.rng = s
        return ((s >> 17) * n) >> 31

    def rekey(self, key: i64) -> None:
        """Key the generator anew: the referee does this before each decision (see `Draws`)."""
        self.rng = key & 0xFFFFFFFFFFFF

    def keep_log(self) -> None:
        """Keep a log of typed events from now on."""
        if self.log is None:
            self.log = []

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know, as plain data; None: a spectator's view."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"Seats go from 0 to {self.game.players - 1}, and None looks on; there is no seat {seat}.")
        return self.game.people.view(self, seat)

    def prompt(self, seat: int | None) -> Message:
        """One sentence that says what is awaited, and of whom."""
        if self.player < 0:
            return Message("core-prompt-over")
        return self.game.people.prompt(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        """What a person in this seat can do now, in whole choices."""
        return compose(self, seat)

    def why_not(self, seat: int, targets: Sequence[str]) -> Reason | None:
        """None exactly when some choice contains all these targets, else what stands against it."""
        return self._not_deciding(seat) or self.game.people.why_not(self, seat, targets)

    def why_not_action(self, seat: int, action: int) -> Reason | None:
        """None exactly when this seat may take this action, else what stands against it."""
        if reason := self._not_deciding(seat):
            return reason
        if not 0 <= action < self.game.num_actions:
            return Reason(
                Message("core-why-no-such-action", {"action": str(action), "last": self.game.num_actions - 1})
            )
        return self.game.people.why_not_action(self, seat, action)

    def to_json(self) -> dict[str, object]:
        """The whole position as plain data, hidden things included."""
        return self.game.people.to_json(self)

    def _not_deciding(self, seat: int) -> Reason | None:
        if self.player < 0:
            return Reason(Message("core-why-over"))
        deciders = self.deciders()
        if seat not in deciders:
            return Reason(Message("core-why-not-your-turn", {"other": deciders[0]}))
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (type(self), self.fields(), self.log))

    def __copy__(self) -> State:
        state = self.clone()
        state.log = None if self.log is None else list(self.log)
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()


def restored(kind: type[State], fields: tuple[Any, ...], log: list[Event] | None) -> State:
    """A state out of its pickled fields."""
    state = kind(*fields)
    state.log = log
    return state
