"""Moments of a game, found by playing by chance, and put onto a table of the house.

What a test is about may come up once in a hundred games. So the beginning is played here, and the
table goes on from there: its seed and its log are written down before the house has looked at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, Protocol

import msgspec

from omerta.games import load
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.game import Game
from omerta.kernel.match import Match, SeatInfo
from omerta.lineup import RANDOM, name_at_table
from omerta.server.store import LogRow, SeatRow, Store, TableRow, now
from omerta.server.wire import NoClock
from tests.server.house import Program

MOST_GAMES = 3000
# What the page says of the proof of a match that was laid: the house has not signed it.
NOT_SIGNED = "Half checked"


def asked(question: str, *seats: int) -> Callable[[Match[Any]], bool]:
    """This is asked, and these seats have to answer."""
    return lambda match: match.state.asking == question and {*seats} <= {*match.state.waiting}


def find(
    name: str,
    players: int,
    wanted: Callable[[Match[Any]], bool],
    options: Mapping[str, Any] | None = None,
) -> Match[Any]:
    """A live match by chance, at the first moment that is wanted."""
    for number in range(MOST_GAMES):
        actions = _scouted(name, players, wanted, options, number)
        if actions is not None:
            *_, match = islice(moments(name, players, options, number), actions + 1)
            assert wanted(match)
            return match
    raise AssertionError("no such moment comes up")


@dataclass(frozen=True)
class Scout:
    """A match of which nothing is kept but its state: many times faster to play."""

    game: Game[Any]
    seats: range
    state: Any


def _scouted(
    name: str,
    players: int,
    wanted: Callable[[Any], bool],
    options: Mapping[str, Any] | None,
    number: int,
) -> int | None:
    """After how many actions of this match the wanted moment comes; None if it does not."""
    game, luck = load(name), _luck(number)
    chosen = msgspec.convert(options or {}, game.options_type)
    s = game.begin(players, key_from(f"stage {number}"), chosen, stepped=False)
    scout = Scout(game, range(players), s)
    for actions in count():
        if wanted(scout):
            return actions
        if s.over:
            return None
        seat = s.waiting[0]
        offered = game.options(s, seat)
        game.act(s, seat, offered[luck.below(len(offered))])
    return None


def finished(name: str, players: int, options: Mapping[str, Any] | None = None) -> Match[Any]:
    """A live match that is over."""
    *_, match = moments(name, players, options)
    return match


def moments(
    name: str, players: int, options: Mapping[str, Any] | None = None, number: int = 0
) -> Iterator[Match[Any]]:
    """One match, played by chance, whenever it has gone on: from its beginning to its end."""
    game = load(name)
    luck = _luck(number)
    seats = [SeatInfo(f"Seat {seat}") for seat in range(players)]
    chosen = msgspec.convert(options or {}, game.options_type)
    match = Match(game, seats, key_from(f"stage {number}"), chosen)
    yield match
    while not match.over:
        seat = match.state.waiting[0]
        offered = game.options(match.state, seat)
        match.act(seat, offered[luck.below(len(offered))], at=len(match.log))
        yield match


def _luck(number: int) -> Luck:
    """What the players of a match choose by."""
    return Luck(key_from(f"stage {number}"))


class Sitter(Protocol):
    """Who sits at a table, as the house knows them."""

    @property
    def person(self) -> str: ...
    @property
    def name(self) -> str: ...


def lay(server: Program, match: Match[Any], people: Mapping[int, Sitter], bot: str = RANDOM) -> str:
    """A new table where the match is: with these people on their seats, and bots on all others.
    Random bots take no time to think. Returns the table's path."""
    table = TableRow(
        game=match.game.name,
        rules=match.game.version,
        options=msgspec.to_builtins(match.options),
        title="",
        language="en",
        clock=NoClock(),
        listed=False,
        host=people[min(people)].person,
        seed=match.secret_key(),
        commitment=match.commitment,
    )
    seats = [
        SeatRow(table=table.id, seat=n, kind="person", person=people[n].person, name=people[n].name)
        if n in people
        else SeatRow(table=table.id, seat=n, kind="bot", bot=bot, name=name_at_table(n))
        for n in range(len(match.seats))
    ]
    entries = [LogRow(table.id, number, None, (entry,)) for number, entry in enumerate(match.log)]
    store = Store.open(server.database)
    try:
        with store.write() as facts:
            facts.create_table(table, seats)
            assert facts.start_table(table.id, now())
            if entries:
                facts.append_all(entries)
            if match.over:
                facts.finish_table(table.id, now())
    finally:
        store.close()
    return f"/t/{table.id}"
