"""La Cosa Nostra, CN-19.3: what can be taken back, and until when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.kernel.refusal import Refused
from tests.games.cosa_nostra.scenario import (
    G,
    R,
    Scene,
    Y,
    table,
)


def acting(**more: Any) -> Scene:
    tasks = {"y1": "J1C03", "y3": "J1T1", "g1": "J1C06", "r1": "J1C01", **more.pop("tasks", {})}
    return table("action", turn=more.pop("turn", Y), tasks=tasks, used="cop-1", **more)


def planning(**more: Any) -> Scene:
    hands = {Y: "J1C03 J1C05 J1C04", G: "J1C06 J1C07", R: "J1C01 J1C02"}
    return table("planning", hands=hands, **more)


def stands(scene: Scene, seat: int) -> bool:
    """Nothing that this seat has done can be taken back."""
    if scene.match.can_undo(seat):
        return False
    before = scene.s.to_json()
    with pytest.raises(Refused, match="nothing-to-undo"):
        scene.match.undo(seat)
    assert scene.s.to_json() == before
    return True


# --- before the last choice ---


@rules("CN-19.3")
def test_CN_19_3_choice_by_choice_back_to_nothing() -> None:
    scene = acting(influence={Y: "snitch"})
    start, lists = scene.s.to_json(), [scene.options(Y)]
    for choice in ("y3", "announce", f"player {G}"):
        scene.step(Y, choice)
        lists.append(scene.options(Y))
    for before in reversed(lists[:-1]):
        scene.undo(Y)
        assert scene.options(Y) == before
    assert scene.s.to_json() == start
    assert stands(scene, Y)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-19.3", "CN-20.4")
def test_CN_19_3_a_sealed_answer_may_be_changed_until_the_window_closes() -> None:
    """Replaced, not taken back: nobody sees that."""
    scene = acting(influence={G: "schemer", R: "schemer"})
    scene.act(G, "scheme").act(G, "pass").act(G, "scheme").act(G, "pass")
    assert scene.events == []
    scene.passes(R)
    assert scene.told("schemers") == []
    assert stands(scene, G)
    assert stands(scene, R)
    assert scene.open == ("turn_to_act", [Y])


# --- after it ---


@rules("CN-19.3", "CN-3.10")
def test_CN_19_3_a_task_until_somebody_else_acts() -> None:
    scene = planning()
    start = scene.s.to_json()
    scene.act(Y, "y1", "J1C03")
    assert scene.open == ("plan", [G])
    scene.step(G, "g1")  # a draft is nobody's business, and no act
    scene.undo(Y)  # to before the last choice
    assert (scene.hand(Y), scene.task("y1"), scene.events) == ("J1C03 J1C04 J1C05", "none", [])
    assert scene.open == ("plan", [Y])
    scene.undo(Y)
    assert scene.s.to_json() == start
    scene.act(Y, "y1", "J1C05").act(G, "g1", "J1C06")
    assert stands(scene, Y)
    assert scene.open == ("plan", [R])


BARRIERS: dict[str, tuple[Callable[[], Scene], Callable[[Scene], object]]] = {
    "a die was rolled": (
        lambda: acting().dice(2),
        lambda scene: scene.act(Y, "y1", "reveal"),
    ),
    "a card was looked at": (
        lambda: acting(influence={Y: "snitch"}),
        lambda scene: scene.act(Y, "snitch", "look", G, "g1"),
    ),
    "a card was drawn": (
        lambda: planning(),
        lambda scene: scene.act(Y, "y1", scene.market.split()[0]),
    ),
    "the Market was renewed": (
        lambda: planning(influence={Y: "snitch"}),
        lambda scene: scene.act(Y, "snitch", "renew"),
    ),
    "a Job was turned over": (
        lambda: acting(tasks={"y1": "J1C09"}),  # it fails: no Garage, no roll
        lambda scene: scene.act(Y, "y1", "reveal"),
    ),
    "a card of the hand was shown": (
        lambda: planning(influence={Y: "henchman"}),
        lambda scene: scene.act(Y, "henchman", R, "r1"),
    ),
    "a Schemer was played": (
        lambda: acting(influence={Y: "schemer"}),
        lambda scene: scene.act(Y, "skip"),
    ),
    "others are asked in secret": (
        lambda: acting(influence={Y: "spy"}),
        lambda scene: scene.act(Y, "y1", "cancel"),
    ),
}


@pytest.mark.parametrize("what", BARRIERS)
@rules("CN-19.3")
def test_CN_19_3_nothing_is_taken_back_once(what: str) -> None:
    begin, act = BARRIERS[what]
    scene = begin()
    assert scene.open[1] == [Y]
    act(scene)
    assert stands(scene, Y)


@rules("CN-19.3", "CN-16.5")
def test_CN_19_3_nor_a_trade() -> None:
    scene = planning()
    scene.act(Y, "y1", "J1C03").trade(G, R, "1")
    assert stands(scene, Y)
    assert stands(scene, G)
    assert scene.open == ("plan", [G])


@rules("CN-19.3", "CN-16.9")
def test_CN_19_3_a_named_target_stands_once_it_is_answered() -> None:
    scene = acting().act(Y, "y1", "announce", G, "person").act(G, "go_ahead")
    assert stands(scene, Y)
    assert stands(scene, G)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-19.3", "CN-7.11")
def test_CN_19_3_a_marker_taken_back_goes_where_it_lay() -> None:
    scene = acting(markers=[(Y, "garage-1")])
    scene.step(Y, "take_back B-garage-1")
    assert scene.markers == []
    scene.undo(Y)
    assert scene.markers == [(Y, "garage-1")]
    assert scene.open == ("turn_to_act", [Y])
