"""Gangs City: the end of a round (GC-7), scores and the end of the game (GC-8)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.hexes import CELLS
from omerta.games.gangs_city.state import NOBODY
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    V,
    fight,
    finished,
    kind,
    neighbours,
    place,
    table,
    wander,
)
from tests.games.wandering import events_of, told

SIX = "thug driver bodyguard cop dealer pimp"
# The bar and five cells around it; the pile is the sixth neighbour, far from everything else.
RING = "casino 5,0 ghetto 5,-1 prison 4,-1 docks 3,0 garage 3,1"


def cells(scene: Scene, seat: int) -> set[tuple[int, int]]:
    """Where a place may be laid."""
    found = set()
    for option in scene.options(seat):
        word, q, r = option.split()
        assert word == "cell"
        found.add((int(q), int(r)))
    return found


# --- GC-7.1, 7.2: opening ---


@rules("GC-7.1", "GC-1.11", "GC-Q4")
def test_GC_7_1_an_empty_pile_leaves_its_cell_free() -> None:
    # R won the last tile: it may lie where the pile lay.
    scene = table(
        "end", city="bar 0,1 casino 1,0", left=[0], next_places="brothel", won={R: "pile_a"}
    )
    assert (scene.cell("pile_a"), scene.piles) == (None, [0])
    assert (0, 0) in cells(scene, R)
    assert scene.view(R).piles == ()
    scene.act(R, "cell 0 0", "done")
    assert scene.cell("brothel") == (0, 0)
    assert scene.open == ("first_player", [R])


@rules("GC-7.1", "GC-1.11")
def test_GC_1_11_a_pile_emptied_in_the_actions_phase_stays_until_the_end_of_the_round() -> None:
    laid = {R: ["thug pile_a"], B: ["driver casino e recruit"]}
    scene = fight(laid, first=B, city="bar 0,1 casino 4,0", left=[1], recruits={"casino": "thug"})
    scene.act(B, "at pile_a", "done")
    assert scene.open == ("recruit", [B])
    assert (scene.piles, scene.cell("pile_a")) == ([0], (0, 0))
    scene.act(B, "none", "done")
    assert scene.told("pile_gone") == [{"pile": place("pile_a")}]
    assert (0, 0) in cells(scene, R)
    assert scene.open == ("open_place", [R])


@pytest.mark.parametrize(("first", "order"), [(R, [R, G]), (B, [G, R]), (G, [G, R])])
@rules("GC-7.1", "GC-2.3")
def test_GC_7_1_in_turn_order(first: int, order: list[int]) -> None:
    scene = table("end", players=5, first=first, won={R: "pile_b", G: "pile_a"})
    for seat in order:
        assert scene.open == ("open_place", [seat])
        scene.act(seat, scene.options(seat)[0], "done")
    assert [told["seat"] for told in scene.told("new_place")] == order
    assert scene.open[0] == "first_player"


@rules("GC-7.2", "GC-1.2")
def test_GC_7_2_on_any_free_cell_beside_a_place_or_a_pile() -> None:
    scene = table("end", city="bar 4,0 casino 6,0", won={R: "pile_a"}, next_places="brothel")
    built = {(4, 0), (6, 0), (0, 0)}
    around = {each for home in built for each in neighbours(home)}
    assert cells(scene, R) == around - built
    assert scene.refused(R, "cell 4 0") == ("refused-not-beside", "GC-7.2")
    assert scene.refused(R, "cell 9 0") == ("refused-not-beside", "GC-7.2")
    assert scene.open == ("open_place", [R])


@rules("GC-7.2", "GC-6.18")
def test_GC_7_2_the_tile_is_turned_up_when_it_is_to_be_laid() -> None:
    scene = table(
        "end",
        players=5,
        won={R: "pile_a", B: "pile_b"},
        next_places="brothel",
        next_places_b="cabaret",
    )
    assert scene.told("opens") == [{"seat": R, "place": place("brothel"), "pile": place("pile_a")}]
    assert scene.view(G).opening == place("brothel")
    scene.act(R, scene.options(R)[0], "done")
    assert scene.told("opens")[1:] == [
        {"seat": B, "place": place("cabaret"), "pile": place("pile_b")}
    ]
    assert scene.open == ("open_place", [B])


@rules("GC-7.2")
def test_GC_7_2_enclosing_is_allowed_now() -> None:
    scene = table(
        "end", city=f"bar 4,0 {RING}", owned={B: "bar"}, won={R: "pile_a"}, next_places="brothel"
    )
    assert (4, 1) in cells(scene, R)
    scene.act(R, "cell 4 1", "done")
    assert [each.enclosed for each in scene.view(R).places if each.place == place("bar")] == [True]
    assert scene.owner("bar") == B
    assert scene.open == ("first_player", [B])


@rules("GC-7.3", "GC-3.11")
def test_GC_7_3_it_is_owned_at_once_and_its_recruits_lie_on_it() -> None:
    scene = table("end", won={R: "pile_a"}, next_places="nightclub", next_mercenaries="vamp")
    before = scene.supply("bodyguard"), scene.supply("driver")
    scene.act(R, scene.options(R)[0], "done")
    assert scene.owner("nightclub") == R
    assert scene.recruits("nightclub") == "bodyguard bodyguard driver vamp"
    assert (scene.supply("bodyguard"), scene.supply("driver")) == (before[0] - 2, before[1] - 1)
    assert scene.open == ("first_player", [R])


@rules("GC-7.4", "GC-7.1")
def test_GC_7_4_who_won_both_piles_opens_As_tile_first() -> None:
    scene = table(
        "end",
        players=5,
        won={R: "pile_b pile_a", B: ""},
        next_places="brothel",
        next_places_b="cabaret",
    )
    assert scene.view(R).opening == place("brothel")
    assert "opens" in scene.kinds
    assert len(scene.told("opens")) == 1  # B's is seen only after the first is laid
    scene.act(R, scene.options(R)[0], "done")
    assert scene.view(R).opening == place("cabaret")
    scene.act(R, scene.options(R)[0], "done")
    assert scene.places_of(R) == "cabaret brothel"
    assert scene.open == ("first_player", [R])


# --- GC-7.5: enclosed places ---


@rules("GC-7.5", "GC-1.9", "GC-2.7")
def test_GC_7_5_recruits_on_enclosed_places_are_removed() -> None:
    scene = table(
        "end",
        city=f"bar 4,0 {RING}",
        recruits={"bar": "cop driver", "casino": "thug"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    scene.act(R, "cell 4 1", "done")
    assert scene.told("enclosed") == [
        {"place": place("bar"), "kinds": [kind("cop"), kind("driver")]}
    ]
    assert (scene.recruits("bar"), scene.recruits("casino")) == ("", "thug")
    assert scene.recruits("brothel") == "pimp pimp"
    assert sorted(scene.removed.split()) == ["cop", "driver"]
    assert scene.open == ("first_player", [R])


@rules("GC-7.5", "GC-X22")
def test_GC_7_5_the_new_tiles_own_recruits_too() -> None:
    scene = table(
        "end",
        city=f"bar 4,1 {RING}",
        recruits={"bar": "cop"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    scene.act(R, "cell 4 0", "done")
    assert scene.told("recruits") == [
        {"place": place("brothel"), "kinds": [kind("pimp"), kind("pimp")]}
    ]
    assert [told["place"] for told in scene.told("enclosed")] == [place("brothel")]
    assert (scene.recruits("brothel"), scene.recruits("bar")) == ("", "cop")
    assert scene.removed == "pimp pimp"
    assert scene.owner("brothel") == R
    assert scene.open == ("first_player", [R])


@rules("GC-7.5", "GC-Q3")
def test_GC_Q3_a_pile_counts_as_built_until_it_is_gone() -> None:
    # Five places and the pile around the bar.
    city = "bar 1,0 casino 2,0 ghetto 2,-1 prison 1,-1 docks 0,1"
    scene = table(
        "end",
        city=city,
        left=[3],
        recruits={"bar": "cop"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    scene.act(R, "cell 1 1", "done")
    assert scene.recruits("bar") == ""
    gone = table(
        "end",
        city=city,
        left=[0],
        recruits={"bar": "cop"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    gone.act(R, "cell 1 1", "done")
    assert gone.recruits("bar") == "cop"
    assert gone.open == ("first_player", [R])


@rules("GC-7.5")
def test_GC_7_5_after_each_tile_laid() -> None:
    # The second tile comes too late to be hired from, the bar is enclosed by the first.
    scene = table(
        "end",
        players=5,
        city=f"bar 4,0 {RING}",
        recruits={"bar": "cop"},
        won={R: "pile_a", B: "pile_b"},
        next_places="brothel",
        next_places_b="cabaret",
    )
    scene.act(R, "cell 4 1", "done")
    assert scene.open == ("open_place", [B])
    assert scene.recruits("bar") == ""
    assert scene.removed == "cop"


# --- GC-7.6 to 7.9: those who leave ---


def leaving(who: str, **more: object) -> Scene:
    """R's gang has grown over six; these leave."""
    return table("end", gangs={R: f"{SIX} {who}"}, leaving={R: who}, **more)  # type: ignore[arg-type]


