"""Gangs City, GC-10: decisions as chains of small steps, and what can be taken back."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.games.gangs_city.state import DONE, GangsCity
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    Scene,
    notations,
    place,
    table,
    walled,
    wander,
)

BOOK = Options(settling_errors="book")

# --- GC-10.1 to 10.3: a draft, and `done` ---


@rules("GC-X32", "GC-10.1", "GC-10.2")
def test_GC_X32_the_others_get_one_event() -> None:
    scene = table(gangs={R: "cop thug driver"}, city="casino 0,1")
    scene.act(R, "tile cop", "at casino", "side w", "combat")
    for _ in range(4):
        scene.undo(R)
    scene.act(R, "tile thug", "at pile_a", "plain", "done")
    for seat in (PUBLIC, B, G):
        assert [(event.kind, facts(event)) for event in scene.heard(seat)] == [
            ("lay", {"seat": R, "spot": place("pile_a"), "rank": 0, "chief": False})
        ]
    assert scene.open == ("place_tile", [B])


@rules("GC-10.1")
def test_GC_10_1_nothing_takes_effect_before_done() -> None:
    scene = table()
    for step in ("tile driver", "at bar", "side e", "recruit", "chief"):
        scene.act(R, step)
        assert (scene.s.laid[R], scene.s.stacks, scene.events) == ([], {}, [])
        assert scene.match.view(B).waiting == (R,)
        assert scene.match.view(B).prompt is None
    assert scene.options(R) == ["done"]
    scene.act(R, "done")
    assert scene.laid(R) == ["driver bar e recruit chief"]
    assert scene.open == ("place_tile", [B])


@rules("GC-10.2")
def test_GC_10_2_steps_are_taken_back_one_by_one_and_the_lists_are_the_same_again() -> None:
    scene = table(laid={R: ["thug bar e"]}, owned={R: "bar"})
    start = scene.s.to_json()
    lists = [scene.options(R)]
    for step in ("tile driver", "at bar", "side ne", "recruit", "plain"):
        scene.act(R, step)
        lists.append(scene.options(R))
    for offered in reversed(lists[:-1]):
        assert scene.match.can_undo(R)
        scene.undo(R)
        assert scene.options(R) == offered
    assert scene.s.to_json() == start
    assert scene.cannot_undo(R)
    assert scene.open == ("place_tile", [R])


@rules("GC-10.2")
def test_GC_10_2_nobody_else_can_take_steps_back() -> None:
    scene = table().act(R, "tile driver", "at bar")
    for seat in (B, G):
        assert scene.cannot_undo(seat)
    assert scene.draft(R) == ["tile driver", "at bar"]
    assert scene.open == ("place_tile", [R])


ONE_BY_ONE = {
    "first_player": lambda: table("round", owned={R: "bar"}),
    "place_tile": lambda: table(),
    "resolution_order": lambda: table("actions", laid={R: ["thug bar e", "driver pile_a"]}),
    "recruit": lambda: table(
        "actions", laid={R: ["driver bar e recruit"]}, recruits={"bar": "driver"}
    ),
    "open_place": lambda: table("end", won={R: "pile_a"}),
    "return_character": lambda: table("end", leaving={R: "thug"}),
    "steal": lambda: table(
        "actions",
        gangs={R: "racketeer"},
        owned={B: "bar"},
        stock={B: "weapons1"},
        laid={R: ["racketeer bar e"]},
    ),
}


def to_the_end(scene: Scene, seat: int) -> Scene:
    """The first of every list, until `done` is all that is left."""
    while scene.options(seat) != ["done"]:
        scene.act(seat, scene.options(seat)[0])
    return scene


@pytest.mark.parametrize("asking", ONE_BY_ONE)
@rules("GC-10.2", "GC-10.3")
def test_GC_10_3_after_done_nothing_is_taken_back(asking: str) -> None:
    scene = ONE_BY_ONE[asking]()
    assert scene.open == (asking, [R])
    to_the_end(scene, R)
    assert scene.match.can_undo(R)  # a step
    scene.act(R, "done")
    assert scene.cannot_undo(R)
    assert scene.cannot_undo(B)
    assert scene.open != (asking, [R])


@rules("GC-10.3", "GC-5.2")
def test_GC_10_3_a_bid_may_be_changed_until_the_last_is_in() -> None:
    scene = table("traffics", stock={R: "weapons2 drugs1", B: "weapons1"})
    assert scene.open == ("bid", [R, B])
    scene.act(R, "bid weapons 2", "bid drugs 0", "done")
    assert scene.open == ("bid", [B])
    scene.act(R, "bid weapons 1", "bid drugs 1", "done")
    assert scene.open == ("bid", [B])
    scene.act(B, "bid weapons 0", "done")
    assert scene.told("bids") == [{"bids": [[0, 1, 1, 0, 0], [0] * 5, [0] * 5]}]
    assert scene.cannot_undo(R)
    assert scene.cannot_undo(B)


@rules("GC-10.3", "GC-6.10")
def test_GC_10_3_a_kill_may_be_changed_until_the_last_is_in() -> None:
    scene = table(
        "actions",
        gangs={R: "thug cop", B: "thug driver"},
        laid={
            R: ["thug bar e", "settling bar e big_calibre", "cop bar e"],
            B: ["thug bar se", "settling bar se big_calibre", "driver bar se"],
        },
    )
    assert scene.open == ("kill", [R, B])
    scene.act(R, f"shoot {B} thug", "done").act(R, f"shoot {B} driver", "done")
    assert scene.open == ("kill", [B])
    scene.act(B, "none", "done")
    assert scene.removed == "driver"
    assert scene.cannot_undo(R)


# --- GC-10.4, 10.5: no dead ends, single steps ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("options", [Options(), BOOK], ids=["refuse", "book"])
@rules("GC-10.4", "GC-10.5", "GC-10.7", "GC-10.8", "GC-10.9", "GC-10.12")
def test_GC_10_4_no_chain_has_a_dead_end(players: int, options: Options) -> None:
    """At random moments every chain there is ends with `done`; no list has one entry but that.

    Lists are short (GC-10.7 to 10.9, 10.12), and nothing is offered twice.
    """
    most = {"tile": 7, "at": 17, "manage": 7, "side": 7, "combat": 2, "plain": 2, "bid": 13}
    checked = 0
    for number, s in enumerate(wander(players, 11, options)):
        if not s.asking or any(s.drafts) or number % 5 or s.round > 12:
            continue
        seat = s.waiting[0]
        for steps, offered in chains(s, seat, 400):
            assert len(offered) == len({*offered})
            if not steps or steps[-1] != DONE:
                assert offered, "a dead end"
                assert len(offered) > 1 or offered == (DONE,)
                kind = notations(offered)[0].split()[0]
                assert len(offered) <= most.get(kind, 60)
                checked += 1
    assert checked > 200


def chains(s: GangsCity, seat: int, most: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every chain and the list after it, in depth, up to so many."""
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    ends: list[tuple[int, ...]] = [()]
    luck = Luck(key_from(s.question))
    trial = s.clone()
    while ends and len(found) < most:
        steps = ends.pop(luck.below(len(ends)))
        trial.drafts[seat] = steps
        offered = GAME.options(trial, seat)
        found.append((steps, offered))
        ends += [(*steps, each) for each in offered]
    return found


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-10.4")
def test_GC_10_4_done_is_never_refused(players: int) -> None:
    """Wherever `done` is offered, the whole decision takes effect."""
    met = set()
    for number, s in enumerate(wander(players, 13)):
        if not s.asking or any(s.drafts) or number % 3 or s.round > 8:
            continue
        seat, asking = s.waiting[0], s.asking
        for steps, offered in chains(s, seat, 60):
            if DONE in offered:
                after = s.clone()
                for step in (*steps, DONE):
                    GAME.act(after, seat, step)
                assert seat not in after.waiting or after.question != s.question
                assert GAME.tally(after) == GAME.tally(s)
                met.add(asking)
    assert met >= {"place_tile", "resolution_order", "first_player", "open_place"}


