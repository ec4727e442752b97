"""Mafiozoo, MZ-7 and 11.4: phase 4, Influence. Thugs move into the city."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import ANY, FAVOURS, GODFATHER, PLACE_IDS, PLACES, Board
from omerta.games.mafiozoo.rules_districts import take_district
from omerta.games.mafiozoo.state import DONE, INFLUENCE, KEEP, ONLY_DONE, SPEND, THUG, Mafiozoo
from omerta.games.mafiozoo.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import END, Choices, Listed, confirm, options_of, put


@step
def influence(s: Mafiozoo) -> None:
    """MZ-7.1: all at the same time; who can place nothing is not asked."""
    s.phase = INFLUENCE
    if s.listener is not None:
        s.tell(events.Influence(), "MZ-7.1")
    for seat in reversed(s.turn_order()):
        s.do(keep_one, seat)
    able = tuple([seat for seat in s.turn_order() if open_places(s, seat)])
    if able:
        s.ask(PLACE_THUGS, able)


# --- MZ-7.2 to 7.10, 11.4: thugs ---


def thug_choices(s: Mafiozoo, seat: int, path: tuple[int, ...]) -> Choices:
    """MZ-11.4: a place, then what pays for each of its slots."""
    if not path:
        return confirm([*[THUG + place for place in open_places(s, seat)], DONE])
    if path[0] == DONE:
        return END
    cost, spent = s.board.cost[path[0] - THUG], [action - SPEND for action in path[1:]]
    return put([SPEND + kind for kind in next_kinds(tokens_of(s, seat), cost, spent)])


# A token pays for the second slot, unless the first one has to be asked for.
thug_tree = Listed(thug_choices, dict.fromkeys(range(SPEND, SPEND + FAVOURS), 2))


def tokens_of(s: Mafiozoo, seat: int) -> list[int]:
    """How many favours of each kind a seat has."""
    return s.favours[seat * FAVOURS : (seat + 1) * FAVOURS]


def open_places(s: Mafiozoo, seat: int) -> list[int]:
    """Accessible, without an own thug, and payable."""
    tokens = tokens_of(s, seat)
    if sum(tokens) < 2:  # every place costs two
        return []
    own, cost = s.thugs[seat], s.board.cost
    free = reach(s.board, own) & ~own  # MZ-7.8
    return [place for place in range(PLACES) if free >> place & 1 and can_pay(tokens, cost[place])]


@lru_cache(4096)
def reach(board: Board, own: int) -> int:
    """MZ-7.3: the outer places; MZ-7.4: those a road joins to an own thug's. As bits."""
    found = board.outer
    for place in range(PLACES):
        if own >> place & 1:
            found |= board.roads[place]
    return found


def can_pay(tokens: Sequence[int], cost: tuple[int, int]) -> bool:
    return any(kind_leaves_payable(tokens, kind, cost[1]) for kind in fitting(tokens, cost[0]))


def fitting(tokens: Sequence[int], slot: int) -> list[int]:
    """MZ-7.5, 7.6: the kinds held that pay a slot."""
    if slot == ANY:
        return [kind for kind in range(FAVOURS) if tokens[kind]]
    return [kind for kind in {slot, GODFATHER} if tokens[kind]]


def kind_leaves_payable(tokens: Sequence[int], kind: int, slot: int) -> bool:
    """Once a token of this kind is spent, can the other slot still be paid?"""
    left = [count - (each == kind) for each, count in enumerate(tokens)]
    return bool(fitting(left, slot))


def next_kinds(tokens: Sequence[int], cost: tuple[int, int], spent: Sequence[int]) -> list[int]:
    """The kinds that may pay the next slot once these are spent; none when all is paid."""
    if len(spent) == len(cost):
        return []
    left = list(tokens)
    for kind in spent:
        left[kind] -= 1
    kinds = sorted(fitting(left, cost[len(spent)]))
    if spent:
        return kinds
    return [kind for kind in kinds if kind_leaves_payable(left, kind, cost[1])]


class Payment(NamedTuple):
    """How far a place is paid for."""

    choices: list[int]  # the kinds that may pay the next slot; none when all is paid
    slot: int  # what that slot asks for
    spent: list[int]


