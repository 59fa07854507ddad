"""A person plays while another address attacks: `python -m tests.server.attack --seconds 60`.

Everything of docs/security.md that one address can do runs at once from 127.0.0.1 (`attackers.py`), in a process of its
own. Somebody at 127.0.0.2 plays on, and the time from each of their moves to its acknowledgement is measured.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx

from tests.server.players import Guest, TableSocket
from tests.server.serving import Server

PERSON = "127.0.0.2"
"""The address of the one who plays."""

PAUSE = 0.05  # seconds for a look at the board


@dataclass(frozen=True)
class Outcome:
    """The seconds that each move took, and how the attackers were answered."""

    moves: list[float]
    answers: Mapping[str, Mapping[str, int]]
    complaints: str

    def percentile(self, part: float) -> float:
        """The time within which this part of the moves was acknowledged."""
        return sorted(self.moves)[min(len(self.moves) - 1, int(part * len(self.moves)))]


class Player(Guest):
    """A guest at an address of their own."""

    def __init__(self, address: str) -> None:
        self._http = httpx.Client(transport=httpx.HTTPTransport(local_address=PERSON), base_url=address, timeout=60)
        cookie = self._http.get("/api/me").headers["set-cookie"].split(";")[0]
        super().__init__(address, cookie)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def call(self, method: str, path: str, body: dict[str, object] | None = None) -> httpx.Response:
        return self._http.request(method, path, json=body, headers={"cookie": self.cookie})

    def connect(self, table: str, **headers: str) -> TableSocket:
        place = urlsplit(self.address)
        own = socket.create_connection((place.hostname, place.port), source_address=(PERSON, 0))
        return TableSocket(self.address, table, {"Cookie": self.cookie, **headers}, own)


def play(address: str, until: float) -> list[float]:
    """Play against bots until then, one game after the other: the seconds until each move was acknowledged."""
    times: list[float] = []
    with closing(Player(address)) as player:
        while monotonic() < until:
            with player.connect(player.make(game="cartagena", players=2, bots=["random"])) as line:
                line.hello()
                while monotonic() < until and not line.my_turn()["over"]:
                    times.append(_move(line, len(times)))
    return times


def _move(line: TableSocket, place: int) -> float:
    """Make a move: the seconds until it was acknowledged."""
    sleep(PAUSE)
    choices, version = line.state["choices"], line.state["version"]
    move = {"kind": "choose", "move_id": str(uuid4()), "version": version}
    started = perf_counter()
    verdict = line.ask(**move, actions=choices[place % len(choices)]["actions"])
    seconds = perf_counter() - started
    assert verdict["kind"] == "accepted", verdict
    line.wait(partial(_has_reached, verdict["version"]))
    return seconds


def _has_reached(version: int, state: dict[str, Any]) -> bool:
    return bool(state["version"] >= version)


def attack(database: str | Path, seconds: float, seed: int, size: float = 1.0) -> Outcome:
    """Serve this database, attack the server for this time, and play meanwhile."""
    with Server(database) as server:
        command = [sys.executable, "-m", "tests.server.attackers", server.address, str(seconds), str(seed), str(size)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attackers:
            assert attackers.stdout is not None
            try:
                assert attackers.stdout.readline() == "ready\n"
                moves = play(server.address, monotonic() + seconds)
                answers, _ = attackers.communicate(timeout=60)
            finally:
                attackers.kill()
        _, complaints = server.stop()
    return Outcome(moves, json.loads(answers), complaints)


def main() -> None:
    """Attack, and print how the person fared."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=float, default=1.0, help="how many attackers of each kind, beside the usual")
    parser.add_argument("--db", default="", help="a PostgreSQL database; a new SQLite file unless given")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = attack(given.db or Path(folder) / "caribe.db", given.seconds, given.seed, given.size)
    for name, counts in found.answers.items():
        print(f"{name}: {dict(counts)}")
    print(found.complaints, file=sys.stderr)
    shown = ", ".join(f"{name} {1000 * found.percentile(part):.0f} ms" for name, part in QUANTILES.items())
    print(f"{len(found.moves)} moves acknowledged: {shown}")


QUANTILES = {"median": 0.5, "95 %": 0.95, "99 %": 0.99, "longest": 1.0}

if __name__ == "__main__":
    main()
