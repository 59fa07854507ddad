"""The server runs with what requirements/play.txt lists, which leaves out what Litestar requires and we never use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

import lock
from tests.server.serving import command

PROGRAM = """
import sys
sys.modules.update(dict.fromkeys({modules!r}))  # whoever imports one of these fails
sys.argv = {words!r}
from caribe.cli import main
main()
"""


def test_the_server_runs_without_what_the_lock_leaves_out(tmp_path: Path) -> None:
    modules = [name.replace("-", "_") for name in lock.UNUSED]
    words = ["caribe", *command(tmp_path / "x.db", 0)[5:]]
    program = PROGRAM.format(modules=modules, words=words)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert " at http" in line
            address = line.split(" at ")[1].split()[0].rstrip("/")
            for path in ("/api/schema", "/api/games", "/api/me", "/healthz", "/metrics"):
                assert httpx.get(address + path, verify=False, timeout=60).status_code == 200, path
        finally:
            server.terminate()
            assert server.wait(timeout=60) == 0


def test_the_lock_lists_none_of_them() -> None:
    listed = {line.split("==")[0] for line in Path("requirements/play.txt").read_text().splitlines() if "==" in line}
    assert "litestar" in listed
    assert not listed & set(lock.UNUSED)
