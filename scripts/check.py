"""Run every check, or those named, and close with one line for each and a count.

What needs no built Caribe (style, types, the tests of the rules against the sources, the page's own checks) runs beside
the build and the other tests, at a lower priority: it fills the time in which those wait. No command goes on for ever.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "build_backend"), str(ROOT / "scripts")]

import chromium  # noqa: E402
import postgres  # noqa: E402
import processes  # noqa: E402
from caribe_build import page, site  # noqa: E402

TOOLS = Path(sys.executable).parent
RULES = ["tests/core", "tests/games", "tests/conformance", "tests/records", "tests/testgame"]
"""The tests that run against both builds."""

MINUTES = 30
"""The bound of a single command: several times what it takes on two quiet cores."""

MORE = (os.cpu_count() or 1) + 1
"""Workers of tests that wait for servers, databases and pictures half of the time."""

ALONE = "--alone"
"""Tells this program to run one check and to say nothing of its own."""

LOW = 10
"""How far what runs beside the tests stands back behind them."""


class Failed(Exception):
    """A check did not pass; the message, if any, says why in a sentence."""


@dataclass(frozen=True)
class Outcome:
    """How a check went: its seconds, why it failed ("" if it passed), and what it said if that was not shown yet."""

    name: str
    seconds: float
    reason: str
    said: str = ""


def style() -> None:
    """Ruff's rules."""
    _run(TOOLS / "ruff", "check", ".")


def formatting() -> None:
    """Ruff's formatting."""
    _run(TOOLS / "ruff", "format", "--check", ".")


def types() -> None:
    """The types of all Python files."""
    folders = ("src", "tests", "scripts", "build_backend", "benchmarks", "examples")
    _run(TOOLS / "mypy", "--strict", *(name for name in folders if any(Path(name).rglob("*.py"))))


def imports() -> None:
    """The direction of imports."""
    _run(TOOLS / "lint-imports", "--no-cache", PYTHONPATH="src")


def web() -> None:
    """The page's own checks: types, style, unit tests."""
    if not page.has_sources():
        print("There is no page in web/.")
        return
    page.install_packages()
    scripts = json.loads((page.WEB / "package.json").read_text("utf-8"))["scripts"]
    wanted = [name for name in ("check", "lint", "test") if name in scripts]
    failed = [name for name in wanted if _code(page.command("run", name), page.environment(), page.WEB)]
    if failed:
        raise Failed(", ".join(f"`npm run {name}`" for name in failed) + " failed in web/, see above")


def docs() -> None:
    """The documentation, built without a warning."""
    site.build()
    warnings = site.WARNINGS.read_text("utf-8")
    if warnings:
        print(warnings)
        raise Failed("Sphinx warns about the documentation, see above")
    print(f"{site.BUILT}/index.html")


def compiled() -> None:
    """All tests but those of the page, against the installed wheel."""
    from caribe.build import stamp

    installed = stamp()
    if installed is None:
        raise Failed("Caribe is not installed in .venv: type `make test`.")
    kind = "compiled" if installed["compiled"] else "interpreted"
    with postgres.running() as url:
        _pytest("tests", "--ignore=tests/browser", workers=MORE, CARIBE_BUILD=kind, CARIBE_TEST_POSTGRES=url)
    if installed["warning"]:
        raise Failed(
            f"The tests passed, but the compiled engine was not among what they tested. {installed['warning']}"
        )


def browser() -> None:
    """The page in a real Chromium, against the installed wheel; apart, for its driver keeps an event loop running."""
    _pytest("tests/browser", workers=MORE)


def interpreted() -> None:
    """The tests of the rules, against the sources."""
    folders = [folder for folder in RULES if Path(folder).exists()]
    _pytest(*folders, CARIBE_BUILD="interpreted", PYTHONPATH=str(ROOT / "src"))


CHECKS: dict[str, Callable[[], None]] = {
    "style": style,
    "format": formatting,
    "types": types,
    "imports": imports,
    "interpreted": interpreted,
    "web": web,
    "docs": docs,
    "compiled": compiled,
    "browser": browser,
}

BESIDE = ("style", "format", "types", "imports", "interpreted", "web")
"""What can run beside the others; the page's checks come last, for they wait for its packages."""

INSTALLED = ("compiled", "browser")
"""What tests the installed Caribe."""


