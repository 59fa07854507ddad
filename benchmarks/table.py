"""A table of scripted players and a spectator, each with a WebSocket of its own, for the load benchmark."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    actions: list[int]
    verb: str


class Changed(msgspec.Struct):
    """The fields of a state that a patch may change, of those that a scripted player needs."""

    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET
    sealed: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    over: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class ServerMessage(msgspec.Struct):
    """The fields of a server message that a scripted player needs."""

    kind: str
    version: int = 0
    choices: list[Choice] = []
    sealed: dict[str, Any] | None = None
    over: dict[str, Any] | None = None
    move_id: str = ""
    fields: Changed | None = None

    def patched(self, patch: ServerMessage) -> ServerMessage:
        """The state that a patch leads to."""
        changed = msgspec.structs.asdict(patch.fields) if patch.fields is not None else {}
        changed = {name: value for name, value in changed.items() if value is not msgspec.UNSET}
        return msgspec.structs.replace(self, version=patch.version, **changed)


VERDICTS = ("accepted", "refused", "error")
READ = msgspec.json.Decoder(ServerMessage)


class Connection:
    """A WebSocket to a table as browsers open it, compressed and with patches: the last state, and the answer to the
    move that is under way.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self.state: ServerMessage | None = None
        self.received = 0
        self._changed = changed
        self._verdict: asyncio.Future[ServerMessage] | None = None
        self._first = asyncio.Event()

    async def open(self, address: str, table: str, cookie: str) -> None:
        """Connect, and wait for the first state."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket: ClientConnection = await connect(
            url, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=120
        )
        self._reader = asyncio.create_task(self._read())
        await self.socket.send('{"kind":"hello","version":null,"patches":true}')
        await self._first.wait()

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()

    @property
    def can_move(self) -> bool:
        state = self.state
        sealed = state is not None and state.sealed is not None and state.sealed["mine"] is not None
        return state is not None and bool(state.choices) and not sealed and self._verdict is None

    async def move(self, chance: Random, preferred: str) -> tuple[bool, float]:
        """Make a random move, preferably by this verb: whether it was accepted, and the seconds until the answer."""
        assert self.state is not None
        self._verdict = asyncio.get_running_loop().create_future()
        choices = [choice for choice in self.state.choices if choice.verb == preferred] or self.state.choices
        actions = chance.choice(choices).actions
        began = time.perf_counter()
        message = {"kind": "choose", "move_id": str(uuid4()), "version": self.state.version, "actions": actions}
        await self.socket.send(msgspec.json.encode(message).decode())
        verdict = await self._verdict
        taken = time.perf_counter() - began
        if verdict.kind == "error":  # too many in a second: nobody plays as fast as that
            await asyncio.sleep(0.5)
        self._verdict = None
        return verdict.kind == "accepted", taken

    async def _read(self) -> None:
        async for raw in self.socket:
            message = READ.decode(raw)
            self.received += 1
            if message.kind == "state":
                self.state = message
                self._first.set()
                self._changed()
            elif message.kind == "patch" and self.state is not None:
                self.state = self.state.patched(message)
                self._changed()
            elif message.kind in VERDICTS and self._verdict is not None and not self._verdict.done():
                self._verdict.set_result(message)


class ScriptedTable:
    """A table with a connection for each player, and one for a spectator if there is one."""

    def __init__(self, address: str, number: int, preferred: str = "") -> None:
        self.address = address
        self.chance = Random(number)
        self._preferred = preferred
        self._host = {"x-forwarded-for": f"10.{number >> 8}.{number & 255}.1"}  # limits are kept for each address
        self.id = ""
        self.connections: list[Connection] = []
        self.awake = asyncio.Event()

    async def start(self, web: httpx.AsyncClient, game: str, seats: int, bots: list[str], spectator: bool) -> None:
        """Create the table, seat all players, and connect everybody."""
        cookies = [await self._guest(web) for _ in range(seats)]
        places = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1) + [{"kind": "bot", "bot": bot} for bot in bots]
        asked = {"game": game, "players": len(places), "options": {}, "seats": places}
        made = await web.post("/api/tables", json=asked, headers={**self._host, "cookie": cookies[0]})
        self.id = made.raise_for_status().json()["id"]
        for cookie in cookies[1:]:
            path = f"/api/tables/{self.id}/seat"
            (await web.post(path, json={}, headers={**self._host, "cookie": cookie})).raise_for_status()
        self.cookies = cookies
        self.connections = [Connection(self.awake.set) for _ in range(seats + spectator)]
        for connection, cookie in zip(
            self.connections, [*cookies, *([await self._guest(web)] if spectator else [])], strict=True
        ):
            await connection.open(self.address, self.id, cookie)

    async def _guest(self, web: httpx.AsyncClient) -> str:
        answer = await web.get("/api/me", headers=self._host)
        web.cookies.clear()  # everybody is somebody else
        return answer.headers["set-cookie"].split(";")[0]

    @property
    def over(self) -> bool:
        return self.connections[0].state is not None and self.connections[0].state.over is not None

    async def move(self) -> tuple[bool, float] | None:
        """Make a move for any player who can move; None when nobody can."""
        connection = next((connection for connection in self.connections if connection.can_move), None)
        return None if connection is None else await connection.move(self.chance, self._preferred)

    async def move_when_possible(self) -> float | None:
        """Wait until a player can move, and make an accepted move: the seconds it took; None when the game is over."""
        while not self.over:
            self.awake.clear()
            done = await self.move()
            if done is None:
                await self.awake.wait()
            elif done[0]:
                return done[1]
        return None

    async def close(self) -> None:
        for connection in self.connections:
            await connection.close()
