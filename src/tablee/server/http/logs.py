"""Logs as one JSON object per line. They hold no names, sayings, moves, cookies, tokens or seeds, whatever fails."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

from sqlalchemy.exc import DBAPIError

from tablee.engine.refusal import Mistake, Refused

STANDARD = {*logging.LogRecord("", 0, "", 0, "", (), None).__dict__, "message", "asctime", "color_message", "taskName"}
# Errors whose messages speak of types, files and the state of a database, never of what is in it.
HARMLESS = (OSError, sqlite3.Error, TypeError, AttributeError, ImportError, MemoryError, RecursionError)
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


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

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802 - as logging calls it
        """Where an error came from and what kind it is, with those before it."""
        error = ei[1]
        parts: list[str] = []
        while error is not None:
            where = "".join(traceback.format_tb(error.__traceback__))
            parts.append(f"{where}{described(error)}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n\nafter\n\n".join(parts)


def described(error: BaseException) -> str:
    """The kind of an error, and its message where that repeats nothing of what people said, did or hold."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, HARMLESS):
        return f"{kind}: {error}"
    if isinstance(error, Refused | Mistake):
        return f"{kind}: {error.code}"
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return f"{kind} {state}\n[SQL: {error.statement}]"
    return kind


def start_logging(level: int = logging.INFO) -> None:
    """Writes the logs of the server, and the warnings of whatever it uses, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tablee").setLevel(level)
