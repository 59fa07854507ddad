"""A state: one position of a game; mutable, cheap to clone, with one integer as its source of chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from caribe.core.choices import Choice, compose
from caribe.core.documents import digest
from caribe.core.drawing import Picture, draw
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.notation import parse_moves, write_moves
from caribe.core.outcome import Outcome
from caribe.core.reasons import UNCLEAR, IllegalAction, Reason

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    caribe.core.reasons.IllegalAction: You must take at least one action before you end the turn. (CAR-3.4)
    >>> state.push("play pistol camp")
    >>> state.history, state
    ([(0, 2)], <cartagena: 3 players, 1 action taken, seat 0 decides>)
    """

    def __init__(self, game: Game, player: i64, rng: i64) -> None:
        self.game = game
        self.player: i64 = player
        self.rng: i64 = rng
        self.log: list[Event] | None = None
        self.applied: list[int] | None = None  # by `apply`: action * 16 + seat

    # What a game must say: the hot part.

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the atomic actions of a seat that has to decide (None: `player`), sorted; none for all others."""
        raise NotImplementedError

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now; as quick as a look at the board."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take an action without checking it: for search alone, which has asked `legal_actions`."""
        raise NotImplementedError

    def clone(self) -> State:
        """Return an independent copy without the log; `copy.copy` keeps the log too."""
        raise NotImplementedError

    def determinize(self, seat: int, seed: int) -> State:
        """Return a copy in which everything that this seat cannot know is drawn again, including the generator."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return each seat's share of the win, 0 while the game goes on; a shared win is split."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points by source."""
        raise NotImplementedError

    def merits(self) -> list[int]:
        """Return a number for each seat that ranks them, tie-breaks included: by default the sum of `scores`."""
        return [sum(score.values()) for score in self.scores()]

    def ranks(self) -> list[int]:
        """Return each seat's rank: 1 for who won, then by `merits`; level seats share one, and 0 is no rank at all.

        >>> import caribe
        >>> caribe.game("havana", players=3).new(seed=1).ranks()
        [1, 1, 1]
        """
        keys = list(zip(self.returns(), self.merits(), strict=True))
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def ending(self) -> str:
        """Return how the game ended, "" while it is not over."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments: everything this position is made of."""
        raise NotImplementedError

    # What a game with secret, simultaneous or composite decisions says besides.

    def deciders(self) -> list[int]:
        """Return the seats that have to decide now; several in a simultaneous choice."""
        return [self.player] if self.player >= 0 else []

    def midway(self) -> bool:
        """Whether `player` is in the middle of one composite decision."""
        return False

    def focus(self, seat: int) -> State:
        """Return a clone in which this seat, one of `deciders()`, is the next to decide."""
        state = self.clone()
        state.player = seat
        return state

    def any_action(self, dice: i64) -> i64:
        """Return one of `player`'s legal actions, all equally likely; `dice` are 48 random bits.

        It is the action at that place of `legal_actions`, which a game may find without making the list.
        """
        actions = self.legal_actions()
        return actions[((dice >> 17) * len(actions)) >> 31]

    def seen_as(self, action: int, seat: int) -> int:
        """Return what a seat sees of `player` taking this action: the action, or a negative label that masks it."""
        return action

    def is_settling(self, action: int) -> bool:
        """Tell whether `player` cannot take this action back, whoever acts next, as with every secret decision.

        A game says so, too, where who acts next depends on what the player may not know.
        """
        return any(self.seen_as(action, seat) != action for seat in range(self.game.players) if seat != self.player)

    # What all games share.

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.player < 0

    def apply(self, action: int) -> None:
        """Take an action of `player`; an illegal one is refused with `IllegalAction` and changes nothing."""
        if not (0 <= action < self.game.num_actions and self.player >= 0 and self.is_legal(action)):
            raise IllegalAction(self.why_not_action(self.player, action) or UNCLEAR)
        if self.applied is None:
            self.applied = []
        self.applied.append(action * 16 + self.player)
        self.advance(action)

    def notation(self, actions: Sequence[int], seat: int | None = None) -> str:
        """Return the notation of these actions of a seat that has to decide (None: `player`), taken in this order.

        >>> import caribe
        >>> state = caribe.game("havana", players=2).new(seed=1)
        >>> state.notation(state.choices(1)[0].actions, seat=1)
        'choose siesta renewal'
        """
        return write_moves(self if seat is None else self.focus(seat), actions)

    def parse(self, text: str, seat: int | None = None) -> list[int]:
        """Return the actions that a text names in the notation; refuse with `BadNotation`, which lists candidates.

        >>> import caribe
        >>> caribe.game("cuba", players=2).new(seed=1).parse("pick wood water citrus citrus")
        [17, 19, 20, 20]
        """
        return parse_moves(self, text, seat)

    def push(self, text: str) -> None:
        """Apply what a text names in the notation as a move of `player`."""
        for action in parse_moves(self, text):
            self.apply(action)

    @property
    def history(self) -> list[tuple[int, int]]:
        """Return the seat and the action of every `apply` that led here, in order.

        `copy` keeps it. It begins at the deal, or where a position was read, cloned or determinized.
        """
        return [(each % 16, each // 16) for each in self.applied or ()]

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        if self.player >= 0:
            return None
        returns = self.returns()
        winners = tuple(seat for seat, share in enumerate(returns) if share > 0)
        return Outcome(self.ending(), winners, tuple(returns), tuple(self.ranks()), tuple(self.scores()))

    def copy(self) -> State:
        """Return an independent copy, log and history included; for search, `clone` is quicker."""
        return self.__copy__()

    def key(self) -> str:
        """Return a text that equal positions share and others do not: for tables of positions seen.

        >>> import caribe
        >>> game = caribe.game("cuba", players=2)
        >>> game.new(seed=1).key() == game.new(seed=1).key(), game.new(seed=1).key() == game.new(seed=2).key()
        (True, False)
        """
        return digest([self.game.name, self.game.version, self.game.players, dict(self.game.options), self.to_json()])

    def picture(self, seat: int | None = None) -> Picture:
        """Return the position drawn as this seat sees it; by default as a spectator, who sees nothing hidden."""
        return Picture(str(draw(self, seat, "svg")), seat)

    def below(self, n: i64) -> i64:
        """Draw a number below n from the generator inside the state."""
        s: i64 = (self.rng * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        self.rng = s
        return ((s >> 17) * n) >> 31

    def rekey(self, key: i64) -> None:
        """Set the generator: the referee does this before each decision (see `Draws`)."""
        self.rng = key & 0xFFFFFFFFFFFF

    def keep_log(self) -> None:
        """Keep a log of typed events from now on."""
        if self.log is None:
            self.log = []

    def view(self, seat: int | None) -> dict[str, object]:
        """Return everything that this seat may know, as plain data; None is a spectator."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"Seats go from 0 to {self.game.players - 1}, and None looks on; there is no seat {seat}.")
        return self.game.presenter.view(self, seat)

    def prompt(self, seat: int | None) -> Message:
        """Return one sentence about who has to decide what."""
        if self.player < 0:
            return Message("core-prompt-over")
        return self.game.presenter.prompt(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        """Return the choices that a person in this seat has now."""
        return compose(self, seat)

    def why_not(self, seat: int, targets: Sequence[str], choices: Sequence[Choice] | None = None) -> Reason | None:
        """Return None if some choice contains all these targets, or else the reason why not.

        Pass the seat's `choices` where they are known: to compose them takes longer than everything else here.
        """
        if reason := self._not_deciding(seat):
            return reason
        picked = Counter(targets)
        if any(choice.touches(picked) for choice in (self.choices(seat) if choices is None else choices)):
            return None
        return self.game.presenter.explain(self, seat, targets)

    def why_not_action(self, seat: int, action: int) -> Reason | None:
        """Return None if this seat may take this action, or else the reason why not."""
        if reason := self._not_deciding(seat):
            return reason
        if not 0 <= action < self.game.num_actions:
            return Reason(
                Message("core-why-no-such-action", {"action": str(action), "last": self.game.num_actions - 1})
            )
        if action in self.legal_actions(seat):
            return None
        return self.game.presenter.explain_action(self, seat, action)

    def to_json(self) -> dict[str, object]:
        """Return the whole position as plain data, including what is hidden."""
        return self.game.presenter.to_json(self)

    def _not_deciding(self, seat: int) -> Reason | None:
        if self.player < 0:
            return Reason(Message("core-why-over"))
        deciders = self.deciders()
        if seat not in deciders:
            return Reason(Message("core-why-not-your-turn", {"other": deciders[0]}))
        return None

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, hidden things and generator included.

        Log and history do not count: they are how the position came about. A state changes, so it has no hash; `key` is
        what equal positions share.
        """
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.game == other.game and self.to_json() == other.to_json())

    def __repr__(self) -> str:
        count = len(self.applied or ())
        taken = f"{count} action{'' if count == 1 else 's'} taken"
        decides = "over" if self.player < 0 else f"seat {self.player} decides"
        return f"<{self.game.name}: {self.game.players} players, {taken}, {decides}>"

    def __str__(self) -> str:
        """Return the board in text, as a spectator sees it."""
        return str(draw(self, None, "ansi"))

    def _repr_svg_(self) -> str:
        """Return the position drawn as a spectator sees it, for notebooks."""
        return str(draw(self, None, "svg"))

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (type(self), self.fields(), self.log, self.applied))

    def __copy__(self) -> State:
        state = self.clone()
        state.log = None if self.log is None else list(self.log)
        state.applied = None if self.applied is None else list(self.applied)
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()


def restored(
    kind: type[State], fields: tuple[Any, ...], log: list[Event] | None, applied: list[int] | None = None
) -> State:
    """Restore a state from its pickled fields."""
    state = kind(*fields)
    state.log = log
    state.applied = applied
    return state
