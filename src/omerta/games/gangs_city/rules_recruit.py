"""Gangs City, GC-6.20 to 6.27, 9.10 and 10.14: recruitment at the place being resolved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from omerta.games.gangs_city.choosing import steps_of
from omerta.games.gangs_city.city import where_laid
from omerta.games.gangs_city.content import HEADHUNTER, KINDS, LIEUTENANT, VAMP
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.rules_shootout import has
from omerta.games.gangs_city.state import (
    COMBAT,
    DONE,
    HIRE,
    NONE,
    ONLY_DONE,
    RECRUIT,
    SETTLING,
    GangsCity,
    Laid,
    leave_action,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused


@step
def recruitment(s: GangsCity) -> None:
    """GC-6.21: in falling order of total."""
    if s.location >= PILE_A:
        return
    totals = {seat: total(s, seat) for seat in s.turn_order() if recruiters(s, seat)}
    if not totals:
        return
    s.hirers = sorted(totals, key=lambda seat: rank(s, seat, totals[seat]))
    if s.ears is not None:
        told = [told_recruiters(s, seat, totals[seat]) for seat in s.hirers]
        s.tell("recruiting", "GC-6.21", place=s.location, gangs=told)
    s.do(next_hirer)


def recruiters(s: GangsCity, seat: int) -> list[Laid]:
    """GC-2.5: a settling tile among them recruits nobody."""
    return [each for each in s.at(s.location, seat, RECRUIT) if each.tile != SETTLING]


def total(s: GangsCity, seat: int) -> int:
    """GC-6.20, GC-9.6, GC-9.7: values, and one more each with the chief or the lieutenant there."""
    own = recruiters(s, seat)
    led = any(each.chief for each in own) or has(s, own, LIEUTENANT)
    bonus = s.board.chief if led and not charmed(s, seat) else 0
    return sum([s.board.recruit[s.kind(each.tile)] + bonus for each in own])


def charmed(s: GangsCity, seat: int) -> bool:
    """GC-9.7: does another gang's vamp recruit here?"""
    return any(has(s, recruiters(s, other), VAMP) for other in range(s.players) if other != seat)


def rank(s: GangsCity, seat: int, recruiting: int) -> tuple[int, bool, bool, int]:
    """GC-6.21: the highest total; the owner as it is now; a chief who recruits; turn order."""
    chief = any(each.chief for each in recruiters(s, seat))
    return -recruiting, s.owners[s.location] != seat, not chief, s.turn_order().index(seat)


def told_recruiters(s: GangsCity, seat: int, recruiting: int) -> dict[str, object]:
    own = recruiters(s, seat)
    chief = next((s.kind(each.tile) for each in own if each.chief), -1)
    kinds = [s.kind(each.tile) for each in own]
    return {"seat": seat, "total": recruiting, "kinds": kinds, "chief": chief}


@step
def next_hirer(s: GangsCity) -> None:
    """GC-6.22: each in turn; who can hire nobody has nothing to choose."""
    if not s.hirers:
        return
    seat = s.hirers.pop(0)
    s.do(next_hirer)
    if hiring(s, seat).choices != PASS_ONLY:
        s.ask(HIRE_CHARACTER, (seat,))
    elif s.ears is not None:
        s.tell("cannot_hire", "GC-6.22", seat=seat, place=s.location)


# --- GC-10.14: a hire, step by step ---


class Hiring(NamedTuple):
    """How far it is made: what is to be chosen next, and who comes and goes so far."""

    choices: tuple[int, ...]
    hired: tuple[int, ...] = ()  # tiles
    leaves: tuple[int, ...] = ()  # tiles, one for each hire that needs one


PASS_ONLY = (NONE,)


def hire_options(s: GangsCity, seat: int) -> tuple[int, ...]:
    return hiring(s, seat).choices


