"""Gangs City, GC-1 and GC-2: the hex grid, sides and cells, and the terms."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.content import CONTENT, KIND_IDS, MERCENARY_IDS, TRAFFIC_IDS
from omerta.games.gangs_city.hexes import CELLS, NEAR, NOWHERE, is_side
from omerta.games.gangs_city.state import GangsCity
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    DIRECTION_IDS,
    B,
    G,
    R,
    cell_at,
    direction_of,
    go_on,
    kind,
    kinds,
    location_of,
    neighbours,
    place,
    table,
    wander,
)

# --- GC-1.1: the grid ---


@rules("GC-1.1")
def test_GC_1_1_six_directions_from_east_counter_clockwise() -> None:
    around = {
        "e": "1,0",
        "ne": "1,-1",
        "nw": "0,-1",
        "w": "-1,0",
        "sw": "-1,1",
        "se": "0,1",
    }
    assert tuple(around) == DIRECTION_IDS
    assert NEAR[cell_at("0,0")] == tuple(cell_at(where) for where in around.values())
    # The laid tile lies in the cell of that direction, and the cell touches back.
    for direction, where in around.items():
        scene = table(city="bar 0,0 pile_a 5,5").lay(R, f"thug bar {direction}")
        assert [CELLS[each] for each in scene.s.stacks] == [CELLS[cell_at(where)]]
        assert scene.open == ("place_tile", [B])
    for home, near in enumerate(NEAR):
        for number, other in enumerate(near):
            assert other == NOWHERE or NEAR[other][(number + 3) % 6] == home


@pytest.mark.parametrize("direction", range(6))
@rules("GC-1.1")
def test_GC_1_1_the_longest_city_does_not_reach_the_rim(direction: int) -> None:
    """All places in one straight line away from both piles: there is still room at its end."""
    dq, dr = neighbours((0, 0))[direction]
    start = 2 if (dq, dr) == (1, 0) else 1
    row = [(dq * far, dr * far) for far in range(start, start + 15)]
    names = [each.id for each in CONTENT.places]
    city = " ".join(f"{name} {q},{r}" for name, (q, r) in zip(names, row, strict=True))
    scene = table("placement", players=5, city=city, left=(0, 0), laid={})
    assert scene.piles == [0, 0]
    scene.act(R, "tile thug", f"at {names[-1]}")
    assert len(scene.options(R)) == 5  # all but the way back
    for _ in range(2):
        scene.undo(R)
    assert scene.open == ("place_tile", [R])


# --- GC-1.2 to 1.4: what lies in a cell, what a side is ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-1.2", "GC-1.3", "GC-1.4", "GC-1.5", "GC-1.8", "GC-4.11")
def test_GC_1_2_a_cell_holds_one_thing(players: int) -> None:
    stacks_met = 0
    for seed in range(2):
        for s in wander(players, seed):
            homes = [home for home in s.cells if home != NOWHERE]
            assert len(homes) == len({*homes})
            assert {*s.built} == {*homes}
            assert not {*s.built} & {*s.stacks}
            for home, stack in s.stacks.items():
                assert home in cells_around(s, location_of(stack.spot))
                assert NEAR[s.cells[location_of(stack.spot)]][direction_of(stack.spot)] == home
                assert location_of(stack.spot) < 15, "a pile has no sides"
                stacks_met += 1
    assert stacks_met > 100


def cells_around(s: GangsCity, location: int) -> tuple[int, ...]:
    return NEAR[s.cells[location]]


@rules("GC-1.3", "GC-1.4", "GC-4.7")
def test_GC_1_4_a_side_is_open_when_its_cell_is_free() -> None:
    """The usual city; the prison at 1,-1 touches the pile at 0,0 only."""
    scene = table(laid={B: ["thug prison se"]})
    scene.act(R, "tile thug", "at prison")
    taken = {"sw": "the pile", "se": "a stack"}
    assert scene.options(R) == [f"side {each}" for each in DIRECTION_IDS if each not in taken]
    scene.undo(R).act(R, "at casino")
    # Casino -1,1: the pile NE, the ghetto NW, the bar E.
    assert scene.options(R) == ["side w", "side sw", "side se"]
    assert scene.open == ("place_tile", [R])


# --- GC-1.5 to 1.7: a stack fills its cell ---

X6_CITY = "nightclub 0,0 cabaret 1,-1 casino 0,-1 gambling_den -1,0 pile_a -1,1 bar 0,1"


@rules("GC-X6", "GC-1.5", "GC-1.6", "GC-1.7", "GC-4.10", "GC-4.11")
def test_GC_X6_a_stack_shuts_the_cell_for_every_other_place_it_touches() -> None:
    scene = table(
        city=X6_CITY,
        owned={G: "nightclub"},
        gangs={G: "cop bodyguard pimp thug"},
        first=G,
    )
    scene.lay(G, "cop cabaret se combat")
    assert [CELLS[each] for each in scene.s.stacks] == [(1, 0)]
    # Nobody but its owner finds a side of the nightclub; a side of the others leads elsewhere.
    scene.act(R, "tile thug")
    assert "at nightclub" not in scene.options(R)
    assert scene.refused(R, "at nightclub") == ("refused-no-side", "GC-1.4")
    for name, closed in (("cabaret", "side se"), ("bar", "side ne")):
        scene.act(R, f"at {name}")
        assert closed not in scene.options(R)
        assert scene.refused(R, closed)[0] == "refused-side-closed"
        scene.undo(R)
    scene.undo(R).lay(R, "thug bar se").lay(B, "thug bar sw")
    # Green, too, may only stack there, against the cabaret.
    scene.act(G, "tile bodyguard")
    assert "at nightclub" not in scene.options(G)  # no alcohol there, so no management
    scene.act(G, "at bar")
    assert "side ne" not in scene.options(G)
    scene.undo(G).act(G, "at cabaret", "side se")
    assert scene.options(G) == ["plain", "chief"]  # the action is that of the stack
    scene.act(G, "plain", "done")
    assert scene.laid(G) == ["cop cabaret se combat", "bodyguard cabaret se combat"]
    # Elsewhere a recruiter with its edge to the casino.
    scene.lay(R, "bodyguard casino nw recruit")
    assert scene.open == ("place_tile", [B])


@rules("GC-1.5", "GC-X6", "GC-4.9")
def test_GC_1_5_a_stack_acts_on_one_place_only() -> None:
    """The cop in 1,0 touches nightclub, cabaret and bar, and fights for the cabaret alone."""
    scene = table("actions", city=X6_CITY, gangs={G: "cop"}, laid={G: ["cop cabaret se combat"]})
    assert [scene.owner(name) for name in ("cabaret", "nightclub", "bar")] == [G, -1, -1]
    assert scene.told("claim") == [{"seat": G, "location": place("cabaret"), "before": -1}]
    assert scene.open == ("first_player", [G])


@rules("GC-Q15", "GC-1.6")
def test_GC_Q15_no_second_stack_of_ones_own_in_the_same_cell() -> None:
    scene = table(laid={R: ["thug bar nw combat"]}, city="bar 0,1 casino 0,-1 pile_a 5,5")
    scene.act(R, "tile driver", "at casino")
    assert "side se" not in scene.options(R)
    assert scene.refused(R, "side se") == ("refused-side-closed", "GC-1.6")
    assert scene.open == ("place_tile", [R])


@rules("GC-1.5", "GC-6.11", "GC-6.19")
def test_GC_1_5_a_cell_is_free_again_when_all_of_its_stack_were_killed() -> None:
    scene = table(
        "actions",
        laid={R: ["thug bar e", "settling bar e big_calibre"], B: ["thug bar se"]},
    )
    scene.act(R, f"shoot {B} thug", "done")
    assert scene.s.stacks == {}
    scene.act(R, f"begin {G}", "done").act(G, "tile thug", "at bar")
    assert "side se" in scene.options(G)
    assert scene.open == ("place_tile", [G])


# --- GC-1.8, 1.9: piles, enclosed places ---


@rules("GC-1.8", "GC-4.18", "GC-10.9")
def test_GC_1_8_a_pile_has_no_sides() -> None:
    scene = table(city="bar 2,0", players=5)  # piles at 0,0 and 1,0
    scene.act(R, "tile thug", "at pile_a")
    assert scene.options(R) == ["plain", "chief"]
    scene.undo(R).act(R, "at bar")
    # The cells -1,0 and 0,1 touch the pile at 0,0 and nothing else: no place leads there.
    assert scene.options(R) == [f"side {each}" for each in DIRECTION_IDS if each != "w"]
    scene.undo(R)
    assert scene.options(R) == ["at bar", "at pile_a", "at pile_b"]
    assert scene.open == ("place_tile", [R])


# The bar is surrounded by five places and the pile.
RING = (
    "bar 0,0 prison 1,0 casino 1,-1 ghetto 0,-1 docks -1,0 brothel -1,1 pile_a 0,1 "
    "cabaret 2,0 precinct -2,0"
)


@rules("GC-1.9", "GC-Q3")
def test_GC_1_9_an_enclosed_place_can_only_be_managed_by_its_owner() -> None:
    scene = table(city=RING, owned={R: "bar"})
    assert {each.place: each.enclosed for each in scene.view(PUBLIC).places}[place("bar")]
    assert sum(each.enclosed for each in scene.view(PUBLIC).places) == 1
    scene.act(R, "tile bodyguard", "at bar")
    assert scene.options(R) == ["plain", "chief"]  # the spot is filled in: managing
    scene.act(R, "plain", "done")
    assert scene.laid(R) == ["bodyguard bar manage"]
    scene.act(B, "tile bodyguard")
    assert "at bar" not in scene.options(B)
    assert scene.refused(B, "at bar") == ("refused-no-side", "GC-1.4")
    scene.undo(B)
    neutral = table(city=RING)
    neutral.act(R, "tile bodyguard")
    assert "at bar" not in neutral.options(R)
    assert scene.open == ("place_tile", [B])


@rules("GC-1.9", "GC-1.11", "GC-Q3", "GC-Q4", "GC-7.1")
def test_GC_1_11_an_empty_pile_frees_its_cell_at_the_end_of_the_round() -> None:
    scene = table(
        "actions", city=RING, left=(1,), next_places="nightclub", laid={B: ["thug pile_a"]}
    )
    # Claimed and emptied; the end of the round has begun, with the cell free at once.
    assert scene.kinds[-3:] == ["cleared", "pile_gone", "opens"]
    assert scene.open == ("open_place", [B])
    assert scene.cell("pile_a") is None
    assert "cell 0 1" in scene.options(B)  # Q4: a tile may be laid there
    assert not any(each.enclosed for each in scene.view(R).places)
    scene.act(B, "cell 3 0", "done")
    assert scene.open == ("first_player", [B])
    scene.act(B, f"begin {R}", "done").act(R, "tile thug", "at bar")
    assert scene.options(R) == ["plain", "chief"]  # one side, and a thug can only fight
    scene.act(R, "plain", "done")
    assert scene.laid(R) == ["thug bar se combat"]  # Q4: and a stack may stand in it
    assert scene.open == ("place_tile", [B])


@rules("GC-1.11", "GC-Q4", "GC-6.18")
def test_GC_1_11_until_then_the_cell_of_an_emptied_pile_stays_built() -> None:
    """Two locations to resolve: the pile is emptied first, and the game waits at the second."""
    scene = table(
        "actions",
        city="bar 1,0 casino 5,5",
        left=(1,),
        gangs={B: "thug driver", R: "thug driver"},
        recruits={"bar": "driver"},
        laid={B: ["thug pile_a"], R: ["driver bar e recruit"]},
    )
    scene.act(R, "at pile_a", "done")
    assert scene.open == ("recruit", [R])
    assert scene.piles == [0]
    assert scene.cell("pile_a") == (0, 0)
    scene.act(R, "none", "done")
    assert scene.cell("pile_a") is None
    assert scene.open == ("open_place", [B])


@rules("GC-1.10", "GC-8.2")
def test_GC_1_10_piles_and_free_cells_connect_nothing() -> None:
    scene = table(
        city="bar -1,0 casino 1,0 prison 1,-1 ghetto 3,-1 docks 0,2",
        owned={R: "bar casino", B: "prison ghetto", G: "docks"},
    )
    players = scene.view(PUBLIC).players
    # Bar and casino are on both sides of the pile; prison and ghetto have 2,-1 between them.
    assert [each.district for each in players] == [1, 1, 1]
    joined = table(city="casino 1,0 prison 1,-1 docks 2,-1", owned={R: "casino prison docks"})
    assert joined.view(PUBLIC).players[R].district == 3
    assert scene.open == ("place_tile", [R])


# --- GC-2: terms ---


@rules("GC-2.1", "GC-3.12")
def test_GC_2_1_a_place_is_neutral_or_has_one_owner_and_a_pile_has_none() -> None:
    scene = table(owned={R: "bar", B: "casino"})
    owners = {each.place: each.owner for each in scene.view(PUBLIC).places}
    assert owners == {
        place("prison"): None,
        place("bar"): R,
        place("casino"): B,
        place("ghetto"): None,
    }
    assert not hasattr(scene.view(PUBLIC).piles[0], "owner")
    assert scene.open == ("place_tile", [R])


@pytest.mark.parametrize("first", range(4))
@rules("GC-2.3", "GC-4.3")
def test_GC_2_3_turn_order_is_clockwise_from_the_first_player(first: int) -> None:
    scene = table(players=4, first=first)
    asked = []
    for _ in range(8):
        asked += scene.open[1]
        scene.time_out(asked[-1])
    assert asked == [(first + turn) % 4 for turn in range(8)]
    assert scene.open == ("place_tile", [first])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-2.4", "GC-2.7", "GC-2.10", "GC-6.25")
def test_GC_2_10_nothing_appears_or_vanishes(players: int) -> None:
    """Counted here apart from the engine's own tally."""
    box = Counter[str]({each.id: each.count for each in CONTENT.characters})
    box.update([*MERCENARY_IDS])
    for seed in range(2):
        removed: list[int] = []
        for s in wander(players, seed):
            tiles = [*s.mercenaries, *s.removed]
            for some in (*s.rosters, *s.recruits, *s.supply):
                tiles += some
            assert sorted(tiles) == [*range(55)]
            assert Counter(KIND_IDS[s.kind(tile)] for tile in tiles) == box
            for number in range(5):
                held = sum(stock[number] for stock in s.stock)
                laid = sum(bid[number] for bid in s.bids)
                assert s.warehouse[number] + held + laid == 12
            on_city = sum(home != NOWHERE for home in s.cells[:15])
            hidden = sum(map(len, s.piles)) + len(s.won) + (s.opening >= 0)
            assert on_city + hidden + sum(each >= 0 for each in s.drawn) == 15
            for roster, leaving in zip(s.rosters, s.leaving, strict=True):
                assert len(roster) - len(leaving) <= 6
            assert s.removed[: len(removed)] == removed  # nobody comes back
            removed = s.removed[:]
            assert s.asking or max(s.scores) >= s.target or s.round == 30