@rules("GC-7.6", "GC-Q26")
def test_GC_7_6_who_leaves_is_put_on_a_place_to_be_hired_again() -> None:
    scene = leaving("hitwoman", owned={B: "casino"}, recruits={"casino": "driver"})
    assert scene.open == ("return_character", [R])
    assert scene.options(R) == ["at prison", "at bar", "at casino", "at ghetto"]
    assert scene.refused(R, "at docks") == ("refused-return_character", "GC-7.6")
    assert scene.refused(R, "at pile_a") == ("refused-return_character", "GC-7.6")
    scene.act(R, "at casino", "done")
    assert (scene.roster(R), scene.leaving(R)) == (SIX, "")
    assert scene.recruits("casino") == "driver hitwoman"
    told = scene.told("returns")[0]
    assert (told["seat"], told["character"], told["place"]) == (
        R,
        kind("hitwoman"),
        place("casino"),
    )
    assert scene.open == ("first_player", [B])


@rules("GC-7.6", "GC-1.9")
def test_GC_7_6_not_on_an_enclosed_place() -> None:
    scene = leaving("hitwoman", city=f"bar 4,0 {RING} brothel 4,1")
    assert "at bar" not in scene.options(R)
    assert len(scene.options(R)) == 6
    assert scene.open == ("return_character", [R])


