"""La Cosa Nostra, CN-10: Robbery and Trap."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import Options
from omerta.kernel.events import PUBLIC
from omerta.kernel.state import Pledge
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    gangster,
    job,
    table,
)

ROB, ROB_TOO, ROB_LATE = "J3-robbery-1", "J3-robbery-2", "J4-robbery-1"
TRAP, TRAP_TOO, TRAP_LATE = "J3-trap-1", "J4-trap-1", "J4-trap-2"
# Yellow's cop is used, so nobody is asked whether to roll again.
USURY, HAZARDOUS_WASTE = "J3C05", "J3C06"  # 7 or 11, 9 or 13: yellow has what they need


def cash_job(task: str = HAZARDOUS_WASTE, **more: Any) -> Scene:
    """Round III, yellow's turn: y2 (two dice) has a Cash Job that yellow's own Businesses serve;
    red has something to do, too."""
    tasks = {"y2": task, "r2": "J1C05", **more.pop("tasks", {})}
    return table("action", round=more.pop("round", 3), tasks=tasks, used="cop-1", **more)


def gains(scene: Scene, *dice: int) -> Scene:
    """Yellow carries his Cash Job out; threshold 3."""
    return scene.dice(*dice).act(Y, "y2", "reveal")


# --- what a Response is ---


@pytest.mark.parametrize("response", [ROB, TRAP])
@rules("CN-10.1", "CN-4.9")
def test_CN_10_1_planned_face_down_and_never_ones_own_action(response: str) -> None:
    scene = table("planning", round=3, hands={Y: response}, crews={Y: "y1"}, trophies={G: "y2 y3"})
    scene.act(Y, "y1", response)
    told = scene.match.heard(G)[-1]
    assert facts(told) == {"seat": Y, "gangster": gangster("y1"), "pile": 3}  # like any Job
    assert scene.open == ("plan", [G])
    scene = cash_job("J1C03", tasks={"y1": response})
    assert scene.ways(Y, "y1") == {"cancel"}
    assert scene.refused(Y, "y1", "reveal") == ("not-offered", "CN-4.3")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-10.2", "CN-6.2", "CN-6.3", "CN-11.6", "CN-11.7")
def test_CN_10_2_dice_strength_henchman_and_saboteur_as_for_any_job() -> None:
    scene = cash_job(
        tasks={"g3": ROB, "y1": TRAP},
        attached={"g3": "machine_pistol henchman", "y1": "distraction saboteur"},
    )
    gains(scene, 3, 1)
    scene.dice(3, 1, 1, 1).act(G, "g3")
    assert scene.rolls[-1] == ([3, 1, 1, 1], 3, 1)  # strength 3 + 1; 4 - 1
    scene.dice(5).act(Y, "y1")
    assert scene.rolls[-1] == ([5], 5, 1)  # never below one die; 4 + 1
    assert scene.told("repelled")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.2")
def test_CN_10_2_a_deactivated_gangster_cannot_respond() -> None:
    """Hit before, it has lost the card: there is nothing left to ask for."""
    scene = cash_job(tasks={"r1": "J3-car_bomb-1", "g3": ROB}, turn=R)
    scene.dice(4).act(R, "r1", "reveal", G, "g3")
    assert (scene.open, scene.options(G)) == (("reveal_trap", [G]), ["pass"])
    scene.passes()
    assert not scene.active("g3")
    gains(scene, 3, 1)
    assert scene.cash[Y] == 2 + 9
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize("dice", [(1, 1, 1), (4, 4, 1)], ids=["failed", "succeeded"])
@rules("CN-10.3", "CN-4.10", "CN-Q39")
def test_CN_10_3_used_up_whether_it_works_or_not(dice: tuple[int, ...]) -> None:
    scene = cash_job(tasks={"g3": ROB}, attached={"g3": "henchman machine_pistol"})
    gains(scene, 3, 1).dice(*dice, 1).act(G, "g3")
    assert scene.open_jobs == f"{ROB} {HAZARDOUS_WASTE}"  # face up, the inner one first
    assert scene.task("g3") == "done"
    assert (scene.attached("g3"), scene.influence_open) == ("machine_pistol", "henchman")
    assert scene.open == ("turn_to_act", [R])


# --- Robbery ---


@rules("CN-10.4", "CN-12.4", "CN-X22")
def test_CN_10_4_after_the_cops_and_before_anything_is_paid() -> None:
    scene = table("action", round=3, tasks={"y2": HAZARDOUS_WASTE, "g3": ROB, "r2": "J1C03"})
    scene.dice(2, 2).act(Y, "y2", "reveal")
    assert scene.open == ("cop_reroll", [Y])
    scene.dice(5).act(Y, "die 2")
    assert scene.told("gain") == [{"seat": Y, "job": job(HAZARDOUS_WASTE), "amount": 9}]
    assert scene.open == ("reveal_robbery", [G])
    assert scene.options(G) == ["g3", "pass"]
    assert (scene.cash[Y], scene.s.gate) == (2, False)
    scene.passes(G)
    assert scene.cash[Y] == 11
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize(
    ("task", "dice"),
    [
        (HAZARDOUS_WASTE, (2, 2)),  # no success
        ("J2-money_laundering-1", (6, 6)),  # no Cash Job
        ("J1C09", ()),  # a prerequisite is missing
    ],
)
@rules("CN-10.4", "CN-9.1")
def test_CN_10_4_only_a_cash_job_that_succeeds(task: str, dice: tuple[int, ...]) -> None:
    scene = cash_job(task, tasks={"g3": ROB, "y1": "J1C03"})
    if dice:
        scene.dice(*dice)
    scene.act(Y, "y2", "reveal")
    if scene.open[0] == "launder_amount":
        scene.act(Y, "amount 0")
    assert scene.load("g3") == ROB
    assert scene.open == ("turn_to_act", [G])


@rules("CN-10.5", "CN-20.4", "CN-Q12")
def test_CN_10_5_clockwise_from_the_left_one_after_the_other() -> None:
    """All answer at once; opened in order, the first Robbery comes first, whoever answered when."""
    scene = cash_job(players=4, first=R, turn=Y, tasks={"g1": ROB, "r1": ROB_TOO, "p1": "J3C01"})
    gains(scene, 3, 1)
    assert scene.open == ("reveal_robbery", [G, R, P])
    scene.act(R, "r1").passes(P)
    assert scene.told("revealed")[1:] == []  # green has not answered
    scene.dice(1).act(G, "g1")
    assert [each["seat"] for each in scene.told("revealed")[1:]] == [G]
    assert scene.told("robbed")[-1] == {"seat": G, "victim": Y, "amount": 0, "left": 9}
    # What red had answered was dropped unseen; he is asked afresh.
    assert scene.open == ("reveal_robbery", [R, P])
    scene.passes(P).dice(4).act(R, "r1")
    assert scene.cash == [2, 2, 2 + 4, 2]
    assert scene.open == ("reveal_robbery", [P])
    scene.passes(P)
    assert scene.cash == [2 + 5, 2, 6, 2]
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.5", "CN-10.15", "CN-Q12")
def test_CN_10_5_who_has_a_second_robbery_may_reveal_it_too() -> None:
    scene = cash_job(tasks={"g1": ROB, "g2": ROB_TOO, "r1": "J3C01"})
    gains(scene, 3, 1).passes(R).dice(4).act(G, "g1")
    assert (scene.open, scene.options(G)) == (("reveal_robbery", [G, R]), ["g2", "pass"])
    scene.passes(R).dice(4, 1).act(G, "g2")  # half of the 5 that are left, rounded down
    assert scene.cash == [2, 2 + 4 + 2, 2]
    assert scene.open == ("reveal_robbery", [R])
    scene.passes(R)
    assert scene.cash[Y] == 2 + 3
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize(
    ("dice", "robber", "left"), [((1, 1, 3), 0, 9), ((4, 1, 1), 4, 5), ((4, 4, 4), 9, 0)]
)
@rules("CN-10.6", "CN-X17", "CN-Q1")
def test_CN_10_6_half_of_it_all_of_it_or_nothing(
    dice: tuple[int, ...], robber: int, left: int
) -> None:
    scene = gains(cash_job(tasks={"g3": ROB}), 3, 1)
    scene.dice(*dice).act(G, "g3")
    assert scene.told("robbed") == [{"seat": G, "victim": Y, "amount": robber, "left": left}]
    assert scene.cash == [2 + left, 2 + robber, 2]
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.6", "CN-Q51")
def test_CN_10_6_when_nothing_remains_the_window_closes() -> None:
    scene = cash_job(tasks={"g3": ROB, "r3": ROB_TOO})
    gains(scene, 3, 1).passes(R).dice(4, 4, 1).act(G, "g3")
    assert scene.open == ("turn_to_act", [R])
    assert (scene.task("r3"), scene.load("r3")) == ("job", ROB_TOO)
    assert scene.cash == [2, 11, 2]


@rules("CN-10.7", "CN-12.4")
def test_CN_10_7_an_attack_no_cash_job() -> None:
    """Green's Cop does not help his Robbery, and red cannot rob the loot; yellow may trap it."""
    scene = cash_job(
        tasks={"g3": ROB, "r3": ROB_TOO, "y1": TRAP}, owned={G: "cop-2", R: "garage-1"}
    )
    gains(scene, 3, 1).passes(R).dice(4, 4, 1).act(G, "g3")
    assert scene.open == ("reveal_trap", [Y])
    scene.passes(Y)
    assert scene.told("rerolled") == []
    assert scene.cash == [2, 11, 2]
    assert scene.open == ("turn_to_act", [R])


