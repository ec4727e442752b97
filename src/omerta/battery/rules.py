"""`@rules("RZ-5.13", …)`: which rules a test holds. The ledger reads these marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rules(*ids: str) -> Callable[[F], F]:
    """Say that a test fails without these rules, examples or rulings."""

    def mark(test: F) -> F:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark
