"""PettingZoo environments: a module for every title in the library, such as `havana_v1.env(players=3)`.

The modules are made when they are imported, so that a game of another distribution has one too:

    from caribe.envs.pettingzoo import havana_v1
    import caribe.envs.pettingzoo.la_habana_v1

Each has `raw_env(players, render_mode, reward, observation, **options)`, the environment as it is, `env`, the same with
PettingZoo's usual guards, and `parallel_env`, in which those who decide at once act at once; `options` are those of the
table.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from caribe import library
from caribe.envs.pettingzoo.aec import SeatsEnv, guarded_env
from caribe.envs.pettingzoo.parallel import ParallelSeatsEnv

VERSION = "_v1"


class TitleModules(MetaPathFinder, Loader):
    """Find and make the module of a title."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find `caribe.envs.pettingzoo.<title>_v1`."""
        parent, _, name = fullname.rpartition(".")
        return spec_from_loader(fullname, self) if parent == __name__ and find_title(name) else None

    def exec_module(self, module: ModuleType) -> None:
        """Fill in the module."""
        title = find_title(module.__name__.rpartition(".")[2])
        module.__doc__ = f"{title} for PettingZoo."
        module.__dict__["raw_env"] = partial(SeatsEnv, title)
        module.__dict__["env"] = partial(guarded_env, title)
        module.__dict__["parallel_env"] = partial(ParallelSeatsEnv, title)


def find_title(module: str) -> str:
    """Return the title that a module is named after, "" when there is none."""
    names = {name.replace("-", "_") + VERSION: name for name in library.titles()}
    return names.get(module, "")


def __getattr__(name: str) -> ModuleType:
    if find_title(name):
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(name.replace("-", "_") + VERSION for name in library.titles())


if not any(isinstance(finder, TitleModules) for finder in sys.meta_path):
    sys.meta_path.append(TitleModules())
