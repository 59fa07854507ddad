"""The guide to the environments tells the truth about every field, and its examples run."""

from __future__ import annotations

import re

import pytest

import caribe
from tests.support import ROOT

GUIDE = (ROOT / "docs" / "guide" / "environments.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["cartagena", "cuba", "havana", "la-habana"])
def test_every_field_is_in_the_guide(name: str) -> None:
    for field in caribe.game(name, players=2).tensor().fields:
        assert f"| `{field.name}` | {field.size} | {field.meaning} |\n" in GUIDE


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "environments.md", "exec"), {})
