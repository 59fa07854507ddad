"""`caribe serve` itself: one plain line, one plain sentence when it cannot be, and the page it gives."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from caribe.cli.hosting.start import default_database
from caribe.server.http.address import listen
from caribe.server.http.static_page import IMMUTABLE, REVALIDATE, Page, built_page
from tests.server.databases import execute
from tests.server.players import Guest, get
from tests.server.serving import Server, Servers, command


def refused(database: Path, port: int = 0, *flags: str, **variables: str) -> str:
    """The one line of a server that cannot start."""
    start, environment = [*command(database, port), *flags], os.environ | variables
    ended = subprocess.run(start, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with closing(listen("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        said = refused(tmp_path / "x.db", port)
        assert f"127.0.0.1:{port}" in said
        assert "already running" not in said
        (free,) = re.findall(r"caribe serve --host 127\.0\.0\.1 --db \S+x\.db --no-open --port (\d+)$", said)
        assert int(free) > port
        listen("127.0.0.1", int(free)).close()
    assert not list(tmp_path.iterdir())


def test_a_caribe_beside_another_says_where_that_runs_and_how_to_have_both(tmp_path: Path) -> None:
    with Server(tmp_path / "one.db", 0, "--base-path", "/games") as server:
        below = ("--base-path", "/games")
        alike = refused(tmp_path / "one.db", server.port, *below)
        assert f"already running: open {server.address}/ in" in alike
        assert re.search(rf"--port \d+ --db {re.escape(str(tmp_path / 'one-2.db'))}$", alike)
        other = refused(tmp_path / "two.db", server.port, *below)
        assert re.search(rf"serve --host 127\.0\.0\.1 --db {re.escape(str(tmp_path / 'two.db'))} .* --port \d+$", other)
        made = refused(tmp_path / "two.db", server.port, *below, CARIBE_TYPED="make play")
        assert re.search(r"type: make play CARIBE_PORT=\d+$", made)


def test_an_address_of_another_machine_is_not_asked(tmp_path: Path) -> None:
    said = refused(tmp_path / "x.db", 8000, "--host", "192.0.2.1")  # kept for documentation: nobody has it
    assert "192.0.2.1:8000" in said
    assert "with --host" in said


def test_a_database_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no database, but long enough to be looked at as one " * 20)
    assert str(tmp_path / "x.db") in refused(tmp_path / "x.db")


def test_the_database_lies_in_the_users_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "caribe" / "caribe.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "share" / "caribe" / "caribe.db"


def test_a_table_of_other_rules_is_said_to_be_so_and_invites_nobody(server: Servers, guest: Guest) -> None:
    table = guest.new_table()
    guest.get("/api/me")
    other = guest.new_table(players=2, start_player=0)
    assert {listed["id"] for listed in guest.get("/api/me").json()["tables"]} == {table, other}
    execute(server.database, "UPDATE tables SET rules_version = '0.9' WHERE id = :id", id=other)
    with guest.connect(other) as socket:
        answer = socket.receive()
        assert answer["text"] == {"id": "server-error-other-rules", "args": {"version": "0.9"}}
    me = guest.get("/api/me").json()
    assert [listed["id"] for listed in me["tables"]] == [table]
    assert me["next"] in (None, table)
    with guest.connect(table) as socket:
        assert socket.hello()


def test_the_page_is_given_at_its_addresses_with_a_cookie_for_who_has_none(server: Servers, guest: Guest) -> None:
    for path in ("/", "/table/abcdefgh2345"):
        answer = get(server.address + path)
        if built_page() is None:
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "server-error-no-page")
            continue
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "caribe_guest=" in answer.headers["set-cookie"]
        again = guest.get(path)
        assert "set-cookie" not in again.headers
        assert again.headers["cache-control"] == REVALIDATE


def test_hashed_files_are_kept_for_ever_and_a_new_page_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("one")
    (tmp_path / "assets" / "index-1a2b.js").write_text("1")
    page = Page(tmp_path)
    index, script = page.find("index.html"), page.find("assets/index-1a2b.js")
    assert index is not None
    assert script is not None
    assert (index.content, index.media_type, index.caching) == (b"one", "text/html", REVALIDATE)
    assert (script.media_type, script.caching) == ("text/javascript", IMMUTABLE)
    assert page.find("../x") is None
    (tmp_path / "index.html").write_text("two")
    os.utime(tmp_path / "index.html", (1, 1))
    new = page.find("index.html")
    assert new is not None
    assert new.content == b"two"
    assert Page(None).find("index.html") is None


def test_the_page_of_a_table_names_at_once_what_its_board_is_made_of(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head><script src="./assets/index.js"></script></head>')
    (tmp_path / "parts.json").write_text('{"cuba": ["assets/a.css", "assets/b.js"], "fallback": ["assets/c.js"]}')
    page = Page(tmp_path, "/games")
    cuba, other, plain = page.table("cuba"), page.table("chess"), page.find("index.html")
    assert cuba is not None
    assert other is not None
    assert plain is not None
    assert b'<link rel="stylesheet" crossorigin href="/games/assets/a.css">' in cuba.content
    assert b'<link rel="modulepreload" crossorigin href="/games/assets/b.js"></head>' in cuba.content
    assert b"assets/c.js" in other.content
    assert b"<link" not in plain.content
    assert page.find("parts.json") is None
    (tmp_path / "parts.json").unlink()
    os.utime(tmp_path / "index.html", (1, 1))
    assert page.table("cuba") == plain


def test_every_file_that_the_page_of_a_table_names_is_there(server: Servers, guest: Guest) -> None:
    if built_page() is None:
        pytest.skip("the page is not built")
    text = guest.get(f"/table/{guest.new_table()}").text
    named = re.findall(r'(?:href|src)="([^"]*/assets/[^"]*)"', text)
    assert len(named) > len(re.findall("/assets/", guest.get("/").text))
    for name in named:
        assert guest.get(name).status_code == 200


def test_files_come_compressed_for_who_can_read_that(server: Servers) -> None:
    page = built_page()
    if page is None:
        pytest.skip("the page is not built")
    script = next(path for path in (page / "assets").glob("index-*.js"))
    font = next(path for path in (page / "assets").glob("*.woff2"))
    for path, coding, packed in ((script, "gzip", True), (script, "identity", False), (font, "gzip", False)):
        answer = get(f"{server.address}/assets/{path.name}", headers={"accept-encoding": coding})
        assert answer.content == path.read_bytes()
        assert ("content-encoding" in answer.headers) is packed
        assert ("vary" in answer.headers) is (path is script)
