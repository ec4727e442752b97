"""Gangs City: what would come of an answer, as far as the seat that thinks of it may know.

Everything here is asked of the rules themselves; nothing looks at tiles of others that lie face
down.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.games.gangs_city.city import (
    cell_of,
    closed_in_by,
    district_points,
    enclosed,
    group_with,
    open_side,
)
from omerta.games.gangs_city.hexes import (
    LOCATION_OF,
    NEAR,
    PILE_A,
    SIDES,
    is_side,
    side,
)
from omerta.games.gangs_city.rules_placement import (
    ACTION_OF,
    CHIEFS,
    DEEDS,
    Deed,
    deed_at,
    made_by,
    placement_tree,
    spot_by,
    symbols_added,
    tiles_left,
    total_at,
)
from omerta.games.gangs_city.rules_recruit import making as hire_made
from omerta.games.gangs_city.rules_recruit import purse_left
from omerta.games.gangs_city.rules_shootout import (
    Parties,
    aimed_at,
    decide,
    fallen_of,
    parties_here,
    shot_at,
    standing,
    sums,
    total_of,
)
from omerta.games.gangs_city.state import (
    AT,
    CHIEF,
    LAY,
    NO_PLACE,
    NOBODY,
    NONE,
    PLAIN,
    RECRUIT,
    SAVE,
    SETTLING,
    GangsCity,
    Laid,
)
from omerta.kernel.trees import Path


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that would come of an answer. The message `table-<says>` says it with the rest."""

    says: str
    rule: str
    seat: int = NOBODY  # whom it is about
    seats: tuple[int, ...] = ()  # who else has a part in it
    count: int = 0
    left: int = 0
    rivals: int = 0
    total: int = 0
    points: int = 0
    place: int = NO_PLACE
    kinds: tuple[int, ...] = ()  # of characters who can be hired
    symbols: tuple[int, ...] = ()  # by traffic
    sides: tuple[int, ...] = ()  # spots


class SpotChoice(msgspec.Struct, frozen=True):
    """Where a tile may be laid."""

    spot: int
    path: tuple[int, ...]  # the choices that lead there
    actions: tuple[int, ...]  # what it may do there
    deeds: tuple[Deed, ...]  # the same, by what it comes to


class Way(msgspec.Struct, frozen=True):
    """What a tile may do on a spot, and what would come of it."""

    choice: int
    action: int
    deed: Deed
    total: int | None  # what the gang would count there with it, where that is a number
    led: int | None  # the same, if it is the chief
    lines: tuple[Line, ...]


class Laying(msgspec.Struct, frozen=True):
    """A tile on a spot."""

    spot: int
    ways: tuple[Way, ...]  # the chosen one, once it is
    undecided: Line | None  # while there are several ways
    lines: tuple[Line, ...]  # what comes of it whatever it does
    closes: tuple[int, ...]  # sides of other places
    plain: int  # the choice that lays it plainly
    chief: int | None  # the choice that makes it the chief; None if it cannot be


class Placing(msgspec.Struct, frozen=True):
    """A tile in hand."""

    kind: int  # of character; -1 for the settling tile
    spots: tuple[SpotChoice, ...]  # everywhere it may go, until a spot is chosen
    laying: Laying | None  # once a spot is chosen


class Aim(msgspec.Struct, frozen=True):
    """A fighter of the shoot-out: the gang by its number there, then himself."""

    gang: int
    fighter: int


class ShotOutlook(msgspec.Struct, frozen=True):
    """What a shoot-out would come to, if nothing more happened."""

    aims: tuple[Aim, ...]  # those alike whom the answer may mean
    totals: tuple[int, ...]  # by gang
    winner: int | None
    firing: tuple[int, ...]  # seats whose big calibres fire at the same moment


class HireOutlook(msgspec.Struct, frozen=True):
    """A hire as far as it is made."""

    hired: tuple[int, ...]  # kinds
    leaves: tuple[int, ...]  # kinds
    left: int  # of the total


class Outlook(msgspec.Struct, frozen=True):
    """What would come of an answer; what does not belong to the question is None."""

    placing: Placing | None = None
    site: tuple[Line, ...] | None = None  # a place laid in a cell
    shot: ShotOutlook | None = None
    hire: HireOutlook | None = None


def outlook(s: GangsCity, seat: int, path: Path) -> Outlook | None:
    """`path` is a whole path, or the beginning of one."""
    if not path and s.asking != "recruit":
        return None
    match s.asking:
        case "place_tile":
            return placing(s, seat, path)
        case "setup_place" | "open_place":
            return Outlook(site=site_lines(s, seat, path[0] - LAY))
        case "kill" | "pin" | "doctor_save":
            return Outlook(shot=shot(s, seat, path[0]))
        case "recruit":
            return Outlook(hire=hire(s, seat, path))
    return None


# --- a tile ---


def placing(s: GangsCity, seat: int, path: Path) -> Outlook | None:
    made = made_by(path)
    if made.kind is None:
        return None
    if made.spot is None:
        return Outlook(placing=Placing(made.kind, tuple(spots(s, seat, made.kind, path[:1])), None))
    return Outlook(placing=Placing(made.kind, (), laying(s, seat, made.kind, path)))


