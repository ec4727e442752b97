"""La Cosa Nostra, CN-11.10 to 11.14 and 11.19: Schemers."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import SCHEMER
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    table,
)

TASKS = {"y1": "J1C03", "g1": "J1C06", "r1": "J1C01"}


def before(turn: int = Y, **more: Any) -> Scene:
    """All have a task and a Schemer; it is somebody's turn to act."""
    tasks = {**TASKS, **more.pop("tasks", {})}
    influence = more.pop("influence", dict.fromkeys(range(3), "schemer"))
    return table("action", turn=turn, tasks=tasks, influence=influence, **more)


@rules("CN-11.10", "CN-4.2", "CN-4.1")
def test_CN_11_10_a_complete_turn_first_and_then_his() -> None:
    scene = before()
    assert scene.open == ("schemers", [G, R])
    assert scene.options(G) == ["scheme", "pass"]
    scene.passes(R).act(G, "scheme")
    assert scene.told("schemers") == [{"seats": [G], "before": Y}]
    assert scene.told("bonus_turn") == [{"seat": G}]
    assert (scene.influence(G), scene.influence_open) == ("", "schemer")
    assert scene.open == ("turn_to_act", [G])
    # Complete: he may name targets, bargain and use what he has; but not skip.
    assert {path[0] for path in scene.paths(G)} == {"lawyer-1", "g1"}
    assert scene.s.gate
    scene.act(G, "g1", "cancel")
    assert scene.open == ("schemers", [R])
    scene.passes()
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("influence", "tasks", "asked"),
    [
        ({G: "schemer", R: "spy"}, {}, [G, R]),  # by the number of cards, not by what they are
        ({G: "schemer", R: ""}, {}, [G]),
        ({G: "schemer", R: "schemer"}, {"g1": "done", "g2": "idle"}, [R]),
        ({G: "schemer", R: "schemer"}, {"g1": "pimp-4"}, [G, R]),
        ({Y: "schemer"}, {}, []),
    ],
)
@rules("CN-11.10", "CN-20.2", "CN-20.3", "CN-Q64")
def test_CN_11_10_whoever_holds_a_card_and_has_a_task(
    influence: dict[int, str], tasks: dict[str, str], asked: list[int]
) -> None:
    scene = before(influence=influence, tasks=tasks)
    assert scene.open == (("schemers", asked) if asked else ("turn_to_act", [Y]))
    if R in asked:
        assert scene.options(R)[-1] == "pass"


@rules("CN-11.11", "CN-11.10")
def test_CN_11_11_closed_as_soon_as_he_acts() -> None:
    """Nothing can be declared any more: there is no question and no interrupt."""
    scene = before().passes()
    assert scene.open == ("turn_to_act", [Y])
    for seat in (G, R):
        assert scene.options(seat) == []
        assert not [each for each in scene.interrupts(seat) if not each.startswith("lawyer")]
    scene.act(Y, "y1", "announce", G, "person").act(G, "go_ahead")
    assert scene.open == ("turn_to_act", [Y])
    scene.act(Y, "call_off").act(Y, "y1", "cancel")
    assert scene.open == ("schemers", [R])  # before green's turn; yellow has nothing left to do


@rules("CN-11.12", "CN-X14", "CN-11.19")
def test_CN_11_12_in_turn_order_from_the_first_player() -> None:
    scene = before(turn=G, first=R, tasks={"y2": "J1C02", "r2": "J1C04"})
    assert scene.open == ("schemers", [R, Y])
    scene.act(Y, "scheme")
    assert scene.told("schemers") == []  # shown when the window closes, all at once
    scene.act(R, "scheme")
    assert scene.told("schemers") == [{"seats": [R, Y], "before": G}]
    assert scene.open == ("turn_to_act", [R])
    scene.act(R, "r1", "cancel")
    assert scene.open == ("turn_to_act", [Y])
    scene.act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [G])  # both have played one in this window
    assert [each["seat"] for each in scene.told("bonus_turn")] == [R, Y]


@rules("CN-11.12", "CN-Q14")
def test_CN_11_12_again_for_those_who_have_not_and_one_each() -> None:
    scene = before(
        influence={G: "schemer schemer", R: "schemer"},
        tasks={"g2": "J1C02", "r2": "J1C04", "g3": "J1C05", "r3": "J1C07"},
    )
    scene.passes(R).act(G, "scheme").act(G, "g1", "cancel")
    assert scene.open == ("schemers", [R])  # not green, though he has another
    scene.act(R, "scheme").act(R, "r1", "cancel")
    assert scene.open == ("turn_to_act", [Y])
    scene.act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [G])  # nobody else has a card left
    scene.act(G, "g2", "cancel")
    assert scene.open == ("schemers", [G])  # per turn, not per round
    assert scene.options(G) == ["scheme", "pass"]


@rules("CN-11.12", "CN-11.19")
def test_CN_11_12_who_has_nothing_left_to_do_keeps_the_card() -> None:
    """Green's bonus turn takes red's last task from him."""
    scene = before(
        round=4,
        tasks={"g1": "J3-car_bomb-1", "g2": "J1C06"},
        influence={G: "schemer", R: "schemer"},
    )
    scene.act(R, "scheme").act(G, "scheme")
    scene.dice(4).act(G, "g1", "reveal", R, "r1").passes()
    assert scene.task("r1") == "done"
    assert (scene.influence(R), scene.influence_open) == ("schemer", "schemer")
    assert [each["seat"] for each in scene.told("bonus_turn")] == [G]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.12")
