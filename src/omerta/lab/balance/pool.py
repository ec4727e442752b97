"""The figures of many games together, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import msgspec

from omerta.games.figures import LEAD, LENGTH, MEAN, WINS, Figure, row_key
from omerta.lab.balance.plan import LENGTHS, ODD, Plan, Table, tables
from omerta.lab.balance.table import Line, line_key, play_table
from omerta.lab.hands import Hands, one_by_one
from omerta.lab.intervals import Share, clustered_share, quantile, ratio_interval
from omerta.lab.ledger import Ledger


def open_ledger(
    plan: Plan, folder: Path, content: msgspec.Struct | None, *, fresh: bool = False
) -> AbstractContextManager[Ledger[Line]]:
    return Ledger(folder, plan.terms(content), Line, line_key, fresh=fresh)


def play(
    plan: Plan,
    players: tuple[int, ...],
    games: int,
    folder: Path,
    content: msgspec.Struct | None = None,
    *,
    with_odd: Sequence[Table] = (),
    hands: Hands = one_by_one,
    fresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Line]:
    """Play the games that are missing: so many for each number of players, and those with the odd
    one. Returns all lines."""
    to_play = [*tables(players, games, content=content), *with_odd]
    with open_ledger(plan, folder, content, fresh=fresh) as ledger:
        jobs = {each.key: each for each in to_play}
        return ledger.complete(jobs, partial(play_table, plan), hands, progress)


class Pool:
    """Measures figures on the lines of one content."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self._usual: dict[int, list[Line]] = {}
        self._odd: dict[int, list[Line]] = {}
        for line in lines:
            played = self._odd if line.odd else self._usual
            played.setdefault(line.players, []).append(line)

    @property
    def players(self) -> list[int]:
        return sorted({*self._usual, *self._odd})

    def games(self, players: int) -> int:
        return len(self._usual.get(players, ()))

    @property
    def odd_games(self) -> int:
        return sum(map(len, self._odd.values()))

    @property
    def odd_players(self) -> list[int]:
        return sorted(self._odd)

    @property
    def seconds(self) -> float:
        """By game."""
        lines = [line for each in (self._usual, self._odd) for own in each.values() for line in own]
        return sum([line.seconds for line in lines]) / max(1, len(lines))

    def measure(self, figure: Figure, row: str, players: int) -> Share | None:
        """A figure at tables of one size; None where it never came up. `row` is "" where the figure
        has none."""
        lines = (self._odd if figure.name == ODD else self._usual).get(players, [])
        if figure.kind == LENGTH:
            return quantile([line.rounds for line in lines], LENGTHS[row]) if lines else None
        key = row_key(figure.name, row) if row else figure.name
        pairs = [line.pairs[key] for line in lines if key in line.pairs]
        if figure.kind in (MEAN, LEAD):
            return ratio_interval(pairs)
        found = clustered_share(pairs)
        return times(found, players) if found and figure.kind == WINS else found

    def measure_all(self, figure: Figure, row: str) -> Share | None:
        """The same at tables of all sizes together, of a figure that has something fair."""
        key = row_key(figure.name, row)
        lines = [line for own in self._usual.values() for line in own if key in line.pairs]
        return ratio_interval(
            [
                (much * line.players if figure.kind == WINS else much, of)
                for line in lines
                for much, of in [line.pairs[key]]
            ]
        )


def times(share: Share, players: int) -> Share:
    """As a multiple of the fair share."""
    return Share(share.share * players, share.low * players, share.high * players)


def rows_of(figure: Figure) -> Sequence[str]:
    return figure.rows or ("",)
