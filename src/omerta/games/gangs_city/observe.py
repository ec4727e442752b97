"""The view of Gangs City as numbers, for learning. It reads the view and nothing else.

Seats are counted from the observer, so that one policy can play at any seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.gangs_city.content import KINDS, LEVELS, PLACES
from omerta.games.gangs_city.hexes import LOCATIONS, RADIUS, SPOTS
from omerta.games.gangs_city.state import ACTIONS, END_OF_ROUND, VEST
from omerta.games.gangs_city.view import GangsCityView, PlaceView
from omerta.kernel.game import SeatView

# What brings a figure to about 1 at most.
POINTS = 40.0
TOKENS = 12.0
TILES = 7.0
MOST_STEPS = 8


def observe(seen: SeatView) -> list[float]:
    table: GangsCityView = seen.table
    players, me = seen.players, max(seen.seat, 0)
    clockwise = [(me + step) % players for step in range(players)]
    turn = {seat: step for step, seat in enumerate(clockwise)}
    numbers = [table.round / table.max_rounds, table.target / POINTS]
    numbers += _one_of((table.phase,), END_OF_ROUND + 1)
    numbers += _one_of((turn[table.first],), players)
    by_place = {each.place: each for each in table.places}
    for place in range(PLACES):
        numbers += _place(by_place.get(place), turn, players)
    piles = {each.location: each.tiles for each in table.piles}
    numbers += [piles.get(location, 0) / PLACES for location in range(PLACES, LOCATIONS)]
    numbers += _tiles(table, turn, players)
    for marker in table.markers:
        leader = None if marker.leader is None else turn[marker.leader]
        numbers += [*_one_of((leader,), players), marker.level / LEVELS, marker.supply / TOKENS]
    numbers += _one_of((table.location,), LOCATIONS)
    numbers += _one_of((table.opening,), PLACES)
    for seat in clockwise:
        numbers += _player(table, seat)
    numbers += _counts(table.own.hand if table.own else (), KINDS)
    numbers += [float(table.own is not None and table.own.settling)]
    return numbers + _draft(seen)


def _place(place: PlaceView | None, turn: dict[int, int], players: int) -> list[float]:
    if place is None:
        return [0.0] * (3 + players + KINDS)
    owner = None if place.owner is None else turn[place.owner]
    here = [1.0, place.q / RADIUS, place.r / RADIUS]
    return [*here, *_one_of((owner,), players), *_counts(place.recruits, KINDS)]


def _tiles(table: GangsCityView, turn: dict[int, int], players: int) -> list[float]:
    """By gang and spot: how many tiles, and what they do as far as one sees."""
    heights = [0.0] * (players * SPOTS)
    deeds = [0.0] * (players * SPOTS)
    for tile in table.tiles:
        at = turn[tile.seat] * SPOTS + tile.spot
        heights[at] += (1 + tile.chief) / TILES
        if tile.action is not None:
            deeds[at] = (1 + tile.action) / (1 + VEST)
    return heights + deeds


def _player(table: GangsCityView, seat: int) -> list[float]:
    player = table.players[seat]
    numbers = [player.score / POINTS, player.income / POINTS, player.district / PLACES]
    numbers += [player.laid / TILES, float(player.ended), float(player.chief)]
    numbers += [tokens / TOKENS for tokens in player.stock]
    numbers += _counts(player.roster, KINDS)
    numbers += _counts(player.leaving, KINDS)
    drawn = player.drawn
    return numbers + _one_of((drawn,), PLACES) + [float(len(player.won))]


def _draft(seen: SeatView) -> list[float]:
    """The steps made so far, in order, as shares of the action table."""
    draft = seen.prompt.draft if seen.prompt else ()
    padded = [*draft, *[-1] * (MOST_STEPS - len(draft))][:MOST_STEPS]
    return [(action + 1) / len(ACTIONS) for action in padded]


def _one_of(values: Iterable[int | None], size: int) -> list[float]:
    return _counts([value for value in values if value is not None], size)


def _counts(values: Iterable[int], size: int) -> list[float]:
    counts = [0.0] * size
    for value in values:
        counts[value] += 1
    return counts
