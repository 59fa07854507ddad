"""Compiles and steers the fault layer below SQLite and PostgreSQL (shim.c)."""

from __future__ import annotations

import ctypes
import importlib.util
import mmap
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
SOURCE = Path(__file__).with_name("shim.c")
LIBRARY = "CARIBE_FAULT_SHIM"
CONTROL = "CARIBE_FAULT_CONTROL"
WRITE, SYNC, TRUNCATE, UNLINK = 1, 2, 3, 4
CONFIG_MALLOC = 4  # SQLITE_CONFIG_MALLOC


class Written(NamedTuple):
    """Something that reached a file, or the sync that made it last."""

    what: int
    path: str
    offset: int
    data: bytes


def compiled(folder: Path) -> Path:
    """The library, compiled into a folder by the C compiler that the build needs anyway."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or "cc"
    library = folder / "shim.so"
    words = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(words, check=True, capture_output=True, text=True, timeout=60)
    return library


def run(library: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program of this folder above the fault layer."""
    environment = os.environ | {"LD_PRELOAD": str(library), LIBRARY: str(library)}
    start = [sys.executable, "-W", "error::ResourceWarning", "-m", *words]
    return subprocess.run(start, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=5400, check=False)


class Control(ctypes.Structure):
    """What steers the faults of the processes that share it: `struct control` of shim.c."""

    _fields_ = (
        *((name, ctypes.c_long) for name in ("counted", "failed", "fail_at", "allocations", "allocation_at")),
        *((name, ctypes.c_int) for name in ("fail_with", "for_good", "first")),
        ("watched", ctypes.c_char * 4096),
    )
    counted: int
    failed: int
    fail_at: int
    allocations: int
    allocation_at: int
    fail_with: int
    for_good: int
    watched: bytes

    @classmethod
    def shared(cls, path: Path, folder: Path) -> Control:
        """One in a new file, for the processes of PostgreSQL; files below the folder are watched."""
        path.write_bytes(bytes(ctypes.sizeof(cls)))
        path.chmod(0o666)
        with path.open("r+b") as file:
            control = cls.from_buffer(mmap.mmap(file.fileno(), 0))
        control.watched = os.fsencode(folder)
        return control

    def arm(self, at: int, error: int, for_good: bool) -> None:
        """Let the write or sync of this number fail, or all from it on."""
        self.counted, self.failed, self.fail_with, self.for_good = 0, 0, error, for_good
        self.fail_at = at

    def arm_memory(self, at: int, for_good: bool) -> None:
        """Let the allocation of this number fail, or all from it on."""
        self.allocations, self.failed, self.for_good = 0, 0, for_good
        self.allocation_at = at

    def disarm(self) -> None:
        """Let nothing fail any more."""
        self.fail_at = self.allocation_at = 0


class Shim:
    """The fault layer of this process; it is to be made before `sqlite3` is imported."""

    def __init__(self, folder: Path) -> None:
        assert "sqlite3" not in sys.modules
        self._library = ctypes.CDLL(os.environ[LIBRARY])
        for name in ("shim_counted", "shim_failed", "shim_allocations"):
            getattr(self._library, name).restype = ctypes.c_long
        self._library.shim_watch(str(folder).encode())
        found = importlib.util.find_spec("_sqlite3")
        sqlite = ctypes.CDLL(None if found is None or found.origin in (None, "built-in") else found.origin)
        methods = ctypes.c_byte.in_dll(self._library, "shim_memory")
        assert sqlite.sqlite3_config(CONFIG_MALLOC, ctypes.byref(methods)) == 0

    def arm(self, at: int, error: int, for_good: bool) -> None:
        """Let the call of this number fail, or all from it on."""
        self._library.shim_arm(ctypes.c_long(at), error, int(for_good))

    def arm_memory(self, at: int, for_good: bool) -> None:
        """Let the allocation of this number fail, or all from it on."""
        self._library.shim_arm_memory(ctypes.c_long(at), int(for_good))

    def disarm(self) -> None:
        """Let nothing fail any more."""
        self._library.shim_disarm()

    def record(self, file: int) -> None:
        """Write all that reaches the watched files into another one."""
        self._library.shim_journal(file)

    @property
    def failed(self) -> int:
        """How many calls have failed since it was armed."""
        return int(self._library.shim_failed())

    @property
    def counted(self) -> int:
        """How many calls came since it was armed."""
        return int(self._library.shim_counted())


def read_record(path: Path) -> list[Written]:
    """What was recorded, in order."""
    raw, at, found = path.read_bytes(), 0, []
    while at < len(raw):
        what, name, offset, length = struct.unpack_from("qqqq", raw, at)
        at += 32
        data = raw[at + name : at + name + (length if what == WRITE else 0)]
        found.append(Written(what, raw[at : at + name].decode(), offset, data))
        at += name + len(data)
    return found
