"""Gangs City, GC-6.7 to 6.18 and 9.1 to 9.9: the shoot-out at one location.

In the order of GC-9.1: protection, kills, doctor, sniper, strengths, winner, racketeer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import take_back
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
    Board,
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
    Fate,
    Fight,
    Fighter,
    FightingGang,
    GangsCity,
    Laid,
    Won,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import options_of

# --- who fights, and what they count ---

Parties = Mapping[int, Sequence[Laid]]  # the gangs of a shoot-out in turn order: their fighters


def fighters_at(s: GangsCity, seat: int) -> list[Laid]:
    """GC-2.5: a gang's fighters at the location being resolved."""
    return s.at(s.location, seat, COMBAT)


def parties_here(s: GangsCity) -> dict[int, list[Laid]]:
    """The gangs that fight at the location being resolved, in turn order."""
    fighters = {seat: fighters_at(s, seat) for seat in s.turn_order()}
    return {seat: there for seat, there in fighters.items() if there}


def standing(parties: Parties, fallen: Sequence[int]) -> Parties:
    """Without those who fell; a gang of which nobody is left is no party."""
    left = {
        seat: [each for each in fighters if each.tile not in fallen]
        for seat, fighters in parties.items()
    }
    return {seat: fighters for seat, fighters in left.items() if fighters}


def owner_here(s: GangsCity) -> int:
    return NOBODY if s.location >= PILE_A else s.owners[s.location]


def value(s: GangsCity, seat: int, kind: int) -> int:
    return values(s.board, owner_here(s) == seat)[kind]


def owns(s: GangsCity, seat: int, location: int) -> bool:
    """Nobody owns a pile."""
    return location < PILE_A and s.owners[location] == seat


def values(board: Board, defends: bool) -> tuple[int, ...]:
    """GC-2.6: by kind, defence at an own place, attack anywhere else."""
    return board.defence if defends else board.attack


def bonus(
    board: Board, skills: Sequence[int], fighters: int, led: bool, charmed: bool = False
) -> int:
    """GC-4.24, 9.5 to 9.7: what each of so many fighters counts beside its value.

    `skills` are the kinds whose abilities count; `led` by the chief; `charmed` by another's vamp.
    """
    more = board.chief if (led or LIEUTENANT in skills) and not charmed else 0
    return more + board.lone_wolf if fighters == 1 and LONE_WOLF in skills else more


def survivors(s: GangsCity, seat: int) -> list[Laid]:
    """GC-6.11, 9.12: those who were not killed here, whether or not they were saved."""
    return [each for each in fighters_at(s, seat) if each.tile not in s.victims]


def skills(s: GangsCity, fighters: Sequence[Laid]) -> tuple[int, ...]:
    """Their kinds, if abilities count."""
    return s.kinds([each.tile for each in fighters]) if s.abilities else ()


def has(s: GangsCity, fighters: Sequence[Laid], mercenary: int) -> bool:
    """Is this mercenary among them, and do abilities count?"""
    kinds = s.board.kind
    return s.abilities and mercenary in [kinds[each.tile] for each in fighters]


def is_led(fighters: Sequence[Laid]) -> bool:
    return True in [each.chief for each in fighters]


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
    parties = parties_here(s)
    gangs = tuple([fighting_gang(s, seat, fighters) for seat, fighters in parties.items()])
    s.fight = Fight(s.location, owner_here(s), gangs)
    if s.listener is not None:
        told = [armed_gang(s, gang) for gang in gangs]
        s.tell(events.ShootOut(s.location, owner_here(s), tuple(told)), "GC-6.4")
    s.plan(doctor, sniper, result)
    armed = [gang.seat for gang in gangs if gang.settling == BIG_CALIBRE and targets(s, gang.seat)]
    if armed:
        s.ask(KILL, tuple(armed))


def fighting_gang(s: GangsCity, seat: int, fighters: Sequence[Laid]) -> FightingGang:
    came = [Fighter(each.tile, each.chief, value(s, seat, s.kind(each.tile))) for each in fighters]
    return FightingGang(seat, tuple(came), settling_here(s, seat), is_protected(s, seat))


