"""Deal in words: what a view and an answer in the making say."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.deal.content import Board, drug_price, mask
from omerta.games.deal.land import hostile_land, troops_value
from omerta.games.deal.rules_resources import steady_on
from omerta.games.deal.state import (
    ACTIONS,
    ADD,
    ADDS,
    ATTACKER,
    BOSS,
    DEFENDER,
    DRUG,
    EACH_ADD,
    LIEUTENANT,
    NOBODY,
    NOTHING,
    OFFER,
    OFFERS,
    PLAY,
    PUT_LIEUTENANT,
    SELL,
    SOLDIER,
    TO,
)
from omerta.games.deal.view import DealView, FightView
from omerta.kernel.game import SeatView

# --- what stands there ---


def value_at(table: DealView, board: Board, place: int) -> int:
    """The troop value of whoever controls a territory; of a mob, where nobody does."""
    there = table.territories[place]
    if there.owner == NOBODY:
        return board.mob if board.capital[place] else 0
    boss = table.players[there.owner].clan if there.boss else NOBODY
    return troops_value(board, there.soldiers, there.lieutenants, boss)


def is_hostile(table: DealView, board: Board, place: int, seat: int) -> bool:
    """Would troops of a seat have to fight there?"""
    owners = [each.owner for each in table.territories]
    occupied = mask(n for n, owner in enumerate(owners) if owner != NOBODY)
    own = mask(n for n, owner in enumerate(owners) if owner == seat)
    return bool(hostile_land(board, occupied, own) >> place & 1)


def side_of(fight: FightView, seat: int) -> int | None:
    if seat == fight.attacker:
        return ATTACKER
    return DEFENDER if seat == fight.defender else None


def force_in(table: DealView, seat: int) -> int | None:
    """What a seat's engaged troops are worth; None where it does not fight."""
    fight = table.fight
    side = None if fight is None or fight.over else side_of(fight, seat)
    return None if fight is None or side is None else fight.values[side]


def price_at(table: DealView, board: Board, place: int, sold: int) -> int:
    """What the next drug pays, so many having been sold there."""
    return drug_price(table.prices, sold, steady=steady_on(board, table.crack, place))


# --- answers in the making ---


def draft_of(seen: SeatView) -> tuple[int, ...]:
    return () if seen.prompt is None else seen.prompt.draft


def sold_so_far(seen: SeatView, place: int) -> int:
    """With what is drafted."""
    table: DealView = seen.table
    return table.territories[place].sold + draft_of(seen).count(SELL + place)


def money_left(seen: SeatView, board: Board) -> int:
    """What a draft of recruits leaves."""
    table: DealView = seen.table
    recruits = [step for step in draft_of(seen) if ACTIONS[step].verb in ("soldier", "lieutenant")]
    lieutenants = sum(step >= PUT_LIEUTENANT for step in recruits)
    spent = (len(recruits) - lieutenants) * table.soldier_price
    return table.players[seen.seat].money - spent - lieutenants * board.lieutenant_price


Move = tuple[int, int, int, int]  # from, what, how many, to


class Order(NamedTuple):
    """A move order as far as it is chosen."""

    to: int  # the destination pieces are added to; NOTHING where one is to be chosen
    moves: tuple[Move, ...]


def order_of(seen: SeatView, draft: tuple[int, ...] | None = None) -> Order:
    to, moves = NOTHING, list[Move]()
    for action in draft_of(seen) if draft is None else draft:
        match ACTIONS[action].verb:
            case "to":
                to = action - TO
            case "further":
                to = NOTHING
            case "add":
                start, what, _ = added(action)
                moves.append((start, what, how_many(seen, action, moves), to))
    return Order(to, tuple(moves))


def added(action: int) -> tuple[int, int, bool]:
    """From where, what, and whether all of them."""
    start, how = divmod(action - ADD, EACH_ADD)
    what, many = ADDS[how]
    return start, what, many == "all"


def how_many(seen: SeatView, action: int, moves: list[Move]) -> int:
    """How many pieces a step adds, beside those already in the order."""
    start, what, all_of_them = added(action)
    if not all_of_them:
        return 1
    table: DealView = seen.table
    there = table.territories[start]
    fresh = {
        SOLDIER: there.soldiers - there.tired_soldiers,
        LIEUTENANT: there.lieutenants - there.tired_lieutenants,
        DRUG: there.drugs - there.tired_drugs,
        BOSS: 1,
    }[what]
    return fresh - sum(count for begin, kind, count, _ in moves if (begin, kind) == (start, what))


def worth(table: DealView, board: Board, seat: int, order: Order) -> int:
    """The troop value an order sends to its present destination."""
    values = {SOLDIER: 1, LIEUTENANT: board.lieutenant, DRUG: 0}
    values[BOSS] = board.boss[table.players[seat].clan]
    return sum(count * values[what] for _, what, count, to in order.moves if to == order.to)


def card_played(draft: tuple[int, ...]) -> int | None:
    """The clan event whose targets are being chosen."""
    if not draft or ACTIONS[draft[0]].verb != "play":
        return None
    return draft[0] - PLAY


def offer_kind(draft: tuple[int, ...]) -> str | None:
    """Which kind of offer is being made, where bots and programs are asked for one."""
    if not draft or ACTIONS[draft[0]].verb != "offer":
        return None
    return OFFERS[draft[0] - OFFER]