def payment(tokens: Sequence[int], cost: tuple[int, int], chosen: Sequence[int]) -> Payment:
    """MZ-11.4: slot after slot, by what was chosen; a single possibility is not asked for."""
    waiting, spent = list(chosen), list[int]()
    while kinds := next_kinds(tokens, cost, spent):
        if len(kinds) > 1 and not waiting:
            return Payment(kinds, cost[len(spent)], spent)
        spent.append(waiting.pop(0) if len(kinds) > 1 else kinds[0])
    return Payment([], cost[1], spent)


def thug_placed(s: Mafiozoo, seat: int, path: tuple[int, ...]) -> None:
    if path[0] == DONE:
        return
    place, first, second = path[0] - THUG, path[1] - SPEND, path[2] - SPEND
    s.favours[seat * FAVOURS + first] -= 1
    s.favours[seat * FAVOURS + second] -= 1
    s.thugs[seat] |= 1 << place
    if s.listener is not None:
        points = s.board.points[place]
        s.tell(events.Thug(seat, place, (first, second), points), "MZ-7.2")
    if open_places(s, seat):  # MZ-7.7
        s.ask_again(PLACE_THUGS, seat)


def no_thug(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return ONLY_DONE


def why_not_thug(s: Mafiozoo, seat: int, action: int) -> Refused:
    draft = s.drafts[seat]
    if draft and SPEND <= action < KEEP:
        return Refused("refused-token-does-not-fit", "MZ-7.6")
    if draft or not THUG <= action < SPEND:
        return Refused("refused-place_thugs", "MZ-7.2")
    place = action - THUG
    name = PLACE_IDS[place]
    if s.has_thug(seat, place):
        return Refused("refused-thug-is-there", "MZ-7.8", place=name)
    if not reach(s.board, s.thugs[seat]) >> place & 1:
        return Refused("refused-not-accessible", "MZ-7.4", place=name)
    return Refused("refused-cannot-pay", "MZ-7.5", place=name)


PLACE_THUGS = Ask[Mafiozoo](
    name="place_thugs",
    rule="MZ-7.2",
    options=options_of(thug_tree),
    then=thug_placed,
    default=no_thug,
    chain=True,
    tree=thug_tree,
    apart=True,  # MZ-7.1: no player's placing affects another's
    see=("MZ-7.3", "MZ-7.4", "MZ-7.5", "MZ-7.6", "MZ-7.7", "MZ-7.10", "MZ-7.11"),
    why=why_not_thug,
)


# --- MZ-7.11, 7.12: one favour is kept ---


@step
def keep_one(s: Mafiozoo, seat: int) -> None:
    kinds = held_kinds(s, seat)
    if len(kinds) > 1:
        s.ask(KEEP_FAVOUR, (seat,))
    elif kinds and s.favours[seat * FAVOURS + kinds[0]] > 1:
        exchange_all_but(s, seat, kinds[0])


def held_kinds(s: Mafiozoo, seat: int) -> list[int]:
    return [kind for kind in range(FAVOURS) if s.favours[seat * FAVOURS + kind]]


def keep_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return tuple([KEEP + kind for kind in held_kinds(s, seat)])


def kept(s: Mafiozoo, seat: int, answer: int) -> None:
    exchange_all_but(s, seat, answer - KEEP)


def exchange_all_but(s: Mafiozoo, seat: int, kind: int) -> None:
    """Every other one for a district token; MZ-7.12: the last one cannot be exchanged."""
    start = seat * FAVOURS
    surplus = sum(s.favours[start : start + FAVOURS]) - 1
    s.favours[start : start + FAVOURS] = [int(each == kind) for each in range(FAVOURS)]
    if s.listener is not None:
        s.tell(events.Keep(seat, kind, surplus), "MZ-7.11")
    for _ in range(surplus):
        s.do(take_district, seat)


def most_useful(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    """The Godfather token, else the kind held most, ties in the order of the kinds."""
    tokens = tokens_of(s, seat)
    kind = GODFATHER if tokens[GODFATHER] else tokens.index(max(tokens))
    return (KEEP + kind,)


def why_not_keep(s: Mafiozoo, seat: int, action: int) -> Refused:
    return Refused("refused-keep_favour", "MZ-7.11")


KEEP_FAVOUR = Ask[Mafiozoo](
    name="keep_favour",
    rule="MZ-7.11",
    options=keep_options,
    then=kept,
    default=most_useful,
    see=("MZ-7.12", "MZ-2.7", "MZ-8.3"),
    why=why_not_keep,
)
