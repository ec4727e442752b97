"""What is committed goes from SQLite's write-ahead log into the database, while nobody waits.

SQLite does this by itself: every so often, a commit copies the log, and waits for the disk twice
more. All tables would wait for that commit. So a thread of its own copies, beside the commits. The
log can begin anew only when all of it is copied, and commits go on meanwhile. So when it has become
long, the writer itself copies the little that is left.
"""

from __future__ import annotations

import threading
from contextlib import suppress

from sqlalchemy import Engine

WRITES = 500  # between two copies
LONG = 4_000  # pages of the log
LONGEST = 20_000  # pages: then SQLite copies by itself, if ours has failed

COPY = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """For the writer's thread, which tells what it has committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writes = 0
        self._long = False
        self._due = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None
        if engine.dialect.name == "sqlite":
            self._thread = threading.Thread(target=self._copy_on, name="checkpoints", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._closed = True
        self._due.set()
        if self._thread is not None:
            self._thread.join()

    def committed(self, writes: int) -> None:
        if self._thread is None:
            return
        self._writes += writes
        if self._writes >= WRITES:
            self._writes = 0
            self._due.set()
        if self._long:
            self._long = False
            self._copy()

    def _copy_on(self) -> None:
        while not self._closed:
            self._due.wait()
            self._due.clear()
            self._long = self._copy() > LONG

    def _copy(self) -> int:
        """Returns how many pages the log has. What cannot be copied now is copied later."""
        with suppress(Exception), self._engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            _, pages, _ = driver.execute(COPY).fetchone()
            return int(pages)
        return 0
