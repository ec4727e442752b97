"""Gangs City, GC-4: the placement phase."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.content import CONTENT, KIND_IDS, PLACE_IDS, Options
from omerta.games.gangs_city.state import SETTLING
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.gangs_city.scenario import (
    DIRECTION_IDS,
    B,
    G,
    R,
    V,
    Y,
    go_on,
    kind,
    place,
    spot_of,
    table,
    walled,
)
from tests.games.gangs_city.worlds import redealt

# --- GC-4.1, 4.2: first player ---


@rules("GC-4.1", "GC-Q22")
def test_GC_4_1_the_owner_of_the_lowest_initiative_owned_chooses_anybody() -> None:
    """Prison 3 is neutral and skipped; blue has the bar 4, red the casino 6."""
    scene = table("round", owned={R: "casino ghetto", B: "bar"}, first=G)
    assert scene.open == ("first_player", [B])
    assert scene.options(B) == [f"begin {seat}" for seat in range(3)]
    scene.act(B, f"begin {R}", "done")
    assert scene.told("first") == [{"seat": B, "first": R}]
    assert scene.open == ("place_tile", [R])


@pytest.mark.parametrize("first", range(3))
@rules("GC-4.1")
def test_GC_4_1_any_player_himself_included(first: int) -> None:
    scene = table("round", owned={B: "bar"}).act(B, f"begin {first}", "done")
    assert scene.open == ("place_tile", [first])


@rules("GC-4.2", "GC-Q5")
def test_GC_4_2_nobody_owns_a_place_so_the_first_player_stays() -> None:
    scene = table("round", first=G)
    assert scene.told("first_stays") == [{"first": G}]
    assert scene.open == ("place_tile", [G])


# --- GC-4.3 to 4.5: turns ---


@rules("GC-4.3", "GC-4.5")
def test_GC_4_3_one_tile_each_again_and_again_until_all_are_placed() -> None:
    scene = table(gangs={R: "thug", B: "thug driver bodyguard", G: "thug driver"})
    for seat in (R, B, G):
        scene.lay(seat, f"thug bar {('e', 'se', 'sw')[seat]} {'chief' if seat == R else ''}")
    assert scene.open == ("place_tile", [R])  # with his settling tile only
    scene.decline(R).lay(B, "driver casino w").lay(G, "driver casino sw chief")
    assert scene.open == ("place_tile", [B])  # red is skipped
    scene.lay(B, "bodyguard casino w chief").decline(G)
    assert scene.open == ("place_tile", [B])
    scene.lay(B, "settling casino w vest")
    assert scene.open[0] == "resolution_order"  # nobody has stock: on to the actions
    laid = [each["seat"] for each in scene.told("lay")]
    assert laid == [R, B, G, B, G, B, B]


@rules("GC-4.4", "GC-4.31")
def test_GC_4_4_every_character_must_be_placed() -> None:
    scene = table(ended=(B, G))
    for text in ("thug bar e", "bodyguard bar e", "driver bar e chief"):
        assert "decline" not in scene.options(R)
        assert scene.refused(R, "decline") == ("refused-must-place", "GC-4.4")
        scene.lay(R, text)
    assert scene.options(R) == ["tile settling", "decline"]
    assert scene.open == ("place_tile", [R])


@rules("GC-4.6", "GC-10.8", "GC-10.9")
def test_GC_4_6_on_a_side_on_a_place_or_on_a_pile() -> None:
    scene = table(owned={R: "bar"})
    scene.act(R, "tile driver")
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto", "at pile_a"]
    scene.act(R, "at bar")
    assert scene.options(R) == ["manage", "side e", "side ne", "side sw", "side se"]
    assert scene.open == ("place_tile", [R])


# --- GC-4.7 to 4.13: sides ---


@pytest.mark.parametrize("owner", [None, R, B])
@pytest.mark.parametrize("doing", ["combat", "recruit"])
@rules("GC-4.7", "GC-4.33")
def test_GC_4_7_a_stack_on_any_open_side_of_any_place(owner: int | None, doing: str) -> None:
    for direction in DIRECTION_IDS:
        scene = table(city="bar 0,0 pile_a 5,5", owned={} if owner is None else {owner: "bar"})
        scene.lay(R, f"driver bar {direction} {doing}")
        assert scene.laid(R) == [f"driver bar {direction} {doing}"]
        assert scene.open == ("place_tile", [B])


@rules("GC-4.8", "GC-4.32", "GC-4.20")
def test_GC_4_8_all_see_whose_where_and_how_high_and_nothing_else() -> None:
    scene = table(gangs={R: "cop driver thug"}).lay(R, "cop bar e recruit")
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a").lay(R, "driver bar e recruit chief")
    public = {"seat": R, "spot": spot_of("bar e")}
    heard = [facts(event) for event in scene.heard(B, "lay") if facts(event)["seat"] == R]
    assert heard == [
        {**public, "rank": 0, "chief": False},
        {**public, "rank": 1, "chief": True},
    ]
    for seat in (PUBLIC, B, G):
        tiles = [each for each in scene.view(seat).tiles if each.seat == R]
        assert [(each.spot, each.rank, each.chief) for each in tiles] == [
            (spot_of("bar e"), 0, False),
            (spot_of("bar e"), 1, True),
        ]
        assert {(each.kind, each.action) for each in tiles} == {(None, None)}
    own = [(each.kind, each.action) for each in scene.view(R).tiles if each.seat == R]
    assert own == [(kind("cop"), 2), (kind("driver"), 2)]
    assert scene.open == ("place_tile", [B])


@pytest.mark.parametrize("doing", ["combat", "recruit"])
@rules("GC-4.10", "GC-10.10")
def test_GC_4_10_who_joins_a_stack_takes_its_place_and_action(doing: str) -> None:
    scene = table(laid={R: [f"driver bar e {doing}"]})
    scene.act(R, "tile bodyguard", "at bar", "side e")
    assert scene.options(R) == ["plain", "chief"]  # no action is asked for
    scene.act(R, "plain", "done")
    assert scene.laid(R) == [f"driver bar e {doing}", f"bodyguard bar e {doing}"]
    assert scene.open == ("place_tile", [B])


@rules("GC-4.11", "GC-1.6")
def test_GC_4_11_nobody_joins_the_stack_of_another() -> None:
    scene = table(laid={R: ["thug bar e"]}, seat=B).act(B, "tile thug", "at bar")
    assert "side e" not in scene.options(B)
    assert scene.refused(B, "side e") == ("refused-side-closed", "GC-1.6")
    assert scene.open == ("place_tile", [B])


@rules("GC-4.12")
def test_GC_4_12_several_stacks_around_one_place() -> None:
    scene = table(gangs={R: "driver driver bodyguard"}, ended=(B, G))
    scene.lay(R, "driver bar e recruit").lay(R, "driver bar se combat").lay(
        R, "bodyguard bar sw combat chief"
    )
    assert scene.laid(R) == [
        "driver bar e recruit",
        "driver bar se combat",
        "bodyguard bar sw combat chief",
    ]
    assert scene.open == ("place_tile", [R])


NO_RECRUITERS = ("thug", "sniper", "armoured", "racketeer", "cleaner", "lone_wolf")


@pytest.mark.parametrize("name", KIND_IDS)
@rules("GC-4.13")
def test_GC_4_13_without_a_recruit_value_no_recruiting(name: str) -> None:
    can = name not in NO_RECRUITERS
    scene = table(gangs={R: f"{name} driver"}).act(R, f"tile {name}", "at bar", "side e")
    if can:
        assert scene.options(R) == ["combat", "recruit"]
    else:
        assert scene.options(R) == ["plain", "chief"]  # combat is filled in
        assert scene.refused(R, "recruit") == ("refused-cannot-recruit", "GC-4.13")
    # Nor by joining recruiters.
    scene = table(gangs={R: f"driver {name} driver"}, laid={R: ["driver bar e recruit"]})
    scene.act(R, f"tile {name}", "at bar")
    assert ("side e" in scene.options(R)) is can
    assert scene.open == ("place_tile", [R])


@rules("GC-4.33", "GC-Q27")
def test_GC_Q27_recruiters_may_lie_where_nobody_lies() -> None:
    scene = table(recruits={}).lay(R, "driver bar e recruit")
    assert scene.recruits("bar") == ""
    dear = table(recruits={"bar": "cop"}).lay(R, "driver bar e recruit")
    assert dear.laid(R) == ["driver bar e recruit"]
    assert scene.open == ("place_tile", [B])


# --- GC-4.14 to 4.17: management ---


@pytest.mark.parametrize("name", KIND_IDS)
@rules("GC-X8", "GC-4.14", "GC-4.16")
def test_GC_X8_who_may_manage_the_precinct(name: str) -> None:
    """Drugs and weapons."""
    fits = name in ("thug", "cop", "dealer", "hitwoman")
    scene = table(city="precinct 0,1", owned={R: "precinct"}, gangs={R: f"{name} driver"})
    scene.act(R, f"tile {name}", "at precinct")
    assert ("manage" in scene.options(R)) is fits
    if not fits:
        assert scene.refused(R, "manage") == ("refused-cannot-manage", "GC-4.14")
    assert scene.open == ("place_tile", [R])


@pytest.mark.parametrize("name", PLACE_IDS)
@rules("GC-4.14", "GC-4.16")
def test_GC_4_14_one_symbol_in_common_is_enough(name: str) -> None:
    """On every place, of every kind; by the tables of the reference and nothing else."""
    there = {*CONTENT.places[place(name)].symbols}
    shown = {str(each.id): {*each.symbols} for each in CONTENT.characters}
    for who in KIND_IDS:
        scene = table(city=f"{name} 0,1", owned={R: name}, gangs={R: f"{who} driver"})
        scene.act(R, f"tile {who}", f"at {name}")
        fits = bool(there & shown.get(who, set()))
        assert ("manage" in scene.options(R)) is fits, who


@rules("GC-4.14", "GC-Q8")
def test_GC_4_14_only_on_an_own_place() -> None:
    for owned in ({}, {B: "bar"}):
        scene = table(owned=owned).act(R, "tile driver", "at bar")
        assert "manage" not in scene.options(R)
        assert scene.refused(R, "manage") == ("refused-cannot-manage", "GC-4.14")
    assert scene.open == ("place_tile", [R])


@rules("GC-4.15", "GC-Q23", "GC-4.14")
def test_GC_Q23_where_all_symbols_are_covered_a_manager_may_still_be_placed() -> None:
    """The bar shows alcohol twice; four who run it are one too many by two."""
    scene = table(owned={R: "bar"}, gangs={R: "driver driver bodyguard bodyguard"}, ended=(B, G))
    for text in ("driver", "driver", "bodyguard", "bodyguard"):
        chief = " chief" if scene.hand(R).count(" ") == 0 else ""
        scene.lay(R, f"{text} bar manage{chief}")
    assert len(scene.laid(R)) == 4
    assert scene.options(R) == ["done"]  # to decline: the settling tile fits nowhere
    assert scene.open == ("place_tile", [R])


X7_CITY = "bar 0,2 casino 5,5"


@rules("GC-X7", "GC-4.17", "GC-4.24", "GC-6.24")
def test_GC_X7_managers_take_no_part_in_the_shooting() -> None:
    scene = table(
        "traffics",
        city=X7_CITY,
        owned={G: "bar"},
        gangs={G: "bodyguard dealer pimp", Y: "hitwoman cop thug"},
        players=5,
        recruits={"bar": "pimp"},
        laid={
            G: ["bodyguard bar manage chief", "dealer bar e combat", "pimp bar w recruit"],
            Y: ["hitwoman bar ne combat chief", "cop bar se combat", "thug bar se combat"],
        },
    )
    (managed,) = scene.told("managed")
    assert (managed["seat"], managed["symbols"]) == (G, [0, 0, 0, 1, 0])
    (strengths,) = scene.told("strengths")
    totals = {each["seat"]: each["total"] for each in strengths["parties"]}
    assert totals == {Y: 17, G: 4}
    counted = {
        each["seat"]: {one["kind"]: one["value"] + one["bonus"] for one in each["sums"]}
        for each in strengths["parties"]
    }
    assert counted == {
        Y: {kind("hitwoman"): 8, kind("cop"): 5, kind("thug"): 4},
        G: {kind("dealer"): 4},
    }
    assert scene.owner("bar") == Y
    assert scene.told("recruiting")[0]["gangs"][0]["total"] == 4
    assert scene.open == ("recruit", [G])


# --- GC-4.18, 4.19: the city centre ---


@rules("GC-4.18", "GC-4.6")
def test_GC_4_18_anybody_may_stand_on_a_pile_beside_others() -> None:
    scene = table(gangs={R: "cop thug", B: "vamp thug", G: "thug driver"})
    for seat, who in ((R, "cop"), (B, "vamp"), (G, "thug")):
        scene.lay(seat, f"{who} pile_a combat")
    scene.lay(R, "thug pile_a chief")
    assert [len(scene.laid(seat)) for seat in (R, B, G)] == [2, 1, 1]
    assert all("combat" in text for seat in (R, B, G) for text in scene.laid(seat))
    assert scene.s.stacks == {}
    assert scene.open == ("place_tile", [B])


@rules("GC-4.19", "GC-6.18")
def test_GC_4_19_both_piles_may_be_won_in_one_round() -> None:
    scene = table("actions", players=5, laid={R: ["thug pile_a", "driver pile_b"]})
    scene.act(R, "done")
    assert [each["pile"] for each in scene.told("wins_tile")] == [15, 16]
    assert scene.open == ("open_place", [R])


@rules("GC-4.18", "GC-1.11")
def test_GC_4_18_not_on_a_pile_that_is_gone() -> None:
    scene = table(players=5, left=(0, 2)).act(R, "tile thug")
    assert "at pile_a" not in scene.options(R)
    assert "at pile_b" in scene.options(R)
    assert scene.refused(R, "at pile_a") == ("refused-not-on-the-city", "GC-4.6")
    assert scene.open == ("place_tile", [R])


# --- GC-4.20 to 4.24: the chief ---


@rules("GC-4.20", "GC-4.21", "GC-10.11")
def test_GC_4_20_one_chief_a_round_named_while_placing() -> None:
    scene = table(ended=(B, G)).lay(R, "thug bar e chief")
    scene.act(R, "tile driver", "at casino", "side w", "combat")
    assert scene.options(R) == ["done"]  # plain is filled in
    assert scene.refused(R, "chief") == ("refused-second-chief", "GC-4.20")
    scene.act(R, "done")
    assert [each.chief for each in scene.s.laid[R]] == [True, False]
    assert [each["chief"] for each in scene.told("lay")] == [True, False]
    assert scene.open == ("place_tile", [R])


@rules("GC-4.22", "GC-Q6", "GC-10.11")
def test_GC_4_22_there_may_be_no_chief() -> None:
    for word in ("plain", "chief"):
        scene = table(ended=(B, G)).lay(R, "thug bar e").lay(R, "bodyguard bar e")
        scene.act(R, "tile driver", "at bar", "side e")
        assert scene.options(R) == ["plain", "chief"]
        scene.act(R, word, "done")
        assert [each.chief for each in scene.s.laid[R]] == [False, False, word == "chief"]
        assert scene.open == ("place_tile", [R])


@rules("GC-4.22", "GC-4.25")
def test_GC_4_22_the_settling_tile_cannot_be_chief() -> None:
    scene = table().act(R, "tile settling", "at bar", "side e", "vest")
    assert scene.options(R) == ["done"]
    assert scene.refused(R, "chief") == ("refused-settling-chief", "GC-4.22")
    assert scene.open == ("place_tile", [R])


@rules("GC-X29", "GC-4.22", "GC-Q31")
def test_GC_X29_as_many_tiles_as_characters_and_no_chief() -> None:
    scene = table(gangs={R: "thug driver bodyguard cop"}, ended=(B, G))
    for text in ("thug bar e", "driver bar e", "settling bar e vest", "bodyguard bar e"):
        scene.lay(R, text)
    assert not any(each.chief for each in scene.view(B).tiles)
    # To the others, the settling tile may still be at home.
    settling = {
        any(tile[0] == SETTLING for tile in tiles) for tiles, _ in redealt(scene.s, B, R, range(40))
    }
    assert settling == {True, False}
    scene.act(R, "at casino", "side w", "recruit")  # the tile is filled in: the cop
    assert scene.options(R) == ["plain", "chief"]
    scene.act(R, "plain", "done")
    assert scene.told("lay")[-1]["chief"] is False


@rules("GC-4.23")
def test_GC_4_23_a_new_chief_every_round() -> None:
    scene = table(gangs={R: "thug driver"}, ended=(B, G)).lay(R, "thug pile_a chief")
    scene.lay(R, "driver pile_a").decline(R)
    go_on(scene, "place_tile", round=3)
    seat = scene.open[1][0]
    while seat != R:
        scene.time_out(seat)
        seat = scene.open[1][0]
    scene.lay(R, "driver pile_a chief")
    assert scene.laid(R) == ["driver pile_a combat chief"]
    assert scene.open[0] == "place_tile"


@rules("GC-4.24", "GC-6.13", "GC-6.20")
def test_GC_4_24_one_more_for_each_who_does_the_same_at_the_same_location() -> None:
    """The chief fights on one side: her bonus reaches another side, but no recruiter, no pile."""
    scene = table(
        "actions",
        gangs={R: "thug driver bodyguard cop dealer", B: "thug thug"},
        recruits={"bar": "driver"},
        laid={
            R: [
                "thug bar e combat chief",
                "driver bar ne combat",
                "bodyguard bar sw recruit",
                "cop pile_a",
            ],
            B: ["thug bar se combat", "thug pile_a"],
        },
    )
    scene.act(R, "done")
    at_bar = scene.told("strengths")[0]
    red = next(each for each in at_bar["parties"] if each["seat"] == R)
    assert [(each["value"], each["bonus"]) for each in red["sums"]] == [(3, 1), (2, 1)]
    assert scene.told("recruiting")[0]["gangs"][0]["total"] == 3
    scene.act(R, "none", "done")
    on_pile = scene.told("strengths")[1]
    assert [each["total"] for each in on_pile["parties"] if each["seat"] == R] == [4]
    assert scene.open == ("open_place", [R])


@rules("GC-4.24")
def test_GC_4_24_a_managing_chief_gives_nothing() -> None:
    scene = table(
        "traffics",
        owned={R: "bar"},
        laid={R: ["driver bar manage chief", "thug bar e combat"], B: ["thug bar se combat"]},
    )
    (strengths,) = scene.told("strengths")
    assert {each["seat"]: each["total"] for each in strengths["parties"]} == {R: 2, B: 3}


@rules("GC-4.24")
def test_GC_4_24_the_tile_of_a_chief_shows_what_he_counts() -> None:
    scene = table().lay(R, "thug bar e combat chief")
    assert [tile.value for tile in scene.view(R).tiles] == [3 + 1]
    assert [tile.value for tile in scene.view(B).tiles] == [None]
    assert scene.open == ("place_tile", [B])


# --- GC-4.25 to 4.29: the settling tile ---


@rules("GC-4.25", "GC-Q7")
def test_GC_4_25_the_settling_tile_takes_a_turn_and_only_once() -> None:
    scene = table().lay(R, "settling bar e vest")
    assert scene.open == ("place_tile", [B])
    assert scene.told("lay") == [{"seat": R, "spot": spot_of("bar e"), "rank": 0, "chief": False}]
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a")
    assert "tile settling" not in scene.options(R)
    assert scene.refused(R, "tile settling") == ("refused-settling-used", "GC-4.25")
    assert scene.open == ("place_tile", [R])


@rules("GC-4.26", "GC-10.10")
def test_GC_4_26_its_orientation_is_asked_for_on_a_side_and_not_on_a_pile() -> None:
    scene = table(laid={R: ["thug bar e"]}, owned={R: "casino"})
    scene.act(R, "tile settling")
    for where, direction in (("bar", "e"), ("casino", "w")):
        scene.act(R, f"at {where}", f"side {direction}")
        assert scene.options(R) == ["big_calibre", "vest"]
        scene.undo(R).undo(R)
    scene.act(R, "at pile_a")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.laid(R)[-1] == "settling pile_a big_calibre"
    assert scene.open == ("place_tile", [B])


@rules("GC-4.27", "GC-4.29", "GC-Q8")
def test_GC_4_27_where_it_may_lie_while_characters_are_to_come() -> None:
    """On an own combat stack, on any open side, on any pile; on no recruiters and no place."""
    scene = table(
        owned={R: "bar"},
        laid={R: ["driver bar e combat", "bodyguard bar se recruit"], B: ["thug bar sw"]},
    )
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto", "at pile_a"]
    scene.act(R, "at bar")
    assert scene.options(R) == ["side e", "side ne"]
    assert scene.refused(R, "side se") == ("refused-settling-there", "GC-4.27")
    assert scene.refused(R, "side sw") == ("refused-side-closed", "GC-1.6")
    assert scene.refused(R, "manage")[0] == "refused-cannot-manage"
    assert scene.open == ("place_tile", [R])


@rules("GC-4.27", "GC-4.31", "GC-4.29")
def test_GC_4_31_as_the_last_tile_only_beside_ones_own_fighters() -> None:
    gang = "thug driver bodyguard"
    scene = table(
        players=5,
        gangs={R: gang},
        laid={R: ["thug bar e combat chief", "driver pile_b", "bodyguard casino w recruit"]},
    )
    assert scene.options(R) == ["tile settling", "decline"]
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at bar", "at pile_b"]
    for where in ("casino", "pile_a", "ghetto"):
        assert scene.refused(R, f"at {where}") == ("refused-settling-there", "GC-4.27")
    scene.act(R, "at bar")
    assert scene.options(R) == ["big_calibre", "vest"]  # the side is filled in
    scene.act(R, "vest", "done")
    assert scene.laid(R)[-1] == "settling bar e vest"
    assert scene.view(B).players[R].ended
    assert scene.open == ("place_tile", [B])


@rules("GC-4.31")
def test_GC_4_31_who_has_declined_is_skipped_for_the_rest_of_the_phase() -> None:
    scene = table(gangs={R: "thug"}).lay(R, "thug bar e chief")
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a")
    scene.act(R, "decline", "done")
    assert scene.told("ends_placing") == [{"seat": R}]
    assert scene.view(G).players[R].ended
    asked = set()
    while scene.open[0] == "place_tile":
        asked.add(scene.open[1][0])
        scene.time_out(scene.open[1][0])
    assert asked == {B, G}
    # In the next round he is asked again.
    go_on(scene, "place_tile", round=3)
    assert not scene.view(G).players[R].ended


@rules("GC-X23", "GC-4.28", "GC-4.27")
def test_GC_X23_the_last_character_must_join_a_settling_tile_laid_alone() -> None:
    scene = table(ended=(B, G)).lay(R, "settling bar e vest")
    scene.lay(R, "thug casino w").lay(R, "bodyguard ghetto w recruit")
    assert scene.options(R) == ["plain", "chief"]
    for elsewhere in ("at bar", "at pile_a", "side w", "recruit"):
        scene.refusal(R, elsewhere)
    scene.act(R, "chief", "done")
    assert scene.told("lay")[-1] == {
        "seat": R,
        "spot": spot_of("bar e"),
        "rank": 1,
        "chief": True,
    }
    (revealed,) = scene.told("reveal")
    assert revealed["tiles"][-1]["action"] == 1  # combat


@rules("GC-4.28")
def test_GC_4_28_on_a_pile_likewise() -> None:
    scene = table(players=5, ended=(B, G, V, Y)).lay(R, "thug bar e chief")
    scene.lay(R, "settling pile_b").lay(R, "bodyguard pile_a")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.told("lay")[-1]["spot"] == place("pile_b")


@rules("GC-4.28")
def test_GC_4_28_once_joined_everybody_goes_where_they_like() -> None:
    scene = table(ended=(B, G)).lay(R, "settling bar e vest").lay(R, "thug bar e")
    scene.lay(R, "bodyguard casino w recruit").lay(R, "driver pile_a chief")
    assert [facts(event)["spot"] for event in scene.heard(B, "lay")][-1] == place("pile_a")


@rules("GC-4.27", "GC-4.28")
def test_GC_4_27_who_joins_a_settling_tile_fights() -> None:
    scene = table(ended=(B, G)).lay(R, "settling bar e vest")
    scene.act(R, "tile driver", "at bar", "side e")
    assert scene.options(R) == ["plain", "chief"]
    scene.act(R, "plain", "done")
    assert scene.laid(R)[-1] == "driver bar e combat"
    assert scene.open == ("place_tile", [R])


@rules("GC-4.25")
def test_GC_4_25_using_it_is_optional_and_it_is_there_again_next_round() -> None:
    scene = table(gangs={R: "thug"}, ended=(B, G)).lay(R, "thug pile_a chief")
    scene.act(R, "tile settling", "done")
    go_on(scene, "place_tile", round=3)
    while scene.open[1] != [R]:
        scene.time_out(scene.open[1][0])
    assert "tile settling" in scene.options(R)
    assert scene.view(R).own.settling


# --- GC-4.30, 4.34: no legal placement ---


@rules("GC-4.30", "GC-4.34", "GC-Q9")
def test_GC_4_30_in_a_walled_city_a_thug_beside_recruiters_is_stuck() -> None:
    scene = walled("driver thug", ["driver bar nw recruit"])
    assert scene.open == ("place_tile", [R])
    assert scene.options(R) == ["done"]  # nothing but to decline
    scene.refusal(R, "tile thug")
    scene.refusal(R, "tile settling")
    scene.act(R, "done")
    assert scene.told("ends_placing") == [{"seat": R}]
    assert not scene.told("lay")
    (revealed,) = scene.told("reveal")
    assert [each["chief"] for each in revealed["tiles"] if each["seat"] == R] == [False]
    assert scene.roster(R) == "driver thug"


@rules("GC-4.30")
def test_GC_4_30_an_open_side_an_own_combat_stack_or_an_own_place_is_enough() -> None:
    stack = ["driver bar nw recruit"]
    gap = walled("driver thug", stack, gaps=["1,-1"]).act(R, "tile thug")
    assert gap.options(R) == ["at posh_district", "at gambling_den"]
    # Nothing but one spot and nobody else: all is filled in but the chief.
    fights = walled("driver thug", ["driver bar nw combat"]).act(R, "tile thug")
    assert fights.options(R) == ["plain", "chief"]
    assert fights.act(R, "chief", "done").laid(R)[-1] == "thug bar nw combat chief"
    own = walled("driver thug", stack, owned={R: "precinct"})
    assert own.options(R) == ["plain", "chief"]
    assert own.act(R, "plain", "done").laid(R)[-1] == "thug precinct manage"
    assert own.open == ("place_tile", [R])


@rules("GC-4.30")
def test_GC_4_30_a_recruiter_joins_recruiters_where_a_thug_cannot() -> None:
    scene = walled("driver thug bodyguard", ["driver bar nw recruit"])
    assert scene.options(R) == ["plain", "chief"]  # the bodyguard, there: all else is filled in
    scene.act(R, "plain", "done")
    assert scene.laid(R)[-1] == "bodyguard bar nw recruit"
    assert scene.options(R) == ["done"]  # the thug is stuck now
    scene.act(R, "done")
    assert scene.told("ends_placing") == [{"seat": R}]


@rules("GC-4.30", "GC-4.18")
def test_GC_4_30_a_pile_with_tiles_is_always_room() -> None:
    scene = table(left=(1,), laid={R: ["driver bar e recruit"]}).act(R, "tile thug")
    assert "at pile_a" in scene.options(R)
    assert scene.open == ("place_tile", [R])


@rules("GC-4.22", "GC-4.30")
def test_GC_4_22_with_a_stuck_character_in_hand_there_may_be_no_chief_either() -> None:
    scene = walled("driver thug bodyguard", ["driver bar nw recruit"])
    assert scene.options(R) == ["plain", "chief"]
    scene.act(R, "plain", "done")
    scene.act(R, "done")
    (revealed,) = scene.told("reveal")
    assert not any(each["chief"] for each in revealed["tiles"] if each["seat"] == R)


@rules("GC-4.34", "GC-4.27")
def test_GC_4_34_his_settling_tile_has_no_spot_then_either() -> None:
    for laid in (["driver bar nw recruit"], []):
        gang = "driver thug" if laid else "thug"
        scene = walled(gang, laid)
        assert scene.options(R) == ["done"]
        scene.refusal(R, "tile settling")
    assert scene.open == ("place_tile", [R])


# --- GC-4.31 to 4.36 ---


@rules("GC-X31", "GC-4.31")
def test_GC_X31_only_to_decline_and_yet_asked() -> None:
    scene = table(
        gangs={R: "driver bodyguard"},
        owned={R: "bar"},
        laid={R: ["driver bar manage", "bodyguard casino w recruit chief"]},
    )
    usual = table(
        gangs={R: "driver bodyguard thug"},
        owned={R: "bar"},
        laid={R: ["driver bar manage", "bodyguard casino w recruit chief"]},
    )
    assert scene.options(R) == ["done"]
    for seat in (PUBLIC, B, G):
        here, there = scene.match.view(seat), usual.match.view(seat)
        assert (here.asking, here.asked, here.waiting) == ("place_tile", (R,), (R,))
        assert (here.asking, here.asked, here.waiting) == (there.asking, there.asked, there.waiting)
        assert here.prompt is None
    scene.act(R, "done")
    assert scene.told("ends_placing") == [{"seat": R}]
    assert scene.open == ("place_tile", [B])


@rules("GC-4.35", "GC-Q19")
def test_GC_4_35_an_empty_roster_is_not_asked_at_all() -> None:
    scene = table("round", gangs={R: ""}, first=R)
    assert scene.open == ("place_tile", [B])
    asked = set()
    while scene.open[0] == "place_tile":
        asked.add(scene.open[1][0])
        scene.time_out(scene.open[1][0])
    assert asked == {B, G}
    assert not [each for each in scene.told("ends_placing") if each["seat"] == R]


@rules("GC-4.36", "GC-10.3")
def test_GC_4_36_a_tile_once_placed_stays() -> None:
    scene = table().lay(R, "thug bar e")
    assert scene.cannot_undo(R)
    scene.lay(B, "thug pile_a").lay(G, "thug pile_a")
    assert scene.refused(R, "tile thug") == ("refused-not-in-hand", "GC-4.4")
    assert scene.laid(R) == ["thug bar e combat"]
    assert scene.open == ("place_tile", [R])


@rules("GC-4.32", "GC-5.5")
def test_GC_4_32_all_stays_face_down_until_the_reveal() -> None:
    scene = table(gangs={R: "cop thug"}, stock={R: "weapons1"}, laid={R: ["cop bar e recruit"]})
    go_on(scene, "bid")
    for seat in (PUBLIC, B, G):
        assert {each.kind for each in scene.view(seat).tiles if each.seat == R} == {None}
    assert not scene.view(B).revealed
    scene.act(R, "bid weapons 0", "done")
    (revealed,) = scene.told("reveal")
    assert {
        "seat": R,
        "spot": spot_of("bar e"),
        "kind": kind("cop"),
        "action": 2,
        "chief": False,
    } in (revealed["tiles"])


# --- the option settling_errors = "book" (GC-4.27 to 4.29 are off) ---

BOOK = Options(settling_errors="book")


@rules("GC-4.27", "GC-4.29", "GC-4.31")
def test_settling_errors_book_it_may_lie_anywhere() -> None:
    scene = table(
        owned={R: "bar"},
        laid={R: ["driver casino w recruit", "thug bar e", "bodyguard ghetto w recruit chief"]},
        options=BOOK,
    )
    assert scene.options(R) == ["tile settling", "decline"]
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto", "at pile_a"]
    scene.act(R, "at bar")
    assert scene.options(R) == ["manage", "side e", "side ne", "side sw", "side se"]
    scene.undo(R).act(R, "at casino", "side w")  # on recruiters
    assert scene.options(R) == ["big_calibre", "vest"]
    scene.undo(R).undo(R).act(R, "at bar", "manage")
    assert scene.options(R) == ["big_calibre", "vest"]
    scene.undo(R).undo(R).act(R, "at pile_a")
    assert scene.options(R) == ["done"]
    assert scene.open == ("place_tile", [R])


@rules("GC-4.27", "GC-4.28")
def test_settling_errors_book_who_joins_it_chooses_an_action() -> None:
    scene = table(options=BOOK, ended=(B, G)).lay(R, "settling bar e vest")
    scene.act(R, "tile driver", "at bar", "side e")
    assert scene.options(R) == ["combat", "recruit"]
    scene.act(R, "recruit", "plain", "done")
    scene.act(R, "tile bodyguard", "at bar", "side e")
    assert scene.options(R) == ["plain", "chief"]  # now the stack recruits
    scene.act(R, "plain", "done").act(R, "at bar")
    assert "side e" not in scene.options(R)  # and the thug does not fit
    assert scene.open == ("place_tile", [R])


@rules("GC-4.28", "GC-4.29")
def test_settling_errors_book_nobody_needs_to_join_it() -> None:
    scene = table(options=BOOK, ended=(B, G)).lay(R, "settling bar e vest")
    scene.lay(R, "thug casino w").lay(R, "bodyguard casino w")
    assert scene.options(R) != ["done"]
    scene.lay(R, "driver pile_a chief")
    (error,) = scene.told("settling_error")
    assert (error["seat"], error["spot"]) == (R, spot_of("bar e"))


@rules("GC-4.30", "GC-4.34")
def test_settling_errors_book_a_stuck_thug_beside_a_settling_tile_on_an_own_place() -> None:
    """The tile may lie on an own place, so he who cannot place a character may still place it."""
    scene = walled("driver thug", ["driver bar nw recruit"], owned={R: "prison"}, options=BOOK)
    assert scene.options(R) == ["tile settling", "decline"]
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at prison", "at bar"]
    scene.act(R, "at prison", "vest", "done")
    assert scene.options(R) == ["done"]
    assert scene.open == ("place_tile", [R])
