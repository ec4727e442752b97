"""Gangs City: shoot-outs (GC-6.7 to 6.17). Mercenaries have a file of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.content import CONTENT
from omerta.games.gangs_city.state import NOBODY
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    B,
    G,
    R,
    Scene,
    V,
    fight,
    place,
    strengths,
)


def won(scene: Scene) -> list[int]:
    return [told["seat"] for told in scene.told("wins")]


def by_rule(scene: Scene) -> list[str]:
    """By which rules the shoot-outs were decided."""
    return [event.rule for event in scene.events if event.kind == "wins"]


# --- GC-6.7, 6.8: protection ---


@rules("GC-6.7")
def test_GC_6_7_a_vest_protects_its_gang_on_all_sides_of_the_place() -> None:
    laid = {
        R: ["thug bar e", "settling bar e vest", "cop bar ne"],
        B: ["driver bar w", "settling bar w big_calibre"],
        G: ["driver bar se"],
    }
    scene = fight(laid)
    (told,) = scene.told("shoot_out")
    assert [(gang["seat"], gang["protected"]) for gang in told["gangs"]] == [
        (R, True),
        (B, False),
        (G, False),
    ]
    assert scene.options(B) == [f"shoot {G} driver", "none"]
    assert scene.refused(B, f"shoot {R} cop") == ("refused-protected", "GC-6.7")
    assert scene.open == ("kill", [B])


@rules("GC-6.7", "GC-6.12")
def test_GC_6_7_a_vest_works_at_its_location_only() -> None:
    laid = {
        R: ["thug bar e", "settling bar e vest", "cop casino e"],
        B: ["driver casino w", "settling casino w big_calibre", "driver bar w"],
    }
    scene = fight(laid).act(R, "at casino", "done")
    assert scene.options(B) == [f"shoot {R} cop", "none"]
    assert scene.open == ("kill", [B])


@pytest.mark.parametrize("owner", [NOBODY, R, B])
@rules("GC-6.7", "GC-4.26")
def test_GC_4_26_either_orientation_serves_in_attack_and_in_defence(owner: int) -> None:
    laid = {
        R: ["thug bar e", "settling bar e vest"],
        B: ["driver bar w", "settling bar w big_calibre"],
        G: ["thug bar se"],
    }
    scene = fight(laid, owned={} if owner == NOBODY else {owner: "bar"})
    assert scene.options(B) == [f"shoot {G} thug", "none"]
    assert scene.open == ("kill", [B])


@pytest.mark.parametrize("edge", ["vest", "big_calibre"])
@rules("GC-6.8", "GC-4.26", "GC-X20")
def test_GC_6_8_on_a_pile_every_settling_tile_is_a_big_calibre(edge: str) -> None:
    laid = {
        R: ["bodyguard pile_a", f"settling pile_a {edge}"],
        B: ["hitwoman pile_a", "settling pile_a big_calibre"],
    }
    scene = fight(laid)
    assert scene.open == ("kill", [R, B])
    (told,) = scene.told("shoot_out")
    assert [(gang["settling"], gang["protected"]) for gang in told["gangs"]] == [(3, False)] * 2
    scene.act(R, f"shoot {B} hitwoman", "done").act(B, "none", "done")
    assert scene.told("wins_tile") == [{"seat": R, "pile": place("pile_a")}]
    assert scene.open == ("open_place", [R])


# --- GC-6.9 to 6.12: kills ---


@rules("GC-6.9")
def test_GC_6_9_one_fighter_of_any_enemy_gang_there() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w chief", "thug bar w", "driver bar sw recruit", "cop casino e"],
        G: ["driver bar se", "driver bar se", "bodyguard bar manage"],
    }
    scene = fight(laid, owned={G: "bar"}).act(R, "done")
    assert scene.open == ("kill", [R])
    assert scene.options(R) == [
        f"shoot {B} chief",
        f"shoot {B} thug",
        f"shoot {G} driver",
        "none",
    ]
    # Recruiters, managers, those elsewhere and the own gang cannot be chosen.
    for wrong in (
        f"shoot {B} driver",
        f"shoot {G} bodyguard",
        f"shoot {B} cop",
        f"shoot {G} chief",
    ):
        assert scene.refused(R, wrong) == ("refused-kill", "GC-6.9")
    assert scene.refused(R, f"shoot {R} thug") == ("refused-own-gang", "GC-6.9")
    scene.act(R, f"shoot {G} driver", "done")
    assert [(told["seat"], told["character"]) for told in scene.told("killed")] == [(G, 1)]
    assert scene.roster(G) == "driver bodyguard"
    assert scene.open[0] == "first_player"


@rules("GC-6.9", "GC-Q17")
def test_GC_Q17_nobody_has_to_be_killed() -> None:
    laid = {R: ["thug bar e", "settling bar e big_calibre"], B: ["cop bar w"]}
    scene = fight(laid).act(R, "none")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.told("kills")[0]["shots"] == [{"seat": R, "gang": -1, "kind": -1, "chief": False}]
    assert scene.told("killed") == []
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-6.9")
def test_GC_6_9_who_has_no_target_is_not_asked() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["driver bar w", "settling bar w vest"],
    }
    scene = fight(laid)
    assert "kills" not in scene.kinds
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@rules("GC-6.10", "GC-10.1", "GC-10.3")
def test_GC_6_10_choices_are_secret_and_may_be_changed_until_all_are_in() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w big_calibre"],
        G: ["hitwoman bar se"],
    }
    scene = fight(laid)
    assert scene.open == ("kill", [R, B])
    before = scene.sight(G), scene.sight(PUBLIC), scene.options(B)
    scene.act(R, f"shoot {G} hitwoman")
    assert (scene.sight(G), scene.sight(PUBLIC), scene.options(B)) == before
    scene.act(R, "done")
    assert scene.open == ("kill", [B])
    assert "kills" not in scene.kinds
    scene.act(R, f"shoot {B} cop", "done")  # another one after all
    scene.act(B, f"shoot {R} thug", "done")
    assert [shot["gang"] for shot in scene.told("kills")[0]["shots"]] == [B, R]
    assert scene.owner("bar") == G
    assert scene.open == ("first_player", [G])


@rules("GC-6.10")
def test_GC_6_10_who_is_killed_still_fires() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w big_calibre"],
        G: ["doctor bar se"],
    }
    scene = fight(laid).act(R, f"shoot {B} cop", "done").act(B, f"shoot {R} thug", "done")
    assert sorted(told["seat"] for told in scene.told("killed")) == [R, B]
    assert won(scene) == [G]
    assert scene.open == ("first_player", [G])


@rules("GC-6.10")
def test_GC_6_10_two_on_one_victim_kill_one_character() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w big_calibre"],
        G: ["hitwoman bar se chief", "driver bar se"],
    }
    scene = fight(laid)
    scene.act(R, f"shoot {G} chief", "done").act(B, f"shoot {G} chief", "done")
    assert [told["character"] for told in scene.told("killed")] == [6]
    assert (scene.roster(G), scene.removed) == ("driver", "hitwoman")
    assert strengths(scene) == [{R: 3, B: 4, G: 2}]
    assert scene.open == ("first_player", [B])


@rules("GC-6.9", "GC-6.10")
def test_GC_6_9_of_several_alike_two_shots_hit_two() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w big_calibre"],
        G: ["driver bar se", "driver bar se"],
    }
    scene = fight(laid)
    scene.act(R, f"shoot {G} driver", "done").act(B, f"shoot {G} driver", "done")
    assert [told["seat"] for told in scene.told("killed")] == [G, G]
    assert (scene.roster(G), scene.owner("bar")) == ("", B)
    assert scene.open == ("first_player", [B])


@rules("GC-6.9", "GC-6.25", "GC-9.3")
def test_GC_6_9_of_two_alike_the_one_who_stays_is_shot_and_is_saved() -> None:
    """One thug is marked as leaving at the bar; at the casino both are shot at, or one."""
    laid = {
        R: ["dealer bar e recruit", "thug casino e", "thug casino w"],
        B: ["cop casino nw", "settling casino nw big_calibre"],
    }
    gang = "thug driver bodyguard dealer thug pimp"
    scene = fight(laid, {R: gang}, recruits={"bar": "driver"})
    scene.act(R, "done", "hire driver", "leave thug casino", "done")
    leaver = scene.s.leaving[R][0]
    scene.act(B, f"shoot {R} thug", "done")
    assert scene.s.leaving[R] == [leaver]
    assert scene.open == ("return_character", [R])


@rules("GC-6.11", "GC-2.7")
def test_GC_6_11_the_killed_are_gone_for_good_and_do_not_count() -> None:
    laid = {R: ["thug bar e", "settling bar e big_calibre"], B: ["cop bar w", "driver bar w"]}
    scene = fight(laid)
    supply = scene.supply("cop")
    scene.act(R, f"shoot {B} cop", "done")
    assert strengths(scene) == [{R: 3, B: 2}]
    assert (scene.roster(B), scene.removed, scene.supply("cop")) == ("driver", "cop", supply)
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@rules("GC-6.11", "GC-6.13", "GC-4.24")
def test_GC_6_11_a_killed_chief_gives_no_bonus() -> None:
    laid = {
        R: ["driver bar e", "settling bar e big_calibre"],
        B: ["cop bar w chief", "driver bar w", "driver bar sw"],
    }
    living = fight(laid).act(R, "none", "done")
    assert strengths(living) == [{R: 2, B: 5 + 3 + 3}]
    scene = fight(laid).act(R, f"shoot {B} chief", "done")
    assert strengths(scene) == [{R: 2, B: 4}]
    assert scene.open == ("first_player", [B])


@rules("GC-6.12")
def test_GC_6_12_a_big_calibre_does_not_protect_and_a_vest_does_not_kill() -> None:
    laid = {
        R: ["thug bar e", "settling bar e vest"],
        B: ["cop bar w", "settling bar w big_calibre"],
        G: ["driver bar se", "settling bar se big_calibre"],
    }
    scene = fight(laid)
    assert scene.open == ("kill", [B, G])
    assert scene.options(B) == [f"shoot {G} driver", "none"]
    assert scene.options(G) == [f"shoot {B} cop", "none"]
    assert scene.open == ("kill", [B, G])


# --- GC-6.13 to 6.17: the result ---


@rules("GC-6.13", "GC-2.6", "GC-4.24")
def test_GC_6_13_the_owner_counts_defence_all_others_attack() -> None:
    laid = {
        R: ["bodyguard bar e", "dealer bar se chief"],
        B: ["bodyguard bar w chief", "hitwoman bar sw"],
        G: ["thug bar ne", "cop casino e chief"],
    }
    scene = fight(laid, owned={R: "bar"}).act(R, "done")
    assert strengths(scene) == [{R: 5 + 1 + 4 + 1, B: 2 + 1 + 7 + 1, G: 3}]
    assert won(scene) == [R]
    assert scene.open[0] == "first_player"


@rules("GC-6.13", "GC-4.24", "GC-2.5")
def test_GC_4_24_a_chief_who_recruits_gives_fighters_nothing() -> None:
    laid = {R: ["thug bar e", "driver bar se recruit chief"], B: ["thug bar w"]}
    scene = fight(laid, first=B)
    assert strengths(scene) == [{B: 3, R: 3}]
    assert won(scene) == [B]  # nor does he count for the tie
    assert scene.open[0] == "first_player"


@rules("GC-2.6", "GC-6.13")
def test_GC_2_6_on_a_pile_all_attack() -> None:
    laid = {R: ["bodyguard pile_a", "bodyguard pile_a"], B: ["thug pile_a"]}
    scene = fight(laid, owned={R: "bar", B: "casino"})
    assert strengths(scene) == [{R: 4, B: 3}]
    assert scene.open == ("open_place", [R])


@rules("GC-6.14")
def test_GC_6_14_nobody_left_nothing_changes_hands() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["cop bar w", "settling bar w big_calibre"],
    }
    scene = fight(laid, {R: "thug driver", B: "cop driver"}, owned={G: "bar"})
    scene.act(R, f"shoot {B} cop", "done").act(B, f"shoot {R} thug", "done")
    assert scene.told("nobody_wins") == [{"location": place("bar")}]
    assert "wins" not in scene.kinds
    assert scene.owner("bar") == G
    assert scene.open == ("first_player", [G])


@rules("GC-6.15", "GC-Q21")
def test_GC_Q21_an_owner_whose_defenders_are_dead_holds_nothing() -> None:
    laid = {
        R: ["dealer bar e", "settling bar e big_calibre"],
        B: ["doctor bar w", "settling bar w big_calibre"],
        G: ["sniper bar se"],
    }
    scene = fight(laid, owned={R: "bar"})
    scene.act(R, f"shoot {G} sniper", "done").act(B, f"shoot {R} dealer", "done")
    assert strengths(scene) == [{B: 1}]
    assert by_rule(scene) == ["GC-6.15"]
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-6.15", "GC-Q21")
def test_GC_6_15_an_undefended_place_goes_even_at_strength_nothing() -> None:
    # Nobody of the box attacks with 0; a table's own drivers might.
    harmless = [
        msgspec.structs.replace(each, attack=0) if each.id == "driver" else each
        for each in CONTENT.characters
    ]
    content = msgspec.structs.replace(CONTENT, characters=tuple(harmless))
    laid = {R: ["dealer bar e"], B: ["driver bar w", "settling bar w big_calibre"]}
    scene = fight(laid, owned={R: "bar"}, content=content)
    scene.act(B, f"shoot {R} dealer", "done")
    assert strengths(scene) == [{B: 0}]
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-6.16", "GC-Q16")
def test_GC_Q16_each_attacking_gang_counts_alone() -> None:
    laid = {R: ["bodyguard bar e"], B: ["cop bar w"], G: ["cop bar se"], V: ["thug bar ne"]}
    scene = fight(laid, owned={R: "bar"}, players=4)
    assert strengths(scene) == [{R: 5, B: 4, G: 4, V: 3}]
    assert by_rule(scene) == ["GC-6.16"]
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize(
    ("first", "chiefs", "winner"),
    [
        (R, (), R),
        (B, (), B),
        (G, (), G),
        (R, (G,), G),
        (R, (B, G), B),  # GC-X26, GC-Q28: among those with a chief, turn order
        (G, (B, G), G),
        (G, (R, B), R),
        (R, (R, B, G), R),
    ],
)
@rules("GC-6.17", "GC-Q28", "GC-X26", "GC-2.3")
def test_GC_6_17_ties_at_a_neutral_place(first: int, chiefs: tuple[int, ...], winner: int) -> None:
    # Five each: a cop who is chief, or a thug and a driver.
    laid = {}
    for seat, side in ((R, "e"), (B, "w"), (G, "se")):
        plain = [f"thug bar {side}", f"driver bar {side}"]
        laid[seat] = [f"cop bar {side} chief"] if seat in chiefs else plain
    scene = fight(laid, first=first)
    assert set(strengths(scene)[0].values()) == {5}
    assert by_rule(scene) == ["GC-6.17"]
    assert won(scene) == [winner]
    assert scene.owner("bar") == winner
    assert scene.open == ("first_player", [winner])


@rules("GC-6.17")
def test_GC_6_17_the_owner_comes_before_any_chief() -> None:
    laid = {R: ["bodyguard bar e"], B: ["cop bar w chief"]}
    scene = fight(laid, owned={R: "bar"}, first=B)
    assert strengths(scene) == [{B: 5, R: 5}]
    assert won(scene) == [R]
    assert "takes" not in scene.kinds  # it is his already
    assert scene.open == ("first_player", [R])


@rules("GC-6.17", "GC-6.11")
def test_GC_6_17_a_killed_chief_counts_for_no_tie() -> None:
    laid = {
        R: ["thug bar e", "settling bar e big_calibre"],
        B: ["thug bar w", "cop bar w chief"],
    }
    scene = fight(laid).act(R, f"shoot {B} chief", "done")
    assert strengths(scene) == [{R: 3, B: 3}]
    assert won(scene) == [R]
    assert scene.open == ("first_player", [R])


@rules("GC-6.17")
def test_GC_6_17_a_pile_has_no_owner() -> None:
    laid = {R: ["thug pile_a"], B: ["driver pile_a chief"]}
    scene = fight(laid, owned={R: "bar casino"})
    assert strengths(scene) == [{R: 3, B: 3}]
    assert won(scene) == [B]
    assert scene.open == ("open_place", [B])


@rules("GC-6.19")
def test_GC_6_19_survivors_go_home_winners_and_losers() -> None:
    laid = {R: ["thug bar e", "driver casino e"], B: ["cop bar w", "driver casino w"]}
    scene = fight(laid, {R: "thug driver", B: "cop driver"}, recruits={"casino": "driver"})
    scene.act(R, "done")
    assert scene.open[0] == "first_player"
    assert (scene.hand(R), scene.hand(B)) == ("thug driver", "cop driver")


# --- what is chosen when time runs out ---


def aimed(laid: Mapping[int, Sequence[str]], **more: Any) -> tuple[int, int]:
    """Whom R shoots by default: gang and kind."""
    scene = fight({R: ["driver bar e", "settling bar e big_calibre"], **laid}, **more)
    assert scene.open == ("kill", [R])
    scene.time_out(R)
    assert scene.told("timed_out") == [{"seat": R}]
    (shot,) = scene.told("kills")[0]["shots"]
    return shot["gang"], shot["kind"]


@pytest.mark.parametrize(
    ("blue", "green", "owner", "victim"),
    [
        # The highest value by attack…
        (["thug bar w", "cop bar w"], ["pimp bar se"], NOBODY, (B, 3)),
        # …or by defence at the own place: the bodyguard's 5 against the cop's 4.
        (["bodyguard bar w"], ["cop bar se"], B, (B, 2)),
        (["bodyguard bar w"], ["cop bar se"], NOBODY, (G, 3)),
        # One more where the gang's chief fights: 3 + 1 against 4 ties, and the chief goes first.
        (["cop bar w"], ["thug bar se chief"], NOBODY, (G, 0)),
        # 3 + 1 each in green; against 4: turn order among those who are no chiefs.
        (["cop bar w"], ["thug bar se", "driver bar se chief"], NOBODY, (B, 3)),
        # His bonus makes the thug, no chief himself, worth more than anybody else.
        (["thug bar w"], ["thug bar se", "driver bar se chief"], NOBODY, (G, 0)),
        # A chief who fights elsewhere adds nothing.
        (["cop bar w"], ["thug bar se", "driver casino e chief"], NOBODY, (B, 3)),
        # Level in value, gang and chief: the dearer one (thug 2, pimp 4).
        (["thug bar w", "pimp bar w"], ["driver bar se"], NOBODY, (B, 5)),
        (["pimp bar w", "thug bar w"], ["driver bar se"], NOBODY, (B, 5)),
        # Level in that, too (dealer and vamp, attack 2, cost 4): roster order.
        (["dealer bar w", "vamp bar w"], [], NOBODY, (B, 4)),
        (["vamp bar w", "dealer bar w"], [], NOBODY, (B, 11)),
    ],
)
@rules("GC-6.9")
def test_GC_6_9_by_default_the_strongest_target(
    blue: list[str], green: list[str], owner: int, victim: tuple[int, int]
) -> None:
    owned = {} if owner == NOBODY else {owner: "bar"}
    if any("casino" in each for each in green):
        scene = fight({R: ["driver bar e", "settling bar e big_calibre"], B: blue, G: green})
        scene.act(R, "done").time_out(R)
        (shot,) = scene.told("kills")[0]["shots"]
        assert (shot["gang"], shot["kind"]) == victim
    else:
        assert aimed({B: blue, G: green}, owned=owned) == victim


@rules("GC-6.9", "GC-2.3")
def test_GC_6_9_by_default_turn_order_decides_between_gangs() -> None:
    laid = {B: ["thug bar w"], G: ["thug bar se"]}
    assert aimed(laid, first=R) == (B, 0)
    assert aimed(laid, first=G) == (G, 0)


@rules("GC-6.9")
def test_GC_6_9_by_default_the_protected_are_left_alone() -> None:
    laid = {B: ["hitwoman bar w", "settling bar w vest"], G: ["driver bar se"]}
    assert aimed(laid) == (G, 1)


@rules("GC-6.9", "GC-10.6")
def test_GC_6_9_steps_taken_are_dropped_when_time_runs_out() -> None:
    laid = {R: ["thug bar e", "settling bar e big_calibre"], B: ["cop bar w", "driver bar w"]}
    scene = fight(laid).act(R, f"shoot {B} driver").time_out(R)
    assert [told["character"] for told in scene.told("killed")] == [3]
    assert scene.open == ("first_player", [R])
