"""What pledges are worth to a bot, in what its game counts in."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

from omerta.bots.tempers import Temper
from omerta.kernel.promises import PAY, PEACE, SPARE, spared
from omerta.kernel.state import Offer, Pledge, Promise

# Somebody's word is worth so much less for each one they broke.
BROKEN = 0.5
# Money that comes later may not come at all, even from somebody who means it.
LATER = 0.85
# Nobody plans further ahead than so many rounds.
AHEAD = 3


class Outlook(Protocol):
    """What a game's bot knows of the position."""

    @property
    def round(self) -> int: ...

    @property
    def last_round(self) -> int:
        """The one in which the game ends, about."""
        ...

    def takes(self, attacker: int, victim: int) -> float:
        """What attacks of one seat bring it, and cost the other, in a round."""
        ...

    def money(self, amount: int) -> float: ...

    def means(self, seat: int) -> int:
        """What a seat could pay now."""
        ...


def broken_by(promises: Iterable[Promise], seat: int) -> int:
    """How often a seat broke its word."""
    return sum(each.maker == seat and each.mark == "broken" for each in promises)


def believed(promises: Iterable[Promise], seat: int, temper: Temper) -> float:
    """How far a seat's word counts: all broken ones are known, and a vengeful bot forgets none."""
    broken = broken_by(promises, seat)
    if broken and temper.grudge:
        return 0.0
    return temper.trust * max(0.0, 1 - BROKEN * broken)


def worth(
    offer: Offer, me: int, outlook: Outlook, promises: Iterable[Promise], temper: Temper
) -> float:
    """What the pledges of a bargain add to it for this seat, one of the two. Minus infinity if it
    were to promise what it does not keep track of."""
    given = list(promises)
    other = offer.to if offer.maker == me else offer.maker
    trust = believed(given, other, temper)
    total = 0.0
    peace: dict[tuple[int, int], int] = {}  # by who keeps it and with whom: for how many rounds
    for pledge in offer.pledges:
        if pledge.what in PEACE:
            against = pledge.whom if pledge.what == SPARE else (other if pledge.by == me else me)
            both = (pledge.by, against)
            peace[both] = max(peace.get(both, 0), _rounds(pledge.round, outlook))
        else:
            total += -math.inf if pledge.by == me else trust * _paid(pledge, outlook)
    for (by, against), rounds in peace.items():
        more = max(0, rounds - _promised(given, by, against, outlook))
        if by == me:
            total -= more * outlook.takes(me, against)
        elif against == me:
            total += trust * more * outlook.takes(other, me)
    return total


def _paid(pledge: Pledge, outlook: Outlook) -> float:
    """Of money that comes later: nothing if the game is over by then, and never more than there
    is."""
    if pledge.what != PAY or pledge.round > outlook.last_round:
        return 0.0
    return LATER * outlook.money(min(pledge.amount, outlook.means(pledge.by)))


def _promised(given: list[Promise], by: int, against: int, outlook: Outlook) -> int:
    """For how many rounds there is peace already."""
    until = [each.pledge.round for each in given if each.maker == by and spared(each) == against]
    return max([_rounds(each, outlook) for each in until], default=0)


def _rounds(until: int, outlook: Outlook) -> int:
    last = min(until or outlook.last_round, outlook.last_round)
    return min(AHEAD, max(0, last - outlook.round + 1))


def understood(offer: Offer, me: int) -> tuple[Pledge, ...]:
    """The pledges that a bot would take over into its own version of an offer: of its own only
    peace, which it keeps."""
    return tuple([each for each in offer.pledges if each.by != me or each.what in PEACE])
