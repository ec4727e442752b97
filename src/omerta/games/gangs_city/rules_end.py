"""Gangs City, GC-7 and 8: new places, those who leave, and scores."""

from __future__ import annotations

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import (
    build,
    clear_enclosed,
    district_points,
    enclosed,
    free_cells,
    largest_district,
    places_on,
    put_recruits,
    remove_empty_piles,
)
from omerta.games.gangs_city.content import TRAFFICS
from omerta.games.gangs_city.hexes import CELLS, NEAR, PILE_A
from omerta.games.gangs_city.rules_traffics import marker_points
from omerta.games.gangs_city.state import (
    AT,
    END_OF_ROUND,
    LAY,
    NO_PLACE,
    GangsCity,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import options_of


@step
def end_of_round(s: GangsCity) -> None:
    s.phase = END_OF_ROUND
    remove_empty_piles(s)
    s.plan(open_next, return_next)


# --- GC-7.1 to 7.5: new places ---


@step
def open_next(s: GangsCity) -> None:
    """GC-7.1: in turn order; GC-7.4: pile A's tile first."""
    for seat in s.turn_order():
        own = [won for won in s.won if won.seat == seat]
        if own:
            won = min(own, key=lambda each: each.pile)
            s.won.remove(won)
            s.opening = won.place
            if s.listener is not None:
                s.tell(events.Opens(seat, won.place, won.pile), "GC-7.2")
            s.do(open_next)
            s.ask(OPEN_PLACE, (seat,))
            return


def cells_to_open(s: GangsCity, seat: int) -> list[int]:
    """GC-7.2: enclosing is allowed now."""
    return [LAY + cell for cell in free_cells(s)]


def place_opened(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    """GC-7.3: its owner at once, with its recruits on it."""
    place, cell = s.opening, steps[0] - LAY
    s.opening = NO_PLACE
    build(s, place, cell)
    s.owners[place] = seat
    if s.listener is not None:
        s.tell(events.NewPlace(seat, place, CELLS[cell]), "GC-7.3")
    put_recruits(s, place, "GC-7.3")
    clear_enclosed(s)


def beside_own(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    """The cell with most own places around it, then the first."""

    def own_around(action: int) -> int:
        around = [s.built[near] for near in NEAR[action - LAY] if near in s.built]
        return sum(place < PILE_A and s.owners[place] == seat for place in around)

    best = max(cells_to_open(s, seat), key=own_around)
    return steps_of(OPEN_PLACE, s, seat, {best})


def why_not_opened(s: GangsCity, seat: int, action: int) -> Refused:
    if s.drafts[seat]:
        return Refused("refused-not-now", "GC-10.4")
    return Refused("refused-not-beside", "GC-7.2")


OPEN_PLACE = Ask[GangsCity](
    name="open_place",
    rule="GC-7.2",
    tree=one_of(cells_to_open),
    options=options_of(one_of(cells_to_open)),
    then=place_opened,
    default=beside_own,
    chain=True,
    final=True,
    see=("GC-7.3", "GC-7.5", "GC-8.2", "GC-1.9"),
    why=why_not_opened,
)


# --- GC-7.6, 7.8: those who leave ---


@step
def return_next(s: GangsCity) -> None:
    for seat in s.turn_order():
        if s.leaving[seat]:
            s.do(return_next)
            places = places_to_return(s, seat)
            if len(places) > 1:
                s.ask(RETURN_CHARACTER, (seat,))
            else:
                go_back(s, seat, places[0] - AT if places else NO_PLACE)
            return


def places_to_return(s: GangsCity, seat: int) -> list[int]:
    return [AT + place for place in places_on(s) if not enclosed(s, place)]


def returned(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    go_back(s, seat, steps[0] - AT)


def go_back(s: GangsCity, seat: int, place: int) -> None:
    """GC-7.6: face up on a place, to be hired from the next round on; without one, removed."""
    tile = s.leaving[seat].pop(0)
    s.rosters[seat].remove(tile)
    if place == NO_PLACE:
        s.removed.append(tile)
    else:
        s.recruits[place] = (*s.recruits[place], tile)
    if s.listener is not None:
        s.tell(events.Returns(seat, s.kind(tile), place), "GC-7.6")


def lowest_initiative(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(RETURN_CHARACTER, s, seat, places_to_return(s, seat)[:1])


def why_not_returned(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-return_character", "GC-7.6")


RETURN_CHARACTER = Ask[GangsCity](
    name="return_character",
    rule="GC-7.6",
    tree=one_of(places_to_return),
    options=options_of(one_of(places_to_return)),
    then=returned,
    default=lowest_initiative,
    chain=True,
    final=True,
    see=("GC-6.25", "GC-7.8", "GC-7.9"),
    why=why_not_returned,
)


# --- GC-8.1 to 8.6: scores ---


@step
def score(s: GangsCity) -> None:
    """GC-7.7, 8.1 to 8.4."""
    traffics = [traffic_points(s, seat) for seat in range(s.players)]
    districts = [district_points(largest_district(s, seat)) for seat in range(s.players)]
    s.incomes = [one + other for one, other in zip(traffics, districts, strict=True)]
    s.scores = [have + income for have, income in zip(s.scores, s.incomes, strict=True)]
    if s.listener is not None:
        told = events.Scores(tuple(traffics), tuple(districts), tuple(s.scores))
        s.tell(told, "GC-8.3")


def traffic_points(s: GangsCity, seat: int) -> int:
    """GC-8.1."""
    led = [traffic for traffic in range(TRAFFICS) if s.leaders[traffic] == seat]
    return sum([marker_points(s, traffic) for traffic in led])


def scores(s: GangsCity) -> list[int]:
    return s.scores[:]


def tie_break(s: GangsCity) -> list[int]:
    """GC-8.6: the larger income of the last round, the highest initiative owned, turn order."""
    turn = s.turn_order()

    def figure(seat: int) -> int:
        best = max((s.board.initiative[place] for place in s.places_of(seat)), default=0)
        return (s.incomes[seat] * 100 + best) * 10 - turn.index(seat)

    return [figure(seat) for seat in range(s.players)]
