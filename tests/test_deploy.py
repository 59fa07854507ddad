"""The files of deploy/: containers and a unit that give Caribe what it needs and no more."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.support import ROOT

DEPLOY = ROOT / "deploy"


def unit() -> configparser.ConfigParser:
    """The unit of systemd; settings that are repeated add up there, and the last one counts here."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "caribe.service", "utf-8")
    return parser


def services() -> dict[str, Any]:
    """The services of the compose file."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))["services"]
    return found


def dockerfile() -> list[list[str]]:
    """The instructions of each stage of the image, before the first `FROM` too."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", "")
    stages: list[list[str]] = [[]]
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("FROM "):
            stages.append([])
        stages[-1].append(line)
    return stages


@pytest.mark.parametrize("name", ["database", "caribe", "proxy"])
def test_a_container_has_limits_and_no_rights_that_it_does_not_need(name: str) -> None:
    service = services()[name]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert {"mem_limit", "pids_limit", "restart", "logging"} <= set(service)
    assert "privileged" not in service
    needed = {"database": {"CHOWN", "DAC_READ_SEARCH", "FOWNER", "SETGID", "SETUID"}, "proxy": {"NET_BIND_SERVICE"}}
    assert set(service.get("cap_add", [])) == needed.get(name, set())


def test_every_container_tells_whether_it_is_healthy_and_is_waited_for() -> None:
    for name, service in services().items():
        assert "healthcheck" in service or name == "caribe"
    (check,) = [line for line in dockerfile()[-1] if line.startswith("HEALTHCHECK")]
    assert "/readyz" in check
    assert services()["caribe"]["depends_on"]["database"] == {"condition": "service_healthy"}
    assert services()["proxy"]["depends_on"]["caribe"] == {"condition": "service_healthy"}


def test_the_database_is_not_reached_from_outside() -> None:
    document = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
    assert document["services"]["database"]["networks"] == ["inside"]
    assert document["networks"]["inside"] == {"internal": True}
    assert {name for name, service in document["services"].items() if "ports" in service} == {"proxy"}
    assert ":?" in document["services"]["database"]["environment"]["POSTGRES_PASSWORD"]


def test_the_image_installs_by_hash_and_does_not_run_as_root() -> None:
    first, build, last = dockerfile()
    assert first == ["ARG PYTHON=python:3.13-slim"]
    assert build[0] == "FROM ${PYTHON} AS build"
    assert last[0] == "FROM ${PYTHON}"
    installs = [part for line in build + last for part in line.split("&&") if "pip install" in part]
    assert len(installs) == 3
    assert all("--require-hashes" in part or "--no-index" in part for part in installs)
    assert [line for line in last if line.startswith("USER")] == ["USER 10001"]


def test_images_can_be_pinned_by_their_digest() -> None:
    images = {service["image"] for service in services().values() if "image" in service}
    assert all(re.fullmatch(r"\$\{CARIBE_[A-Z]+_IMAGE:-[a-z]+:\d+\}", image) for image in images)
    for name in ("Dockerfile", "compose.yml"):
        assert "@sha256:" in (DEPLOY / name).read_text("utf-8"), "it says how"


def test_the_unit_limits_what_the_server_may_use_and_do() -> None:
    service = unit()["Service"]
    assert {"LimitNOFILE", "MemoryMax", "TasksMax", "TimeoutStopSec"} <= set(service)
    assert (service["CapabilityBoundingSet"], service["NoNewPrivileges"]) == ("", "yes")
    assert (service["ProtectSystem"], service["DynamicUser"]) == ("strict", "yes")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_systemd_reads_the_unit_and_finds_little_exposed(tmp_path: Path) -> None:
    text = (DEPLOY / "caribe.service").read_text("utf-8")
    copy = tmp_path / "caribe.service"
    copy.write_text(text.replace("/opt/caribe/bin/caribe", shutil.which("true") or "/bin/true"), "utf-8")
    verified = _analyze("verify", "--man=no", str(copy))
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = _analyze("security", "--offline=yes", "--threshold=20", str(copy))
    assert judged.returncode == 0, judged.stdout[-200:] + judged.stderr


def _analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, timeout=60, check=False)
