"""La Habana for PettingZoo."""

from __future__ import annotations

from pettingzoo import AECEnv

from caribe.envs.pettingzoo.aec import Observation, SeatsEnv, wrapped


def raw_env(players: int = 2, render_mode: str | None = None, **options: str | int) -> SeatsEnv:
    """The environment as it is; `options` are those of the table."""
    return SeatsEnv("la-habana", players, render_mode, **options)


def env(players: int = 2, render_mode: str | None = None, **options: str | int) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(players, render_mode, **options))