def main(names: list[str]) -> int:
    """Run the checks; all of them when none is named. The exit code is 0 when all passed."""
    os.chdir(ROOT)
    if names[:1] == [ALONE]:
        CHECKS[names[1]]()
        return 0
    names = names or list(CHECKS)
    beside = [name for name in names if name in BESIDE]
    tests = [name for name in names if name not in BESIDE]
    if tests:
        outcomes = _side_by_side(beside, tests)
    else:
        outcomes = [_outcome(name, CHECKS[name]) for name in beside]
    print()
    for outcome in outcomes:
        word = "FAILED" if outcome.reason else "passed"
        print(f"{word}  {outcome.name:<12} {outcome.seconds:6.1f} s  {outcome.reason}".rstrip())
    failures = sum(1 for outcome in outcomes if outcome.reason)
    print(f"\nchecks: {len(outcomes) - failures} passed, {failures} failed")
    return 1 if failures else 0


def _side_by_side(beside: Sequence[str], tests: Sequence[str]) -> list[Outcome]:
    """Run tests one after the other, and some other checks at the same time, whose words come at the end."""
    ready = threading.Event()  # node's packages are there, and nobody else fetches them
    with ThreadPoolExecutor(1) as lane:
        others = [lane.submit(_apart, name, ready) for name in beside]
        try:
            set_up = [_outcome("set-up", lambda: _set_up(tests))] if set(tests) & set(INSTALLED) else []
        finally:
            ready.set()
        failed = any(outcome.reason for outcome in set_up)
        done = [_outcome(name, CHECKS[name]) for name in tests if not (failed and name in INSTALLED)]
        told = [other.result() for other in others]
    for outcome in told:
        print(f"\n== {outcome.name}: {CHECKS[outcome.name].__doc__}\n{outcome.said}", end="", flush=True)
    return [*set_up, *told, *done]


def _apart(name: str, ready: threading.Event) -> Outcome:
    """Run a check in a process of its own, and keep its words."""
    if name == "web":
        ready.wait()
    start = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as words:
        command: list[str | Path] = [sys.executable, ROOT / "scripts" / "check.py", ALONE, name]
        try:
            reason = "failed, see above" if processes.run(command, MINUTES, output=words, nice=LOW) else ""
        except processes.TookTooLong as late:
            reason = str(late)
        words.seek(0)
        return Outcome(name, time.monotonic() - start, reason, words.read())


def _outcome(name: str, check: Callable[[], None]) -> Outcome:
    """Run a check, whose words are seen at once."""
    print(f"\n== {name}: {check.__doc__ or _set_up.__doc__}", flush=True)
    start = time.monotonic()
    reason = ""
    try:
        check()
    except (Failed, SystemExit, processes.TookTooLong, chromium.NoChromium, postgres.NoPostgres) as failure:
        reason = str(failure) or "failed, see above"
    return Outcome(name, time.monotonic() - start, reason)


def _set_up(tests: Sequence[str]) -> None:
    """What the tests need: Caribe itself, built and installed, a Chromium and a PostgreSQL."""
    with ThreadPoolExecutor(1) as programs:
        wanted = programs.submit(_find_programs, tests)
        _run(sys.executable, "scripts/prepare.py", "test")
        wanted.result()


def _find_programs(tests: Sequence[str]) -> None:
    """Find or install the programs that the tests start."""
    if "browser" in tests:
        os.environ["CHROMIUM"] = chromium.find_or_install()
    if "compiled" in tests:
        os.environ["POSTGRES"] = str(postgres.find_or_install())


def _pytest(*arguments: str, workers: int | str = "auto", **environment: str) -> None:
    more = shlex.split(os.environ.get("PYTEST", f"-n {workers} --dist worksteal --durations=15"))
    # Each worker would compile every test again on a machine where Python is told to keep no bytecode.
    environment["PYTHONDONTWRITEBYTECODE"] = ""
    _run(sys.executable, "-m", "pytest", *arguments, *more, **environment)


def _run(*command: str | Path, **environment: str) -> None:
    if _code(command, environment):
        raise Failed("failed, see above")


def _code(command: Sequence[str | Path], environment: dict[str, str], folder: Path | None = None) -> int:
    return processes.run(command, MINUTES, environment, folder)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Failed, processes.TookTooLong) as failure:
        sys.exit(str(failure))