def armed_gang(s: GangsCity, gang: FightingGang) -> events.ArmedGang:
    kinds = s.kinds([each.tile for each in gang.fighters])
    chief = next((s.kind(each.tile) for each in gang.fighters if each.chief), -1)
    settling = -1 if gang.settling is None else gang.settling
    return events.ArmedGang(gang.seat, kinds, chief, settling, gang.protected)


def befall(s: GangsCity, tile: int, fate: Fate, by: tuple[int, ...] = ()) -> None:
    """Write down what befell one of the fighters."""
    assert s.fight is not None
    gangs = [
        replace(
            gang,
            fighters=tuple(
                [
                    replace(each, fate=fate, by=each.by + by) if each.tile == tile else each
                    for each in gang.fighters
                ]
            ),
        )
        for gang in s.fight.gangs
    ]
    s.fight = replace(s.fight, gangs=tuple(gangs))


def targets(s: GangsCity, seat: int) -> list[int]:
    """GC-6.9: unprotected enemy fighters that still stand, by gang in turn order."""
    return [
        action
        for other in parties_here(s)
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
    gang, alike = aimed_at(s, action)
    standing = [each for each in alike if each.tile not in s.victims]
    return gang, in_roster_order(s, gang, standing or alike)[0]


def aimed_at(s: GangsCity, action: int) -> tuple[int, list[Laid]]:
    """All those alike whom an action may mean."""
    gang = (action - SHOOT) // TARGETS
    return gang, [each for each in fighters_at(s, gang) if target(s, gang, each) == action]


def kill_choices(s: GangsCity, seat: int) -> list[int]:
    return [*targets(s, seat), NONE]


def kills_shown(s: GangsCity, answers: Sequence[tuple[int, ...]]) -> None:
    """GC-6.10: all at once; two on one victim kill one character. Of several alike two shots hit
    two: nobody aims twice where once will do."""
    shots = [shoot(s, seat, answers[seat][0]) for seat in s.asked]
    if s.listener is not None:
        s.tell(events.Kills(s.location, tuple(shots)), "GC-6.10")


def shoot(s: GangsCity, seat: int, action: int) -> events.Shot:
    shot = events.Shot(seat, NOBODY, -1, False)
    if action != NONE:
        gang, victim = shot_at(s, action)
        if victim.tile not in s.victims:
            s.victims.append(victim.tile)
        befall(s, victim.tile, "killed", (seat,))
        shot = events.Shot(seat, gang, s.kind(victim.tile), victim.chief)
    assert s.fight is not None
    gangs = [
        replace(gang, fired="silent" if action == NONE else "yes") if gang.seat == seat else gang
        for gang in s.fight.gangs
    ]
    s.fight = replace(s.fight, gangs=tuple(gangs))
    return shot


def strongest_target(s: GangsCity, seat: int, ask: Ask[GangsCity]) -> tuple[int, ...]:
    """The highest value with the bonus; ties: the chief, turn order, cost, roster order."""

    def worth(action: int) -> tuple[int, bool, int, int]:
        gang, fighter = shot_at(s, action)
        kind = s.kind(fighter.tile)
        more = s.board.chief * is_led(survivors(s, gang))
        place = s.turn_order().index(gang)
        return value(s, gang, kind) + more, fighter.chief, -place, s.board.cost[kind]

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
    tree=one_of(kill_choices),
    options=options_of(one_of(kill_choices)),
    then=kills_shown,
    default=killed_by_default,
    chain=True,
    see=("GC-6.7", "GC-6.8", "GC-6.10", "GC-6.11"),
    why=why_not_shot,
)


# --- GC-9.3, 9.12: the doctor; the others are removed (GC-6.11) ---


@step
def doctor(s: GangsCity) -> None:
    for seat in parties_here(s):
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
    off_city(s, seat, tile)
    s.victims.remove(tile)
    befall(s, tile, "saved")
    if s.listener is not None:
        s.tell(events.Saved(seat, kind), "GC-9.3")


