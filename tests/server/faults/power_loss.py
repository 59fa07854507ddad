"""Let the power fail after every single thing that reaches the disk, and drop what was not synced by then.

`python -m tests.server.faults.power_loss FOLDER`: above the shim, see shim.py. The scenario runs once, recorded. Then
for each moment the files are made as a disk could have kept them, and must hold what had been acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.server.faults.shim import SYNC, TRUNCATE, UNLINK, WRITE, Shim, Written, read_record


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    shim = Shim(folder / "run")
    from tests.server.faults import scenario

    path, record = folder / "run" / "x.db", folder / "record"
    acknowledged = asyncio.run(_play(shim, path, record))
    written = [one for one in read_record(record) if one.path.startswith(f"{path}") and not one.path.endswith("-shm")]
    assert {one.what for one in written} >= {WRITE, SYNC}
    images = 0
    # Positions of acknowledgements are bytes of the record; a moment is known by the bytes before it.
    sizes = _sizes(record, len(read_record(record)))
    moments = [place for one, place in zip(read_record(record), sizes, strict=True) if one in written]
    for number in range(len(written) + 1):
        before = moments[number - 1] if number else 0
        answers = {mark: scenario.SAVED for mark, place in acknowledged.items() if place <= before}
        for files in _survivors(written[:number], (folder / "template.db").read_bytes(), str(path)):
            _put(files, path, folder / "lost")
            scenario.verify_file(folder / "lost" / "x.db", answers)
            images += 1
    print(json.dumps({"moments": len(written) + 1, "images": images, "acknowledged": len(acknowledged)}))


async def _play(shim: Shim, path: Path, record: Path) -> dict[str, int]:
    """Play the scenario: where the record was when each mark was acknowledged."""
    from sqlite3 import Connection

    from caribe.server.store import sqlite as store
    from tests.server.faults import scenario

    db = store.SQLite(path)
    await scenario.prepare(db)
    await db.close()
    scenario.checkpoint(path)
    (path.parent.parent / "template.db").write_bytes(path.read_bytes())
    plain = store._prepare

    def prepare(connection: Connection, _: object) -> None:
        plain(connection, _)
        # Some commits lead to a checkpoint, which syncs once more; others have nothing but their own sync.
        connection.execute("PRAGMA wal_autocheckpoint = 20")

    store._prepare = prepare
    acknowledged: dict[str, int] = {}
    with record.open("wb", buffering=0) as file:

        def note(mark: str) -> None:
            acknowledged[mark] = os.fstat(file.fileno()).st_size

        shim.record(file.fileno())
        db = store.SQLite(path)
        await scenario.Play(db, answered=note).batches(together=True)
        await db.close()
        shim.record(-1)
    return acknowledged


def _sizes(record: Path, count: int) -> list[int]:
    """How long the record was after each thing in it."""
    sizes, at = [], 0
    for one in read_record(record):
        at += 32 + len(one.path.encode()) + len(one.data)
        sizes.append(at)
    assert (len(sizes), at) == (count, record.stat().st_size)
    return sizes


def _survivors(written: Sequence[Written], template: bytes, main: str) -> Iterator[dict[str, bytes]]:
    """What a disk may hold when the power fails now: of what was not synced nothing, all, some, or half of the last."""
    for choice in ("none", "all", "odd", "even", "torn"):
        files: dict[str, bytearray] = {main: bytearray(template)}
        pending: dict[str, list[Written]] = {}
        for one in written:
            if one.what == SYNC:
                for earlier in pending.pop(one.path, []):
                    _apply(files, earlier)
            else:
                pending.setdefault(one.path, []).append(one)
        for waiting in pending.values():
            for number, one in enumerate(waiting):
                last = number == len(waiting) - 1
                if choice == "torn" and last and one.what == WRITE:
                    one = one._replace(data=one.data[: len(one.data) // 2])
                kept = choice in ("all", "torn", "odd" if number % 2 else "even")
                if kept:
                    _apply(files, one)
        yield {path: bytes(content) for path, content in files.items()}


def _apply(files: dict[str, bytearray], one: Written) -> None:
    if one.what == UNLINK:
        files.pop(one.path, None)
        return
    content = files.setdefault(one.path, bytearray())
    if one.what == TRUNCATE:
        del content[one.offset :]
        content.extend(bytes(max(0, one.offset - len(content))))
    else:
        content.extend(bytes(max(0, one.offset - len(content))))
        content[one.offset : one.offset + len(one.data)] = one.data


def _put(files: dict[str, bytes], path: Path, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        (folder / Path(name).name).write_bytes(content)


if __name__ == "__main__":
    main()
