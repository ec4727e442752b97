"""The state as far as one seat sees it: so whoever has a view only can still call the rules.

The rules that look at nothing hidden from the seat say the same of it as of the state itself: what
the seat may lay and hire, what its tiles count, who would win. What is hidden is left out:
face-down tiles of others are UNKNOWN, places in the piles have no number.
"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.gangs_city.content import KINDS, PLACES, TRAFFICS, Board
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    LOCATION_OF,
    LOCATIONS,
    NEAR,
    NOWHERE,
    PILE_A,
    cell,
    is_side,
)
from omerta.games.gangs_city.rules_placement import alone_does
from omerta.games.gangs_city.state import (
    NO_ACTION,
    NO_PLACE,
    NOBODY,
    SETTLING,
    GangsCity,
    Laid,
    Stack,
    Won,
)
from omerta.games.gangs_city.view import GangsCityView, TileView
from omerta.kernel.dice import Dice
from omerta.kernel.game import SeatView

UNKNOWN = -2  # in place of a tile that lies face down


def known_state(seen: SeatView, board: Board) -> GangsCity:
    view: GangsCityView = seen.table
    players = range(seen.players)
    cells = [NOWHERE] * LOCATIONS
    owners, recruits = [NOBODY] * PLACES, [()] * PLACES  # type: list[int], list[tuple[int, ...]]
    tiles = Tiles(board)
    for at in view.places:
        cells[at.place] = cell(at.q, at.r)
        owners[at.place] = NOBODY if at.owner is None else at.owner
        recruits[at.place] = tuple(tiles.take(at.recruits))
    piles: list[list[int]] = [[] for _ in range(2)]
    for pile in view.piles:
        cells[pile.location] = cell(pile.q, pile.r)
        piles[pile.location - PILE_A] = [NO_PLACE] * pile.tiles
    gangs = [Gang(tiles, view, seat) for seat in players]
    s = GangsCity(
        players=seen.players,
        dice=Dice(b""),
        board=board,
        target=view.target,
        max_rounds=view.max_rounds,
        round=view.round,
        phase=view.phase,
        first=view.first,
        cells=cells,
        built={at: location for location, at in enumerate(cells) if at != NOWHERE},
        owners=owners,
        recruits=recruits,
        piles=piles,
        drawn=[NO_PLACE if each.drawn is None else each.drawn for each in view.players],
        won=[Won(seat, pile, NO_PLACE) for seat in players for pile in view.players[seat].won],
        rosters=[gang.roster for gang in gangs],
        leaving=[gang.leaving for gang in gangs],
        supply=[tuple(tiles.left[kind][:count]) for kind, count in enumerate(view.supply)],
        mercenaries=[UNKNOWN] * view.mercenaries,
        laid=[gang.laid for gang in gangs],
        ended=[each.ended for each in view.players],
        shut=[False] * seen.players,
        revealed=view.revealed,
        stock=[[*each.stock] for each in view.players],
        hiring=view.hiring,
        warehouse=[each.supply for each in view.markers],
        bids=[(0,) * TRAFFICS] * seen.players,
        leaders=[NOBODY if each.leader is None else each.leader for each in view.markers],
        levels=[each.level for each in view.markers],
        order=[*view.order],
        location=NO_PLACE if view.location is None else view.location,
        loser=NOBODY if view.loser is None else view.loser,
        opening=NO_PLACE if view.opening is None else view.opening,
        scores=[each.score for each in view.players],
        incomes=[each.income for each in view.players],
        errors=[0] * seen.players,
        book_errors=view.book_errors,
        order_by_itself=False,
        abilities=view.abilities,
        fresh_blood=False,
    )
    s.stacks = known_stacks(s)
    s.asking, s.asked, s.waiting = seen.asking, seen.asked, [*seen.waiting]
    if seen.prompt is not None:
        s.drafts[seen.seat] = seen.prompt.draft
    return s


class Tiles:
    """The characters of the box: a view knows kinds only, and one of a kind is like the other."""

    def __init__(self, board: Board) -> None:
        self.left: list[list[int]] = [[] for _ in range(KINDS)]
        for tile, kind in enumerate(board.kind):
            self.left[kind].append(tile)

    def take(self, kinds: Sequence[int]) -> list[int]:
        return [self.left[kind].pop() for kind in kinds]


class Gang:
    """A gang's tiles. Of several of a kind, the first of the roster lie on the city."""

    def __init__(self, tiles: Tiles, view: GangsCityView, seat: int) -> None:
        player = view.players[seat]
        self.roster = tiles.take(player.roster)
        by_kind: dict[int, list[int]] = {}
        for kind, tile in zip(player.roster, self.roster, strict=True):
            by_kind.setdefault(kind, []).append(tile)
        going = [*player.leaving]
        marked: list[int] = []
        self.laid: list[Laid] = []
        for each in view.tiles:
            if each.seat != seat:
                continue
            tile = known_tile(each, by_kind)
            self.laid.append(Laid(tile, each.spot, known_action(each), each.chief))
            if each.leaving and each.kind is not None:
                going.remove(each.kind)
                marked.append(tile)
        self.leaving = marked + [by_kind[kind].pop() for kind in going]


def known_tile(tile: TileView, by_kind: dict[int, list[int]]) -> int:
    if tile.kind is None:
        return UNKNOWN
    return SETTLING if tile.kind == SETTLING else by_kind[tile.kind].pop(0)


def known_action(tile: TileView) -> int:
    return NO_ACTION if tile.action is None else tile.action


def known_stacks(s: GangsCity) -> dict[int, Stack]:
    """What lies beside places, by cell; NO_ACTION where one does not see what it does."""
    stacks: dict[int, Stack] = {}
    for seat, laid in enumerate(s.laid):
        for each in laid:
            if not is_side(each.spot):
                continue
            at = NEAR[s.cells[LOCATION_OF[each.spot]]][DIRECTION_OF[each.spot]]
            begun = stacks.get(at)
            if begun is None:
                alone = each.tile == SETTLING
                does = alone_does(s.book_errors) if alone else each.action
                stacks[at] = Stack(seat, each.spot, does)
            elif begun.action == NO_ACTION and each.tile != SETTLING:
                stacks[at] = Stack(seat, each.spot, each.action)
    return stacks
