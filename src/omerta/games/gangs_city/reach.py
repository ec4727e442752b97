"""Gangs City: how far each gang can get in the traffics, before the bids are shown (GC-5.10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from omerta.games.gangs_city.content import TRAFFICS
from omerta.games.gangs_city.rules_traffics import symbols_run
from omerta.games.gangs_city.state import MANAGE, GangsCity


def own_run(s: GangsCity, seat: int) -> list[int]:
    """GC-5.7: by traffic, what a gang's managers run."""
    run = [0] * TRAFFICS
    for place in s.places_of(seat):
        managers = s.kinds([each.tile for each in s.at(place, seat, MANAGE)])
        for traffic, symbols in enumerate(symbols_run(s.board, place, managers)):
            run[traffic] += symbols
    return run


def most_strength(s: GangsCity, seat: int) -> list[int]:
    """By traffic: every token bid, and the best managers of the roster where managers lie.

    Looks at nothing that is face down: how many lie on a place, not who they are.
    """
    places = set(s.places_of(seat))
    rooms: dict[int, int] = {}
    for each in s.laid[seat]:
        if each.spot in places:
            rooms[each.spot] = rooms.get(each.spot, 0) + 1
    kinds = s.kinds(s.rosters[seat])
    most = []
    for traffic, held in enumerate(s.stock[seat]):
        shown = sorted([s.board.symbols[kind][traffic] for kind in kinds], reverse=True)
        there = [(s.board.place_symbols[place][traffic], count) for place, count in rooms.items()]
        most.append(held + most_run([each for each in shown if each], there))
    return most


def most_run(shown: Sequence[int], rooms: Sequence[tuple[int, int]]) -> int:
    """The most symbols these managers can run in these rooms; each of them stands in one.

    A room is its symbols and how many managers stand there.
    """
    if not rooms or not shown:
        return 0
    (symbols, count), *others = rooms
    if not symbols:
        return most_run(shown, others)
    best = 0
    for inside in combinations(range(len(shown)), min(count, len(shown))):
        run = min(symbols, sum([shown[each] for each in inside]))
        rest = [each for number, each in enumerate(shown) if number not in inside]
        best = max(best, run + most_run(rest, others))
    return best
