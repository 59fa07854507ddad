"""The render modes of all environments: `ansi` gives text, `human` prints it, `rgb_array` gives a picture."""

from __future__ import annotations

import io
import sys

import numpy as np
from numpy.typing import NDArray

from caribe.core.state import State

RENDER_MODES = ["ansi", "rgb_array", "human"]
Frame = str | NDArray[np.uint8] | None


def check_render_mode(mode: str | None) -> str | None:
    """Return a render mode; refuse an unknown one in words."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"A render mode is one of {', '.join(RENDER_MODES)}, not {mode}.")
    return mode


def render_state(state: State, seat: int | None, mode: str | None) -> Frame:
    """Draw a position as a seat (None: a spectator) sees it."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return rgb_array(state, seat)
    text = str(state.game.render(state, seat, "ansi"))
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n\n")
    return None


def rgb_array(state: State, seat: int | None) -> NDArray[np.uint8]:
    """Return a picture as rows of pixels of red, green and blue; needs the extra `png`."""
    drawn = state.game.render(state, seat, "png")
    assert isinstance(drawn, bytes)
    try:
        from PIL import Image
    except ImportError:
        raise ModuleNotFoundError("rgb_array needs Pillow: pip install pillow, or the extra png.") from None
    with Image.open(io.BytesIO(drawn)) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8).copy()
