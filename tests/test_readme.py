"""The README tells the truth: its example runs, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert "escaped" in said
    assert "(CAR-3.4)" in said


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+?)\)", README))
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("command", re.findall(r"```\n(make \w+)\n```", README))
def test_a_command_is_in_the_makefile(command: str) -> None:
    assert f"\n{command.removeprefix('make ')}:" in (ROOT / "Makefile").read_text("utf-8")