@rules("GC-7.6", "GC-10.5")
def test_GC_7_6_where_one_place_is_left_nobody_is_asked() -> None:
    scene = leaving("hitwoman", city="bar 4,0")
    assert scene.recruits("bar") == "hitwoman"
    assert scene.open == ("place_tile", [R])


@rules("GC-7.6")
def test_GC_7_6_with_every_place_enclosed_it_is_removed() -> None:
    # One place in a ring of piles would be needed; two piles and no free side: none is left.
    scene = leaving("hitwoman", city="pile_a 4,0")
    assert (scene.removed, scene.roster(R)) == ("hitwoman", SIX)
    assert scene.told("returns")[0]["place"] == NOBODY
    assert scene.open == ("place_tile", [R])


@rules("GC-7.6", "GC-Q26")
def test_GC_Q26_after_the_new_places_and_before_the_scores() -> None:
    scene = leaving("hitwoman", won={B: "pile_a"}, next_places="brothel")
    assert scene.open == ("open_place", [B])
    scene.act(B, scene.options(B)[0], "done")
    assert "at brothel" in scene.options(R)
    assert "scores" not in scene.kinds
    scene.act(R, "at brothel", "done")
    assert scene.recruits("brothel") == "pimp pimp hitwoman"
    assert scene.kinds.index("returns") < scene.kinds.index("scores")
    assert scene.open == ("first_player", [B])


