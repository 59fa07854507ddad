"""A worker process: `python -m caribe.workers MODULE:FUNCTION`."""

from __future__ import annotations

import sys
from importlib import import_module

from caribe.workers.serving import serve

if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    serve(getattr(import_module(module), name))
