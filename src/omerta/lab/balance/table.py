"""Plays one game of the balance lab, and writes the line about it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from omerta import games
from omerta.bots.prospects import Prospects
from omerta.games.figures import Pair, Watcher, above_mean, row_key
from omerta.kernel.drivers import play_stepped
from omerta.kernel.events import Event
from omerta.kernel.game import Game
from omerta.kernel.happenings import Trade
from omerta.kernel.results import winners
from omerta.lab.balance.plan import LEADER, ODD, SEAT, SEAT_LEAD, SHARED, TRADES, Plan, Table


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played: its length and its pairs (`games/figures.py`)."""

    players: int
    number: int
    rounds: int
    pairs: dict[str, Pair]
    seconds: float  # of a core
    odd: bool = False
    mark: str = ""

    @property
    def key(self) -> tuple[str, bool, int, int]:
        return (self.mark, self.odd, self.players, self.number)


def line_key(line: Line) -> tuple[str, bool, int, int]:
    return line.key


def play_table(plan: Plan, table: Table) -> Line:
    package = games.package(plan.game)
    game, started = package.game, time.thread_time()
    watching = _Watching(
        game, package.prospects, package.figures.watch() if package.figures else Watcher()
    )
    key = plan.key(table.players, table.number)
    s = game.begin(table.players, key, plan.options, table.content, listener=watching)

    def watch(seat: int, action: int) -> None:
        watching.decide(s, seat, action)

    play_stepped(game, s, plan.seated(table), watch)
    won = shares(game.places(s))
    odd = {ODD: (won[table.odd_seat], 1.0)} if table.odd else {}
    return Line(
        players=table.players,
        number=table.number,
        rounds=watching.rounds(s),
        pairs=watching.pairs(s, won) | odd,
        seconds=round(time.thread_time() - started, 3),
        odd=table.odd,
        mark=table.mark,
    )


def shares(places: Sequence[int]) -> list[float]:
    """What each seat won: 1 alone, a half of a win shared by two."""
    first = winners(places)
    return [(seat in first) / len(first) for seat in range(len(places))]


class _Watching:
    """Counts what every game has, and lets the game's own watcher count the rest."""

    def __init__(self, game: Game[Any], prospects: Prospects[Any], own: Watcher) -> None:
        self._game, self._prospects, self._own = game, prospects, own
        self._trades = 0
        self._stage: int | None = None
        self._leaders: list[list[int]] = []  # at the beginning of each stage

    def hear(self, s: Any, event: Event) -> None:
        self._trades += isinstance(event.public, Trade)
        self._own.hear(s, event)

    def decide(self, s: Any, seat: int, action: int) -> None:
        stage = self._prospects.stage(s)
        if stage != self._stage:
            self._stage = stage
            self._leaders.append(self._leading(s))
        self._own.decide(s, seat, action)

    def _leading(self, s: Any) -> list[int]:
        """By score; among equals, by what the position promises."""
        scores = self._game.scores(s)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return best
        worth = [self._prospects.worth(s, seat) for seat in best]
        return [seat for seat, each in zip(best, worth, strict=True) if each == max(worth)]

    def rounds(self, s: Any) -> int:
        """A game that counts no rounds has stages."""
        return int(getattr(s, "round", 0)) or len(self._leaders)

    def pairs(self, s: Any, won: Sequence[float]) -> dict[str, Pair]:
        leaders = self._leaders[len(self._leaders) // 2]
        pairs: dict[str, Pair] = {
            LEADER: (sum([won[seat] for seat in leaders]) / len(leaders), 1.0),
            SHARED: (float(max(won) < 1), 1.0),
        }
        if self._game.trade is not None:
            pairs[TRADES] = (float(self._trades), float(self.rounds(s)))
        leads = above_mean(self._game.scores(s))
        for place, seat in enumerate(self._own.order(s), start=1):
            pairs[row_key(SEAT, str(place))] = (won[seat], 1.0)
            pairs[row_key(SEAT_LEAD, str(place))] = (leads[seat], 1.0)
        return pairs | self._own.count(s, won)