def test_CN_11_12_who_loses_his_last_task_has_no_turn() -> None:
    scene = before(
        round=4,
        tasks={"g1": "J3-car_bomb-1", "g2": "J1C06"},
        influence={G: "schemer"},
    )
    scene.act(G, "scheme").dice(4).act(G, "g1", "reveal", Y, "y1")
    assert scene.task("y1") == "done"
    assert scene.open == ("turn_to_act", [G])  # his normal turn: yellow is skipped


@rules("CN-11.13", "CN-Q15", "CN-X34")
def test_CN_11_13_no_window_before_a_bonus_turn_nor_for_ones_own() -> None:
    """Yellow has just acted; before green's turn yellow and red play theirs (CN-X34)."""
    scene = before(tasks={"y2": "J1C02", "y3": "J1C04", "r2": "J1C05"})
    scene.passes().act(Y, "y1", "cancel")
    assert scene.open == ("schemers", [Y, R])  # green cannot play one before his own turn
    scene.act(Y, "scheme").act(R, "scheme")
    assert scene.open == ("turn_to_act", [Y])  # right after his own
    scene.act(Y, "y2", "cancel")
    assert scene.open == ("turn_to_act", [R])
    scene.act(R, "r1", "cancel")
    assert scene.open == ("turn_to_act", [G])
    scene.act(G, "g1", "cancel")
    assert scene.open == ("turn_to_act", [R])  # his normal turn
    assert scene.s.turn == R


@rules("CN-11.14", "CN-4.4")
def test_CN_11_14_skip_as_the_first_thing_of_a_normal_turn() -> None:
    scene = before(influence={Y: "schemer snitch"})
    assert "skip" in scene.options(Y)
    scene.act(Y, "skip")
    assert scene.told("skipped") == [{"seat": Y}]
    assert (scene.load("y1"), scene.influence(Y)) == ("J1C03", "snitch")
    assert scene.open == ("schemers", [Y])  # tasks stay; his next turn will come
    later = before(influence={Y: "schemer snitch"})
    later.act(Y, "snitch", "renew")
    assert "skip" not in later.options(Y)
    told = before(influence={Y: "schemer"})
    told.act(Y, "y1", "announce", G, "person").act(G, "go_ahead").act(Y, "call_off")
    assert "skip" not in told.options(Y)
    assert told.open == ("turn_to_act", [Y])


@rules("CN-11.14", "CN-11.10")
def test_CN_11_14_not_in_a_bonus_turn() -> None:
    scene = before(influence={G: "schemer schemer"}).act(G, "scheme")
    assert "skip" not in scene.options(G)
    assert scene.refused(G, "skip") == ("not-offered", "CN-4.3")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-11.14", "CN-16.14")
def test_CN_11_14_stepped() -> None:
    scene = before(influence={Y: "schemer snitch"}, stepped=True)
    assert (scene.open, scene.options(Y)) == (
        ("play_in_action", [Y]),
        ["skip", "snitch", "done"],
    )
    scene.act(Y, "snitch", "renew")
    assert scene.options(Y) == ["done"]
    skipped = before(influence={Y: "schemer snitch"}, stepped=True).act(Y, "skip")
    assert skipped.open == ("schemers", [Y])


@rules("CN-11.19", "CN-4.9")
def test_CN_11_19_declared_is_declared() -> None:
    """With Responses only, one is discarded in the bonus turn, too."""
    scene = before(
        round=3, tasks={"g1": "J3-trap-1", "g2": "J3-robbery-1"}, influence={G: "schemer"}
    )
    scene.act(G, "scheme")
    assert "skip" not in scene.options(G)
    assert scene.ways(G, "g1") == scene.ways(G, "g2") == {"cancel"}
    scene.act(G, "g2", "cancel")
    assert scene.shut_jobs == "J3-robbery-1"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.19", "CN-20.4")
def test_CN_11_19_nobody_sees_who_has_answered_what() -> None:
    """Until the last answer is in, everything looks the same to the others."""
    here, there = before(), before()
    here.act(G, "scheme")
    there.passes(G)
    for viewer in (PUBLIC, Y, R):
        assert here.sight(viewer) == there.sight(viewer)
        assert here.match.view(viewer).waiting == (G, R)
    here.act(G, "pass")  # and it may be changed until then
    here.passes(R)
    assert here.open == ("turn_to_act", [Y])


@rules("CN-11.19", "CN-11.12")
def test_CN_11_19_who_has_declared_is_known_to_hold_one() -> None:
    """So in every world a seat could be in, his bonus turn can be taken."""
    scene = table(
        "action",
        round=3,
        players=4,
        tasks={"y1": "J3C01", "g1": "J3C02", "r1": "J3C03", "p1": "J3C04"},
        influence={G: "schemer spy", R: "schemer snitch", P: "spy spy"},
    )
    scene.passes(P).act(G, "scheme").act(R, "scheme")
    assert scene.open == ("turn_to_act", [G])
    for seed in range(40):
        for viewer in (PUBLIC, Y, P):
            world = GAME.redealt(scene.s, viewer, key_from(seed))
            assert SCHEMER in world.influence[R]
            GAME.play_out(world, Luck(key_from(seed)).share)
    assert scene.open == ("turn_to_act", [G])


@rules("CN-11.12", "CN-11.19")
def test_CN_11_12_and_who_kept_it_still_does() -> None:
    scene = before(
        round=4,
        tasks={"g1": "J3-car_bomb-1", "g2": "J1C06"},
        influence={G: "schemer", R: "schemer spy"},
    )
    scene.act(R, "scheme").act(G, "scheme")
    scene.dice(4).act(G, "g1", "reveal", R, "r1").passes()
    assert scene.influence(R) == "spy schemer"
    for seed in range(30):
        assert SCHEMER in GAME.redealt(scene.s, Y, key_from(seed)).influence[R]
    assert scene.open == ("turn_to_act", [Y])
