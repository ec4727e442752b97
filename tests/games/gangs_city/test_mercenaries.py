"""Gangs City: what mercenaries can do (GC-9)."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.state import NOBODY
from tests.games.gangs_city.scenario import (
    B,
    G,
    R,
    Scene,
    V,
    fight,
    go_on,
    kind,
    rackets,
    strengths,
    tokens,
)

GUN = "settling bar w big_calibre"  # B's


def totals(scene: Scene) -> dict[int, int]:
    return {gang["seat"]: gang["total"] for gang in scene.told("recruiting")[-1]["gangs"]}


def won(scene: Scene) -> list[int]:
    return [told["seat"] for told in scene.told("wins")]


def killed(scene: Scene) -> list[tuple[int, int]]:
    return [(told["seat"], told["character"]) for told in scene.told("killed")]


# --- GC-9.1: the order ---


@rules("GC-9.1")
def test_GC_9_1_protection_kills_doctor_sniper_strengths_racketeer() -> None:
    laid = {
        R: ["thug bar e", "driver bar e", "doctor bar e", "bodyguard bar e"],
        B: ["racketeer bar w", "hitwoman bar w", GUN],
        G: ["sniper bar se", "settling bar se big_calibre"],
        V: ["armoured bar ne", "driver bar ne"],
    }
    scene = fight(laid, players=4, owned={R: "bar"}, stock={R: "drugs1"})
    assert scene.open == ("kill", [B, G])
    assert not any("shoot 3" in option for option in scene.options(B))  # the armoured's gang
    scene.act(B, f"shoot {R} thug", "done").act(G, f"shoot {R} driver", "done")
    assert scene.open == ("doctor_save", [R])
    scene.act(R, "save driver", "done")
    assert scene.open == ("pin", [G])
    assert f"shoot {R} driver" not in scene.options(G)  # saved, but no survivor
    scene.act(G, f"shoot {R} bodyguard", "done")
    assert strengths(scene) == [{R: 2, B: 12, G: 4, V: 5}]
    assert scene.open == ("steal", [B])
    scene.act(B, "traffic drugs", "done")
    order = "shoot_out kills saved killed pinned strengths wins takes steals"
    assert [each for each in scene.kinds if each in order.split()] == order.split()
    assert scene.open == ("first_player", [B])


# --- GC-9.2: armoured ---


@pytest.mark.parametrize(("where", "owner"), [("bar", NOBODY), ("bar", R), ("pile_a", NOBODY)])
@rules("GC-9.2", "GC-6.8")
def test_GC_9_2_the_armoured_protects_his_gang_also_on_a_pile(where: str, owner: int) -> None:
    sides = ("bar e", "bar se", "bar w") if where == "bar" else (where,) * 3
    laid = {
        R: [f"armoured {sides[0]}", f"hitwoman {sides[1]}"],
        B: [f"thug {sides[2]}", f"settling {sides[2]} big_calibre"],
    }
    scene = fight(laid, owned={} if owner == NOBODY else {owner: "bar"})
    assert scene.told("shoot_out")[0]["gangs"][0]["protected"]
    assert "kills" not in scene.kinds  # nobody could be shot
    assert won(scene) == [R]
    assert scene.open[0] in ("first_player", "open_place")


@rules("GC-9.2")
def test_GC_9_2_not_where_he_does_not_fight() -> None:
    laid = {R: ["thug bar e", "armoured casino e"], B: ["driver bar w", GUN]}
    scene = fight(laid).act(R, "done")
    assert scene.options(B) == [f"shoot {R} thug", "none"]
    assert scene.open == ("kill", [B])


# --- GC-9.3, 9.12: doctor ---


@rules("GC-9.3")
def test_GC_9_3_the_doctor_saves_a_mate_who_still_does_not_count() -> None:
    laid = {R: ["cop bar e", "doctor bar se"], B: ["thug bar w", GUN]}
    scene = fight(laid).act(B, f"shoot {R} cop", "done")
    assert "doctor_save" not in scene.kinds
    told = scene.told("saved")[0]
    assert (told["seat"], told["character"]) == (R, kind("cop"))
    assert killed(scene) == []
    assert strengths(scene) == [{R: 1, B: 3}]
    assert (scene.hand(R), scene.removed) == ("cop doctor", "")
    assert scene.open == ("first_player", [B])


def two_killed(*more: str, **options: Any) -> Scene:
    """A thug and a cop of R are shot; the doctor is there."""
    laid = {
        R: ["thug bar e", "cop bar e", "doctor bar se", *more],
        B: ["driver bar w", GUN],
        G: ["driver bar sw", "settling bar sw big_calibre"],
    }
    scene = fight(laid, **options)
    return scene.act(B, f"shoot {R} thug", "done").act(G, f"shoot {R} cop", "done")


@rules("GC-9.3", "GC-10.15")
def test_GC_9_3_he_picks_one_and_has_to() -> None:
    scene = two_killed()
    assert scene.open == ("doctor_save", [R])
    assert scene.options(R) == ["save thug", "save cop"]
    assert scene.refused(R, "none") == ("refused-doctor_save", "GC-9.3")
    assert scene.refused(R, "save doctor") == ("refused-doctor_save", "GC-9.3")
    scene.act(R, "save thug", "done")
    assert killed(scene) == [(R, kind("cop"))]
    assert (scene.roster(R), scene.removed) == ("thug doctor", "cop")
    assert scene.open[0] == "first_player"


@rules("GC-9.3")
def test_GC_9_3_by_default_the_dearest() -> None:
    scene = two_killed().time_out(R)
    assert scene.roster(R) == "cop doctor"
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open[0] == "first_player"


@pytest.mark.parametrize(("first", "second"), [("dealer", "pimp"), ("pimp", "dealer")])
@rules("GC-9.3")
def test_GC_9_3_by_default_the_first_of_the_roster_among_equals(first: str, second: str) -> None:
    laid = {
        R: [f"{first} bar e", f"{second} bar e", "doctor bar se"],
        B: ["driver bar w", GUN],
        G: ["driver bar sw", "settling bar sw big_calibre"],
    }
    scene = fight(laid).act(B, f"shoot {R} {second}", "done").act(G, f"shoot {R} {first}", "done")
    scene.time_out(R)
    assert scene.roster(R) == f"{first} doctor"
    assert scene.open[0] == "first_player"


@rules("GC-9.3")
def test_GC_9_3_not_when_he_was_killed_himself() -> None:
    laid = {
        R: ["thug bar e", "doctor bar se"],
        B: ["driver bar w", GUN],
        G: ["driver bar sw", "settling bar sw big_calibre"],
    }
    scene = fight(laid).act(B, f"shoot {R} thug", "done").act(G, f"shoot {R} doctor", "done")
    assert "saved" not in scene.kinds
    assert sorted(killed(scene)) == [(R, kind("thug")), (R, kind("doctor"))]
    assert scene.roster(R) == ""
    assert scene.open[0] == "first_player"


@pytest.mark.parametrize("elsewhere", ["doctor casino e", "doctor bar se recruit"])
@rules("GC-9.3")
def test_GC_9_3_only_where_he_fights(elsewhere: str) -> None:
    laid = {R: ["thug bar e", elsewhere], B: ["driver bar w", GUN]}
    scene = fight(laid)
    if scene.open[0] == "resolution_order":
        scene.act(R, "done")
    scene.act(B, f"shoot {R} thug", "done")
    assert killed(scene) == [(R, kind("thug"))]
    assert scene.open[0] == "first_player"


@rules("GC-9.3")
def test_GC_9_3_he_saves_no_strangers() -> None:
    laid = {R: ["doctor bar e"], B: ["driver bar w", GUN], G: ["thug bar se"]}
    scene = fight(laid).act(B, f"shoot {G} thug", "done")
    assert killed(scene) == [(G, kind("thug"))]
    assert scene.open[0] == "first_player"


@rules("GC-9.12")
def test_GC_9_12_the_saved_are_no_survivors() -> None:
    # The saved lieutenant gives no +1, the wolf beside the doctor is not alone, a saved vamp
    # charms nobody, a saved chief wins no tie.
    lieutenant = fight({R: ["lieutenant bar e", "doctor bar e"], B: ["thug bar w", GUN]})
    lieutenant.act(B, f"shoot {R} lieutenant", "done")
    assert strengths(lieutenant) == [{R: 1, B: 3}]
    vamp = fight({R: ["vamp bar e", "doctor bar e"], B: ["thug bar w chief", GUN]})
    vamp.act(B, f"shoot {R} vamp", "done")
    assert strengths(vamp) == [{R: 1, B: 4}]
    chief = fight({R: ["cop bar e chief", "doctor bar e"], B: ["headhunter bar w", GUN]}, first=B)
    chief.act(B, f"shoot {R} chief", "done")
    assert strengths(chief) == [{B: 1, R: 1}]
    assert won(chief) == [B]
    cleaner = fight({R: ["cleaner bar e", "doctor bar e"], B: ["headhunter bar w", GUN]}, first=B)
    cleaner.act(B, f"shoot {R} cleaner", "done")
    assert won(cleaner) == [B]
    assert cleaner.open == ("first_player", [B])


@rules("GC-9.12", "GC-9.9")
def test_GC_9_12_a_saved_racketeer_steals_nothing_and_a_saved_sniper_pins_nobody() -> None:
    laid = {
        R: ["racketeer bar e", "doctor bar e", "hitwoman bar e"],
        B: ["thug bar w", GUN],
    }
    scene = fight(laid, owned={B: "bar"}, stock={B: "drugs1"})
    scene.act(B, f"shoot {R} racketeer", "done")
    assert scene.owner("bar") == R
    assert "steals" not in scene.kinds
    assert scene.open == ("first_player", [R])
    sniper = fight({R: ["sniper bar e", "doctor bar e"], B: ["thug bar w", GUN]})
    sniper.act(B, f"shoot {R} sniper", "done")
    assert sniper.open == ("first_player", [B])


@rules("GC-9.12", "GC-6.25")
def test_GC_9_12_who_leaves_and_is_saved_still_leaves() -> None:
    laid = {
        R: ["dealer bar e recruit", "thug casino e", "doctor casino e"],
        B: ["cop casino w", "settling casino w big_calibre"],
    }
    gang = "thug driver bodyguard dealer doctor pimp"
    scene = fight(laid, {R: gang}, recruits={"bar": "driver"}).act(R, "done")
    scene.act(R, "hire driver", "leave thug casino", "done").act(B, f"shoot {R} thug", "done")
    assert scene.told("saved")[0]["character"] == kind("thug")
    assert scene.leaving(R) == "thug"
    assert scene.open == ("return_character", [R])


# --- GC-9.4, 9.13: sniper ---


@rules("GC-9.4")
def test_GC_9_4_the_pinned_one_counts_nothing() -> None:
    laid = {R: ["sniper bar e"], B: ["cop bar w", "driver bar w chief"]}
    scene = fight(laid)
    assert scene.open == ("pin", [R])
    assert scene.options(R) == [f"shoot {B} cop", f"shoot {B} chief", "none"]
    scene.act(R, f"shoot {B} cop", "done")
    told = scene.told("pinned")[0]
    assert (told["seat"], told["gang"], told["character"]) == (R, B, kind("cop"))
    assert strengths(scene) == [{R: 4, B: 2 + 1}]  # nor a chief's bonus for the cop
    assert scene.roster(B) == "cop driver"
    assert scene.open == ("first_player", [R])


@rules("GC-9.4")
def test_GC_9_4_he_need_not() -> None:
    scene = fight({R: ["sniper bar e"], B: ["cop bar w"]}).act(R, "none", "done")
    assert "pinned" not in scene.kinds
    assert strengths(scene) == [{R: 4, B: 4}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.4")
def test_GC_9_4_a_pinned_chief_still_leads_and_still_breaks_ties() -> None:
    laid = {R: ["sniper bar e"], B: ["cop bar w chief", "thug bar w"]}
    scene = fight(laid).act(R, f"shoot {B} chief", "done")
    assert strengths(scene) == [{R: 4, B: 0 + 4}]
    assert won(scene) == [B]
    assert scene.open == ("first_player", [B])


@rules("GC-9.4", "GC-6.7")
def test_GC_9_4_not_the_protected_and_not_the_dead() -> None:
    laid = {
        R: ["sniper bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w vest"],
        G: ["thug bar se", "driver bar se"],
    }
    scene = fight(laid).act(R, f"shoot {G} thug", "done")
    assert scene.open == ("pin", [R])
    assert scene.options(R) == [f"shoot {G} driver", "none"]
    assert scene.refused(R, f"shoot {B} cop") == ("refused-protected", "GC-6.7")
    assert scene.open == ("pin", [R])


@rules("GC-9.4")
def test_GC_9_4_nobody_to_pin_nobody_is_asked() -> None:
    scene = fight({R: ["sniper bar e"], B: ["cop bar w", "settling bar w vest"]})
    assert strengths(scene) == [{R: 4, B: 4}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.4")
def test_GC_9_4_a_killed_sniper_pins_nobody() -> None:
    scene = fight({R: ["sniper bar e", "driver bar e"], B: ["thug bar w", GUN]})
    scene.act(B, f"shoot {R} sniper", "done")
    assert strengths(scene) == [{R: 2, B: 3}]
    assert scene.open == ("first_player", [B])


@pytest.mark.parametrize(
    ("blue", "green", "owner", "victim"),
    [
        (["thug bar w", "cop bar w"], ["pimp bar se"], NOBODY, (B, "cop")),
        (["bodyguard bar w"], ["cop bar se"], B, (B, "bodyguard")),
        (["cop bar w"], ["thug bar se chief"], NOBODY, (G, "thug")),
        (["cop bar w"], ["cop bar se"], NOBODY, (B, "cop")),
        (["pimp bar w", "thug bar w"], [], NOBODY, (B, "pimp")),
    ],
)
@rules("GC-9.4")
def test_GC_9_4_by_default_the_strongest(
    blue: list[str], green: list[str], owner: int, victim: tuple[int, str]
) -> None:
    laid = {R: ["sniper bar e"], B: blue, G: green}
    scene = fight(laid, owned={} if owner == NOBODY else {owner: "bar"}).time_out(R)
    told = scene.told("pinned")[0]
    assert (told["gang"], told["character"]) == (victim[0], kind(victim[1]))
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open[0] == "first_player"


@rules("GC-9.4")
def test_GC_9_4_by_default_among_the_survivors() -> None:
    # The chief is dead by then: neither shot at nor worth one more to the others.
    laid = {
        R: ["sniper bar e", "settling bar e big_calibre"],
        B: ["hitwoman bar w chief", "thug bar w"],
        G: ["cop bar se"],
    }
    scene = fight(laid).act(R, f"shoot {B} chief", "done").time_out(R)
    told = scene.told("pinned")[0]
    assert (told["gang"], told["character"]) == (G, kind("cop"))
    assert scene.open[0] == "first_player"


@rules("GC-9.4")
def test_GC_9_4_in_this_shoot_out_only() -> None:
    laid = {R: ["sniper bar e", "thug casino e"], B: ["cop bar w"]}
    scene = fight(laid, first=B).act(B, "done").act(R, f"shoot {B} cop", "done")
    scene.act(R, f"begin {R}", "done")
    scene.lay(R, "sniper pile_a").lay(B, "cop casino w chief").lay(G, "driver pile_a chief")
    scene.lay(R, "thug casino e chief").decline(B).decline(G).decline(R)
    scene.act(R, "done")  # the order: casino, then pile
    assert strengths(scene)[-1] == {R: 2 + 1, B: 4 + 1}
    assert scene.open == ("pin", [R])


@rules("GC-9.13", "GC-9.6")
def test_GC_9_13_the_pinned_keep_their_abilities() -> None:
    lieutenant = fight({R: ["sniper bar e"], B: ["lieutenant bar w", "driver bar w"]})
    lieutenant.act(R, f"shoot {B} lieutenant", "done")
    assert strengths(lieutenant) == [{R: 4, B: 2 + 1}]
    vamp = fight({R: ["sniper bar e chief"], B: ["vamp bar w"]}).act(R, f"shoot {B} vamp", "done")
    assert strengths(vamp) == [{R: 4, B: 0}]
    racketeer = fight(
        {R: ["sniper bar e"], B: ["racketeer bar w", "hitwoman bar w"]},
        owned={R: "bar"},
        stock={R: "drugs1"},
    ).act(R, f"shoot {B} racketeer", "done")
    assert strengths(racketeer) == [{R: 2, B: 7}]
    assert racketeer.open == ("steal", [B])


@rules("GC-9.13", "GC-9.5")
def test_GC_9_13_a_wolf_beside_a_pinned_one_is_not_alone() -> None:
    scene = fight({R: ["sniper bar e"], B: ["lone_wolf bar w", "driver bar w"]})
    scene.act(R, f"shoot {B} driver", "done")
    assert strengths(scene) == [{R: 4, B: 4}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.13")
def test_GC_9_13_a_pinned_fighters_gang_remains_a_party() -> None:
    # The owner's only defender is pinned: he is still there, so the place is defended.
    laid = {R: ["bodyguard bar e"], B: ["sniper bar w"]}
    scene = fight(laid, owned={R: "bar"}).act(B, f"shoot {R} bodyguard", "done")
    assert strengths(scene) == [{R: 0, B: 4}]
    assert [event.rule for event in scene.events if event.kind == "wins"] == ["GC-6.16"]
    assert scene.open == ("first_player", [B])


# --- GC-9.5, 9.16: lone wolf ---


@rules("GC-9.5", "GC-9.16")
def test_GC_9_5_three_more_alone_also_beside_the_settling_tile() -> None:
    laid = {R: ["lone_wolf bar e", "settling bar e vest"], B: ["hitwoman bar w"]}
    scene = fight(laid)
    assert strengths(scene) == [{R: 7, B: 7}]
    assert won(scene) == [R]
    assert scene.open == ("first_player", [R])


@rules("GC-9.5")
def test_GC_9_5_in_defence_too_and_whoever_recruits_there_does_not_count() -> None:
    laid = {R: ["lone_wolf bar e", "driver bar se recruit"], B: ["hitwoman bar w"]}
    scene = fight(laid, owned={R: "bar"})
    assert strengths(scene) == [{R: 3 + 3, B: 7}]
    assert scene.open == ("first_player", [B])


@rules("GC-9.5")
def test_GC_9_5_with_a_mate_on_another_side_he_is_not_alone() -> None:
    scene = fight({R: ["lone_wolf bar e", "driver bar se"], B: ["thug bar w"]})
    assert strengths(scene) == [{R: 4 + 2, B: 3}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.5", "GC-6.11")
def test_GC_9_5_alone_when_his_mate_is_killed() -> None:
    scene = fight({R: ["lone_wolf bar e", "cop bar e"], B: ["thug bar w", GUN]})
    scene.act(B, f"shoot {R} cop", "done")
    assert strengths(scene) == [{R: 7, B: 3}]
    assert scene.open == ("first_player", [R])


# --- GC-9.6, 9.7: lieutenant and vamp ---


@rules("GC-9.6")
def test_GC_9_6_the_lieutenant_gives_a_chiefs_bonus_but_never_two() -> None:
    without = fight({R: ["lieutenant bar e", "driver bar se"], B: ["thug bar w"]})
    assert strengths(without) == [{R: 5 + 3, B: 3}]
    with_chief = fight({R: ["lieutenant bar e", "driver bar se chief"], B: ["thug bar w"]})
    assert strengths(with_chief) == [{R: 5 + 3, B: 3}]
    himself = fight({R: ["lieutenant bar e chief"], B: ["thug bar w"]})
    assert strengths(himself) == [{R: 5, B: 3}]
    assert himself.open == ("first_player", [R])


@rules("GC-9.6", "GC-6.17")
def test_GC_9_6_he_is_no_chief_for_ties() -> None:
    # R's lieutenant and B's driver with the chief, five each.
    laid = {R: ["lieutenant bar e"], B: ["cop bar w chief"]}
    scene = fight(laid)
    assert strengths(scene) == [{R: 5, B: 5}]
    assert won(scene) == [B]
    assert scene.open == ("first_player", [B])


@rules("GC-9.6", "GC-6.20", "GC-6.21")
def test_GC_9_6_so_he_does_among_recruiters() -> None:
    laid = {
        R: ["lieutenant bar e recruit", "driver bar se recruit"],
        B: ["pimp bar w recruit", "driver bar w recruit chief"],
        G: ["driver casino e recruit"],
    }
    scene = fight(laid).act(R, "done")
    (first, _) = scene.told("recruiting")
    assert {gang["seat"]: gang["total"] for gang in first["gangs"]} == {B: 8, R: 7}
    tie = fight({R: ["lieutenant bar e recruit"], B: ["bodyguard bar w recruit chief"]})
    assert [*totals(tie).items()] == [(B, 4), (R, 4)]  # no chief for ties
    assert tie.open == ("place_tile", [R])


@rules("GC-9.6")
def test_GC_9_6_only_for_those_who_do_the_same_there() -> None:
    laid = {
        R: ["lieutenant bar e", "driver bar se recruit", "thug casino e"],
        B: ["thug bar w", "thug casino w"],
    }
    scene = fight(laid).act(R, "done")
    assert strengths(scene) == [{R: 5, B: 3}, {R: 3, B: 3}]
    assert totals(scene) == {R: 2}
    assert scene.open == ("first_player", [R])


@rules("GC-9.7")
def test_GC_9_7_where_the_vamp_fights_enemies_get_no_bonus() -> None:
    laid = {
        R: ["vamp bar e chief", "driver bar e"],
        B: ["cop bar w chief", "driver bar w"],
        G: ["lieutenant bar se", "driver bar se"],
    }
    scene = fight(laid)
    assert strengths(scene) == [{R: 3 + 3, B: 4 + 2, G: 4 + 2}]
    assert won(scene) == [R]  # ties still look at chiefs: R and B have theirs, R comes first
    assert scene.open == ("first_player", [R])


@rules("GC-9.7", "GC-6.17")
def test_GC_9_7_ties_still_look_at_chiefs() -> None:
    laid = {R: ["vamp bar e", "driver bar e"], B: ["cop bar w chief"]}
    scene = fight(laid)
    assert strengths(scene) == [{R: 4, B: 4}]
    assert won(scene) == [B]
    assert scene.open == ("first_player", [B])


@rules("GC-9.7")
def test_GC_9_7_a_killed_vamp_charms_nobody_nor_does_one_elsewhere() -> None:
    dead = fight({R: ["vamp bar e", "driver bar e"], B: ["thug bar w chief", GUN]})
    dead.act(B, f"shoot {R} vamp", "done")
    assert strengths(dead) == [{R: 2, B: 4}]
    away = fight({R: ["thug bar e", "vamp bar se recruit"], B: ["thug bar w chief"]})
    assert strengths(away) == [{R: 3, B: 4}]
    assert away.open == ("first_player", [B])


@rules("GC-9.7", "GC-6.20")
def test_GC_9_7_so_it_is_among_recruiters() -> None:
    laid = {
        R: ["vamp bar e recruit chief"],
        B: ["driver bar w recruit chief", "thug bar sw"],
        G: ["lieutenant bar se recruit"],
    }
    scene = fight(laid)
    assert totals(scene) == {R: 4, G: 3, B: 2}
    fighting = fight({R: ["vamp bar e", "driver casino e"], B: ["driver bar w recruit chief"]})
    fighting.act(R, "done")
    assert totals(fighting) == {B: 3}  # a vamp who fights leaves recruiters alone
    assert fighting.open == ("first_player", [R])


# --- GC-9.8: cleaner ---


@pytest.mark.parametrize("owner", [NOBODY, B])
@rules("GC-9.8", "GC-X18")
def test_GC_9_8_the_cleaner_wins_ties_before_owner_and_chief(owner: int) -> None:
    laid = {
        R: ["cleaner bar e"],
        B: ["cop bar w chief"] if owner == NOBODY else ["bodyguard bar w"],
    }
    scene = fight(laid, owned={} if owner == NOBODY else {owner: "bar"}, first=B)
    assert strengths(scene) == [{B: 5, R: 5}]
    assert [event.rule for event in scene.events if event.kind == "wins"] == ["GC-9.8"]
    assert won(scene) == [R]
    assert scene.open == ("first_player", [R])


@rules("GC-9.8")
def test_GC_9_8_only_for_first_place_and_only_alive() -> None:
    laid = {R: ["cleaner bar e"], B: ["hitwoman bar w"], G: ["thug bar se", "driver bar se"]}
    scene = fight(laid)
    assert strengths(scene) == [{R: 5, B: 7, G: 5}]
    assert won(scene) == [B]
    dead = fight({R: ["cleaner bar e", "thug bar e"], B: ["thug bar w", GUN]}, first=B)
    dead.act(B, f"shoot {R} cleaner", "done")
    assert strengths(dead) == [{B: 3, R: 3}]
    assert won(dead) == [B]
    assert dead.open == ("first_player", [B])


# --- GC-9.9, 9.14: racketeer ---


def robbery(**more: Any) -> Scene:
    laid = {R: ["racketeer bar e"], B: ["driver bar w"]}
    return fight(laid, owned={B: "bar"}, **{"stock": {B: "weapons1 tobacco2"}, **more})


@rules("GC-9.9")
def test_GC_9_9_the_racketeer_steals_from_the_former_owner() -> None:
    scene = robbery()
    assert scene.open == ("steal", [R])
    assert scene.options(R) == ["traffic weapons", "traffic tobacco", "none"]
    assert scene.refused(R, "traffic drugs") == ("refused-steal", "GC-9.9")
    assert scene.owner("bar") == R
    scene.act(R, "traffic tobacco", "done")
    assert scene.told("steals") == [{"seat": R, "victim": B, "traffic": 4}]
    assert (scene.stock(R), scene.stock(B)) == ("tobacco1", "weapons1 tobacco1")
    assert scene.open == ("first_player", [R])


@rules("GC-9.9")
def test_GC_9_9_he_may_leave_it() -> None:
    scene = robbery().act(R, "none", "done")
    assert (scene.stock(R), scene.stock(B)) == ("", "weapons1 tobacco2")
    assert "steals" not in scene.kinds
    assert scene.open == ("first_player", [R])


@rules("GC-9.9", "GC-2.12")
def test_GC_9_9_by_default_the_first_in_traffic_order() -> None:
    scene = robbery().time_out(R)
    assert scene.told("steals") == [{"seat": R, "victim": B, "traffic": 1}]
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.9")
def test_GC_9_9_not_from_who_has_nothing() -> None:
    scene = robbery(stock={G: "drugs3"})
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@rules("GC-9.9")
def test_GC_9_9_not_at_a_neutral_place_nor_when_he_defends_nor_for_a_mate() -> None:
    neutral = fight({R: ["racketeer bar e"], B: ["driver bar w"]}, stock={B: "drugs1"})
    assert neutral.open == ("first_player", [R])
    own = fight(
        {R: ["racketeer bar e"], B: ["doctor bar w"]},
        owned={R: "bar"},
        stock={R: "drugs1", B: "drugs1"},
    )
    assert own.owner("bar") == R
    assert own.open == ("first_player", [R])
    beaten = fight(
        {R: ["racketeer bar e"], B: ["driver bar w"], G: ["hitwoman bar se"]},
        owned={B: "bar"},
        stock={B: "drugs1"},
    )
    assert beaten.owner("bar") == G
    assert beaten.open == ("first_player", [G])
    away = fight(
        {R: ["thug bar e", "racketeer casino e"], B: ["driver bar w"]},
        owned={B: "bar"},
        stock={B: "drugs1"},
    ).act(R, "done")
    assert away.open == ("first_player", [R])
    dead = fight(
        {R: ["racketeer bar e", "thug bar e"], B: ["doctor bar w", GUN]},
        owned={B: "bar"},
        stock={B: "drugs1"},
    ).act(B, f"shoot {R} racketeer", "done")
    assert dead.owner("bar") == R
    assert dead.open == ("first_player", [R])


@rules("GC-9.9", "GC-9.14")
def test_GC_9_14_he_steals_in_a_claim_too() -> None:
    scene = fight({R: ["racketeer bar e"]}, owned={B: "bar"}, stock={B: "drugs1"})
    assert scene.told("claim") != []
    assert scene.open == ("steal", [R])


@rules("GC-9.14")
def test_GC_9_14_nobody_else_does_anything_in_a_claim() -> None:
    # B's recruiters are no fighters: nobody to pin, no doctor, no headhunter's theft.
    laid = {
        R: ["sniper bar e", "lone_wolf bar e", "cleaner bar e", "settling bar e big_calibre"],
        B: ["doctor bar w recruit", "driver bar w recruit"],
    }
    scene = fight(laid, owned={B: "bar"}, stock={B: "drugs1"})
    assert not {"kills", "pinned", "strengths", "steals"} & {*scene.kinds}
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


# --- GC-9.10, 9.17: headhunter ---


def hunting(lying: str, gang: str = "", **more: Any) -> Scene:
    """Headhunter 5 and driver 2 recruit at the bar."""
    laid = {R: ["headhunter bar e recruit", "driver bar se recruit"], **more.pop("others", {})}
    gangs = {R: gang} if gang else {}
    return fight(laid, gangs, recruits={"bar": lying}, **more)


@rules("GC-9.10", "GC-10.14")
def test_GC_9_10_two_characters_whose_costs_the_total_pays() -> None:
    scene = hunting("dealer hitwoman bodyguard bodyguard cop")
    assert totals(scene) == {R: 7}
    scene.act(R, "hire bodyguard")
    assert scene.options(R) == ["hire bodyguard", "hire dealer", "done"]
    scene.act(R, "hire dealer")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.told("hires")[0]["kinds"] == [kind("bodyguard"), kind("dealer")]
    assert scene.roster(R) == "headhunter driver bodyguard dealer"
    assert scene.recruits("bar") == "hitwoman bodyguard cop"
    assert scene.open == ("place_tile", [R])


@rules("GC-9.10")
def test_GC_9_10_or_one_or_none() -> None:
    one = hunting("driver driver").act(R, "hire driver", "done")
    assert len(one.told("hires")[0]["kinds"]) == 1
    none = hunting("driver driver").act(R, "none", "done")
    assert none.told("passes") != []
    assert none.open == ("place_tile", [R])


@rules("GC-9.10")
def test_GC_9_10_not_when_he_fights_or_recruits_elsewhere() -> None:
    for elsewhere in ("headhunter bar w", "headhunter casino e recruit"):
        laid = {R: ["dealer bar e recruit", "driver bar e recruit", elsewhere]}
        scene = fight(laid, recruits={"bar": "driver driver"})
        if scene.open[0] == "resolution_order":
            scene.act(R, "done")
        scene.act(R, "hire driver")
        assert scene.options(R) == ["done"]
        scene.act(R, "done")
        assert scene.open[0] in ("first_player", "place_tile")


@rules("GC-9.10", "GC-2.4")
def test_GC_9_10_both_count_for_the_six() -> None:
    five = "headhunter driver thug cop dealer"
    scene = hunting("driver thug", five).act(R, "hire driver")
    assert scene.options(R) == ["hire thug", "done"]
    scene.act(R, "hire thug")
    assert "leave cop" in scene.options(R)
    assert "done" not in scene.options(R)
    scene.act(R, "leave cop", "done")
    assert (scene.s.roster_size(R), scene.leaving(R)) == (6, "cop")
    assert scene.open == ("return_character", [R])


@rules("GC-9.17", "GC-Q13")
def test_GC_9_17_two_leave_and_the_second_may_be_the_one_just_hired() -> None:
    six = "headhunter driver thug cop dealer pimp"
    scene = hunting("bodyguard thug", six).act(R, "hire bodyguard")
    assert "leave bodyguard" not in scene.options(R)  # one of the others
    scene.act(R, "leave cop", "hire thug")
    assert "leave bodyguard" in scene.options(R)
    assert "leave cop" not in scene.options(R)
    scene.act(R, "leave bodyguard", "done")
    told = scene.told("hires")[0]
    assert told["kinds"] == [kind("bodyguard"), kind("thug")]
    assert told["leaves"] == [kind("cop"), kind("bodyguard")]
    assert scene.s.roster_size(R) == 6
    assert scene.leaving(R) == "cop bodyguard"
    assert scene.open == ("return_character", [R])


# --- GC-9.11, 9.15: fence ---

RACKETS = {R: ["dealer ghetto manage", "thug ghetto manage"]}
LOST = {B: "drugs5 weapons5"}  # B bids them all and leads both


def recovery(**more: Any) -> Scene:
    """R manages two drugs and one weapons, leads neither, and has the fence."""
    setting: dict[str, Any] = {
        "owned": {R: "ghetto"},
        "stock": LOST,
        "gangs": {R: "dealer thug fence"},
        **more,
    }
    return rackets(RACKETS, setting.pop("bids", LOST), **setting)


@rules("GC-9.11", "GC-9.15")
def test_GC_9_11_one_more_token_of_a_traffic_just_recovered() -> None:
    scene = recovery()
    assert scene.told("stock") == [{"seat": R, "tokens": tokens("weapons1 drugs2")}]
    assert scene.open == ("fence_token", [R])
    assert scene.options(R) == ["traffic weapons", "traffic drugs"]
    assert scene.refused(R, "traffic tobacco") == ("refused-fence_token", "GC-9.11")
    assert scene.refused(R, "none") == ("refused-fence_token", "GC-9.11")
    scene.act(R, "traffic drugs", "done")
    assert scene.told("fence") == [{"seat": R, "traffic": 2}]
    assert scene.stock(R) == "weapons1 drugs3"
    assert scene.open == ("first_player", [R])


@rules("GC-9.11", "GC-2.12")
def test_GC_9_11_by_default_the_first_in_traffic_order() -> None:
    scene = recovery().time_out(R)
    assert scene.stock(R) == "weapons2 drugs2"
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open == ("first_player", [R])


@rules("GC-9.11")
def test_GC_9_11_with_one_traffic_nobody_is_asked() -> None:
    # R leads weapons alone: only drugs were recovered.
    scene = recovery(stock={B: "drugs5"}, bids={B: "drugs5"})
    assert scene.told("fence") == [{"seat": R, "traffic": 2}]
    assert scene.stock(R) == "drugs3"
    assert scene.open == ("first_player", [R])


@rules("GC-9.11")
def test_GC_9_11_nothing_recovered_nothing_more() -> None:
    scene = recovery(stock={}, bids={})  # R leads both
    assert "fence" not in scene.kinds
    assert scene.stock(R) == ""
    assert scene.open == ("first_player", [R])


@rules("GC-9.15")
def test_GC_9_15_wherever_he_was_placed() -> None:
    laid = {R: [*RACKETS[R], "fence pile_a"]}
    scene = rackets(laid, LOST, owned={R: "ghetto"}, stock=LOST)
    assert scene.open == ("fence_token", [R])


@rules("GC-9.11", "GC-9.15")
def test_GC_9_15_only_if_the_supply_has_one_left() -> None:
    # Drugs 3, weapons 1 left: after the recovery one drugs token is there.
    stock = {B: "drugs5 weapons5", G: "drugs4 weapons6"}
    scene = recovery(stock=stock, bids={B: "drugs5"})
    assert scene.told("stock") == [{"seat": R, "tokens": tokens("drugs2")}]
    assert scene.stock(R) == "drugs3"
    none = recovery(stock={B: "drugs5 weapons5", G: "drugs5 weapons7"}, bids={B: "weapons3"})
    assert none.told("stock") == [{"seat": R, "tokens": tokens("weapons1")}]
    assert none.open == ("first_player", [R])


@rules("GC-9.11")
def test_GC_9_11_after_all_players_have_recovered() -> None:
    # One token too few for both: G takes what it is due, and then none is left for R's fence.
    laid = {R: ["driver prison manage"], G: ["driver docks manage"]}
    scene = rackets(
        laid,
        {},
        owned={R: "prison", G: "docks"},
        gangs={R: "driver fence"},
        stock={B: "tobacco10"},
    )
    assert [told["tokens"][4] for told in scene.told("stock")] == [1, 1]
    assert "fence" not in scene.kinds
    assert scene.s.warehouse[4] == 0
    assert scene.open[0] == "first_player"


@rules("GC-9.11")
def test_GC_9_11_without_him_nothing_more() -> None:
    scene = recovery(gangs={R: "dealer thug", G: "fence"})
    assert scene.stock(R) == "weapons1 drugs2"
    assert "fence" not in scene.kinds
    assert scene.open == ("first_player", [R])


@rules("GC-9.15", "GC-9.11")
def test_GC_9_15_once_a_round_and_only_in_rounds_of_recovery() -> None:
    scene = recovery().act(R, "traffic weapons", "done")
    assert len(scene.told("fence")) == 1
    go_on(scene, "first_player", round=4)  # R manages again, leads alone and recovers nothing
    assert len(scene.told("managed")) == 2
    assert (scene.marker("drugs"), scene.stock(R)) == ((R, 0), "weapons2 drugs2")
    assert len(scene.told("fence")) == 1
    assert scene.open[0] == "first_player"
