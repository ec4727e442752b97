"""A shoot-out whose fighters lie open: what it comes to, and at whom to shoot (GC-6.7 to 6.17)."""

from __future__ import annotations

from omerta.games.gangs_city.bot.table import Table
from omerta.games.gangs_city.bot.worth import Outlook
from omerta.games.gangs_city.hexes import PILE_A
from omerta.games.gangs_city.rules_shootout import (
    Parties,
    decide,
    is_protected,
    owner_here,
    parties_here,
    settling_here,
    shot_at,
    standing,
    sums,
    total_of,
    value,
)
from omerta.games.gangs_city.state import BIG_CALIBRE, NO_PLACE, NOBODY, NONE, GangsCity

# A gang that has lost somebody is weaker, if only in the last round.
SHOTS_HURT = 0.01


def winner(s: GangsCity, parties: Parties, pinned: int = NO_PLACE) -> int:
    """Who wins what is being resolved, with these fighters; the owner if nobody is left."""
    totals = {seat: total_of(each) for seat, each in sums(s, parties, pinned).items()}
    who = decide(s, parties, totals)[0]
    return owner_here(s) if who == NOBODY else who


def shots_of_others(table: Table) -> list[int]:
    """The tiles that others shoot: each armed gang the strongest it can."""
    s, parties, shots = table.s, parties_here(table.s), []
    for seat in parties:
        if seat == table.me or settling_here(s, seat) != BIG_CALIBRE:
            continue
        targets = [
            (value(s, other, s.kind(each.tile)) + each.chief * s.board.chief, number, each.tile)
            for other, fighters in parties.items()
            if other != seat and not is_protected(s, other)
            for number, each in enumerate(fighters)
        ]
        if targets:
            shots.append(max(targets, key=lambda each: each[:2])[2])
    return shots


def best_shot(outlook: Outlook, options: tuple[int, ...], pins: bool) -> int:
    """Whoever's fall wins the location, or hurts most."""
    table = outlook.table
    s, parties = table.s, parties_here(table.s)
    others = [] if pins else shots_of_others(table)
    worth = outlook.new_place if s.location >= PILE_A else outlook.places[s.location]

    def gain(option: int) -> float:
        gang, tile = (NOBODY, NO_PLACE) if option == NONE else aimed(s, option)
        left = parties if pins else standing(parties, [*others, tile])
        wins = winner(s, left, tile if pins else NO_PLACE)
        value = worth if wins == table.me else 0.0
        if wins not in (NOBODY, table.me):
            value -= outlook.spite[wins] * worth / 2
        if tile != NO_PLACE and not pins:
            value += outlook.spite[gang] * outlook.loss(s.kind(tile)) + SHOTS_HURT
        return value

    return table.judgement.best(options, gain)


def aimed(s: GangsCity, option: int) -> tuple[int, int]:
    """The gang and the tile that an answer to `kill` or `pin` means."""
    gang, fighter = shot_at(s, option)
    return gang, fighter.tile
