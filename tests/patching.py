"""What a page does with a patch, in Python."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Json = dict[str, Any]


def apply_patch(state: Json, patch: Json) -> Json:
    """The state that a patch leads to, as a page makes it."""
    assert patch["base"] == state["version"]
    state = {**state, **patch["fields"], **{name: patch[name] for name in ("version", "from", "events")}}
    view = deepcopy(state["view"])
    for (*path, last), value in patch["view"]:
        part = view
        for key in path:
            part = part[key]
        part[last] = value
    return {**state, "view": view}
