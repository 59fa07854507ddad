"""The `Host` header: which names a server answers to, and what it says to others."""

from __future__ import annotations

import json
import socket
from pathlib import Path

from tests.server.players import Guest
from tests.server.serving import Server, Servers


def ask(port: int, head: str) -> tuple[int, dict[str, object]]:
    """Send a request as it is: the status, and what is said."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"{head}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    top, _, body = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), json.loads(body)["error"] if b"error" in body else {}


def port_of(address: str) -> int:
    return int(address.rsplit(":", 1)[1])


def test_a_server_answers_to_local_names_and_refuses_others_with_a_sentence(server: Servers, guest: Guest) -> None:
    port = port_of(server.address)
    for name in ("127.0.0.1", f"localhost:{port}", "192.168.1.5:8000", "[::1]:80", "raspberry", "games.local"):
        assert ask(port, f"GET /api/games HTTP/1.1\r\nHost: {name}")[0] == 200, name
    for path in ("/api/games", "/", "/metrics"):
        status, said = ask(port, f"GET {path} HTTP/1.1\r\nHost: evil.example:{port}")
        assert (status, said) == (421, {"id": "server-error-other-host", "args": {"host": "evil.example"}}), path
    assert ask(port, "GET /healthz HTTP/1.1\r\nHost: pod-7.cluster.example")[0] == 200
    for odd in ("GET /api/games HTTP/1.0", "GET /api/games HTTP/1.1\r\nHost: a b", "GET /api/games HTTP/1.1\r\nHost:"):
        assert ask(port, odd) == (400, {"id": "server-error-host", "args": {}}), odd
    table = guest.new_table()
    key = "A" * 22 + "=="
    upgrade = f"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
    for name, status in (("evil.example", 403), ("127.0.0.1", 101)):
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {name}\r\n{upgrade}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(head.encode())
            assert int(line.recv(1000).split()[1]) == status, name


def test_the_host_decides_which_names_there_are(tmp_path: Path) -> None:
    flags = ("--allowed-host", "games.example.org", "--allowed-host", "*.example.net")
    with Server(tmp_path / "caribe.db", 0, *flags) as named:
        found = [
            ask(named.port, f"GET /api/games HTTP/1.1\r\nHost: {name}")[0]
            for name in ("games.example.org", "a.example.net", "127.0.0.1", "evil.example", "192.168.1.5")
        ]
    assert found == [200, 200, 200, 421, 421]


def test_behind_a_trusted_proxy_the_proxy_decides(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db", 0, "--trusted-proxy", "127.0.0.1") as proxied:
        assert ask(proxied.port, "GET /api/games HTTP/1.1\r\nHost: games.example.org")[0] == 200
