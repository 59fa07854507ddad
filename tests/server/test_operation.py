"""What a host relies on: a path of one's own, a proxy in front, several processes, metrics, logs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx
import pytest

from caribe.server.http.static_page import built_page
from tests.server.databases import execute, fresh_in
from tests.server.players import Guest, get, request
from tests.server.serving import Server, command


def value(page: str, line: str) -> float:
    """The value of one line of metrics."""
    return next((float(found.rsplit(" ", 1)[1]) for found in page.splitlines() if found.startswith(f"{line} ")), 0.0)


FLAGS = ("--base-path", "/games/", "--trusted-proxy", "127.0.0.1", "--log-format", "json", "--log-level", "info")


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("operation") / "x.db", 0, *FLAGS)
    yield server
    assert server.stop()[0] == 0


def test_every_answer_is_written_down_and_no_private_address(tmp_path: Path) -> None:
    server = Server(tmp_path / "x.db", 0, *FLAGS)
    Guest(server.address).new_table()
    code, complaints = server.stop()
    assert code == 0
    lines = [json.loads(line) for line in complaints.splitlines()]
    asked = [line for line in lines if line.get("path") == "/api/tables"]
    assert asked
    assert (asked[0]["method"], asked[0]["status"], asked[0]["level"]) == ("POST", 201, "info")
    assert {"time", "logger", "message", "process", "ms"} <= asked[0].keys()
    assert {line["level"] for line in lines} == {"info"}, complaints
    private = [str(row[0]) for row in execute(server.database, "SELECT id FROM tables")]
    assert private
    assert not any(table in complaints for table in private), "a private table's address is not in the logs"


def test_everything_lives_below_the_base_path(below: Server) -> None:
    assert below.address.endswith("/games")
    answer = get(f"{below.address}/api/me")
    assert "Path=/games;" in answer.headers["set-cookie"]
    guest = Guest(below.address)
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket:
        socket.hello()
        assert socket.choose()["kind"] == "accepted"
        page = get(f"{below.address}/metrics").text
        assert value(page, 'caribe_moves_total{kind="choose"}') == value(page, "caribe_move_seconds_count") == 1
        assert value(page, "caribe_sockets") == 1
    document = get(f"{below.address}/api/schema").json()
    assert document["servers"] == [{"url": "/games"}]


def test_the_page_below_a_path_names_its_own_files_there(below: Server) -> None:
    if built_page() is None:
        pytest.skip("the page is not built")
    for path in ("", "/", "/table/abc"):
        page = get(below.address + path)
        assert page.status_code == 200
        assert 'name="caribe-base" content="/games"' in page.text
        script = page.text.split('src="')[1].split('"')[0]
        assert script.startswith("/games/assets/")
        found = get(below.address.removesuffix("/games") + script)
        assert found.headers["content-type"].startswith("text/javascript")


def test_a_proxy_that_takes_the_path_off_is_served_too(below: Server) -> None:
    top = below.address.removesuffix("/games")
    assert get(f"{top}/healthz").json() == {"status": "ok"}
    assert get(f"{below.address}/healthz").json() == {"status": "ok"}


def test_a_trusted_proxys_word_is_taken_and_nobody_elses(below: Server, address: str) -> None:
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    assert "Secure" in get(f"{below.address}/api/me", headers=said).headers["set-cookie"]
    assert "Secure" not in get(f"{address}/api/me", headers=said).headers["set-cookie"]


def test_browsers_are_told_to_keep_to_tls_where_there_is_tls(below: Server) -> None:
    plain = get(f"{below.address}/healthz")
    assert "strict-transport-security" not in plain.headers
    secure = get(f"{below.address}/healthz", headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_metrics_count_what_was_asked(below: Server) -> None:
    before = get(f"{below.address}/metrics")
    assert before.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    for _ in range(3):
        get(f"{below.address}/api/nothing")
    after = get(f"{below.address}/metrics").text
    lost = 'caribe_requests_total{method="GET",status="404"}'
    assert value(after, lost) - value(before.text, lost) == 3
    for name in ("requests_total", "moves_total", "sockets", "tables_open", "move_seconds", "thoughts_total"):
        assert f"# TYPE caribe_{name} " in after


def test_two_workers_on_one_file_are_refused_in_one_sentence(tmp_path: Path) -> None:
    words = [*command(tmp_path / "x.db", 0), "--workers", "2"]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert "postgresql://" in ended.stderr
    assert not (tmp_path / "x.db").exists()


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    words = command(tmp_path / "x.db", 0)
    environment = {**os.environ, "CARIBE_BASE_PATH": "/no way"}
    ended = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert "/no way" in ended.stderr


def test_several_workers_count_together_and_one_that_is_killed_is_replaced(postgres_url: str) -> None:
    with fresh_in(postgres_url) as database, Server(database, 0, "--workers", "2") as server:
        found = children(server.process.pid)
        assert len(found) == 2
        asked = 0
        while True:  # until both have answered some of it, and told each other
            asked += 1
            get(f"{server.address}/api/nothing")
            page = get(f"{server.address}/metrics").text
            if value(page, 'caribe_requests_total{method="GET",status="404"}') == asked > 4:
                break
            assert asked < 2000
        os.kill(found[0], signal.SIGKILL)
        until = time.monotonic() + 60
        while len(now := [pid for pid in children(server.process.pid) if pid != found[0]]) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert found[1] in now
        assert get(f"{server.address}/healthz").json() == {"status": "ok"}
        code, complaints = server.stop()
        assert code == 0
        assert "has ended (-9)" in complaints


def children(pid: int) -> list[int]:
    """The server processes of a server that runs as several."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


WAITING = 24
"""Sign-ins at once: fewer than may wait, and more than the server answers before it has to stop."""


def test_sign_ins_that_wait_when_the_server_stops_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db") as server, ThreadPoolExecutor(WAITING) as people:
        body = json.dumps({"name": "ana", "password": "long enough"})
        asked = [people.submit(request, "POST", f"{server.address}/api/session", content=body) for _ in range(WAITING)]
        next(as_completed(asked))  # one was answered, the others wait for their turn
        assert server.stop() == (0, "")
        failures = [answer.exception() for answer in asked]
        answers = [answer.result().json()["error"]["id"] for answer in asked if answer.exception() is None]
        assert all(isinstance(failure, httpx.TransportError | None) for failure in failures), "some came too late"
        assert set(answers) == {"server-error-wrong-password", "server-error-busy"}
