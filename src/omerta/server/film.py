"""A match again from its log: as a film for one pair of eyes, as a file, as a proof.

Until a game is over, a film shows a seat only what it saw itself, at the moments when it could
notice something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from omerta.games import load
from omerta.games.words import words
from omerta.kernel.events import PUBLIC
from omerta.kernel.record import BadRecord, Record, record, verify
from omerta.server.store import LogRow, SeatRow, TableRow
from omerta.server.table import Glimpse, new_match
from omerta.server.telling import heard_event, question, refusal_phrase
from omerta.server.wire import Film, Frame, Heard, Proof


def film(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int) -> Film:
    """The match as this seat, or PUBLIC, saw it."""
    match, spoken = new_match(row, seats), words(row.game)
    over = row.status == "over"
    frames: list[Frame] = []
    told = 0

    def show(at: int, doer: int) -> None:
        nonlocal told
        # Before the end, not even how much the others answered anew may be counted.
        seq = len(match.log) if over else len(frames)
        view = match.view(seat)
        first = min(told, len(match.events))
        frames.append(
            Frame(
                seq=seq,
                at=at,
                view=view,
                question=question(spoken, view),
                heard=Heard(
                    first,
                    tuple(
                        heard_event(spoken, number, event)
                        for number, told_event in enumerate(match.events[first:], start=first)
                        if (event := told_event.seen_by(seat)) is not None
                    ),
                ),
                doer=doer,
            )
        )
        told = len(match.events)

    show(0, PUBLIC)
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
            show(append.entries[-1].at if over else 0, doer if plain else PUBLIC)
    return Film(seat, tuple(frames))


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
