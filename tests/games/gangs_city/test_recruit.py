"""Gangs City: recruitment (GC-6.20 to 6.27) and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.state import COMBAT, NOBODY
from tests.games.gangs_city.scenario import (
    B,
    G,
    R,
    Scene,
    V,
    fight,
    go_on,
    kind,
    place,
)

SIX = "thug driver bodyguard cop dealer pimp"


def totals(scene: Scene) -> dict[int, int]:
    """Of the last recruitment, in the order of recruiting."""
    return {gang["seat"]: gang["total"] for gang in scene.told("recruiting")[-1]["gangs"]}


# --- GC-6.20, 6.21: totals and order ---


@rules("GC-6.20", "GC-2.5")
def test_GC_6_20_all_recruiters_of_a_gang_there_add_up() -> None:
    laid = {
        R: [
            "driver bar e recruit",
            "bodyguard bar se recruit",
            "dealer bar w",
            "pimp casino e recruit",
        ],
        B: ["hitwoman bar ne recruit"],
    }
    scene = fight(laid).act(R, "done")
    assert scene.told("recruiting")[0]["gangs"] == [
        {"seat": R, "total": 2 + 3, "kinds": [1, 2], "chief": -1},
        {"seat": B, "total": 1, "kinds": [6], "chief": -1},
    ]
    assert scene.open[0] == "first_player"


@rules("GC-6.20", "GC-4.24")
def test_GC_6_20_one_more_each_with_the_chief_among_them() -> None:
    laid = {
        R: ["driver bar e recruit chief", "bodyguard bar se recruit"],
        B: ["driver bar ne recruit", "thug bar w chief"],  # a chief who fights helps no recruiter
    }
    scene = fight(laid)
    assert totals(scene) == {R: 7, B: 2}
    assert scene.open[0] == "first_player"


@rules("GC-6.21")
def test_GC_6_21_in_falling_order_of_total() -> None:
    laid = {
        R: ["hitwoman bar e recruit"],
        B: ["dealer bar w recruit"],
        G: ["driver bar se recruit"],
    }
    scene = fight(laid, recruits={"bar": "driver driver thug"})
    assert [*totals(scene)] == [B, G, R]
    assert scene.open == ("recruit", [B])
    scene.act(B, "none", "done")
    assert scene.open == ("recruit", [G])
    scene.act(G, "hire thug", "done")
    assert scene.told("cannot_hire") == [{"seat": R, "place": place("bar")}]
    assert scene.open == ("place_tile", [R])


@pytest.mark.parametrize(
    ("first", "owner", "chiefs", "order"),
    [
        (R, NOBODY, (), [R, B, G]),
        (B, NOBODY, (), [B, G, R]),
        (R, G, (), [G, R, B]),
        (R, G, (B,), [G, B, R]),
        (R, NOBODY, (G,), [G, R, B]),
        (R, NOBODY, (B, G), [B, G, R]),
        (G, NOBODY, (R, B), [R, B, G]),  # GC-Q28: among chiefs, turn order
        (G, B, (R, G), [B, G, R]),
    ],
)
@rules("GC-6.21", "GC-Q28", "GC-2.3")
def test_GC_6_21_ties(first: int, owner: int, chiefs: tuple[int, ...], order: list[int]) -> None:
    # Three each: a driver who is chief, or a bodyguard.
    laid = {
        seat: [
            f"driver bar {side} recruit chief"
            if seat in chiefs
            else f"bodyguard bar {side} recruit"
        ]
        for seat, side in ((R, "e"), (B, "w"), (G, "se"))
    }
    scene = fight(laid, first=first, owned={} if owner == NOBODY else {owner: "bar"})
    assert totals(scene) == dict.fromkeys(order, 3)
    assert [*totals(scene)] == order
    assert scene.open[0] in ("first_player", "place_tile")


@rules("GC-6.21", "GC-Q25", "GC-6.3")
def test_GC_Q25_the_owner_is_the_one_after_the_shoot_out() -> None:
    laid = {
        R: ["driver bar e recruit", "thug bar ne"],
        B: ["driver bar w recruit", "cop bar sw"],
    }
    scene = fight(laid, owned={R: "bar"}, recruits={"bar": "driver"})
    assert scene.owner("bar") == B
    assert [*totals(scene)] == [B, R]
    assert scene.open == ("recruit", [B])


# --- GC-6.22 to 6.24: hiring ---


@rules("GC-6.22", "GC-Q12")
def test_GC_6_22_who_lies_there_and_costs_no_more_than_the_total() -> None:
    laid = {R: ["dealer bar e recruit"]}
    scene = fight(laid, recruits={"bar": "cop hitwoman driver driver doctor", "casino": "thug"})
    assert scene.options(R) == ["hire driver", "hire hitwoman", "hire doctor", "none"]
    assert scene.refused(R, "hire cop") == ("refused-too-dear", "GC-6.22")
    assert scene.refused(R, "hire thug") == ("refused-not-lying-there", "GC-6.22")
    assert scene.open == ("recruit", [R])


@rules("GC-6.22", "GC-6.23")
def test_GC_6_22_one_at_most_and_it_joins_at_once() -> None:
    laid = {R: ["dealer bar e recruit"]}
    scene = fight(laid, recruits={"bar": "hitwoman driver"}).act(R, "hire driver")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    (hired,) = scene.told("hires")
    assert (hired["seat"], hired["place"]) == (R, place("bar"))
    assert (hired["kinds"], hired["leaves"]) == ([kind("driver")], [])
    assert (scene.roster(R), scene.recruits("bar")) == ("dealer driver", "hitwoman")
    assert "driver" in scene.hand(R)
    assert scene.open == ("place_tile", [R])


@rules("GC-6.23", "GC-2.11")
def test_GC_6_23_a_hired_one_is_the_last_of_the_roster() -> None:
    laid = {R: ["dealer bar e recruit", "driver casino e recruit"]}
    scene = fight(laid, recruits={"bar": "thug", "casino": "driver"}).act(R, "done")
    scene.act(R, "hire thug", "done")
    assert scene.roster(R) == "dealer driver thug"
    assert scene.recruits("bar") == ""
    scene.act(R, "hire driver", "done")
    assert scene.roster(R) == "dealer driver thug driver"
    assert scene.open == ("place_tile", [R])


@rules("GC-6.22", "GC-Q12")
def test_GC_Q12_nobody_has_to_hire() -> None:
    scene = fight({R: ["dealer bar e recruit"]}, recruits={"bar": "hitwoman"})
    scene.act(R, "none", "done")
    assert scene.told("passes") == [{"seat": R, "place": place("bar")}]
    assert (scene.roster(R), scene.recruits("bar")) == ("dealer", "hitwoman")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.22")
def test_GC_6_22_the_total_is_neither_spent_nor_carried_over() -> None:
    laid = {
        R: ["driver bar e recruit", "driver casino e recruit"],
        B: ["driver bar w recruit"],
    }
    scene = fight(laid, recruits={"bar": "driver driver", "casino": "bodyguard thug"})
    scene.act(R, "done").act(R, "none", "done").act(B, "hire driver", "done")
    assert scene.open == ("recruit", [R])
    assert scene.options(R) == ["hire thug", "none"]  # 2 again, not 4
    scene.act(R, "hire thug", "done")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.22", "GC-6.21")
def test_GC_6_22_who_comes_later_takes_what_is_left() -> None:
    laid = {R: ["dealer bar e recruit"], B: ["pimp bar w recruit"]}
    scene = fight(laid, recruits={"bar": "driver"}).act(R, "hire driver", "done")
    assert scene.told("cannot_hire") == [{"seat": B, "place": place("bar")}]
    assert scene.open == ("place_tile", [R])


@rules("GC-6.24")
def test_GC_6_24_the_owner_has_no_more_right_than_others() -> None:
    laid = {R: ["pimp bar e recruit"], B: ["driver bar w recruit"]}
    scene = fight(laid, owned={B: "bar"}, recruits={"bar": "dealer"})
    assert scene.open == ("recruit", [R])
    scene.act(R, "hire dealer", "done")
    assert (scene.roster(R), scene.owner("bar")) == ("pimp dealer", B)
    assert scene.open == ("first_player", [B])


# --- GC-6.25 to 6.27: a full gang ---


def full(laid: list[str], lying: str = "driver", **more: Any) -> Scene:
    """R has six characters; one of them recruits at the bar."""
    return fight({R: laid, **more.pop("others", {})}, {R: SIX}, recruits={"bar": lying}, **more)


@rules("GC-6.25", "GC-10.14", "GC-2.4")
def test_GC_6_25_a_full_gang_marks_one_as_leaving() -> None:
    scene = full(["dealer bar e recruit", "thug casino e", "driver casino e"]).act(R, "done")
    scene.act(R, "hire driver")
    assert sorted(scene.options(R)) == [
        "leave bodyguard",
        "leave cop",
        "leave dealer bar",
        "leave driver casino",
        "leave pimp",
        "leave thug casino",
    ]
    assert scene.refused(R, "done")[0] == "refused-recruit"
    scene.act(R, "leave cop", "done")
    assert scene.told("hires")[0]["leaves"] == [kind("cop")]
    assert scene.s.roster_size(R) == 6
    assert scene.open == ("return_character", [R])
    assert (scene.roster(R), scene.leaving(R)) == (f"{SIX} driver", "cop")


@rules("GC-6.25", "GC-Q12")
def test_GC_6_25_or_hires_nobody() -> None:
    scene = full(["dealer bar e recruit"]).act(R, "none", "done")
    assert (scene.roster(R), scene.leaving(R)) == (SIX, "")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.25")
def test_GC_6_25_with_room_nobody_leaves() -> None:
    scene = fight(
        {R: ["dealer bar e recruit"]},
        {R: "thug driver bodyguard cop dealer"},
        recruits={"bar": "thug"},
    )
    scene.act(R, "hire thug", "done")
    assert (scene.s.roster_size(R), scene.leaving(R)) == (6, "")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.25", "GC-Q13", "GC-7.6")
def test_GC_Q13_who_leaves_still_carries_out_what_it_was_laid_for() -> None:
    laid = ["dealer bar e recruit", "thug casino e chief", "driver casino e"]
    scene = full(laid, others={B: ["bodyguard casino w"]}).act(R, "done")
    scene.act(R, "hire driver", "leave thug casino", "done")
    assert scene.told("strengths")[0]["parties"][0]["total"] == (3 + 1) + (2 + 1)
    assert scene.owner("casino") == R
    assert scene.open == ("return_character", [R])
    scene.act(R, "at bar", "done")
    assert scene.roster(R) == "driver bodyguard cop dealer pimp driver"
    assert scene.recruits("bar") == "thug"
    assert scene.open == ("first_player", [R])


@rules("GC-6.25", "GC-Q13")
def test_GC_Q13_one_hired_earlier_in_the_round_may_leave() -> None:
    laid = ["dealer bar e recruit", "pimp casino e recruit"]
    scene = fight({R: laid}, {R: SIX}, recruits={"bar": "hitwoman", "casino": "thug"})
    scene.act(R, "done").act(R, "hire hitwoman", "leave cop", "done")
    scene.act(R, "hire thug")
    assert "leave hitwoman" in scene.options(R)
    assert "leave cop" not in scene.options(R)  # it leaves already
    scene.act(R, "leave hitwoman", "done")
    assert scene.leaving(R) == "cop hitwoman"
    assert scene.open == ("return_character", [R])


@rules("GC-6.25", "GC-2.4")
def test_GC_2_4_who_leaves_does_not_count_for_the_six() -> None:
    # Six and one who leaves, then one is killed: there is room, and nobody else has to go.
    laid = ["dealer bar e recruit", "thug casino e", "pimp docks e recruit"]
    others = {B: ["cop casino w", "settling casino w big_calibre"]}
    scene = fight({R: laid, **others}, {R: SIX}, recruits={"bar": "hitwoman", "docks": "driver"})
    scene.act(R, "done").act(R, "hire hitwoman", "leave cop", "done")
    scene.act(B, f"shoot {R} thug", "done")
    assert scene.s.roster_size(R) == 5
    scene.act(R, "hire driver")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.s.roster_size(R) == 6
    assert scene.open == ("return_character", [R])


@rules("GC-6.25")
def test_GC_6_25_who_leaves_and_is_killed_does_not_come_back() -> None:
    laid = ["dealer bar e recruit", "thug casino e"]
    others = {B: ["cop casino w", "settling casino w big_calibre"]}
    scene = full(laid, others=others).act(R, "done")
    scene.act(R, "hire driver", "leave thug casino", "done").act(B, f"shoot {R} thug", "done")
    assert (scene.leaving(R), scene.removed) == ("", "thug")
    assert scene.s.roster_size(R) == 6
    assert "returns" not in scene.kinds
    assert scene.open == ("first_player", [B])


@rules("GC-6.26")
def test_GC_6_26_all_recruiters_go_home_successful_or_not() -> None:
    laid = {R: ["dealer bar e recruit", "driver bar w recruit"], B: ["driver bar se recruit"]}
    scene = fight(laid, recruits={"bar": "driver"})
    assert scene.laid(R) == ["dealer bar e recruit", "driver bar w recruit"]
    scene.act(R, "hire driver", "done")
    assert (scene.hand(R), scene.hand(B)) == ("dealer driver driver", "driver")
    assert not scene.s.stacks
    assert scene.open == ("place_tile", [R])


@rules("GC-6.27", "GC-Q29")
def test_GC_Q29_a_mark_stays_though_a_death_makes_room() -> None:
    laid = ["dealer bar e recruit", "thug casino e"]
    others = {B: ["cop casino w", "settling casino w big_calibre"]}
    scene = full(laid, others=others).act(R, "done")
    scene.act(R, "hire driver", "leave pimp", "done").act(B, f"shoot {R} thug", "done")
    assert scene.leaving(R) == "pimp"
    assert scene.open == ("return_character", [R])
    scene.act(R, "at bar", "done")
    assert scene.roster(R) == "driver bodyguard cop dealer driver"
    assert scene.open == ("first_player", [B])


@rules("GC-6.19", "GC-6.25")
def test_GC_6_19_fighters_are_home_before_anybody_recruits() -> None:
    laid = {
        R: ["dealer bar e recruit", "thug bar w", "thug casino e"],
        B: ["cop casino w", "settling casino w big_calibre"],
    }
    gang = "thug driver bodyguard dealer thug pimp"
    scene = fight(laid, {R: gang}, recruits={"bar": "driver"}).act(R, "done")
    assert scene.told("fighters_home") == [{"location": place("bar")}]
    assert scene.laid(R) == ["dealer bar e recruit", "thug casino e combat"]
    scene.act(R, "hire driver")
    assert {"leave thug", "leave thug casino"} <= {*scene.options(R)}
    scene.act(R, "leave thug", "done").act(B, f"shoot {R} thug", "done")
    assert scene.leaving(R) == "thug"  # the other one was killed: GC-X30
    assert scene.open == ("return_character", [R])


@rules("GC-6.25")
def test_GC_6_25_of_two_alike_at_two_places_either_may_leave() -> None:
    # The one at the casino may be killed before it leaves; then nothing goes back.
    laid = {
        R: ["dealer bar e recruit", "thug casino e", "thug docks e"],
        B: ["cop casino w", "settling casino w big_calibre"],
    }
    gang = "thug driver bodyguard dealer thug pimp"
    for marked, left in (("casino", ""), ("docks", "thug")):
        scene = fight(laid, {R: gang}, recruits={"bar": "driver"}).act(R, "done")
        scene.act(R, "hire driver")
        assert {"leave thug casino", "leave thug docks"} <= {*scene.options(R)}
        scene.act(R, f"leave thug {marked}", "done").act(B, f"shoot {R} thug", "done")
        assert scene.leaving(R) == left
        assert scene.open[0] == ("return_character" if left else "first_player")


@rules("GC-6.25", "GC-10.14")
def test_GC_6_25_those_alike_at_one_place_are_one_option() -> None:
    laid = {R: ["dealer bar e recruit", "thug casino e", "thug casino w"]}
    gang = "thug driver bodyguard dealer thug pimp"
    scene = fight(laid, {R: gang}, recruits={"bar": "driver"}).act(R, "done", "hire driver")
    assert [each for each in scene.options(R) if "thug" in each] == ["leave thug casino"]
    assert scene.open == ("recruit", [R])


@rules("GC-6.25", "GC-Q13")
def test_GC_6_25_of_two_alike_at_one_place_the_one_who_fights_is_marked() -> None:
    """It may fall: then nothing goes back, and the gang is as large as before."""
    laid = {
        R: ["dealer bar e recruit", "driver casino e recruit", "driver casino w"],
        B: ["cop casino nw", "settling casino nw big_calibre"],
    }
    gang = "driver thug bodyguard dealer driver pimp"
    scene = fight(laid, {R: gang}, recruits={"bar": "driver"})
    scene.act(R, "done", "hire driver", "leave driver casino", "done")
    assert [each.action for each in scene.view(R).tiles if each.leaving] == [COMBAT]
    scene.act(B, f"shoot {R} driver", "done")
    assert scene.s.leaving[R] == []
    assert scene.s.roster_size(R) == 6


# --- what is chosen when time runs out ---


@pytest.mark.parametrize(
    ("lying", "hired"),
    [
        ("driver dealer thug", "dealer"),
        ("cop bodyguard", "bodyguard"),  # the cop is too dear
        ("pimp dealer", "dealer"),  # level: the first in the table of characters
        ("vamp pimp", "pimp"),  # characters before mercenaries
        ("lone_wolf vamp armoured", "armoured"),
        ("sniper hitwoman", "hitwoman"),
    ],
)
@rules("GC-6.22")
def test_GC_6_22_by_default_the_most_expensive_one(lying: str, hired: str) -> None:
    scene = fight({R: ["dealer bar e recruit"]}, recruits={"bar": lying}).time_out(R)
    assert scene.told("hires")[0]["kinds"] == [kind(hired)]
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open == ("place_tile", [R])


@rules("GC-6.22", "GC-6.25", "GC-10.6")
def test_GC_6_25_by_default_a_full_gang_hires_nobody() -> None:
    scene = full(["dealer bar e recruit"]).act(R, "hire driver").time_out(R)
    assert scene.told("passes") == [{"seat": R, "place": place("bar")}]
    assert (scene.roster(R), scene.leaving(R)) == (SIX, "")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.22", "GC-9.10")
def test_GC_9_10_by_default_no_second_hire() -> None:
    laid = {R: ["headhunter bar e recruit", "driver bar e recruit"]}
    scene = fight(laid, recruits={"bar": "driver driver thug"}).time_out(R)
    assert scene.told("hires")[0]["kinds"] == [kind("thug")]
    assert scene.open == ("place_tile", [R])


@rules("GC-6.21", "GC-6.22")
def test_GC_6_21_four_gangs_in_a_row_by_default() -> None:
    laid = {
        R: ["hitwoman bar e recruit"],
        B: ["driver bar w recruit"],
        G: ["bodyguard bar se recruit"],
        V: ["dealer bar ne recruit"],
    }
    scene = fight(laid, players=4, recruits={"bar": "cop hitwoman bodyguard driver"})
    go_on(scene, "place_tile")
    assert [(told["seat"], told["kinds"]) for told in scene.told("hires")] == [
        (V, [kind("hitwoman")]),
        (G, [kind("bodyguard")]),
        (B, [kind("driver")]),
    ]
    assert scene.told("cannot_hire") == [{"seat": R, "place": place("bar")}]
    assert scene.open == ("place_tile", [R])
