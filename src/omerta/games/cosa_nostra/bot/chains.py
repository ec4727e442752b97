"""Offers as chains of small steps, for stepped play (CN-16.18, 16.19)."""

from __future__ import annotations

from omerta.games.cosa_nostra.bot.sums import paid_by, with_sum
from omerta.games.cosa_nostra.state import (
    AMOUNT,
    BUSINESS,
    CASH_ITEM,
    COUNTER,
    GANGSTER,
    GIVE,
    MARKER_ITEM,
    MOST_AMOUNT,
    PLAYER,
    SEND,
    TEMPLATE,
    WANT,
    WITHOUT,
)
from omerta.games.cosa_nostra.stepped_offers import (
    AMOUNTS,
    CARDS,
    DEMAND,
    GIFT,
    NO_AMOUNT,
    PARTNER_PAYS,
    cards,
)
from omerta.kernel.state import Item, Offer

Path = tuple[int, ...]

# By what each of the two gives besides money: which template says it.
_TEMPLATES = {given: template for template, given in CARDS.items() if any(given)}


def step_for(item: Item) -> int:
    return item[1] + (GANGSTER if item[0] == "gangster" else BUSINESS)


def template_of(offer: Offer) -> int | None:
    """Which template says this; None where none does."""
    mine, theirs = cards(offer.gives), cards(offer.wants)
    if len(mine) > 1 or len(theirs) > 1:
        return None
    if not mine and not theirs:
        return GIFT if paid_by(offer) > 0 else DEMAND
    return _TEMPLATES.get((mine[0][0] if mine else "", theirs[0][0] if theirs else ""))


def sayable(offer: Offer) -> Offer | None:
    """The nearest offer that a template can say."""
    template = template_of(offer)
    if template is None:
        return None
    sign = -1 if template in PARTNER_PAYS else 1
    pays = paid_by(offer) * sign
    if pays < 0 or (pays and template in NO_AMOUNT):
        return None
    amount = max([amount for amount in AMOUNTS if amount <= pays])
    return with_sum(offer, amount * sign)


def template_path(offer: Offer) -> Path:
    template = template_of(offer)
    assert template is not None
    steps = [step_for(item) for item in (*cards(offer.gives), *cards(offer.wants))]
    return (TEMPLATE + template, PLAYER + offer.to, *steps, AMOUNT + abs(paid_by(offer)))


def amount_for(answer: Offer, options: Path) -> Path:
    """The sum of a counter-offer, of those there are: rather more to get, rather less to pay."""
    amounts = [option - AMOUNT for option in options if AMOUNT <= option <= AMOUNT + MOST_AMOUNT]
    pays = paid_by(answer)
    good = [amount for amount in amounts if (amount <= pays if pays >= 0 else amount >= -pays)]
    if not good:
        return ()
    return (AMOUNT + (max(good) if pays >= 0 else min(good)),)


def free_path(offer: Offer) -> Path:
    """CN-16.19: thing by thing."""
    return (PLAYER + offer.to, *_added(GIVE, offer.gives), *_added(WANT, offer.wants), SEND)


def counter_path(offer: Offer, answer: Offer) -> Path:
    """From the offer with its sides exchanged; what is taken out goes first."""
    steps: Path = (COUNTER,)
    for side, before, after in (
        (GIVE, offer.wants, answer.gives),
        (WANT, offer.gives, answer.wants),
    ):
        for item in before:
            if item not in after:
                steps += (WITHOUT, side, *_thing(item))
    for side, before, after in (
        (GIVE, offer.wants, answer.gives),
        (WANT, offer.gives, answer.wants),
    ):
        steps += _added(side, tuple([item for item in after if item not in before]))
    return (*steps, SEND)


def _added(side: int, items: tuple[Item, ...]) -> Path:
    steps: Path = ()
    for item in items:
        steps += (side, *_thing(item))
    return steps


def _thing(item: Item) -> Path:
    if item[0] == "cash":
        return CASH_ITEM, AMOUNT + item[1]
    if item[0] == "marker":
        return MARKER_ITEM, BUSINESS + item[1]
    return (step_for(item),)
