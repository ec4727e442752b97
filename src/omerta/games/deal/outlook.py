"""What would come of an answer in the making, or of an offer, as far as a seat may know.

The rules themselves say it: what may follow is asked of their drafts, what would happen is tried in
a copy of the state (`foresight`), chances are those of `odds`.
"""

from __future__ import annotations

import msgspec

from omerta.games.deal.foresight import after_deal, after_order, after_victory, new_goals
from omerta.games.deal.land import drugs_of
from omerta.games.deal.odds import Matchup, chance_to_win
from omerta.games.deal.rules_action import ORDERS, Draft, Pool
from omerta.games.deal.rules_deal import cards_to_pick, free_cards
from omerta.games.deal.rules_fight import side_of
from omerta.games.deal.rules_resources import Stock, price_at, recruits_cost, sales_bring
from omerta.games.deal.state import (
    ATTACKER,
    COMMIT,
    DRUG,
    END,
    FURTHER,
    NOTHING,
    WEAPON,
    Deal,
    Fight,
    territories,
)
from omerta.games.deal.view import StrikeView, own_view, view_strike, view_strikes
from omerta.kernel.state import Offer
from omerta.kernel.trees import Path


class Coming(msgspec.Struct, frozen=True):
    """Pieces of one kind on a territory that may go to a destination."""

    start: int
    what: int
    left: int  # how many may still be added
    worth: int  # the troop value of each


class End(msgspec.Struct, frozen=True):
    """A destination that may be chosen next."""

    place: int
    hostile: bool
    coming: tuple[Coming, ...]


class Moving(msgspec.Struct, frozen=True):
    """Pieces of one kind that the order sends from one territory to another."""

    start: int
    what: int
    count: int
    to: int
    worth: int  # the troop value of all of them


class Gain(msgspec.Struct, frozen=True):
    """A territory that is gained or given up."""

    place: int
    respect: int
    drugs: int  # that lie there


class Attack(msgspec.Struct, frozen=True):
    """The fight an order begins."""

    place: int
    mine: int  # troop values
    theirs: int
    chance: float  # to win it; an estimate
    strikes: tuple[StrikeView, ...]  # what each card of the own hand would do at first
    respect: int  # what victory brings
    drugs: int


class OrderOutlook(msgspec.Struct, frozen=True):
    to: int  # the destination pieces are added to; −1 for none
    hostile: bool  # is that one hostile?
    coming: tuple[Coming, ...]  # what may still go there
    barred: int  # where the own boss stands that must not attack there (DA-6.12); −1
    ends: tuple[End, ...]  # where else pieces may go
    moves: tuple[Moving, ...]
    attack: Attack | None = None
    taken: tuple[Gain, ...] = ()  # entered without a fight
    left: tuple[Gain, ...] = ()  # given up
    respect: int = 0  # how it changes if all goes well
    goals: tuple[int, ...] = ()  # own objectives that could be claimed then


class ResourcesOutlook(msgspec.Struct, frozen=True):
    earned: int  # by the sales, in half millions
    prices: tuple[tuple[int, int], ...]  # by territory: what the next drug sold there pays
    idle: int  # pieces that could still be produced


class RecruitsOutlook(msgspec.Struct, frozen=True):
    cost: int  # in half millions
    left: int  # money that is left
    most_lieutenants: int  # the limit, if it is reached already; else 0


class Outlook(msgspec.Struct, frozen=True):
    """What would come of an answer that begins with a path; by what is asked."""

    order: OrderOutlook | None = None
    resources: ResourcesOutlook | None = None
    recruits: RecruitsOutlook | None = None
    strike: StrikeView | None = None


class OfferOutlook(msgspec.Struct, frozen=True):
    """What an offer would change for its maker or its taker."""

    lacks: bool  # the taker has not the cards it asks for
    picks: int  # how many cards the taker chooses to give
    free: tuple[int, ...]  # the cards to choose from
    money: int  # afterwards
    drugs: int
    goals: tuple[int, ...]  # own objectives that could be claimed then


def outlook(s: Deal, seat: int, path: Path) -> Outlook | None:
    match s.asking:
        case "order":
            return Outlook(order=order_outlook(s, seat, path))
        case "resources":
            return Outlook(resources=resources_outlook(s, seat, pieces_of(path)))
        case "recruit":
            return Outlook(recruits=recruits_outlook(s, seat, pieces_of(path)))
        case "weapons" if path:
            return Outlook(strike=view_strike(s, side_of(s, seat), path[-1] - WEAPON))
    return None