@rules("GC-2.5", "GC-6.4", "GC-4.17")
def test_GC_2_5_fighters_are_on_sides_in_combat_or_on_a_pile() -> None:
    scene = table(
        "actions",
        players=4,
        gangs={R: "thug cop driver pimp", B: "cop dealer", G: "cop"},
        owned={R: "bar"},
        laid={
            R: ["thug bar e combat", "cop bar ne recruit", "driver pile_a", "pimp casino w combat"],
            B: ["cop bar se combat", "dealer pile_a"],
            G: ["cop bar sw recruit"],
        },
    )
    scene.act(R, "done")
    shot = {
        each["location"]: each["gangs"] for each in go_on(scene, "place_tile").told("shoot_out")
    }
    at_bar = {gang["seat"]: gang["kinds"] for gang in shot[place("bar")]}
    assert at_bar == {R: kinds("thug"), B: kinds("cop")}
    on_pile = {gang["seat"]: gang["kinds"] for gang in shot[place("pile_a")]}
    assert on_pile == {R: kinds("driver"), B: kinds("dealer")}
    (recruited,) = scene.told("recruiting")
    recruiters = {(gang["seat"], *gang["kinds"]) for gang in recruited["gangs"]}
    assert (recruited["place"], recruiters) == (
        place("bar"),
        {(R, kind("cop")), (G, kind("cop"))},
    )
    assert scene.open[0] == "place_tile"


