"""Kill the server and its thinkers again and again under scripted play, and hold what is kept against what was said.

`python -m tests.server.killing --times 100` does it at length; the tests do it a few times.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from uuid import uuid4

from websockets.exceptions import ConnectionClosed

from tests.server.databases import execute
from tests.server.players import Guest, Json, TableSocket
from tests.server.serving import Server
from tests.server.waiting import until

PATIENCE = 150.0  # seconds for a few moves: more than bots take on a machine that has much else to do
PACE = 0.03
"""Seconds between two moves of somebody: together they keep the server at work, and leave it time to be killed in."""
BOTS = ("random", "easy")
"""The bots at the tables, one table for each: one that thinks in the server, one in a process of its own."""
LATEST_TURN = 12
"""The turn from which somebody who plays alone goes back: nobody has won by then."""
BASE, INCREMENT = 36_000, 2
"""The seconds on the clocks of the table at which two people play."""


class Script(threading.Thread):
    """Somebody who plays on and on at one table, and writes down what was acknowledged."""

    def __init__(self, guest: Guest, table: str, alone: bool, pending: Json | None = None) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.alone, self.pending = guest, table, alone, pending
        self.acknowledged: dict[str, int] = {}
        self.back = False  # whether it undoes until the first turn
        self.found: Json | None = None  # the first position that was shown
        self.failure: BaseException | None = None
        self.end: BaseException | None = None
        self._moved = threading.Condition()

    def run(self) -> None:
        try:
            with self.guest.connect(self.table) as socket:
                self.found = socket.hello()
                while True:
                    self.play(socket)
        except TimeoutError as failure:  # nothing came for long: the table stands still
            self.failure = failure
        except (ConnectionClosed, OSError) as end:
            self.end = end  # the server is gone: that is what this is about
        except BaseException as failure:
            self.failure = failure

    def play(self, socket: TableSocket) -> None:
        """Make a move; one that was under way when the server ended comes again, under the same id."""
        if self.pending is None:
            turn = socket.my_turn()["view"]["turn"]
            # Forwards and back, so that the play never ends.
            self.back = turn >= LATEST_TURN or (self.back and turn > 1)
            if self.alone and self.back and socket.state["can_undo"]:
                kind: Json = {"kind": "undo"}
            else:
                choices = socket.state["choices"]
                if not self.alone:  # they rather go back, and so never arrive
                    choices = [choice for choice in choices if choice["verb"] == "back"] or choices
                kind = {"kind": "choose", "actions": choices[len(self.acknowledged) % len(choices)]["actions"]}
            self.pending = {"move_id": str(uuid4()), "version": socket.state["version"], **kind}
        verdict = socket.ask(**self.pending)
        if verdict["kind"] == "error":  # too many in a second: the same move comes again a little later
            assert verdict["text"]["id"] == "server-error-too-fast", verdict
            time.sleep(0.5)
            return
        if verdict["kind"] == "accepted":
            with self._moved:
                self.acknowledged[verdict["move_id"]] = verdict["version"]
                self._moved.notify_all()
            socket.wait(lambda state: bool(state["version"] >= verdict["version"]))
            time.sleep(PACE)
        self.pending = None

    def so_far(self) -> dict[str, int]:
        """What was acknowledged: the version of each move, by its id."""
        with self._moved:
            return dict(self.acknowledged)

    def wait_for(self, count: int) -> None:
        """Wait until this number of moves was acknowledged; bots keep moving, so it is reached."""
        with self._moved:
            went_on = self._moved.wait_for(lambda: len(self.acknowledged) >= count, PATIENCE)
        assert went_on, f"No move since {len(self.acknowledged)}: {self.failure or self.end!r}; {self.pending} is asked"


class Killing:
    """A server on a database, tables with bots, and somebody who plays at each while things are killed."""

    def __init__(self, database: str, seed: int = 1) -> None:
        self.database = database
        self.chance = Random(seed)
        self.killed: Counter[str] = Counter()
        self.acknowledged: dict[str, dict[str, int]] = {}
        self.restarts = 0
        self.server = Server(database)
        ana, blas = Guest(self.server.address), Guest(self.server.address)
        self.alone = [new_table(ana, bot) for bot in BOTS]
        self.together = new_table_for_two(ana, blas)
        self.tables = [*self.alone, self.together]
        self.people = [(ana.cookie, table) for table in self.tables] + [(blas.cookie, self.together)]
        self.scripts: list[Script] = []

    def run(self, times: int) -> None:
        """Kill so often, and look after each time."""
        try:
            self.begin([None] * len(self.people))
            for _ in range(times):
                for script in self.scripts:
                    script.wait_for(1)
                # What is killed follows from the seed alone, not from how quick this machine is.
                moment, whom, which = (self.chance.random() for _ in range(3))
                time.sleep(moment * 0.3)  # not to wait for something: to come at any moment
                if whom < 0.5:
                    found = self.thinkers()
                    self.kill_thinker(found[int(which * len(found))])
                else:
                    self.kill_server()
        finally:
            self.server.kill()

    def thinkers(self) -> list[int]:
        """The processes in which bots think, as soon as there is one: it starts when the first bot has to think."""
        until(lambda: children(self.server.process.pid))
        return children(self.server.process.pid)

    def begin(self, pending: list[Json | None]) -> None:
        """Play on, beginning with the moves that were under way."""
        self.scripts = []
        for (cookie, table), move in zip(self.people, pending, strict=True):
            guest = Guest(self.server.address, cookie)
            self.scripts.append(Script(guest, table, table in self.alone, move))
            self.scripts[-1].start()

    def kill_server(self) -> None:
        """Kill -9 the server in the middle of whatever it does, and start another one."""
        thinkers = children(self.server.process.pid)
        self.server.kill()
        self.killed["server"] += 1
        self.restarts += 1
        for script in self.scripts:
            script.join(PATIENCE)
            assert script.failure is None, repr(script.failure)
            self.note(script)
        self.check(going_on=False)
        for pid in thinkers:
            wait_for_end(pid)
        self.server = Server(self.database)
        self.begin([script.pending for script in self.scripts])

    def kill_thinker(self, pid: int) -> None:
        """Kill -9 a process in which bots think; the play goes on without a restart."""
        self.killed["busy thinker" if busy(pid) else "idle thinker"] += 1
        os.kill(pid, signal.SIGKILL)
        for script in self.scripts:
            script.wait_for(len(script.acknowledged) + 3)
            self.note(script)
        self.check(going_on=True)

    def note(self, script: Script) -> None:
        self.acknowledged.setdefault(script.table, {}).update(script.so_far())

    def check(self, going_on: bool) -> None:
        """Every acknowledged move is kept at its number, none is there twice, and no number is missing."""
        for table in self.tables:
            promised = dict(self.acknowledged.get(table, {}))
            kept = execute(self.database, "SELECT seq, move_id FROM events WHERE table_id = :id ORDER BY seq", id=table)
            assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1)), "an entry is missing"
            made = {move_id: seq for seq, move_id in kept if move_id}
            assert len(made) == sum(1 for _, move_id in kept if move_id), "a move was made twice"
            lost = promised.items() - made.items()
            assert not lost, f"acknowledged moves are missing: {lost}"
            under_way = len(made) - len(promised)
            assert going_on or under_way <= self.restarts, "only what was under way was not acknowledged"
        self.check_clocks()

    def check_clocks(self) -> None:
        """What the clocks showed at each move, and to everybody who came back, is what the times of the moves say."""
        outages = execute(self.database, "SELECT began, ended FROM outages")

        def elapsed(since: int, now: int) -> int:
            lost = sum(ended - max(began, since) for began, ended in outages if since < ended <= now)
            return now - since - int(lost)

        told = execute(
            self.database, "SELECT body, time FROM events WHERE table_id = :id ORDER BY seq", id=self.together
        )
        entries = [(json.loads(body), moment) for body, moment in told]
        left, last = [BASE * 1000] * 2, entries[0][1]
        running: list[int] = []
        for body, moment in entries:
            for seat in running:
                left[seat] += INCREMENT * 1000 - elapsed(last, moment)
            assert body["clock"]["left"] == left, "a clock was wrong"
            running, last = body["clock"]["running"], moment
        for script in self.scripts:
            if script.found is not None and script.table == self.together:
                body, moment = entries[script.found["version"] - 1]
                clock, (seat,) = script.found["clock"], body["clock"]["running"]
                shown = list(body["clock"]["left"])
                shown[seat] -= elapsed(moment, clock["at"])
                assert clock["seats"] == shown, "somebody who came back was shown a wrong clock"

    @property
    def moves(self) -> int:
        """How many moves were acknowledged in all."""
        return sum(len(moves) for moves in self.acknowledged.values())


def new_table(guest: Guest, bot: str) -> str:
    table = {"game": "cartagena", "players": 2, "options": {"start_player": 0}, "bots": [bot]}
    return str(guest.post("/api/tables", json.dumps(table)).json()["id"])


def new_table_for_two(ana: Guest, blas: Guest) -> str:
    pace = {"kind": "clock", "base": BASE, "increment": INCREMENT}
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ana.make(game="cartagena", players=2, seats=seats, pace=pace, options={"turn_cap": "off"})
    blas.sit_down(table)
    return table


def children(pid: int) -> list[int]:
    """The thinkers' processes of a server."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    pids = [int(child) for tasks in found for child in tasks.read_text().split()]
    return [child for child in pids if b"caribe.server.bots.worker" in _told(child, "cmdline")]


def busy(pid: int) -> bool:
    return _told(pid, "stat").rpartition(b") ")[2][:1] == b"R"


def wait_for_end(pid: int) -> None:
    """Wait until a process has ended by itself: its server is gone, and nobody asks it any more."""
    end = time.monotonic() + PATIENCE
    while b"caribe.server.bots.worker" in _told(pid, "cmdline"):
        assert time.monotonic() < end, "a thinker outlives its server"
        time.sleep(0.01)


def _told(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:
        return b""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--times", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--db", help="a database that is empty; a fresh SQLite file by default")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        killing = Killing(asked.db or str(Path(folder) / "caribe.db"), asked.seed)
        killing.run(asked.times)
    killed = ", ".join(f"{count} × {what}" for what, count in sorted(killing.killed.items()))
    print(f"Killed {killed}; {killing.moves} moves acknowledged: all are kept, none twice, clocks right, bots went on.")


if __name__ == "__main__":
    main()