@rules("GC-10.5", "GC-10.7")
def test_GC_10_5_a_step_with_one_possibility_is_filled_in() -> None:
    """One character, one place with one open side, no pile: only what is left to choose."""
    scene = walled("driver", gaps=["0,-1"], owned={})
    assert scene.options(R) == ["tile driver", "tile settling"]
    scene.act(R, "tile driver")
    assert scene.options(R) == ["combat", "recruit"]  # there is but one side
    scene.act(R, "recruit")
    assert scene.options(R) == ["plain", "chief"]
    scene.act(R, "chief", "done")
    assert scene.laid(R) == ["driver posh_district nw recruit chief"]
    assert scene.open == ("place_tile", [R])


@rules("GC-10.5", "GC-X31")
def test_GC_10_5_but_done_is_always_asked_for_in_place_tile() -> None:
    """Three with nothing to choose: a stuck one, a forced companion, a tile to be left at home."""
    for scene in (
        walled("driver thug", ["driver bar nw recruit"]),
        table(gangs={R: "thug driver"}, laid={R: ["settling bar e vest", "thug pile_a chief"]}),
        table(gangs={R: "driver"}, laid={R: ["driver bar e recruit chief"]}),
    ):
        assert scene.options(R) == ["done"]
        assert scene.open == ("place_tile", [R])


