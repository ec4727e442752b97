"""A match replayed from its log: as a film for one seat, as a file, as a proof.

Until a game is over, a film shows a seat only what it saw itself, at the moments when it could
notice something. Each frame holds only what has changed since the last one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from omerta.games import load, package
from omerta.kernel.differences import difference
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.kernel.match import Said
from omerta.kernel.record import BadRecord, Record, first_of_chain, record, verify
from omerta.kernel.refusal import Refused
from omerta.server.signing import demand_signed
from omerta.server.store import ChatRow, LogRow, SeatRow, TableRow
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
    for shot, after_events in _shots(row, seats, log, seat):
        seen = {"view": shot.view, "question": shot.question}
        if before:
            before["view"] = after_events
        frames.append(Frame(shot.seq, shot.at, difference(before, seen), shot.heard, shot.doer))
        before = seen
    return Film(seat, tuple(frames))


def shots(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int
) -> Iterator[Shot]:
    """All moments of a match, as one seat, or PUBLIC, saw them."""
    return (shot for shot, _ in _shots(row, seats, log, seat))


def _shots(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int
) -> Iterator[tuple[Shot, SeatView]]:
    """Each moment, and the view after its last event, before the next question was opened."""
    match, spoken = new_match(row, seats), package(row.game).words()
    beats, over = package(row.game).beats, row.status == "over"
    shown = told = 0

    def shoot(at: int, doer: int) -> tuple[Shot, SeatView]:
        nonlocal shown, told
        # Before the end, numbers of the log would reveal how often others replaced an answer.
        seq = len(match.log) if over else shown
        views = match.game.seat_views(match.state, (seat,))
        view = views.seats[seat]
        after_events = match.events.shown(seat) or view
        match.events.show(views)
        first = min(told, len(match.events))
        numbers = range(first, len(match.events))
        events = [heard_event(spoken, beats, match.events, n, seat)[0] for n in numbers]
        told_here = Heard(first, tuple(events), match.events.frames(first, seat))
        shown, told = shown + 1, len(match.events)
        return Shot(seq, at, view, question(spoken, view), told_here, doer), after_events

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
            # Everybody can see who answered, except in a window. When they did is shown only after
            # the game.
            plain = over or (public_act and not covert)
            yield shoot(append.entries[-1].at if over else 0, doer if plain else PUBLIC)


def match_record(
    row: TableRow,
    seats: Sequence[SeatRow],
    log: Sequence[LogRow],
    bot_lines: Sequence[ChatRow] = (),
    key: str = "",
) -> Record:
    """`key` is the server's public key, with which the match was signed when it was over."""
    match = new_match(row, seats)
    match.said = [
        Said(line.seat, line.notice, max(0, line.at - (row.began or 0)), line.to)
        for line in bot_lines
        if line.notice is not None
    ]
    for append in log:
        for entry in append.entries:
            match.apply(entry)
    signed = {"key": key, "signature": row.signature} if row.signature and key else {}
    return msgspec.structs.replace(record(match, row.id), **signed)


def proof(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], key: str) -> Proof:
    """The server's own check of a finished match; anybody can repeat it with the file."""
    entries = sum(len(append.entries) for append in log)
    problem = None
    game: Any = load(row.game)
    try:
        _demand_unchanged(row, seats, log)
        rec = match_record(row, seats, log, key=key)
        verify(game, rec)
        if row.signature is not None or any(append.head for append in log):
            demand_signed(rec, key)
    except Refused as bad:
        problem = refusal_phrase(bad, None)
    signed = problem is None and row.signature is not None
    return Proof(row.commitment, row.seed.hex(), problem is None, problem, entries, signed)


def _demand_unchanged(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
    """Compare the log with the heads that were stored with it. A log from before there were heads
    has none; in one that was begun then, they come later."""
    chain, known = first_of_chain(new_match(row, seats), row.id), False
    for number, append in enumerate(log):
        head = chain.extend(append.entries).hex()
        known = known or append.head is not None
        if append.number != number or (known and append.head != head):
            raise BadRecord("record-changed", number + 1)
