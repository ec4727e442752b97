"""La Cosa Nostra, CN-12: what Lawyers, Politicians and Cops do."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    G,
    R,
    Scene,
    Y,
    business,
    job,
    table,
)

JOBS = {"g1": "J1C01", "g2": "J1-bash-1", "r1": "J1T1", "y1": "J1C02"}


def lawyers(at: str, own: str = "lawyer-1", **more: Any) -> Scene:
    """Yellow's turn; he owns these, the others have planned Jobs."""
    tasks = {**JOBS, **more.pop("tasks", {})}
    owners = {Y: own, **more.pop("owned", {G: "dealer-1", R: "garage-1"})}
    hands = {Y: "J1C03 J1C04", G: "J1C05", R: "J1C06"} if at == "planning" else {}
    return table(at, tasks=tasks, hands=hands, owned=owners, **more)  # type: ignore[arg-type]


def cop(*dice: int, owned: str = "cop-1 waste-1", **more: Any) -> Scene:
    """Yellow's y2 has rolled for a Cash Job (5 or 7; threshold 2)."""
    tasks = {"y2": more.pop("task", "J1C11"), "g1": "J1C01", **more.pop("tasks", {})}
    scene = table("action", tasks=tasks, owned={Y: owned, **more.pop("others", {})}, **more)
    return scene.dice(*dice).act(Y, "y2", "reveal")


# --- whose they are ---


@rules("CN-12.1", "CN-13.3")
def test_CN_12_1_of_an_active_one_for_its_owner_alone() -> None:
    """A marker is no ability: green's Lawyer looks for nobody but green."""
    scene = lawyers("action", owned={G: "lawyer-2", R: "lawyer-3"}, markers=[(Y, "lawyer-2")])
    assert {path[0] for path in scene.paths(Y)} == {"lawyer-1", "y1"}
    shut = lawyers("action", closed="lawyer-1")
    assert "lawyer-1" not in shut.options(Y)
    rented = cop(2, 1, owned="waste-1", others={G: "cop-2"}, markers=[(Y, "cop-2")])
    assert rented.told("rolled")
    assert rented.open == ("turn_to_act", [G])  # no reroll
    closed = cop(2, 1, closed="cop-1")
    assert closed.open == ("turn_to_act", [G])
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-12.1", "CN-12.2", "CN-12.4")
def test_CN_12_1_several_add_up() -> None:
    scene = lawyers("action", "lawyer-1 lawyer-2")
    for name in ("lawyer-1", "lawyer-2"):
        assert name in scene.options(Y)
        scene.act(Y, name, G, "g1").act(Y, "stop")
        assert name not in scene.options(Y)
    two = cop(1, 1, owned="cop-1 cop-2 waste-1")
    two.dice(1).act(Y, "die 1")
    assert two.open == ("cop_reroll", [Y])
    two.dice(2).act(Y, "die 1")  # also the same die again
    assert [each["business"] for each in two.told("rerolled")] == [
        business("cop-1"),
        business("cop-2"),
    ]
    assert two.cash[Y] == 2 + 5
    assert two.open == ("turn_to_act", [G])


@rules("CN-12.1", "CN-12.3", "CN-2.6")
def test_CN_12_3_a_politician_draws_one_card_more() -> None:
    scene = table(
        "round", round=2, owned={Y: "politician-1 politician-2", G: "politician-3", R: ""}
    )
    scene.passes()
    drawn = {each["seat"]: each["count"] for each in scene.told("influence_drawn")}
    assert drawn == {Y: 2 + 2, G: 2 + 1, R: 2}
    assert scene.open == ("plan", [Y])


# --- Lawyer ---


@pytest.mark.parametrize("at", ["planning", "action"])
@rules("CN-12.2", "CN-11.4")
def test_CN_12_2_two_planned_jobs_of_others_once_a_round(at: str) -> None:
    scene = lawyers(at)
    assert {path[1:] for path in scene.paths(Y) if path[0] == "lawyer-1"} == {
        (f"player {G}", "g1"),
        (f"player {G}", "g2"),
        (f"player {R}", "r1"),
    }
    scene.act(Y, "lawyer-1", G, "g2")
    assert scene.told("lawyer") == [{"seat": Y, "business": business("lawyer-1")}]
    assert scene.view(PUBLIC).players[Y].businesses[0].used
    assert scene.open == ("peek", [Y])
    scene.act(Y, R, "r1")
    assert scene.view(Y).players[G].gangsters[1].job == job("J1-bash-1")
    assert scene.view(Y).players[R].gangsters[0].job == job("J1T1")
    assert "lawyer-1" not in scene.options(Y)
    assert scene.open[1] == [Y]


@rules("CN-12.2", "CN-2.2")
def test_CN_12_2_whenever_trading_is_open_and_fresh_every_round() -> None:
    scene = lawyers("action", turn=G)
    assert scene.open == ("turn_to_act", [G])
    looks = scene.interrupts(Y)
    assert looks
    assert all(each.startswith("lawyer_looks") for each in looks)
    scene.step(Y, looks[0])
    assert scene.told("lawyer") == [{"seat": Y, "business": business("lawyer-1")}]
    assert {each.split("_")[0] for each in scene.interrupts(Y)} == {"again"}  # the second look
    scene.step(Y, scene.interrupts(Y)[0])
    assert scene.interrupts(Y) == []  # once a round
    assert scene.open == ("turn_to_act", [G])  # it is still his turn
    used = table("round", round=2, owned={Y: "lawyer-1"}, used="lawyer-1")
    used.passes()
    assert not used.view(PUBLIC).players[Y].businesses[0].used
    assert used.open == ("plan", [Y])