@rules("GC-7.6", "GC-Q26")
def test_GC_Q26_enclosing_comes_before_the_return() -> None:
    # What the new tile encloses is no place to go back to, and who goes back is not removed.
    scene = table(
        "end",
        city=f"bar 4,0 {RING}",
        gangs={R: f"{SIX} hitwoman"},
        leaving={R: "hitwoman"},
        won={R: "pile_a"},
        next_places="brothel",
    )
    scene.act(R, "cell 4 1", "done")
    assert "at bar" not in scene.options(R)
    scene.act(R, "at brothel", "done")
    assert scene.removed == ""
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize(("first", "order"), [(R, [R, B]), (B, [B, R]), (G, [R, B])])
@rules("GC-7.6", "GC-2.3")
def test_GC_7_6_in_turn_order(first: int, order: list[int]) -> None:
    scene = table(
        "end",
        first=first,
        gangs={R: f"{SIX} hitwoman", B: f"{SIX} vamp"},
        leaving={R: "hitwoman", B: "vamp"},
    )
    for seat in order:
        assert scene.open == ("return_character", [seat])
        scene.act(seat, "at bar", "done")
    assert scene.open == ("place_tile", [first])


@rules("GC-7.8", "GC-7.9")
def test_GC_7_8_several_one_by_one_in_the_order_of_marking() -> None:
    scene = table(
        "end", gangs={R: "thug vamp cop sniper"}, leaving={R: "sniper vamp"}, recruits={"bar": SIX}
    )
    scene.act(R, "at bar", "done")
    assert scene.recruits("bar") == f"{SIX} sniper"
    assert scene.open == ("return_character", [R])
    scene.act(R, "at bar", "done")
    assert scene.recruits("bar") == f"{SIX} sniper vamp"  # GC-7.9: any number on one place
    assert scene.roster(R) == "thug cop"
    assert scene.open == ("place_tile", [R])


@rules("GC-7.7")
def test_GC_7_7_scores_come_last() -> None:
    scene = fight({R: ["thug pile_a"]}, city="bar 0,1", owned={R: "bar"}, next_places="brothel")
    scene.act(R, "cell 1 0", "done")
    assert scene.told("scores") == [
        {"traffics": [0, 0, 0], "districts": [1, 0, 0], "scores": [1, 0, 0]}
    ]
    order = [
        each
        for each in scene.kinds
        if each in ("wins_tile", "opens", "new_place", "scores", "round")
    ]
    assert order == ["wins_tile", "opens", "new_place", "scores", "round"]
    assert scene.open == ("first_player", [R])


# --- what is chosen when time runs out ---


@rules("GC-7.2")
def test_GC_7_2_by_default_beside_most_own_places() -> None:
    scene = table(
        "end",
        city="bar 4,0 casino 6,0 ghetto 4,2 pile_a 0,0",
        owned={R: "bar casino", B: "ghetto"},
        won={R: "pile_a"},
        next_places="brothel",
    ).time_out(R)
    assert scene.cell("brothel") == (5, 0)  # between both
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.open == ("first_player", [R])


@rules("GC-7.2")
def test_GC_7_2_by_default_the_first_cell_by_q_and_r() -> None:
    level = table("end", city="bar 4,0", owned={R: "bar"}, won={R: "pile_a"}, next_places="brothel")
    level.time_out(R)
    assert level.cell("brothel") == (3, 0)  # of the six around the bar
    none = table("end", city="bar 4,0", owned={B: "bar"}, won={R: "pile_a"}, next_places="brothel")
    none.time_out(R)
    assert none.cell("brothel") == (-1, 0)  # beside the pile: own places are nowhere
    assert none.open == ("first_player", [B])


@rules("GC-7.6")
def test_GC_7_6_by_default_the_lowest_initiative() -> None:
    scene = leaving("hitwoman").time_out(R)
    assert scene.recruits("prison") == "hitwoman"
    assert scene.open == ("place_tile", [R])


# --- GC-8.1 to 8.4: scores ---


