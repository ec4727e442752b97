"""Gangs City, GC-6.7 to 6.18 and 9.1 to 9.9: the shoot-out at one location.

In the order of GC-9.1: protection, kills, doctor, sniper, strengths, winner, racketeer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import take_back, where_laid
from omerta.games.gangs_city.content import (
    ARMOURED,
    CLEANER,
    DOCTOR,
    LIEUTENANT,
    LONE_WOLF,
    RACKETEER,
    SNIPER,
    TRAFFICS,
    VAMP,
)
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.state import (
    BIG_CALIBRE,
    COMBAT,
    NO_PLACE,
    NOBODY,
    NONE,
    SAVE,
    SETTLING,
    SHOOT,
    TARGET_CHIEF,
    TARGETS,
    TRAFFIC,
    VEST,
    GangsCity,
    Laid,
    Won,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

# --- who fights, and what they count ---


def fighters_at(s: GangsCity, seat: int) -> list[Laid]:
    """GC-2.5: a gang's fighters at the location being resolved."""
    return s.at(s.location, seat, COMBAT)


def owner_here(s: GangsCity) -> int:
    return NOBODY if s.location >= PILE_A else s.owners[s.location]


def value(s: GangsCity, seat: int, kind: int) -> int:
    """GC-2.6: defence at an own place, attack anywhere else."""
    return s.board.defence[kind] if owner_here(s) == seat else s.board.attack[kind]


def survivors(s: GangsCity, seat: int) -> list[Laid]:
    """GC-6.11, 9.12: those who were not killed here, whether or not they were saved."""
    return [each for each in fighters_at(s, seat) if each.tile not in s.victims]


def has(s: GangsCity, fighters: Sequence[Laid], mercenary: int) -> bool:
    """Is this mercenary among them, and do abilities count?"""
    kinds = s.board.kind
    return s.abilities and mercenary in [kinds[each.tile] for each in fighters]


def fighting_gangs(s: GangsCity) -> list[int]:
    """In turn order."""
    return [seat for seat in s.turn_order() if fighters_at(s, seat)]


def is_protected(s: GangsCity, seat: int) -> bool:
    """GC-6.7, 9.2: a vest here, but not on a pile (GC-6.8), or the armoured."""
    if has(s, fighters_at(s, seat), ARMOURED):
        return True
    return s.location < PILE_A and settling_here(s, seat) == VEST


def settling_here(s: GangsCity, seat: int) -> int | None:
    """A gang's settling tile here, as it counts; GC-6.8: on a pile it can only shoot."""
    for each in s.laid[seat]:
        if each.tile == SETTLING and LOCATION_OF[each.spot] == s.location:
            return BIG_CALIBRE if s.location >= PILE_A else each.action
    return None


# --- GC-6.7 to 6.12: the settling step ---


@step
def shoot_out(s: GangsCity) -> None:
    s.victims, s.pinned, s.loser = [], NO_PLACE, NOBODY
    gangs = fighting_gangs(s)
    if s.ears is not None:
        s.tell(
            "shoot_out",
            "GC-6.4",
            location=s.location,
            owner=owner_here(s),
            gangs=[told_gang(s, seat) for seat in gangs],
        )
    s.plan(doctor, sniper, result)
    armed = [seat for seat in gangs if settling_here(s, seat) == BIG_CALIBRE and targets(s, seat)]
    if armed:
        s.ask(KILL, tuple(armed))


def told_gang(s: GangsCity, seat: int) -> dict[str, Any]:
    """A gang at a shoot-out, as an event tells it."""
    settling = settling_here(s, seat)
    return {
        "seat": seat,
        "kinds": [s.kind(each.tile) for each in fighters_at(s, seat)],
        "chief": chief_kind(s, fighters_at(s, seat)),
        "settling": -1 if settling is None else settling,
        "protected": is_protected(s, seat),
    }


def chief_kind(s: GangsCity, fighters: Sequence[Laid]) -> int:
    """Who of these is the chief; -1 if none is."""
    return next((s.kind(each.tile) for each in fighters if each.chief), -1)


def targets(s: GangsCity, seat: int) -> list[int]:
    """GC-6.9: unprotected enemy fighters that still stand, by gang in turn order."""
    return [
        action
        for other in fighting_gangs(s)
        if other != seat and not is_protected(s, other)
        for action in targets_in(s, other)
    ]