@rules("GC-10.5", "GC-5.1", "GC-6.2")
def test_GC_10_5_other_questions_without_a_choice_are_not_put() -> None:
    """No bid without stock, no order of one location; and a big calibre without a target."""
    scene = table(
        "traffics", laid={R: ["thug bar e", "settling bar e big_calibre"]}, ended=(R, B, G)
    )
    assert not {"bids", "order", "kills"} & {*scene.kinds}
    assert scene.told("claim") == [{"seat": R, "location": place("bar"), "before": -1}]
    protected = table(
        "actions",
        laid={
            R: ["thug bar e", "settling bar e big_calibre"],
            B: ["thug bar se", "settling bar se vest"],
        },
    )
    assert "kills" not in protected.kinds
    assert scene.open == protected.open == ("first_player", [R])


# --- GC-10.7 to 10.11: the lists of place_tile ---


@rules("GC-10.7")
def test_GC_10_7_identical_characters_are_one_option() -> None:
    scene = table(gangs={R: "thug driver thug driver thug cop"})
    assert scene.options(R) == ["tile thug", "tile driver", "tile cop", "tile settling"]
    scene.lay(R, "thug bar e").lay(B, "thug pile_a").lay(G, "thug pile_a")
    assert scene.hand(R) == "driver thug driver thug cop"
    assert scene.options(R) == ["tile driver", "tile thug", "tile cop", "tile settling"]
    assert scene.open == ("place_tile", [R])


@rules("GC-10.7")
def test_GC_10_7_at_most_seven() -> None:
    gang = "thug driver bodyguard cop dealer pimp"
    scene = table(gangs={R: gang})
    assert scene.options(R) == [*[f"tile {name}" for name in gang.split()], "tile settling"]
    assert scene.open == ("place_tile", [R])


@rules("GC-10.8")
def test_GC_10_8_locations_by_initiative_then_the_piles() -> None:
    scene = table(players=5).act(R, "tile thug")
    assert scene.options(R) == [
        f"at {name}" for name in ("prison", "bar", "casino", "ghetto", "pile_a", "pile_b")
    ]
    assert scene.open == ("place_tile", [R])


@rules("GC-10.9", "GC-4.10")
def test_GC_10_9_on_it_or_on_one_of_its_sides() -> None:
    """An own stack that aims at another place is no side of this one."""
    scene = table(
        city="bar 0,2 casino 1,1",
        owned={R: "bar"},
        laid={R: ["thug casino w"], B: ["thug bar w"]},
    ).act(R, "tile driver", "at bar")
    # NE is the casino, NW the red stack at 0,1 against the casino, W the blue one.
    assert scene.options(R) == ["manage", "side e", "side sw", "side se"]
    scene.undo(R).act(R, "at casino")
    assert "side w" in scene.options(R)
    assert scene.open == ("place_tile", [R])


@rules("GC-10.10", "GC-10.11", "GC-4.14")
def test_GC_10_10_no_action_is_asked_for_in_management_or_on_a_pile() -> None:
    for at in (["at bar", "manage"], ["at pile_a"]):
        scene = table(owned={R: "bar"}).act(R, "tile driver", *at)
        assert scene.options(R) == ["plain", "chief"]
    assert scene.open == ("place_tile", [R])


@rules("GC-10.11", "GC-4.20")
def test_GC_10_11_the_chief_step_goes_when_one_is_named() -> None:
    scene = table(laid={R: ["thug bar e chief"]}).act(R, "tile driver", "at pile_a")
    assert scene.options(R) == ["done"]
    assert scene.open == ("place_tile", [R])


# --- GC-10.12 to 10.15: the others ---


@rules("GC-10.12")
def test_GC_10_12_an_amount_for_each_traffic_in_stock() -> None:
    scene = table("traffics", stock={R: "tobacco1 weapons12"})
    assert scene.options(R) == [f"bid weapons {amount}" for amount in range(13)]
    scene.act(R, "bid weapons 12")
    assert scene.options(R) == ["bid tobacco 0", "bid tobacco 1"]
    scene.undo(R).act(R, "bid weapons 0", "bid tobacco 1")
    assert scene.options(R) == ["done"]
    assert scene.open == ("bid", [R])


@rules("GC-10.13", "GC-6.2")
def test_GC_10_13_done_at_any_moment_puts_the_rest_behind() -> None:
    laid = {R: ["thug ghetto w", "driver pile_a", "bodyguard casino w"], B: ["thug prison e"]}
    for steps, order in (
        ([], "prison casino ghetto pile_a"),
        (["at ghetto"], "ghetto prison casino pile_a"),
        (["at pile_a", "at casino"], "pile_a casino prison ghetto"),
        (["at pile_a", "at casino", "at ghetto"], "pile_a casino ghetto prison"),
    ):
        scene = table("actions", laid=laid)
        scene.act(R, *steps)
        assert {event.kind for event in scene.heard(B)} <= {"actions"}  # public as a whole only
        scene.act(R, "done")
        (told,) = scene.told("order")
        assert told["locations"] == [place(name) for name in order.split()]
        assert scene.open == ("open_place", [R])


