"""`caribe lab`: compare a game with a changed version of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from caribe import library, packs
from caribe.arena.bot_loading import load_bot
from caribe.arena.data_overrides import Override, apply_override, closest_paths
from caribe.arena.lab import run_experiment
from caribe.arena.match import Match
from caribe.cli.inputs.engines import build_engine, report_worker_failure
from caribe.cli.inputs.files import check_overwrite, write_file
from caribe.cli.inputs.options import (
    PATH,
    engine_option,
    game_argument,
    jobs_option,
    language_option,
    limit_option,
    pack_option,
    players_option,
    ray_address_option,
    scale_option,
    table_option,
)
from caribe.cli.inputs.tables import parse_options
from caribe.cli.reports.lab_page import render_page
from caribe.cli.reports.lab_tables import print_comparison
from caribe.cli.terminal.console import bad_input, say
from caribe.cli.terminal.language import current_words, set_language
from caribe.cli.terminal.progress import ProgressBar
from caribe.core.faults import BadInput, BadPack, Fault
from caribe.core.message import Message


@click.command()
@game_argument
@click.option("--set", "changes", multiple=True, metavar="cli-shape-change", help="cli-help-set")
@table_option
@pack_option
@click.option("--base", "base_options", multiple=True, metavar="cli-shape-option", help="cli-help-base")
@click.option("--games", "-n", type=click.IntRange(2), default=2000, help="cli-help-lab-games")
@players_option
@click.option("--bot", default="greedy", metavar="cli-shape-name", help="cli-help-lab-bot")
@click.option("--seed", type=int, default=0, help="cli-help-seed")
@scale_option
@limit_option
@click.option("--out", type=PATH, default="lab.html", metavar="cli-shape-file", help="cli-help-lab-out")
@language_option
@engine_option
@ray_address_option
@jobs_option
def lab(
    game: str,
    changes: Sequence[str],
    options: Sequence[str],
    pack: Path | None,
    base_options: Sequence[str],
    games: int,
    players: int | None,
    bot: str,
    seed: int,
    scale: float,
    limit: float,
    out: Path,
    language: str,
    engine: str,
    ray_address: str,
    jobs: int,
) -> None:
    """Play a game with and without a change, with the same seeds and bots, and compare the results."""
    if not (changes or options or pack):
        raise bad_input("--set", "cli-lab-no-change")
    load_bot(bot, scale)
    title = library.title(game)
    count = title.least if players is None else players
    shared = parse_options(base_options)
    data, overrides = variant_data(game, changes, pack)
    before = title.game(count, shared, library.data(game))
    after = title.game(count, shared | parse_options(options), data)
    overrides += [
        Override(name, before.options[name], value)
        for name, value in after.options.items()
        if before.options[name] != value
    ]
    bots = [bot] * count
    base, variant = (Match.of(table, bots, seed, scale, limit, True) for table in (before, after))
    game_engine = build_engine(engine, ray_address, jobs)
    check_overwrite(out)
    set_language(language, packs.texts(after))
    words = current_words(texts=packs.texts(after))
    with ProgressBar() as progress, report_worker_failure():
        progress.start_task(words.say(Message(f"{game}-name")), 2 * games)
        found = run_experiment(game_engine, base, variant, games, progress.update)
    write_file(out, render_page(found, words, overrides))
    print_comparison(found, words, overrides)
    say(Message("cli-lab-kept", {"file": str(out)}), words)


def variant_data(game: str, changes: Sequence[str], pack: Path | None) -> tuple[Mapping[str, object], list[Override]]:
    """Return the data of the variant and the overrides in it; raises `BadInput` with every fault."""
    own = library.data(game)
    data = own if pack is None else packs.load(pack, game).data
    overrides = [] if pack is None else [Override(str(pack), "", "")]
    faults: list[Fault] = []
    for text in changes:
        path, equals, value = text.partition("=")
        if not equals:
            faults.append(Fault("--set", Message("cli-lab-set-form", {"got": text})))
            continue
        try:
            data, override = apply_override(data, path.strip(), value.strip())
            overrides.append(override)
        except BadPack as bad:
            faults += bad.faults
    faults = faults or packs.check(packs.Pack(game, data))
    if faults:
        raise BadInput(_with_closest_paths(faults, own, overrides))
    return data, overrides


def _with_closest_paths(faults: list[Fault], own: Mapping[str, object], overrides: list[Override]) -> list[Fault]:
    """Add the closest known paths for an override that created a path the game rejects."""
    hints = [
        Fault(override.path, Message("cli-lab-nowhere", {"near": ", ".join(closest_paths(own, override.path))}))
        for override in overrides
        if override.before is None
    ]
    return hints + faults