@pytest.mark.parametrize(
    ("owner", "where", "values"),
    [
        (R, "bar", {R: 5, B: 2}),  # defence 5 of the bodyguard, attack 2
        (B, "bar", {R: 2, B: 5}),
        (G, "bar", {R: 2, B: 2}),  # a third gang's place: attack
        (None, "bar", {R: 2, B: 2}),  # neutral
        (None, "pile_a", {R: 2, B: 2}),
    ],
)
@rules("GC-2.6", "GC-4.9")
def test_GC_2_6_defence_counts_on_an_own_place_and_attack_elsewhere(
    owner: int | None, where: str, values: dict[int, int]
) -> None:
    spots = ("bar e", "bar w") if where == "bar" else ("pile_a", "pile_a")
    scene = table(
        "actions",
        city="bar 0,2 casino 1,-2",
        owned={} if owner is None else {owner: "bar"},
        laid={R: [f"bodyguard {spots[0]}"], B: [f"bodyguard {spots[1]}"]},
    )
    (strengths,) = scene.told("strengths")
    assert {each["seat"]: each["total"] for each in strengths["parties"]} == values


@rules("GC-2.7")
def test_GC_2_7_the_removed_do_not_return_to_the_supply() -> None:
    scene = table(
        "actions",
        laid={R: ["thug bar e", "settling bar e big_calibre"], B: ["thug bar se"]},
    )
    thugs = scene.supply("thug")
    scene.act(R, f"shoot {B} thug", "done")
    assert (scene.removed, scene.roster(B)) == ("thug", "bodyguard driver")
    assert scene.supply("thug") == thugs
    go_on(scene, "first_player", round=5)
    assert "thug" in scene.removed.split()
    assert scene.supply("thug") <= thugs


