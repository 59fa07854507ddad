"""`caribe arena`: matches between bots, in balanced seats, with confidence intervals and ratings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click

from caribe import library, packs
from caribe.arena.bot_loading import load_bot
from caribe.arena.match import Match
from caribe.arena.seat_rotation import round_up_to_cycles
from caribe.arena.statistics import Sprt
from caribe.arena.tournament import MatchResult, run_match
from caribe.build import compiled
from caribe.cli.inputs.engines import build_engine, report_worker_failure
from caribe.cli.inputs.files import check_output_folder
from caribe.cli.inputs.options import (
    PATH,
    engine_option,
    jobs_option,
    language_option,
    limit_option,
    pack_option,
    ray_address_option,
    scale_option,
)
from caribe.cli.inputs.tables import build_game
from caribe.cli.reports.arena_tables import print_match, write_results
from caribe.cli.terminal.console import bad_input, say
from caribe.cli.terminal.language import current_words, set_language
from caribe.cli.terminal.progress import ProgressBar
from caribe.core.message import Message


@click.command()
@click.option("--game", "-g", required=True, metavar="cli-shape-game", help="cli-help-game")
@click.option("--bots", required=True, metavar="cli-shape-names", help="cli-help-entrants")
@click.option("--games", "-n", type=click.IntRange(1), default=400, help="cli-help-arena-games")
@click.option("--players", "-p", default="", metavar="cli-shape-counts", help="cli-help-counts")
@click.option("--set", "--option", "-o", "options", multiple=True, metavar="cli-shape-option", help="cli-help-option")
@pack_option
@click.option("--seed", type=int, default=0, help="cli-help-seed")
@scale_option
@limit_option
@click.option("--memory", type=click.IntRange(0), default=0, help="cli-help-memory")
@click.option("--log", is_flag=True, help="cli-help-arena-log")
@click.option("--sprt", is_flag=True, help="cli-help-sprt")
@click.option("--low", type=float, metavar="cli-shape-decimal", help="cli-help-low")
@click.option("--high", type=float, metavar="cli-shape-decimal", help="cli-help-high")
@click.option("--out", type=PATH, metavar="cli-shape-folder", help="cli-help-arena-out")
@engine_option
@ray_address_option
@jobs_option
@language_option
def arena(
    game: str,
    bots: str,
    games: int,
    players: str,
    options: Sequence[str],
    pack: Path | None,
    seed: int,
    scale: float,
    limit: float,
    memory: int,
    log: bool,
    sprt: bool,
    low: float | None,
    high: float | None,
    out: Path | None,
    engine: str,
    ray_address: str,
    jobs: int,
    language: str,
) -> None:
    """Let bots play each other; Ctrl-C stops and keeps the results so far."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        load_bot(name, scale)
    if log and not out:
        raise bad_input("--log", "cli-arena-log")
    matches = [
        Match.of(build_game(game, count, options, pack), names, seed, scale, limit, memory=memory, log=log)
        for count in parse_player_counts(players, len(names), game)
    ]
    texts = packs.texts(matches[0].table())
    set_language(language, texts)
    tests = [build_test(match.players, low, high) if sprt else None for match in matches]
    game_engine = build_engine(engine, ray_address, jobs)
    if out:
        check_output_folder(out, "arena.json")
    start = time.monotonic()
    outcomes: list[MatchResult] = []
    with ProgressBar() as progress, report_worker_failure():
        for match, asked in zip(matches, tests, strict=True):
            if not progress.stopped:
                progress.start_task(
                    f"{match.game} {match.players}", round_up_to_cycles(len(names), match.players, games)
                )
                played = run_match(game_engine, match, games, asked, progress=progress.update)
                outcomes.append(played)
    words = current_words(texts=texts)
    if out:
        about: dict[str, object] = {"engine": engine, "compiled": compiled()}
        about["seconds"] = round(time.monotonic() - start, 1)
        paces = {bot: round(outcomes[0].seconds_per_decision(bot), 6) for bot in outcomes[0].bots}
        write_results(out, outcomes, {**about, "seconds_a_decision": paces}, words)
    for outcome in outcomes:
        print_match(outcome, words)
    if out:
        say(Message("cli-arena-kept", {"folder": str(out)}), words)


def parse_player_counts(text: str, bots: int, game: str) -> list[int]:
    """Return the numbers of players that were asked for; by default as many as there are bots, if the game allows it.

    >>> [parse_player_counts(text, bots, "havana") for text, bots in (("", 3), ("2,4", 3), ("", 6))]
    [[3], [2, 4], [2]]
    """
    title = library.title(game)
    if not text:
        return [bots if title.least <= bots <= title.most else title.least]
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise bad_input("--players", "core-fault-type", expected="2,3,4", got=text)
    return [int(part) for part in parts]


def build_test(players: int, low: float | None, high: float | None) -> Sprt:
    """Return the test that was asked for; by default, whether the first bot has more than its fair share.

    >>> build_test(2, None, None), build_test(2, 0.9, 0.95).high
    (Sprt(low=0.5, high=0.6, risk=0.01), 0.95)
    """
    least = 1 / players if low is None else low
    most = least + (1 - least) / 5 if high is None else high
    if not 0 < least < most < 1:
        raise bad_input("--low", "cli-arena-sprt", low=f"{least:g}", high=f"{most:g}")
    return Sprt(least, most)
