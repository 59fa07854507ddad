"""A run: some people send numbered cases to a server of their own, beside a probe that must always be answered."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.server.fuzzing import cases
from tests.server.fuzzing.person import MOST_TABLES, Person, Wrong
from tests.server.fuzzing.probe import HANG, Found, Probe
from tests.server.serving import Server, options

BATCH = 8
"""How many cases a person sends before the next look: messages among them go out together."""

TROUBLE = ("Traceback", " ERROR ", " CRITICAL ")
"""What must not stand in the log. Warnings may: that a bot has taken too long, say."""

LONGEST = 240.0
"""Minutes for a run."""


@dataclass
class Report:
    """What came of a run."""

    seed: int
    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    slowest: dict[str, float] = field(default_factory=dict)
    probe: Found = field(default_factory=Found)
    memory: list[int] = field(default_factory=list)
    seconds: float = 0.0
    complaints: str = ""

    def took(self, kind: str, seconds: float) -> None:
        """Note how long an answer took."""
        self.slowest[kind] = max(self.slowest.get(kind, 0.0), seconds)

    def text(self) -> str:
        """The report in lines."""
        memory = ", ".join(f"{size >> 20} MB" for size in self.memory)
        slowest = ", ".join(f"{kind} {seconds:.2f} s" for kind, seconds in sorted(self.slowest.items()))
        return "\n".join(
            [
                f"{self.messages} cases in {self.seconds:.0f} s, seed {self.seed}: {_listed(self.kinds)}",
                f"answers: {_listed(self.answers)}",
                f"memory at the start, in between, at the end: {memory}",
                f"slowest answers: {slowest}",
                self.probe.text(),
                f"complaints of the server: {self.complaints.strip() or 'none'}",
                f"{len(self.failures)} failures",
                *self.failures[:20],
            ]
        )


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))


def memory_of(pid: int) -> int:
    """The memory that a process holds, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) << 10
    raise AssertionError(f"no such process: {pid}")


class Run:
    """Cases from `first` on, sent by some people at the same time."""

    def __init__(self, server: Server, seed: int, first: int, messages: int, people: int, minutes: float) -> None:
        self.server, self.seed, self.first = server, seed, first
        self.last = first + messages
        self.until = monotonic() + minutes * 60
        self.report = Report(seed)
        self.people = [Person(number, server.port, server.process.pid) for number in range(people)]

    async def all(self) -> Report:
        """Send everything."""
        cases.warm_up()
        for person in self.people:
            await person.settle()
        for person in self.people:
            person.known.others = [other.known.person for other in self.people]
            person.known.tables = [other.known.table for other in self.people if other is not person][-MOST_TABLES:]
        start = monotonic()
        with Probe(self.server.address, self.server.process.pid) as probe:
            numbers = range(self.first, self.last)
            tasks = [self.send(person, numbers[place :: len(self.people)]) for place, person in enumerate(self.people)]
            await asyncio.gather(*tasks, self.watch())
        self.report.seconds = monotonic() - start
        self.report.probe = probe.found
        self.report.memory.append(memory_of(self.server.process.pid))
        for person in self.people:
            await person.close()
        return self.report

    async def send(self, person: Person, numbers: range) -> None:
        """Send one person's share, some at a time."""
        for place in range(0, len(numbers), BATCH):
            if monotonic() > self.until:
                return
            some = numbers[place : place + BATCH]
            try:
                await person.ready()
            except (Wrong, OSError, asyncio.IncompleteReadError) as wrong:
                self.fail(f"before case {some[0]}: {wrong!r}")
                await person.settle()
            batch = [cases.make(self.seed, number, person.known) for number in some]
            await self._messages(person, [case for case in batch if not case.method])
            for case in batch:
                if case.method:
                    await self._call(person, case)
            self.report.kinds.update(case.kind for case in batch)
            self.report.messages += len(batch)

    async def _messages(self, person: Person, batch: list[cases.Case]) -> None:
        start = monotonic()
        try:
            told = await person.send_all(batch)
        except Wrong as wrong:
            sent = [case.body for case in batch]
            self.fail(f"cases {[case.number for case in batch]} at a table: {wrong}: {sent!r}")
            return
        self.report.took("socket", monotonic() - start)
        self.report.answers.update(told)

    async def _call(self, person: Person, case: cases.Case) -> None:
        try:
            answer, seconds = await person.send(case)
        except (Wrong, ValueError) as wrong:
            body = (case.body or b"")[:2000]
            self.fail(f"case {case.number}: {case.method} {case.path[:200]} {case.headers} {body!r}: {wrong}")
            return
        self.report.took(case.kind, seconds)
        self.report.answers[str(answer.status)] += 1

    def fail(self, what: str) -> None:
        """Note a failure, and say it at once."""
        self.report.failures.append(what)
        print(f"FAILED {what[:3000]}", file=sys.stderr, flush=True)

    async def watch(self) -> None:
        """Look at the memory ten times on the way, the first time when a tenth is done: then all is loaded."""
        whole = self.last - self.first
        heard = 0
        for part in range(1, 10):
            while self.report.messages < whole * part // 10 and monotonic() < self.until:
                await asyncio.sleep(0.2)
                if len(complaints := self.server.complaints()) > heard:
                    print(f"around case {self.first + self.report.messages}: {complaints[heard:]}", file=sys.stderr)
                    heard = len(complaints)
            self.report.memory.append(memory_of(self.server.process.pid))
            line = {"messages": self.report.messages, "memory": self.report.memory[-1] >> 20}
            print(json.dumps({**line, "failures": len(self.report.failures)}), file=sys.stderr, flush=True)


def fuzz(
    database: str | Path, seed: int, messages: int, first: int = 0, people: int = 12, minutes: float = LONGEST
) -> Report:
    """Start a server on a database, send it cases (as many as there is time for), and end it."""
    script = Path(__file__).with_name("serve.py")
    start = [sys.executable, "-W", "error::ResourceWarning", str(script), *options(database, 0)]
    server = Server(database, start=start)
    try:
        report = asyncio.run(Run(server, seed, first, messages, people, minutes).all())
    except BaseException:
        server.kill()
        print(server.complaints(), file=sys.stderr)
        raise
    code, report.complaints = server.stop()
    if code:
        report.failures.append(f"the server ended with {code}")
    if any(word in report.complaints for word in TROUBLE):
        report.failures.append("the server has met an error of its own")
    if hangs := report.probe.hangs:
        report.failures.append(f"{hangs} probes waited for more than {HANG:g} s for the server itself")
    if report.probe.failed:
        report.failures.append(f"the probe was answered with {report.probe.failed}")
    return report