@rules("GC-2.8", "GC-Q20")
def test_GC_2_8_tokens_do_not_run_out() -> None:
    """A gang that owns all fifteen places lays all its seven tiles: 22 tokens, none plain left."""
    scene = table(
        city=USUAL_15,
        left=(0,),
        gangs={R: "thug bodyguard driver cop dealer pimp"},
        owned={R: " ".join(each.id for each in CONTENT.places)},
        ended=(B, G),
    )
    for text in ("thug ghetto", "bodyguard bar", "driver prison", "cop docks", "dealer garage"):
        scene.lay(R, f"{text} manage")
    scene.lay(R, "settling ghetto ne vest").lay(R, "pimp ghetto ne chief")
    assert [each["seat"] for each in scene.told("lay")] == [R] * 7
    assert scene.open[0] != "place_tile"


# Three rows of five; no pile.
USUAL_15 = " ".join(
    f"{each.id} {number % 5},{number // 5}" for number, each in enumerate(CONTENT.places)
)


@rules("GC-2.9", "GC-Q19", "GC-4.35", "GC-5.1")
def test_GC_2_9_a_gang_without_characters_bids_scores_and_owns() -> None:
    scene = table(
        "round",
        gangs={B: ""},
        owned={B: "casino bar"},
        stock={B: "weapons1"},
        markers={"weapons": (B, 0)},
    )
    assert scene.open == ("first_player", [B])  # it owns the lowest initiative
    scene.act(B, f"begin {B}", "done")
    asked = []
    while scene.open[0] == "place_tile":
        asked += scene.open[1]
        scene.time_out(asked[-1])
    assert B not in asked
    assert len(asked) > 6
    assert scene.open == ("bid", [B])
    scene.act(B, "bid weapons 1", "done")
    go_on(scene, "first_player", round=3)
    (scores,) = scene.told("scores")
    assert scores["traffics"][B] == 3  # weapons, second round
    assert scores["districts"][B] >= 0
    assert scene.roster(B) == ""


