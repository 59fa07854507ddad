"""Run every check, or those named, and close with one line for each and a count."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "build_backend"), str(ROOT / "scripts")]

import chromium  # noqa: E402
import postgres  # noqa: E402
from caribe_build import page  # noqa: E402

TOOLS = Path(sys.executable).parent
RULES = ["tests/core", "tests/games", "tests/conformance", "tests/records", "tests/testgame"]
"""The tests that run against both builds."""


class Failed(Exception):
    """A check did not pass; the message, if any, says why in a sentence."""


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
    failed = [name for name in ("check", "lint", "test") if name in scripts and not page.npm("run", name)]
    if failed:
        raise Failed(", ".join(f"`npm run {name}`" for name in failed) + " failed in web/, see above")


def compiled() -> None:
    """All tests but those of the page, against the installed wheel."""
    from caribe.build import stamp

    installed = stamp()
    if installed is None:
        raise Failed("Caribe is not installed in .venv: type `make test`.")
    kind = "compiled" if installed["compiled"] else "interpreted"
    with postgres.running() as url:
        _pytest("tests", "--ignore=tests/browser", CARIBE_BUILD=kind, CARIBE_TEST_POSTGRES=url)
    if installed["warning"]:
        raise Failed(
            f"The tests passed, but the compiled engine was not among what they tested. {installed['warning']}"
        )


def browser() -> None:
    """The page in a real Chromium, against the installed wheel; apart, for its driver keeps an event loop running."""
    _pytest("tests/browser")


def interpreted() -> None:
    """The tests of the rules, against the sources."""
    folders = [folder for folder in RULES if Path(folder).exists()]
    _pytest(*folders, CARIBE_BUILD="interpreted", PYTHONPATH=str(ROOT / "src"))


CHECKS: dict[str, Callable[[], None]] = {
    "style": style,
    "format": formatting,
    "types": types,
    "imports": imports,
    "web": web,
    "compiled": compiled,
    "browser": browser,
    "interpreted": interpreted,
}


def main(names: list[str]) -> int:
    """Run the checks; all of them when none is named. The exit code is 0 when all passed."""
    os.chdir(ROOT)
    names = names or list(CHECKS)
    try:
        if "browser" in names:
            os.environ["CHROMIUM"] = chromium.find_or_install()
        if "compiled" in names:
            os.environ["POSTGRES"] = str(postgres.find_or_install())
    except (chromium.NoChromium, postgres.NoPostgres) as missing:
        print(missing, file=sys.stderr)
        return 1
    outcomes: list[tuple[str, float, str]] = []
    for name in names:
        print(f"\n== {name}: {CHECKS[name].__doc__}", flush=True)
        start = time.monotonic()
        try:
            CHECKS[name]()
        except (Failed, SystemExit, postgres.NoPostgres) as failure:
            outcomes.append((name, time.monotonic() - start, str(failure) or "failed, see above"))
        else:
            outcomes.append((name, time.monotonic() - start, ""))
    print()
    for name, seconds, reason in outcomes:
        print(f"{'FAILED' if reason else 'passed'}  {name:<12} {seconds:6.1f} s  {reason}".rstrip())
    failures = sum(1 for _, _, reason in outcomes if reason)
    print(f"\nchecks: {len(outcomes) - failures} passed, {failures} failed")
    return 1 if failures else 0


def _pytest(*arguments: str, **environment: str) -> None:
    more = shlex.split(os.environ.get("PYTEST", "-n auto --durations=15"))
    _run(sys.executable, "-m", "pytest", *arguments, *more, **environment)


def _run(*command: str | Path, **environment: str) -> None:
    done = subprocess.run(
        [str(part) for part in command], env={**os.environ, **environment}, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        raise Failed("failed, see above")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
