"""What would come of an answer or an offer, as far as the seat may know it.

An offer is tried out on a copy of the state, by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from omerta.games.cosa_nostra.areas import has_monopoly, income, monopoly_counts, purchases
from omerta.games.cosa_nostra.content import HENCHMAN, MACHINE_PISTOL
from omerta.games.cosa_nostra.effects import aimed_at, effect, most_from_reroll
from omerta.games.cosa_nostra.odds import Forecast, forecast
from omerta.games.cosa_nostra.rules_attacks import return_fire_throw
from omerta.games.cosa_nostra.rules_cash import missing
from omerta.games.cosa_nostra.rules_end import laundered_worth
from omerta.games.cosa_nostra.rules_rolling import job_forecast
from omerta.games.cosa_nostra.rules_trade import LIVE_TRADE, after_trade, forbids, grantable, holds
from omerta.games.cosa_nostra.state import (
    AMOUNT,
    ATTACHMENTS,
    BUSINESS,
    CANCEL,
    DIE,
    GANGSTER,
    GO_AHEAD,
    HIS_GANGSTER,
    INFLUENCE,
    JOB,
    KIND,
    NOBODY,
    NONE,
    NOTHING,
    PLANNING,
    PURCHASE,
    REVEAL,
    SHOOT,
    STOP,
    THREATEN,
    Announcement,
    CosaNostra,
)
from omerta.kernel.offers import ANYONE, Bargain
from omerta.kernel.state import Item, Offer, others
from omerta.kernel.trees import Path

# --- answers ---


class Outlook(msgspec.Struct, frozen=True):
    """What would come of an answer that begins like this."""

    gangster: int = NOBODY  # who would do it
    # The throw it leads to; by target, where the difficulty is the strength of the target.
    throw: Forecast | None = None
    targets: dict[int, Forecast] = {}
    purses: dict[int, int] = {}  # by rival: his cash, where the Job could take more
    helped: dict[int, Forecast] = {}  # by own gangster with a Job, were the card played on it
    # Of an amount: the cash left, if all goes well and if not; and what counts at the end.
    cash: tuple[int, int] | None = None
    counts: int = 0
    monopoly: int = NOBODY  # won with what is paid for
    more: int | None = None  # of a die rolled again: what it adds to the gain at best


TURNS = ("turn_to_act", "act")
RESPONSES = ("reveal_robbery", "reveal_trap")
# Cards that are played on one's own gangsters.
HELPERS = (HENCHMAN, MACHINE_PISTOL)


def outlook(s: CosaNostra, seat: int, path: Path) -> Outlook | None:
    if not path:
        return None
    last = path[-1]
    if s.asking in (*TURNS, *RESPONSES) and GANGSTER <= path[0] < BUSINESS:
        gangster = path[0] - GANGSTER
        if s.task[gangster] == PURCHASE and last != CANCEL:
            return Outlook(gangster, monopoly=monopoly_with(s, seat, s.load[gangster]))
        return job_outlook(s, seat, gangster) if s.task[gangster] == JOB else None
    if INFLUENCE <= last < KIND and last - INFLUENCE in HELPERS:
        return helped_outlook(s, seat, ATTACHMENTS[last - INFLUENCE])
    if s.announced is not None and last in (REVEAL, GO_AHEAD, THREATEN):
        return strike_outlook(s, seat, s.announced)
    if s.asking == "return_fire" and last == SHOOT:
        dice, needed = return_fire_throw(s)
        return Outlook(throw=forecast(dice, needed, 0))
    if s.asking == "cop_reroll" and last != STOP:
        doing = s.doing[-1]
        job, numbers = s.job(doing.job), s.board.numbers
        return Outlook(more=most_from_reroll(job, numbers, doing.dice, doing.threshold, last - DIE))
    if s.asking == "launder_amount":
        left = s.cash[seat] - (last - AMOUNT)
        return Outlook(cash=(left, left), counts=laundered_worth(s.board, last - AMOUNT))
    if s.asking == "stake":
        stake = last - AMOUNT
        return Outlook(cash=(s.cash[seat] + stake, s.cash[seat] - stake))
    return None


def job_outlook(s: CosaNostra, seat: int, gangster: int) -> Outlook:
    """A planned Job, carried out by its gangster."""
    job = s.load[gangster]
    throw = job_forecast(s, gangster, job)
    if s.job(job).difficulty or aimed_at(s.job(job)) != "gangster":
        return Outlook(gangster, throw, purses=purses(s, job, others(s.players, seat)))
    rivals = [each for other in others(s.players, seat) for each in s.crews[other]]
    return Outlook(gangster, throw, {each: job_forecast(s, gangster, job, each) for each in rivals})


def purses(s: CosaNostra, job: int, rivals: Iterable[int]) -> dict[int, int]:
    """CN-8.5: nobody loses more than the cash he has."""
    most = effect(s.job(job), s.board.numbers, 2)
    if most.what not in ("steals", "damages"):
        return {}
    return {rival: s.cash[rival] for rival in rivals if s.cash[rival] < most.amount}


def helped_outlook(s: CosaNostra, seat: int, card: int) -> Outlook:
    """CN-11.6, 11.8: what one's planned Jobs would throw, if this card lay on who does them."""
    helped = s.clone()
    for gangster in s.crews[seat]:
        helped.attached[gangster] |= card
    jobs = {each: s.load[each] for each in s.planned_jobs(seat)}
    throws = {each: job_forecast(helped, each, job) for each, job in jobs.items()}
    return Outlook(helped={each: throw for each, throw in throws.items() if throw.odds})


