"""The end of a game: how it ended, and the final scores."""

from __future__ import annotations

from rich.table import Table

from caribe.cli.terminal.console import stdout_console
from caribe.core.message import Message
from caribe.core.state import State
from caribe.words import Words, sanitize


def describe_ending(state: State, words: Words) -> str:
    """Describe how the game ended in a sentence."""
    return sanitize(words.say(Message("cli-result", {"ending": Message(f"{state.game.name}-ending-{state.ending()}")})))


def standings(state: State, words: Words) -> list[list[str]]:
    """Return the column heads, then a row for each seat: its name, its points by source, and its share of the win.

    Where a game says what its points are in all, they stand before their sources.
    """
    name, scores = state.game.name, state.scores()
    sources = list(dict.fromkeys(source for score in scores for source in score))
    whole = Message(f"page-{name}-total")
    total = words.bundle.has_message(whole.id)
    heads = [Message("cli-column-seat"), *([whole] if total else [])]
    heads += [*(Message(f"{name}-score-{source}") for source in sources), Message("cli-column-share")]
    rows = [[sanitize(words.say(head)) for head in heads]]
    for seat, share in enumerate(state.returns()):
        points = [sum(scores[seat].values())] if total else []
        points += [scores[seat].get(source, 0) for source in sources]
        rows.append([sanitize(words.name(seat)), *map(str, points), f"{share:g}"])
    return rows


def print_final_scores(state: State, words: Words) -> None:
    """Print how the game ended, and each seat's points and share of the win."""
    heads, *rows = standings(state, words)
    table = Table(title=describe_ending(state, words), title_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    stdout_console().print(table)
