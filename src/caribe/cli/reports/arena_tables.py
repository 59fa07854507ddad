"""The results of matches as tables on the terminal, and as files."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from caribe.arena import charts, report
from caribe.arena.tournament import MatchResult
from caribe.cli.inputs.files import write_file
from caribe.cli.reports.arena_page import heading, render_page
from caribe.cli.terminal.console import say, stdout_console
from caribe.core import documents
from caribe.core.message import Message
from caribe.words import Words, sanitize


def print_match(outcome: MatchResult, words: Words) -> None:
    """Print the bots with their shares, intervals and ratings, then the seats, and the forfeits."""
    match, ratings = outcome.match, outcome.ratings()
    shown = Table(title=sanitize(words.say(heading(outcome))))
    for column in ("bot", "games", "share", "interval", "rating", "doubt", "think"):
        shown.add_column(words.say(Message(f"cli-column-{column}")), justify="left" if column == "bot" else "right")
    for bot in outcome.bots:
        rate, low, high = outcome.share(bot)
        rating = ratings.get(bot)
        rated = (f"{rating.strength:.1f}", f"±{rating.doubt:.1f}") if rating else ("", "")
        pace = f"{1000 * outcome.seconds_per_decision(bot):,.2f}"
        shown.add_row(sanitize(bot), str(outcome.games_of(bot)), f"{rate:.1%}", f"{low:.1%} - {high:.1%}", *rated, pace)
    stdout_console().print(shown)
    seats = [f"{outcome.seat_share(seat)[0]:.1%}" for seat in range(match.players)]
    say(Message("cli-arena-seats", {"shares": ", ".join(seats)}), words)
    say(Message("cli-arena-method", {"fair": f"{1 / match.players:.1%}"}), words)
    if outcome.test:
        asked: dict[str, str | int | Message] = {"bot": outcome.bots[0], "count": len(outcome.games)}
        asked |= {"low": f"{outcome.test.low:.1%}", "high": f"{outcome.test.high:.1%}"}
        asked["answer"] = outcome.answer or "open"
        say(Message("cli-arena-answer", asked), words)
    for game in outcome.forfeits()[:10]:
        if game.forfeit:
            say(game.forfeit.describe(game.number), words)
    if len(outcome.forfeits()) > 10:
        say(Message("cli-arena-forfeits", {"count": len(outcome.forfeits())}), words)
    if not outcome.whole:
        say(Message("cli-sim-stopped", {"count": len(outcome.games), "of": outcome.asked}), words)


def write_results(out: Path, outcomes: list[MatchResult], about: dict[str, object], words: Words) -> None:
    """Write arena.json, arena.csv, a page, and a chart for each number of players; the moves if they were kept."""
    write_file(out / "arena.json", documents.write(report.document(outcomes, about)))
    write_file(out / "arena.csv", report.csv_rows(outcomes))
    write_file(out / "arena.html", render_page(outcomes, words))
    if outcomes[0].match.log:
        write_file(out / "games.log", report.log_text(outcomes))
    for outcome in outcomes:
        rows = []
        for bot in outcome.bots:
            rate, low, high = found = outcome.share(bot)
            rows.append((bot, found, f"{rate:.1%} ({low:.1%} - {high:.1%})"))
        note = words.say(Message("cli-arena-note", {"seed": str(outcome.match.seed)}))
        title = words.say(heading(outcome))
        plot = charts.render_chart(title, rows, 1 / outcome.match.players, note, report.FORMAT)
        write_file(out / f"arena-{outcome.match.players}.svg", plot)
