"""A table with scripted seats and a spectator, each on a line of its own, for the load benchmark."""

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


class Said(msgspec.Struct):
    """As much of a message as a script needs."""

    kind: str
    version: int = 0
    choices: list[Choice] = []
    sealed: dict[str, Any] | None = None
    over: dict[str, Any] | None = None
    move_id: str = ""


VERDICTS = ("accepted", "refused", "error")
READ = msgspec.json.Decoder(Said)


class Line:
    """One line: what it was told last, and the verdict it waits for."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.state: Said | None = None
        self.received = 0
        self._changed = changed
        self._verdict: asyncio.Future[Said] | None = None
        self._first = asyncio.Event()

    async def open(self, address: str, table: str, cookie: str) -> None:
        """Open the line, and wait for the first state."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket: ClientConnection = await connect(
            url, additional_headers={"Cookie": cookie}, max_size=None, compression=None, open_timeout=120
        )
        self._reader = asyncio.create_task(self._read())
        await self.socket.send('{"kind":"hello","version":null}')
        await self._first.wait()

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()

    @property
    def can_move(self) -> bool:
        state = self.state
        sealed = state is not None and state.sealed is not None and state.sealed["mine"] is not None
        return state is not None and bool(state.choices) and not sealed and self._verdict is None

    async def move(self, chance: Random, liked: str) -> tuple[bool, float]:
        """Take any choice, a liked one if there is one: whether it was accepted, and the seconds until the verdict."""
        assert self.state is not None
        self._verdict = asyncio.get_running_loop().create_future()
        choices = [choice for choice in self.state.choices if choice.verb == liked] or self.state.choices
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
            said = READ.decode(raw)
            self.received += 1
            if said.kind == "state":
                self.state = said
                self._first.set()
                self._changed()
            elif said.kind in VERDICTS and self._verdict is not None and not self._verdict.done():
                self._verdict.set_result(said)


class ScriptedTable:
    """A table: a line for each seat, and one for a spectator. `moved` is called when it may be able to move."""

    def __init__(self, address: str, number: int, liked: str = "") -> None:
        self.address = address
        self.chance = Random(number)
        self._liked = liked
        self._host = {"x-forwarded-for": f"10.{number >> 8}.{number & 255}.1"}  # limits are kept for each address
        self.id = ""
        self.lines: list[Line] = []
        self.awake = asyncio.Event()

    async def begin(self, web: httpx.AsyncClient, game: str, seats: int, bots: list[str], watched: bool) -> None:
        """Make the table, let everybody sit down, and open all lines."""
        cookies = [await self._guest(web) for _ in range(seats)]
        places = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1) + [{"kind": "bot", "bot": bot} for bot in bots]
        asked = {"game": game, "players": len(places), "options": {}, "seats": places}
        made = await web.post("/api/tables", json=asked, headers={**self._host, "cookie": cookies[0]})
        self.id = made.raise_for_status().json()["id"]
        for cookie in cookies[1:]:
            path = f"/api/tables/{self.id}/seat"
            (await web.post(path, json={}, headers={**self._host, "cookie": cookie})).raise_for_status()
        self.cookies = cookies
        self.lines = [Line(self.awake.set) for _ in range(seats + watched)]
        for line, cookie in zip(self.lines, [*cookies, *([await self._guest(web)] if watched else [])], strict=True):
            await line.open(self.address, self.id, cookie)

    async def _guest(self, web: httpx.AsyncClient) -> str:
        answer = await web.get("/api/me", headers=self._host)
        web.cookies.clear()  # everybody is somebody else
        return answer.headers["set-cookie"].split(";")[0]

    @property
    def over(self) -> bool:
        return self.lines[0].state is not None and self.lines[0].state.over is not None

    async def move(self) -> tuple[bool, float] | None:
        """Let somebody who can make a move make it; None when nobody can."""
        line = next((line for line in self.lines if line.can_move), None)
        return None if line is None else await line.move(self.chance, self._liked)

    async def move_when_possible(self) -> float | None:
        """Wait until somebody can move, and move: the seconds it took; None when the game is over."""
        while not self.over:
            self.awake.clear()
            done = await self.move()
            if done is not None:
                return done[1]
            await self.awake.wait()
        return None

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
