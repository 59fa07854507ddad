"""`caribe arena`: bots against each other, in balanced seats, with intervals and ratings."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from caribe import library, packs
from caribe.arena import charts, report
from caribe.arena.entrants import entrant
from caribe.arena.match import LIMIT, Match
from caribe.arena.seating import whole_cycles
from caribe.arena.statistics import Sprt
from caribe.arena.tournament import Outcome, run
from caribe.build import compiled
from caribe.cli.engines import Address, Jobs, Where, answered, engine
from caribe.cli.inputs import PackFile, keep, ours, table
from caribe.cli.language import Language, choose, spoken
from caribe.cli.terminal import clean, refusing, say, screen, wrong
from caribe.cli.watching import Watching
from caribe.core import documents
from caribe.core.faults import why
from caribe.core.message import Message
from caribe.words import Words

Game = Annotated[str, typer.Option("--game", "-g", metavar="cli-shape-game", help="cli-help-game")]
Bots = Annotated[str, typer.Option(metavar="cli-shape-names", help="cli-help-entrants")]
Counts = Annotated[str, typer.Option("--players", "-p", metavar="cli-shape-counts", help="cli-help-counts")]
TableOptions = Annotated[
    list[str] | None, typer.Option("--set", "--option", "-o", metavar="cli-shape-option", help="cli-help-option")
]
Seed = Annotated[int, typer.Option(help="cli-help-seed")]
Part = Annotated[
    float, typer.Option("--scale", min=0.0001, max=1000, metavar="cli-shape-decimal", help="cli-help-scale")
]
Limit = Annotated[float, typer.Option(min=0.01, metavar="cli-shape-decimal", help="cli-help-limit")]


@refusing
def arena(
    game: Game,
    bots: Bots,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-arena-games")] = 400,
    players: Counts = "",
    option: TableOptions = None,
    pack: PackFile = None,
    seed: Seed = 0,
    scale: Part = 1.0,
    limit: Limit = LIMIT,
    sprt: Annotated[bool, typer.Option("--sprt", help="cli-help-sprt")] = False,
    low: Annotated[float | None, typer.Option("--low", metavar="cli-shape-decimal", help="cli-help-low")] = None,
    high: Annotated[float | None, typer.Option("--high", metavar="cli-shape-decimal", help="cli-help-high")] = None,
    out: Annotated[Path | None, typer.Option(metavar="cli-shape-folder", help="cli-help-arena-out")] = None,
    where: Where = "local",
    address: Address = "",
    jobs: Jobs = 0,
    language: Language = "",
) -> None:
    """Let bots play each other; Ctrl-C stops, and keeps what there is by then."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        entrant(name, scale)
    matches = [
        Match.of(table(game, count, option, pack), names, seed, scale, limit)
        for count in counts(players, len(names), game)
    ]
    texts = packs.texts(matches[0].table())
    choose(language, texts)
    tests = [asked_test(match.players, low, high) if sprt else None for match in matches]
    playing = engine(where, address, jobs)
    folder(out)
    start = time.monotonic()
    outcomes: list[Outcome] = []
    with Watching() as watching, answered():
        for match, asked in zip(matches, tests, strict=True):
            if not watching.stopped:
                watching.about(f"{match.game} {match.players}", whole_cycles(len(names), match.players, games))
                played = run(playing, match, games, asked, progress=watching.done)
                outcomes.append(played)
    words = spoken(texts=texts)
    if out:
        about: dict[str, object] = {"engine": where, "compiled": compiled()}
        about["seconds"] = round(time.monotonic() - start, 1)
        paces = {bot: round(outcomes[0].pace(bot), 6) for bot in outcomes[0].bots}
        write(out, outcomes, {**about, "seconds_a_decision": paces}, words)
    for outcome in outcomes:
        show(outcome, words)
    if out:
        say(Message("cli-arena-kept", {"folder": str(out)}), words)


def counts(text: str, bots: int, game: str) -> list[int]:
    """The numbers of players that were asked for; as many as there are bots where that many can play.

    >>> counts("", 3, "havana"), counts("2,4", 3, "havana"), counts("", 6, "havana")
    ([3], [2, 4], [2])
    """
    title = library.title(game)
    if not text:
        return [bots if title.least <= bots <= title.most else title.least]
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise wrong("--players", "core-fault-type", expected="2,3,4", got=text)
    return [int(part) for part in parts]


def asked_test(players: int, low: float | None, high: float | None) -> Sprt:
    """The test that was asked for: by default, whether the first bot has more than its fair share, by a tenth of all.

    >>> asked_test(2, None, None), asked_test(2, 0.9, 0.95).high
    (Sprt(low=0.5, high=0.6, risk=0.01), 0.95)
    """
    least = 1 / players if low is None else low
    most = least + (1 - least) / 5 if high is None else high
    if not 0 < least < most < 1:
        raise wrong("--low", "cli-arena-sprt", low=f"{least:g}", high=f"{most:g}")
    return Sprt(least, most)


def folder(out: Path | None) -> None:
    """Make the folder for what is to be kept; refuses with `BadInput` before anything is played."""
    if out:
        try:
            out.mkdir(parents=True, exist_ok=True)
            ours(out / "arena.json")
        except OSError as failure:
            raise wrong("--out", "cli-file-unwritable", path=str(out), why=why(failure)) from None


def show(outcome: Outcome, words: Words) -> None:
    """The tables: bots with their shares, intervals and ratings, then seats, and bots that failed."""
    match, ratings = outcome.match, outcome.ratings()
    shown = Table(title=clean(words.say(heading(outcome))))
    for column in ("bot", "games", "share", "interval", "rating", "doubt", "think"):
        shown.add_column(words.say(Message(f"cli-column-{column}")), justify="left" if column == "bot" else "right")
    for bot in outcome.bots:
        rate, low, high = outcome.share(bot)
        rating = ratings.get(bot)
        rated = (f"{rating.strength:.1f}", f"±{rating.doubt:.1f}") if rating else ("", "")
        pace = f"{1000 * outcome.pace(bot):,.2f}"
        shown.add_row(clean(bot), str(outcome.games_of(bot)), f"{rate:.1%}", f"{low:.1%} - {high:.1%}", *rated, pace)
    screen().print(shown)
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
            say(game.forfeit.told(game.number), words)
    if len(outcome.forfeits()) > 10:
        say(Message("cli-arena-forfeits", {"count": len(outcome.forfeits())}), words)
    if not outcome.whole:
        say(Message("cli-sim-stopped", {"count": len(outcome.games), "of": outcome.asked}), words)


def heading(outcome: Outcome) -> Message:
    """The game, the number of players and the number of games."""
    match = outcome.match
    name = Message(f"{match.game}-name")
    return Message("cli-arena-title", {"game": name, "players": match.players, "count": len(outcome.games)})


def write(out: Path, outcomes: list[Outcome], about: dict[str, object], words: Words) -> None:
    """Keep the document, and a plot of each table."""
    keep(out / "arena.json", documents.write(report.document(outcomes, about)))
    for outcome in outcomes:
        rows = []
        for bot in outcome.bots:
            rate, low, high = found = outcome.share(bot)
            rows.append((bot, found, f"{rate:.1%} ({low:.1%} - {high:.1%})"))
        note = words.say(Message("cli-arena-note", {"seed": str(outcome.match.seed)}))
        title = words.say(heading(outcome))
        plot = charts.picture(title, rows, 1 / outcome.match.players, note, report.FORMAT)
        keep(out / f"arena-{outcome.match.players}.svg", plot)