def targets_in(s: GangsCity, gang: int) -> list[int]:
    """Each kind once, in roster order; the chief apart."""
    standing = survivors(s, gang)
    actions = [target(s, gang, each) for each in in_roster_order(s, gang, standing)]
    return list(dict.fromkeys(actions))


def in_roster_order(s: GangsCity, seat: int, tiles: Sequence[Laid]) -> list[Laid]:
    """Of those alike the ones who stay come before those who leave: they are worth more."""
    roster, leaving = s.rosters[seat], s.leaving[seat]
    return sorted(tiles, key=lambda each: (each.tile in leaving, roster.index(each.tile)))


def target(s: GangsCity, gang: int, fighter: Laid) -> int:
    """The action that shoots at this one."""
    return SHOOT + gang * TARGETS + (TARGET_CHIEF if fighter.chief else s.kind(fighter.tile))


def shot_at(s: GangsCity, action: int) -> tuple[int, Laid]:
    """Whom an action aims at: of those alike, one who is not shot already, if there is one."""
    gang = (action - SHOOT) // TARGETS
    alike = [each for each in fighters_at(s, gang) if target(s, gang, each) == action]
    standing = [each for each in alike if each.tile not in s.victims]
    return gang, in_roster_order(s, gang, standing or alike)[0]


def kill_choices(s: GangsCity, seat: int) -> list[int]:
    return [*targets(s, seat), NONE]


def kills_shown(s: GangsCity, answers: Sequence[tuple[int, ...]]) -> None:
    """GC-6.10: all at once; two on one victim kill one character. Of several alike two shots hit
    two: nobody aims twice where once will do."""
    shots: list[dict[str, Any]] = []
    for seat in s.asked:
        action = answers[seat][0]
        if action == NONE:
            shots.append({"seat": seat, "gang": NOBODY, "kind": -1, "chief": False})
            continue
        gang, victim = shot_at(s, action)
        if victim.tile not in s.victims:
            s.victims.append(victim.tile)
        shots.append(
            {"seat": seat, "gang": gang, "kind": s.kind(victim.tile), "chief": victim.chief}
        )
    if s.ears is not None:
        s.tell("kills", "GC-6.10", location=s.location, shots=shots)


def strongest_target(s: GangsCity, seat: int, ask: Ask[GangsCity]) -> tuple[int, ...]:
    """The highest value with the bonus; ties: the chief, turn order, cost, roster order."""

    def worth(action: int) -> tuple[int, bool, int, int]:
        gang, fighter = shot_at(s, action)
        kind = s.kind(fighter.tile)
        bonus = s.board.chief * any(each.chief for each in survivors(s, gang))
        place = s.turn_order().index(gang)
        return value(s, gang, kind) + bonus, fighter.chief, -place, s.board.cost[kind]

    return steps_of(ask, s, seat, {max(targets(s, seat), key=worth)})