def monopoly_with(s: CosaNostra, seat: int, card: int) -> int:
    """CN-14.1: the monopoly the seat would win with one more active Business; NOBODY if none."""
    for number, kind in enumerate(s.board.monopoly_kinds):
        if card in s.board.cards[kind] and s.monopolies[number] != seat:
            counts = monopoly_counts(s, kind)
            own = counts[seat]
            if has_monopoly(own + 1, sum(counts) - own):
                return number
    return NOBODY


def strike_outlook(s: CosaNostra, seat: int, named: Announcement) -> Outlook | None:
    """CN-8.2: the Job of the gangster that was named, at what was named; for those who know it."""
    job = s.load[named.gangster]
    if not s.known[job] >> seat & 1:
        return None
    target = named.card if named.kind == HIS_GANGSTER else NOTHING
    throw = job_forecast(s, named.gangster, job, target)
    return Outlook(named.gangster, throw, purses=purses(s, job, (named.victim,)))


# --- offers ---

Turn = tuple[int, int]  # before and after


class Standing(msgspec.Struct, frozen=True):
    """What an offer would make of a seat."""

    seat: int
    cash: Turn
    income: Turn
    markers: Turn


class Remark(msgspec.Struct, frozen=True):
    """Something to be said of an offer, with the rule behind it."""

    what: Literal[
        "short-cash",  # somebody has not so much
        "short-markers",  # or not so many markers
        "monopoly-lost",
        "monopoly-won",
        "task",  # gangsters that would have to be given a task
        "purchases",  # planned ones that could no longer be paid
        "possible",  # Jobs for which nothing would be missing any more
        "impossible",
    ]
    rule: str
    seat: int = NOBODY
    amount: int = 0
    cards: tuple[int, ...] = ()


class OfferOutlook(msgspec.Struct, frozen=True):
    """What an offer would come to."""

    seats: tuple[Standing, ...]  # of the two; of one made to anyone, of its maker
    warnings: tuple[Remark, ...]  # what all could see coming
    secrets: tuple[Remark, ...]  # what only the reader knows
    # Of an offer in the making: what may be in it besides all the other things there; cash aside.
    may_give: tuple[Item, ...] = ()
    may_want: tuple[Item, ...] = ()


def offer_outlook(s: CosaNostra, seat: int, offer: Offer) -> OfferOutlook:
    """What an offer would change: one that is open, or one that the seat is making."""
    taker = offer.to if offer.to != ANYONE or offer.maker == seat else seat
    if not NOBODY <= taker < s.players or taker == offer.maker:
        return OfferOutlook((), (), ())
    held = what_is_held(s, offer, taker)
    after = tried_out(s, held, taker)
    seats = [each for each in (offer.maker, taker) if each != NOBODY]
    seats.sort(key=lambda each: each != seat)
    concerned = seat in seats
    warnings = [*shortages(s, offer, taker), *monopolies(s, after, seats)]
    if concerned:
        warnings += duties(s, after, seat)
    may_give, may_want = addable(s, held, taker) if offer.maker == seat else ((), ())
    return OfferOutlook(
        tuple([standing(s, after, each) for each in seats]),
        tuple(warnings),
        tuple(jobs(s, after, seat)) if concerned else (),
        may_give,
        may_want,
    )


def what_is_held(s: CosaNostra, offer: Offer, taker: int) -> Offer:
    """The offer without what nobody could give; too large a sum stays, to be seen as such."""

    def there(owner: int, items: tuple[Item, ...]) -> tuple[Item, ...]:
        return tuple([item for item in items if could_move(s, owner, item)])

    return msgspec.structs.replace(
        offer, gives=there(offer.maker, offer.gives), wants=there(taker, offer.wants)
    )


def could_move(s: CosaNostra, owner: int, item: Item) -> bool:
    what, which = item
    if what == "cash":
        return which > 0
    if what not in LIVE_TRADE.kinds:
        return False
    return owner != NOBODY and holds(s, owner, item)


def tried_out(s: CosaNostra, offer: Offer, taker: int) -> CosaNostra:
    """A copy of the state in which the offer was carried out. Of one that has no taker yet, only
    its maker's side counts: any other seat stands for whoever takes it."""
    new = s.clone()
    new.listener = None
    other = taker if taker != NOBODY else (offer.maker + 1) % s.players
    Bargain(LIVE_TRADE, new).move_all(offer, other)
    after_trade(new, offer, other)
    return new


