"""`caribe lab`: what a change of a card or a rule does to a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from caribe import library, packs
from caribe.arena.changes import Change, changed, near
from caribe.arena.entrants import entrant
from caribe.arena.lab import Findings, experiment
from caribe.arena.match import LIMIT, Match
from caribe.cli.arena import Limit, Part, Seed
from caribe.cli.engines import Address, Jobs, Where, answered, engine
from caribe.cli.findings import Section, glance, length, sections, summary, told
from caribe.cli.inputs import GameName, Options, PackFile, Players, keep, ours, settings
from caribe.cli.lab_page import page
from caribe.cli.language import Language, choose, spoken
from caribe.cli.terminal import clean, refusing, say, screen, wrong
from caribe.cli.watching import Watching
from caribe.core.faults import BadInput, BadPack, Fault
from caribe.core.message import Message
from caribe.words import Words

Sets = Annotated[list[str] | None, typer.Option("--set", metavar="cli-shape-change", help="cli-help-set")]
Both = Annotated[list[str] | None, typer.Option("--base", metavar="cli-shape-option", help="cli-help-base")]


@refusing
def lab(
    game: GameName,
    change: Sets = None,
    option: Options = None,
    pack: PackFile = None,
    both: Both = None,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="cli-help-lab-games")] = 2000,
    players: Players = None,
    bot: Annotated[str, typer.Option(metavar="cli-shape-name", help="cli-help-lab-bot")] = "greedy",
    seed: Seed = 0,
    scale: Part = 1.0,
    limit: Limit = LIMIT,
    out: Annotated[Path, typer.Option(metavar="cli-shape-file", help="cli-help-lab-out")] = Path("lab.html"),
    language: Language = "",
    where: Where = "local",
    address: Address = "",
    jobs: Jobs = 0,
) -> None:
    """Play a game as it is and with something changed, same seeds and bots, and compare: seats, length, cards, wins."""
    if not (change or option or pack):
        raise wrong("--set", "cli-lab-no-change")
    entrant(bot, scale)
    title = library.title(game)
    count = title.least if players is None else players
    shared = settings(both or ())
    data, changes = variant_data(game, change or [], pack)
    before = title.game(count, shared, library.data(game))
    after = title.game(count, shared | settings(option or ()), data)
    changes += [
        Change(name, before.options[name], value)
        for name, value in after.options.items()
        if before.options[name] != value
    ]
    bots = [bot] * count
    base, variant = (Match.of(table, bots, seed, scale, limit, True) for table in (before, after))
    playing = engine(where, address, jobs)
    ours(out)
    choose(language, packs.texts(after))
    words = spoken(texts=packs.texts(after))
    with Watching() as watching, answered():
        watching.about(words.say(Message(f"{game}-name")), 2 * games)
        found = experiment(playing, base, variant, games, watching.done)
    keep(out, page(found, words, changes))
    show(found, words, changes)
    say(Message("cli-lab-kept", {"file": str(out)}), words)


def variant_data(game: str, sets: list[str], pack: Path | None) -> tuple[Mapping[str, object], list[Change]]:
    """The data of the variant, and what was changed in them; refuses with every fault named."""
    own = library.data(game)
    data = own if pack is None else packs.load(pack, game).data
    changes = [] if pack is None else [Change(str(pack), "", "")]
    faults: list[Fault] = []
    for text in sets:
        path, equals, value = text.partition("=")
        if not equals:
            faults.append(Fault("--set", Message("cli-lab-set-form", {"got": text})))
            continue
        try:
            data, change = changed(data, path.strip(), value.strip())
            changes.append(change)
        except BadPack as bad:
            faults += bad.faults
    faults = faults or packs.check(packs.Pack(game, data))
    if faults:
        raise BadInput(_with_near(faults, own, changes))
    return data, changes


def _with_near(faults: list[Fault], own: Mapping[str, object], changes: list[Change]) -> list[Fault]:
    """A path that was new and is no good was most likely meant to be another one."""
    told = [
        Fault(change.path, Message("cli-lab-nowhere", {"near": ", ".join(near(own, change.path))}))
        for change in changes
        if change.before is None
    ]
    return told + faults


def show(found: Findings, words: Words, changes: list[Change]) -> None:
    """The findings at the terminal: what was changed, what moved, and all sections."""
    for change in changes:
        say(told(change), words)
    say(summary(found), words)
    if found.pairs < 2:
        return
    every = [length(found, words), *sections(found, words)]
    for section in every:
        screen().print(_table(section, words))
    moved = glance(every)
    say(Message("cli-lab-glance" if moved else "cli-lab-still"), words)
    for section, row in moved:
        assert row.figure
        figures = [section.written(part[0]) for part in (row.figure.base, row.figure.variant)]
        screen().print(clean(f"  {section.title}: {row.label}: {figures[0]} → {figures[1]}"))
    say(Message("cli-lab-chance", {"count": sum(len(section.rows) for section in every)}), words)
    if found.forfeits:
        say(Message("cli-arena-forfeits", {"count": len(found.forfeits)}), words)
    if found.pairs + len(found.forfeits) < found.asked:
        say(Message("cli-sim-stopped", {"count": found.pairs, "of": found.asked}), words)


def _table(section: Section, words: Words) -> Table:
    shown = Table(title=clean(section.title), title_justify="left")
    shown.add_column("")
    heads = [words.say(Message(f"cli-lab-{name}")) for name in ("base", "variant", "difference")]
    for head in (*heads, *section.more):
        shown.add_column(clean(head), justify="right")
    for row in section.rows:
        points = [section.written(point[0]) if point else "–" for point in row.points]
        difference = "–"
        if row.figure:
            value, low, high = row.figure.difference
            mark = ("▲" if value > 0 else "▼") if row.figure.moved else " "
            difference = f"{section.written(value, '+')} ± {section.written((high - low) / 2)} {mark}"
        shown.add_row(clean(row.label), *points, difference, *row.more)
    return shown
