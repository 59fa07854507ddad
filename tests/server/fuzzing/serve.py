"""`caribe serve` without rate limits, for the fuzzer: it runs this file by its path.

The product has no such switch. What is limited otherwise (sizes, depth, time, queues, open connections) stays.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from dataclasses import fields, is_dataclass, replace
from typing import Any

BOUNDLESS = 1e12


def lift_rates() -> None:
    """Put boundless rates in the place of all that `rate_limits` declares, before anybody reads them."""
    from caribe.server.http import rate_limits

    boundless = rate_limits.Rate(BOUNDLESS, BOUNDLESS)

    def lifted(value: Any) -> Any:
        if isinstance(value, rate_limits.Rate):
            return boundless
        if isinstance(value, tuple):
            return tuple(map(lifted, value))
        if is_dataclass(value) and not isinstance(value, type):
            return replace(value, **{field.name: lifted(getattr(value, field.name)) for field in fields(value)})
        return value

    for name, value in list(vars(rate_limits).items()):
        if name.isupper():
            setattr(rate_limits, name, lifted(value))


def end_with_parent() -> None:
    """Stop when the process that has started this one is gone: then nobody writes to our input any more."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    lift_rates()
    from caribe.cli import main

    main()
