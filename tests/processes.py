"""Programs started by tests."""

from __future__ import annotations

import signal


def hear_ctrl_c() -> None:
    """In a child, before it runs: who started the tests in the background may have switched it off,
    and that is inherited."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