@rules("GC-2.11", "GC-3.1", "GC-6.23")
def test_GC_2_11_roster_order_is_the_order_of_joining() -> None:
    scene = table(
        "actions",
        recruits={"bar": "pimp", "casino": "cop"},
        gangs={R: "thug bodyguard driver dealer"},
        laid={
            R: ["dealer casino w recruit chief", "bodyguard bar e recruit", "driver bar e recruit"]
        },
    )
    scene.act(R, "done")
    assert scene.open == ("recruit", [R])
    scene.act(R, "hire pimp", "done").act(R, "hire cop", "done")
    assert scene.roster(R) == "thug bodyguard driver dealer pimp cop"
    assert scene.open == ("place_tile", [R])  # nobody owns a place, so nobody chooses who begins
    assert scene.options(R)[:6] == [
        f"tile {name}" for name in ("thug", "bodyguard", "driver", "dealer", "pimp", "cop")
    ]


@rules("GC-2.12", "GC-9.9")
def test_GC_2_12_traffic_order() -> None:
    assert TRAFFIC_IDS == ("prostitution", "weapons", "drugs", "alcohol", "tobacco")
    for held, taken in (
        ("tobacco1 alcohol1 drugs1 weapons1 prostitution1", "prostitution"),
        ("tobacco1 alcohol1 drugs1 weapons1", "weapons"),
        ("tobacco1 alcohol1 drugs1", "drugs"),
        ("tobacco1 alcohol1", "alcohol"),
        ("tobacco1", "tobacco"),
    ):
        scene = table(
            "actions",
            gangs={R: "racketeer"},
            owned={B: "bar"},
            stock={B: held},
            laid={R: ["racketeer bar e"]},
        )
        assert scene.open == ("steal", [R])
        scene.time_out(R)
        assert scene.stock(R) == f"{taken}1"


@rules("GC-2.2")
def test_GC_2_2_tiles_lie_at_locations() -> None:
    """Every spot belongs to a place or pile, and every tile is a character or a settling tile."""
    for s in wander(5, 3):
        for seat, laid in enumerate(s.laid):
            for each in laid:
                assert s.cells[location_of(each.spot)] != NOWHERE
                assert each.tile == -1 or each.tile in s.rosters[seat]
                assert is_side(each.spot) or each.spot < 17
        if s.round == 3:
            return
