"""Gangs City, GC-3: setting up."""

from __future__ import annotations

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import (
    build,
    closed_in_by,
    free_cells,
    places_on,
    put_recruits,
)
from omerta.games.gangs_city.content import (
    GENERICS,
    KINDS,
    LEAST_PLAYERS,
    PLACES,
    TRAFFICS,
    Board,
    Content,
    Options,
)
from omerta.games.gangs_city.hexes import CELLS, LOCATIONS, NOWHERE, PILE_A, PILE_CELLS
from omerta.games.gangs_city.rules_round import begin_round
from omerta.games.gangs_city.state import LAY, NO_PLACE, NOBODY, GangsCity, clockwise
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Dice, Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import options_of


def setup(players: int, options: Options, content: Content, dice: Dice) -> GangsCity:
    """GC-3.1 to 3.6; GC-3.14: all chance of the game is here."""
    board, ends = content.board(), content.ends
    mercenaries = [tile for tile, kind in enumerate(board.kind) if kind >= GENERICS]
    dice.shuffle(mercenaries, "mercenaries")
    places = [*range(PLACES)]
    dice.shuffle(places, "places")
    piles = [places]
    if ends.piles[players - LEAST_PLAYERS] == 2:  # A of 8, B of 7
        half = PLACES // 2
        piles = [places[half:], places[:half]]
    target = options.target
    if target == "players":
        target = ends.target[players - LEAST_PLAYERS]
    rosters, supply = starting_gangs(players, board)
    s = GangsCity(
        players=players,
        dice=dice,
        board=board,
        target=target,
        max_rounds=options.max_rounds,
        first=0,
        cells=[NOWHERE] * LOCATIONS,
        built={},
        owners=[NOBODY] * PLACES,  # GC-3.12
        recruits=[()] * PLACES,
        piles=piles,
        drawn=[NO_PLACE] * players,
        rosters=rosters,
        leaving=[[] for _ in range(players)],
        supply=supply,
        mercenaries=mercenaries,
        laid=[[] for _ in range(players)],
        ended=[False] * players,
        shut=[False] * players,
        stock=[[0] * TRAFFICS for _ in range(players)],  # GC-3.2
        warehouse=[board.tokens_each] * TRAFFICS,
        bids=[(0,) * TRAFFICS] * players,
        leaders=[NOBODY] * TRAFFICS,
        levels=[0] * TRAFFICS,
        scores=[0] * players,
        incomes=[0] * players,
        errors=[0] * players,
        book_errors=options.settling_errors == "book",
        order_by_itself=options.resolution_order == "auto",
        abilities=options.mercenary_abilities,
        fresh_blood=options.fresh_blood,
    )
    for number in range(len(piles)):
        build(s, PILE_A + number, PILE_CELLS[number])
    s.do(found_city)
    return s


def starting_gangs(players: int, board: Board) -> tuple[list[list[int]], list[tuple[int, ...]]]:
    """GC-3.1, 3.3: a starting gang for each, and the open supply of what is left, by kind."""
    left = [[tile for tile, kind in enumerate(board.kind) if kind == each] for each in range(KINDS)]
    rosters = [[left[kind].pop(0) for kind in board.start] for _ in range(players)]
    return rosters, [tuple(left[kind]) for kind in range(GENERICS)]


@step
def found_city(s: GangsCity) -> None:
    """GC-3.5 to 3.7, 3.13: the first tile, one more for each, and who lays first."""
    first_place = s.piles[0].pop()
    around = free_cells(s)
    cell = around[s.dice.below(len(around), "first place")]
    build(s, first_place, cell)
    if s.listener is not None:
        s.tell(events.Founded(first_place, CELLS[cell]), "GC-3.5")
    turn = len(s.piles) - 1  # GC-Q1: with two piles, B first
    for seat in range(s.players):
        s.drawn[seat] = s.piles[turn % len(s.piles)].pop()
        turn += 1
    s.first = min(range(s.players), key=lambda seat: s.board.initiative[s.drawn[seat]])
    if s.listener is not None:
        s.tell(events.Drawn(tuple(s.drawn), s.first), "GC-3.6")
    s.do(people_city)
    for seat in reversed(clockwise(s.players, s.first)):
        s.do(ask_setup_place, seat)


@step
def ask_setup_place(s: GangsCity, seat: int) -> None:
    s.ask(SETUP_PLACE, (seat,))


def starting_cells(s: GangsCity, seat: int) -> list[int]:
    """GC-3.8, 3.9."""
    return [LAY + cell for cell in free_cells(s) if not closed_in_by(s, cell)]


def starting_place_laid(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    place, cell = s.drawn[seat], steps[0] - LAY
    s.drawn[seat] = NO_PLACE
    build(s, place, cell)
    if s.listener is not None:
        s.tell(events.StartingPlace(seat, place, CELLS[cell]), "GC-3.8")


def first_cell(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(SETUP_PLACE, s, seat, {starting_cells(s, seat)[0]})


def why_not_there(s: GangsCity, seat: int, action: int) -> Refused:
    if s.drafts[seat]:
        return Refused("refused-not-now", "GC-10.4")
    if action - LAY in free_cells(s):
        return Refused("refused-would-enclose", "GC-3.9")
    return Refused("refused-not-beside", "GC-3.8")


SETUP_PLACE = Ask[GangsCity](
    name="setup_place",
    rule="GC-3.7",
    tree=one_of(starting_cells),
    options=options_of(one_of(starting_cells)),
    then=starting_place_laid,
    default=first_cell,
    chain=True,
    final=True,
    see=("GC-3.8", "GC-3.9", "GC-3.12"),
    why=why_not_there,
)


@step
def people_city(s: GangsCity) -> None:
    """GC-3.11: characters lie on every place; the first round begins."""
    for place in places_on(s):
        put_recruits(s, place, "GC-3.11")
    s.do(begin_round)