def pieces_of(path: Path) -> Path:
    """A draft without the answer that ends it."""
    return path[:-1] if path and path[-1] in (COMMIT, END) else path


# --- orders ---


def order_outlook(s: Deal, seat: int, path: Path) -> OrderOutlook:
    order = ORDERS.along(s, seat, pieces_of(path))
    adding = order.last not in (NOTHING, FURTHER)
    shown = OrderOutlook(
        to=order.to if adding else NOTHING,
        hostile=adding and is_hostile(order, order.to),
        coming=coming(order, order.pool) if adding else (),
        barred=barred_boss(order) if adding else NOTHING,
        ends=next_ends(order) if not adding or order.complete() else (),
        moves=tuple([moving(order, *each) for each in order.moves]),
    )
    return with_consequences(s, order, shown) if order.moves else shown


def is_hostile(order: Draft, place: int) -> bool:
    return bool(order.foes >> place & 1)


def coming(order: Draft, pool: Pool) -> tuple[Coming, ...]:
    return tuple(
        [Coming(start, what, left, worth(order, what)) for (start, what), left in pool.items()]
    )


def moving(order: Draft, start: int, what: int, count: int, to: int) -> Moving:
    return Moving(start, what, count, to, count * worth(order, what))


def worth(order: Draft, what: int) -> int:
    return 0 if what == DRUG else order.value_of(what)


def next_ends(order: Draft) -> tuple[End, ...]:
    return tuple(
        [
            End(place, is_hostile(order, place), coming(order, order.origins(place)))
            for place in order.destinations()
        ]
    )


def barred_boss(order: Draft) -> int:
    barred = order.boss_beside(order.to) and order.boss_barred(order.to)
    return order.s.bosses[order.seat] if barred else NOTHING


def with_consequences(s: Deal, order: Draft, shown: OrderOutlook) -> OrderOutlook:
    """With what all that moves would bring, if the fight it begins is won."""
    seat = order.seat
    marched = after_order(s, order)
    fight = marched.fight
    final = marched if fight is None else after_victory(marched, ATTACKER, unscathed=False)
    return msgspec.structs.replace(
        shown,
        attack=None if fight is None else attack(marched, fight),
        taken=gains(s, marched.land[seat] & ~s.land[seat]),
        left=gains(marched, s.land[seat] & ~marched.land[seat]),
        respect=final.respect(seat) - s.respect(seat),
        goals=new_goals(s, final, seat),
    )


def gains(s: Deal, places: int) -> tuple[Gain, ...]:
    return tuple(
        [Gain(place, s.board.respect[place], s.drugs[place]) for place in territories(places)]
    )


def attack(s: Deal, fight: Fight) -> Attack:
    """Of a fight that has just begun."""
    place, seat = fight.place, fight.attacker
    mine, theirs = fight.start
    matchup = Matchup(place, seat, fight.defender, mine, theirs, fight.boss)
    chance = chance_to_win(own_view(s, seat), s.board, matchup)
    return Attack(
        place=place,
        mine=mine,
        theirs=theirs,
        chance=chance,
        strikes=view_strikes(s, seat),
        respect=s.board.respect[place],
        drugs=s.drugs[place],
    )


# --- resources and recruits ---


def resources_outlook(s: Deal, seat: int, path: Path) -> ResourcesOutlook:
    stock = Stock(s, seat, path)
    open_ = territories(s.land[seat] & s.board.consos)
    return ResourcesOutlook(
        earned=sales_bring(s, stock.sold),
        prices=tuple(
            [
                (place, price_at(s, place, s.sold[place] + stock.sold.get(place, 0)))
                for place in open_
                if s.drugs[place] > stock.sold.get(place, 0)
            ]
        ),
        idle=sum(s.to_produce) - sum(stock.made.values()),
    )


def recruits_outlook(s: Deal, seat: int, path: Path) -> RecruitsOutlook:
    cost = recruits_cost(s, seat, path)
    full = s.officers[seat] >= s.board.most_lieutenants
    return RecruitsOutlook(cost, s.money[seat] - cost, s.board.most_lieutenants if full else 0)


# --- offers ---


def offer_outlook(s: Deal, seat: int, offer: Offer) -> OfferOutlook:
    free = free_cards(s, seat, offer) if seat == offer.to else []
    world = after_deal(s, offer)
    return OfferOutlook(
        lacks=free is None,
        picks=cards_to_pick(offer) if seat == offer.to else 0,
        free=tuple(free or ()),
        money=world.money[seat],
        drugs=drugs_of(world, seat),
        goals=new_goals(s, world, seat),
    )
