"""Logs: one JSON object per line, on standard error.

Log lines name tables and people by their ids. They never contain a secret: no cookie, no
invitation, no seed, no card. A line that is written because of a request has its id, which the
answer carries, too (`X-Request-Id`).
"""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

SECONDS_BETWEEN = 60.0  # two lines about the store


# What all lines of a task are about.
_about: ContextVar[dict[str, str]] = ContextVar("about", default={})  # noqa: B039  (never changed)


def about(**facts: str) -> None:
    """Every line that this task writes from now on is about this."""
    _about.set({**_about.get(), **facts})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **_about.get(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Log:
    """A logger that takes facts by name."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)
        self.begin(store_fails=(OSError,))

    def begin(self, store_fails: tuple[type[Exception], ...]) -> None:
        """A server starts, and has said nothing yet. Its store raises these when it fails."""
        self._store_fails = store_fails
        self._outage_said = float("-inf")
        self._unsaid = 0
        self._fails = False

    def info(self, what: str, **facts: Any) -> None:
        self._logger.info(what, extra={"facts": facts})

    def warning(self, what: str, **facts: Any) -> None:
        self._logger.warning(what, extra={"facts": facts})

    def trouble(self, what: str, error: BaseException | None = None, **facts: Any) -> None:
        """An error with its traceback: the given one, or the one being handled.

        While the store fails, everything else fails with it. One line a minute says so. If it fails
        again soon after it has recovered, a line without a traceback is enough: on a full disk that
        can happen every second.
        """
        error = error or sys.exc_info()[1]
        soon = False
        if isinstance(error, self._store_fails):
            soon = time.monotonic() - self._outage_said < SECONDS_BETWEEN
            if soon and self._fails:
                self._unsaid += 1
                return
            facts |= {"unsaid": self._unsaid, "problem": type(error).__name__}
            self._outage_said, self._unsaid, self._fails = time.monotonic(), 0, True
        self._logger.error(what, exc_info=None if soon else error, extra={"facts": facts})

    def recovered(self) -> None:
        """The store answers."""
        if self._fails:
            self.info("the store answers again", unsaid=self._unsaid)
            self._fails, self._unsaid = False, 0


log = Log("omerta")


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    calm()


def calm() -> None:
    """Silence the libraries: requests are counted, and we log errors where they happen."""
    for chatty in ("uvicorn.error", "uvicorn.access", "httpx", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    # It complains of each connection to a database that has gone; we do once for all.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def _is_ours(record: logging.LogRecord) -> bool:
    """False for warnings about garbage that strangers send."""
    return not record.getMessage().startswith(("Invalid HTTP request", "Invalid UTF-8 sequence"))
