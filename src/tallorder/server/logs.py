"""One line for each thing that happened: words for people at a terminal, JSON for programs.

No token, name, table id or address is ever written.
"""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


def where(problem: Any) -> list[str]:
    """The kind of an exception and the lines it came through. Its own words are left out: they may quote a message."""
    kind, _, trace = problem
    frames = traceback.extract_tb(trace)
    return [kind.__name__ if kind else "", *(f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames)]


class JsonLines(logging.Formatter):
    """A log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "room": record.name,
            "event": record.getMessage(),
        }
        line.update({name: value for name, value in record.__dict__.items() if name not in PLAIN})
        if record.exc_info:
            line["trace"] = where(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """A log record for somebody who watches a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the values that belong to it."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        values = " ".join(f"{name}={value}" for name, value in record.__dict__.items() if name not in PLAIN)
        line = f"{at}  {record.levelname.lower():7}  {record.getMessage()}  {values}".rstrip()
        return "\n    ".join([line, *(where(record.exc_info) if record.exc_info else ())])


def write_log(level: str, form: str) -> None:
    """All logs on standard error. uvicorn's access log stays silent: its paths name tables; and so do frames, which
    hold everything."""
    handler = logging.StreamHandler()
    is_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    handler.setFormatter(PlainLines() if is_text else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn.access", "uvicorn.error", "websockets", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
