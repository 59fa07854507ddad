"""Break the rules at seeded places, one at a time, and count how many of these mutants the tests of the room kill.

A copy of the project is broken, never the project. For each mutant the tests that cite a rule of the broken line run
first, then those that cite one of its function, then the others of the room, until one fails; at last those that every
game must pass (`tests/conformance`). Recorded games are left out: they notice that something has changed, not which
rule was broken. `tests/mutants/known.toml` names the mutants that play the same game (with the reason) and those that
once survived (with the test that was written for them).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Self

from mutations import Mutation, find, rules_near

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/caribe/games")
KNOWN = ROOT / "tests" / "mutants" / "known.toml"

ROOMS = {
    "cartagena": ("back", "components", "drawing", "forward", "game", "path", "rules", "state"),
    "havana": (
        *("building", "cards", "choosing", "components", "edition", "ending", "game", "picks"),
        *("rules", "setup", "state", "supply", "taxes", "thieves", "turn_order"),
    ),
    "cuba": (
        *("buildings", "components", "foreman", "game", "harbour", "market"),
        *("parliament", "plantation", "rules", "scoring", "state", "statutes"),
    ),
}
"""The modules that play the rules: not what bots think of a position, nor how it is shown, read or numbered."""

RECORDED = ("test_recorded_games.py", "test_finished_games.py")
"""Tests that compare with recorded games."""

CONFORMANCE = ("test_play.py", "test_copies.py", "test_conservation.py", "test_choices.py")
"""Tests of what every game must do, which a room does not repeat: copies, the same actions however asked for."""

TITLES = {"cartagena": "cartagena", "havana": "havana or la-habana", "cuba": "cuba"}
"""The games of a room, as pytest selects them."""

TARGET = 0.95
BUILT_ONCE = ("components", "edition", "game", "path")
"""Modules whose work is done when a game is set up, which tests do while they are collected: no fork can undo that."""

LONGEST = 600
"""Seconds of the processor for the tests of a room without a fault."""

LAST_WORDS = 30.0
"""Seconds for pytest to end."""

PATIENCE = 4
"""How many times as long they may take with one, and at least half a minute: then it is taken to go on for ever."""


class CannotSay(Exception):
    """The tests do not pass without a fault, or have not run."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the test that failed (empty if none), and whether it cites a rule of the place."""

    mutation: Mutation
    before: str
    after: str
    how: str  # "cited", "room", "conformance", "import", "time" or "survived"
    test: str = ""
    reason: str = ""  # why it plays the same game

    @property
    def place(self) -> str:
        """Return the module and the line."""
        return f"{Path(self.mutation.file).relative_to(GAMES)}:{self.mutation.line}"


class Tests:
    """A process that has collected the tests of a room in a copy of the project, and runs them for mutants."""

    def __init__(self, folder: Path, room: str) -> None:
        mine, theirs = os.pipe(), os.pipe()
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "scripts")]),
            "CARIBE_BUILD": "interpreted",
            "CARIBE_MUTANT_PIPES": f"{mine[0]},{theirs[1]}",
        }
        command = [sys.executable, "-m", "pytest", f"tests/games/{room}", "-q", "-p", "mutant_tests"]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no"]
        command += [f"--ignore=tests/games/{room}/{name}" for name in RECORDED]
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  closed at the end
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            pass_fds=(mine[0], theirs[1]),
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=subprocess.STDOUT,
        )
        os.close(mine[0])
        os.close(theirs[1])
        self.jobs = os.fdopen(mine[1], "w", encoding="utf-8")
        self.outcomes = os.fdopen(theirs[0], encoding="utf-8")
        self.collected = bool(self.outcomes.readline())

    def run(self, job: Mapping[str, object]) -> dict[str, Any]:
        """Run the tests for a mutant."""
        print(json.dumps(job), file=self.jobs, flush=True)
        outcome: dict[str, Any] = json.loads(self.outcomes.readline())
        return outcome

    def words(self) -> str:
        """What pytest has said."""
        self.log.seek(0)
        return self.log.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(BrokenPipeError):
            self.jobs.close()
        try:
            self.process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.outcomes.close()
        self.log.close()


