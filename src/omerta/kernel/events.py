"""Events: what happened, for whom, and by which rule.

A game declares one `Happening` for each kind of event. Log, animations, sounds and statistics read
events. An event has a public version, and some seats may have a version of their own: all hear
"Ann draws a card", and Ann hears which card. An event without a public version is heard only by
the seats that have their own. Events are built only while somebody listens.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Protocol

import msgspec

# The "seat" of a spectator, who sees what everybody sees.
PUBLIC = -1


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, as one reader may know it. A field that some readers may not know has a
    default."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Event(msgspec.Struct, frozen=True):
    kind: str
    rule: str
    public: Any = None  # a Happening; None if only some seats hear of it
    private: dict[int, Any] = {}  # by seat: what it hears instead

    def seen_by(self, seat: int) -> SeenEvent | None:
        """This event as one seat (or PUBLIC) may hear it; None if it may not."""
        own = self.private.get(seat, self.public)
        return None if own is None else SeenEvent(self.kind, self.rule, own)


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one viewer hears it."""

    kind: str
    rule: str
    data: Any


class Listener(Protocol):
    """Gets the events while a game is played."""

    def hear(self, s: Any, event: Event) -> None:
        """Called after the change that the event tells of."""
        ...


class Recorder(list[Event]):
    """The simplest listener: keeps the events."""

    def hear(self, s: Any, event: Event) -> None:
        self.append(event)


def seen(events: list[Event], seat: int) -> list[SeenEvent]:
    """The events one seat may hear, in order."""
    return [heard for event in events if (heard := event.seen_by(seat)) is not None]
