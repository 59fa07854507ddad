"""A fair queue: addresses take turns, and so do the people of one address."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Payer(NamedTuple):
    """Whose turn in the queue a bot's turn takes: the address of somebody at the table, and the table's owner."""

    address: str = ""
    person: str = ""


class FairQueue(Generic[T]):
    """Items in the order of their payers' turns; those of one payer in their own order.

    Whoever has two hundred tables waits for their own: another person's next item comes after one of theirs.

    >>> async def example() -> list[str]:
    ...     queue = FairQueue[str]()
    ...     for number in range(3):
    ...         queue.put(Payer("a", "ana"), f"ana {number}")
    ...     queue.put(Payer("a", "blas"), "blas 0")
    ...     queue.put(Payer("b", "carmen"), "carmen 0")
    ...     return [(await queue.get())[1] for _ in range(5)]
    >>> asyncio.run(example())
    ['ana 0', 'carmen 0', 'blas 0', 'ana 1', 'ana 2']
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        self._count = asyncio.Semaphore(0)
        self._size = 0
        self._running: Counter[str] = Counter()  # items that were taken and are not done, by address

    def __len__(self) -> int:
        """The number of items that wait."""
        return self._size

    def put(self, payer: Payer, item: T) -> None:
        """Add an item."""
        people = self._waiting.setdefault(payer.address, {})
        people.setdefault(payer.person, deque()).append(item)
        self._size += 1
        self._count.release()

    async def get(self) -> tuple[Payer, T]:
        """Take the next item, and count it as running; whoever took it says `done`."""
        await self._count.acquire()
        return self._pop()

    def drain(self) -> list[T]:
        """Take all items that wait, to drop them."""
        return [self._pop()[1] for _ in range(self._size)]

    def done(self, payer: Payer) -> None:
        """Count an item as running no more."""
        self._running[payer.address] -= 1
        if not self._running[payer.address]:
            del self._running[payer.address]

    def shares(self, payer: Payer) -> int:
        """Into how many parts the time of the workers is divided, so that one part is that of a running item."""
        addresses = len(self._waiting.keys() | self._running.keys())
        return addresses * self.own(payer)

    def own(self, payer: Payer) -> int:
        """How many items of the payer's address wait or run."""
        waiting = sum(map(len, self._waiting.get(payer.address, {}).values()))
        return waiting + self._running[payer.address]

    def _pop(self) -> tuple[Payer, T]:
        address, people = next(iter(self._waiting.items()))
        person, items = next(iter(people.items()))
        item = items.popleft()
        # Both go to the end of their line.
        del people[person], self._waiting[address]
        if items:
            people[person] = items
        if people:
            self._waiting[address] = people
        self._size -= 1
        self._running[address] += 1
        return Payer(address, person), item