def spots(s: GangsCity, seat: int, kind: int, tile: Path) -> list[SpotChoice]:
    """GC-4.6 to 4.18: everywhere it may go."""
    found = []
    for at in placement_tree(s, seat, tile)[0]:
        for on in placement_tree(s, seat, (*tile, at))[0]:
            path = (*tile, at, on)
            actions = [ACTION_OF[choice] for choice in placement_tree(s, seat, path)[0]]
            deeds = [deed_at(s, seat, kind, at - AT, action) for action in actions]
            found.append(SpotChoice(spot_by(path), path, tuple(actions), tuple(deeds)))
    return found


def laying(s: GangsCity, seat: int, kind: int, path: Path) -> Laying:
    """`path` leads to a spot, or further."""
    spot, to_spot = spot_by(path), path[:DEEDS]
    deeds = path[DEEDS:CHIEFS] or placement_tree(s, seat, to_spot)[0]
    chiefs = placement_tree(s, seat, (*to_spot, deeds[0]))[0]
    closes = closed_sides(s, spot)
    return Laying(
        spot=spot,
        ways=tuple([way(s, seat, kind, spot, deed, CHIEF in chiefs) for deed in deeds]),
        undecided=undecided(kind) if len(deeds) > 1 else None,
        lines=(*joining(s, kind, spot, deeds), *closing(s, spot, closes)),
        closes=closes,
        plain=PLAIN,
        chief=CHIEF if CHIEF in chiefs else None,
    )


def way(s: GangsCity, seat: int, kind: int, spot: int, choice: int, may_lead: bool) -> Way:
    action, location = ACTION_OF[choice], LOCATION_OF[spot]
    total, led = (total_at(s, seat, kind, location, action, chief) for chief in (False, may_lead))
    deed = deed_at(s, seat, kind, location, action)
    return Way(choice, action, deed, total, led, tuple(lines_of(s, seat, kind, spot, deed)))


def lines_of(s: GangsCity, seat: int, kind: int, spot: int, deed: Deed) -> list[Line]:
    location = LOCATION_OF[spot]
    match deed:
        case "attack":
            return [opposition(s, seat, location)]
        case "defend":
            return [crowd(s, seat, location, "outcome-threat", "GC-2.6")]
        case "raid":
            return [crowd(s, seat, location, "outcome-pile", "GC-6.18")]
        case "recruit":
            return hiring(s, seat, kind, location)
        case "manage":
            return [managing(s, seat, kind, location)]
    return settling(s, seat, spot, deed)


def others_at(s: GangsCity, seat: int, location: int) -> dict[int, int]:
    """By seat: how many tiles others have against a place, or on a pile."""
    counts: dict[int, int] = {}
    for other, laid in enumerate(s.laid):
        there = [
            each
            for each in laid
            if LOCATION_OF[each.spot] == location and (is_side(each.spot) or location >= PILE_A)
        ]
        if other != seat and there:
            counts[other] = len(there)
    return counts


def crowd(s: GangsCity, seat: int, location: int, says: str, rule: str) -> Line:
    there = others_at(s, seat, location)
    return Line(says, rule, seats=tuple(there), count=sum(there.values()))


def opposition(s: GangsCity, seat: int, place: int) -> Line:
    """GC-6.4, 6.5, 6.15, 6.16: who may stand against it."""
    there, owner = others_at(s, seat, place), s.owners[place]
    if owner == NOBODY:
        if there:
            return Line("outcome-rivals", "GC-6.4", seats=tuple(there), count=sum(there.values()))
        return Line("outcome-neutral", "GC-6.5")
    defenders = there.pop(owner, 0)
    return Line(
        says="outcome-defended" if defenders else "outcome-undefended",
        rule="GC-6.16" if defenders else "GC-6.15",
        seat=owner,
        seats=tuple(there),
        count=defenders,
        left=tiles_left(s, owner),
        rivals=sum(there.values()),
    )


def hiring(s: GangsCity, seat: int, kind: int, place: int) -> list[Line]:
    """GC-6.22: who lies there that the total could pay, and who with the chief besides."""
    lying = sorted({*s.kinds(s.recruits[place])})
    if not lying:
        return [Line("outcome-nobody", "GC-4.33")]
    free = not any(each.chief for each in s.laid[seat])
    total = total_at(s, seat, kind, place, RECRUIT, chief=False) or 0
    led = total_at(s, seat, kind, place, RECRUIT, chief=free) or 0
    cost = s.board.cost
    now = tuple([each for each in lying if cost[each] <= total])
    more = tuple([each for each in lying if total < cost[each] <= led])
    if not (now or more):
        return [Line("outcome-dear", "GC-6.22", total=total, kinds=tuple(lying))]
    lines = [Line("outcome-hire", "GC-6.22", total=total, kinds=now)] if now else []
    if more:
        says = "outcome-with-chief" if now else "outcome-chief-alone"
        lines.append(Line(says, "GC-4.24", kinds=more))
    return lines