def standing(s: CosaNostra, after: CosaNostra, seat: int) -> Standing:
    return Standing(
        seat,
        (s.cash[seat], after.cash[seat]),
        (income(s, seat), income(after, seat)),
        (s.free_markers(seat), after.free_markers(seat)),
    )


def shortages(s: CosaNostra, offer: Offer, taker: int) -> list[Remark]:
    """Money or markers somebody does not have: it could not be carried out as things are."""
    found = []
    for giver, items in ((offer.maker, offer.gives), (taker, offer.wants)):
        cash = [item for item in items if item[0] == "cash"]
        if giver != NOBODY and not all(holds(s, giver, item) for item in cash):
            found.append(Remark("short-cash", LIVE_TRADE.rule, giver, s.cash[giver]))
    held = what_is_held(s, offer, taker)
    refused = None if taker == NOBODY else forbids(s, held, taker)
    if refused is not None and refused.reason == "trade-no-marker":
        who = refused.params["seat"]
        assert isinstance(who, int)
        found.append(Remark("short-markers", refused.rule, who, s.free_markers(who)))
    return found


def monopolies(s: CosaNostra, after: CosaNostra, seats: list[int]) -> list[Remark]:
    found = []
    for number, (before, now) in enumerate(zip(s.monopolies, after.monopolies, strict=True)):
        if before != now and before in seats:
            found.append(Remark("monopoly-lost", "CN-14.1", before, cards=(number,)))
        if before != now and now in seats:
            found.append(Remark("monopoly-won", "CN-14.1", now, cards=(number,)))
    return found


def duties(s: CosaNostra, after: CosaNostra, seat: int) -> list[Remark]:
    """What it would oblige the reader to, or make impossible."""
    found = []
    come = [each for each in after.crews[seat] if s.boss[each] != seat]
    idle = [each for each in come if after.phase == PLANNING and after.task[each] == NONE]
    found += [Remark("task", "CN-16.12", cards=(each,)) for each in idle]
    planned = purchases(after, seat)
    cost = sum([s.board.cost[card] for card in planned])
    if after.cash[seat] < s.cash[seat] and after.cash[seat] < cost:
        found.append(Remark("purchases", "CN-5.2", amount=cost, cards=tuple(planned)))
    return found


def jobs(s: CosaNostra, after: CosaNostra, seat: int) -> list[Remark]:
    """The reader's Jobs for which nothing would be missing any more, or something would."""
    planned = [s.load[each] for each in s.planned_jobs(seat)]
    known = [*s.hands[seat], *planned]
    lacked = {job: bool(missing(s, seat, job)) for job in known}
    lacks = {job: bool(missing(after, seat, job)) for job in known}
    possible = tuple([job for job in known if lacked[job] and not lacks[job]])
    impossible = tuple([job for job in known if lacks[job] and not lacked[job]])
    found = [Remark("possible", "CN-7.2", cards=possible)] if possible else []
    return found + ([Remark("impossible", "CN-7.2", cards=impossible)] if impossible else [])


def addable(s: CosaNostra, offer: Offer, taker: int) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """What its maker could put into an offer, on both sides."""
    offer = msgspec.structs.replace(offer, gives=cards(offer.gives), wants=cards(offer.wants))
    give = [each for each in things(s, offer.maker, offer.wants) if fits(s, offer, each, True)]
    want: list[Item] = []
    if taker != NOBODY:
        want = [each for each in things(s, taker, offer.gives) if fits(s, offer, each, False)]
    return tuple(give), tuple(want)


def things(s: CosaNostra, owner: int, coming: tuple[Item, ...]) -> list[Item]:
    """All an owner might give; and uses of what comes to belong to it."""
    businesses = s.businesses(owner)
    lets = [card for card in range(len(s.owners)) if grantable(s, owner, card)]
    lets += [card for what, card in coming if what == "business"]
    found: list[Item] = [("marker", card) for card in lets]
    found += [("business", card) for card in businesses]
    return found + [("gangster", gangster) for gangster in s.crews[owner]]


def fits(s: CosaNostra, offer: Offer, item: Item, given: bool) -> bool:
    """Could this be in the offer, in place of what else the same thing is in it?"""

    def rest(items: tuple[Item, ...]) -> tuple[Item, ...]:
        return tuple([each for each in items if not same_thing(each, item)])

    gives, wants = offer.gives, offer.wants
    if given:
        gives = (*rest(gives), item)
    else:
        wants = (*rest(wants), item)
    changed = msgspec.structs.replace(offer, gives=gives, wants=wants)
    return Bargain(LIVE_TRADE, s).possible(changed)


def same_thing(one: Item, other: Item) -> bool:
    """A Business and a use of it are the same thing."""
    return one[1] == other[1] and (one[0] == "gangster") == (other[0] == "gangster")


def cards(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple([item for item in items if item[0] != "cash"])
