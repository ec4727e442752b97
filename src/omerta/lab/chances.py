"""Who was going to win? Each seat's chance at moments of a match, from what all could see then.

At each moment everything hidden from a spectator is dealt again, many times. Quick bots play each
of these worlds on for a while, and the game's prospects judge where that leads. So an estimate
reveals nothing of anybody's hand, and two moments that look the same to a spectator have the same
chances. Every estimate comes with its error, and a moment is said to have turned the game only if
chances moved by more than that.

A `Course` plans the work. It begins with a glance: how prospects judge each moment before anybody
plays on. Then come a few worlds for each chapter of the match, more where the error is large, and
moments inside the chapters in which the game turned. The same match always leads to the same
course.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Generic

from omerta.bots.playable import Playable
from omerta.bots.playing_on import Shares, chances_in
from omerta.kernel.dice import derive, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.record import Record, replay
from omerta.kernel.state import S

# More chapters than this do not make a graph clearer.
MOST_CHAPTERS = 24
# Moments inside each chapter, to find out when in it the game turned.
INSIDE = 7
# Worlds for each moment: at first, at a time, and at most.
FIRST, MORE, MOST = 4, 8, 256
# Half of this is the standard error that is fine enough, so that 19 of 20 chances are within it.
MARGIN = 0.05
# Standard errors by which a chance must move, and by how much at least, to have turned the game.
CERTAIN, LEAST = 2.0, 0.05
# So many turns are told. A part of a chapter is told instead of the whole, if so much of what the
# chapter moved was moved there.
TURNS = 3
BULK = 0.6
# By how much a world is usually off; the first few worlds alone do not show it.
USUAL_ERROR = 0.2
# A glance counts for half a world. It looks at a few deals, and is usually off by so much.
GLANCE, GLANCES, GLANCE_ERROR = 0.5, 3, 0.1


@dataclass(frozen=True)
class Position(Generic[S]):
    """A moment to estimate: the number of log entries before it, and the state."""

    moment: int
    state: S
    key: bytes  # the seed for its worlds
    chapter: bool  # does a chapter begin here, or the match end?
    glance: Shares
    known: bool  # is the game over?


@dataclass(frozen=True)
class Estimate:
    shares: Shares
    errors: Shares

    @property
    def error(self) -> float:
        return max(self.errors)


@dataclass(frozen=True)
class Tally:
    """Chances in worlds that were played on: by seat, their sums and the sums of their squares."""

    worlds: int
    sums: Shares
    squares: Shares

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.worlds + other.worlds,
            tuple([a + b for a, b in zip(self.sums, other.sums, strict=True)]),
            tuple([a + b for a, b in zip(self.squares, other.squares, strict=True)]),
        )

    def estimate(self, glance: Shares) -> Estimate:
        """The mean, and its standard error. Nothing is certain: the glance counts, too."""
        worlds = self.worlds + GLANCE
        shares = [(a + GLANCE * b) / worlds for a, b in zip(self.sums, glance, strict=True)]
        errors = [self._error(a, b) for a, b in zip(self.sums, self.squares, strict=True)]
        return Estimate(tuple(shares), tuple(errors))

    def _error(self, total: float, squares: float) -> float:
        scatter = max(0.0, squares - total * total / self.worlds)
        variance = (scatter + 2 * USUAL_ERROR**2) / (self.worlds + 1)
        return math.sqrt(variance / self.worlds)


@dataclass(frozen=True)
class Turn:
    """The game turned between these two moments."""

    first: int
    last: int


def positions(played: Playable, rec: Record) -> list[Position[Any]]:
    """The beginning, each new chapter, the end, and moments inside the chapters.

    The same record gives the same chances: the seed is the commitment published before the match.
    """
    game, chapter_of = played.game, played.prospects.chapter_of
    match, key, end = replay(game, rec, upto=0), key_from(rec.commitment), len(rec.log)

    def here(moment: int, chapter: bool) -> Position[Any]:
        s, its_key = match.state.clone(), derive(key, "moment", moment)
        return Position(moment, s, its_key, chapter, _glance(played, s, its_key), match.over)

    chapters = [[here(0, True)]]
    number, question = chapter_of(match.state), match.state.question
    for moment, line in enumerate(rec.log, start=1):
        match.apply(line.entry)
        if moment == end or chapter_of(match.state) != number:
            number, question = chapter_of(match.state), match.state.question
            chapters.append([here(moment, True)])
        elif match.state.question != question:
            question = match.state.question
            chapters[-1].append(here(moment, False))
    return [position for part in _thinned(chapters) for position in part]


def _glance(played: Playable, s: Any, key: bytes) -> Shares:
    """How prospects judge a moment as a spectator sees it."""
    game = played.game
    if game.over(s):
        return tuple(played.prospects.chances(game, s))
    worlds = [game.redealt(s, PUBLIC, derive(key, "glance", n)) for n in range(GLANCES)]
    judged = [played.prospects.chances(game, world) for world in worlds]
    return tuple([sum(each) / GLANCES for each in zip(*judged, strict=True)])


def _thinned(chapters: list[list[Position[Any]]]) -> list[list[Position[Any]]]:
    """At most so many chapters, with the first and the last, and so many moments in each."""
    if len(chapters) > MOST_CHAPTERS:
        kept = {round(n) for n in _spread(len(chapters) - 1, MOST_CHAPTERS)}
        joined: list[list[Position[Any]]] = []
        for number, part in enumerate(chapters):
            if number in kept:
                joined.append(part)
            else:
                joined[-1] += [replace(each, chapter=False) for each in part]
        chapters = joined
    return [
        [first, *[inside[round(n)] for n in _spread(len(inside) - 1, min(INSIDE, len(inside)))]]
        for first, *inside in chapters
    ]


def _spread(last: int, count: int) -> Iterator[float]:
    """So many numbers from 0 to the last, evenly."""
    return (last * n / max(1, count - 1) for n in range(count))


def play_on(
    played: Playable, position: Position[Any], done: int, upto: int, seconds: float = math.inf
) -> Tally:
    """Worlds from a position, as a spectator sees it; the first `done` ones are skipped.

    At least one, and no more when the seconds are over.
    """
    s, late = position.state, time.monotonic() + seconds
    none = (0.0,) * s.players
    tally = Tally(0, none, none)
    for number in range(done, upto):
        key = derive(position.key, number)
        world = played.game.redealt(s, PUBLIC, key)
        shares = chances_in(played, world, key)
        tally += Tally(1, shares, tuple([each * each for each in shares]))
        if time.monotonic() > late:
            break
    return tally


@dataclass
class Course:
    """Chances of a match while they are being worked out."""

    positions: Sequence[Position[Any]]
    tallies: dict[int, Tally] = field(default_factory=dict)  # by moment
    # Inner moments that are worth a look; chapters are from the beginning.
    looked_into: set[int] = field(default_factory=set)
    wanted: tuple[Position[Any], int] | None = None

    def __post_init__(self) -> None:
        self.wanted = self._next()

    @property
    def done(self) -> bool:
        return self.wanted is None

    def learn(self, position: Position[Any], tally: Tally) -> None:
        before = self.tallies.get(position.moment)
        self.tallies[position.moment] = before + tally if before else tally
        self.wanted = self._next()

    def worlds(self, position: Position[Any]) -> int:
        tally = self.tallies.get(position.moment)
        return tally.worlds if tally else 0

    def estimates(self) -> dict[int, Estimate]:
        """By moment, in their order."""
        return {
            each.moment: self._estimate(each)
            for each in self.positions
            if each.chapter or each.moment in self.tallies
        }

    def _estimate(self, position: Position[Any]) -> Estimate:
        tally = self.tallies.get(position.moment)
        if tally is None:
            error = 0.0 if position.known else GLANCE_ERROR
            return Estimate(position.glance, (error,) * len(position.glance))
        return tally.estimate(position.glance)

    @property
    def progress(self) -> float:
        """From 0 to 1: how near the estimates are to being fine enough."""
        if self.done:
            return 1.0
        parts = [self._progress(each) for each in self._open()]
        return min(0.99, sum(parts) / len(parts))

    def turns(self) -> list[Turn]:
        """Where the game turned, in the order of the match; none if no move surely did.

        Nor while chapters are still being played on: which turns are the greatest could change.
        """
        if any(self._progress(each) < 1 for each in self._open() if each.chapter):
            return []
        known = self.estimates()
        sure = [
            (change, Turn(first, last))
            for first, last in pairwise([each.moment for each in self.positions if each.chapter])
            if (change := sure_change(known[first], known[last]))
        ]
        most = sorted(sure, key=lambda each: -each[0])[:TURNS]
        return sorted([self._closest(turn, known) for _, turn in most], key=lambda turn: turn.first)

    # --- the plan ---

    def _next(self) -> tuple[Position[Any], int] | None:
        """What to play on next, and up to how many worlds."""
        open_ones = outside_in(self._open())
        wanted = [each for each in open_ones if self._progress(each) < 1]
        if not wanted:
            found = self._look_into()
            if not found:
                return None
            self.looked_into |= found
            return self._next()
        for each in wanted:
            if self.worlds(each) < FIRST:
                return each, FIRST
        known = self.estimates()
        worst = max(wanted, key=lambda each: known[each.moment].error)
        return worst, min(MOST, self.worlds(worst) + MORE)

    def _open(self) -> list[Position[Any]]:
        return [
            each
            for each in self.positions
            if not each.known and (each.chapter or each.moment in self.looked_into)
        ]

    def _progress(self, position: Position[Any]) -> float:
        """An error falls with the root of the number of worlds."""
        worlds, error = self.worlds(position), self._estimate(position).error
        if worlds < FIRST:
            return 0.0
        return 1.0 if worlds >= MOST else min(1.0, (MARGIN / 2 / error) ** 2)

    def _look_into(self) -> set[int]:
        """The middle of each turn that has not been narrowed down."""
        return {
            inside[len(inside) // 2]
            for turn in self.turns()
            if (inside := self._inside(turn)) and not self._known_inside(turn)
        }

    def _inside(self, turn: Turn) -> list[int]:
        return [each.moment for each in self.positions if turn.first < each.moment < turn.last]

    def _known_inside(self, turn: Turn) -> bool:
        return any(moment in self.looked_into for moment in self._inside(turn))

    def _closest(self, turn: Turn, known: dict[int, Estimate]) -> Turn:
        """The smallest part of a turn in which most of it surely happened."""
        whole = sure_change(known[turn.first], known[turn.last])
        while True:
            inside = [moment for moment in self._inside(turn) if moment in known]
            parts = [Turn(a, b) for a, b in pairwise([turn.first, *inside, turn.last])]
            moved = {part: sure_change(known[part.first], known[part.last]) for part in parts}
            most = max(parts, key=lambda part: moved[part])
            if most == turn or moved[most] < BULK * whole:
                return turn
            turn = most


def sure_change(before: Estimate, after: Estimate) -> float:
    """By how much the chance that surely moved most did; 0 if none surely moved."""
    most = 0.0
    for seat, share in enumerate(before.shares):
        change = abs(after.shares[seat] - share)
        error = math.hypot(before.errors[seat], after.errors[seat])
        if change >= max(LEAST, CERTAIN * error):
            most = max(most, change)
    return most


def outside_in(found: Sequence[Position[Any]]) -> list[Position[Any]]:
    """Both ends first, then always the middle between two points, so that a graph of few points
    has them where they show most."""
    order, gaps = [*found[-1:], *found[:1]][: len(found)], [(0, len(found) - 1)]
    while gaps:
        first, last = gaps.pop(0)
        if last - first > 1:
            middle = (first + last) // 2
            order.append(found[middle])
            gaps += [(first, middle), (middle, last)]
    return order
