"""Matches as the store has them."""

from __future__ import annotations

import functools

from omerta.games import load
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import make, quickest
from omerta.server.store import LogRow, SeatRow, TableRow
from omerta.server.table import new_match
from tests.server.test_secrets import rows

Rows = tuple[TableRow, list[SeatRow], list[LogRow]]


@functools.cache
def reel(game: str, players: int = 3, most: int = 240) -> Rows:
    """A match of quick bots, up to so many actions; some are taken back on the way."""
    key = key_from(f"reel {game}")
    row, seats = rows(players, key, game)
    match, log = new_match(row, seats), list[LogRow]()
    bots = [make(quickest(load(game)), load(game), derive(key, seat)) for seat in range(players)]
    while not match.over and len(match.log) < most:
        before = len(match.log)
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(match.game, match.state, seat)), at=before)
        if before % 7 == 0 and match.can_undo(seat):
            match.undo(seat, at=before)
        log.append(LogRow(row.id, len(log), None, tuple(match.log[before:])))
    return row, seats, log
