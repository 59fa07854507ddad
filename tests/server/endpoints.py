"""Real endpoints for what a server sends: one that takes webhooks and pushes, and one that takes mail."""

from __future__ import annotations

import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import NamedTuple, cast

PATIENCE = 60
"""Seconds for something to arrive."""


class Received(NamedTuple):
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpSink(ThreadingHTTPServer):
    """Takes every POST; answers with the statuses that are asked for, then with 201."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.received: Queue[Received] = Queue()
        self.answers: list[int] = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}"

    def next(self) -> Received:
        """The next request, waited for."""
        return self.received.get(timeout=PATIENCE)


class _Taking(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        sink = cast("HttpSink", self.server)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        status = sink.answers.pop(0) if sink.answers else 201
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("location", f"{sink.address}/redirected")
        self.end_headers()
        sink.received.put(Received(self.path, headers, body))

    def log_message(self, *args: object) -> None:
        """Say nothing."""


class MailSink(socketserver.ThreadingTCPServer):
    """A mail server that takes all mail and keeps it."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Mailbox)
        self.received: Queue[tuple[str, EmailMessage]] = Queue()
        self.address = f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> tuple[str, EmailMessage]:
        """The next mail, waited for: to whom, and what."""
        return self.received.get(timeout=PATIENCE)


class _Mailbox(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._say("220 ready")
        to = ""
        while line := self.rfile.readline():
            verb = line.split()[0].upper().decode() if line.split() else ""
            if verb == "RCPT":
                to = line.decode().split("<")[1].split(">")[0]
            if verb == "DATA":
                self._say("354 go on")
                self._take(to)
            self._say("221 bye" if verb == "QUIT" else "250 fine")
            if verb == "QUIT":
                return

    def _take(self, to: str) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        cast("MailSink", self.server).received.put((to, mail))

    def _say(self, answer: str) -> None:
        self.wfile.write(answer.encode() + b"\r\n")


@contextmanager
def running(sink: HttpSink | MailSink) -> Iterator[None]:
    """Let a sink take what comes until the end."""
    thread = Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield
    finally:
        sink.shutdown()
        thread.join()
        sink.server_close()


@contextmanager
def http_sink() -> Iterator[HttpSink]:
    """An endpoint for webhooks and pushes."""
    sink = HttpSink()
    with running(sink):
        yield sink


@contextmanager
def mail_sink() -> Iterator[MailSink]:
    """An endpoint for mail."""
    sink = MailSink()
    with running(sink):
        yield sink
