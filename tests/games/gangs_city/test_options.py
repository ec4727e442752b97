"""Gangs City: the options of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.games.gangs_city.state import NO_ACTION
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    V,
    acting,
    fight,
    finished,
    kind,
    place,
    places,
    spot_of,
    strengths,
    table,
    wander,
)
from tests.games.wandering import events_of, told

BOOK = Options(settling_errors="book")
PLAIN_MERCENARIES = Options(mercenary_abilities=False)
BLOOD = Options(fresh_blood=True)


@rules("GC-Q8", "GC-Q11", "GC-8.5", "GC-8.7")
def test_options_are_the_published_rules_by_default() -> None:
    assert msgspec.to_builtins(Options()) == {
        "settling_errors": "refuse",
        "resolution_order": "first_player",
        "mercenary_abilities": True,
        "fresh_blood": False,
        "target": "players",
        "max_rounds": 30,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"settling_errors": "allow"},
        {"resolution_order": "random"},
        {"mercenary_abilities": "off"},
        {"fresh_blood": 1},
        {"target": 7},
        {"target": 41},
        {"target": "high"},
        {"max_rounds": 0},
        {"max_rounds": 31},
        {"points": 3},
    ],
)
@rules("GC-8.5", "GC-8.7", "GC-Q8", "GC-Q11")
def test_options_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


# --- settling_errors = "book": what may be laid ---


@rules("GC-X15", "GC-Q8", "GC-4.29")
def test_GC_X15_the_tile_may_lie_anywhere() -> None:
    scene = table(
        "placement",
        owned={R: "bar"},
        gangs={R: "driver thug"},
        laid={R: ["driver prison e recruit"]},
        options=BOOK,
    )
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto", "at pile_a"]
    scene.act(R, "at bar")
    assert "manage" in scene.options(R)
    scene.act(R, "manage")
    assert scene.options(R) == ["big_calibre", "vest"]  # asked on a place, too
    scene.act(R, "vest", "done")
    assert scene.laid(R)[-1] == "settling bar vest"
    assert scene.open == ("place_tile", [B])


@rules("GC-X15", "GC-Q8", "GC-4.29")
def test_GC_X15_also_among_recruiters_which_is_refused_without_the_option() -> None:
    def on_recruiters(options: Options) -> Scene:
        laid = {R: ["driver bar e recruit"]}
        scene = table("placement", gangs={R: "driver thug"}, laid=laid, options=options)
        return scene.act(R, "tile settling", "at bar")

    assert "side e" in on_recruiters(BOOK).options(R)
    refused = on_recruiters(Options())
    assert "side e" not in refused.options(R)
    assert refused.open == ("place_tile", [R])


@rules("GC-X15", "GC-4.26")
def test_GC_X15_the_orientation_is_not_asked_on_a_pile() -> None:
    scene = table("placement", options=BOOK).act(R, "tile settling", "at pile_a")
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.open == ("place_tile", [B])


@rules("GC-X15", "GC-4.31")
def test_GC_X15_also_as_the_last_tile_or_not_at_all() -> None:
    laid = {R: ["driver bar e recruit chief"]}
    scene = table("placement", gangs={R: "driver"}, laid=laid, options=BOOK)
    assert scene.options(R) == ["tile settling", "decline"]
    scene.act(R, "tile settling")
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto", "at pile_a"]
    refused = table("placement", gangs={R: "driver"}, laid=laid)
    assert refused.options(R) == ["done"]  # nothing but to decline
    assert refused.open == ("place_tile", [R])


@rules("GC-X15", "GC-4.28")
def test_GC_X15_nobody_has_to_join_it() -> None:
    laid = {R: ["settling bar e vest"]}
    scene = table("placement", gangs={R: "driver"}, laid=laid, options=BOOK)
    assert "at pile_a" in scene.options(R)
    scene.act(R, "at pile_a", "plain", "done")
    assert scene.laid(R)[-1] == "driver pile_a combat"
    assert scene.open == ("place_tile", [B])


@pytest.mark.parametrize("action", ["combat", "recruit"])
@rules("GC-X15", "GC-10.10")
def test_GC_X15_who_joins_a_tile_alone_chooses_what_the_stack_does(action: str) -> None:
    scene = table("placement", gangs={R: "driver driver thug"}, options=BOOK)
    scene.lay(R, "settling bar e vest")
    (stack,) = scene.s.stacks.values()
    assert stack.action == NO_ACTION
    go_round(scene)
    scene.act(R, "tile driver", "at bar", "side e")
    assert scene.options(R) == ["combat", "recruit"]
    scene.act(R, action, "plain", "done")
    go_round(scene)
    scene.act(R, "tile driver", "at bar", "side e")
    assert scene.options(R) == ["plain", "chief"]  # the next one does the same
    scene.act(R, "plain", "done")
    assert scene.laid(R)[-1] == f"driver bar e {action}"
    assert scene.open == ("place_tile", [B])


@rules("GC-X15", "GC-4.13")
def test_GC_X15_who_cannot_recruit_joins_to_fight() -> None:
    laid = {R: ["settling bar e vest"]}
    scene = table("placement", gangs={R: "thug driver"}, laid=laid, options=BOOK)
    scene.act(R, "tile thug", "at bar", "side e")
    assert scene.options(R) == ["plain", "chief"]
    scene.act(R, "plain", "done")
    assert scene.laid(R)[-1] == "thug bar e combat"
    assert scene.open == ("place_tile", [B])


def go_round(scene: Scene) -> None:
    """The others let their time run out once."""
    while scene.open != ("place_tile", [R]):
        scene.time_out(scene.s.waiting[0])


@rules("GC-X15", "GC-1.6", "GC-4.8")
def test_GC_X15_until_the_reveal_it_is_a_decoy() -> None:
    scene = table("placement", options=BOOK).lay(R, "settling bar e vest")
    scene.act(B, "tile thug", "at bar")
    assert "side e" not in scene.options(B)  # the cell is taken
    (tile,) = scene.view(B).tiles
    assert (tile.seat, tile.spot, tile.kind, tile.action) == (R, spot_of("bar e"), None, None)
    assert scene.open == ("place_tile", [B])


# --- settling_errors = "book": at the reveal ---


def revealed(tiles: Sequence[str], errors: int = 0, **more: Any) -> Scene:
    """R's tiles are turned up; it has made so many errors before."""
    others: Mapping[int, Sequence[str]] = more.pop("others", {})
    more.setdefault("owned", {R: "casino"})
    return acting(
        "traffics",
        {R: tiles, **others},
        more.pop("gangs", {}),
        errors={R: errors},
        options=BOOK,
        **more,
    )


