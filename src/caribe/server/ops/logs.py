"""Logging: plain lines for people or JSON lines for programs, without any secret."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message, and the `fields` passed as `extra={"fields": {...}}`.

    >>> record = logging.LogRecord("caribe", logging.INFO, "", 0, "It is %s.", ("noon",), None)
    >>> json.loads(JsonLines().format(record))["message"]
    'It is noon.'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line."""
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


def configure_logging(as_json: bool, level: str) -> None:
    """Log everything from this level on to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Their messages would contain the ids of private tables.
    for noisy in ("alembic", "sqlalchemy", "websockets", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
    # It warns of each request that is no HTTP: anybody could fill the log.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
