"""What the evaluators of earlier days weighed, never to be changed: bots that are measured against for ever."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "cartagena": {
        "pirate": 0.416,
        "field": 0.0976,
        "lack": 1.01,
        "spare": 0.127,
        "kind": 0.162,
        "step": 0.589,
        "sharp": 0.384,
    },
    "cuba": {
        "peso": 0.525,
        "material": 0.225,
        "water": 0.302,
        "product": 1.4,
        "good": 3.01,
        "spoiling": 0.113,
        "engine": 0.12,
        "field": 0.162,
        "soon": 0.71,
        "odd": 0.2,
        "say": 1.57,
        "vote": 0.833,
        "law": 0.384,
        "laws": 0.105,
        "early": 8.04,
        "late": 1.24,
    },
    "havana": {
        "coloured": 1.29,
        "grey": 0.474,
        "peso": 0.159,
        "worker": 0.332,
        "plenty": 0.488,
        "reach": 0.551,
        "later": 0.511,
        "architect": 0.288,
        "win": 6.7,
        "hand": 0.266,
        "early": 8.41,
        "late": 4.45,
    },
    "la-habana": {
        "coloured": 1.71,
        "grey": 0.388,
        "peso": 0.211,
        "worker": 0.405,
        "plenty": 0.673,
        "reach": 0.573,
        "later": 0.491,
        "architect": 0.288,
        "win": 7.56,
        "hand": 0.277,
        "early": 6.36,
        "late": 5.44,
    },
}
"""The weights of `greedy-1`, by game; a game without any is judged as it is today."""
