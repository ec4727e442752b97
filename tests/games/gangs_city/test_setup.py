"""Gangs City, GC-3: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import CONTENT, KIND_IDS, MERCENARY_IDS, PLACE_IDS
from omerta.games.gangs_city.hexes import CELLS, NOWHERE, PILE_A, PILE_B
from omerta.games.gangs_city.state import GangsCity
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Recorder
from omerta.kernel.legality import refusal
from omerta.kernel.refusal import BadSetup, Refused
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    action,
    match_of,
    neighbours,
    notations,
    place,
    places,
    table,
    wander,
)
from tests.games.wandering import events_of, told

TILES_LEFT = {3: [11], 4: [10], 5: [5, 4], 6: [4, 4]}


def begun(
    players: int, next_places: str = "", cell: int = 0, next_mercenaries: str = ""
) -> GangsCity:
    """A game at its first question, places drawn as told.

    The shuffle is of all places at once; with two piles the second half of it, the end drawn
    first, is pile A.
    """
    forced: dict[str, tuple[int, ...]] = {"first place": (cell,)}
    if next_places:
        forced["places"] = tuple(places(next_places))
    if next_mercenaries:
        box = CONTENT.board().kind
        forced["mercenaries"] = tuple(
            box.index(KIND_IDS.index(name)) for name in next_mercenaries.split()
        )
    return GAME.begin(players, key_from("setup"), forced=forced, listener=Recorder())


def built(s: GangsCity) -> dict[tuple[int, int], int]:
    return {CELLS[home]: location for home, location in s.built.items()}


def lay_out(s: GangsCity, *cells: tuple[int, int]) -> GangsCity:
    """The starting places, in the order of asking."""
    for q, r in cells:
        seat = s.waiting[0]
        for what in (f"cell {q} {r}", "done"):
            assert action(what) in GAME.options(s, seat), what
            GAME.act(s, seat, action(what))
    return s


# --- GC-3.1 to 3.4: what everybody begins with ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.1", "GC-3.2", "GC-3.3")
def test_GC_3_1_gangs_scores_and_supply_to_begin_with(players: int) -> None:
    match = match_of(players)
    seen = match.view(PUBLIC).table
    for player in seen.players:
        assert [KIND_IDS[kind] for kind in player.roster] == ["thug", "bodyguard", "driver"]
        assert (player.score, player.stock, player.won) == (0, (0,) * 5, ())
        assert player.leaving == ()
    assert [(each.leader, each.supply) for each in seen.markers] == [(None, 12)] * 5
    taken = {"thug": players, "bodyguard": players, "driver": players}
    left = [each.count - taken.get(each.id, 0) for each in CONTENT.characters]
    assert list(seen.supply) == left
    assert seen.mercenaries == 10
    for seat in range(players):
        own = match.view(seat).table.own
        assert (len(own.hand), own.settling) == (3, True)
    assert match.state.asking == "setup_place"


@pytest.mark.parametrize("players", [2, 7])
@rules("GC-3.1")
def test_GC_3_1_three_to_six_play(players: int) -> None:
    with pytest.raises(BadSetup, match="setup-players"):
        match_of(players)


@rules("GC-3.3", "GC-3.14")
def test_GC_3_3_mercenaries_and_places_are_shuffled() -> None:
    orders = set()
    for seed in range(12):
        s = match_of(3, seed).state
        orders.add((tuple(s.mercenaries), tuple(s.piles[0]), tuple(s.drawn)))
        assert sorted(s.kind(tile) for tile in s.mercenaries) == [*range(7, 17)]
    assert len(orders) == 12


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.4", "GC-3.10", "GC-X4")
def test_GC_X4_the_city_to_begin_with(players: int) -> None:
    for s in wander(players, 1):
        if s.asking == "place_tile":
            break
    assert sum(home != NOWHERE for home in s.cells[:15]) == players + 1
    assert [len(pile) for pile in s.piles] == TILES_LEFT[players]
    homes = [CELLS[s.cells[pile]] for pile in (PILE_A, PILE_B) if s.cells[pile] != NOWHERE]
    assert homes == ([(0, 0)] if players < 5 else [(0, 0), (1, 0)])


@pytest.mark.parametrize("players", [5, 6])
@rules("GC-3.4", "GC-3.6", "GC-Q1")
def test_GC_Q1_with_two_piles_A_gives_the_first_tile_and_the_draws_alternate_from_B(
    players: int,
) -> None:
    """A's top eight and B's top seven are named; B's are under A's in the one shuffle."""
    pile_a = "posh_district gambling_den prison bar distillery casino garage precinct"
    pile_b = "arms_dealer cabaret docks luxury_hotel nightclub brothel ghetto"
    s = begun(players, f"{pile_a} {pile_b}")
    top_a, top_b = pile_a.split(), pile_b.split()
    (first,) = told(events_of(s), "founded")
    assert PLACE_IDS[first["place"]] == top_a.pop(0)
    drawn = [(top_b if seat % 2 == 0 else top_a).pop(0) for seat in range(players)]
    assert [PLACE_IDS[each] for each in s.drawn] == drawn
    assert [[PLACE_IDS[each] for each in reversed(pile)] for pile in s.piles] == [top_a, top_b]
    assert s.asking == "setup_place"


@pytest.mark.parametrize("players", [3, 4])
@rules("GC-3.6", "GC-Q1")
def test_GC_3_6_one_tile_each_from_the_one_pile_in_seat_order(players: int) -> None:
    names = ["ghetto", "bar", "casino", "docks", "prison"][: players + 1]
    s = begun(players, " ".join(names))
    assert [PLACE_IDS[each] for each in s.drawn] == names[1:]
    assert s.asking == "setup_place"


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.5", "GC-Q1")
def test_GC_3_5_the_first_tile_lies_beside_the_centre_at_random(players: int) -> None:
    centre = [(0, 0)] if players < 5 else [(0, 0), (1, 0)]
    around = {near for home in centre for near in neighbours(home)} - {*centre}
    met = {tuple(told(match_of(players, seed).events, "founded")[0]["cell"]) for seed in range(100)}
    assert met == around


# --- GC-3.6 to 3.9: starting places ---


@rules("GC-3.6", "GC-3.7", "GC-3.13")
def test_GC_3_7_the_lowest_initiative_among_the_drawn_lays_and_plays_first() -> None:
    # The posh district (1) is the tile of the centre and does not count (GC-3.13).
    s = begun(4, "posh_district ghetto casino bar docks")
    for seat in range(PUBLIC, 4):
        drawn = [each.drawn for each in GAME.view(s, seat).players]
        assert drawn == places("ghetto casino bar docks")  # shown to all at once
    asked = []
    while s.asking == "setup_place":
        asked += s.waiting
        q, r = CELLS[GAME.options(s, asked[-1])[0] - 1]
        lay_out(s, (q, r))
    assert asked == [G, 3, R, B]  # bar 4, then clockwise
    assert (s.asking, s.waiting, s.first, s.round) == ("place_tile", [G], G, 1)
    assert not told(events_of(s), "first")  # he does not choose


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.8", "GC-3.9", "GC-Q2")
def test_GC_3_9_cells_for_starting_places(players: int) -> None:
    """Free, beside something built, and nothing is enclosed by it; worked out here once more."""
    banned = 0
    for seed in range(30):
        s = match_of(players, seed).state
        luck = Luck(key_from(seed))
        while s.asking == "setup_place":
            now = {*built(s)}
            touching = {near for home in now for near in neighbours(home)} - now
            allowed = []
            for where in touching:
                then = now | {where}
                if not any(all(near in then for near in neighbours(each)) for each in then):
                    allowed.append(where)
            banned += len(touching) - len(allowed)
            seat = s.waiting[0]
            assert notations(GAME.options(s, seat)) == [f"cell {q} {r}" for q, r in sorted(allowed)]
            # Towards the centre, so that enclosing comes near.
            near = sorted(allowed, key=lambda at: (abs(at[0]) + abs(at[1]) + abs(sum(at)), at))
            lay_out(s, near[luck.below(min(3, len(near)))])
    assert (banned > 0) is (players > 4)  # before, not enough is built to close a ring


@rules("GC-3.9", "GC-Q2")
def test_GC_3_9_not_even_a_pile_may_be_enclosed() -> None:
    s = begun(6, cell=0)
    assert built(s)[0, 0] == PILE_A
    first = next(where for where, location in built(s).items() if location < 15)
    ring = [each for each in neighbours((0, 0)) if each not in ((1, 0), first)]
    lay_out(s, *ring[:3])
    seat = s.waiting[0]
    q, r = ring[3]
    assert action(f"cell {q} {r}") not in GAME.options(s, seat)
    assert s.asking == "setup_place"


@rules("GC-3.9")
def test_GC_3_9_nor_the_tile_itself() -> None:
    """1,-1 touches both piles; when its four other neighbours are built it may not be laid."""
    s = begun(6, cell=0)
    first = next(where for where, location in built(s).items() if location < 15)
    ring = [each for each in neighbours((1, -1)) if each not in ((0, 0), (1, 0), first)]
    while ring and s.asking == "setup_place":
        offered = notations(GAME.options(s, s.waiting[0]))
        free = [(q, r) for q, r in ring if f"cell {q} {r}" in offered]
        assert free, "the ring can be closed"
        lay_out(s, free[0])
        ring.remove(free[0])
    assert action("cell 1 -1") not in GAME.options(s, s.waiting[0])
    assert s.asking == "setup_place"


@rules("GC-3.9")
def test_GC_3_9_nor_another_place() -> None:
    """The first place at 1,-1 touches both piles; three more around it, and the last is banned."""
    s = begun(6, cell=next(n for n in range(8) if (1, -1) in built(begun(6, cell=n))))
    ring = [each for each in neighbours((1, -1)) if each not in ((0, 0), (1, 0))]
    lay_out(s, *ring[:3])
    q, r = ring[3]
    assert action(f"cell {q} {r}") not in GAME.options(s, s.waiting[0])
    refused = refusal(GAME, s, s.waiting[0], action(f"cell {q} {r}"))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("refused-would-enclose", "GC-3.9")
    assert s.asking == "setup_place"


@rules("GC-3.8", "GC-3.9")
def test_GC_3_8_why_a_cell_is_refused() -> None:
    match = match_of(3)
    seat = match.state.waiting[0]
    with pytest.raises(Refused) as far:
        match.act(seat, "cell 5 5")
    assert (far.value.reason, far.value.rule) == ("refused-not-beside", "GC-3.8")
    with pytest.raises(Refused) as taken:
        match.act(seat, "cell 0 0")
    assert taken.value.reason == "refused-not-beside"
    assert match.state.asking == "setup_place"


# --- GC-3.11, 3.12, 3.15: people ---


@rules("GC-3.11", "GC-X5")
def test_GC_X5_ghetto_two_dealers_a_thug_and_a_mercenary() -> None:
    s = begun(3, "ghetto docks casino bar", next_mercenaries="vamp fence sniper")
    while s.asking == "setup_place":
        q, r = CELLS[GAME.options(s, s.waiting[0])[0] - 1]
        lay_out(s, (q, r))
    lying = {
        PLACE_IDS[each["place"]]: [KIND_IDS[kind] for kind in each["kinds"]]
        for each in told(events_of(s), "recruits")
    }
    # By rising initiative: bar 4, casino 6, docks 11, ghetto 15; the next of the pile for each.
    assert lying == {
        "bar": ["bodyguard", "vamp"],
        "casino": ["cop", "bodyguard", "fence"],
        "docks": ["driver", "cop"],
        "ghetto": ["dealer", "dealer", "thug", "sniper"],
    }
    seen = {PLACE_IDS[each.place]: each.recruits for each in GAME.view(s, PUBLIC).places}
    assert [KIND_IDS[kind] for kind in seen["ghetto"]] == lying["ghetto"]  # face up
    assert len(s.mercenaries) == 7
    assert len(s.supply[4]) == 2  # of four dealers


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.11", "GC-3.12", "GC-3.15")
def test_GC_3_12_all_is_peopled_as_printed_and_neutral(players: int) -> None:
    for seed in range(5):
        for s in wander(players, seed):
            if s.asking == "place_tile":
                break
        assert s.owners == [-1] * 15
        for number, each in enumerate(CONTENT.places):
            printed = Counter[str](each.recruits) if s.cells[number] != NOWHERE else Counter[str]()
            kinds = [s.kind(tile) for tile in s.recruits[number]]
            names = [KIND_IDS[kind] if kind < 7 else "mercenary" for kind in kinds]
            assert Counter(names) == printed


@rules("GC-3.15", "GC-7.3")
def test_GC_3_15_who_is_not_there_is_left_out() -> None:
    """The docks show a driver and a cop; the supply has no driver left."""
    scene = table(
        "end",
        next_places="docks",
        won={R: "pile_a"},
        supply={"driver": 0},
    )
    assert scene.open == ("open_place", [R])
    scene.act(R, scene.options(R)[0], "done")
    assert scene.recruits("docks") == "cop"
    no_mercenary = table(
        "end",
        next_places="arms_dealer",
        won={R: "pile_a"},
        removed=" ".join(MERCENARY_IDS),
    )
    no_mercenary.act(R, no_mercenary.options(R)[0], "done")
    assert no_mercenary.recruits("arms_dealer") == "hitwoman"
    assert no_mercenary.told("recruits")[0]["kinds"] == [6]
    assert place("arms_dealer") == 8


# --- GC-3.14: chance ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.14")
def test_GC_3_14_all_chance_is_in_the_setup(players: int) -> None:
    drawn = -1
    for s in wander(players, 4):
        if drawn < 0:
            assert s.asking == "setup_place"
            drawn = s.dice.drawn
        assert s.dice.drawn == drawn
    assert drawn > 0
