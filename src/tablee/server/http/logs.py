"""Logs as one JSON object per line. Nothing secret is ever handed to them: no cookies, tokens, seeds or sayings."""

import json
import logging
import sys
from datetime import UTC, datetime

STANDARD = {*logging.LogRecord("", 0, "", 0, "", (), None).__dict__, "message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message and the fields that were given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging(level: int = logging.INFO) -> None:
    """Writes the logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tablee", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "tablee" else logging.WARNING)
        logger.propagate = False
