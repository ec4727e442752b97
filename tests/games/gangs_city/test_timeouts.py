"""Gangs City: what is answered when time runs out (the Decisions table, GC-10.6), up to placement.

The defaults of the other questions are tested with their rules.
"""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    go_on,
    match_of,
    table,
    walled,
    wander,
)
from tests.games.wandering import told

BOOK = Options(settling_errors="book")

# --- setup_place, first_player ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-3.7", "GC-3.8", "GC-3.9", "GC-10.6")
def test_GC_3_7_the_first_legal_cell(players: int) -> None:
    match = match_of(players, "defaults")
    while match.state.asking == "setup_place":
        (seat,) = match.state.waiting
        prompt = match.view(seat).prompt
        assert prompt is not None
        cells = [
            tuple(map(int, GAME.actions.notation(each).split()[1:])) for each in prompt.options
        ]
        match.time_out(seat)
        laid = told(match.events, "starting_place")[-1]
        assert tuple(laid["cell"]) == min(cells)  # by (q, r)
        assert told(match.events, "timed_out")[-1] == {"seat": seat}
    assert match.state.asking == "place_tile"


@rules("GC-4.1", "GC-10.6")
def test_GC_4_1_himself() -> None:
    scene = table("round", owned={B: "bar"}, first=G).act(B, f"begin {R}").time_out(B)
    assert scene.told("first") == [{"seat": B, "first": B}]
    assert scene.told("timed_out") == [{"seat": B}]
    assert scene.open == ("place_tile", [B])


# --- place_tile: the tile ---


@rules("GC-2.11", "GC-4.3", "GC-10.6")
def test_GC_4_3_the_first_character_in_roster_order() -> None:
    scene = table(gangs={R: "driver thug cop"}, ended=(B, G))
    for name in ("driver", "thug", "cop"):
        scene.time_out(R)
        assert scene.laid(R)[-1].split()[0] == name
    assert scene.open == ("place_tile", [R])


@rules("GC-4.30", "GC-10.6")
def test_GC_4_30_one_with_a_legal_placement() -> None:
    """The thug is first but stuck; the bodyguard joins the recruiters."""
    scene = walled("driver thug bodyguard", ["driver bar nw recruit"]).time_out(R)
    assert scene.laid(R)[-1] == "bodyguard bar nw recruit"
    assert scene.open == ("place_tile", [R])


@rules("GC-4.20", "GC-4.22", "GC-10.6")
def test_GC_4_22_never_as_chief() -> None:
    """Who forgets has none."""
    scene = table(gangs={R: "thug driver"}, ended=(B, G)).time_out(R)
    assert scene.laid(R) == ["thug pile_a combat"]
    scene.time_out(R)
    assert scene.laid(R)[-1] == "driver pile_a combat"
    named = table(gangs={R: "thug driver"}, ended=(B, G)).lay(R, "thug bar e chief").time_out(R)
    assert named.laid(R)[-1] == "driver pile_a combat"
    assert scene.open == named.open == ("place_tile", [R])


@rules("GC-4.31", "GC-4.34", "GC-10.6")
def test_GC_4_31_only_the_settling_tile_left_or_nothing_legal_and_he_declines() -> None:
    only = table(gangs={R: "thug"}, laid={R: ["thug bar e chief"]})
    assert only.options(R) == ["tile settling", "decline"]
    stuck = walled("driver thug", ["driver bar nw recruit"], spare="thug")
    for scene in (only, stuck):
        scene.time_out(R)
        assert scene.told("ends_placing") == [{"seat": R}]
        assert scene.open == ("place_tile", [B])


@rules("GC-4.31", "GC-10.6")
def test_settling_errors_book_the_settling_tile_stays_at_home() -> None:
    scene = table(gangs={R: "thug"}, laid={R: ["thug bar e chief"]}, options=BOOK).time_out(R)
    assert scene.told("ends_placing") == [{"seat": R}]
    assert scene.open == ("place_tile", [B])


# --- place_tile: where, one case after the other ---


@rules("GC-4.28", "GC-10.6")
def test_GC_4_28_where_he_must_go() -> None:
    """Before managing: the driver would add a symbol at the bar."""
    scene = table(
        gangs={R: "thug driver"},
        owned={R: "bar"},
        laid={R: ["settling casino w vest", "thug pile_a chief"]},
    ).time_out(R)
    assert scene.laid(R)[-1] == "driver casino w combat"
    assert scene.open == ("place_tile", [B])