ERRORS = {
    "alone on a side": (["settling bar e {}"], ["settling bar e {}", "thug bar w"]),
    "on a place": (["settling casino {}"], ["settling casino {}", "thug casino w"]),
    "with recruiters": (
        ["driver bar e recruit", "settling bar e {}"],
        ["driver bar e recruit", "settling bar e {}", "thug bar w"],
    ),
}


def oriented(tiles: Sequence[str], how: str) -> list[str]:
    return [each.format(how) for each in tiles]


@pytest.mark.parametrize("kind_of_error", ERRORS)
@rules("GC-X15")
def test_GC_X15_first_error_with_fighters_there_counts_as_oriented(kind_of_error: str) -> None:
    _, with_fighter = ERRORS[kind_of_error]
    where = "casino" if kind_of_error == "on a place" else "bar"
    enemy = {B: [f"cop {where} sw", f"settling {where} sw big_calibre"]}
    vest = revealed(oriented(with_fighter, "vest"), others=enemy)
    (error,) = vest.told("settling_error")
    assert (error["seat"], error["location"]) == (R, place(where))
    assert (error["first"], error["counts"], error["lost"]) == (True, True, 0)
    assert "kills" not in vest.kinds  # R's thug is protected, and B has no other target
    gun = revealed(oriented(with_fighter, "big_calibre"), others=enemy)
    assert gun.open == ("kill", [R, B])
    assert gun.options(R) == [f"shoot {B} cop", "none"]


