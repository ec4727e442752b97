"""What a match keeps besides its log, so that it can go on without being played again.

The log is the truth. A memory only saves the time to play all of it again, and it fits only the
code whose states have the same shape (`shape`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from omerta.kernel.events import Event, Happening
from omerta.kernel.game import Game
from omerta.kernel.happenings import HOUSE

KeptHappening = tuple[str, msgspec.Raw]  # its kind, and its fields
# Its rule, what everybody hears, and by seat what some hear instead.
KeptEvent = tuple[str, KeptHappening, dict[int, KeptHappening]]

_encode = msgspec.json.Encoder().encode


class KeptMoment(msgspec.Struct, frozen=True):
    """A point an undo can lead back to."""

    seat: int
    state: msgspec.Raw
    events: int
    answered: bool


class MatchMemory(msgspec.Struct, frozen=True):
    """A match between two entries; the fields are those of `Match`."""

    state: msgspec.Raw
    events: list[KeptEvent]
    moments: list[KeptMoment]
    open_moves: int
    rollbacks: int
    returns: dict[int, int]
    late: set[int]
    late_question: int
    told_later: list[tuple[str, KeptEvent]]


def shape(game: Game[Any]) -> str:
    """The same for all programs that can read each other's memories of this game."""
    return f"{game.name} {game.version} {_digest((game.state, *game.events))}"


@cache
def _digest(types: tuple[type, ...]) -> str:
    """Of all fields and their types."""
    described = msgspec.json.schema_components(
        (MatchMemory, *types, *HOUSE), schema_hook=lambda kind: {"title": kind.__name__}
    )
    return blake2b(msgspec.json.encode(described, order="sorted")).hexdigest()[:32]


@cache
def _decoders(events: tuple[type[Happening], ...]) -> dict[str, msgspec.json.Decoder[Any]]:
    return {each.kind: msgspec.json.Decoder(each) for each in (*events, *HOUSE)}


def kept_events(events: Iterable[Event]) -> list[KeptEvent]:
    return [
        (
            event.rule,
            _kept(event.public),
            {seat: _kept(what) for seat, what in event.private.items()},
        )
        for event in events
    ]


def _kept(what: Happening) -> KeptHappening:
    return what.kind, msgspec.Raw(_encode(what))


def events_again(game: Game[Any], kept: Iterable[KeptEvent]) -> list[Event]:
    decoders = _decoders(game.events)
    return [
        Event(
            kind,
            rule,
            decoders[kind].decode(public),
            {seat: decoders[own].decode(what) for seat, (own, what) in private.items()},
        )
        for rule, (kind, public), private in kept
    ]
