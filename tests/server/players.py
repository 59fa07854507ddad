"""A person with a browser, as a script: a cookie, calls over HTTP, and a socket to a table."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Sequence
from itertools import cycle
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PATIENCE = 60
"""Seconds for an answer, on a machine that has much else to do; httpx itself waits for five."""

NEWS = ("state", "table", "presence", "chat")
"""What comes without being asked for."""


def request(method: str, address: str, **more: Any) -> httpx.Response:
    """Send a request to a server of ours, which needs no certificate, and wait for the answer as long as it takes."""
    return httpx.request(method, address, verify=False, timeout=PATIENCE, **more)


def get(address: str, **more: Any) -> httpx.Response:
    """Get something from a server of ours."""
    return request("GET", address, **more)


class Guest:
    """A guest with a cookie, who asks one server after the other where several share a database."""

    def __init__(self, address: str, cookie: str | None = None, others: Sequence[str] = ()) -> None:
        self._turn = cycle(others or [address])
        if cookie is None:
            cookie = get(f"{address}/api/me").headers["set-cookie"].split(";")[0]
        self.cookie = cookie

    @property
    def address(self) -> str:
        """The next server's address."""
        return next(self._turn)

    def get(self, path: str) -> httpx.Response:
        return get(self.address + path, headers=self.headers({}))

    def post(self, path: str, content: str, **headers: str) -> httpx.Response:
        return request("POST", self.address + path, content=content, headers=self.headers(headers))

    def headers(self, more: dict[str, str]) -> dict[bytes, bytes]:
        plain = {"cookie": self.cookie, **more}
        return {name.encode(): value.encode("latin-1") for name, value in plain.items()}

    def call(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Any call, with a body as JSON."""
        content = None if body is None else json.dumps(body)
        return request(method, self.address + path, content=content, headers=self.headers({}))

    def make(self, **table: object) -> str:
        """Make a table as it is asked for: its id."""
        answer = self.call("POST", "/api/tables", {"options": {}, **table})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit_down(self, table: str, **seat: object) -> Json:
        """Take a seat: the table."""
        answer = self.call("POST", f"/api/tables/{table}/seat", seat)
        assert answer.status_code == 200, answer.text
        sat: Json = answer.json()
        return sat

    def new_table(self, players: int = 3, **options: str | int) -> str:
        """Make a table with bots at all other seats: its id."""
        table = {"game": "cartagena", "players": players, "options": options, "bots": ["random"] * (players - 1)}
        answer = self.post("/api/tables", json.dumps(table))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def connect(self, table: str, **headers: str) -> TableSocket:
        return TableSocket(self.address, table, {"Cookie": self.cookie, **headers})


class TableSocket:
    """An open socket to a table; `state` is the last one that came, `log` all events as the page would have them."""

    def __init__(self, address: str, table: str, headers: dict[str, str], sock: socket.socket | None = None) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        # A page reads what it is sent, however much that is.
        self.opening = connect(url, sock=sock, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        self.connection: ClientConnection
        self.table: Json = {}
        self.state: Json = {}
        self.log: list[Json] = []
        self.received: list[str] = []

    def __enter__(self) -> Self:
        self.connection = self.opening.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opening.__exit__(kind, error, trace)

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Json:
        """The next message, taken note of."""
        raw = self.connection.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.received.append(raw)
        message: Json = json.loads(raw)
        if message["kind"] == "table":
            self.table = message
        elif message["kind"] == "state":
            if message["from"] == 0:
                self.log = []
            else:
                assert message["from"] == self.state["version"], "a state continues the last one"
            self.log += message["events"]
            self.state = message
        return message

    def drain(self) -> None:
        """Receive until the server closes the socket, which raises."""
        while True:
            self.receive()

    def until(self, kind: str) -> Json:
        """The next message of this kind."""
        while (message := self.receive())["kind"] != kind:
            pass
        return message

    def ask(self, **message: object) -> Json:
        """Send something, and take the first answer that is no news."""
        self.send(**message)
        while (answer := self.receive())["kind"] in NEWS:
            pass
        return answer

    def hello(self, version: int | None = None, **more: object) -> Json:
        """Say hello: the state that comes back."""
        self.greet(version, **more)
        return self.until("state")

    def greet(self, version: int | None = None, **more: object) -> Json:
        """Say hello at a table that may not have started: what is said of it."""
        self.send(kind="hello", version=version, **more)
        return self.until("table")

    def my_turn(self) -> Json:
        """Wait until this seat is to choose, or the game is over: that state."""
        return self.wait(lambda state: bool(state["choices"] or state["over"]))

    def wait(self, wanted: Callable[[Json], bool]) -> Json:
        while not (self.state and wanted(self.state)):
            self.receive()
        return self.state

    def move(self, kind: str, **fields: object) -> Json:
        """Make a move at the present version: the verdict, and the state it led to is there."""
        asked = {"kind": kind, "move_id": str(uuid4()), "version": self.state["version"], **fields}
        verdict = self.ask(**asked)
        if verdict["kind"] == "accepted":
            self.wait(lambda state: bool(state["version"] >= verdict["version"]))
        return verdict

    def choose(self, place: int = 0) -> Json:
        """Take one of the choices."""
        choices = self.state["choices"]
        return self.move("choose", actions=choices[place % len(choices)]["actions"])

    def choose_by(self, verb: str) -> Json:
        """Take the first choice with this verb."""
        actions = next(choice["actions"] for choice in self.state["choices"] if choice["verb"] == verb)
        return self.move("choose", actions=actions)
