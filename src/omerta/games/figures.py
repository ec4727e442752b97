"""What a game counts of itself for the balance lab, game by game.

A figure of one game is a pair of numbers: so much, of so many. Pairs of many games are added up, so
a share or a mean of all games is the one sum divided by the other.

    Figure("clan", WINS, rows=CLAN_IDS, label=by_message("clan-"))

A game names its figures in `GamePackage.figures`. A `Watcher` follows one game and counts them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from omerta.bots.playable import MakeBot
from omerta.kernel.events import Event
from omerta.text import Text

Pair = tuple[float, float]
Kind = Literal["wins", "lead", "mean", "share", "length"]

# Won games, of the games of those who have something; shown as a multiple of the fair share.
WINS: Kind = "wins"
# The score above the table's mean.
LEAD: Kind = "lead"
# So much by game, by round, by winner.
MEAN: Kind = "mean"
# A part of a whole, shown in percent.
SHARE: Kind = "share"
# The rounds of a game. Only the lab itself counts them.
LENGTH: Kind = "length"

FAIR = {WINS: 1.0, LEAD: 0.0}

Label = Callable[[Text, str], str]


def by_message(prefix: str) -> Label:
    """A row is called what the game's own message says."""
    return lambda text, row: text(f"{prefix}{row}")


@dataclass(frozen=True)
class Figure:
    """One figure, or one for each row. Its title is the message `figure-NAME`."""

    name: str
    kind: Kind
    rows: tuple[str, ...] = ()
    # How a row is called; without it by the message `figure-NAME-ROW`.
    label: Label | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(row_key(self.name, row) for row in self.rows) or (self.name,)

    @property
    def fair(self) -> float | None:
        """What would be fair at a table of any size; None where that is no question."""
        return FAIR.get(self.kind)

    def row_label(self, text: Text, row: str) -> str:
        return self.label(text, row) if self.label else text(f"figure-{self.name}-{row}")


def row_key(name: str, row: str) -> str:
    return f"{name}.{row}"


class Watcher:
    """Follows one game from its beginning; each game has a new one."""

    first = 0  # the seat that begins

    def hear(self, s: Any, event: Event) -> None:
        """An event, as `Listener` tells it."""

    def decide(self, s: Any, seat: int, action: int) -> None:
        """A seat is about to answer."""

    def order(self, s: Any) -> Sequence[int]:
        """All seats in the order of play of the first round."""
        return [(self.first + step) % s.players for step in range(s.players)]

    def count(self, s: Any, won: Sequence[float]) -> dict[str, Pair]:
        """The pairs by key when the game is over. `won` is by seat; a shared win is shared."""
        return {}


class Account:
    """What each seat got, by where it came from."""

    def __init__(self, sources: Sequence[str]) -> None:
        self._places = {source: place for place, source in enumerate(sources)}
        self._of: dict[int, list[float]] = {}

    def add(self, seat: int, source: str, amount: float) -> None:
        """The bank is nobody, and has no account."""
        if seat >= 0:
            self.of(seat)[self._places[source]] += amount

    def of(self, seat: int) -> list[float]:
        return self._of.setdefault(seat, [0.0] * len(self._places))

    def by_seat(self, players: int) -> list[list[float]]:
        return [self.of(seat) for seat in range(players)]

    def totals(self) -> dict[str, float]:
        return {
            source: sum([own[place] for own in self._of.values()])
            for source, place in self._places.items()
        }


@dataclass(frozen=True)
class GameFigures:
    listed: tuple[Figure, ...]
    watch: Callable[[], Watcher] = Watcher
    # The options under which a game is measured, where they are not the usual ones.
    options: msgspec.Struct | None = None
    # Who never trades, where `bot` would plan with trades that it is then denied.
    loner: MakeBot | None = None


def of_seats(name: str, row: str, seats: Sequence[int], much: Sequence[float]) -> dict[str, Pair]:
    """What these seats have together of what is given by seat, such as wins; nothing where nobody
    has the row."""
    if not seats:
        return {}
    return {row_key(name, row): (sum([much[seat] for seat in seats]), float(len(seats)))}


def above_mean(scores: Sequence[float]) -> list[float]:
    """By seat: how much more it has than the table on average."""
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def of_winners(
    name: str, rows: Sequence[str], by_seat: Sequence[Sequence[float]], won: Sequence[float]
) -> dict[str, Pair]:
    """What winners have of each row; `by_seat` has a number for each row."""
    return {
        row_key(name, row): (
            sum([share * own[number] for own, share in zip(by_seat, won, strict=True)]),
            1.0,
        )
        for number, row in enumerate(rows)
    }


def parts(name: str, amounts: Mapping[str, float]) -> dict[str, Pair]:
    """What part of the whole each row is."""
    whole = float(sum(amounts.values()))
    return {row_key(name, row): (float(amount), whole) for row, amount in amounts.items()}
