"""The results of an arena as a JSON document, as CSV, and the moves of its games."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from caribe import library
from caribe.arena.game_runner import Forfeit, GameResult
from caribe.arena.ratings import Rating
from caribe.arena.statistics import Interval
from caribe.arena.tournament import MatchResult

FORMAT = "caribe-arena-1"
COLUMNS = ("game", "players", "number", "seat", "bot", "share", "decisions", "seconds", "ending", "forfeit")


def document(outcomes: Sequence[MatchResult], run: dict[str, object]) -> dict[str, object]:
    """Return the document of all matches. Only `run` depends on the machine and the time."""
    match = outcomes[0].match
    return {
        "format": FORMAT,
        "game": match.game,
        "rules": library.title(match.game).version,
        "bots": list(match.bots),
        "seed": match.seed,
        "scale": match.scale,
        "limit": match.limit,
        "memory": match.memory,
        "tables": [table(outcome) for outcome in outcomes],
        "run": run,
    }


def table(outcome: MatchResult) -> dict[str, object]:
    """One match: its parameters, the shares, and every game."""
    match, ratings = outcome.match, outcome.ratings()
    own = dict(match.data) == dict(library.data(match.game))
    return {
        "players": match.players,
        "options": dict(match.options),
        "data": None if own else dict(match.data),
        "asked": outcome.asked,
        "games": len(outcome.games),
        "whole": outcome.whole,
        "test": None if not outcome.test else _test(outcome),
        "bots": [
            {"bot": bot, "games": outcome.games_of(bot), **interval_fields(outcome.share(bot)), **_rating(bot, ratings)}
            for bot in outcome.bots
        ],
        "seats": [interval_fields(outcome.seat_share(seat)) for seat in range(match.players)],
        "forfeits": [{"number": game.number, **_forfeit(game)} for game in outcome.forfeits()],
        "results": [game_row(game, match.bots) for game in outcome.games],
    }


def csv_rows(outcomes: Sequence[MatchResult]) -> str:
    """Return all games as CSV, a line for each seat of each game."""
    text = StringIO()
    lines = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
    lines.writerow(["format", *COLUMNS])
    for outcome in outcomes:
        for game in outcome.games:
            failed = game.forfeit
            for seat, (bot, share) in enumerate(zip(game.names, game.returns, strict=True)):
                why = failed.why if failed and failed.seat == seat else ""
                times = (game.turns[seat], round(game.seconds[seat], 6)) if game.turns else (0, 0.0)
                row = (outcome.match.game, outcome.match.players, game.number, seat, bot, share, *times)
                lines.writerow([FORMAT, *row, game.ending, why])
    return text.getvalue()


def log_text(outcomes: Sequence[MatchResult]) -> str:
    """Return the moves of all games in the notation, as far as they were kept."""
    lines = [f'# "{FORMAT}": the moves in the notation (docs/guide/notation.md)']
    for outcome in outcomes:
        for game in outcome.games:
            seats = ", ".join(f"p{seat + 1} {name}" for seat, name in enumerate(game.names))
            lines += ["", f"game {game.number} of {outcome.match.game}: {seats}", *game.moves]
            why = f": p{game.forfeit.seat + 1} {game.forfeit.why} {game.forfeit.detail}" if game.forfeit else ""
            lines.append(f"end {game.ending} {' '.join(f'{share:g}' for share in game.returns)}{why}")
    return "\n".join(lines) + "\n"


def game_row(game: GameResult, bots: Sequence[str]) -> list[object]:
    """One game: its number, who had each seat, the shares, the number of decisions, and how it ended."""
    seats = [bots.index(name) for name in game.names]
    found = [game.number, seats, list(game.returns), game.decisions, game.ending]
    return [*found, _forfeit(game)] if game.forfeit else found


def parse_game(found: Sequence[object], bots: Sequence[str]) -> GameResult:
    """Parse a row."""
    number, seats, returns, decisions, ending, *failed = found
    assert isinstance(number, int)
    assert isinstance(seats, list)
    assert isinstance(returns, list)
    assert isinstance(decisions, int)
    forfeit = Forfeit(**failed[0]) if failed and isinstance(failed[0], dict) else None
    return GameResult(number, tuple(bots[seat] for seat in seats), tuple(returns), decisions, str(ending), forfeit)


def interval_fields(found: Interval) -> dict[str, object]:
    """A share with its interval."""
    share, low, high = found
    return {"share": round(share, 6), "low": round(low, 6), "high": round(high, 6)}


def _test(outcome: MatchResult) -> dict[str, object]:
    assert outcome.test
    test = outcome.test
    return {"low": test.low, "high": test.high, "risk": test.risk, "answer": outcome.answer}


def _rating(bot: str, ratings: dict[str, Rating]) -> dict[str, object]:
    return ratings[bot].to_json() if bot in ratings else {}


def _forfeit(game: GameResult) -> dict[str, object]:
    return game.forfeit.to_json() if game.forfeit else {}
