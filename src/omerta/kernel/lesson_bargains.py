"""Bargaining in a lesson: a live match, with the lists of offers of stepped play.

At a live table nobody is asked for an offer. In a lesson the learner is: a step may ask for
`make_offer` or `answer_offer`, and its answers are those of the stepped questions of these names
(`stepped_offers.py`). Rivals bargain by the same notations.
"""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.kernel.match import Match
from omerta.kernel.state import Offer, Pledge, S, State
from omerta.kernel.trade import Trade
from omerta.kernel.trees import Path

MAKE, ANSWER = "make_offer", "answer_offer"
BARGAINS = (MAKE, ANSWER)
# In a line: `promise truce 2` adds a truce to the end of round 2 to the offer.
PROMISE = "promise "


def can_bargain(s: State, seat: int, ask: str) -> bool:
    return s.gate and (ask == MAKE or _offer_to(s, seat) is not None)


def as_asked(s: S, seat: int, ask: str) -> S:
    """A copy of the state in which the seat is asked to bargain."""
    asked = s.clone()
    asked.close_question()
    asked.asking, asked.asked, asked.waiting = ask, (seat,), [seat]
    offer = _offer_to(s, seat)
    if offer is not None:
        asked.on_offer = offer.id
    return asked


def bargain(
    match: Match[Any], seat: int, ask: str, path: Path, pledges: tuple[Pledge, ...] = ()
) -> None:
    """Do what the answer says: make an offer, or accept, decline or counter the last one."""
    s, trade = match.state, match.game.trade
    assert trade is not None
    assert trade.read_offer is not None
    if ask == MAKE:
        match.offer(msgspec.structs.replace(trade.read_offer(s, seat, path), pledges=pledges))
        return
    offer = _offer_to(s, seat)
    assert offer is not None
    if path[0] == trade.accept:
        match.accept(seat, offer.id, path[1:])
    elif path[0] == trade.decline:
        match.decline(seat, offer.id)
    else:
        assert trade.read_counter is not None
        match.counter(seat, offer.id, trade.read_counter(s, seat, offer, path), keep=True)


def read(trade: Trade[Any], s: State, seat: int, ask: str, path: Path) -> Offer | None:
    """The offer that an answer makes; None if it makes none."""
    assert trade.read_offer is not None
    if ask == MAKE:
        aside = trade.aside is not None and trade.aside(s.clone(), seat, path)
        return None if aside or path == (trade.no_offer,) else trade.read_offer(s, seat, path)
    offer = _offer_to(s, seat)
    if offer is None or path[0] in (trade.accept, trade.decline):
        return None
    assert trade.read_counter is not None
    return trade.read_counter(s, seat, offer, path)


def same_terms(one: Offer, other: Offer) -> bool:
    """Are both to the same seat, about the same things?"""
    return one.to == other.to and all(
        sorted(mine) == sorted(theirs)
        for mine, theirs in ((one.gives, other.gives), (one.wants, other.wants))
    )


def pledge_of(seat: int, written: str) -> Pledge:
    what, last_round = written.removeprefix(PROMISE).split()
    return Pledge(seat, what, round=int(last_round))


def _offer_to(s: State, seat: int) -> Offer | None:
    """The last offer to this seat that is open."""
    return next((offer for offer in reversed(s.offers) if offer.to == seat), None)
