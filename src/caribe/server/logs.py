"""What the server writes down about itself: words for people, or lines of JSON for programs; never a secret."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and whatever was given as `extra={"fields": {...}}`.

    >>> record = logging.LogRecord("caribe", logging.INFO, "", 0, "It is %s.", ("noon",), None)
    >>> json.loads(JsonLines().format(record))["message"]
    'It is noon.'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_logs(as_json: bool, level: str) -> None:
    """Write everything from this level on to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Their own lines would name private tables.
    for noisy in ("uvicorn", "alembic", "sqlalchemy", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
