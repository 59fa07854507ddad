"""How a game ended, as a table."""

from __future__ import annotations

from rich.table import Table

from caribe.cli.terminal import clean, screen
from caribe.core.message import Message
from caribe.core.state import State
from caribe.words import Words


def show_result(state: State, words: Words) -> None:
    """The way the game ended, and each seat's points and share of the win."""
    name = state.game.name
    scores = state.scores()
    ending = Message("cli-result", {"ending": Message(f"{name}-ending-{state.ending()}")})
    table = Table(title=clean(words.say(ending)), title_justify="left")
    table.add_column(words.say(Message("cli-column-seat")))
    sources = list(dict.fromkeys(source for score in scores for source in score))
    for source in sources:
        table.add_column(clean(words.say(Message(f"{name}-score-{source}"))), justify="right")
    table.add_column(words.say(Message("cli-column-share")), justify="right")
    for seat, share in enumerate(state.returns()):
        points = [str(scores[seat].get(source, 0)) for source in sources]
        table.add_row(clean(words.name(seat)), *points, f"{share:g}")
    screen().print(table)
