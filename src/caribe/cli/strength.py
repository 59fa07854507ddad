"""`caribe strength`: how strong the bots are, measured by one command that can be stopped and gone on with."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from caribe import library
from caribe.arena.playing import Played
from caribe.arena.strength import Book, Pairing, key, ladder, unfinished
from caribe.arena.tasks import Engine
from caribe.arena.tournament import Outcome, run
from caribe.cli.arena import Part, Seed, folder
from caribe.cli.engines import Address, Jobs, Where, answered, engine
from caribe.cli.inputs import document, keep, ours
from caribe.cli.language import spoken
from caribe.cli.terminal import refusing, say, wrong
from caribe.cli.watching import Watching
from caribe.core import documents
from caribe.core.message import Message
from caribe.words import Words

HEADS = ("pairing", "games", "share", "between", "goal")
SAVE = 20.0  # seconds after which what is known is kept, so that little is lost whatever happens


@refusing
def strength(
    games: Annotated[list[str] | None, typer.Argument(metavar="cli-shape-games", help="cli-help-some-games")] = None,
    pairs: Annotated[int, typer.Option("--games", "-n", min=2, help="cli-help-pairs")] = 400,
    among: Annotated[int, typer.Option(min=2, help="cli-help-among")] = 120,
    seed: Seed = 1,
    scale: Part = 0.1,
    out: Annotated[Path, typer.Option(metavar="cli-shape-folder", help="cli-help-strength-out")] = Path("strength"),
    where: Where = "local",
    address: Address = "",
    jobs: Jobs = 0,
) -> None:
    """Measure the bots against each other, step by step; what is there already is not played again."""
    names = [library.title(name).name for name in games or library.titles()]
    pairings = ladder(names, pairs, among)
    playing = engine(where, address, jobs)
    folder(out)
    ours(out / "strength.md")
    book = opened(out / "strength.json", seed, scale)
    words = spoken()
    with Watching() as watching, answered():
        for pairing in unfinished(book, pairings):
            if not watching.stopped:
                watching.about(f"{pairing.game}: {', '.join(pairing.bots)}", pairing.games)
                measure(playing, pairing, book, out, watching)
                say(step(pairing, book), words)
    every = [name for name in library.titles() if name in names or name in book.games()]
    keep(out / "strength.md", report(book, ladder(every, pairs, among), words))
    left = len(unfinished(book, pairings))
    say(Message("cli-strength-kept", {"folder": str(out), "count": left}), words)


def measure(playing: Engine, pairing: Pairing, book: Book, out: Path, watching: Watching) -> None:
    """Play a pairing, or what is left of it, and keep what is known now and then, and at the end."""
    match, saved = pairing.match(book.seed, book.scale), time.monotonic()

    def save(counted: Sequence[Played]) -> None:
        nonlocal saved
        if time.monotonic() - saved > SAVE:
            saved = time.monotonic()
            book.note(pairing, Outcome(match, pairing.games, tuple(counted)))
            keep(out / "strength.json", documents.write(book.to_json()))

    outcome = run(playing, match, pairing.games, pairing.test(), book.known(pairing), watching.done, save)
    book.note(pairing, outcome)
    keep(out / "strength.json", documents.write(book.to_json()))


def step(pairing: Pairing, book: Book) -> Message:
    """What was found of one pairing, in a sentence."""
    entry = book.entries[key(pairing)]
    figures = {name: f"{float(str(entry[name])):.1%}" for name in ("share", "low", "high")}
    said = {"game": pairing.game, "bots": ", ".join(pairing.bots), "count": str(entry["games"])}
    return Message("cli-strength-step", {**said, **figures})


def opened(path: Path, seed: int, scale: float) -> Book:
    """The book in a file, or a new one; refuses with `BadInput` one that is broken or was made for other figures."""
    if not path.exists():
        return Book(seed, scale)
    ours(path)
    found = document(path)
    book = Book.read(found, seed, scale)
    if not book.entries:
        raise wrong("", "cli-strength-other", path=str(path), seed=str(seed), scale=f"{scale:g}")
    return book


def report(book: Book, pairings: Sequence[Pairing], words: Words) -> str:
    """The page in Markdown: what was done, then a table for each game."""
    args = {"seed": str(book.seed), "scale": f"{book.scale:g}"}
    lines = ['<!-- "caribe-strength-1" -->', "", words.say(Message("cli-strength-intro", args)), ""]
    for game in dict.fromkeys(pairing.game for pairing in pairings):
        lines += [f"## {words.say(Message(f'{game}-name'))}", ""]
        heads = [
            words.say(Message(f"cli-strength-{name}")) for name in ("pairing", "games", "share", "between", "goal")
        ]
        lines += [f"| {' | '.join(heads)} |", "|---|---:|---:|---:|---|"]
        lines += [line for pairing in pairings if pairing.game == game for line in _lines(book, pairing, words)]
        lines.append("")
    return "\n".join(lines)


def _lines(book: Book, pairing: Pairing, words: Words) -> Iterator[str]:
    entry = book.entries.get(key(pairing))
    others = pairing.bots[1:]
    args: dict[str, str | int | Message] = {"bot": pairing.bots[0], "other": others[0], "count": len(others)}
    name = words.say(Message("cli-strength-against", args))
    if entry is None:
        yield f"| {name} | 0 | – | – | {words.say(Message('cli-strength-not-yet'))} |"
        return
    low, high = (float(str(entry[end])) for end in ("low", "high"))
    goal = ""
    if pairing.goal is not None:
        verdict = "met" if low > pairing.goal else "missed" if high < pairing.goal else "open"
        goal = words.say(Message("cli-strength-verdict", {"goal": f"{pairing.goal:.0%}", "verdict": verdict}))
    if not entry["whole"]:
        goal = f"{goal} {words.say(Message('cli-strength-partly'))}".strip()
    yield f"| {name} | {entry['games']} | {float(str(entry['share'])):.1%} | {low:.1%} – {high:.1%} | {goal} |"
