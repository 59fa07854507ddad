"""What the judges of earlier days weighed, never to be changed: bots that are measured against for ever."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {}
"""The weights of `greedy-1`, by game; a game without any is judged as it is today."""
