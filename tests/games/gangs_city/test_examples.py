"""Gangs City: the worked examples of traffics, actions and scores (GC-X1 to X3, X9 to X34).

GC-X15 stands with the option it belongs to.
"""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.state import NOBODY
from tests.games.gangs_city.scenario import (
    OVER,
    B,
    G,
    R,
    Scene,
    V,
    Y,
    bid,
    fight,
    kind,
    place,
    rackets,
    strengths,
    table,
    tokens,
)

SIX = "thug driver bodyguard dealer pimp hitwoman"


def killed(scene: Scene) -> list[tuple[int, int]]:
    return [(told["seat"], told["character"]) for told in scene.told("killed")]


# --- scores and markers ---


@rules("GC-X1", "GC-8.2")
def test_GC_X1_a_district_of_three_and_a_place_apart() -> None:
    city = "gambling_den 0,0 cabaret 1,0 nightclub 0,1 ghetto 3,-2 arms_dealer 4,-2 pile_a -3,0"
    scene = table(
        "score",
        players=4,
        city=city,
        owned={G: "gambling_den cabaret nightclub ghetto", V: "arms_dealer"},
    )
    assert scene.told("scores")[0]["districts"] == [0, 0, 2, 0]
    assert scene.open == ("first_player", [G])


@rules("GC-X2", "GC-3.2")
def test_GC_X2_scores_are_whole_numbers() -> None:
    scene = table("score", scores={R: 5, B: 15})
    assert scene.scores == [5, 15, 0]
    assert [each.score for each in scene.view(R).players] == [5, 15, 0]
    assert scene.open == ("place_tile", [R])


@rules("GC-X3", "GC-5.13", "GC-5.14", "GC-5.15")
def test_GC_X3_four_rounds_of_alcohol_then_somebody_elses() -> None:
    gangs = {R: "", B: "driver", G: ""}
    stock = {R: "alcohol4", G: "alcohol1"}
    scene = table("traffics", gangs=gangs, stock=stock, owned={B: "casino"}, round=1)
    for number in range(5):
        assert scene.open[0] == "bid"
        bid(scene, {R: "alcohol1"} if number < 4 else {G: "alcohol1"})
        if number < 4:
            scene.act(B, f"begin {B}", "done").lay(B, "driver casino w chief").decline(B)
    points = [told["traffics"] for told in scene.told("scores")]
    assert points == [[1, 0, 0], [2, 0, 0], [3, 0, 0], [3, 0, 0], [0, 0, 1]]
    assert scene.marker("alcohol") == (G, 0)
    assert scene.open == ("first_player", [B])


# --- traffics ---


@rules("GC-X9", "GC-5.7")
def test_GC_X9_one_symbol_shown_where_two_are() -> None:
    scene = rackets({R: ["thug ghetto manage"]}, owned={R: "ghetto"})
    assert scene.told("managed")[0]["symbols"] == tokens("drugs1 weapons1")
    assert scene.open == ("first_player", [R])


@rules("GC-X10", "GC-5.7", "GC-5.10", "GC-5.11", "GC-5.12", "GC-5.16", "GC-5.17", "GC-5.18")
def test_GC_X10_three_rackets_and_five_piles_of_stock() -> None:
    blue, violet, red = B, G, R  # by seat: three players
    laid = {
        blue: ["cop posh_district manage"],
        violet: ["dealer ghetto manage", "thug ghetto manage"],
        red: ["driver prison manage"],
    }
    stock = {blue: "weapons1 tobacco2", red: "tobacco1"}
    scene = rackets(
        laid, stock, owned={blue: "posh_district", violet: "ghetto", red: "prison"}, stock=stock
    )
    managed = {told["seat"]: told["symbols"] for told in scene.told("managed")}
    assert managed == {
        blue: tokens("weapons1"),
        violet: tokens("drugs2 weapons1"),
        red: tokens("tobacco1"),
    }
    assert scene.marker("weapons") == (blue, 0)
    assert scene.marker("tobacco") == (NOBODY, 0)
    assert scene.marker("drugs") == (violet, 0)
    assert scene.told("scores")[0]["traffics"] == [0, 2, 2]
    assert scene.stock(violet) == "weapons1"
    assert scene.stock(red) == "tobacco1"
    assert scene.stock(blue) == ""
    assert scene.warehouse == "prostitution12 weapons11 drugs12 alcohol12 tobacco11"
    assert scene.open == ("first_player", [blue])


