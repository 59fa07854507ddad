"""The guide for bot authors tells the truth: its examples run, and the bot in it is the one in examples/."""

from __future__ import annotations

import importlib.util
import re
from typing import Any

import pytest

import caribe
from caribe.bots import BOTS, Level, Timed, follow
from tests.support import ROOT

GUIDE = (ROOT / "docs" / "guide" / "bots.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def hopeful() -> Any:
    """The class of examples/my_bot.py."""
    spec = importlib.util.spec_from_file_location("my_bot", ROOT / "examples" / "my_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Hopeful


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    exec(compile(EXAMPLES[number], f"docs/guide/bots.md, example {number + 1}", "exec"), {})


def test_the_bot_of_the_guide_is_the_one_in_the_examples() -> None:
    source = (ROOT / "examples" / "my_bot.py").read_text("utf-8")
    assert EXAMPLES[0].partition("class Hopeful")[2] == source.partition("class Hopeful")[2]
    assert len(source.strip().splitlines()) <= 24


def test_it_plays_and_uses_only_what_it_knows() -> None:
    state = caribe.game("cartagena", players=2).new(1)
    player = hopeful()()
    for number in range(4):
        seat = state.player
        actions = player.turn(state.determinize(seat, number), seat, number)
        assert actions == player.turn(state.determinize(seat, number + 1000), seat, number)
        for action in follow(state, actions):
            state.apply(action)


def test_the_guide_names_every_bot_with_its_budget() -> None:
    for name, kind in BOTS.items():
        (row,) = [line for line in GUIDE.splitlines() if line.startswith(f"| `{name}` |")]
        if issubclass(kind, Level):
            assert issubclass(kind, Timed) or f"{kind.iterations:,}" in row
            assert f"| {kind.seconds:g} s |" in row
