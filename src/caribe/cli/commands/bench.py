"""`caribe bench`: measure the speed of the engine in a few seconds."""

from __future__ import annotations

from statistics import median

import click
from rich.table import Table

from caribe import library
from caribe.build import compiled
from caribe.cli.measurements.engine_speed import GameBenchmark
from caribe.cli.terminal.console import say, stdout_console
from caribe.cli.terminal.language import current_words
from caribe.core.message import Message
from caribe.words import sanitize

ROUNDS = 3


@click.command()
@click.argument("game", default="", metavar="cli-shape-game", help="cli-help-one-game")
@click.option(
    "--seconds",
    type=click.FloatRange(0.001, 60),
    default=0.2,
    metavar="cli-shape-decimal",
    help="cli-help-seconds",
)
def bench(game: str, seconds: float) -> None:
    """Measure the engine: one core, CPU time, medians of three. (`make bench` compares it with others.)"""
    names = [library.title(game).name] if game else list(library.titles())
    words = current_words()
    say(Message("cli-bench-engine", {"engine": "compiled" if compiled() else "interpreted"}))
    for name in names:
        benchmark = GameBenchmark(name)
        args: dict[str, str | int | Message] = {"game": Message(f"{name}-name"), "players": benchmark.game.players}
        table = Table(title=sanitize(words.say(Message("cli-bench-title", args))))
        table.add_column(words.say(Message("cli-column-what")))
        table.add_column(words.say(Message("cli-column-rate")), justify="right")
        for measurement in benchmark.measurements:
            samples = [benchmark.measure(measurement, seconds) for _ in range(ROUNDS)]
            table.add_row(
                words.say(Message(f"cli-bench-{measurement.replace(' ', '-')}")), _rate([s.rate for s in samples])
            )
            if samples[0].games:
                told = words.say(Message(f"cli-bench-{measurement}-games"))
                table.add_row(told, _rate([sample.games / sample.seconds for sample in samples]))
        stdout_console().print(table)
        say(
            Message("cli-bench-bytes", {"pickled": round(benchmark.pickled()), "resident": round(benchmark.resident())})
        )


def _rate(rates: list[float]) -> str:
    return f"{median(rates):,.0f}"
