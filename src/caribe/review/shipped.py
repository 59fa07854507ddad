"""The measurements that are shipped: how the evaluations are tempered, and what bots give away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from caribe.review.estimates import Estimate
from caribe.review.plain import rounded
from caribe.review.review_model import Rung

LEVELS = ("random", "greedy", "easy", "medium", "hard")
"""The bots on the ladder, weakest first."""


@cache
def shipped(name: str) -> Mapping[str, Any]:
    """Return a document of the folder `data`, an empty one where there is none."""
    file = files("caribe.review") / "data" / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def temper_of(game: str, players: int) -> float:
    """Return the power to which the shares of an evaluator are raised (`caribe calibrate` finds it)."""
    return float(shipped("calibration").get("temper", {}).get(game, {}).get(str(players), 1.0))


def ladder_of(game: str, players: int, decisions: int) -> tuple[Rung, ...]:
    """Return what bots of each level give away in this number of real decisions at such tables."""
    rows = shipped("ladder").get("tables", {}).get(game, {}).get(str(players), {})
    return tuple(
        Rung(level, Estimate(rounded(rows[level]["loss"] * decisions), rounded(rows[level]["error"] * decisions)))
        for level in LEVELS
        if level in rows
    )