@rules("GC-X11", "GC-5.17")
def test_GC_X11_two_alcohol_managed_and_not_controlled() -> None:
    laid = {R: ["bodyguard bar manage", "bodyguard bar manage"]}
    scene = rackets(laid, {B: "alcohol3"}, owned={R: "bar"}, stock={B: "alcohol3"})
    assert scene.told("stock") == [{"seat": R, "tokens": tokens("alcohol2")}]
    assert scene.stock(R) == "alcohol2"
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize(
    ("who", "managed"), [("cop", "tobacco1 weapons1"), ("cop driver", "tobacco2 weapons1")]
)
@rules("GC-X19", "GC-5.7", "GC-5.8")
def test_GC_X19_at_the_docks(who: str, managed: str) -> None:
    laid = {R: [f"{each} docks manage" for each in who.split()]}
    scene = rackets(laid, owned={R: "docks"})
    assert scene.told("managed")[0]["symbols"] == tokens(managed)
    assert scene.marker("alcohol") == (NOBODY, 0)
    assert scene.open == ("first_player", [R])


@rules("GC-X24", "GC-5.12", "GC-5.15")
def test_GC_X24_a_leader_who_ties_starts_again() -> None:
    gangs = {R: "", B: "driver", G: ""}
    stock = {R: "drugs4", G: "drugs2"}
    scene = table(
        "traffics", gangs=gangs, stock=stock, markers={"drugs": (R, 2)}, owned={B: "casino"}
    )
    bid(scene, {R: "drugs2", G: "drugs2"})
    assert scene.marker("drugs") == (NOBODY, 0)
    scene.act(B, f"begin {B}", "done").lay(B, "driver casino w chief").decline(B)
    bid(scene, {R: "drugs1"})
    assert [told["traffics"] for told in scene.told("scores")] == [[0, 0, 0], [2, 0, 0]]
    assert scene.open == ("first_player", [B])


@rules("GC-X33", "GC-5.20", "GC-9.15", "GC-Q10")
def test_GC_X33_three_tobacco_for_four() -> None:
    laid = {
        R: ["driver prison manage", "driver prison manage"],
        B: ["driver docks manage", "driver docks manage"],
    }
    scene = rackets(
        laid,
        owned={R: "prison", B: "docks"},
        gangs={R: "driver driver", B: "driver driver fence"},
        stock={G: "tobacco9"},
    )
    assert scene.marker("tobacco") == (NOBODY, 0)
    assert scene.told("stock") == [
        {"seat": R, "tokens": tokens("tobacco2")},
        {"seat": B, "tokens": tokens("tobacco1")},
    ]
    assert "fence" not in scene.kinds
    assert (scene.stock(R), scene.stock(B)) == ("tobacco2", "tobacco1")
    assert scene.open == ("first_player", [R])


# --- shoot-outs ---


@rules("GC-X12", "GC-6.9", "GC-6.11", "GC-6.13", "GC-6.18")
def test_GC_X12_seven_against_four_and_a_big_calibre() -> None:
    laid = {
        G: [
            "dealer gambling_den e",
            "settling gambling_den e big_calibre",
            "pimp gambling_den se recruit",
        ],
        V: ["hitwoman gambling_den w", "cop gambling_den sw chief", "thug gambling_den nw"],
    }
    scene = fight(laid, players=4, owned={G: "gambling_den"})
    assert scene.open == ("kill", [G])
    gangs = scene.told("shoot_out")[0]["gangs"]
    assert [gang["kinds"] for gang in gangs if gang["seat"] == G] == [[kind("dealer")]]
    scene.time_out(G)  # 7 + 1 is worth more than the cop's 4 + 1
    assert killed(scene) == [(V, kind("hitwoman"))]
    assert scene.removed == "hitwoman"
    assert strengths(scene) == [{G: 4, V: 9}]
    assert scene.owner("gambling_den") == V
    assert scene.told("recruiting")[0]["gangs"][0]["seat"] == G
    assert scene.open == ("first_player", [V])


@rules("GC-X16", "GC-6.10", "GC-6.14")
def test_GC_X16_two_thugs_kill_each_other() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["thug bar w", "settling bar w big_calibre"],
    }
    scene = fight(laid).act(R, f"shoot {B} thug", "done").act(B, f"shoot {R} thug", "done")
    assert scene.told("strengths")[0]["parties"] == []
    assert scene.told("nobody_wins") == [{"location": place("bar")}]
    assert scene.owner("bar") == NOBODY
    assert scene.open == ("place_tile", [G])  # the two others have nobody left


@rules("GC-X17", "GC-6.15", "GC-6.17")
def test_GC_X17_undefended_five_and_five_one_with_its_chief() -> None:
    laid = {
        R: ["bodyguard bar e"],
        B: ["thug bar w", "driver bar w", "settling bar w big_calibre"],
        G: ["cop bar se chief"],
    }
    scene = fight(laid, owned={R: "bar"}).act(B, f"shoot {R} bodyguard", "done")
    assert strengths(scene) == [{B: 5, G: 5}]
    assert scene.owner("bar") == G
    assert scene.open == ("first_player", [G])


