"""Errors of the operating system, explained in a sentence."""

from __future__ import annotations

import errno

from caribe.core.message import Message

KNOWN = {
    errno.ENOENT: "none",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-here",
}


def explain_os_error(failure: OSError) -> Message | str:
    """Explain why the system could not do it; errors too rare for a text of ours are told in its own words.

    >>> print(explain_os_error(FileNotFoundError(errno.ENOENT, "weg")))
    No such file or directory
    """
    known = KNOWN.get(failure.errno or 0)
    return Message(f"core-failure-{known}") if known else failure.strerror or "?"
