"""What the server tells its operator: a line an event on stderr, as text or as JSON, without anybody's secrets.

A table is named by the first letters of its id only, a request by its route. Of an error the log has the kind and the
places in the code, never its text: that may hold a name, a line of chat or an address.
"""

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

FIELD = "fields"
"""Where a log record carries what is told beside its sentence."""
QUIET = ("alembic", "asyncio", "httpx", "litestar", "uvicorn", "websockets")
"""Libraries whose small talk is left out; uvicorn's would name tables."""
SHORT_ID = 6


def short(table: str) -> str:
    """A table for the log: enough to find it, not enough to go there."""
    return table[:SHORT_ID]


def tell(log: logging.Logger, level: int, event: str, **fields: Any) -> None:
    """One event with its fields."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={FIELD: fields})


def failed(log: logging.Logger, event: str, wrong: BaseException, **fields: Any) -> None:
    """Something that should not have happened: its kind and where it came from."""
    tell(log, logging.ERROR, event, **fields, error=type(wrong).__name__, at=places(wrong))


def places(wrong: BaseException) -> list[str]:
    """The way of an error through the code, the innermost place last."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(wrong.__traceback__)]


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = dict(getattr(record, FIELD, {}))
    if record.exc_info and record.exc_info[1] is not None:
        fields |= {"error": type(record.exc_info[1]).__name__, "at": places(record.exc_info[1])}
    return fields


class JsonLines(logging.Formatter):
    """One JSON object a line."""

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
    """One line for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={_shown(value)}" for name, value in _fields(record).items())
        line = f"{_time(record.created)} {record.levelname.lower()} {record.getMessage()}{fields}"
        return " ".join(line.split())  # whatever is told, it is one line


def _shown(value: Any) -> str:
    return " < ".join(reversed(value)) if isinstance(value, list) else str(value)


def _time(at: float) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(at))}.{int(at % 1 * 1000):03}Z"


def keep_logs(form: str, level: str) -> None:
    """From now on the whole process tells what happens on stderr, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
