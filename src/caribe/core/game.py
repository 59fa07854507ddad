"""A game: rules, options and data, fixed before the first move and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from caribe.core.drawing import draw
from caribe.core.draws import Draws
from caribe.core.evaluation import Evaluator
from caribe.core.events import Event
from caribe.core.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from caribe.core.message import Message
    from caribe.core.options import OptionValue
    from caribe.core.state import State
    from caribe.core.tensor import Tensor


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules, options and data of one table; immutable, shared by all its states.

    A subclass returns its constructor's arguments from `fields`, so that it can be pickled.

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
        presenter: Presenter[Any],
        num_actions: int,
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.data = data
        self.presenter = presenter
        self.num_actions = num_actions

    def new(self, seed: int | bytes | Draws) -> State:
        """Deal a new position from this seed: a whole number, 32 secret bytes, or the draws of a referee."""
        raise NotImplementedError

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        raise NotImplementedError

    def reads(self, version: str) -> bool:
        """Tell whether positions that were written under this rules version can be read."""
        return version == self.version

    def from_json(self, document: object) -> State:
        """Read the position a document describes, also one set up by hand; refuse with `BadPosition`."""
        raise NotImplementedError

    def evaluator(self, weights: Mapping[str, float] | None = None) -> Evaluator:
        """Return the evaluation function: with today's weights, or with these, where what is not named counts 0."""
        return Evaluator({} if weights is None else weights)

    def tensor(self) -> Tensor:
        """Return the encoder that writes this game's positions as rows of numbers, for learning."""
        raise NotImplementedError

    def render(self, state: State, seat: int | None = None, mode: str = "svg") -> str | bytes:
        """Draw a position as this seat sees it; by default as a spectator, who sees nothing that is hidden.

        `mode` is "svg", "png" (bytes; needs the extra `png`), "ansi" (text for a terminal, without colours) or "colour"
        (with them).

        >>> import caribe
        >>> game = caribe.game("cartagena", players=2)
        >>> game.render(game.new(seed=1), seat=0).startswith("<svg")
        True
        """
        return draw(state, seat, mode)

    def seen(self, event: Event, seat: int | None) -> Event | None:
        """Return the event as this seat (None: a spectator) sees it; None when it sees nothing of it."""
        return self.presenter.seen(self, event, seat)

    def tell(self, event: Event) -> Message:
        """Tell the event in words, from what the event itself holds."""
        return self.presenter.tell(self, event)

    def tell_line(self, events: Sequence[Event]) -> Message:
        """Tell one thing done, a line of `core.lines`, in one sentence."""
        return self.presenter.tell_line(self, events) if len(events) > 1 else self.tell(events[0])

    def __eq__(self, other: object) -> bool:
        """Whether both are the same rules for the same table: name, version, players, options and data."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (
            (self.name, self.version, self.players) == (other.name, other.version, other.players)
            and dict(self.options) == dict(other.options)
            and dict(self.data) == dict(other.data)
        )

    def __hash__(self) -> int:
        return hash((self.name, self.version, self.players))

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.fields())

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self
