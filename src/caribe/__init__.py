"""Caribe: four Caribbean board games as a fast, typed library, with bots, a server and a page.

>>> import caribe
>>> state = caribe.game("cartagena", players=3).new(seed=1)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[0])
>>> sum(state.returns())
1.0
"""

from caribe.core import (
    BadInput,
    BadNotation,
    BadOptions,
    BadPack,
    BadPosition,
    Choice,
    Draws,
    Effect,
    Evaluator,
    Event,
    Fault,
    Game,
    IllegalAction,
    Message,
    Option,
    Outcome,
    Picture,
    Presenter,
    Reason,
    State,
    Title,
)
from caribe.core.drawing import draw_with
from caribe.core.message import speak_with
from caribe.library import UnknownGame, game, titles
from caribe.words import Words, english


class _LazyArtist:
    """Imports what draws positions when something is drawn: it takes longer than to import the games."""

    def draw(self, state: State, seat: int | None, mode: str) -> str | bytes:
        """Draw a position."""
        from caribe.painting.render import draw

        return draw(state, seat, mode)


speak_with(english)
draw_with(_LazyArtist())

_RENAMED = {"Judge": "Evaluator", "People": "Presenter"}


def __getattr__(name: str) -> object:
    if name in _RENAMED:
        raise AttributeError(f"caribe.{name} is now called caribe.{_RENAMED[name]}.")
    raise AttributeError(f"module 'caribe' has no attribute {name!r}")


__all__ = [
    "BadInput",
    "BadNotation",
    "BadOptions",
    "BadPack",
    "BadPosition",
    "Choice",
    "Draws",
    "Effect",
    "Evaluator",
    "Event",
    "Fault",
    "Game",
    "IllegalAction",
    "Message",
    "Option",
    "Outcome",
    "Picture",
    "Presenter",
    "Reason",
    "State",
    "Title",
    "UnknownGame",
    "Words",
    "game",
    "titles",
]
