"""The results of an arena: ratings, points, wins; by opponent, by seat, and how fast.

Each pair of seats of different entrants at a table plays for one *point*: it goes to the seat with
the better place, or half to each if they share a place. Equal entrants get half of all points, at
tables of any size.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from omerta.kernel.results import winners
from omerta.lab.bout import Line, step_seconds
from omerta.lab.intervals import Share, clustered_share
from omerta.lab.ratings import Rating, ratings


@dataclass(frozen=True)
class Pace:
    """Seconds per move, where there was a choice."""

    moves: int
    mean: float
    most: float  # 95 % of moves took no longer; to within 12 %
    longest: float


@dataclass(frozen=True)
class Standing:
    """One entrant."""

    bot: str
    entrant: int  # its number in the plan
    rating: Rating
    points: Share
    wins: Share  # of all games of all its seats
    equal: float  # the share of wins if all were equal
    games: int
    scores: tuple[int, ...]  # in order
    failures: int  # how often a program gave no answer


@dataclass(frozen=True)
class Seats:
    """Points by seat at tables of one size."""

    players: int
    all: tuple[Share, ...]
    by_entrant: tuple[tuple[Share, ...], ...]


@dataclass(frozen=True)
class Standings:
    """All results. Entrants are in the order of the plan, except in `ranked`."""

    entrants: tuple[Standing, ...]
    matrix: tuple[tuple[Share | None, ...], ...]  # points of one entrant against another
    by_seat: tuple[Seats, ...]
    by_players: dict[int, tuple[Share, ...]]  # points by entrant
    endings: dict[str, int]  # games that ended in an unusual way, by its name
    games: int
    deals: int

    @property
    def ranked(self) -> list[Standing]:
        return sorted(self.entrants, key=lambda entrant: -entrant.rating.rating)


class Tally:
    """What was won and what could be won, by heading and deal."""

    def __init__(self) -> None:
        self._of: dict[Hashable, dict[int, list[float]]] = defaultdict(dict)

    def add(self, deal: int, won: float, *headings: Hashable) -> None:
        for heading in headings:
            counted = self._of[heading].setdefault(deal, [0.0, 0.0])
            counted[0] += won
            counted[1] += 1

    def maybe(self, *heading: Hashable) -> Share | None:
        return clustered_share([(won, of) for won, of in self._of[heading].values()])

    def share(self, *heading: Hashable) -> Share:
        found = self.maybe(*heading)
        assert found is not None, f"nobody played for {heading}"
        return found


def standings(bots: Sequence[str], lines: Sequence[Line]) -> Standings:
    """Sum up whole deals."""
    deals: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        deals[line.deal].append(line)
    tally, rated = _tally(lines), ratings(list(deals.values()), len(bots))
    sizes, entrants = sorted({line.players for line in lines}), range(len(bots))
    return Standings(
        entrants=tuple(
            _standing(bot, entrant, rated[entrant], tally, lines)
            for entrant, bot in enumerate(bots)
        ),
        matrix=tuple(
            tuple(tally.maybe("against", one, other) for other in entrants) for one in entrants
        ),
        by_seat=tuple(_seats(players, len(bots), tally) for players in sizes),
        by_players={
            players: tuple(tally.share("players", players, entrant) for entrant in entrants)
            for players in sizes
        },
        endings=dict(sorted(Counter(line.ending for line in lines if line.ending).items())),
        games=len(lines),
        deals=len(deals),
    )


def _tally(lines: Sequence[Line]) -> Tally:
    tally = Tally()
    for line in lines:
        players, first = line.players, winners(line.places)
        for seat, entrant in enumerate(line.seating):
            tally.add(line.deal, (seat in first) / len(first), ("wins", entrant))
            for other, point in _points(line, seat):
                tally.add(
                    line.deal,
                    point,
                    ("points", entrant),
                    ("against", entrant, other),
                    ("players", players, entrant),
                    ("seat", players, seat),
                    ("seat", players, seat, entrant),
                )
    return tally


def _points(line: Line, seat: int) -> Iterator[tuple[int, float]]:
    """The points of a seat against the seats of other entrants."""
    place = line.places[seat]
    for other, other_place in zip(line.seating, line.places, strict=True):
        if other != line.seating[seat]:
            yield other, 0.5 if place == other_place else float(place < other_place)


def _standing(
    bot: str, entrant: int, rating: Rating, tally: Tally, lines: Sequence[Line]
) -> Standing:
    own = [line for line in lines if entrant in line.seating]
    seats = [line.players for line in own for sitting in line.seating if sitting == entrant]
    scores = [
        score
        for line in own
        for sitting, score in zip(line.seating, line.scores, strict=True)
        if sitting == entrant
    ]
    return Standing(
        bot=bot,
        entrant=entrant,
        rating=rating,
        points=tally.share("points", entrant),
        wins=tally.share("wins", entrant),
        equal=sum(1 / players for players in seats) / len(seats),
        games=len(own),
        scores=tuple(sorted(scores)),
        failures=sum(line.thoughts[entrant].failures for line in own),
    )


def _seats(players: int, entrants: int, tally: Tally) -> Seats:
    return Seats(
        players,
        tuple(tally.share("seat", players, seat) for seat in range(players)),
        tuple(
            tuple(tally.share("seat", players, seat, entrant) for seat in range(players))
            for entrant in range(entrants)
        ),
    )


def paces(entrants: int, lines: Sequence[Line]) -> list[Pace]:
    """How fast each entrant moved. Only this differs when an arena is repeated."""
    return [
        _pace([line for line in lines if entrant in line.seating], entrant)
        for entrant in range(entrants)
    ]


def _pace(lines: Sequence[Line], entrant: int) -> Pace:
    thoughts = [line.thoughts[entrant] for line in lines]
    moves = sum(thought.moves for thought in thoughts)
    longest = max((thought.longest for thought in thoughts), default=0.0)
    steps = Counter[int]()
    for thought in thoughts:
        steps.update(thought.steps)
    seconds = sum(thought.seconds for thought in thoughts)
    return Pace(moves, seconds / max(1, moves), min(longest, _most(steps, moves)), longest)


def _most(steps: Counter[int], moves: int) -> float:
    """The 95th percentile of the times."""
    counted = 0
    for step in sorted(steps):
        counted += steps[step]
        if counted >= 0.95 * moves:
            return step_seconds(step)
    return 0.0
