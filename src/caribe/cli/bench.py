"""`caribe bench`: how fast the engine is on this machine, in a few seconds."""

from __future__ import annotations

from statistics import median
from typing import Annotated

import typer
from rich.table import Table

from caribe import library
from caribe.build import compiled
from caribe.cli.language import spoken
from caribe.cli.measure import Subject
from caribe.cli.terminal import clean, refusing, say, screen
from caribe.core.message import Message

ROUNDS = 3


@refusing
def bench(
    game: Annotated[str, typer.Argument(metavar="cli-shape-game", help="cli-help-one-game")] = "",
    seconds: Annotated[
        float, typer.Option(min=0.001, max=60, metavar="cli-shape-decimal", help="cli-help-seconds")
    ] = 0.2,
) -> None:
    """Measure the engine: one core, CPU time, medians of three. (`make bench` compares it with others.)"""
    names = [library.title(game).name] if game else list(library.titles())
    words = spoken()
    say(Message("cli-bench-engine", {"engine": "compiled" if compiled() else "interpreted"}))
    for name in names:
        subject = Subject(name)
        args: dict[str, str | int | Message] = {"game": Message(f"{name}-name"), "players": subject.game.players}
        table = Table(title=clean(words.say(Message("cli-bench-title", args))))
        table.add_column(words.say(Message("cli-column-what")))
        table.add_column(words.say(Message("cli-column-rate")), justify="right")
        for meter in subject.meters:
            samples = [subject.measure(meter, seconds) for _ in range(ROUNDS)]
            table.add_row(words.say(Message(f"cli-bench-{meter.replace(' ', '-')}")), _rate([s.rate for s in samples]))
            if samples[0].games:
                told = words.say(Message(f"cli-bench-{meter}-games"))
                table.add_row(told, _rate([sample.games / sample.seconds for sample in samples]))
        screen().print(table)
        say(Message("cli-bench-bytes", {"pickled": round(subject.pickled()), "resident": round(subject.resident())}))


def _rate(rates: list[float]) -> str:
    return f"{median(rates):,.0f}"
