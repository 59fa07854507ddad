"""The HTML page of the arena: one self-contained file with a plot of every share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from caribe.arena.charts import COLOURS, STYLE, Scale, track
from caribe.arena.report import FORMAT
from caribe.arena.statistics import Interval
from caribe.arena.tournament import MatchResult
from caribe.cli.reports.lab_page import LOOK
from caribe.core.message import Message
from caribe.words import Words

WHOLE = Scale(0.0, 1.0)


def heading(outcome: MatchResult) -> Message:
    """Return the game, the number of players and the number of games."""
    match = outcome.match
    name = Message(f"{match.game}-name")
    return Message("cli-arena-title", {"game": name, "players": match.players, "count": len(outcome.games)})


def render_page(outcomes: Sequence[MatchResult], words: Words) -> str:
    """Render the results of all matches."""
    title = escape(words.say(Message(f"{outcomes[0].match.game}-name")))
    style = f"<style>{COLOURS}\n{STYLE}\n{LOOK}</style>"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    cards = "".join(_card(outcome, words) for outcome in outcomes)
    opening = f'<!doctype html><!-- "{FORMAT}" --><html lang="{words.language}"><head>{head}{style}</head>'
    return f'{opening}<body><main><h1>{title}</h1><div class="cards">{cards}</div></main></body></html>\n'


def _card(outcome: MatchResult, words: Words) -> str:
    """Render one match: the bots with their shares, then the seats, the test and the forfeits."""
    fair = 1 / outcome.match.players
    columns = ("bot", "games", "share", "interval", "rating", "doubt", "think")
    heads = [escape(words.say(Message(f"cli-column-{column}"))) for column in columns]
    heads.insert(1, "")
    rows = [_bot_row(outcome, bot, fair) for bot in outcome.bots]
    shown = "".join(f"<th>{head}</th>" for head in heads)
    parts = [f"<h2>{escape(words.say(heading(outcome)))}</h2>"]
    parts.append(f"<table><thead><tr>{shown}</tr></thead><tbody>{''.join(rows)}</tbody></table>")
    parts.append(_seats(outcome, words, fair))
    notes = [Message("cli-arena-method", {"fair": f"{fair:.1%}"})]
    notes.append(Message("cli-arena-note", {"seed": str(outcome.match.seed)}))
    if outcome.test:
        asked: dict[str, str | int | Message] = {"bot": outcome.bots[0], "count": len(outcome.games)}
        asked |= {"low": f"{outcome.test.low:.1%}", "high": f"{outcome.test.high:.1%}"}
        notes.append(Message("cli-arena-answer", {**asked, "answer": outcome.answer or "open"}))
    notes += [game.forfeit.describe(game.number) for game in outcome.forfeits() if game.forfeit]
    parts += [f'<p class="note">{escape(words.say(note))}</p>' for note in notes]
    return f'<section class="card wide">{"".join(parts)}</section>'


def _bot_row(outcome: MatchResult, bot: str, fair: float) -> str:
    share = outcome.share(bot)
    rating = outcome.ratings().get(bot)
    cells = [str(outcome.games_of(bot)), f"{share[0]:.1%}", f"{share[1]:.1%} - {share[2]:.1%}"]
    cells += [f"{rating.strength:.1f}", f"±{rating.doubt:.1f}"] if rating else ["", ""]
    cells.append(f"{1000 * outcome.seconds_per_decision(bot):,.2f}")
    return _row(bot, share, fair, cells)


def _row(label: str, share: Interval, fair: float, cells: Sequence[str]) -> str:
    plot = track([share], WHOLE, fair)
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><td class="label">{escape(label)}</td><td class="plot">{plot}</td>{told}</tr>'


def _seats(outcome: MatchResult, words: Words, fair: float) -> str:
    """Render the share of each seat, whoever sat there."""
    rows = []
    for seat in range(outcome.match.players):
        share = outcome.seat_share(seat)
        name = words.say(Message("core-seat", {"number": seat + 1}))
        rows.append(_row(name, share, fair, [f"{share[0]:.1%}", f"{share[1]:.1%} - {share[2]:.1%}"]))
    return f"<table><tbody>{''.join(rows)}</tbody></table>"
