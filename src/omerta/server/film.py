"""A match again from its log: as a film for one pair of eyes, as a file, as a proof.

Until a game is over, a film shows a seat only what it saw itself, at the moments when it could
notice something. A frame says what has changed since the one before: little, at a large table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from omerta.games import load
from omerta.games.words import words
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.record import BadRecord, Record, record, verify
from omerta.server.differences import difference
from omerta.server.store import LogRow, SeatRow, TableRow
from omerta.server.table import Glimpse, new_match
from omerta.server.telling import heard_event, question, refusal_phrase
from omerta.server.wire import Film, Frame, Heard, Proof
from omerta.text.phrases import Phrase


class Shot(msgspec.Struct, frozen=True):
    """One moment of a match, as one seat saw it."""

    seq: int
    at: int
    view: SeatView
    question: Phrase
    heard: Heard
    doer: int


def film(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int) -> Film:
    """The match as this seat, or PUBLIC, saw it."""
    frames: list[Frame] = []
    before: dict[str, Any] = {}
    for shot in shots(row, seats, log, seat):
        seen = seen_in(shot)
        frames.append(Frame(shot.seq, shot.at, difference(before, seen), shot.heard, shot.doer))
        before = seen
    return Film(seat, tuple(frames))


def seen_in(shot: Shot) -> dict[str, Any]:
    """What stands there at that moment, as JSON has it."""
    seen = {"view": shot.view, "question": shot.question}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return plain


def shots(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int
) -> Iterator[Shot]:
    match, spoken = new_match(row, seats), words(row.game)
    over = row.status == "over"
    shown = told = 0

    def shoot(at: int, doer: int) -> Shot:
        nonlocal shown, told
        # Before the end, not even how much the others answered anew may be counted.
        seq = len(match.log) if over else shown
        view = match.view(seat)
        first = min(told, len(match.events))
        heard = tuple(
            heard_event(spoken, number, event)
            for number, told_event in enumerate(match.events[first:], start=first)
            if (event := told_event.seen_by(seat)) is not None
        )
        shown, told = shown + 1, len(match.events)
        return Shot(seq, at, view, question(spoken, view), Heard(first, heard), doer)

    yield shoot(0, PUBLIC)
    for append in log:
        before = Glimpse.of(match)
        covert = not match.over and match.game.ask(match.state).covert
        for entry in append.entries:
            match.apply(entry)
        doer = append.entries[-1].seat if append.entries else PUBLIC
        after = Glimpse.of(match)
        if after != before:
            public_act = not after.same_but_for_waiting(before)
            # Who answered is plain from who is no longer waited for, but for a window, where
            # nobody may know who was the last; when, only afterwards.
            plain = over or (public_act and not covert)
            yield shoot(append.entries[-1].at if over else 0, doer if plain else PUBLIC)


def match_record(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> Record:
    match = new_match(row, seats)
    for append in log:
        for entry in append.entries:
            match.apply(entry)
    return record(match)


def proof(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> Proof:
    """The house's own check of a finished match, as anybody can make it from the file."""
    entries = sum(len(append.entries) for append in log)
    problem = None
    game: Any = load(row.game)
    try:
        verify(game, match_record(row, seats, log))
    except BadRecord as bad:
        problem = refusal_phrase(bad, None)
    return Proof(row.commitment, row.seed.hex(), problem is None, problem, entries)