@rules("CN-12.2", "CN-11.2")
def test_CN_12_2_nothing_to_look_at() -> None:
    scene = lawyers("planning", tasks={"g1": "none", "g2": "none", "r1": "dealer-3"})
    assert "lawyer-1" not in scene.options(Y)
    assert scene.open == ("plan", [Y])


# --- Cop ---


@rules("CN-12.4", "CN-X22")
def test_CN_12_4_one_die_and_the_new_result_stands() -> None:
    scene = cop(2, 1)
    assert (scene.open, scene.options(Y)) == (
        ("cop_reroll", [Y]),
        ["die 1", "die 2", "stop"],
    )
    assert scene.told("gain") == []
    scene.dice(1).act(Y, "die 1")  # worse; it stands
    assert scene.told("rerolled") == [
        {
            "seat": Y,
            "business": business("cop-1"),
            "die": 0,
            "before": 2,
            "dice": [1, 1],
            "hits": [False, False],
            "successes": 0,
        }
    ]
    assert scene.cash[Y] == 2
    assert scene.view(PUBLIC).players[Y].businesses[0].used
    assert scene.open == ("turn_to_act", [G])


@rules("CN-12.4")
def test_CN_12_4_or_not_at_all() -> None:
    scene = cop(2, 1).act(Y, "stop")
    assert (scene.cash[Y], scene.told("rerolled")) == (2 + 5, [])
    assert not scene.view(PUBLIC).players[Y].businesses[0].used
    late = cop(1, 1).time_out(Y)
    assert (late.cash[Y], late.open) == (2, ("turn_to_act", [G]))
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize(
    ("task", "round_", "rest"),
    [
        ("J1T1", 1, (G,)),
        ("J2-money_laundering-1", 2, ()),
        ("J4-horse_racing-1", 4, ()),
    ],
)
@rules("CN-12.4", "CN-9.1")
def test_CN_12_4_never_for_another_kind_of_job(
    task: str, round_: int, rest: tuple[int, ...]
) -> None:
    scene = table("action", round=round_, tasks={"y2": task, "g1": "J1C01"}, cash={Y: 1})
    scene.dice(1, 1).act(Y, "y2", "reveal", *rest)
    assert scene.open == ("turn_to_act", [G])


@rules("CN-12.4", "CN-10.2")
def test_CN_12_4_nor_for_a_response() -> None:
    scene = table(
        "action",
        round=3,
        turn=Y,
        owned={Y: "waste-1", G: "cop-1", R: ""},
        tasks={"y2": "J1C11", "g1": "J3-robbery-1", "r1": "J1C01"},
    )
    scene.dice(2, 1).act(Y, "y2", "reveal").dice(1).act(G, "g1")
    assert scene.told("rerolled") == []
    assert scene.open == ("turn_to_act", [R])


@rules("CN-12.4", "CN-5.3")
def test_CN_12_4_one_bought_now_helps_this_round() -> None:
    scene = table("action", cash={Y: 4}, owned={Y: "waste-1"}, tasks={"y1": "cop-2", "y2": "J1C11"})
    scene.act(Y, "y1", "pay").dice(1, 1).act(Y, "y2", "reveal")
    assert scene.open == ("cop_reroll", [Y])


# --- the flag is the card's ---


@rules("CN-12.5", "CN-Q36")
def test_CN_12_5_used_is_used_whoever_has_it() -> None:
    scene = lawyers("action").act(Y, "lawyer-1", G, "g1").act(Y, "stop")
    scene.trade(Y, G, gives="lawyer-1").act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [G])
    assert "lawyer-1" not in scene.options(G)
    assert scene.view(PUBLIC).players[G].businesses[-1].used
    stolen = cop(1, 1, tasks={"g3": "J2-persuasion-1"})
    stolen.dice(1).act(Y, "die 1").dice(4, 4, 4).act(G, "g3", "reveal", Y, "cop-1")
    assert stolen.owner("cop-1") == G
    stolen.trade(Y, G, gives="waste-1")
    assert stolen.s.used[business("cop-1")]


@rules("CN-12.6", "CN-12.4", "CN-7.7")
def test_CN_12_6_serving_a_job_does_not_use_it_up() -> None:
    """Cigarette Smuggling needs a Cop, who then has a die rolled again."""
    scene = cop(1, 1, task="J1C12", tasks={"y1": "J2C08"}, owned="cop-1 garage-1")
    assert scene.open == ("cop_reroll", [Y])
    scene.dice(3).act(Y, "die 2")
    assert scene.cash[Y] == 2 + 4
    scene.act(G, "g1", "cancel").dice(3).act(Y, "y1", "reveal")  # used, he still serves as one
    assert scene.cash[Y] > 2 + 4 + 9 - 1
    assert scene.open == ("recruit", [Y])
