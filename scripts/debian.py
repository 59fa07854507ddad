"""Install packages of Debian, where that can be done without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence


def may_install() -> bool:
    """Whether there is an apt-get here, and the right to use it."""
    return shutil.which("apt-get") is not None and _rights() is not None


def install(packages: Sequence[str]) -> str:
    """Install packages; the last words of apt-get where that has failed."""
    rights = _rights() or []
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failed = ""
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*rights, shutil.which("apt-get") or "apt-get", "-q", *arguments],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            failed = "\n".join(done.stdout.splitlines()[-15:])
    return failed


def _rights() -> list[str] | None:
    """Return what to put before a command to run it as root; None when that is not to be had without a password."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None
