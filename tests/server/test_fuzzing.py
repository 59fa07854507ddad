"""A short seeded run of the fuzzer (`make fuzz` is the long one), and what it is made of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from caribe.server.protocol.socket import Incoming
from tests.server.fuzzing import cases
from tests.server.fuzzing.mutating import broken, nested, places, written
from tests.server.fuzzing.probe import Probe
from tests.server.fuzzing.run import fuzz
from tests.server.serving import Server

SHORT = 1500


def test_nothing_is_found_in_a_short_run(database: str) -> None:
    report = fuzz(database, seed=15, messages=SHORT, people=6)
    assert report.messages == SHORT
    assert set(report.kinds) == set(cases.KINDS)
    assert {"200", "201", "400", "accepted", "refused", "error", "reason", "state"} <= set(report.answers)
    assert [failure for failure in report.failures if "probes waited" not in failure] == [], report.text()


def test_a_case_follows_from_the_seed_and_its_number() -> None:
    known = cases.Known()
    first = [cases.make(3, number, known) for number in range(200)]
    assert first == [cases.make(3, number, known) for number in range(200)]
    assert first != [cases.make(4, number, known) for number in range(200)]
    assert {case.kind for case in first} == set(cases.KINDS)


def test_every_message_and_every_call_is_among_the_cases(tmp_path: Path) -> None:
    known = cases.Known(table="T", person="P")
    messages = {str(cases._valid_message(Random(number), known)["kind"]) for number in range(5000)}
    assert messages == {kind.__struct_config__.tag for kind in Incoming.__subclasses__()}
    made = {cases.make(15, number, known) for number in range(500)}  # documents have makers of their own
    made |= {cases.Case(0, "http", b"", *cases._calls(Random(number), known)[:2]) for number in range(30000)}
    called = {(case.method, _pattern(case.path)) for case in made if case.method}
    with Server(tmp_path / "caribe.db") as server:
        paths = httpx.get(f"{server.address}/api/schema").json()["paths"]
    declared = {(method.upper(), _pattern(path)) for path, methods in paths.items() for method in methods}
    assert declared - called == set()


def _pattern(path: str) -> str:
    """A path without what stands for a table, a person, a number: only words that every such path has."""
    own = {"T", "P", "none", *cases.ROOMS, "x", "en", "de", "pl", "xx"}
    parts = path.split("?")[0].split("/")
    known = (part.split(".")[0] in own or part.isdigit() or part.startswith("{") for part in parts)
    return "/".join("*" if each else part for each, part in zip(known, parts, strict=True))


@pytest.mark.skipif(sys.platform != "linux", reason="the probe asks Linux how long a process has waited")
def test_the_probe_finds_a_server_that_hangs_and_not_one_that_has_to_wait_for_a_processor() -> None:
    answering = (
        "import sys, time, http.server\n"
        "class Slow(http.server.BaseHTTPRequestHandler):\n"
        "    protocol_version, count = 'HTTP/1.1', 0\n"
        "    def do_GET(self):\n"
        "        Slow.count += 1\n"
        "        until = time.process_time() + 1.3 * (Slow.count == 2)\n"
        "        while time.process_time() < until: pass\n"
        "        self.send_response(200); self.send_header('content-length', '0'); self.end_headers()\n"
        "        print(Slow.count, flush=True)\n"
        "    def log_message(self, *_): pass\n"
        "server = http.server.HTTPServer(('127.0.0.1', 0), Slow)\n"
        "print(server.server_port, flush=True)\n"
        "server.serve_forever()\n"
    )
    with subprocess.Popen([sys.executable, "-c", answering], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = f"http://127.0.0.1:{server.stdout.readline().strip()}"
            with Probe(address, server.pid) as probe:
                while server.stdout.readline() != "3\n":
                    pass
        finally:
            server.kill()
    assert (probe.found.hangs, probe.found.failed) == (1, "")
    assert 1.2 < probe.found.own <= probe.found.slowest


def test_documents_are_broken_and_left_as_they_were() -> None:
    document = {"a": [1, {"b": "c"}], "d": None}
    before = json.dumps(document)
    changed = {json.dumps(broken(document, Random(seed))) for seed in range(100)}
    assert json.dumps(document) == before
    assert len(changed) > 70
    assert len(places([document])) == 6
    assert len({written(document, Random(seed)) for seed in range(200)}) > 10
    assert str(nested(3, as_list=True)) == "[[[0]]]"