def off_city(s: GangsCity, seat: int, tile: int) -> None:
    take_back(s, seat, next(each for each in s.laid[seat] if each.tile == tile))


@step
def bury(s: GangsCity) -> None:
    """GC-6.11, 2.7: the killed leave the game for good."""
    for seat in range(s.players):
        for tile in fallen_of(s, seat):
            off_city(s, seat, tile)
            s.rosters[seat].remove(tile)
            if tile in s.leaving[seat]:
                s.leaving[seat].remove(tile)
            s.removed.append(tile)
            if s.listener is not None:
                s.tell(events.Killed(seat, s.kind(tile)), "GC-6.11")
    s.victims = []


def dearest_victim(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    best = max(save_choices(s, seat), key=lambda action: s.board.cost[action - SAVE])
    return steps_of(DOCTOR_SAVE, s, seat, {best})


def why_not_saved(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-doctor_save", "GC-9.3")


DOCTOR_SAVE = Ask[GangsCity](
    name="doctor_save",
    rule="GC-9.3",
    tree=one_of(save_choices),
    options=options_of(one_of(save_choices)),
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
    for seat, fighters in parties_here(s).items():
        if has(s, fighters, SNIPER) and targets(s, seat):
            s.ask(PIN, (seat,))


def pinned(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    if steps[0] == NONE:
        if s.listener is not None:
            s.tell(events.HoldsFire(seat), "GC-9.4")
        return
    gang, fighter = shot_at(s, steps[0])
    s.pinned = fighter.tile
    befall(s, fighter.tile, "pinned", (seat,))
    if s.listener is not None:
        s.tell(events.Pinned(seat, gang, s.kind(fighter.tile)), "GC-9.4")


def pinned_by_default(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return strongest_target(s, seat, PIN)


PIN = Ask[GangsCity](
    name="pin",
    rule="GC-9.4",
    tree=one_of(kill_choices),
    options=options_of(one_of(kill_choices)),
    then=pinned,
    default=pinned_by_default,
    chain=True,
    final=True,
    see=("GC-9.13",),
    why=why_not_shot,
)


# --- GC-6.13 to 6.18: the result ---


def sums(s: GangsCity, parties: Parties, pinned: int) -> dict[int, list[events.Sum]]:
    """GC-6.13, 9.4 to 9.7, 9.13: what each fighter counts, at the location being resolved.

    `pinned` is a tile, or NO_PLACE.
    """
    vamps = [seat for seat, fighters in parties.items() if has(s, fighters, VAMP)]
    return {
        seat: sums_of(s, seat, fighters, pinned, charmed=any(other != seat for other in vamps))
        for seat, fighters in parties.items()
    }


def sums_of(
    s: GangsCity, seat: int, fighters: Sequence[Laid], pinned: int, charmed: bool
) -> list[events.Sum]:
    more = bonus(s.board, skills(s, fighters), len(fighters), is_led(fighters), charmed)
    counted = []
    for each in fighters:
        kind, out = s.kind(each.tile), each.tile == pinned
        worth = (0, 0) if out else (value(s, seat, kind), more)
        counted.append(events.Sum(kind, *worth, out, each.chief))
    return counted


def total_of(counted: Sequence[events.Sum]) -> int:
    return sum([each.value + each.bonus for each in counted])


@step
def result(s: GangsCity) -> None:
    """By now the killed are gone: who is still here is a party (GC-6.13)."""
    parties = parties_here(s)
    counted = sums(s, parties, s.pinned)
    totals = {seat: total_of(counted[seat]) for seat in parties}
    assert s.fight is not None
    gangs = [
        added_up(gang, counted[gang.seat]) if gang.seat in parties else gang
        for gang in s.fight.gangs
    ]
    s.fight = replace(s.fight, gangs=tuple(gangs))
    if s.listener is not None:
        told = [events.Party(seat, totals[seat], tuple(counted[seat])) for seat in parties]
        s.tell(events.Strengths(s.location, tuple(told)), "GC-6.13")
    winner, reason = decide(s, parties, totals)
    s.fight = replace(s.fight, winner=winner, by=reason)
    if winner == NOBODY:
        if s.listener is not None:
            s.tell(events.NobodyWins(s.location), "GC-6.14")
        return
    before = owner_here(s)
    if s.listener is not None:
        s.tell(events.Wins(s.location, winner, before, reason), RULE_OF[reason])
    if winner != before:
        take_location(s, winner)


def added_up(gang: FightingGang, counted: Sequence[events.Sum]) -> FightingGang:
    """A gang with what those count who still stand."""
    left = iter(counted)
    fighters = []
    for each in gang.fighters:
        if each.fate in ("stands", "pinned"):
            count = next(left)
            each = replace(each, value=count.value, bonus=count.bonus)
        fighters.append(each)
    return replace(gang, fighters=tuple(fighters), total=total_of(counted))


# Why somebody wins, and by which rule.
RULE_OF: dict[str, str] = {
    "strength": "GC-6.16",
    "undefended": "GC-6.15",
    "cleaner": "GC-9.8",
    "owner": "GC-6.17",
    "chief": "GC-6.17",
    "turn": "GC-6.17",
}


def decide(s: GangsCity, parties: Parties, totals: Mapping[int, int]) -> tuple[int, events.Reason]:
    """GC-6.14 to 6.17, 9.8: the strongest, and why; NOBODY if nobody is left."""
    if not parties:
        return NOBODY, "strength"
    most, owner = max(totals.values()), owner_here(s)
    tied = [seat for seat in parties if totals[seat] == most]
    if len(tied) == 1:
        undefended = owner != NOBODY and owner not in parties
        return tied[0], "undefended" if undefended else "strength"
    for seat in tied:
        if has(s, parties[seat], CLEANER):
            return seat, "cleaner"
    if owner in tied:
        return owner, "owner"
    for seat in tied:
        if is_led(parties[seat]):
            return seat, "chief"
    return tied[0], "turn"


def take_location(s: GangsCity, seat: int) -> None:
    """GC-6.18: the place changes hands at once; of a pile the top tile is won, unseen."""
    location = s.location
    if location >= PILE_A:
        place = s.piles[location - PILE_A].pop()
        s.won.append(Won(seat, location, place))
        if s.listener is not None:
            s.tell(events.WinsTile(seat, location), "GC-6.18")
        return
    before = s.owners[location]
    s.owners[location] = seat
    robs = before != NOBODY and has(s, fighters_at(s, seat), RACKETEER) and any(s.stock[before])
    if robs:
        s.loser = before
    if s.listener is not None:
        s.tell(events.Takes(seat, location, before), "GC-6.18")
    if robs:
        s.ask(STEAL, (seat,))


# --- GC-9.9: the racketeer ---


def steal_choices(s: GangsCity, seat: int) -> list[int]:
    held = s.stock[s.loser]
    return [*[TRAFFIC + traffic for traffic in range(TRAFFICS) if held[traffic]], NONE]


def stolen(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    loser, s.loser = s.loser, NOBODY
    if steps[0] == NONE:
        if s.listener is not None:
            s.tell(events.StealsNothing(seat, loser), "GC-9.9")
        return
    traffic = steps[0] - TRAFFIC
    s.stock[loser][traffic] -= 1
    s.stock[seat][traffic] += 1
    if s.listener is not None:
        s.tell(events.Steals(seat, loser, traffic), "GC-9.9")


def first_token(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(STEAL, s, seat, steal_choices(s, seat)[:1])


def why_not_stolen(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-steal", "GC-9.9")


STEAL = Ask[GangsCity](
    name="steal",
    rule="GC-9.9",
    tree=one_of(steal_choices),
    options=options_of(one_of(steal_choices)),
    then=stolen,
    default=first_token,
    chain=True,
    final=True,
    see=("GC-9.14",),
    why=why_not_stolen,
)