@pytest.mark.parametrize("kind_of_error", ERRORS)
@rules("GC-X15")
def test_GC_X15_first_error_without_fighters_the_tile_is_taken_back(kind_of_error: str) -> None:
    alone, _ = ERRORS[kind_of_error]
    scene = revealed(oriented(alone, "vest"), scores={R: 5})
    (error,) = scene.told("settling_error")
    assert (error["first"], error["counts"], error["lost"]) == (True, False, 0)
    assert scene.s.errors == [1, 0, 0]
    assert scene.scores[R] == 5
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize("kind_of_error", ERRORS)
@rules("GC-X15")
def test_GC_X15_later_with_fighters_it_is_taken_back_before_the_shoot_out(
    kind_of_error: str,
) -> None:
    _, with_fighter = ERRORS[kind_of_error]
    where = "casino" if kind_of_error == "on a place" else "bar"
    enemy = {B: [f"cop {where} sw", f"settling {where} sw big_calibre"]}
    vest = revealed(oriented(with_fighter, "vest"), 1, others=enemy, scores={R: 5})
    (error,) = vest.told("settling_error")
    assert (error["first"], error["counts"], error["lost"]) == (False, False, 0)
    assert vest.scores[R] == 5
    assert vest.open == ("kill", [B])  # no protection
    assert vest.options(B) == [f"shoot {R} thug", "none"]
    gun = revealed(oriented(with_fighter, "big_calibre"), 2, others=enemy)
    assert gun.open == ("kill", [B])


@pytest.mark.parametrize("kind_of_error", ERRORS)
@pytest.mark.parametrize("errors", [1, 2, 5])
@rules("GC-X15")
def test_GC_X15_later_without_fighters_it_costs_a_point(kind_of_error: str, errors: int) -> None:
    alone, _ = ERRORS[kind_of_error]
    scene = revealed(oriented(alone, "vest"), errors, scores={R: 5})
    (error,) = scene.told("settling_error")
    assert (error["first"], error["counts"], error["lost"]) == (False, False, 1)
    assert scene.s.errors == [errors + 1, 0, 0]
    assert scene.scores[R] == 4
    assert scene.open == ("first_player", [R])


@rules("GC-X15", "GC-8.3")
def test_GC_X15_but_nobody_goes_below_nothing() -> None:
    scene = revealed(["settling bar e vest"], 1)
    assert scene.told("settling_error")[0]["lost"] == 0
    assert scene.scores == [0, 0, 0]
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize(("errors", "lost"), [(0, 0), (1, 1)])
@rules("GC-X15", "GC-6.8")
def test_GC_X15_alone_on_a_pile_is_an_error_too(errors: int, lost: int) -> None:
    scene = revealed(["settling pile_a"], errors, scores={R: 5}, others={B: ["thug pile_a"]})
    (error,) = scene.told("settling_error")
    assert (error["counts"], error["lost"]) == (False, lost)
    assert scene.scores[R] == 5 - lost
    assert scene.open == ("open_place", [B])
    assert "kills" not in scene.kinds


@pytest.mark.parametrize(
    "tiles",
    [
        ["thug bar e", "settling bar e vest"],
        ["settling bar e vest", "thug bar e"],
        ["thug pile_a", "settling pile_a"],
        ["thug bar e"],
    ],
)
@rules("GC-X15")
def test_GC_X15_a_fighter_in_its_stack_or_on_its_pile_and_all_is_well(tiles: list[str]) -> None:
    scene = revealed(tiles, 1, scores={R: 5})
    assert scene.told("settling_error") == []
    assert scene.s.errors == [1, 0, 0]
    assert scene.scores[R] == 5
    assert scene.open[0] in ("first_player", "open_place")


