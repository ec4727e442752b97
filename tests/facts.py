"""What an event says, as plain values."""

from __future__ import annotations

from typing import Any

from omerta.battery.differences import plain
from omerta.kernel.events import Event, SeenEvent


def facts(told: Event | SeenEvent) -> dict[str, Any]:
    """What everybody hears of an event, or what one reader heard; what is not known is missing."""
    said: dict[str, Any] = plain(told.public if isinstance(told, Event) else told.data)
    return said or {}
