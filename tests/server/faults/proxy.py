"""A line to PostgreSQL that breaks or falls silent at a chosen message, in either direction."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

from sqlalchemy import make_url

CUT, DOWN, STALL = "cut", "down", "stall"
"""The line breaks; it breaks and no other can be opened; nothing comes through it any more."""


class Proxy:
    """Passes messages on, counts them, and lets one of them be the last."""

    def __init__(self, server: str) -> None:
        place = make_url(server)
        self._server = (place.host or "127.0.0.1", place.port or 5432)
        self._listener = socket.create_server(("127.0.0.1", 0))
        query = {"sslmode": "disable", "gssencmode": "disable"}
        here = place.set(host="127.0.0.1", port=self._listener.getsockname()[1]).update_query_dict(query)
        self.url = here.render_as_string(hide_password=False)
        self._lock = threading.Lock()
        self._lines: set[_Line] = set()
        self._at, self._how, self._counted = 0, CUT, 0
        self.met = False
        self._frozen = False
        threading.Thread(target=self._accept, daemon=True).start()

    def arm(self, at: int, how: str) -> None:
        """Let the message of this number, from now on, be the one that does not come through."""
        with self._lock:
            self._at, self._how, self._counted, self.met = at, how, 0, False

    def disarm(self) -> None:
        """Let everything come through again; a line that had fallen silent is gone."""
        with self._lock:
            self._at = 0
            silent = [line for line in self._lines if line.silent]
        for line in silent:
            line.close()

    def freeze(self) -> None:
        """Let every line fall silent, and those that are opened from now on too: the database hangs."""
        with self._lock:
            self._frozen = True
            for line in self._lines:
                line.silent = True

    def thaw(self) -> None:
        """Let lines be opened again; those that had fallen silent are gone."""
        with self._lock:
            self._frozen = False
        self.disarm()

    def passes(self, line: _Line) -> bool:
        """Whether the next message comes through."""
        with self._lock:
            self._counted += 1
            if self.met or self._at != self._counted:
                return not line.silent
            self.met = True
            line.silent = self._how == STALL
        if not line.silent:
            line.close()
        return False

    def gone(self, line: _Line) -> None:
        """Forget a line."""
        with self._lock:
            self._lines.discard(line)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                with self._lock:
                    down = self.met and self._at and self._how == DOWN
                if down:
                    client.close()
                    continue
                line = _Line(self, client, socket.create_connection(self._server))
                with self._lock:
                    line.silent = self._frozen
                    self._lines.add(line)
                line.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for line in list(self._lines):
            line.close()


class _Line:
    """One connection, passed on message by message."""

    def __init__(self, proxy: Proxy, client: socket.socket, server: socket.socket) -> None:
        self._proxy, self._client, self._server = proxy, client, server
        self.silent = False

    def start(self) -> None:
        for source, target, kind in ((self._client, self._server, 0), (self._server, self._client, 1)):
            source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._pump, args=(source, target, kind), daemon=True).start()

    def close(self) -> None:
        for end in (self._client, self._server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._proxy.gone(self)

    def _pump(self, source: socket.socket, target: socket.socket, kind: int) -> None:
        with contextlib.suppress(OSError, EOFError):
            while True:
                head = _exactly(source, 4 + kind)  # the first message of a client has no type
                message = head + _exactly(source, int.from_bytes(head[kind:], "big") - 4)
                kind = 1
                if self._proxy.passes(self):
                    target.sendall(message)
        if not self.silent:  # a silent line hears of nothing, not even of the end
            self.close()


def _exactly(source: socket.socket, length: int) -> bytes:
    found = b""
    while len(found) < length:
        more = source.recv(length - len(found))
        if not more:
            raise EOFError
        found += more
    return found
