"""`caribe admin`: what strangers have written cannot steer the terminal of the host who reads it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from caribe.cli.commands import moderation
from tests.cli.shell import Caribe


def test_a_report_is_one_line_without_control_characters(caribe: Caribe, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "look\n\x1b[2J  at this"
    report = SimpleNamespace(time=0, about=None, table_id="abc", decision=2, person="somebody", text=text)
    monkeypatch.setattr(moderation, "write_database", lambda db, work: [report])
    (line,) = caribe("admin", "reports").out.splitlines()
    assert line.endswith("  abc @ 2  look ?[2J at this")
