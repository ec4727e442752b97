"""Gangs City: the actions phase, location by location (GC-6.1 to 6.6, 6.18, 6.19)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.state import NOBODY
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    Scene,
    W,
    fight,
    place,
    places,
    table,
    wander,
)


def locations(scene: Scene) -> list[int]:
    """What has been resolved, in this order."""
    return [told["location"] for told in scene.told("location")]


# --- GC-6.1, 6.2: which locations, and in which order ---


@rules("GC-6.1")
def test_GC_6_1_every_location_with_anything_on_it_once() -> None:
    laid = {
        R: ["thug casino e", "driver casino w recruit", "cop casino se"],
        B: ["driver prison e recruit", "thug pile_a"],
    }
    scene = fight(laid, owned={G: "ghetto"}).act(R, "done")
    assert locations(scene) == places("prison casino pile_a")
    assert scene.told("actions") == [{"locations": places("prison casino pile_a")}]
    assert [told["location"] for told in scene.told("cleared")] == locations(scene)
    assert not any(scene.s.laid)
    assert scene.open == ("open_place", [B])


@rules("GC-6.1")
def test_GC_6_1_nothing_on_the_city_nothing_to_do() -> None:
    scene = fight({})
    assert locations(scene) == []
    assert scene.open == ("place_tile", [R])


@rules("GC-6.2", "GC-Q11")
def test_GC_6_2_places_by_initiative_then_piles() -> None:
    laid = {
        R: ["thug ghetto e", "thug bar e", "thug pile_b"],
        B: ["thug docks e", "thug pile_a", "driver posh_district e"],
    }
    scene = fight(laid, players=5, first=G)
    assert scene.open == ("resolution_order", [G])
    usual = "posh_district bar docks ghetto pile_a pile_b"
    assert scene.options(G) == [*[f"at {each}" for each in usual.split()], "done"]
    scene.act(G, "done")
    assert locations(scene) == places(usual)
    assert scene.told("order") == [{"seat": G, "locations": places(usual)}]
    assert scene.open == ("open_place", [R])


@rules("GC-6.2", "GC-10.13", "GC-Q11")
def test_GC_6_2_the_first_player_sets_the_whole_order() -> None:
    laid = {R: ["thug ghetto e", "thug bar e", "thug pile_a"], B: ["thug docks e"]}
    scene = fight(laid, first=B)
    assert scene.options(R) == []
    scene.act(B, "at pile_a")
    assert scene.options(B) == ["at bar", "at docks", "at ghetto", "done"]
    scene.act(B, "at ghetto", "at bar")
    assert scene.options(B) == ["done"]  # of the one that is left there is nothing to choose
    before = scene.sight(PUBLIC)
    scene.undo(B).act(B, "at docks")
    assert scene.sight(PUBLIC) == before  # GC-10.1
    assert locations(scene) == []
    scene.act(B, "done")
    assert locations(scene) == places("pile_a ghetto docks bar")
    assert scene.open == ("open_place", [R])


@rules("GC-6.2", "GC-10.13")
def test_GC_6_2_done_at_any_moment_puts_the_rest_behind() -> None:
    laid = {R: ["thug ghetto e", "thug bar e", "thug pile_a"], B: ["thug docks e"]}
    scene = fight(laid).act(R, "at docks", "done")
    assert locations(scene) == places("docks bar ghetto pile_a")
    assert scene.open == ("open_place", [R])


@rules("GC-6.2")
def test_GC_6_2_only_what_is_to_be_resolved() -> None:
    scene = fight({R: ["thug ghetto e", "thug bar e"]})
    for wrong in ("at docks", "at pile_a"):
        assert scene.refused(R, wrong) == ("refused-resolution_order", "GC-6.1")
    scene.act(R, "at ghetto")
    assert scene.refused(R, "at ghetto")[0] == "refused-resolution_order"
    assert scene.open == ("resolution_order", [R])


@rules("GC-6.2")
def test_GC_6_2_one_location_needs_no_order() -> None:
    scene = fight({R: ["thug ghetto e", "thug ghetto w"]})
    assert "order" not in scene.kinds
    assert locations(scene) == places("ghetto")
    assert scene.open == ("first_player", [R])


@rules("GC-6.2", "GC-10.6")
def test_GC_6_2_the_usual_order_when_time_runs_out() -> None:
    laid = {R: ["thug ghetto e", "thug bar e", "thug pile_a"]}
    scene = fight(laid, first=B).act(B, "at pile_a").time_out(B)
    assert locations(scene) == places("bar ghetto pile_a")
    assert scene.told("timed_out") == [{"seat": B}]
    assert scene.open == ("open_place", [R])


@rules("GC-6.3")
def test_GC_6_3_shoot_out_before_recruitment() -> None:
    laid = {
        R: ["thug bar e", "driver bar w recruit"],
        B: ["cop bar ne"],
    }
    scene = fight(laid, owned={R: "bar"}, recruits={"bar": "driver"})
    assert scene.open == ("recruit", [R])
    here = scene.kinds
    assert here.index("shoot_out") < here.index("takes") < here.index("recruiting")
    assert scene.owner("bar") == B
    scene.act(R, "none", "done")
    assert scene.open == ("first_player", [B])


# --- GC-6.4 to 6.6: who fights ---


@rules("GC-6.4", "GC-2.5")
def test_GC_6_4_fighters_of_two_gangs_shoot() -> None:
    scene = fight({R: ["thug bar e"], B: ["driver bar w"], G: ["driver bar se recruit"]})
    (told,) = scene.told("shoot_out")
    assert (told["location"], told["owner"]) == (place("bar"), NOBODY)
    assert [gang["seat"] for gang in told["gangs"]] == [R, B]
    assert "claim" not in scene.kinds
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize("owner", [NOBODY, B])
@rules("GC-6.5", "GC-6.18", "GC-4.9")
def test_GC_6_5_one_gang_alone_takes_a_place(owner: int) -> None:
    scene = fight({R: ["doctor bar e"]}, owned={} if owner == NOBODY else {owner: "bar"})
    assert scene.told("claim") == [{"seat": R, "location": place("bar"), "before": owner}]
    assert scene.told("takes") == [{"seat": R, "place": place("bar"), "before": owner}]
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@rules("GC-6.5")
def test_GC_6_5_at_the_own_place_nothing_happens() -> None:
    scene = fight({R: ["thug bar e"]}, owned={R: "bar"})
    assert scene.told("claim") == [{"seat": R, "location": place("bar"), "before": R}]
    assert "takes" not in scene.kinds
    assert scene.owner("bar") == R
    assert scene.open == ("first_player", [R])


@rules("GC-6.5", "GC-6.18", "GC-4.19")
def test_GC_6_5_on_a_pile_the_top_tile_is_won_and_nobody_sees_it() -> None:
    laid = {R: ["thug pile_a"], B: ["driver pile_b"]}
    scene = fight(laid, players=5, next_places="brothel", next_places_b="cabaret", first=W - 1)
    before = scene.piles
    scene.act(W - 1, "done")
    assert scene.told("wins_tile") == [
        {"seat": R, "pile": place("pile_a")},
        {"seat": B, "pile": place("pile_b")},
    ]
    assert scene.piles == [before[0] - 1, before[1] - 1]
    assert scene.told("opens") == [{"seat": R, "place": place("brothel"), "pile": place("pile_a")}]
    assert scene.view(R).players[B].won == (place("pile_b"),)
    assert "cabaret" not in str([facts(event) for event in scene.events])
    assert place("cabaret") not in [each.place for each in scene.view(B).places]
    assert scene.open == ("open_place", [R])


@rules("GC-6.18")
def test_GC_6_18_not_even_the_winner_sees_the_tile_before_it_is_opened() -> None:
    laid = {R: ["thug pile_a"], B: ["driver bar e recruit"]}
    scene = fight(laid, next_places="brothel", recruits={"bar": "driver"}, first=B)
    scene.act(B, "at pile_a", "done")
    assert scene.open == ("recruit", [B])
    assert scene.view(R).players[R].won == (place("pile_a"),)
    hidden = [each.place for each in scene.s.won]
    assert hidden == [place("brothel")]
    assert f"{hidden[0]}" not in [str(each.place) for each in scene.view(R).places]
    assert scene.view(R).opening is None
    assert all("place" not in facts(event) for event in scene.heard(R, "wins_tile"))
    assert scene.open == ("recruit", [B])


@pytest.mark.parametrize("how", ["big_calibre", "vest"])
@rules("GC-6.5")
def test_GC_6_5_settling_tiles_have_no_effect_in_a_claim(how: str) -> None:
    laid = {
        R: ["thug bar e", f"settling bar e {how}"],
        B: ["driver bar w recruit", "bodyguard bar manage"],
    }
    scene = fight(laid, owned={B: "bar"})
    assert "kills" not in scene.kinds
    assert scene.owner("bar") == R
    assert scene.roster(B) == "driver bodyguard"
    assert scene.open == ("first_player", [R])


@rules("GC-6.6")
def test_GC_6_6_nobody_fights_nothing_changes_hands() -> None:
    laid = {R: ["driver bar e recruit"], G: ["driver casino e recruit"]}
    scene = fight(laid, owned={B: "bar"}).act(R, "done")
    assert (scene.owner("bar"), scene.owner("casino")) == (B, NOBODY)
    assert not {"claim", "shoot_out", "takes"} & {*scene.kinds}
    assert scene.open == ("first_player", [B])


# --- GC-6.18, 6.19 ---


@rules("GC-6.18")
def test_GC_6_18_the_token_is_put_down_at_once() -> None:
    laid = {
        R: ["thug bar e", "bodyguard casino e", "settling casino e big_calibre"],
        B: ["cop bar w", "driver casino w"],
    }
    scene = fight(laid, owned={R: "bar casino"}).act(R, "done")
    assert scene.open == ("kill", [R])  # at the casino
    assert [each.owner for each in scene.view(PUBLIC).places if each.place == place("bar")] == [B]
    scene.act(R, "none", "done")
    assert (scene.owner("bar"), scene.owner("casino")) == (B, R)
    assert scene.open == ("first_player", [B])


@rules("GC-6.19", "GC-Q24", "GC-4.25")
def test_GC_Q24_settling_tiles_come_back_every_round() -> None:
    laid = {R: ["thug bar e", "settling bar e vest"], B: ["cop bar w", "settling bar w vest"]}
    scene = fight(laid)
    assert scene.open == ("first_player", [B])
    scene.act(B, "begin 0", "done")
    assert scene.view(R).own.settling
    assert "tile settling" in scene.options(R)
    assert (scene.hand(R), scene.hand(B)) == ("thug", "cop")
    assert scene.open == ("place_tile", [R])


@rules("GC-6.19", "GC-6.11")
def test_GC_6_19_no_cell_stays_closed_behind_those_who_were_killed() -> None:
    laid = {R: ["thug bar e", "driver pile_a"], B: ["cop bar w", "settling bar w big_calibre"]}
    scene = fight(laid, first=B).act(B, "done").act(B, f"shoot {R} thug", "done")
    assert scene.told("killed")[0]["seat"] == R
    assert not scene.s.stacks
    assert not any(scene.s.laid)
    assert scene.open == ("open_place", [R])


@rules("GC-6.19", "GC-9.3")
def test_GC_6_19_nor_behind_those_who_were_saved() -> None:
    laid = {
        R: ["thug bar e", "doctor bar se"],
        B: ["cop bar w", "settling bar w big_calibre"],
    }
    scene = fight(laid).act(B, f"shoot {R} thug", "done")
    assert scene.told("saved")[0]["seat"] == R
    assert not scene.s.stacks
    assert scene.open == ("first_player", [B])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-6.19", "GC-6.26", "GC-5.9")
def test_GC_6_19_between_rounds_the_city_is_free_of_tiles(players: int) -> None:
    rounds = 0
    for s in wander(players, 3):
        if s.asking == "first_player":
            rounds += 1
            assert not any(s.laid)
            assert not s.stacks
    assert rounds > 3


@rules("GC-2.8", "GC-Q20")
def test_GC_Q20_gang_tokens_never_run_out() -> None:
    # 22 plain tokens in the box: nine places owned, six tiles, stock piles and a score need more.
    city = "bar 4,0 casino 5,0 ghetto 6,0 docks 7,0 prison 8,0 brothel 9,0 garage 4,1 cabaret 5,1"
    names = " ".join(city.split()[::2])
    scene = table("score", city=city, owned={R: names}, scores={R: 18}, markers={"drugs": (R, 2)})
    assert scene.scores[R] == 18 + 4 + 7
    assert scene.places_of(R).split() == sorted(names.split(), key=place)
    assert scene.open == ("", [])


@rules("GC-2.9", "GC-Q19", "GC-4.35")
def test_GC_Q19_a_gang_without_characters_bids_scores_and_owns() -> None:
    scene = table(
        "placement",
        city="bar 4,0 casino 5,0",
        gangs={R: "", B: "driver", G: "driver"},
        owned={R: "bar casino"},
        stock={R: "drugs1"},
        seat=R,
    )
    assert scene.open == ("place_tile", [B])
    scene.lay(B, "driver pile_a chief").lay(G, "driver pile_a chief").decline(B).decline(G)
    assert scene.open == ("bid", [R])
    scene.act(R, "bid drugs 1", "done")
    assert scene.marker("drugs") == (R, 0)
    scene.act(B, "cell 1 0", "done")
    assert scene.scores == [2 + 1, 0, 0]
    assert scene.roster(R) == ""
    assert scene.open == ("first_player", [R])  # GC-4.1 goes on, too


@rules("GC-4.1", "GC-Q22")
def test_GC_Q22_the_lowest_owned_initiative_chooses_not_the_lowest_of_the_city() -> None:
    scene = table(
        "round", city="posh_district 4,0 bar 0,4 casino 8,0", owned={G: "casino", B: "bar"}
    )
    assert scene.open == ("first_player", [B])
