"""What the store refuses with: each error carries the sentence that the person who asked is shown."""

from __future__ import annotations

from caribe.core.message import Message


class Taken(Exception):
    """Somebody else was first: a number, a name or an id is not free. Reload, judge again, try again."""


class StoreError(Exception):
    """The store could not do what was asked: `text` says so to the person who asked, `status` to their program.

    `cause` is what the driver said, without any value of a row: for the log.
    """

    status = 503

    def __init__(self, text: Message, cause: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.cause = cause

    def __str__(self) -> str:
        return f"{self.text} ({self.cause})" if self.cause else str(self.text)


class NotSaved(StoreError):
    """A write of which nothing was kept; it can be tried again."""


class MaybeSaved(StoreError):
    """A write whose commit was never answered: a repeated move id tells whether it was kept."""

    def __init__(self, cause: str = "") -> None:
        super().__init__(Message("server-error-maybe-saved"), cause)


class Damaged(StoreError):
    """What is kept of a table is not what was written: nobody plays on with it."""

    status = 409

    def __init__(self, cause: str = "") -> None:
        super().__init__(Message("server-error-damaged"), cause)


class Rewound(StoreError):
    """A table has fewer entries than its reader has seen: what is in memory must be read again from the start."""

    def __init__(self) -> None:
        super().__init__(Message("core-why-stale"))


class BadValue(StoreError):
    """A value that the database cannot keep: a control character, half a character, too large a number."""

    status = 400


class StoreUnusable(Exception):
    """The database cannot be used at all; the text says why and what to do."""

    def __init__(self, text: Message) -> None:
        super().__init__(text)
        self.text = text