@rules("GC-X15")
def test_GC_X15_fighters_at_another_place_are_not_there() -> None:
    scene = revealed(["settling bar e vest", "thug prison e"], 1, scores={R: 5})
    (error,) = scene.told("settling_error")
    assert (error["counts"], error["lost"]) == (False, 1)
    assert scene.scores[R] == 4
    assert scene.open == ("first_player", [R])


@rules("GC-X15")
def test_GC_X15_the_first_error_of_whatever_kind_and_each_his_own() -> None:
    others = {B: ["settling bar w vest"]}
    scene = revealed(["settling casino vest"], 1, others=others, scores={R: 5, B: 5})
    told_of = {each["seat"]: each for each in scene.told("settling_error")}
    assert (told_of[R]["first"], told_of[R]["lost"]) == (False, 1)
    assert (told_of[B]["first"], told_of[B]["lost"]) == (True, 0)
    assert scene.s.errors == [2, 1, 0]
    assert scene.scores[:2] == [4, 5]
    assert scene.open[0] == "first_player"


@rules("GC-X15", "GC-6.1")
def test_GC_X15_a_tile_taken_back_leaves_nothing_to_resolve() -> None:
    scene = revealed(["settling bar e vest"], others={B: ["thug prison e"]})
    assert scene.told("actions") == [{"locations": places("prison")}]
    assert not scene.s.stacks
    assert scene.view(R).own.settling
    assert scene.open[0] == "first_player"


@rules("GC-X15", "GC-6.20")
def test_GC_X15_a_tile_that_counts_among_recruiters_recruits_nobody() -> None:
    tiles = ["driver bar e recruit", "settling bar e vest", "thug bar w"]
    scene = revealed(tiles, recruits={"bar": "driver"})
    assert scene.told("settling_error")[0]["counts"]
    assert scene.told("recruiting")[0]["gangs"][0]["total"] == 2
    assert scene.open == ("recruit", [R])


@rules("GC-X15", "GC-8.3")
def test_GC_X15_the_point_is_lost_at_the_reveal() -> None:
    scene = revealed(
        ["settling bar e vest"],
        1,
        others={B: ["thug prison e"], G: ["thug docks e"]},
        scores={R: 5},
    )
    assert scene.open == ("resolution_order", [R])
    assert scene.scores[R] == 4
    assert scene.kinds[:2] == ["reveal", "settling_error"]


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-X15", "GC-2.10")
def test_GC_X15_whole_games_are_played_with_errors(players: int) -> None:
    seen = 0
    for seed in range(3):
        s = finished(players, seed, BOOK)
        errors = told(events_of(s), "settling_error")
        seen += len(errors)
        assert [sum(each["seat"] == seat for each in errors) for seat in range(players)] == s.errors
        for seat in range(players):
            own = [each["first"] for each in errors if each["seat"] == seat]
            assert own == [True, *[False] * (len(own) - 1)][: len(own)]
    assert seen > 3


@rules("GC-Q8")
def test_GC_Q8_by_default_no_error_is_possible() -> None:
    for seed in range(3):
        assert told(events_of(finished(4, seed)), "settling_error") == []


# --- resolution_order = "auto" ---


@rules("GC-6.2", "GC-Q11")
def test_GC_6_2_with_the_option_nobody_is_asked_for_the_order() -> None:
    laid = {R: ["thug ghetto e", "thug bar e"], B: ["thug pile_a", "thug prison e"]}
    scene = fight(laid, options=Options(resolution_order="auto"))
    assert [told["location"] for told in scene.told("location")] == places(
        "prison bar ghetto pile_a"
    )
    assert scene.open == ("open_place", [B])


@rules("GC-6.2")
def test_GC_6_2_nor_in_a_whole_game() -> None:
    asked = {s.asking for s in wander(5, 2, Options(resolution_order="auto"))}
    assert "resolution_order" not in asked
    assert {"place_tile", "kill", "recruit", "open_place"} <= asked