# --- Trap ---


@rules("CN-10.8", "CN-Q10")
def test_CN_10_8_the_victim_and_nobody_else_when_the_attack_succeeds() -> None:
    tasks = {"r3": "J3T1", "g1": TRAP, "y1": TRAP_TOO}
    scene = table("action", round=4, turn=R, tasks=tasks)
    scene.dice(3, 1, 1).act(R, "r3", "reveal", G)
    assert (scene.open, scene.options(G)) == (("reveal_trap", [G]), ["g1", "pass"])
    assert scene.cash[R] == 2  # no effect yet
    assert scene.options(Y) == []
    scene.passes()
    assert scene.cash == [2, 0, 4]
    assert scene.open == ("turn_to_act", [Y])
    failing = table("action", round=4, turn=R, tasks=tasks)
    failing.dice(1, 1, 1).act(R, "r3", "reveal", G)
    assert failing.told("attack_failed")
    assert failing.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("task", "at"),
    [
        ("J3-arson-1", "construction-1"),
        ("J3-persuasion-1", "lawyer-1"),
        ("J3-assassination-1", "g2"),
        ("J1-property_damage-1", ""),
    ],
)
@rules("CN-10.8", "CN-10.11")
def test_CN_10_8_whoever_owns_what_is_attacked(task: str, at: str) -> None:
    scene = table("action", round=4, turn=R, tasks={"r3": task, "g1": TRAP, "y1": "J1C03"})
    path = [R, "r3", "reveal", G, *([at] if at else [])]
    scene.dice(6, 6, 6).act(*path).dice(4).act(G, "g1")  # type: ignore[arg-type]
    assert scene.told("repelled") == [{"seat": G, "attacker": R, "job": job(task)}]
    assert scene.owned(G) == "dealer-1 lawyer-1 construction-1"
    assert (scene.crew(G), scene.cash[G]) == ("g1 g2 g3", 2)
    assert scene.open_jobs == f"{TRAP} {task}"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-10.8")