@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ({}, 0),
        ({"tobacco": (R, 0)}, 1),
        ({"tobacco": (R, 2), "alcohol": (R, 1)}, 5),
        ({"prostitution": (R, 2), "drugs": (R, 0), "weapons": (B, 2)}, 7),
    ],
)
@rules("GC-8.1", "GC-8.3")
def test_GC_8_1_points_of_the_markers_held(
    markers: dict[str, tuple[int, int]], points: int
) -> None:
    scene = table("score", markers=markers, scores={R: 3})
    assert scene.told("scores")[0]["traffics"][R] == points
    assert scene.scores[R] == 3 + points
    assert scene.view(B).players[R].income == points
    assert scene.open == ("place_tile", [R])


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("", 0),
        ("bar", 0),  # one place is no district
        ("bar casino", 1),
        ("bar casino ghetto", 2),
        ("bar casino garage", 1),  # the garage touches neither
        ("bar casino garage docks", 1),  # two of two: only the largest scores
        ("bar casino ghetto garage docks", 2),
        ("bar ghetto", 0),  # not beside each other
    ],
)
@rules("GC-8.2", "GC-1.10")
def test_GC_8_2_the_largest_district_less_one(owned: str, points: int) -> None:
    # bar - casino - ghetto in a row, then a pile, then garage - docks.
    city = "bar -4,0 casino -3,0 ghetto -2,0 pile_a -1,0 garage 0,0 docks 1,0"
    scene = table("score", city=city, owned={R: owned})
    assert scene.told("scores")[0]["districts"] == [points, 0, 0]
    assert scene.scores == [points, 0, 0]
    assert scene.open[0] in ("first_player", "place_tile")


@rules("GC-8.2", "GC-1.10")
def test_GC_8_2_piles_and_the_places_of_others_connect_nothing() -> None:
    city = "bar -1,0 pile_a 0,0 casino 1,0 ghetto 2,0 docks 3,0"
    scene = table("score", city=city, owned={R: "bar casino docks", B: "ghetto"})
    assert scene.told("scores")[0]["districts"] == [0, 0, 0]
    assert scene.open == ("first_player", [R])


@rules("GC-8.3")
def test_GC_8_3_income_is_added_to_the_total() -> None:
    scene = table(
        "score",
        city="bar 4,0 casino 5,0",
        owned={R: "bar casino"},
        markers={"drugs": (R, 1), "alcohol": (G, 0)},
        scores={R: 4, B: 2},
    )
    assert scene.told("scores") == [
        {"traffics": [3, 0, 1], "districts": [1, 0, 0], "scores": [8, 2, 1]}
    ]
    assert scene.scores == [8, 2, 1]
    assert scene.open == ("first_player", [R])


@rules("GC-8.4", "GC-1.9")
def test_GC_8_4_enclosed_places_count_like_others() -> None:
    city = f"bar 4,0 {RING} brothel 4,1"
    scene = table("score", city=city, owned={R: "bar casino"})
    assert [each.place for each in scene.view(R).places if each.enclosed] == [place("bar")]
    assert scene.scores == [1, 0, 0]
    assert scene.open == ("first_player", [R])


# --- GC-8.5 to 8.7: the end ---


@pytest.mark.parametrize(("players", "target"), [(3, 26), (4, 22), (5, 18), (6, 14)])
@rules("GC-8.5")
def test_GC_8_5_the_target_ends_the_game(players: int, target: int) -> None:
    below = table("score", players=players, markers={"tobacco": (R, 0)}, scores={R: target - 2})
    assert below.scores[R] == target - 1
    assert below.open[0] == "place_tile"
    at = table("score", players=players, markers={"tobacco": (R, 0)}, scores={R: target - 1})
    assert at.scores[R] == at.s.target == target
    assert at.told("end")[0]["scores"][R] == target
    assert at.open == OVER


@rules("GC-8.5")
def test_GC_8_5_no_round_is_cut_short() -> None:
    # Beyond the target already, but the round goes on to its end.
    scene = fight({R: ["thug bar e"], B: ["driver casino e"]}, scores={R: 30})
    assert scene.open == ("resolution_order", [R])
    scene.act(R, "done")
    assert (scene.owner("bar"), scene.owner("casino")) == (R, B)
    assert scene.open == OVER


def winner(scene: Scene) -> int:
    (first,) = [seat for seat, at in enumerate(GAME.places(scene.s)) if at == 1]
    return first


@rules("GC-8.6", "GC-Q18")
def test_GC_Q18_the_higher_total_wins_when_two_pass_the_target() -> None:
    scene = table("score", scores={R: 26, B: 28, G: 27}, markers={"prostitution": (R, 0)})
    assert scene.scores == [29, 28, 27]
    assert GAME.places(scene.s) == [1, 2, 3]
    assert scene.open == OVER


