"""Gangs City, GC-6.1 to 6.6, 6.18, 6.19: the actions phase, location by location."""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import CONFIRM, steps_of
from omerta.games.gangs_city.city import take_back
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.rules_recruit import recruitment
from omerta.games.gangs_city.rules_shootout import parties_here, shoot_out, take_location
from omerta.games.gangs_city.state import (
    ACTIONS_PHASE,
    AT,
    DONE,
    NO_PLACE,
    NOBODY,
    RECRUIT,
    GangsCity,
    Laid,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import END, Choices, Listed, Path, options_of, put


@step
def actions(s: GangsCity) -> None:
    """GC-6.1, 6.2: the first player orders the locations where anything lies."""
    s.phase = ACTIONS_PHASE
    s.order = usual_order(s)
    if s.listener is not None:
        s.tell(events.Actions(tuple(s.order)), "GC-6.1")
    s.do(next_location)
    if len(s.order) > 1 and not s.order_by_itself:
        s.ask(RESOLUTION_ORDER, (s.first,))


def usual_order(s: GangsCity) -> list[int]:
    """GC-6.2: places by rising initiative, then the piles."""
    busy = {LOCATION_OF[each.spot] for laid in s.laid for each in laid}
    return [
        *[p for p in s.board.by_initiative if p in busy],
        *sorted(p for p in busy if p >= PILE_A),
    ]


# --- GC-6.2, 10.13: the order ---


def next_in_order(s: GangsCity, seat: int, path: Path) -> Choices:
    """One location after the other; `done` at any moment puts the rest behind."""
    if path and path[-1] == DONE:
        return END
    left = [AT + location for location in s.order if AT + location not in path]
    if not left:
        return CONFIRM
    return put([*left, DONE] if len(left) > 1 else left)


order_tree = Listed(next_in_order, {})  # only the last location is ever taken by itself


def order_set(s: GangsCity, seat: int, path: Path) -> None:
    chosen = [action - AT for action in path[:-1]]
    s.order = [*chosen, *[location for location in s.order if location not in chosen]]
    if s.listener is not None:
        s.tell(events.Order(seat, tuple(s.order)), "GC-6.2")


def usual(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(RESOLUTION_ORDER, s, seat, ())


def why_not_order(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-resolution_order", "GC-6.1")


RESOLUTION_ORDER = Ask[GangsCity](
    name="resolution_order",
    rule="GC-6.2",
    tree=order_tree,
    options=options_of(order_tree),
    wide=True,
    then=order_set,
    default=usual,
    chain=True,
    final=True,
    see=("GC-6.1", "GC-6.3"),
    why=why_not_order,
)


# --- GC-6.3 to 6.6: one location ---


@step
def next_location(s: GangsCity) -> None:
    if not s.order:
        return
    s.location = s.order.pop(0)
    if s.listener is not None:
        s.tell(events.Location(s.location), "GC-6.1")
    s.plan(fight, fighters_home, recruitment, clear_location, next_location)


@step
def fight(s: GangsCity) -> None:
    gangs = [*parties_here(s)]
    if len(gangs) > 1:  # GC-6.4
        s.do(shoot_out)
    elif gangs:
        claim(s, gangs[0])


def claim(s: GangsCity, seat: int) -> None:
    """GC-6.5: nobody else fights here. GC-9.14: of all abilities only the racketeer's works."""
    location = s.location
    pile = location >= PILE_A
    before = NOBODY if pile else s.owners[location]
    if s.listener is not None:
        s.tell(events.Claim(seat, location, before), "GC-6.5")
    if before != seat:
        take_location(s, seat)


@step
def fighters_home(s: GangsCity) -> None:
    """GC-6.19: surviving fighters and settling tiles."""
    s.fight, s.loser = None, NOBODY
    if go_home(s, lambda tile: tile.action != RECRUIT) and s.listener is not None:
        s.tell(events.FightersHome(s.location), "GC-6.19")


@step
def clear_location(s: GangsCity) -> None:
    """GC-6.26: the recruiters, successful or not; nobody is left here."""
    go_home(s, lambda tile: True)
    location, s.hiring = s.location, None
    if not s.order:
        s.location = NO_PLACE
    if s.listener is not None:
        s.tell(events.Cleared(location), "GC-6.26")


def go_home(s: GangsCity, goes: Callable[[Laid], bool]) -> int:
    """Who of those here goes home; how many they are."""
    gone = 0
    for seat in range(s.players):
        for each in s.laid[seat][:]:
            if LOCATION_OF[each.spot] == s.location and goes(each):
                take_back(s, seat, each)
                gone += 1
    return gone