def test_CN_10_8_for_a_gangster_its_controller_of_whatever_family() -> None:
    scene = table(
        "action",
        round=4,
        turn=R,
        crews={G: "g1 g2 y3", Y: "y1 y2 g3"},
        tasks={"r3": "J3-car_bomb-1", "g1": TRAP, "y1": TRAP_TOO},
    )
    scene.dice(4, 1, 1).act(R, "r3", "reveal", G, "y3")
    assert scene.open == ("reveal_trap", [G])


@rules("CN-10.9", "CN-X38")
def test_CN_10_9_even_the_target_itself() -> None:
    scene = table("action", round=4, turn=R, tasks={"r2": "J3-assassination-1", "g2": TRAP})
    scene.dice(3, 4).act(R, "r2", "reveal", G, "g2")
    assert scene.rolls[-1] == ([3, 4], 3, 2)  # a pending task makes it harder
    assert scene.options(G) == ["g2", "pass"]
    scene.dice(1, 1).act(G, "g2")
    assert scene.told("trap_failed") == [{"seat": G}]
    assert scene.trophies(R) == "g2"  # no pending task any more, but the successes stand
    assert scene.open == ("", [])


@rules("CN-10.10", "CN-Q11", "CN-Q67")
def test_CN_10_10_in_ones_own_turn_only_a_trap_against_a_robbery() -> None:
    """Yellow's own Robbery is no answer, neither to his gain nor to green's."""
    scene = cash_job(
        tasks={"y1": ROB_TOO, "y3": TRAP, "g1": ROB}, options=Options(robber_can_be_robbed=True)
    )
    gains(scene, 3, 1)
    assert scene.open == ("reveal_robbery", [G])
    scene.dice(4).act(G, "g1")
    assert (scene.open, scene.options(Y)) == (("reveal_trap", [Y]), ["y3", "pass"])
    scene.passes(Y)
    assert scene.cash == [2 + 5, 2 + 4, 2]
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize(
    ("dice", "cash", "killed"),
    [((1, 3), [2, 11], ""), ((4, 1), [11, 2], ""), ((4, 4), [11, 2], "g3")],
)
@rules("CN-10.11", "CN-X18", "CN-10.13", "CN-10.3")
def test_CN_10_11_what_a_trap_does(dice: tuple[int, int], cash: list[int], killed: str) -> None:
    """Against a Robbery of everything."""
    scene = cash_job(tasks={"y3": TRAP, "g3": ROB, "r1": "J1C03"}, attached={"y3": "distraction"})
    gains(scene, 3, 1).dice(4, 4, 4).act(G, "g3")
    scene.dice(*dice).act(Y, "y3")
    assert scene.cash == [*cash, 2]
    assert scene.trophies(Y) == killed
    assert scene.active("g3")  # repelled he is not even deactivated; killed, no longer lying there
    assert scene.told("gangster_down") == []
    assert scene.open_jobs == f"{TRAP} {ROB} {HAZARDOUS_WASTE}"
    assert (scene.task("y3"), scene.task("g3")) == ("done", "done")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.11", "CN-10.16")