@rules("GC-10.13")
def test_GC_10_13_what_is_in_the_order_is_not_offered_again() -> None:
    scene = table("actions", laid={R: ["thug ghetto w", "driver pile_a"], B: ["thug prison e"]})
    assert scene.options(R) == ["at prison", "at ghetto", "at pile_a", "done"]
    scene.act(R, "at ghetto")
    assert scene.options(R) == ["at prison", "at pile_a", "done"]
    scene.act(R, "at pile_a")
    assert scene.options(R) == ["done"]  # the last place is filled in
    assert scene.open == ("resolution_order", [R])


@rules("GC-10.14", "GC-6.25", "GC-9.10")
def test_GC_10_14_a_hire_and_who_leaves_and_again_with_the_headhunter() -> None:
    scene = table(
        "actions",
        gangs={R: "headhunter driver thug thug bodyguard cop"},
        recruits={"bar": "driver driver dealer cop"},
        laid={R: ["headhunter bar e recruit", "driver bar e recruit"]},
    )
    assert scene.options(R) == ["hire driver", "hire cop", "hire dealer", "none"]
    scene.act(R, "hire dealer")
    assert scene.options(R) == [
        "leave headhunter bar",
        "leave driver bar",
        "leave thug",
        "leave bodyguard",
        "leave cop",
    ]
    scene.act(R, "leave thug")
    assert scene.options(R) == ["hire driver", "done"]  # 7 less 4
    scene.act(R, "hire driver")
    assert "leave dealer" in scene.options(R)  # GC-9.17
    scene.act(R, "leave dealer")
    assert scene.options(R) == ["done"]
    for _ in range(4):
        scene.undo(R)
    assert scene.draft(R) == []
    scene.act(R, "none")
    assert scene.options(R) == ["done"]
    assert scene.open == ("recruit", [R])


@pytest.mark.parametrize("asking", ["first_player", "open_place", "return_character", "steal"])
@rules("GC-10.15")
def test_GC_10_15_every_other_decision_is_one_list_and_done(asking: str) -> None:
    scene = ONE_BY_ONE[asking]()
    choices = scene.options(R)
    assert len(choices) > 1
    assert "done" not in choices
    for choice in choices:
        scene.act(R, choice)
        assert scene.options(R) == ["done"]
        scene.undo(R)
    assert scene.open == (asking, [R])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-10.5", "GC-10.15")
def test_GC_10_5_no_question_but_place_tile_is_put_without_a_choice(players: int) -> None:
    for seed in range(3):
        for s in wander(players, seed):
            if s.asking and s.asking != "place_tile" and not any(s.drafts):
                assert len(GAME.options(s, s.waiting[0])) > 1, s.asking


# --- GC-10.6: time ---


@rules("GC-10.6")
def test_GC_10_6_on_timeout_the_steps_are_dropped() -> None:
    begun, fresh = table(), table()
    begun.act(R, "tile driver", "at bar", "side e", "recruit", "chief").time_out(R)
    fresh.time_out(R)
    assert begun.laid(R) == fresh.laid(R) == ["thug pile_a combat"]
    assert begun.open == fresh.open == ("place_tile", [B])


@rules("GC-10.6", "GC-10.13")
def test_GC_10_6_nor_does_half_an_order_count() -> None:
    scene = table("actions", laid={R: ["thug ghetto w", "driver pile_a"], B: ["thug prison e"]})
    scene.act(R, "at pile_a").time_out(R)
    assert scene.told("order")[0]["locations"] == [
        place(name) for name in ("prison", "ghetto", "pile_a")
    ]


# --- filling in agrees with choosing ---


@rules("GC-10.4", "GC-10.5", "GC-10.7")
def test_GC_10_5_what_is_filled_in_is_what_would_have_been_chosen() -> None:
    """The same placement with more and with less to choose from."""
    free = table(gangs={R: "driver thug"}, ended=(B, G)).lay(R, "thug pile_a")
    free.act(R, "tile driver", "at bar", "side e", "combat", "chief", "done")
    narrow = walled("driver thug", gaps=["0,-1"], spare="thug").lay(
        R, "thug posh_district nw combat"
    )
    narrow.time_out(B).act(R, "tile driver", "chief", "done")
    assert free.laid(R)[-1] == "driver bar e combat chief"
    assert narrow.laid(R)[-1] == "driver posh_district nw combat chief"
    assert free.open == ("place_tile", [R])
