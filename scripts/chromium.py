"""Find the Chromium that the browser tests drive, and install it where that can be done without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import debian

SHELL = "chromium-headless-shell"
"""The same engine without the windows around it: half of the processor time of a test is saved."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
BROWSERS = ((SHELL, "chromium"), ("chromium",))
"""The packages to install: the whole browser too, for notifications; not every release has the first."""
FONTS = ("fonts-dejavu-core", "fonts-liberation")


class NoChromium(Exception):
    """There is no Chromium, and the message says what to type."""


def find() -> str | None:
    """Return the path of a Chromium or Chrome that starts: $CHROMIUM, or else what lies in the usual places."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not _starts(named):
            raise NoChromium(f"CHROMIUM is {named}, which does not start: name another one, or type `unset CHROMIUM`.")
        return named
    candidates = [shutil.which(name) for name in NAMES]
    return next((path for path in (*candidates, *PLACES) if path and _starts(path)), None)


def find_or_install() -> str:
    """Return the path of a Chromium, after installing Debian's where there is none and we have the right to."""
    found = find()
    if found:
        return found
    by_hand = (
        "There is no Chromium for the browser tests, and it cannot be installed from here without asking you: type "
        f"`sudo apt-get install {SHELL} chromium` (Debian), then `make test` again, "
        "or `make test CHROMIUM=/path/to/chrome`."
    )
    if not debian.may_install():
        raise NoChromium(by_hand)
    print("Installing Chromium for the browser tests (a minute or so, once) ...", flush=True)
    failed = ""
    for browsers in BROWSERS:
        failed = debian.install((*browsers, *FONTS))
        found = find()
        if found:
            break
    if found is None:
        print(failed)
        raise NoChromium(
            "Chromium could not be installed: check that this machine reaches its Debian packages "
            f"(`apt-get update`), type `apt-get install {' '.join((SHELL, 'chromium', *FONTS))}`, "
            "then `make test` again."
        )
    return found


def _starts(path: str) -> bool:
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and Path(path).exists()