def test_CN_10_11_a_second_trap_if_the_first_fails() -> None:
    tasks = {"r3": "J3T1", "g1": TRAP, "g3": TRAP_TOO, "y1": "J1C03"}
    scene = table("action", round=4, turn=R, tasks=tasks)
    scene.dice(3, 3, 1).act(R, "r3", "reveal", G).dice(1).act(G, "g1")
    assert (scene.open, scene.options(G)) == (("reveal_trap", [G]), ["g3", "pass"])
    scene.dice(4, 4, 1).act(G, "g3")
    assert scene.trophies(G) == "r3"
    assert scene.cash == [2, 2, 2]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-10.16", "CN-10.11")
def test_CN_10_16_the_first_success_closes_the_window() -> None:
    tasks = {"r3": "J3T1", "g1": TRAP, "g3": TRAP_TOO, "y1": "J1C03"}
    scene = table("action", round=4, turn=R, tasks=tasks)
    scene.dice(3, 3, 1).act(R, "r3", "reveal", G).dice(4).act(G, "g1")
    assert scene.told("repelled")
    assert scene.load("g3") == TRAP_TOO  # no second one to get the kill
    assert scene.crew(R) == "r1 r2 r3"
    assert scene.active("r3")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-10.12", "CN-10.8")
def test_CN_10_12_a_trap_cannot_be_trapped() -> None:
    tasks = {"r3": "J3T1", "r1": TRAP_TOO, "g1": TRAP}
    scene = table("action", round=4, turn=R, tasks=tasks, attached={"g1": "machine_pistol"})
    scene.dice(3, 3, 1).act(R, "r3", "reveal", G).dice(4, 4).act(G, "g1")
    assert scene.trophies(G) == "r3"
    assert scene.load("r1") == TRAP_TOO
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.13", "CN-10.15")
def test_CN_10_13_after_a_repelled_robbery_the_window_goes_on() -> None:
    scene = cash_job(tasks={"y1": TRAP, "g1": ROB, "r1": ROB_TOO})
    gains(scene, 3, 1).passes(R).dice(4).act(G, "g1").dice(4).act(Y, "y1")
    assert scene.told("robbed") == []
    assert scene.open == ("reveal_robbery", [R])
    scene.dice(4).act(R, "r1")
    assert scene.cash == [2 + 5, 2, 2 + 4]
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize("round_", [1, 2])
@rules("CN-10.14", "CN-20.2")
def test_CN_10_14_no_window_before_round_three(round_: int) -> None:
    """No card of these rounds is a Response, so its back never makes a window."""
    scene = cash_job("J1C06", round=round_, tasks={"g1": "J1C01", "r1": f"J{round_}T1"})
    gains(scene, 3, 1)
    assert scene.open == ("turn_to_act", [G])
    scene.act(G, "g1", "cancel").dice(6).act(R, "r1", "reveal", Y)
    assert scene.cash[R] > 2
    assert scene.open == ("turn_to_act", [R])