def managing(s: GangsCity, seat: int, kind: int, place: int) -> Line:
    added = symbols_added(s, seat, kind, place)
    if not any(added):
        return Line("outcome-idle", "GC-4.15")
    return Line("outcome-manage", "GC-5.7", symbols=added)


def settling(s: GangsCity, seat: int, spot: int, deed: Deed) -> list[Line]:
    does = Line("outcome-vest", "GC-6.7")
    if deed == "big_calibre":
        does = Line("outcome-calibre", "GC-6.8" if LOCATION_OF[spot] >= PILE_A else "GC-6.9")
    joined = any(each.spot == spot for each in s.laid[seat])
    if joined or s.book_errors:
        return [does]
    return [does, Line("outcome-companion", "GC-4.28")]


def undecided(kind: int) -> Line:
    """What it does there is still to be chosen."""
    if kind == SETTLING:
        return Line("outcome-settling", "GC-4.26")
    return Line("outcome-open", "GC-4.9")


def joining(s: GangsCity, kind: int, spot: int, deeds: Path) -> list[Line]:
    """Who joins a stack has no choice of what to do."""
    joins = kind != SETTLING and is_side(spot) and cell_of(s, spot) in s.stacks
    return [Line("outcome-joins", "GC-4.10")] if joins and len(deeds) == 1 else []


# --- GC-1.6: what a new stack closes ---

FEW = 2  # open sides: so few are worth a word


def closed_sides(s: GangsCity, spot: int) -> tuple[int, ...]:
    """Sides of other places that lead into the same cell. Who joins a stack closes nothing."""
    if not is_side(spot) or cell_of(s, spot) in s.stacks:
        return ()
    found = []
    for direction, near in enumerate(NEAR[cell_of(s, spot)]):
        place = s.built.get(near, PILE_A)
        closed = side(place, (direction + SIDES // 2) % SIDES)
        if place < PILE_A and closed != spot:
            found.append(closed)
    return tuple(found)


def closing(s: GangsCity, spot: int, closes: tuple[int, ...]) -> list[Line]:
    if not is_side(spot) or cell_of(s, spot) in s.stacks:
        return []
    place = LOCATION_OF[spot]
    left = sum(open_side(s, place, direction) for direction in range(SIDES)) - 1
    lines = [Line("outcome-closes", "GC-1.6", sides=closes)] if closes else []
    return [*lines, Line("outcome-left", "GC-1.4", left=left, place=place)] if left < FEW else lines


# --- a place ---


def site_lines(s: GangsCity, seat: int, cell: int) -> tuple[Line, ...]:
    """What a place in this cell would change: its district, and what it closes in."""
    lines = [Line("site-neutral", "GC-3.12")]
    if s.asking == "open_place":
        group = group_with(cell, [s.cells[place] for place in s.places_of(seat)])
        lines = [Line("site-district", "GC-8.2", count=group, points=district_points(group))]
    for home in closed_in_by(s, cell):
        if home == cell:
            lines.append(Line("site-enclosed", "GC-7.5"))
        elif s.built[home] < PILE_A and not enclosed(s, s.built[home]):
            lines.append(Line("site-encloses", "GC-1.9", place=s.built[home]))
    return tuple(lines)


# --- a shot ---


def shot(s: GangsCity, seat: int, action: int) -> ShotOutlook:
    parties: Parties = standing(parties_here(s), s.victims)
    pinned, aims = s.pinned, list[Laid]()
    if s.asking == "doctor_save":
        saved = [tile for tile in fallen_of(s, seat) if s.kind(tile) == action - SAVE]
        aims = [each for each in s.laid[seat] if each.tile in saved]
    elif action != NONE:
        victim = shot_at(s, action)[1].tile
        aims = aimed_at(s, action)[1]
        if s.asking == "pin":
            pinned = victim
        else:
            parties = standing(parties, [victim])
    counted = {seat: total_of(each) for seat, each in sums(s, parties, pinned).items()}
    winner = decide(s, parties, counted)[0]
    assert s.fight is not None
    return ShotOutlook(
        aims=tuple(aims_at(s, [each.tile for each in aims])),
        totals=tuple([counted.get(gang.seat, 0) for gang in s.fight.gangs]),
        winner=None if winner == NOBODY else winner,
        firing=tuple([each for each in s.asked if s.asking == "kill" and each != seat]),
    )


def aims_at(s: GangsCity, tiles: Sequence[int]) -> list[Aim]:
    assert s.fight is not None
    return [
        Aim(gang, number)
        for gang, each in enumerate(s.fight.gangs)
        for number, fighter in enumerate(each.fighters)
        if fighter.tile in tiles
    ]


# --- a hire ---


def hire(s: GangsCity, seat: int, path: Path) -> HireOutlook:
    made = hire_made(s, seat, path)
    left = purse_left(s, seat, made.hired)
    return HireOutlook(s.kinds(made.hired), s.kinds(made.leaves), left)