def hiring(s: GangsCity, seat: int) -> Hiring:
    """GC-6.22, 6.25, 9.10, 9.17: a character, who leaves for it, and with the headhunter again."""
    steps = [*s.drafts[seat]]
    hired: tuple[int, ...] = ()
    leaves: tuple[int, ...] = ()
    purse = total(s, seat)
    rounds = 2 if has(s, recruiters(s, seat), HEADHUNTER) else 1
    for number in range(rounds):
        full = s.roster_size(seat) + len(hired) - len(leaves) >= s.board.most
        options = affordable(s, purse, hired)
        nobody_to_go = full and not candidates(s, seat, hired, leaves)
        if nobody_to_go:
            options = []
        if number and not options:
            break
        if not steps:
            return Hiring((*options, DONE if number else NONE), hired, leaves)
        chosen = steps.pop(0)
        if chosen == NONE:
            return Hiring(() if steps else ONLY_DONE)
        if chosen == DONE:
            return Hiring((), hired, leaves)
        tile = next(each for each in s.recruits[s.location] if is_hire(s, each, chosen, hired))
        purse -= s.board.cost[s.kind(tile)]
        if full:
            going = candidates(s, seat, hired, leaves)
            if len(going) > 1:
                if not steps:
                    return Hiring(tuple(going), (*hired, tile), leaves)
                leaves = (*leaves, going[steps.pop(0)])
            else:
                leaves = (*leaves, *going.values())
        hired = (*hired, tile)
    return Hiring(() if steps else ONLY_DONE, hired, leaves)


def affordable(s: GangsCity, purse: int, hired: tuple[int, ...]) -> list[int]:
    """GC-6.22: each kind that lies there and costs at most what is left, once."""
    kinds = {s.kind(tile) for tile in s.recruits[s.location] if tile not in hired}
    return [HIRE + kind for kind in sorted(kinds) if s.board.cost[kind] <= purse]


def is_hire(s: GangsCity, tile: int, action: int, hired: Iterable[int]) -> bool:
    return s.kind(tile) == action - HIRE and tile not in hired


def candidates(
    s: GangsCity, seat: int, hired: tuple[int, ...], leaves: tuple[int, ...]
) -> dict[int, int]:
    """GC-6.25, 9.17: who may be marked as leaving, by action; those alike in one place once."""
    placed = {each.tile: LOCATION_OF[each.spot] for each in s.laid[seat]}
    # Of those alike at one place, one who fights: it may fall, and nothing goes back then (Q13).
    fights = {each.tile for each in s.laid[seat] if each.action == COMBAT}
    found: dict[int, int] = {}
    for tile in sorted((*s.rosters[seat], *hired), key=lambda tile: tile not in fights):
        if tile not in s.leaving[seat] and tile not in leaves:
            found.setdefault(leave_action(s.kind(tile), placed.get(tile)), tile)
    return found


def hired(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    s.drafts[seat] = steps
    made = hiring(s, seat)
    s.drafts[seat] = ()
    if not made.hired:
        if s.ears is not None:
            s.tell("passes", "GC-6.22", seat=seat, place=s.location)
        return
    lying = [tile for tile in s.recruits[s.location] if tile not in made.hired]
    s.recruits[s.location] = tuple(lying)
    s.rosters[seat] += made.hired  # GC-6.23
    s.leaving[seat] += made.leaves
    if s.ears is not None:
        s.tell(
            "hires",
            "GC-6.22",
            seat=seat,
            place=s.location,
            kinds=[s.kind(tile) for tile in made.hired],
            leaves=[s.kind(tile) for tile in made.leaves],
            marked=[list(where_laid(s, seat, tile)) for tile in made.leaves],
        )


def dearest(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    """The most expensive affordable one if there is room, else nobody; no second hire."""
    options = affordable(s, total(s, seat), ())
    if s.roster_size(seat) >= s.board.most:
        return steps_of(HIRE_CHARACTER, s, seat, {NONE})
    best = max(options, key=lambda action: s.board.cost[action - HIRE])
    return steps_of(HIRE_CHARACTER, s, seat, {best})


def why_not_hired(s: GangsCity, seat: int, action: int) -> Refused:
    made = hiring(s, seat)
    if HIRE <= action < HIRE + KINDS and HIRE <= made.choices[0] < HIRE + KINDS:
        kind, rule = action - HIRE, "GC-9.10" if made.hired else "GC-6.22"
        lying = [tile for tile in s.recruits[s.location] if tile not in made.hired]
        if all(s.kind(tile) != kind for tile in lying):
            return Refused("refused-not-lying-there", rule)
        left = total(s, seat) - sum([s.board.cost[s.kind(tile)] for tile in made.hired])
        return Refused("refused-too-dear", rule, cost=s.board.cost[kind], total=left)
    return Refused("refused-recruit", "GC-6.22")


HIRE_CHARACTER = Ask[GangsCity](
    name="recruit",
    rule="GC-6.22",
    options=hire_options,
    then=hired,
    default=dearest,
    chain=True,
    final=True,
    see=("GC-6.20", "GC-6.21", "GC-6.23", "GC-6.25", "GC-9.10"),
    why=why_not_hired,
)
