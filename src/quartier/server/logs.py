"""What the server writes down: one JSON object a line."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import msgspec

from quartier.core.errors import QuartierError
from quartier.server.now import now

LEVELS = ("debug", "info", "warning", "error")
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, source, what happened, and whatever else was said about it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": now(),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _PLAIN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_json(level: str, stream: TextIO | None = None) -> None:
    """Have everything logged as JSON lines, to standard error."""
    if level not in LEVELS:
        raise QuartierError("wrong-log-level", given=level)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # A line for every socket and request would only repeat the metrics.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLogger().level))
