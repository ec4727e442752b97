"""Moments of a game, found by playing by chance, and put onto a table of the house.

What a test is about may come up once in a hundred games. So the beginning is played here, and the
table goes on from there: its seed and its log are written while the house is closed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from omerta.games import load
from omerta.kernel.dice import Luck, commitment, key_from
from omerta.kernel.match import Match, SeatInfo
from tests.server.house import Program

MOST_GAMES = 3000


def find(
    name: str, players: int, wanted: Callable[[Match[Any]], bool], options: Any = None
) -> Match[Any]:
    """A live match by chance, at the first moment that is wanted."""
    game = load(name)
    for number in range(MOST_GAMES):
        luck = Luck(key_from(f"stage {number}"))
        seats = [SeatInfo(f"Seat {seat}") for seat in range(players)]
        match = Match(game, seats, key_from(f"stage {number}"), options)
        while not match.over:
            if wanted(match):
                return match
            seat = match.state.waiting[0]
            offered = game.options(match.state, seat)
            match.act(seat, offered[luck.below(len(offered))], at=len(match.log))
    raise AssertionError("no such moment comes up")


def put_on(server: Program, table: str, match: Match[Any]) -> None:
    """Let the table be where the match is. All who look must open its page anew."""
    server.kill()
    seed = match.secret_key()
    rows = [
        (table, number, msgspec.json.encode((entry,)).decode())
        for number, entry in enumerate(match.log)
    ]
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    with database:
        database.execute(
            "UPDATE tables SET seed = ?, commitment = ? WHERE id = ?",
            (seed, commitment(seed), table),
        )
        database.execute('DELETE FROM log WHERE "table" = ?', (table,))
        database.executemany(
            'INSERT INTO log ("table", number, entries, written) VALUES (?, ?, ?, 0)', rows
        )
    database.close()
    server.open()
