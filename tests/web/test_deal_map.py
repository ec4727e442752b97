"""Deal's map shows what the rules say: who touches whom on land, and where the sea routes go."""

from __future__ import annotations

import itertools
import json
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

GAME = Path(__file__).parents[2] / "src" / "omerta" / "games" / "deal"
MAP: dict[str, Any] = json.loads((GAME / "table" / "art" / "map" / "map.json").read_text())
CONTENT = tomllib.loads((GAME / "content.toml").read_text())
TERRITORIES: dict[str, Any] = {each["id"]: each for each in CONTENT["territories"]}

Point = tuple[int, int]
Ring = list[Point]

# The map's points are in tenths of a unit; everything placed by hand is in units.
TENTHS = 10
# Pieces of small cells hang over the sea, but not farther from their cell than this.
NEAR = 35


def points_of(arc: int) -> Ring:
    steps = MAP["arcs"][arc if arc >= 0 else ~arc]
    xs = itertools.accumulate(steps[::2])
    ys = itertools.accumulate(steps[1::2])
    line = list(zip(xs, ys, strict=True))
    return line if arc >= 0 else line[::-1]


def ring_of(arcs: list[int]) -> Ring:
    ring: Ring = []
    for arc in arcs:
        line = points_of(arc)
        assert not ring or ring[-1] == line[0], "the arcs of a ring follow each other"
        ring += line[1:] if ring else line
    assert ring[0] == ring[-1], "a ring is closed"
    return ring


def rings_of(territory: str) -> list[Ring]:
    return [ring_of(ring) for ring in MAP["territories"][territory]["rings"]]


def is_inside(point: Point, rings: list[Ring]) -> bool:
    x, y = point
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in itertools.pairwise(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossings += 1
    return crossings % 2 == 1


def distance(point: Point, rings: list[Ring]) -> float:
    x, y = point
    least = float("inf")
    for ring in rings:
        for (ax, ay), (bx, by) in itertools.pairwise(ring):
            dx, dy = bx - ax, by - ay
            along = ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)
            along = min(1.0, max(0.0, along))
            least = min(least, ((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2) ** 0.5)
    return least


def tenths(place: list[float]) -> Point:
    return round(place[0] * TENTHS), round(place[1] * TENTHS)


def pairs(key: str) -> set[frozenset[str]]:
    return {frozenset((one, other)) for one, each in TERRITORIES.items() for other in each[key]}


def test_territories_are_those_of_the_rules_in_their_order() -> None:
    assert list(MAP["territories"]) == list(TERRITORIES)


def test_land_neighbours_and_no_others_share_a_border() -> None:
    # From the outlines, not from the list of borders: whoever has the same segment touches.
    owners: defaultdict[frozenset[Point], set[str]] = defaultdict(set)
    for territory in TERRITORIES:
        for ring in rings_of(territory):
            for segment in itertools.pairwise(ring):
                owners[frozenset(segment)].add(territory)
    touching = {frozenset(each) for each in owners.values() if len(each) == 2}
    assert touching == pairs("land")
    assert len(touching) == 90


def test_each_border_is_where_its_two_territories_touch() -> None:
    assert {frozenset(pair.split("-")) for pair in MAP["borders"]} == pairs("land")
    uses = Counter(
        (arc if arc >= 0 else ~arc, territory)
        for territory, each in MAP["territories"].items()
        for ring in each["rings"]
        for arc in ring
    )
    for pair, arcs in MAP["borders"].items():
        one, other = pair.split("-")
        for arc in arcs:
            assert uses[arc, one] == uses[arc, other] == 1, pair


def test_closable_borders_are_those_of_the_event() -> None:
    closable = {frozenset(pair.split("-")) for pair in MAP["closable"]}
    assert closable == {frozenset(pair) for pair in CONTENT["border"]["closed"]}


def test_sea_routes_lead_from_port_to_port() -> None:
    routes = {frozenset(route["pair"]) for route in MAP["routes"]}
    assert routes == pairs("sea")
    assert len(MAP["routes"]) == len(routes) == 15
    for route in MAP["routes"]:
        numbers = route["path"].replace(",", " ").translate(str.maketrans("MCS", "   ")).split()
        ends = [tenths([float(n) for n in end]) for end in (numbers[:2], numbers[-2:])]
        shores = [rings_of(port) for port in route["pair"]]
        # One end at each port, whichever way the route is written.
        apart = min(
            max(distance(end, shore) for end, shore in zip(ends, order, strict=True))
            for order in (shores, shores[::-1])
        )
        assert apart < 12 * TENTHS, route["pair"]


@pytest.mark.parametrize("territory", TERRITORIES)
def test_pieces_stand_in_their_territory_or_beside_it(territory: str) -> None:
    rings = rings_of(territory)
    place = MAP["territories"][territory]
    stand, city = tenths(place["stand"]), tenths(place["city"])
    assert is_inside(stand, rings) or distance(stand, rings) < NEAR * TENTHS
    assert is_inside(city, rings) or distance(city, rings) < 6 * TENTHS


def test_ranges_lie_between_what_they_keep_apart() -> None:
    kept = {frozenset(pair) for each in MAP["ranges"] for pair in each["apart"]}
    assert len(kept) == 4
    assert not kept & (pairs("land") | pairs("sea"))
    for each in MAP["ranges"]:
        edge = {point for ring in each["rings"] for point in ring_of(ring)}
        for pair in each["apart"]:
            for territory in pair:
                assert edge & {point for ring in rings_of(territory) for point in ring}, pair


@pytest.mark.parametrize("layer", ["land", "lakes", "wild"])
def test_every_ring_is_closed(layer: str) -> None:
    assert MAP[layer]
    for ring in MAP[layer]:
        ring_of(ring)