@pytest.mark.parametrize(
    ("who", "owned", "laid", "where"),
    [
        # A cop adds two at the gambling den, three at nothing: tobacco and alcohol; one elsewhere.
        ("cop", "gambling_den bar", [], "gambling_den"),
        # Docks: tobacco and weapons are two, too: a tie goes to the lowest initiative.
        ("cop", "docks gambling_den", [], "gambling_den"),
        ("cop", "docks bar", [], "docks"),
        # What is covered already adds nothing (the bar has two alcohol).
        ("driver", "bar", ["bodyguard bar manage"], "bar"),
        ("driver", "casino bar", ["bodyguard bar manage"], "casino"),
        ("driver", "casino bar", ["bodyguard casino manage"], "bar"),
        ("pimp", "cabaret brothel", [], "cabaret"),  # two each: alcohol and one, or both
    ],
)
@rules("GC-4.14", "GC-5.7", "GC-10.6")
def test_GC_4_14_managing_where_it_adds_most_symbols(
    who: str, owned: str, laid: list[str], where: str
) -> None:
    scene = table(
        city="gambling_den 1,-1 bar 0,1 casino -1,1 docks -1,0 cabaret 2,-2 brothel 3,-2",
        gangs={R: f"{who} bodyguard thug"},
        owned={R: owned},
        laid={R: laid},
    ).time_out(R)
    assert scene.laid(R)[-1] == f"{who} {where} manage"
    assert scene.open == ("place_tile", [B])


@rules("GC-4.15", "GC-5.7", "GC-10.6")
def test_GC_4_15_where_nothing_is_added_he_defends_instead() -> None:
    """Two alcohol are covered: a driver fights at an own place, lowest initiative, direction E."""
    scene = table(
        gangs={R: "driver driver bodyguard"},
        owned={R: "casino bar"},
        laid={R: ["driver casino manage", "bodyguard bar manage"]},
    )
    scene.time_out(R)
    assert scene.laid(R)[-1] == "driver bar manage"  # one more was to be had
    full = table(
        gangs={R: "driver bodyguard bodyguard"},
        owned={R: "bar"},
        laid={R: ["bodyguard bar manage", "bodyguard bar manage"]},
    ).time_out(R)
    assert full.laid(R)[-1] == "driver bar e combat"
    assert scene.open == full.open == ("place_tile", [B])


@pytest.mark.parametrize(
    ("laid", "where"),
    [
        ({}, "prison e"),
        ({B: ["thug prison e"]}, "prison ne"),
        ({R: ["bodyguard prison e recruit"]}, "prison ne"),  # not with recruiters
        ({R: ["bodyguard prison ne combat"], B: ["thug prison e"]}, "prison ne"),  # an own stack
        ({R: ["bodyguard prison ne combat"]}, "prison e"),  # the lowest direction, open
    ],
)
@rules("GC-4.7", "GC-4.10", "GC-10.6")
def test_GC_4_7_combat_on_an_own_place(laid: dict[int, list[str]], where: str) -> None:
    """Prison 3 before ghetto 15: of tobacco, drugs and weapons a bodyguard runs nothing."""
    scene = table(
        gangs={R: "bodyguard bodyguard thug", B: "thug driver"},
        owned={R: "ghetto prison"},
        laid=laid,
    ).time_out(R)
    assert scene.laid(R)[-1] == f"bodyguard {where} combat"
    assert scene.open == ("place_tile", [B])


@rules("GC-4.7", "GC-10.6")
def test_GC_4_7_of_own_places_the_next_when_the_first_has_no_room() -> None:
    scene = table(
        city="prison 1,-1 casino 2,-1 bar 2,-2 docks 1,-2 ghetto 0,-1 brothel 1,0 garage -1,1",
        gangs={R: "bodyguard thug"},
        owned={R: "prison ghetto"},
    ).time_out(R)
    assert scene.laid(R) == ["bodyguard ghetto nw combat"]
    assert scene.open == ("place_tile", [B])


@pytest.mark.parametrize(
    ("laid", "pile"),
    [
        ({}, "pile_a"),
        ({B: ["thug pile_a"]}, "pile_b"),
        ({B: ["thug pile_a"], G: ["thug pile_b"]}, "pile_a"),  # a tie: A
        ({B: ["thug pile_a", "driver pile_a"], G: ["thug pile_b"]}, "pile_b"),
        ({R: ["driver pile_a", "bodyguard pile_a"], B: ["thug pile_b"]}, "pile_a"),  # enemies only
    ],
)
@rules("GC-4.18", "GC-10.6")
def test_GC_4_18_the_pile_with_fewest_enemy_tiles(laid: dict[int, list[str]], pile: str) -> None:
    scene = table(
        players=5, gangs={R: "thug driver bodyguard cop"}, owned={B: "bar"}, laid=laid
    ).time_out(R)
    assert scene.laid(R)[-1] == f"thug {pile} combat"
    assert scene.open == ("place_tile", [B])


@rules("GC-4.18", "GC-10.6")
def test_GC_4_18_of_two_piles_the_one_that_is_left() -> None:
    scene = table(players=5, left=(0, 1), laid={B: ["thug pile_b"]}).time_out(R)
    assert scene.laid(R) == ["thug pile_b combat"]
    assert scene.open == ("place_tile", [B])