# --- mercenary_abilities = False ---


@rules("GC-9.1", "GC-9.2", "GC-9.3", "GC-9.4", "GC-9.5", "GC-9.6", "GC-9.7", "GC-9.8")
def test_GC_9_1_without_abilities_mercenaries_keep_their_values_only() -> None:
    laid = {
        R: ["armoured bar e", "doctor bar e", "thug bar e"],
        B: ["sniper bar w", "settling bar w big_calibre"],
        G: ["lone_wolf bar se"],
        V: ["vamp bar ne", "cleaner bar ne"],
    }
    scene = fight(laid, players=4, options=PLAIN_MERCENARIES)
    assert f"shoot {R} thug" in scene.options(B)  # the armoured protects nobody
    scene.act(B, f"shoot {R} thug", "done")
    assert [each["character"] for each in scene.told("killed")] == [kind("thug")]  # no doctor
    assert strengths(scene) == [{R: 4, B: 4, G: 4, V: 7}]  # no pin, no +3
    assert scene.open == ("first_player", [V])


@rules("GC-9.6", "GC-9.7", "GC-9.8")
def test_GC_9_6_without_abilities_no_lieutenant_no_vamp_no_cleaner() -> None:
    laid = {
        R: ["lieutenant bar e"],
        B: ["vamp bar w", "headhunter bar w"],
        G: ["thug bar se chief"],
    }
    scene = fight(laid, options=PLAIN_MERCENARIES)
    assert strengths(scene) == [{R: 4, B: 3, G: 4}]  # the chief counts, the lieutenant does not
    assert scene.owner("bar") == G
    tie = fight(
        {R: ["cleaner bar e"], B: ["bodyguard bar w"]}, owned={B: "bar"}, options=PLAIN_MERCENARIES
    )
    assert strengths(tie) == [{R: 5, B: 5}]
    assert tie.owner("bar") == B
    assert tie.open == ("first_player", [B])


@rules("GC-9.9", "GC-9.10", "GC-9.11")
def test_GC_9_9_without_abilities_no_racketeer_no_headhunter_no_fence() -> None:
    stolen = fight(
        {R: ["racketeer bar e"]}, owned={B: "bar"}, stock={B: "drugs1"}, options=PLAIN_MERCENARIES
    )
    assert stolen.owner("bar") == R
    assert stolen.open == ("first_player", [R])
    laid = {R: ["headhunter bar e recruit", "driver bar e recruit"]}
    hired = fight(laid, recruits={"bar": "driver driver"}, options=PLAIN_MERCENARIES)
    hired.act(R, "hire driver")
    assert hired.options(R) == ["done"]
    fence = acting(
        "traffics",
        {R: ["driver prison manage"], B: ["driver docks manage"]},
        {R: "driver fence"},
        owned={R: "prison", B: "docks"},
        options=PLAIN_MERCENARIES,
    )
    assert fence.stock(R) == "tobacco1"
    assert fence.open == ("first_player", [R])


# --- fresh_blood ---


@rules("GC-Q19", "GC-2.9")
def test_GC_Q19_without_the_option_a_gang_may_stay_empty() -> None:
    scene = table("round", gangs={R: "", B: "thug"})
    assert scene.told("fresh_blood") == []
    assert scene.roster(R) == ""
    assert scene.open == ("place_tile", [B])


@rules("GC-Q19")
def test_GC_Q19_fresh_blood_before_the_first_player_is_chosen() -> None:
    scene = table("round", gangs={R: "", B: "thug", G: ""}, owned={B: "bar"}, options=BLOOD)
    assert scene.told("fresh_blood") == [
        {"seat": R, "character": kind("driver")},
        {"seat": G, "character": kind("driver")},
    ]
    assert [scene.roster(seat) for seat in (R, B, G)] == ["driver", "thug", "driver"]
    assert scene.supply("driver") == 11 - 2
    assert scene.kinds == ["round", "fresh_blood", "fresh_blood"]
    assert scene.open == ("first_player", [B])