@rules("GC-X18", "GC-6.17", "GC-9.8")
def test_GC_X18_five_against_five_with_a_chief_and_with_a_cleaner() -> None:
    chief = fight({R: ["bodyguard bar e"], B: ["cop bar w chief"]}, owned={R: "bar"})
    assert strengths(chief) == [{R: 5, B: 5}]
    assert chief.owner("bar") == R
    cleaner = fight({R: ["bodyguard bar e"], B: ["cleaner bar w"]}, owned={R: "bar"})
    assert strengths(cleaner) == [{R: 5, B: 5}]
    assert cleaner.owner("bar") == B
    assert cleaner.open == ("first_player", [B])


@rules("GC-X20", "GC-6.8", "GC-6.14")
def test_GC_X20_on_the_pile_both_may_die_and_the_tile_stays() -> None:
    laid = {
        R: ["bodyguard pile_a", "settling pile_a vest"],
        B: ["hitwoman pile_a", "settling pile_a big_calibre"],
    }
    scene = fight(laid)
    before = scene.piles
    scene.act(R, f"shoot {B} hitwoman", "done").act(B, f"shoot {R} bodyguard", "done")
    assert sorted(killed(scene)) == [(R, kind("bodyguard")), (B, kind("hitwoman"))]
    assert scene.piles == before
    assert scene.open == ("place_tile", [G])


@rules("GC-X26", "GC-6.17", "GC-Q28")
def test_GC_X26_three_tie_two_have_their_chiefs() -> None:
    laid = {
        R: ["thug bar e", "driver bar e"],
        B: ["cop bar w chief"],
        Y: ["cop bar se chief"],
    }
    scene = fight(laid, players=5)
    assert strengths(scene) == [{R: 5, B: 5, Y: 5}]
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-X27", "GC-9.4", "GC-9.8", "GC-9.13")
def test_GC_X27_a_pinned_cleaner_still_wins_the_tie() -> None:
    laid = {R: ["sniper bar e"], B: ["cleaner bar w", "dealer bar w", "bodyguard bar w"]}
    scene = fight(laid).act(R, f"shoot {B} cleaner", "done")
    assert strengths(scene) == [{R: 4, B: 4}]
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-X28", "GC-9.3", "GC-9.12")
def test_GC_X28_the_doctor_saves_the_chief() -> None:
    laid = {
        G: ["hitwoman bar e chief", "doctor bar e"],
        B: ["headhunter bar w", "settling bar w big_calibre"],
    }
    scene = fight(laid).act(B, f"shoot {G} chief", "done")
    assert scene.told("saved")[0]["character"] == kind("hitwoman")
    assert scene.hand(G) == "hitwoman doctor"
    assert strengths(scene) == [{B: 1, G: 1}]
    assert scene.owner("bar") == B  # no chief for ties: turn order
    assert scene.open == ("first_player", [B])


@pytest.mark.parametrize(
    ("wolf", "pin", "counts"),
    [
        ("lone_wolf bar e", "", 4 + 3),
        ("lone_wolf bar e chief", "", 4 + 3 + 1),
        ("lone_wolf bar e", f"shoot {R} lone_wolf", 0),
        ("lone_wolf bar e chief", f"shoot {R} chief", 0),
    ],
)
@rules("GC-X34", "GC-9.5", "GC-9.13")
def test_GC_X34_a_lone_wolf(wolf: str, pin: str, counts: int) -> None:
    scene = fight({R: [wolf], B: ["sniper bar w"]}).act(B, pin or "none", "done")
    assert strengths(scene) == [{R: counts, B: 4}]
    assert scene.open[0] == "first_player"


@rules("GC-X34", "GC-9.4", "GC-9.16")
def test_GC_X34_behind_a_vest_he_cannot_be_pinned() -> None:
    laid = {R: ["lone_wolf bar e", "settling bar e vest"], B: ["sniper bar w"]}
    scene = fight(laid)
    assert strengths(scene) == [{R: 7, B: 4}]
    assert scene.open == ("first_player", [R])


# --- recruiting ---


def hotel() -> Scene:
    """GC-X13: a hitwoman and a driver lie there."""
    green, red, violet = G, R, V
    laid = {
        green: ["bodyguard luxury_hotel e recruit"],
        red: ["cop luxury_hotel w recruit"],
        violet: ["dealer luxury_hotel se recruit chief", "doctor luxury_hotel se recruit"],
    }
    scene = fight(
        laid, players=4, owned={green: "luxury_hotel"}, recruits={"luxury_hotel": "hitwoman driver"}
    )
    told = scene.told("recruiting")[0]["gangs"]
    assert [(gang["seat"], gang["total"]) for gang in told] == [(V, 10), (G, 3), (R, 3)]
    return scene


