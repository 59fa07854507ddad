"""A game: rules, options and data, fixed before the first move and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from caribe.core.draws import Draws
from caribe.core.events import Event
from caribe.core.judge import Judge
from caribe.core.people import People

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.message import Message
    from caribe.core.options import OptionValue
    from caribe.core.state import State
    from caribe.core.tensor import Tensor


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules, options and data of one table; immutable, shared by all its states.

    A subclass hands its constructor's arguments back from `fields`, so that it can be pickled.

    >>> import caribe
    >>> game = caribe.game("cartagena", players=3)
    >>> game.name, game.players, game.num_actions
    ('cartagena', 3, 218)
    """

    def __init__(
        self,
        name: str,
        version: str,
        players: int,
        options: Mapping[str, OptionValue],
        data: Mapping[str, object],
        people: People[Any],
        num_actions: int,
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.data = data
        self.people = people
        self.num_actions = num_actions

    def new(self, seed: int | bytes | Draws) -> State:
        """A new position, dealt from this seed: a whole number, 32 secret bytes, or the draws of a referee."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        raise NotImplementedError

    def from_json(self, document: object) -> State:
        """The position a document describes, also one set up by hand; refuses with `BadPosition`, every fault named."""
        raise NotImplementedError

    def judge(self, weights: Mapping[str, float] | None = None) -> Judge:
        """What this game knows of good play: with today's weights, or with these, where what is not named counts 0."""
        return Judge({} if weights is None else weights)

    def tensor(self) -> Tensor:
        """What writes this game's positions as rows of numbers, for learning."""
        raise NotImplementedError

    def seen(self, event: Event, seat: int | None) -> Event | None:
        """The event as this seat (None: a spectator) sees it; None when it sees nothing of it."""
        return self.people.seen(self, event, seat)

    def tell(self, event: Event) -> Message:
        """The event in words, told from what the event itself holds."""
        return self.people.tell(self, event)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.fields())

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self
