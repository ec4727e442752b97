"""Played again from a moment of a finished match: the same moment, and everything unseen anew.

The new match has the log of the old one up to that moment, and then a redeal from the eyes of who
plays it: what that seat could not see is dealt anew, with new dice. So nobody gains from knowing
how the finished game went on. Bots sit in all other seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.kernel.match import REDEAL, Entry
from omerta.kernel.record import first_of_chain
from omerta.kernel.refusal import Refused
from omerta.lineup import USUAL, name_at_table
from omerta.server.identity import new_seed
from omerta.server.store import LogRow, SeatRow, TableRow, new_id, now
from omerta.server.table import new_match
from omerta.server.wire import NoClock


def table_from(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], seat: int, moment: int
) -> tuple[TableRow, list[SeatRow], LogRow]:
    """The table at which this seat plays on from a moment at which it was asked."""
    before = [entry for append in log for entry in append.entries][:moment]
    match = new_match(row, seats)
    for entry in before:
        match.apply(entry)
    if len(before) < moment or match.over or seat not in match.state.waiting:
        raise Refused("not-asked")
    host = seats[seat].person
    assert host is not None
    table = msgspec.structs.replace(
        row,
        id=new_id(),
        clock=NoClock(),
        listed=False,
        status="playing",
        host=host,
        created=now(),
        began=now(),
        ended=None,
        rematch=None,
        again_of=row.id,
        again_at=moment,
        signature=None,
    )
    redeal = Entry(seat, REDEAL, before[-1].at if before else 0, what=new_seed().hex())
    entries = (*before, redeal)
    its_seats = [_seat(table.id, old, seat) for old in seats]
    chain = first_of_chain(new_match(table, its_seats), table.id)
    head = chain.extend(entries).hex()
    return table, its_seats, LogRow(table.id, 0, None, entries, head=head)


def _seat(table: str, old: SeatRow, mine: int) -> SeatRow:
    if old.seat == mine:
        kept = SeatRow(table=table, seat=mine, kind="person", person=old.person, name=old.name)
    else:
        name = old.name if old.kind == "bot" else name_at_table(old.seat)
        bot = old.bot if old.kind == "bot" else USUAL
        kept = SeatRow(table=table, seat=old.seat, kind="bot", bot=bot, name=name)
    return msgspec.structs.replace(kept, first_name=kept.name, first_kind=kept.kind)