@rules("CN-10.15", "CN-10.5", "CN-X36")
def test_CN_10_15_one_lap_and_who_has_passed_is_not_asked_again() -> None:
    scene = cash_job(
        USURY,
        tasks={"y1": TRAP, "g1": ROB, "g2": "J3C01", "r3": ROB_TOO},
        attached={"r3": "distraction"},
    )
    gains(scene, 3, 3)
    assert scene.told("gain")[0]["amount"] == 11
    assert scene.open == ("reveal_robbery", [G, R])
    scene.passes(R).dice(4).act(G, "g1")
    assert scene.open == ("reveal_trap", [Y])
    scene.passes(Y)
    assert scene.cash == [2, 2 + 5, 2]  # paid when it is resolved
    assert scene.open == ("reveal_robbery", [G, R])  # he has another Job of pile III
    scene.passes(G).dice(4, 4).act(R, "r3")
    assert scene.open == ("reveal_trap", [Y])
    scene.dice(4).act(Y, "y1")
    assert scene.cash == [2 + 6, 7, 2]  # yellow, when the window closes
    assert scene.open == ("turn_to_act", [G])


@rules("CN-10.15", "CN-20.4")
def test_CN_10_15_a_pass_before_a_robbery_stands() -> None:
    scene = cash_job(players=4, tasks={"g1": ROB, "r1": ROB_TOO, "p1": "J3C01"})
    gains(scene, 3, 1).passes(G, P).dice(4).act(R, "r1")
    assert scene.open == ("reveal_robbery", [P])  # not green; red has no Job of pile III any more
    scene.passes(P)
    assert scene.cash == [2 + 5, 2, 2 + 4, 2]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-10.17", "CN-11.15", "CN-Q57")
def test_CN_10_17_from_the_inside_out() -> None:
    """The doctors of a Trap's kill, then the Trap, then the Robbery, then the window, the Job."""
    scene = cash_job(
        tasks={"y3": TRAP, "g3": ROB, "r1": ROB_TOO},
        influence={G: "emergency_doc spy", R: "spy"},
    )
    gains(scene.passes(), 3, 1).passes(R).dice(4, 4, 4).act(G, "g3").dice(4, 4, 1).act(Y, "y3")
    assert scene.open == ("play_doc", [G, R])
    assert [each.job for each in scene.view(PUBLIC).doing] == [
        job(HAZARDOUS_WASTE),
        job(ROB),
        job(TRAP),
    ]
    scene.passes(R).act(G, "doctor")
    scene.passes()  # only deactivated now: once more
    assert (scene.crew(G), scene.active("g3")) == ("g1 g2 g3", False)
    assert scene.open == ("reveal_robbery", [R])
    assert scene.open_jobs == f"{TRAP} {ROB}"
    scene.passes(R)
    assert scene.cash == [11, 2, 2]  # the Attack stays repelled
    assert scene.open == ("turn_to_act", [R])


@rules("CN-X37", "CN-18.3", "CN-Q67", "CN-10.8")
def test_CN_X37_a_robber_can_be_robbed() -> None:
    scene = cash_job(
        players=4,
        tasks={"y1": ROB_LATE, "g3": ROB, "g1": TRAP, "r1": ROB_TOO},
        options=Options(robber_can_be_robbed=True),
    )
    gains(scene, 3, 1).passes(R).dice(4, 4, 1).act(G, "g3")
    assert scene.open == ("reveal_trap", [Y])  # after a Trap had its chance
    scene.passes(Y)
    assert scene.open == ("reveal_robbery", [R])  # not yellow, whose turn it is
    assert scene.cash == [2, 2, 2, 2]
    scene.dice(4).act(R, "r1")
    assert scene.open == ("reveal_trap", [G])
    scene.passes(G)
    assert scene.open == ("reveal_robbery", [G])  # and so on: green may rob red, by the backs
    scene.passes(G)
    assert scene.cash == [2, 2 + 5, 2 + 4, 2]
    assert scene.told("robbed")[-1] == {"seat": R, "victim": G, "amount": 4, "left": 5}
    assert scene.open == ("turn_to_act", [G])


