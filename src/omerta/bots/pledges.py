"""What pledges are worth to a bot, in what its game counts in."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

from omerta.bots.tempers import Temper
from omerta.kernel.promises import PAY, SPARE, TRUCE, WORDS
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


def believed(promises: Iterable[Promise], seat: int, temper: Temper) -> float:
    """How far a seat's word counts: all broken ones are known, and a vengeful bot forgets none."""
    broken = sum(each.maker == seat and each.mark == "broken" for each in promises)
    if broken and temper.grudge:
        return 0.0
    return temper.trust * max(0.0, 1 - BROKEN * broken)


def worth(
    offer: Offer, me: int, outlook: Outlook, promises: Iterable[Promise], temper: Temper
) -> float:
    """What the pledges of a bargain add to it for this seat, one of the two. Minus infinity if it
    were to promise words: a bot does not understand them."""
    given = list(promises)
    other = offer.to if offer.maker == me else offer.maker
    total = 0.0
    for pledge in offer.pledges:
        if pledge.by == me:
            total -= _costs(pledge, me, other, outlook)
        else:
            total += believed(given, other, temper) * _brings(pledge, me, outlook)
    return total


def _costs(pledge: Pledge, me: int, other: int, outlook: Outlook) -> float:
    if pledge.what == WORDS:
        return math.inf
    if pledge.what == PAY:
        return outlook.money(pledge.amount)
    spared = pledge.whom if pledge.what == SPARE else other
    return _rounds(pledge, outlook) * outlook.takes(me, spared)


def _brings(pledge: Pledge, me: int, outlook: Outlook) -> float:
    if pledge.what == TRUCE:
        return _rounds(pledge, outlook) * outlook.takes(pledge.by, me)
    return LATER * outlook.money(pledge.amount) if pledge.what == PAY else 0.0


def _rounds(pledge: Pledge, outlook: Outlook) -> int:
    until = pledge.round or outlook.last_round
    return min(AHEAD, max(0, min(until, outlook.last_round) - outlook.round + 1))


def understood(offer: Offer, me: int) -> tuple[Pledge, ...]:
    """The pledges that a bot would take over into its own version of an offer."""
    return tuple([each for each in offer.pledges if each.by != me or each.what != WORDS])
