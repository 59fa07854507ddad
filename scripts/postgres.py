"""A PostgreSQL of the tests' own: on loopback, in a folder that is deleted afterwards, and never as root."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import debian

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
PACKAGES = ("postgresql",)
SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", "fsync=on")
PATIENCE = 60  # seconds for a server to start or to stop


class NoPostgres(Exception):
    """There is no PostgreSQL, and the message says what to type."""


def find() -> Path | None:
    """Return the folder of PostgreSQL's programs: $POSTGRES, or else the newest in the usual places."""
    named = os.environ.get("POSTGRES")
    if named:
        if not _whole(Path(named)):
            raise NoPostgres(
                f"POSTGRES is {named}, a folder without initdb and postgres: name another, or type `unset POSTGRES`."
            )
        return Path(named)
    candidates = [Path(path).resolve().parent for path in [shutil.which("postgres"), shutil.which("initdb")] if path]
    for place in PLACES:
        candidates += sorted(Path("/").glob(place.lstrip("/")), key=_version, reverse=True)
    return next((folder for folder in candidates if _whole(folder)), None)


def find_or_install() -> Path:
    """Return the folder of PostgreSQL's programs, after installing Debian's where we have the right to."""
    found = find()
    if found:
        return found
    if not debian.may_install():
        raise NoPostgres(
            "There is no PostgreSQL for the tests, and it cannot be installed from here without asking you: type `sudo "
            "apt-get install postgresql` (Debian), then `make test` again, or `make test POSTGRES=/folder/of/initdb`."
        )
    print("Installing PostgreSQL for the tests (a minute or so, once) ...", flush=True)
    failed = debian.install(PACKAGES)
    found = find()
    if found is None:
        print(failed)
        raise NoPostgres(
            "PostgreSQL could not be installed: check that this machine reaches its Debian packages "
            f"(`apt-get update`), type `apt-get install {' '.join(PACKAGES)}`, then `make test` again."
        )
    return found


class Server:
    """A server in a folder of its own; it can be started again after a crash, on the same port."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = MappingProxyType({}), *settings: str) -> None:
        self._programs, self._somebody = find_or_install(), as_whom()
        self._folder, self.data = folder, folder / "data"
        self._environment = {**os.environ, **environment}
        self._settings = (*SETTINGS, *settings)
        if self._somebody:
            shutil.chown(folder, *self._somebody.values())
        password = secrets.token_urlsafe(16)
        secret = folder / "password"
        secret.write_text(password)
        making: list[str | Path] = [self._programs / "initdb", "-D", self.data, "--pwfile", secret]
        making += ["--auth=scram-sha-256", "-U", "caribe", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run(making, cwd=folder, capture_output=True, text=True, check=False, **self._somebody)
        if made.returncode:
            raise NoPostgres(f"PostgreSQL could not make a database: {made.stderr.strip()}")
        self._port = _free_port()
        self.url = f"postgresql://caribe:{password}@127.0.0.1:{self._port}/postgres"
        self._process: subprocess.Popen[Any] | None = None

    @property
    def is_running(self) -> bool:
        """Whether its first process is there."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        starting: list[str | Path] = [self._programs / "postgres", "-D", self.data, "-p", str(self._port)]
        for setting in self._settings:
            starting += ["-c", setting]
        with open(self._folder / "log", "w") as log:
            options: dict[str, Any] = {"cwd": self._folder, "stdout": log, "stderr": log, "env": self._environment}
            self._process = subprocess.Popen(starting, **options, **self._somebody)
        _wait_for(self._process, self.data, self._folder / "log")

    def stop(self) -> None:
        """End it: at once, but cleanly."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a server with durable commits, and end it: the URL of its first database, whose owner may make others."""
    with new_folder() as folder:
        server = Server(folder)
        try:
            server.start()
            yield server.url
        finally:
            server.stop()


@contextlib.contextmanager
def new_folder() -> Iterator[Path]:
    """A folder that the server's user can reach, deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="postgres-", dir=_place(as_whom())) as folder:
        yield Path(folder)


def _wait_for(server: subprocess.Popen[Any], data: Path, log: Path) -> None:
    """Wait until it says that it is ready, in the last line of the file that it keeps for those who wait."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        note = data / "postmaster.pid"
        lines = note.read_text().splitlines() if note.exists() else []
        if lines[:1] == [str(server.pid)] and lines[7:8] == ["ready   "]:  # not one that a crash has left behind
            return
        time.sleep(0.02)
    raise NoPostgres(f"PostgreSQL does not start: {log.read_text().strip()}")


def as_whom() -> dict[str, Any]:
    """As whom it runs: PostgreSQL's own user where we are root, which it refuses to be; else as we do."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres"}


def _place(somebody: dict[str, Any]) -> Path:
    """A folder that this user can reach: build/ where it can be, or else the one for temporary things."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    if somebody and subprocess.run(["test", "-x", str(build)], check=False, **somebody).returncode:
        return Path(tempfile.gettempdir())
    return build


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _whole(folder: Path) -> bool:
    return all(shutil.which(name, path=str(folder)) for name in ("initdb", "postgres"))


def _version(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(folder))]