@rules("CN-X40", "CN-20.2", "CN-20.3")
def test_CN_X40_asked_by_the_backs_and_the_numbers_of_cards() -> None:
    tasks = {"r3": "J3-car_bomb-1", "g1": "J2C01", "g2": "J3C01", "y1": "J1C03"}
    hands = {Y: "", G: "spy", R: "snitch"}
    scene = table("action", round=3, turn=R, tasks=tasks, influence=hands)
    assert scene.open == ("schemers", [G])
    scene.passes().dice(4, 1, 1).act(R, "r3", "reveal", G, "g3")
    assert (scene.open, scene.options(G)) == (("reveal_trap", [G]), ["pass"])
    scene.passes()
    assert scene.open == ("play_doc", [G, R])  # not yellow, who has no card
    assert [scene.options(seat) for seat in (G, R)] == [["pass"], ["pass"]]
    older = table("action", round=3, turn=R, tasks={**tasks, "g2": "done"}, influence=hands)
    older.passes().dice(4, 1, 1).act(R, "r3", "reveal", G, "g3")
    assert older.open == ("play_doc", [G, R])  # with the card of pile II only: not asked for a Trap


@rules("CN-Q62", "CN-10.4", "CN-11.10")
def test_CN_Q62_a_bonus_turn_is_that_players_turn() -> None:
    """Green's Cash Job in a bonus turn before yellow's: yellow may rob it."""
    scene = table(
        "action",
        round=3,
        tasks={"y1": ROB, "g1": "J1C03", "g2": ROB_TOO},
        influence={G: "schemer"},
    )
    scene.act(G, "scheme").dice(2).act(G, "g1", "reveal")
    assert scene.open == ("reveal_robbery", [Y])  # not green himself
    scene.dice(4).act(Y, "y1").passes(G)
    assert scene.told("robbed") == [{"seat": Y, "victim": G, "amount": 0, "left": 1}]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-X15", "CN-10.1", "CN-11.14", "CN-4.9")
def test_CN_X15_with_responses_only_one_is_discarded_or_the_turn_skipped() -> None:
    scene = cash_job(TRAP, tasks={"y1": ROB, "g1": "J1C03"}, influence={Y: "schemer"})
    assert set(scene.paths(Y)) >= {("skip",), ("y1", "cancel"), ("y2", "cancel")}
    assert not [path for path in scene.paths(Y) if "reveal" in path]
    scene.act(Y, "y2", "cancel")
    assert (scene.shut_jobs, scene.open_jobs) == (TRAP, "")
    assert scene.open == ("schemers", [Y])
    scene.passes().act(G, "g1", "cancel").passes().act(R, "r2", "cancel").act(Y, "skip")
    assert scene.load("y1") == ROB
    assert scene.open == ("turn_to_act", [Y])  # the only one with a task


@rules("CN-X35", "CN-10.17", "CN-11.17", "CN-Q57")
def test_CN_X35_a_doctor_for_an_attacker_in_a_trap() -> None:
    scene = table(
        "action",
        round=4,
        turn=Y,
        tasks={"y2": "J3T1", "g2": TRAP, "r1": "J1C03"},
        influence={Y: "ambulance", R: "emergency_doc"},
    )
    scene.passes().dice(3, 3).act(Y, "y2", "reveal", G).dice(4, 4).act(G, "g2")
    assert scene.open == ("play_doc", [Y, R])
    assert scene.options(Y) == ["pass"]  # an Ambulance answers Attacks only
    scene.passes(Y).act(R, "doctor")
    scene.passes()
    assert (scene.trophies(G), scene.active("y2"), scene.crew(Y)) == ("", False, "y1 y2 y3")
    assert scene.cash == [2, 2, 2]
    assert scene.open_jobs == f"{TRAP} J3T1"
    assert scene.task("g2") == "done"
    assert scene.open == ("turn_to_act", [R])


@rules("CN-16.21", "CN-10.7")
def test_CN_16_21_a_robbery_breaks_a_truce_as_any_attack() -> None:
    scene = cash_job(tasks={"g1": ROB})
    scene.match.promise(Y, Pledge(G, "truce"))
    scene.match.promise(R, Pledge(G, "spare", whom=Y))
    gains(scene, 4, 4).dice(1, 1, 1).act(G, "g1")
    assert [each.mark for each in scene.s.promises] == ["broken", "broken"]
    assert scene.open == ("turn_to_act", [R])