@rules("GC-8.6")
def test_GC_8_6_among_equals_the_larger_income_of_the_last_round() -> None:
    scene = table(
        "score",
        owned={R: "ghetto"},
        scores={R: 27, B: 26},
        markers={"tobacco": (R, 0), "alcohol": (B, 1)},
    )
    assert scene.scores[:2] == [28, 28]
    assert winner(scene) == B
    assert scene.open == OVER


@pytest.mark.parametrize(
    ("owned", "first", "best"),
    [
        # The highest initiative, not the sum or the number of places.
        ({R: "ghetto", B: "bar casino prison"}, B, R),
        ({R: "bar", B: "casino"}, R, B),
        ({R: "bar"}, B, R),
        # Nobody owns a place: turn order.
        ({}, R, R),
        ({}, B, B),
        ({}, G, R),
        ({G: "ghetto"}, B, B),  # not among the tied
    ],
)
@rules("GC-8.6", "GC-2.3")
def test_GC_8_6_then_the_highest_initiative_then_turn_order(
    owned: dict[int, str], first: int, best: int
) -> None:
    city = "bar 4,0 casino 8,0 ghetto -4,0 prison 0,4"
    scene = table("score", city=city, owned=owned, first=first, scores={R: 26, B: 26, G: 25})
    assert scene.scores == [26, 26, 25]
    assert winner(scene) == best
    assert scene.open == OVER


@rules("GC-8.6")
def test_GC_8_6_places_below_the_first_are_told_apart_alike() -> None:
    scene = table(
        "score", players=4, first=V, scores={R: 20, B: 20, G: 25, V: 20}, owned={B: "casino"}
    )
    assert GAME.places(scene.s) == [4, 2, 1, 3]
    assert scene.open == OVER


@rules("GC-8.7")
def test_GC_8_7_after_thirty_rounds_the_game_is_over() -> None:
    before = table("score", round=29)
    assert (before.s.round, before.open[0]) == (30, "place_tile")
    last = table("score", round=30, scores={R: 3, B: 4})
    assert last.told("end") == [{"reached": False, "scores": [3, 4, 0], "incomes": [0, 0, 0]}]
    assert winner(last) == B
    assert last.open == OVER


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-8.5", "GC-8.7", "GC-8.6", "GC-8.3")
def test_GC_8_5_whole_games_end_at_the_target_or_after_thirty_rounds(players: int) -> None:
    for seed in range(3):
        s = finished(players, seed)
        rounds = told(events_of(s), "scores")
        assert len(rounds) == s.round <= 30
        assert all(max(each["scores"]) < s.target for each in rounds[:-1])
        assert max(s.scores) >= s.target or s.round == 30
        assert sorted(GAME.places(s)) == [*range(1, players + 1)]
        sums = [0] * players
        for each in rounds:
            income = zip(each["traffics"], each["districts"], strict=True)
            sums = [have + one + other for have, (one, other) in zip(sums, income, strict=True)]
            assert sums == each["scores"]


@rules("GC-8.2", "GC-8.1")
def test_GC_8_2_districts_of_whole_games_as_counted_apart() -> None:
    seen = 0
    for s in wander(4, 5):
        if s.asking != "first_player":
            continue
        (last,) = told(events_of(s)[-8:], "scores")[-1:]
        for seat in range(4):
            homes = [CELLS[s.cells[each]] for each in s.places_of(seat)]
            assert last["districts"][seat] == max(0, largest(homes) - 1)
            seen += last["districts"][seat]
    assert seen > 10


def largest(homes: list[tuple[int, int]]) -> int:
    """The size of the largest connected group, by joining pairs."""
    groups = [{home} for home in homes]
    joined = True
    while joined:
        joined = False
        for one in groups:
            for other in groups:
                if one is not other and any(each in other for at in one for each in neighbours(at)):
                    one |= other
                    groups.remove(other)
                    joined = True
                    break
            if joined:
                break
    return max(map(len, groups), default=0)
