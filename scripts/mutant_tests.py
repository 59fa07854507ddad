"""A plug-in of pytest for `mutants.py`: collects the tests once, then runs them for one mutant after the other.

Each mutant gets a fork of the process in which everything is imported. There the code of the broken function takes the
place of the true one, wherever it was imported to; the tests that cite a rule of the broken line run first, then those
that cite one of its function, then the others, the quick ones first, until one fails.

Jobs come as lines of JSON through one pipe and their outcomes leave through another.
"""

from __future__ import annotations

import importlib
import inspect
import json
import os
import resource
import time
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

import pytest

JOBS, OUTCOMES = (int(number) for number in os.environ["CARIBE_MUTANT_PIPES"].split(","))


class Failures:
    """Notes the first failure, and how long each test took."""

    def __init__(self) -> None:
        self.first: str | None = None
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Look at one report."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and self.first is None:
            self.first = report.nodeid


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Serve jobs until there are no more."""
    if session.testsfailed:  # something could not be imported
        return True
    with os.fdopen(JOBS, encoding="utf-8") as jobs, os.fdopen(OUTCOMES, "w", encoding="utf-8") as outcomes:
        print(json.dumps({"tests": len(session.items)}), file=outcomes, flush=True)
        for line in jobs:
            print(json.dumps(_in_a_fork(session, json.loads(line))), file=outcomes, flush=True)
    return True


def _in_a_fork(session: pytest.Session, job: Any) -> dict[str, Any]:
    """Run the tests for a mutant in a fork, within a bound of CPU seconds, which other programs do not use up."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (job["limit"], job["limit"]))
        with os.fdopen(writing, "w", encoding="utf-8") as told:
            json.dump(_run(session, job), told)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        said = told.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return {"how": "time"}
    outcome: dict[str, Any] = json.loads(said)
    return outcome


def _run(session: pytest.Session, job: Any) -> dict[str, Any]:
    """Put the fault in its place, and run the tests in order until one fails."""
    if job["module"] and not replace_code(job["module"], job["source"], job["line"]):
        return {"how": "elsewhere"}
    near, around, usual = set(job["near"]), set(job["around"]), job["seconds"]

    def rank(item: pytest.Item) -> tuple[int, float]:
        cited = {mark.args[0] for mark in item.iter_markers("rule")}
        return 0 if cited & near else 1 if cited & around else 2, usual.get(item.nodeid, 0.0)

    failures = Failures()
    session.config.pluginmanager.register(failures)
    items = sorted(session.items, key=rank)
    start = time.process_time()
    for place, item in enumerate(items):
        following = items[place + 1] if place + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if failures.first is not None:
            return {"how": "failed", "test": item.nodeid, "cites": rank(item)[0] < 2}
    return {"how": "survived", "seconds": failures.seconds, "all": time.process_time() - start}


def replace_code(name: str, source: str, line: int) -> bool:
    """Give the function around a line of a module the code of another source; False where there is none."""
    module = importlib.import_module(name)
    broken = compile(source, module.__file__ or name, "exec")
    for function in _functions(module):
        code = function.__code__
        if code.co_firstlineno <= line <= _last_line(code):
            found = _code_of(broken, code.co_qualname)
            if found is not None:
                function.__code__ = found
                return True
    return False


def _functions(module: Any) -> Iterator[FunctionType]:
    """The functions of a module and the methods of its classes, whatever they are wrapped in."""
    for value in list(vars(module).values()):
        members = list(vars(value).values()) if inspect.isclass(value) else [value]
        for member in members:
            plain = member.fget if isinstance(member, property) else inspect.unwrap(getattr(member, "__func__", member))
            if isinstance(plain, FunctionType) and plain.__module__ == module.__name__:
                yield plain


def _last_line(code: CodeType) -> int:
    inner = [_last_line(part) for part in code.co_consts if isinstance(part, CodeType)]
    return max([number for _, _, number in code.co_lines() if number is not None] + inner)


def _code_of(code: CodeType, name: str) -> CodeType | None:
    """The code of a function, by its qualified name."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            found = part if part.co_qualname == name else _code_of(part, name)
            if found is not None:
                return found
    return None
