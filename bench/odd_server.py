"""`omerta serve` on a machine with a fault, for the fault lab.

    python bench/odd_server.py FILE serve --port 8000 …

FILE says, as JSON, what is wrong at the moment: `clock`, the seconds by which the machine's clock
is ahead, and `disk`, the seconds that the disk takes for a commit. Without the file all is well.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

_file = Path(sys.argv.pop(1))
_real_time, _real_time_ns = time.time, time.time_ns


def fault(name: str) -> float:
    try:
        return float(json.loads(_file.read_text()).get(name, 0))
    except (OSError, ValueError):
        return 0.0


def odd_time() -> float:
    return _real_time() + fault("clock")


def odd_time_ns() -> int:
    return _real_time_ns() + int(fault("clock") * 1e9)


def main() -> None:
    # Before anything is imported that may take the functions themselves.
    time.time, time.time_ns = odd_time, odd_time_ns
    from omerta.cli import main as omerta
    from omerta.server.writer import AsyncStore

    commit = AsyncStore._commit

    def slow_commit(store: AsyncStore, batch: list[Any]) -> None:
        time.sleep(fault("disk"))
        commit(store, batch)

    setattr(AsyncStore, "_commit", slow_commit)  # noqa: B010  (mypy)
    omerta()


if __name__ == "__main__":
    main()