class Workshop:
    """A copy of the project in which one file at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "scripts", "build_backend", "docs"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "screens"))
        for name in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / name, folder / name)

    def judge_all(self, room: str, mutations: Sequence[Mutation]) -> Iterator[Verdict]:
        """Judge the mutants of a room, one after the other."""
        with Tests(self.folder, room) as tests:
            whole: dict[str, Any] = {"module": None, "near": [], "around": [], "seconds": {}, "limit": LONGEST}
            usual = tests.run(whole) if tests.collected else {"how": "import"}
            if usual["how"] != "survived":
                raise CannotSay(f"The tests of {room} do not pass as it is: {usual}\n{tests.words()}")
            whole |= {"seconds": usual["seconds"], "limit": max(30, int(PATIENCE * usual["all"]))}
            for mutation in mutations:
                yield self.judge(tests, room, mutation, whole)

    def judge(self, tests: Tests, room: str, mutation: Mutation, whole: Mapping[str, object]) -> Verdict:
        """Judge one mutant: in a fork where that will do, else (and before it is said to survive) from the start."""
        path = self.folder / mutation.file
        source = path.read_bytes()
        before, after = mutation.shown(source)
        near, around = rules_near(source, mutation.line)
        job = {**whole, "near": near, "around": around}
        broken = mutation.apply(source)
        outcome: dict[str, Any] = {"how": "elsewhere"}
        if path.stem not in BUILT_ONCE:
            module = ".".join(Path(mutation.file).with_suffix("").parts[1:])
            outcome = tests.run({**job, "module": module, "source": broken.decode(), "line": mutation.line})
        if outcome["how"] in ("elsewhere", "survived"):
            outcome = self._from_the_start(room, path, source, broken, job)
        how = outcome["how"]
        if how == "failed":
            return Verdict(mutation, before, after, "cited" if outcome["cites"] else "room", outcome["test"])
        if how == "survived" and room in TITLES:
            how = self._conformance(room, path, source, broken)
        return Verdict(mutation, before, after, how)

    def _conformance(self, room: str, path: Path, source: bytes, broken: bytes) -> str:
        """Break the file, run what every game must pass, and mend it."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["-k", TITLES[room], *(f"tests/conformance/{name}" for name in CONFORMANCE)]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "CARIBE_BUILD": "interpreted"}
        command = ["/bin/sh", "-c", f'ulimit -t {LONGEST} && exec "$@"', "pytest", *command]
        try:
            _write(path, broken)
            done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, check=False)
        finally:
            _write(path, source)
        return "time" if done.returncode < 0 else "conformance" if done.returncode else "survived"

    def _from_the_start(
        self, room: str, path: Path, source: bytes, broken: bytes, job: Mapping[str, object]
    ) -> dict[str, Any]:
        """Break the file, import everything, run the tests, and mend it."""
        try:
            _write(path, broken)
            with Tests(self.folder, room) as tests:
                return tests.run(job) if tests.collected else {"how": "import"}
        finally:
            _write(path, source)


def _write(path: Path, source: bytes) -> None:
    """Write a module, and forget what Python has kept of the one before: it would take one of the same size for it."""
    for kept in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        kept.unlink()
    path.write_bytes(source)


def candidates(room: str) -> list[Mutation]:
    """Return every mutant of a room, in the order of the sources."""
    found = []
    for module in ROOMS[room]:
        file = GAMES / room / f"{module}.py"
        found += find(str(file), (ROOT / file).read_bytes())
    return found


def sample(room: str, number: int, seed: int) -> list[Mutation]:
    """Return this many mutants of a room, the same for the same seed and sources."""
    everything = candidates(room)
    return Random(f"{seed} {room}").sample(everything, min(number, len(everything)))