@pytest.mark.parametrize(
    ("supply", "taken"),
    [
        ({"driver": 1}, "driver thug"),
        ({"driver": 0}, "thug thug"),
        ({"driver": 0, "thug": 1}, "thug bodyguard"),
        ({"driver": 0, "thug": 0}, "bodyguard bodyguard"),
        ({"driver": 0, "thug": 0, "bodyguard": 1}, "bodyguard "),
        ({"driver": 0, "thug": 0, "bodyguard": 0}, " "),
    ],
)
@rules("GC-Q19")
def test_GC_Q19_a_driver_else_a_thug_else_a_bodyguard_in_seat_order(
    supply: dict[str, int], taken: str
) -> None:
    gangs = {R: "", B: "cop", G: ""}
    scene = table("round", gangs=gangs, supply=supply, first=G, options=BLOOD)
    assert [scene.roster(R), scene.roster(G)] == taken.split(" ")
    assert scene.open[0] == "place_tile"


@rules("GC-3.15", "GC-7.3")
def test_GC_3_15_who_cannot_be_had_is_left_out() -> None:
    scene = table(
        "end",
        won={R: "pile_a"},
        next_places="nightclub",
        supply={"bodyguard": 1, "driver": 0},
        next_mercenaries="vamp",
        options=BLOOD,
    )
    scene.act(R, scene.options(R)[0], "done")
    assert scene.recruits("nightclub") == "bodyguard vamp"
    assert scene.supply("bodyguard") == 0
    assert scene.open == ("first_player", [R])


@rules("GC-3.15")
def test_GC_3_15_so_it_is_with_mercenaries() -> None:
    mercenaries = (
        "sniper doctor armoured headhunter vamp lieutenant fence racketeer cleaner lone_wolf"
    )
    scene = table(
        "end", won={R: "pile_a"}, next_places="bar", city="casino 4,0", removed=mercenaries
    )
    scene.act(R, scene.options(R)[0], "done")
    assert scene.recruits("bar") == "bodyguard"
    assert scene.view(PUBLIC).mercenaries == 0
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.15", "GC-Q19", "GC-2.10")
def test_GC_Q19_whole_games_with_fresh_blood(players: int) -> None:
    for seed in range(2):
        for s in wander(players, seed, BLOOD):
            if s.asking == "place_tile":
                assert all(s.rosters)
        assert not s.asking


# --- target and max_rounds ---


@pytest.mark.parametrize("target", [8, 17, 40])
@rules("GC-8.5")
def test_GC_8_5_the_table_sets_a_target(target: int) -> None:
    options = Options(target=target)
    scene = table("score", scores={R: target - 1}, options=options)
    assert scene.view(R).target == target
    assert scene.open != OVER
    reached = table("score", scores={R: target - 1}, markers={"tobacco": (R, 0)}, options=options)
    assert reached.scores[R] == target
    assert reached.open == OVER


@pytest.mark.parametrize(("players", "target"), [(3, 26), (4, 22), (5, 18), (6, 14)])
@rules("GC-8.5")
def test_GC_8_5_by_default_the_target_is_by_number_of_players(players: int, target: int) -> None:
    s = GAME.begin(players, bytes(32))
    assert s.target == target
    assert s.asking == "setup_place"


@pytest.mark.parametrize("rounds", [1, 2, 12])
@rules("GC-8.7")
def test_GC_8_7_the_table_sets_a_last_round(rounds: int) -> None:
    options = Options(max_rounds=rounds)
    scene = table("score", round=rounds, options=options)
    assert scene.kinds[-1] == "end"
    assert [event.rule for event in scene.events if event.kind == "end"] == ["GC-8.7"]
    assert scene.open == OVER
    s = finished(4, 1, options)
    assert s.round <= rounds
