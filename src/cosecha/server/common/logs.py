"""The log: one line per event on stderr, as text or JSON, without anybody's secrets.

A table is identified by the first letters of its id only, a request by its route. Of an error the log has the type and
the stack, never its text, which may contain a name, a chat message or a URL.
"""

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

FIELD = "fields"
"""The attribute of a log record that holds the event's fields."""
QUIET = ("alembic", "asyncio", "httpx", "litestar", "uvicorn", "websockets")
"""Libraries that only log warnings; uvicorn's other lines would contain table ids."""
SHORT_ID = 6


def short(table: str) -> str:
    """A table id for the log: enough to find the table, not enough to open it."""
    return table[:SHORT_ID]


def tell(log: logging.Logger, level: int, event: str, **fields: Any) -> None:
    """Log an event with its fields."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={FIELD: fields})


def failed(log: logging.Logger, event: str, wrong: BaseException, **fields: Any) -> None:
    """Log an unexpected error: its type and stack."""
    tell(log, logging.ERROR, event, **fields, error=type(wrong).__name__, at=places(wrong))


def places(wrong: BaseException) -> list[str]:
    """The stack of an error, innermost frame last."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(wrong.__traceback__)]


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = dict(getattr(record, FIELD, {}))
    if record.exc_info and record.exc_info[1] is not None:
        fields |= {"error": type(record.exc_info[1]).__name__, "at": places(record.exc_info[1])}
    return fields


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_fields(record),
        }
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """One readable line."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={_shown(value)}" for name, value in _fields(record).items())
        line = f"{_time(record.created)} {record.levelname.lower()} {record.getMessage()}{fields}"
        return " ".join(line.split())  # always a single line


def _shown(value: Any) -> str:
    return " < ".join(reversed(value)) if isinstance(value, list) else str(value)


def _time(at: float) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(at))}.{int(at % 1 * 1000):03}Z"


def keep_logs(form: str, level: str) -> None:
    """Set up logging to stderr for the whole process, from this level up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
