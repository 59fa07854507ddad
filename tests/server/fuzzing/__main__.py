"""`python -m tests.server.fuzzing --messages N --seed S --database sqlite|postgresql`: fuzz a server of its own."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.databases import KINDS, fresh_in, postgres_server
from tests.server.fuzzing.run import LONGEST, fuzz


def main() -> int:
    """Fuzz; the exit code is 0 when nothing was found."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=500_000, help="cases on each database (500,000)")
    parser.add_argument("--seed", type=int, default=1, help="draws the cases (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case (0)")
    parser.add_argument("--minutes", type=float, default=LONGEST, help="end earlier, on each database (240)")
    parser.add_argument("--people", type=int, default=12, help="how many send them at the same time (12)")
    parser.add_argument("--database", choices=KINDS, action="append", help="only this one")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # and with it all that was started
    failures = 0
    for kind in asked.database or KINDS:
        with tempfile.TemporaryDirectory(prefix="fuzz-") as folder, ExitStack() as stack:
            if kind == "sqlite":
                database = str(Path(folder, "caribe.db"))
            else:
                database = stack.enter_context(fresh_in(stack.enter_context(postgres_server())))
            report = fuzz(database, asked.seed, asked.messages, asked.first, asked.people, asked.minutes)
        print(f"\n{kind}\n{report.text()}", flush=True)
        failures += len(report.failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
