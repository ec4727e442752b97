"""Deal, DA-7.6 to 7.12: what a weapon does, and how a round of a fight is decided.

These are functions of plain values. The rules of fights, the odds, the bots and the outlooks all
call them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from omerta.games.deal.content import ASP, EVENT, KRA, MAR, SEG, SPECIAL, YAN, Board
from omerta.games.deal.state import ATTACKER, DEFENDER, NOBODY, NOTHING

K4, N3, Y4 = (EVENT[name] for name in ("K4", "N3", "Y4"))

NINKYO = "ninkyo"


class Fighter(NamedTuple):
    """One side of a fight: what changes the effect of its weapons."""

    clan: int = NOBODY  # NOBODY for a mob, or for a clan that is not known
    helps: tuple[str, ...] = ()  # what adds to each usable card: NINKYO, "Y4", "K4", "N3"


class Strike(NamedTuple):
    """What a card does: its total, how that comes about, and whether it takes a hostage."""

    total: int
    terms: tuple[tuple[str, int], ...]
    usable: bool
    hostage: bool


class Outcome(NamedTuple):
    """A round. Pairs are the attacker's and the defender's."""

    totals: tuple[int, int]
    damage: tuple[int, int]  # that each side suffers


NO_CARD = Strike(0, (), usable=False, hostage=False)
TOO_HEAVY = Strike(0, (("heavy", 0),), usable=False, hostage=False)


def fighter(
    clan: int, side: int, in_force: int, *, boss_near: bool, inspired: bool = False
) -> Fighter:
    """A clan with all that helps it. `boss_near`: DA-7.12; `inspired`: it played N3 this round."""
    helps = []
    if clan == YAN and side == ATTACKER and boss_near:
        helps.append(NINKYO)
    if clan == YAN and in_force == Y4:
        helps.append("Y4")
    if clan == KRA and in_force == K4 and side == DEFENDER:
        helps.append("K4")
    if inspired:
        helps.append("N3")
    return Fighter(clan, tuple(helps))


def boss_is_near(near: tuple[int, ...], place: int, boss: int, *, engaged: bool) -> bool:
    """DA-7.12: on a territory next to the disputed one, not engaged itself."""
    return not engaged and boss >= 0 and bool(near[place] >> boss & 1)


def needed_force(board: Board, clan: int, card: int) -> int:
    """DA-7.8: the troop value a card needs in the hands of a clan."""
    return 1 if clan == SEG and card == SPECIAL + SEG else board.need[card]


@lru_cache(maxsize=1 << 14)  # bots ask for the same strikes again and again
def strike(board: Board, who: Fighter, force: int, card: int) -> Strike:
    """DA-7.6 to 7.9: special rule, needed troop value, bonuses."""
    if card == NOTHING:
        return NO_CARD
    clan = who.clan
    if needed_force(board, clan, card) > force:
        return TOO_HEAVY
    own = clan != NOBODY and card == SPECIAL + clan
    if own and clan == MAR:
        terms = [("force", force)]
    else:
        terms = [("card", board.damage[card])]
        if own and clan not in (SEG, ASP):
            terms.append(("special", board.special))
    for name in who.helps:
        if name == NINKYO:
            terms.append((name, board.ninkyo))
        elif name != "Y4" or board.need[card] == 1:
            terms.append((name, int(board.number[EVENT[name]])))
    total = sum([worth for _, worth in terms])
    return Strike(total, tuple(terms), usable=True, hostage=own and clan == ASP)


def decide(
    one: Strike,
    other: Strike,
    *,
    deadlock: bool = False,
    unharmed: tuple[bool, bool] = (False, False),
) -> Outcome:
    """DA-7.10, 7.11: the lower total suffers the difference; a hostage stops the other card.

    `deadlock`, DA-7.26: the attacker suffers 1 if totals are equal. `unharmed`: who played Y2.
    """
    attack = 0 if other.hostage else one.total
    defence = 0 if one.hostage else other.total
    to_attacker, to_defender = max(0, defence - attack), max(0, attack - defence)
    if attack == defence and deadlock:
        to_attacker = 1
    damage = (0 if unharmed[ATTACKER] else to_attacker, 0 if unharmed[DEFENDER] else to_defender)
    return Outcome((attack, defence), damage)
