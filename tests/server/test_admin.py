"""Backups of the file: taken while the server runs, put back when it does not, taken by itself before a migration."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

from sqlalchemy import create_engine

from caribe.server.store import open_database
from caribe.server.store.upgrade import LAST, upgrade
from tests.server.databases import execute
from tests.server.players import Guest
from tests.server.serving import Server, command


def admin(*words: str | Path) -> tuple[int, str, str]:
    """What `caribe admin` ends with, and says."""
    start = [sys.executable, "-m", "caribe.cli", "admin", *map(str, words)]
    ended = subprocess.run(start, capture_output=True, text=True, timeout=60, check=False)
    return ended.returncode, ended.stdout, ended.stderr


def test_a_backup_taken_while_the_server_runs_brings_everything_back(tmp_path: Path) -> None:
    database, file = tmp_path / "x.db", tmp_path / "copy.db"
    with Server(database) as server:
        guest = Guest(server.address)
        first = guest.new_table(start_player=0)
        assert admin("backup", file, "--db", database)[0] == 0
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        second = guest.new_table()
        code, _, complaint = admin("restore", file, "--db", database)
        assert (code, complaint.count("\n")) == (2, 1)
        assert "stop it" in complaint
        other = subprocess.run(command(database, 0), capture_output=True, text=True, timeout=60, check=False)
        assert (other.returncode, other.stderr.count("\n")) == (2, 1)
        assert "stop it" in other.stderr, "a file is for one server alone"
    assert admin("restore", file, "--db", f"sqlite:///{database}")[0] == 0
    assert execute(database, "SELECT id FROM tables") == [(first,)]
    kept = execute(tmp_path / "x.db.before-restore", "SELECT id FROM tables")
    assert sorted(kept) == sorted([(first,), (second,)])
    with Server(database) as server, Guest(server.address, guest.cookie).connect(first) as socket:
        assert socket.hello()["version"] == 1


def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    database, letter = tmp_path / "x.db", tmp_path / "letter.txt"
    asyncio.run(open_database(database).close())
    letter.write_text("Dear aunt, " * 1000)
    for file in (letter, tmp_path / "nosuch"):
        code, _, complaint = admin("restore", file, "--db", database)
        assert (code, complaint.count("\n")) == (2, 1)
    assert admin("backup", letter, "--db", database)[0] == 2, "what is there is left as it is"
    assert admin("backup", tmp_path / "new", "--db", tmp_path / "nosuch")[0] == 2
    assert not (tmp_path / "new").exists()
    assert letter.read_text().startswith("Dear aunt")
    assert execute(database, "SELECT version_num FROM alembic_version") == [(LAST,)]


def test_for_postgresql_its_own_tools_are_named(tmp_path: Path) -> None:
    code, _, complaint = admin("backup", tmp_path / "x", "--db", "postgresql://127.0.0.1/caribe")
    assert code == 2
    assert "pg_dump" in complaint


def test_before_a_migration_the_file_is_copied(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    asyncio.run(open_database(database).close())
    assert execute(database, "SELECT version_num FROM alembic_version") == [(LAST,)]
    assert execute(tmp_path / f"x.db.before-{LAST}", "SELECT version_num FROM alembic_version") == [("0001",)]
    assert [path.name for path in tmp_path.glob("*.before-*")] == [f"x.db.before-{LAST}"]
