"""Fail every write, sync, mapping and allocation of SQLite in turn under the scenario, until a run meets no fault.

`python -m tests.server.faults.enumerate_faults KIND HOW FOLDER [small]`: above the shim, see shim.py.
"""

from __future__ import annotations

import asyncio
import errno
import json
import sys
from collections import Counter
from pathlib import Path

from tests.server.faults.shim import Shim

KINDS = {"full": errno.ENOSPC, "io": errno.EIO, "memory": 0, "pages": 0}


def main() -> None:
    kind, how, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3]).resolve()
    small = sys.argv[4:] == ["small"]
    shim = Shim(folder)
    from tests.server.faults import scenario

    template = folder / "template" / "x.db"
    asyncio.run(_prepare(template))
    scenario.checkpoint(template)
    answers: Counter[str] = Counter()
    point = 0
    while True:
        point += 1
        met, answered = asyncio.run(_run(shim, kind, how == "for_good", point, template, small))
        answers.update(answered.values())
        if not met:
            break
    print(json.dumps({"points": point, **answers}))


async def _prepare(template: Path) -> None:
    from caribe.server.store import open_database
    from tests.server.faults import scenario

    db = open_database(template)
    await scenario.prepare(db)
    await db.close()


async def _run(
    shim: Shim, kind: str, for_good: bool, point: int, template: Path, small: bool
) -> tuple[bool, dict[str, str]]:
    """One run with the fault at one point: whether it was met, and what was answered."""
    from sqlite3 import Connection

    from caribe.server.store import sqlite as store
    from tests.server.faults import scenario

    path = template.parent.parent / "run" / "x.db"
    scenario.copy_files([template], path.parent)
    plain = store._prepare
    limited = {"pages": 0}

    def prepare(connection: Connection, _: object) -> None:
        plain(connection, _)
        connection.execute("PRAGMA wal_autocheckpoint = 12")
        if limited["pages"]:
            connection.execute(f"PRAGMA max_page_count = {limited['pages']}")

    store._prepare = prepare
    if kind == "pages":
        limited["pages"] = template.stat().st_size // 4096 + point - 1
    db = store.SQLite(path)
    play = scenario.Play(db, scenario.SMALL if small else scenario.BATCHES)
    try:
        if kind == "memory":
            shim.arm_memory(point, for_good)
        elif kind != "pages":
            shim.arm(point, KINDS[kind], for_good)
        await play.batches(together=True)
        shim.disarm()
        met = (
            shim.failed > 0
            if kind != "pages"
            else any(answer in (scenario.REFUSED, scenario.MAYBE) for answer in play.answers.values())
        )
        crashed = path.parent.parent / "crashed"
        scenario.copy_files(sorted(path.parent.iterdir()), crashed)
        scenario.verify_file(crashed / "x.db", play.answers)
        answered = dict(play.answers)
        if kind == "pages":
            await db.close()
            limited["pages"] = 0
            play.db = db = store.SQLite(path)
        await play.finish()
    except BaseException as failure:
        failure.add_note(f"{kind}, {'for good' if for_good else 'once'}, point {point}: {play.answers}")
        raise
    finally:
        shim.disarm()
        store._prepare = plain
        await db.close()
    scenario.verify_file(path, play.whole)
    return met, answered


if __name__ == "__main__":
    main()