@rules("GC-X13", "GC-6.20", "GC-6.21", "GC-6.22")
def test_GC_X13_three_gangs_at_the_luxury_hotel() -> None:
    scene = hotel().act(V, "hire hitwoman")
    assert scene.options(V) == ["done"]  # not the driver, too
    scene.act(V, "done")
    assert scene.open == ("recruit", [G])
    scene.act(G, "hire driver", "done")
    assert scene.told("cannot_hire") == [{"seat": R, "place": place("luxury_hotel")}]
    assert (scene.roster(V), scene.roster(G)) == ("dealer doctor hitwoman", "bodyguard driver")
    assert scene.open == ("first_player", [G])


@rules("GC-X14", "GC-6.22")
def test_GC_X14_or_the_driver_is_taken_first() -> None:
    scene = hotel().act(V, "hire driver", "done")
    assert [told["seat"] for told in scene.told("cannot_hire")] == [G, R]
    assert scene.recruits("luxury_hotel") == "hitwoman"
    assert scene.open == ("first_player", [G])


def swapping(others: dict[int, list[str]], leave: str) -> Scene:
    """R, six strong, hires a cop at the bar and marks somebody."""
    laid = {R: ["dealer bar e recruit chief", "thug casino e"], **others}
    scene = fight(laid, {R: SIX}, recruits={"bar": "cop"}).act(R, "done")
    return scene.act(R, "hire cop", leave, "done")


@rules("GC-X21", "GC-6.25", "GC-7.6", "GC-Q13")
def test_GC_X21_a_thug_who_leaves_still_attacks() -> None:
    gun = {B: ["driver casino w", "settling casino w big_calibre"]}
    lives = swapping(gun, "leave thug casino").act(B, "none", "done")
    assert strengths(lives) == [{R: 3, B: 2}]
    lives.act(R, "at docks", "done")
    assert lives.recruits("docks") == "thug"
    assert lives.roster(R) == "driver bodyguard dealer pimp hitwoman cop"
    dies = swapping(gun, "leave thug casino").act(B, f"shoot {R} thug", "done")
    assert "returns" not in dies.kinds
    assert dies.removed == "thug"
    assert dies.roster(R) == "driver bodyguard dealer pimp hitwoman cop"
    assert dies.open == ("first_player", [B])


@rules("GC-X30", "GC-6.27", "GC-Q29")
def test_GC_X30_the_pimp_leaves_though_the_thug_is_dead() -> None:
    gun = {B: ["driver casino w", "settling casino w big_calibre"]}
    scene = swapping(gun, "leave pimp").act(B, f"shoot {R} thug", "done")
    assert scene.open == ("return_character", [R])
    scene.act(R, "at bar", "done")
    assert scene.roster(R) == "driver bodyguard dealer hitwoman cop"
    assert scene.open == ("first_player", [B])


@rules("GC-X25", "GC-9.10")
def test_GC_X25_seven_pays_a_dealer_and_a_bodyguard() -> None:
    laid = {R: ["headhunter bar e recruit", "driver bar e recruit"]}
    scene = fight(laid, recruits={"bar": "dealer bodyguard hitwoman"}).act(R, "hire dealer")
    assert scene.options(R) == ["hire bodyguard", "done"]
    scene.act(R, "hire bodyguard", "done")
    assert scene.roster(R) == "headhunter driver dealer bodyguard"
    assert scene.open == ("place_tile", [R])


# --- the end of a round ---


@rules("GC-X22", "GC-7.5")
def test_GC_X22_a_place_laid_into_a_hole() -> None:
    # The hole at 4,0; beside it the bar at 4,1, which has one more free cell: the hole itself.
    ring = "casino 5,0 ghetto 5,-1 prison 4,-1 docks 3,0 garage 3,1 bar 4,1"
    around_bar = "cabaret 5,1 precinct 4,2 distillery 3,2"
    scene = table(
        "end",
        city=f"{ring} {around_bar}",
        recruits={"bar": "cop", "casino": "thug"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    scene.act(R, "cell 4 0", "done")
    assert {told["place"] for told in scene.told("enclosed")} == {place("brothel"), place("bar")}
    assert (scene.recruits("brothel"), scene.recruits("bar")) == ("", "")
    assert scene.recruits("casino") == "thug"
    assert sorted(scene.removed.split()) == ["cop", "pimp", "pimp"]
    assert scene.open != OVER
