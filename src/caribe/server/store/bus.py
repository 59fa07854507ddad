"""News that every process should hear: what has changed, by id, told after it was committed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

LONGEST = 2000
"""The most characters of a piece of news: it says where to look, or something that nobody needs to keep."""


class News(NamedTuple):
    """A piece of news: what kind of thing has changed, which one, and a word about it (a number, who types, …)."""

    topic: str
    key: str
    note: str = ""


Hear: TypeAlias = Callable[[str, str], None]
"""Called with the key and the note, on the event loop."""


class Bus:
    """News within one process. Whoever listens hears each piece once, soon after it was told, in order.

    >>> async def example() -> list[tuple[str, str]]:
    ...     heard: list[tuple[str, str]] = []
    ...     bus = Bus()
    ...     bus.listen("moved", lambda key, note: heard.append((key, note)))
    ...     bus.tell("moved", "table-1", "17")
    ...     bus.tell("chatted", "table-1")
    ...     await asyncio.sleep(0)
    ...     return heard
    >>> asyncio.run(example())
    [('table-1', '17')]
    """

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Hear]] = defaultdict(list)
        self._behind: list[Callable[[], None]] = []

    def listen(self, topic: str, hear: Hear, missed: Callable[[], None] | None = None) -> None:
        """Hear the news of a topic; `missed` is called when some may have been lost and all must be looked up."""
        self._ears[topic].append(hear)
        if missed is not None:
            self._behind.append(missed)

    def tell(self, topic: str, key: str, note: str = "") -> None:
        """Tell everybody who shares the database, this process included. To be called after the commit."""
        news = News(topic, key, note)
        if sum(map(len, news)) > LONGEST:
            raise ValueError(f"This is too long for news: {topic} {key}.")
        asyncio.get_running_loop().call_soon(self.deliver, news)

    def deliver(self, news: News) -> None:
        """Hand a piece of news to those in this process who listen."""
        for hear in self._ears[news.topic]:
            hear(news.key, news.note)

    def catch_up(self) -> None:
        """Let everybody look up what they may have missed."""
        for missed in self._behind:
            missed()
