"""What all games share, and no game: the contract of `Game` and `State`, and the plain data that flows through it."""

from caribe.core.choices import Choice, Effect
from caribe.core.drawing import Picture
from caribe.core.draws import Draws
from caribe.core.evaluation import Evaluator
from caribe.core.events import Event
from caribe.core.faults import BadInput, BadOptions, BadPack, BadPosition, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.notation import BadNotation
from caribe.core.options import Option, OptionValue
from caribe.core.outcome import Outcome
from caribe.core.presenter import Presenter
from caribe.core.reasons import IllegalAction, Reason
from caribe.core.state import State
from caribe.core.title import Title

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
    "OptionValue",
    "Outcome",
    "Picture",
    "Presenter",
    "Reason",
    "State",
    "Title",
]
