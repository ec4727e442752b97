"""Events: what happened, for whom, and by which rule.

Log, animations, sounds and statistics all read events. An event has a public part and, for some
seats, a private part beside it: "Ann draws a card" for all, which card for Ann. An event without
a public part is heard by its own seats only. Events are built only while someone listens.
"""

from __future__ import annotations

from typing import Any

import msgspec

# A spectator's place: sees what everybody sees.
PUBLIC = -1


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    rule: str
    data: dict[str, Any] | None = None
    private: dict[int, dict[str, Any]] = {}

    def seen_by(self, seat: int) -> SeenEvent | None:
        """This event as one seat (or PUBLIC) may hear it; None if it may not."""
        own = self.private.get(seat)
        if own is not None:
            return SeenEvent(self.kind, self.rule, {**(self.data or {}), **own})
        if self.data is not None:
            return SeenEvent(self.kind, self.rule, {**self.data})
        return None


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one viewer hears it."""

    kind: str
    rule: str
    data: dict[str, Any]


def seen(events: list[Event], seat: int) -> list[SeenEvent]:
    """The events one seat may hear, in order."""
    return [heard for event in events if (heard := event.seen_by(seat)) is not None]
