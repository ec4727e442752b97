"""How a fight may end: chances by the troop values of both sides, and by a hand that is known.

A card nobody knows is drawn from the deck; who has several to choose from often plays the better
of two. Forces above `MOST` count as that much.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from omerta.games.deal.content import ASP, CONTENT, MAR, SEG, SPECIAL

BOARD = CONTENT.board()
DECK = BOARD.weapons
MOST = 30
NO_CLAN = -1  # a mob, or anybody
# How often a clan's unknown card is the better of two.
CHOOSES = 0.6
# So many rounds are looked at card by card; most fights are decided by then.
ROUNDS = 3

Hits = tuple[tuple[int, float], ...]  # damage, and how likely


class Forecast(NamedTuple):
    """For one side: its chance to win, and the troop values left of both, on average."""

    win: float
    left: float
    theirs: float


LOST, WON = 0.0, 1.0


# --- single cards ---


def damage_of(card: int, force: int, clan: int, bonus: int = 0) -> int:
    """DA-7.6 to 7.9: what a card does in the hands of a clan whose troops are worth so much."""
    damage, need = BOARD.damage[card], BOARD.need[card]
    if card >= SPECIAL and card == SPECIAL + clan:
        if clan == SEG:
            need = 1
        elif clan == MAR:
            damage = force
        elif clan != ASP:
            damage += BOARD.special
    return damage + bonus if need <= force else 0


def takes_hostage(card: int, clan: int) -> bool:
    """DA-7.10"""
    return clan == ASP and card == SPECIAL + ASP


def hits_of(counts: Iterable[int], force: int, clan: int, bonus: int, chooses: float) -> Hits:
    """What a card drawn from these does, the better of two `chooses` often."""
    by_damage: dict[int, int] = {}
    for card, count in enumerate(counts):
        if count:
            damage = damage_of(card, force, clan, bonus)
            by_damage[damage] = by_damage.get(damage, 0) + count
    cards = sum(by_damage.values())
    hits, below = [], 0.0
    for damage in sorted(by_damage):
        share = by_damage[damage] / cards
        best = (below + share) ** 2 - below**2
        hits.append((damage, (1 - chooses) * share + chooses * best))
        below += share
    return tuple(hits)


@cache
def usual_hits(force: int, chooses: float) -> Hits:
    return hits_of(DECK, force, NO_CLAN, 0, chooses)


# --- without knowing a card ---


@lru_cache(maxsize=100_000)
def chances(mine: int, theirs: int, mob: bool = False) -> Forecast:
    """Of whoever has `mine`; `mob`: the others draw blindly (DA-8.3)."""
    if mine <= 0:
        return Forecast(LOST, 0.0, float(theirs))
    if theirs <= 0:
        return Forecast(WON, float(mine), 0.0)
    mine, theirs = min(mine, MOST), min(theirs, MOST)
    swing: dict[int, float] = {}
    for dealt, likely in usual_hits(mine, CHOOSES):
        for got, likely_too in usual_hits(theirs, 0.0 if mob else CHOOSES):
            swing[dealt - got] = swing.get(dealt - got, 0.0) + likely * likely_too
    moving = 1 - swing.pop(0, 0.0)  # equal totals change nothing
    win = left = others = 0.0
    for change, likely in swing.items():
        after = chances(mine + min(0, change), theirs - max(0, change), mob)
        win += likely * after.win
        left += likely * after.left
        others += likely * after.theirs
    return Forecast(win / moving, left / moving, others / moving)


# --- with one's own hand ---


@lru_cache(maxsize=20_000)
def forecast(
    hand: tuple[int, ...], mine: int, theirs: int, clan: int, bonus: int = 0, mob: bool = False
) -> Forecast:
    """The own hand is played from the strongest card down, as far as the troops can carry it."""
    mine, theirs = min(mine, MOST), min(theirs, MOST)
    states: dict[tuple[int, int, tuple[int, ...]], float] = {(mine, theirs, hand): 1.0}
    win = left = others = 0.0
    for _ in hand[:ROUNDS]:
        following: dict[tuple[int, int, tuple[int, ...]], float] = {}
        for (ours, foes, cards), likely in states.items():
            card = max(cards, key=lambda each: damage_of(each, ours, clan, bonus))
            rest = without(cards, card)
            dealt = damage_of(card, ours, clan, bonus)
            hostage = dealt and takes_hostage(card, clan)
            for got, likely_too in usual_hits(foes, 0.0 if mob else CHOOSES):
                swing = dealt if hostage else dealt - got
                end = (ours + min(0, swing), foes - max(0, swing), rest)
                share = likely * likely_too
                if end[0] <= 0:
                    others += share * end[1]
                elif end[1] <= 0:
                    win += share
                    left += share * end[0]
                else:
                    following[end] = following.get(end, 0.0) + share
        states = following
    for (ours, foes, _), likely in states.items():
        after = chances(ours, foes, mob)
        win += likely * after.win
        left += likely * after.left
        others += likely * after.theirs
    return Forecast(win, left, others)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# --- hands ---


@lru_cache(maxsize=20_000)
def strength(hand: tuple[int, ...], force: int, clan: int) -> float:
    """What a hand's cards do on average, in the hands of troops of such a value."""
    if not hand:
        return 0.0
    return sum([card_worth(card, force, clan) for card in hand]) / len(hand)


def card_worth(card: int, force: int, clan: int) -> float:
    """A hostage also spares what the other card would have done."""
    damage = damage_of(card, force, clan)
    return damage + 4.0 if takes_hostage(card, clan) else float(damage)


@cache
def usual_strength(force: int) -> float:
    return sum([damage * likely for damage, likely in usual_hits(force, 0.0)])