class Notes:
    """Verdicts of earlier runs in a file, so that a run of hours can be continued; survivors are judged again.

    They hold for the sources they were made of: a mutant of a module that has changed since is another one.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[tuple[str, ...], str] = {}
        for line in path.read_text("utf-8").splitlines() if path and path.exists() else ():
            *key, how = json.loads(line)
            self.known[tuple(key)] = how

    def find(self, mutation: Mutation) -> Verdict | None:
        """Return the verdict of an earlier run, unless the mutant survived."""
        how = self.known.get(self._key(mutation), "survived")
        return None if how == "survived" else Verdict(mutation, *mutation.shown(self._source(mutation)), how)

    def add(self, verdict: Verdict) -> None:
        """Note a verdict."""
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                print(json.dumps([*self._key(verdict.mutation), verdict.how]), file=file)

    def _source(self, mutation: Mutation) -> bytes:
        return (ROOT / mutation.file).read_bytes()

    def _key(self, mutation: Mutation) -> tuple[str, ...]:
        broken = mutation.apply(self._source(mutation))
        return mutation.file, str(mutation.line), hashlib.sha256(broken).hexdigest()[:16]


def judge_all(
    wanted: dict[str, list[Mutation]], jobs: int, minutes: float, notes: Notes | None = None
) -> dict[str, list[Verdict]]:
    """Judge mutants: each room in one copy of the project per job, within the given minutes."""
    kept = notes or Notes(None)
    known = {room: [verdict for one in some if (verdict := kept.find(one))] for room, some in wanted.items()}
    wanted = {room: [one for one in some if not kept.find(one)] for room, some in wanted.items()}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshops = [Workshop(Path(folder, str(number))) for number in range(jobs)]

        def judge(room: str, place: int) -> list[Verdict]:
            verdicts: list[Verdict] = []
            until = time.monotonic() + 60 * minutes
            for verdict in workshops[place].judge_all(room, wanted[room][place::jobs]):
                print(f"{verdict.how:<11} {verdict.place:<32} {verdict.before}  ->  {verdict.after}", flush=True)
                verdicts.append(verdict)
                kept.add(verdict)
                if time.monotonic() > until:
                    break
            return verdicts

        found: dict[str, list[Verdict]] = {}
        with ThreadPoolExecutor(jobs) as pool:
            for room in wanted:
                parts = [pool.submit(judge, room, place) for place in range(jobs) if wanted[room][place::jobs]]
                found[room] = known[room] + [verdict for part in parts for verdict in part.result()]
        return found


# What is known of mutants


def equivalents() -> dict[tuple[str, str, str], str]:
    """Return why a mutant plays the same game, by module, line and broken line."""
    entries = tomllib.loads(KNOWN.read_text("utf-8")).get("equivalent", [])
    return {(entry["module"], entry["before"], entry["after"]): entry["reason"] for entry in entries}


def excuse(verdicts: Sequence[Verdict], known: dict[tuple[str, str, str], str]) -> list[Verdict]:
    """Return the verdicts, with the reason for each survivor that plays the same game."""
    excused = []
    for verdict in verdicts:
        module = str(Path(verdict.mutation.file).relative_to(GAMES))
        reason = known.get((module, verdict.before, verdict.after), "")
        if verdict.how == "survived" and reason:
            verdict = Verdict(verdict.mutation, verdict.before, verdict.after, "equivalent", "", reason)
        excused.append(verdict)
    return excused


def share(verdicts: Sequence[Verdict]) -> float:
    """Return the share killed of those that do not play the same game."""
    told = [verdict for verdict in verdicts if verdict.how != "equivalent"]
    return sum(1 for verdict in told if verdict.how != "survived") / len(told) if told else 1.0


# What is published

INTRODUCTION = """\
`make mutants MUTANTS="--seed {seed} --number {number}"` breaks the rules at places drawn by this seed, one at a time,
and runs the tests of the room until one fails. Tests that cite a rule of the broken line or of its function run first,
and those that every game must pass (`tests/conformance`) last; recorded games are left out. This page is written by the
command."""

HEAD = (
    "| room | mutants | play the same game | killed by a test that cites the rule | by another of the room "
    "| by one for every game | at import | by time | survived | share killed |"
)


def report(verdicts: dict[str, list[Verdict]], seed: int, number: int) -> str:
    """Write the page: the shares, survivors, what once survived, and mutants that play the same game."""
    everything = [verdict for some in verdicts.values() for verdict in some]
    lines = ["# Mutants", "", INTRODUCTION.format(seed=seed, number=number), "", HEAD, "|---" * 10 + "|"]
    for room, some in {**verdicts, "all": everything}.items():
        count = Counter(verdict.how for verdict in some)
        columns = [count[how] for how in ("equivalent", "cited", "room", "conformance", "import", "time", "survived")]
        lines.append(f"| {room} | {len(some)} | {' | '.join(map(str, columns))} | {share(some):.1%} |")
    lines += ["", "## Survivors", "", *_rows(everything, "survived", "None.")]
    lines += ["", "## Mutants that play the same game", "", *_rows(everything, "equivalent", "None in this sample.")]
    lines += ["", "## Survivors of earlier runs, and the tests written for them", ""]
    answered = tomllib.loads(KNOWN.read_text("utf-8")).get("answered", [])
    lines += ["| mutant | test |", "|---|---|"]
    lines += [
        f"| `{entry['module']}`: {_code(entry['before'])} → {_code(entry['after'])} | {entry['test']} |"
        for entry in answered
    ]
    return "\n".join(lines) + "\n"


def _rows(verdicts: Sequence[Verdict], how: str, none: str) -> list[str]:
    rows = [
        f"| `{verdict.place}` | {_code(verdict.before)} → {_code(verdict.after)} | {verdict.reason} |"
        for verdict in verdicts
        if verdict.how == how
    ]
    return ["| where | mutant | why |", "|---|---|---|", *rows] if rows else [none]


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


def main(arguments: Sequence[str]) -> int:
    """Judge a sample, and write the page; the exit code is 0 when the target holds in every room."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--room", choices=ROOMS, action="append", help="only this room; may be repeated")
    parser.add_argument("--number", type=int, default=70, help="mutants of each room (70)")
    parser.add_argument("--seed", type=int, default=1, help="draws the places (1)")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="side by side")
    parser.add_argument("--minutes", type=float, default=600.0, help="end earlier, in each room (600)")
    parser.add_argument("--only", help="only mutants of a module whose broken line contains this text")
    parser.add_argument("--notes", type=Path, help="keep verdicts in this file, and go on from those in it")
    parser.add_argument("--write", type=Path, help="write the page here")
    asked = parser.parse_args(arguments)
    os.chdir(ROOT)
    wanted = {room: sample(room, asked.number, asked.seed) for room in asked.room or ROOMS}
    if asked.only:
        wanted = {
            room: [m for m in candidates(room) if asked.only in m.shown((ROOT / m.file).read_bytes())[1]]
            for room in wanted
        }
    known = equivalents()
    judged = judge_all(wanted, asked.jobs, asked.minutes, Notes(asked.notes))
    verdicts = {room: excuse(some, known) for room, some in judged.items()}
    page = report(verdicts, asked.seed, asked.number)
    print("\n" + page)
    if asked.write:
        asked.write.write_text(page, "utf-8")
    return 0 if all(share(some) >= TARGET for some in verdicts.values()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotSay as reason:
        sys.exit(str(reason))