@rules("GC-4.7", "GC-10.6")
def test_GC_4_7_without_piles_combat_on_another_place() -> None:
    """Neutral or enemy alike, by initiative: the posh district, its first open side."""
    scene = walled("thug driver", gaps=["1,-1", "0,-1"], owned={B: "gambling_den"}).time_out(R)
    assert scene.laid(R) == ["thug posh_district ne combat"]
    scene.time_out(R)
    # The driver fights at the first of his directions: an own combat stack counts like a side.
    assert scene.laid(R)[-1] == "driver posh_district ne combat"
    assert scene.open == ("place_tile", [R])


@rules("GC-4.7", "GC-4.10", "GC-10.6")
def test_GC_4_7_an_own_combat_stack_at_another_place() -> None:
    scene = walled("driver thug", ["driver bar nw combat"]).time_out(R)
    assert scene.laid(R)[-1] == "thug bar nw combat"
    assert scene.open == ("place_tile", [R])


@rules("GC-4.15", "GC-Q23", "GC-10.6")
def test_GC_Q23_managing_without_adding_a_symbol() -> None:
    """No side, no pile; alcohol is covered at bar 4 and distillery 5, and a dealer recruits."""
    laid = [f"pimp {name} manage" for name in ("bar", "bar", "distillery", "distillery")]
    gang = "pimp pimp pimp pimp dealer cop"
    laid.append("dealer prison nw recruit")
    scene = walled(gang, laid, owned={R: "distillery bar"}).time_out(R)
    assert scene.laid(R)[-1] == "cop bar manage"
    # But to fight somewhere comes first.
    fights = walled(gang, laid, owned={R: "distillery bar"}, gaps=["0,-1"]).time_out(R)
    assert fights.laid(R)[-1] == "cop posh_district nw combat"
    assert scene.open == fights.open == ("place_tile", [R])


@rules("GC-4.10", "GC-4.13", "GC-10.6")
def test_GC_4_10_an_own_recruit_stack_in_the_end() -> None:
    """By initiative, then direction: prison 3 before bar 4, west of nw there is none."""
    scene = walled("driver pimp cop thug", ["driver bar nw recruit", "pimp prison nw recruit"])
    scene.time_out(R)
    assert scene.laid(R)[-1] == "cop prison nw recruit"
    scene.time_out(R)  # the thug is stuck
    assert scene.told("ends_placing") == [{"seat": R}]


@rules("GC-4.10", "GC-10.6")
def test_settling_errors_book_combat_on_an_open_stack() -> None:
    """A stack that knows no action yet is joined as a fighter."""
    scene = walled("thug driver", gaps=["0,-1"], options=BOOK, spare="thug")
    scene.lay(R, "settling posh_district nw vest").time_out(B).time_out(R)
    assert scene.laid(R)[-1] == "thug posh_district nw combat"
    assert scene.open == ("place_tile", [B])


# --- what is told of it ---


@rules("GC-4.32", "GC-10.1")
def test_a_default_placement_is_not_told_before_the_reveal() -> None:
    """The default is fixed: to say that it was one would name the tile."""
    scene = table(stock={R: "weapons1"})
    scene.time_out(R)
    for seat in range(PUBLIC, 3):
        assert not scene.heard(seat, "timed_out")
    go_on(scene, "bid")
    assert not scene.told("timed_out")
    scene.act(R, "bid weapons 0", "done")
    kinds = scene.kinds
    assert kinds.index("timed_out") > kinds.index("reveal")
    assert {each["seat"] for each in scene.told("timed_out")} == {R, B, G}


def test_a_default_bid_is_told_with_the_reveal() -> None:
    scene = table("traffics", stock={R: "weapons1", B: "weapons1"}).time_out(R)
    assert not scene.told("timed_out")
    scene.act(B, "bid weapons 0", "done")
    assert scene.told("timed_out") == [{"seat": R}]


# --- defaults are legal everywhere ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-10.6", "GC-10.4")
def test_GC_10_6_every_default_is_a_legal_decision(players: int) -> None:
    """At every question of random games; and for a placement it does not depend on luck."""
    met = set()
    for seed, options in enumerate((Options(), BOOK)):
        for s in wander(players, seed, options):
            if not s.asking or any(s.drafts):
                continue
            seat = s.waiting[0]
            steps = GAME.default(s, seat, Luck(key_from(1)))
            assert steps == GAME.default(s, seat, Luck(key_from(2)))
            trial = s.clone()
            for number, step in enumerate(steps):
                trial.drafts[seat] = steps[:number]
                assert step in GAME.options(trial, seat)
            trial.drafts[seat] = steps
            assert not GAME.options(trial, seat)
            met.add(s.asking)
    assert met >= {"setup_place", "first_player", "place_tile", "resolution_order", "open_place"}


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_game_of_defaults_comes_to_its_end(players: int) -> None:
    match = match_of(players, 5)
    while match.state.asking:
        match.time_out(match.state.waiting[0])
    assert match.over
    assert 1 < match.state.round <= 30
