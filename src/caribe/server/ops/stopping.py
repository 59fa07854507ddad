"""The beginning of the end: what waits in the server is told that it stops, before open requests are cut off."""

from __future__ import annotations

from collections.abc import Callable


class Stopping:
    """Those who want to know when the server begins to stop.

    >>> stopping = Stopping()
    >>> stopping.listen(lambda: print("it stops"))
    >>> stopping.begin()
    it stops
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this when the server begins to stop, on the event loop."""
        self._listeners.append(listener)

    def begin(self) -> None:
        """Tell everybody."""
        for listener in self._listeners:
            listener()
