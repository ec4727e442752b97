"""Ratings from placings: OpenSkill's Plackett–Luce model, on a scale people know.

1500 is the mean of all entrants. An entrant with 400 points more comes in before the other ten
times out of eleven, whatever the size of the table.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from omerta.kernel.dice import Luck, key_from
from omerta.lab.bout import Line
from omerta.lab.intervals import students

MEAN = 1500.0
# Odds of ten to one.
TENFOLD = 400.0
# How uncertain an entrant's rating is before its first game. While it is uncertain, the model
# exaggerates differences, so it is as small as possible: a few per cent after some hundred games.
FIRST_SIGMA = 120.0
# For the intervals: how often the deals are drawn again, and the most games in all.
REDRAWN = 60
REDRAWN_GAMES = 24_000


@dataclass(frozen=True)
class Rating:
    """The rating of one entrant, and half its 95 % interval."""

    rating: float
    margin: float


def ratings(deals: Sequence[Sequence[Line]], entrants: int) -> list[Rating]:
    """Ratings from all games, in order; intervals by bootstrap over the deals.

    If there are many deals, each sample has only some of them and varies more; the margin is
    corrected for that. It is also corrected for few deals, whose samples vary too little.
    """
    found = _rated([line for deal in deals for line in deal], entrants)
    games = sum(map(len, deals))
    drawn = min(len(deals), math.ceil(REDRAWN_GAMES / REDRAWN / games * len(deals)))
    if len(deals) < 2:
        return [Rating(rating, math.inf) for rating in found]
    luck = Luck(key_from("bootstrap"))
    samples = [
        _rated([line for _ in range(drawn) for line in deals[luck.below(len(deals))]], entrants)
        for _ in range(REDRAWN)
    ]
    wider = students(len(deals) - 1) * math.sqrt(drawn / (len(deals) - 1))
    return [
        Rating(rating, wider * statistics.stdev(sample[entrant] for sample in samples))
        for entrant, rating in enumerate(found)
    ]


def _rated(lines: Sequence[Line], entrants: int) -> list[float]:
    models = {players: _model(players) for players in {line.players for line in lines}}
    rated = [PlackettLuceRating(MEAN, FIRST_SIGMA) for _ in range(entrants)]
    for line in lines:
        after = models[line.players].rate(
            [[rated[entrant]] for entrant in line.seating], ranks=list(map(float, line.places))
        )
        rated = _merged(rated, line.seating, [team[0] for team in after])
    mean = statistics.fmean(rating.mu for rating in rated)
    return [rating.mu - mean + MEAN for rating in rated]


def _model(players: int) -> PlackettLuce:
    """The model. A difference must mean the same at tables of any size, so `beta` depends on it.

    Entrants do not change over time, so there is no `tau`.
    """
    beta = TENFOLD / math.log(10) / math.sqrt(players)
    return PlackettLuce(beta=beta, tau=0, gamma=_undamped)


def _undamped(*_: object) -> float:
    return 1.0


def _merged(
    before: list[PlackettLuceRating],
    seating: Sequence[int],
    after: list[PlackettLuceRating],
) -> list[PlackettLuceRating]:
    """An entrant with several seats is updated for each."""
    mu = [rating.mu for rating in before]
    sigma = [rating.sigma for rating in before]
    for entrant, rating in zip(seating, after, strict=True):
        mu[entrant] += rating.mu - before[entrant].mu
        sigma[entrant] *= rating.sigma / before[entrant].sigma
    return list(map(PlackettLuceRating, mu, sigma))
