"""Find the Chromium that the browser tests drive, and install it where that can be done without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")


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
        "`sudo apt-get install chromium` (Debian), then `make test` again, or `make test CHROMIUM=/path/to/chrome`."
    )
    apt = shutil.which("apt-get")
    if apt is None:
        raise NoChromium(by_hand)
    rights = _rights()
    if rights is None:
        raise NoChromium(by_hand)
    print("Installing Chromium for the browser tests (a minute or so, once) ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failed = ""
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            [*rights, apt, "-q", *arguments],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            failed = done.stdout
    found = find()
    if found is None:
        print(*failed.splitlines()[-15:], sep="\n")
        raise NoChromium(
            "Chromium could not be installed: check that this machine reaches its Debian packages "
            f"(`apt-get update`), type `apt-get install {' '.join(PACKAGES)}`, then `make test` again."
        )
    return found


def _rights() -> list[str] | None:
    """Return what to put before a command to run it as root; None when that is not to be had without a password."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def _starts(path: str) -> bool:
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and Path(path).exists()
