"""Events: what happened, for whom, and by which rule.

A game declares one `Happening` for each kind of event. Log, animations, sounds and statistics read
events. An event has a public version, and some seats may have a version of their own: all hear
"Ann draws a card", and Ann hears which card. Everybody hears of every event: a gap in their numbers
would tell that something secret happened. Events are built only while somebody listens.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Protocol

import msgspec

# The "seat" of a spectator, who sees what everybody sees.
PUBLIC = -1


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened, as one reader may know it. A field that some readers may not know has a
    default."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Event(msgspec.Struct, frozen=True, gc=False):
    kind: str
    rule: str
    public: Any  # a Happening
    private: dict[int, Any] = {}  # by seat: what it hears instead

    def seen_by(self, seat: int) -> SeenEvent:
        """This event as one seat (or PUBLIC) hears it."""
        return SeenEvent(self.kind, self.rule, self.private.get(seat, self.public))


class SeenEvent(msgspec.Struct, frozen=True, gc=False):
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
    """The events as one seat hears them."""
    return [event.seen_by(seat) for event in events]
