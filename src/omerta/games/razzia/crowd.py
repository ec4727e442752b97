"""Where the others may go in Razzia, and what a card may bring among them.

Nobody knows the others' hands, so every rival is the same to a bot: a random unseen card, more
likely one that pays. What pays depends on where the rest go; so this is worked out in a few rounds,
each from the one before. It begins with rivals who are drawn to rich bars, and ends near a play
that nobody can easily exploit.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from omerta.games.razzia.content import BAR_OF, IS_POLICE, VALUE_OF, VALUES
from omerta.games.razzia.odds import beats

# Before anything is worked out: a bar without much money still draws someone, and opponents send
# police a little less readily than gamblers.
FLOOR_APPEAL = 5_000
POLICE_APPEAL = 0.8
# So many rounds are worked out; in each, rivals change half of what they do.
ROUNDS = 2
CHANGE = 0.5
# How many times likelier, in powers of e, a card is that brings the mean of all bars. Shared among
# many rivals: the more there are, the less each can count on the others staying where they are.
SHARPNESS, SHARED = 3.0, 9.0

# By value: how likely one rival comes with such a card. Nobody has a card of value 0.
Arrivals = list[float]
NOBODY: Arrivals = [0.0] * (VALUES + 1)
# Cards, or bars, and a number for each.
Pairs = tuple[tuple[int, int], ...]


class Visitors(NamedTuple):
    """At one bar, of one kind: how likely a rival is there, and, by the value of a card of one's
    own, how likely it is there and beaten."""

    come: float
    beaten: tuple[float, ...]


NO_VISITORS = Visitors(0.0, (0.0,) * (VALUES + 1))


class Crowd(NamedTuple):
    rivals: int
    gamblers: Mapping[int, Visitors]  # by bar
    police: Mapping[int, Visitors]


def crowd_of(
    gamblers: Mapping[int, Arrivals], police: Mapping[int, Arrivals], rivals: int, die: int
) -> Crowd:
    wins = _wins(die)

    def visitors(arrivals: Arrivals) -> Visitors:
        return Visitors(sum(arrivals), tuple([sum(map(mul, arrivals, row)) for row in wins]))

    return Crowd(
        rivals,
        {bar: visitors(arrivals) for bar, arrivals in gamblers.items()},
        {bar: visitors(arrivals) for bar, arrivals in police.items()},
    )


def anywhere(money: Mapping[int, int], rivals: int, die: int) -> Crowd:
    """Rivals of whom nothing is known: at every bar alike, two gamblers to one policeman."""
    likely = 1 / (len(money) * VALUES)
    gamblers = [0.0] + [likely * 2 / 3] * VALUES
    police = [0.0] + [likely / 3] * VALUES
    return crowd_of(dict.fromkeys(money, gamblers), dict.fromkeys(money, police), rivals, die)


def imagine(unseen: Counter[int], money: Mapping[int, int], rivals: int, die: int) -> Crowd:
    """Rivals who each hold some of these cards and play what pays."""
    return _imagined(tuple(unseen.items()), tuple(money.items()), rivals, die)


# A search asks again and again: it tries every answer in the same worlds.
@lru_cache(4096)
def _imagined(unseen: Pairs, on_bars: Pairs, rivals: int, die: int) -> Crowd:
    money = dict(on_bars)
    cards = {card: n for card, n in unseen if n > 0 and BAR_OF[card] in money}
    played = _shares({card: n * _appeal(card, money) for card, n in cards.items()})
    mean = sum(money.values()) / len(money) or 1.0
    sharpness = min(SHARPNESS, SHARED / rivals)
    for _ in range(ROUNDS):
        crowd = _crowd(played, rivals, die)
        better = _shares(
            {
                card: n * math.exp(sharpness * brings(card, money, crowd) / mean)
                for card, n in cards.items()
            }
        )
        played = {card: (1 - CHANGE) * played[card] + CHANGE * better[card] for card in cards}
    return _crowd(played, rivals, die)


def _appeal(card: int, money: Mapping[int, int]) -> float:
    return (money[BAR_OF[card]] + FLOOR_APPEAL) * (POLICE_APPEAL if IS_POLICE[card] else 1.0)


def _shares(weights: dict[int, float]) -> dict[int, float]:
    total = sum(weights.values()) or 1.0
    return {card: weight / total for card, weight in weights.items()}


def _crowd(played: Mapping[int, float], rivals: int, die: int) -> Crowd:
    gamblers: dict[int, Arrivals] = {}
    police: dict[int, Arrivals] = {}
    for card, chance in played.items():
        side = police if IS_POLICE[card] else gamblers
        bar = BAR_OF[card]
        if bar not in side:
            side[bar] = [*NOBODY]
        side[bar][VALUE_OF[card]] += chance
    return crowd_of(gamblers, police, rivals, die)


def brings(card: int, money: Mapping[int, int], crowd: Crowd) -> float:
    """What a card may bring, in dollars (RZ-4.2 to 4.4, 5.1): the whole bar, times the chance to
    claim it and to be ahead of everybody else who does."""
    bar, value, rivals = BAR_OF[card], VALUE_OF[card], crowd.rivals
    gamblers = crowd.gamblers.get(bar, NO_VISITORS)
    police = crowd.police.get(bar, NO_VISITORS)
    if IS_POLICE[card]:
        # Each rival stays away, or gambles, or is beaten; but somebody must gamble.
        unbeaten = 1 - police.come + police.beaten[value]
        share = unbeaten**rivals - max(0.0, unbeaten - gamblers.come) ** rivals
    else:
        share = (1 - police.come - gamblers.come + gamblers.beaten[value]) ** rivals
    return money[bar] * share


@lru_cache(100)
def _wins(die: int) -> tuple[tuple[float, ...], ...]:
    """The chance to win a duel, by one's own value and the rival's."""
    return tuple(
        [
            tuple(
                [
                    beats(die, value, other) if value >= other else 1 - beats(die, other, value)
                    for other in range(VALUES + 1)
                ]
            )
            for value in range(VALUES + 1)
        ]
    )