def killed_by_default(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return strongest_target(s, seat, KILL)


def why_not_shot(s: GangsCity, seat: int, action: int) -> Refused:
    rule = "GC-6.9" if s.asking == "kill" else "GC-9.4"
    if SHOOT <= action < NONE:
        gang = (action - SHOOT) // TARGETS
        if gang == seat:
            return Refused("refused-own-gang", rule)
        if gang < s.players and fighters_at(s, gang) and is_protected(s, gang):
            return Refused("refused-protected", "GC-6.7", who=gang)
    return Refused("refused-kill", rule)


KILL = Sealed[GangsCity](
    name="kill",
    rule="GC-6.9",
    options=one_of(kill_choices),
    then=kills_shown,
    default=killed_by_default,
    chain=True,
    see=("GC-6.7", "GC-6.8", "GC-6.10", "GC-6.11"),
    why=why_not_shot,
)


# --- GC-9.3, 9.12: the doctor; the others are removed (GC-6.11) ---


@step
def doctor(s: GangsCity) -> None:
    for seat in fighting_gangs(s):
        fallen = [each.tile for each in fighters_at(s, seat) if each.tile in s.victims]
        if fallen and has(s, survivors(s, seat), DOCTOR):
            s.do(bury)
            choices = save_choices(s, seat)
            if len(choices) > 1:
                s.ask(DOCTOR_SAVE, (seat,))
            else:
                save(s, seat, choices[0] - SAVE)
            return
    bury(s)


def save_choices(s: GangsCity, seat: int) -> list[int]:
    """Each kind once, in roster order."""
    return list(dict.fromkeys(SAVE + s.kind(tile) for tile in fallen_of(s, seat)))


def fallen_of(s: GangsCity, seat: int) -> list[int]:
    """In roster order, those who stay before those who leave."""
    fallen = [tile for tile in s.rosters[seat] if tile in s.victims]
    return sorted(fallen, key=lambda tile: tile in s.leaving[seat])


def saved(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    save(s, seat, steps[0] - SAVE)


def save(s: GangsCity, seat: int, kind: int) -> None:
    """GC-9.12: back in hand, but still killed as far as this shoot-out goes."""
    tile = next(each for each in fallen_of(s, seat) if s.kind(each) == kind)
    if s.ears is not None:
        s.tell("saved", "GC-9.3", seat=seat, kind=kind, **told_place(s, seat, tile))
    off_city(s, seat, tile)
    s.victims.remove(tile)


def told_place(s: GangsCity, seat: int, tile: int) -> dict[str, int]:
    """Which of several of a kind a tile is, as an event tells it: where it lies, the how manieth of
    its gang there and of its roster, and of those who leave (-1 if it does not)."""
    leaving = s.leaving[seat]
    spot, rank = where_laid(s, seat, tile)
    return {
        "spot": spot,
        "rank": rank,
        "member": s.rosters[seat].index(tile),
        "leaving": leaving.index(tile) if tile in leaving else -1,
    }


def off_city(s: GangsCity, seat: int, tile: int) -> None:
    take_back(s, seat, next(each for each in s.laid[seat] if each.tile == tile))


@step
def bury(s: GangsCity) -> None:
    """GC-6.11, 2.7: the killed leave the game for good."""
    for seat in range(s.players):
        for tile in fallen_of(s, seat):
            if s.ears is not None:
                told = told_place(s, seat, tile)
                s.tell("killed", "GC-6.11", seat=seat, kind=s.kind(tile), **told)
            off_city(s, seat, tile)
            s.rosters[seat].remove(tile)
            if tile in s.leaving[seat]:
                s.leaving[seat].remove(tile)
            s.removed.append(tile)
    s.victims = []


def dearest_victim(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    best = max(save_choices(s, seat), key=lambda action: s.board.cost[action - SAVE])
    return steps_of(DOCTOR_SAVE, s, seat, {best})


def why_not_saved(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-doctor_save", "GC-9.3")


DOCTOR_SAVE = Ask[GangsCity](
    name="doctor_save",
    rule="GC-9.3",
    options=one_of(save_choices),
    then=saved,
    default=dearest_victim,
    chain=True,
    final=True,
    see=("GC-9.12",),
    why=why_not_saved,
)


# --- GC-9.4: the sniper ---


@step
def sniper(s: GangsCity) -> None:
    for seat in fighting_gangs(s):
        if has(s, fighters_at(s, seat), SNIPER) and targets(s, seat):
            s.ask(PIN, (seat,))


def pinned(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    if steps[0] == NONE:
        if s.ears is not None:
            s.tell("holds_fire", "GC-9.4", seat=seat)
        return
    gang, fighter = shot_at(s, steps[0])
    s.pinned = fighter.tile
    if s.ears is not None:
        s.tell("pinned", "GC-9.4", seat=seat, gang=gang, kind=s.kind(fighter.tile))


def pinned_by_default(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return strongest_target(s, seat, PIN)


PIN = Ask[GangsCity](
    name="pin",
    rule="GC-9.4",
    options=one_of(kill_choices),
    then=pinned,
    default=pinned_by_default,
    chain=True,
    final=True,
    see=("GC-9.13",),
    why=why_not_shot,
)


# --- GC-6.13 to 6.18: the result ---


class Sum(NamedTuple):
    """What one fighter counts."""

    kind: int
    value: int
    bonus: int  # of the chief or lieutenant, and of the lone wolf
    pinned: bool
    chief: bool


def sums(s: GangsCity, seat: int, gangs: Sequence[int]) -> list[Sum]:
    """GC-6.13, GC-9.5, GC-9.6, GC-9.7: what each surviving fighter counts."""
    fighters = fighters_at(s, seat)
    led = any(each.chief for each in fighters) or has(s, fighters, LIEUTENANT)
    charmed = any(has(s, fighters_at(s, other), VAMP) for other in gangs if other != seat)
    bonus = s.board.chief if led and not charmed else 0
    counted = []
    for each in fighters:
        kind = s.kind(each.tile)
        if each.tile == s.pinned:  # GC-9.4, 9.13
            counted.append(Sum(kind, 0, 0, True, each.chief))
            continue
        alone = len(fighters) == 1 and has(s, fighters, LONE_WOLF)
        extra = bonus + (s.board.lone_wolf if alone else 0)
        counted.append(Sum(kind, value(s, seat, kind), extra, False, each.chief))
    return counted


@step
def result(s: GangsCity) -> None:
    """By now the killed are gone: who is still here is a party (GC-6.13)."""
    parties = fighting_gangs(s)
    counted = {seat: sums(s, seat, parties) for seat in parties}
    totals = {seat: sum(each.value + each.bonus for each in counted[seat]) for seat in parties}
    if s.ears is not None:
        told = [
            {
                "seat": seat,
                "total": totals[seat],
                "sums": [each._asdict() for each in counted[seat]],
            }
            for seat in parties
        ]
        s.tell("strengths", "GC-6.13", location=s.location, parties=told)
    if not parties:  # GC-6.14
        if s.ears is not None:
            s.tell("nobody_wins", "GC-6.14", location=s.location)
        return
    winner, reason = decide(s, parties, totals)
    before = owner_here(s)
    if s.ears is not None:
        rule = RULE_OF[reason]
        s.tell("wins", rule, location=s.location, seat=winner, before=before, by=reason)
    if winner != before:
        take_location(s, winner)


# Why somebody wins, and by which rule.
RULE_OF = {
    "strength": "GC-6.16",
    "undefended": "GC-6.15",
    "cleaner": "GC-9.8",
    "owner": "GC-6.17",
    "chief": "GC-6.17",
    "turn": "GC-6.17",
}


def decide(s: GangsCity, parties: list[int], totals: dict[int, int]) -> tuple[int, str]:
    """GC-6.15, GC-6.16, GC-6.17, GC-9.8: the strongest, and why; `parties` are in turn order."""
    most, owner = max(totals.values()), owner_here(s)
    tied = [seat for seat in parties if totals[seat] == most]
    if len(tied) == 1:
        undefended = owner != NOBODY and owner not in parties
        return tied[0], "undefended" if undefended else "strength"
    for seat in tied:
        if has(s, fighters_at(s, seat), CLEANER):
            return seat, "cleaner"
    if owner in tied:
        return owner, "owner"
    for seat in tied:
        if any(each.chief for each in fighters_at(s, seat)):
            return seat, "chief"
    return tied[0], "turn"


def take_location(s: GangsCity, seat: int) -> None:
    """GC-6.18: the place changes hands at once; of a pile the top tile is won, unseen."""
    location = s.location
    if location >= PILE_A:
        place = s.piles[location - PILE_A].pop()
        s.won.append(Won(seat, location, place))
        if s.ears is not None:
            s.tell("wins_tile", "GC-6.18", seat=seat, pile=location)
        return
    before = s.owners[location]
    s.owners[location] = seat
    if s.ears is not None:
        s.tell("takes", "GC-6.18", seat=seat, place=location, before=before)
    if before != NOBODY and has(s, fighters_at(s, seat), RACKETEER) and any(s.stock[before]):
        s.loser = before
        s.ask(STEAL, (seat,))


# --- GC-9.9: the racketeer ---


def steal_choices(s: GangsCity, seat: int) -> list[int]:
    held = s.stock[s.loser]
    return [*[TRAFFIC + traffic for traffic in range(TRAFFICS) if held[traffic]], NONE]


def stolen(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    loser, s.loser = s.loser, NOBODY
    if steps[0] == NONE:
        if s.ears is not None:
            s.tell("steals_nothing", "GC-9.9", seat=seat, victim=loser)
        return
    traffic = steps[0] - TRAFFIC
    s.stock[loser][traffic] -= 1
    s.stock[seat][traffic] += 1
    if s.ears is not None:
        s.tell("steals", "GC-9.9", seat=seat, victim=loser, traffic=traffic)


def first_token(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(STEAL, s, seat, steal_choices(s, seat)[:1])


def why_not_stolen(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-steal", "GC-9.9")


STEAL = Ask[GangsCity](
    name="steal",
    rule="GC-9.9",
    options=one_of(steal_choices),
    then=stolen,
    default=first_token,
    chain=True,
    final=True,
    see=("GC-9.14",),
    why=why_not_stolen,
)
