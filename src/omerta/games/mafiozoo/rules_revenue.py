"""Mafiozoo, MZ-4, 9 and 10: phase 1, Revenue, with the straw man of two players."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import (
    BOXING_GYM,
    BUILDING_SITE,
    DOCKS,
    FENCE,
    GAMBLING_DEN,
    LAW_OFFICE,
    NIGHT_CLUB,
    RACETRACK,
    SECRET,
)
from omerta.games.mafiozoo.rules_cards import draw_corruption, draw_informant, gather_corruption
from omerta.games.mafiozoo.rules_districts import take_district
from omerta.games.mafiozoo.state import DOCK, REVENUE, Mafiozoo
from omerta.games.mafiozoo.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

THREE = 3  # players: one of them is first twice (MZ-10.1)
# MZ-4.8: row by row, left to right.
REVENUE_PLACES = (
    BOXING_GYM,
    FENCE,
    RACETRACK,
    GAMBLING_DEN,
    BUILDING_SITE,
    NIGHT_CLUB,
    DOCKS,
    LAW_OFFICE,
)


@step
def revenue(s: Mafiozoo) -> None:
    """MZ-4.1 to 4.8, in this order."""
    s.phase = REVENUE
    if s.round > 1:
        s.first = (s.first + 1) % s.players  # MZ-4.1
    if s.listener is not None:
        s.tell(events.Round(s.round, s.rounds, s.first), "MZ-4.1")
    if s.players == THREE and s.round == THREE + 1:  # MZ-10.1
        draw_informant(s, s.first, "MZ-10.1")
    turn_godfather_card(s)
    s.dice.shuffle(s.pile, "corruption")
    if s.colours > s.players:
        straw_man(s)
    for seat in s.turn_order():
        deal(s, seat)
    for seat in reversed(s.turn_order()):
        if s.thugs[seat]:
            for place in reversed(REVENUE_PLACES):
                if s.has_thug(seat, place):
                    s.do(collect, seat, place)


def turn_godfather_card(s: Mafiozoo) -> None:
    card = s.godfather_deck.pop()
    s.godfather_past.append(card)
    s.godfather, money = s.godfather_cards[card]
    for seat in range(s.players):
        s.money[seat] += money  # MZ-4.3
    gather_corruption(s)  # MZ-4.4
    if s.listener is not None:
        s.tell(events.Godfather(s.godfather, money), "MZ-4.2")


def deal(s: Mafiozoo, seat: int) -> None:
    """MZ-4.6; all to one player before the next (MZ-1.14)."""
    dealt = s.pile[-s.board.dealt :][::-1]
    del s.pile[-s.board.dealt :]
    s.hands[seat] = tuple(sorted((*s.hands[seat], *dealt)))
    if s.listener is not None:
        count = len(dealt)
        own = events.Deal(seat, count, tuple(sorted(dealt)))
        s.tell(events.Deal(seat, count), "MZ-4.6", {seat: own})


# --- MZ-9: the straw man ---


def straw_man(s: Mafiozoo) -> None:
    """MZ-9.4 to 9.6: he makes offers where the Godfather is, and where cards say."""
    lay_straw(s, s.godfather, "MZ-9.4")
    turned = targeted = 0
    while targeted < s.board.straw_cards:
        turned += 1
        card = s.pile[-turned]
        if card != SECRET:
            targeted += 1
            lay_straw(s, card, "MZ-9.5")
        elif s.listener is not None:
            s.tell(events.StrawSecret(), "MZ-9.5")
    if turned:  # MZ-9.6: the first one turned up lies lowest when they are put back
        s.pile[-turned:] = s.pile[: -turned - 1 : -1]
    s.dice.shuffle(s.pile, "corruption")


def lay_straw(s: Mafiozoo, character: int, rule: str) -> None:
    straw = s.players
    gems = min(s.board.straw_gems, s.reserve[straw])
    s.reserve[straw] -= gems
    s.gems[character * s.colours + straw] += gems
    if s.listener is not None:
        s.tell(events.StrawMan(character, gems), rule)


# --- MZ-4.7: racket bonuses ---


@step
def collect(s: Mafiozoo, seat: int, place: int) -> None:
    board = s.board
    if place == BOXING_GYM:
        collect_money(s, seat, place, board.boxing_gym_money)
    elif place == RACETRACK:
        collect_money(s, seat, place, board.racetrack_money)
    elif place == FENCE:
        collect_gems(s, seat, place, board.fence_gems)
    elif place == GAMBLING_DEN:
        collect_gems(s, seat, place, board.gambling_den_gems)
    elif place == BUILDING_SITE:  # MZ-4.11
        s.do(take_district, seat)
    elif place == NIGHT_CLUB:
        draw_informant(s, seat, "MZ-4.12")
    elif place == DOCKS:
        s.ask(MIX, (seat,))
    elif place == LAW_OFFICE:
        draw_corruption(s, seat, "MZ-4.14")


def collect_money(s: Mafiozoo, seat: int, place: int, money: int) -> None:
    """MZ-4.9"""
    s.money[seat] += money
    if s.listener is not None:
        s.tell(events.RacketMoney(seat, place, money), "MZ-4.9")


def collect_gems(s: Mafiozoo, seat: int, place: int, gems: int) -> None:
    """MZ-4.10: as many as the Reserve holds (MZ-2.3)."""
    gems = to_slush(s, seat, gems)
    if s.listener is not None:
        s.tell(events.RacketGems(seat, place, gems), "MZ-4.10")


def to_slush(s: Mafiozoo, seat: int, gems: int) -> int:
    """MZ-2.1 to 2.3: gems come from the Reserve, as long as it has any."""
    gems = min(gems, s.reserve[seat])
    s.reserve[seat] -= gems
    s.slush[seat] += gems
    return gems


def mix_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    """MZ-4.13: so many of the items are gems, no more than the Reserve holds."""
    return tuple(range(DOCK, DOCK + min(s.board.docks_items, s.reserve[seat]) + 1))


def mixed(s: Mafiozoo, seat: int, answer: int) -> None:
    gems = to_slush(s, seat, answer - DOCK)
    money = s.board.docks_items - gems
    s.money[seat] += money
    if s.listener is not None:
        s.tell(events.Docks(seat, money, gems), "MZ-4.13")


def all_money(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return (DOCK,)


def why_not_mix(s: Mafiozoo, seat: int, action: int) -> Refused:
    return Refused("refused-mix", "MZ-4.13")


MIX = Ask[Mafiozoo](
    name="mix",
    rule="MZ-4.13",
    options=mix_options,
    then=mixed,
    default=all_money,
    see=("MZ-2.2",),
    why=why_not_mix,
)
