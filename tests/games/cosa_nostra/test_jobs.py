"""La Cosa Nostra, CN-6: how a Job is carried out."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    G,
    R,
    Scene,
    Y,
    gangster,
    job,
    table,
)


def rolled(task: str, *dice: int, who: str = "r2", attached: str = "", round: int = 1) -> Scene:
    """Red's gangster does a Job that needs nobody; red has a Garage, a Pimp and a Politician."""
    scene = table(
        "action", turn=R, round=round, tasks={who: task, "y1": "J1T1"}, attached={who: attached}
    )
    return scene.dice(*dice).act(R, who, "reveal")


# --- from the reveal to the cleanup ---


@rules("CN-6.1", "CN-6.9")
def test_CN_6_1_step_by_step_with_the_gate_closed() -> None:
    scene = table(
        "action",
        round=3,
        tasks={"y2": "J1C12", "g3": "J3-robbery-1", "y1": "J3-trap-1"},
    )
    assert scene.s.gate
    scene.dice(1, 3).act(Y, "y2", "reveal")
    assert scene.kinds == ["revealed", "rolled"]
    assert scene.open == ("cop_reroll", [Y])
    assert scene.offer_refused(Y, G, "1") == ("offer-gate-closed", "CN-16.4")
    scene.dice(5).act(Y, "die 1")
    assert scene.kinds[2:] == ["rerolled", "gain"]
    assert scene.cash == [2, 2, 2]  # nothing is paid yet
    assert scene.open == ("reveal_robbery", [G])
    assert scene.offer_refused(G, Y, "1") == ("offer-gate-closed", "CN-16.4")
    scene.dice(4, 4, 1).act(G, "g3")
    assert scene.open == ("reveal_trap", [Y])
    scene.passes()
    assert scene.kinds[4:] == [
        *("revealed", "rolled", "robbed", "money", "job_done"),  # the Robbery
        "job_done",
    ]
    assert scene.cash == [2, 8, 2]
    assert scene.s.gate
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.1", "CN-8.1")
def test_CN_6_1_the_reveal_shows_the_target_again() -> None:
    scene = table("action", turn=R, tasks={"r1": "J1-bash-1", "y1": "J1T1"})
    scene.dice(2).act(R, "r1", "reveal", G, "lawyer-1")
    [shown] = scene.told("revealed")
    assert shown == {
        "seat": R,
        "gangster": gangster("r1"),
        "job": job("J1-bash-1"),
        "victim": G,
        "target": 15,
    }
    assert scene.kinds[2:4] == ["revealed", "rolled"]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.9", "CN-16.1")
def test_CN_6_9_nothing_is_negotiated_until_the_cleanup() -> None:
    scene = table("action", tasks={"y2": "J1C12", "g1": "J1T1"}, markers=[(G, "garage-1")])
    offer = scene.offer(G, R, "1")
    scene.dice(1, 1).act(Y, "y2", "reveal")
    assert scene.open == ("cop_reroll", [Y])
    assert scene.interrupts(G) == []  # nor a marker taken back
    assert scene.offer_refused(R, G, "1")[0] == "offer-gate-closed"
    scene.act(Y, "stop")
    scene.accept(R, offer)  # it was only a short closing
    assert scene.cash == [2, 1, 3]
    assert scene.interrupts(G) == ["take_back B-garage-1"]
    assert scene.open == ("turn_to_act", [G])


# --- dice and threshold ---


@pytest.mark.parametrize(
    ("who", "attached", "dice"),
    [
        ("r1", "", 1),
        ("r3", "", 3),
        ("r2", "machine_pistol", 3),
        ("r2", "distraction", 1),
        ("r2", "machine_pistol distraction", 2),
        ("r1", "distraction", 1),
        ("r2", "henchman saboteur", 2),
    ],
)
@rules("CN-6.2", "CN-11.8", "CN-11.9")
def test_CN_6_2_as_many_dice_as_he_is_strong(who: str, attached: str, dice: int) -> None:
    scene = rolled("J1C03", *[1] * dice, who=who, attached=attached)
    assert scene.rolls == [([1] * dice, 2, 0)]
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("attached", "threshold"),
    [("", 3), ("henchman", 2), ("saboteur", 4), ("henchman saboteur", 3), ("machine_pistol", 3)],
)
@rules("CN-6.3", "CN-11.6", "CN-11.7")
def test_CN_6_3_henchman_and_saboteur(attached: str, threshold: int) -> None:
    dice = (1, 2, 1) if "machine" in attached else (1, 2)
    scene = rolled("J1C06", *dice, attached=attached)
    assert scene.rolls[0][1] == threshold
    assert scene.rolls[0][2] == (threshold == 2)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.3")
def test_CN_6_3_of_others_nothing_counts() -> None:
    """Only what lies on the gangster that does the Job."""
    scene = table(
        "action",
        turn=R,
        round=4,
        tasks={"r2": "J4-car_bomb-1", "y1": "J1T1"},
        attached={"g1": "henchman saboteur", "r1": "henchman"},
    )
    scene.dice(3, 3).act(R, "r2", "reveal", G, "g1")
    assert scene.rolls == [([3, 3], 4, 0)]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q19", "CN-6.3", "CN-X20")
def test_CN_X20_limits_of_dice_and_threshold() -> None:
    tasks = {"r4r": "J1C03", "y1": "J1T1"}
    scene = table(
        "action",
        turn=R,
        crews={R: "r4r"},
        trophies={G: "r1 r2 r3"},
        tasks=tasks,
        attached={"r4r": "machine_pistol henchman"},
    )
    scene.dice(1, 1, 1, 1, 1).act(R, "r4r", "reveal")
    assert scene.rolls == [([1, 1, 1, 1, 1], 1, 5)]
    assert scene.cash[R] == 4
    scene = table(
        "action",
        turn=R,
        round=3,
        crews={G: "g4r"},
        trophies={R: "g1 g2 g3"},
        tasks={"r3": "J3-assassination-1", "g4r": "J1C03"},
        attached={"g4r": "machine_pistol", "r3": "saboteur"},
    )
    scene.dice(6, 6, 6).act(R, "r3", "reveal", G, "g4r")
    assert scene.rolls == [([6, 6, 6], 7, 0)]
    assert scene.crew(G) == "g4r"
    assert table("action", attached={"y1": "distraction"}).s.strength(gangster("y1")) == 1
    assert scene.open == ("turn_to_act", [G])


@rules("CN-Q19", "CN-6.3")
def test_CN_Q19_a_threshold_is_at_least_one() -> None:
    """A Drive-by on strength 1, with a Henchman."""
    scene = table(
        "action",
        turn=R,
        round=4,
        tasks={"r1": "J4-drive_by-1", "y1": "J1T1"},
        attached={"r1": "henchman"},
    )
    scene.dice(1).act(R, "r1", "reveal", G, "g1")
    assert scene.rolls == [([1], 1, 1)]
    assert scene.trophies(R) == "g1"
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("target", "task", "attached", "threshold"),
    [
        ("g3", "done", "", 3),
        ("g3", "idle", "", 3),
        ("g3", "J1C03", "", 4),
        ("g3", "cop-2", "", 4),
        ("g3", "J1C03", "machine_pistol", 5),
        ("g2", "done", "distraction", 1),
        ("g1", "J1C03", "", 2),
    ],
)
@pytest.mark.parametrize("attack", ["J3-assassination-1", "J4-drive_by-1"])
@rules("CN-6.4", "CN-X7", "CN-Q6")
def test_CN_6_4_as_hard_as_the_target_is_strong(
    attack: str, target: str, task: str, attached: str, threshold: int
) -> None:
    scene = table(
        "action",
        turn=R,
        round=4,
        tasks={"r2": attack, target: task, "y1": "J1T1"},
        attached={target: attached},
    )
    scene.dice(threshold, threshold).act(R, "r2", "reveal", G, target)
    assert scene.rolls == [([threshold, threshold], threshold, 2)]
    assert scene.trophies(R) == target
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X6", "CN-6.4", "CN-8.10")
def test_CN_X6_assassination_of_strength_four() -> None:
    def attack(task: str) -> Scene:
        scene = table(
            "action",
            turn=R,
            round=3,
            crews={Y: "y4r"},
            trophies={G: "y1 y2 y3"},
            tasks={"r2": "J3-assassination-1", "y4r": task, "g1": "J1T1"},
        )
        return scene.dice(3, 5).act(R, "r2", "reveal", Y, "y4r")

    scene = attack("done")
    assert scene.rolls == [([3, 5], 4, 1)]
    assert scene.crew(Y) == "y4r"  # one success is none
    assert attack("J1C03").rolls == [([3, 5], 5, 1)]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-Q7", "CN-6.4")
def test_CN_Q7_a_car_bomb_is_never_harder() -> None:
    scene = table("action", turn=R, round=4, tasks={"r2": "J4-car_bomb-1", "g3": "J1C03"})
    scene.dice(4, 1).act(R, "r2", "reveal", G, "g3")
    assert scene.rolls == [([4, 1], 4, 1)]
    assert not scene.active("g3")
    assert scene.open == ("", [])  # no task is left in the last round


# --- successes ---


@pytest.mark.parametrize(
    ("dice", "successes", "gain"),
    [((2, 2), 0, 0), ((3, 2), 1, 7), ((2, 6), 1, 7), ((3, 3), 2, 9), ((6, 4), 2, 9)],
)
@rules("CN-6.5", "CN-6.6", "CN-7.1")
def test_CN_6_5_each_die_that_reaches_the_threshold(
    dice: tuple[int, int], successes: int, gain: int
) -> None:
    scene = rolled("J1C09", *dice)
    assert scene.rolls == [([*dice], 3, successes)]
    assert scene.cash == [2, 2, 2 + gain]
    assert scene.open_jobs == "J1C09"  # failed or not
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.6")
def test_CN_6_6_the_higher_effect_instead_of_the_lower() -> None:
    """Three successes give no more, and he is not asked which he wants."""
    scene = rolled("J1C09", 6, 6, 6, who="r3")
    assert scene.cash[R] == 11
    scene = table("action", turn=R, round=2, tasks={"r3": "J2-kill_businessman-1", "y1": "J1T1"})
    scene.dice(6, 6, 6).act(R, "r3", "reveal", G, "lawyer-1")
    assert "business_down" not in scene.kinds
    assert scene.told("business_gone") == [{"business": 15, "seat": G}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.6")
def test_CN_6_6_nothing_happens_without_a_success() -> None:
    scene = table("action", turn=R, tasks={"r2": "J1T1", "y1": "J1T2"})
    scene.dice(2, 2).act(R, "r2", "reveal", G)
    assert scene.cash == [2, 2, 2]
    assert scene.told("attack_failed") == [{"seat": R, "job": job("J1T1")}]
    assert (scene.open_jobs, scene.task("r2")) == ("J1T1", "done")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.7", "CN-8.5")
def test_CN_6_7_effects_read_the_state_as_it_is_then() -> None:
    """Green had 6 when he was threatened, and has 1 when he is robbed."""
    scene = table("action", turn=R, tasks={"r3": "J1T2", "y1": "J1T1"}, cash={G: 6})
    scene.act(R, "r3", "name", G).trade(G, Y, "5").act(G, "go_ahead")
    scene.dice(4, 4, 4).act(R, "reveal")
    assert scene.cash == [7, 0, 3]
    assert scene.open == ("turn_to_act", [Y])


# --- cleanup ---


@rules("CN-6.8", "CN-7.6")
def test_CN_6_8_cleanup() -> None:
    scene = table(
        "action",
        turn=R,
        tasks={"r2": "J1C10", "y1": "J1T1"},
        attached={"r2": "henchman saboteur machine_pistol"},
        markers=[(R, "loan_shark-1"), (R, "lawyer-1"), (G, "loan_shark-1"), (R, "cop-1")],
    )
    scene.dice(1, 1, 1).act(R, "r2", "reveal")
    assert scene.open_jobs == "J1C10"
    assert scene.attached("r2") == "machine_pistol"
    assert sorted(scene.influence_open.split()) == ["henchman", "saboteur"]
    assert scene.markers == [(G, "loan_shark-1"), (R, "cop-1")]
    assert scene.s.free_markers(R) == 4
    assert scene.task("r2") == "done"
    assert scene.s.doing == []
    assert scene.open == ("turn_to_act", [Y])


# --- a Job in progress ---


@rules("CN-6.10", "CN-Q55", "CN-10.11")
def test_CN_6_10_the_attacker_dies_and_his_job_lies_face_up() -> None:
    scene = table("action", turn=R, round=3, tasks={"r3": "J1T2", "g2": "J3-trap-1", "y1": "J1T1"})
    scene.dice(4, 4, 4).act(R, "r3", "reveal", G)
    assert scene.task("r3") == "in progress"
    assert scene.view(Y).players[R].gangsters[2].job is None  # it lies open, not under him
    assert scene.view(Y).doing[0].job == job("J1T2")
    scene.dice(4, 4).act(G, "g2")
    assert scene.trophies(G) == "r3"
    assert scene.open_jobs == "J3-trap-1 J1T2"
    assert scene.shut_jobs == ""
    assert "job_lost" not in scene.kinds
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.10", "CN-X35", "CN-11.15")
def test_CN_6_10_likewise_when_a_doctor_comes() -> None:
    scene = table(
        "action",
        round=3,
        tasks={"y3": "J1T2", "g2": "J3-trap-1", "r1": "J1T1"},
        influence={R: "emergency_doc", Y: "ambulance"},
    )
    scene.passes().dice(4, 4, 4).act(Y, "y3", "reveal", G)
    scene.dice(4, 4).act(G, "g2")
    assert scene.open == ("play_doc", [Y, R])
    assert scene.options(Y) == ["pass"]  # an Ambulance does not come to a Trap
    scene.passes(Y).act(R, "doctor")
    assert scene.open == ("play_doc", [Y])  # yellow still holds a card
    scene.passes()
    assert not scene.active("y3")
    assert (scene.trophies(G), scene.cash[G]) == ("", 2)
    assert scene.open_jobs == "J3-trap-1 J1T2"
    assert scene.told("job_lost") == []
    assert (scene.task("y3"), scene.task("g2")) == ("done", "done")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-6.10")
def test_CN_6_10_it_is_no_pending_task() -> None:
    """Red's only Job is in progress: he cannot answer the Robbery of its gain with it."""
    scene = table(
        "action",
        turn=R,
        round=3,
        tasks={"r2": "J3C06", "g3": "J3-robbery-1"},
        owned={R: "waste-1 cop-1", Y: ""},
    )
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.open == ("cop_reroll", [R])
    scene.act(R, "stop").dice(4, 4, 4).act(G, "g3")
    assert scene.told("robbed") == [{"seat": G, "victim": R, "amount": 13, "left": 0}]
    assert scene.open[0] == "recruit"


@rules("CN-6.11", "CN-X38", "CN-10.9")
def test_CN_X38_what_the_dice_said_stands() -> None:
    """Without its Trap the target would be easier, with a pending task it was harder."""
    scene = table(
        "action",
        turn=R,
        round=3,
        tasks={"r2": "J3-assassination-1", "g2": "J3-trap-1", "y1": "J1T1"},
    )
    scene.dice(3, 4).act(R, "r2", "reveal", G, "g2")
    assert scene.rolls == [([3, 4], 3, 2)]
    assert scene.open == ("reveal_trap", [G])
    scene.dice(1, 3).act(G, "g2")
    assert scene.told("trap_failed") == [{"seat": G}]
    assert scene.trophies(R) == "g2"
    assert scene.open_jobs == "J3-trap-1 J3-assassination-1"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-6.11", "CN-6.4")
def test_CN_6_11_a_failed_attack_stays_failed() -> None:
    """One success at threshold 4; the target's Trap is not even asked for."""
    scene = table(
        "action",
        turn=R,
        round=3,
        tasks={"r2": "J3-assassination-1", "g3": "J3-trap-1", "y1": "J1T1"},
    )
    scene.dice(3, 4).act(R, "r2", "reveal", G, "g3")
    assert scene.rolls == [([3, 4], 4, 1)]
    assert scene.crew(G) == "g1 g2 g3"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-4.12", "CN-6.1")
def test_CN_6_1_all_see_the_face_at_the_reveal() -> None:
    scene = table(
        "action", turn=R, round=2, tasks={"r2": "J1C12", "y1": "J1T1"}, owned={R: "cop-1"}
    )
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.view(PUBLIC).doing[0].job == job("J1C12")
    assert scene.open == ("cop_reroll", [R])


@pytest.mark.parametrize(("task", "threshold"), [("done", 3), ("J1C03", 4)])
@rules("CN-X7", "CN-6.4", "CN-8.10")
def test_CN_X7_assassination_of_strength_three(task: str, threshold: int) -> None:
    for dice, killed in (((threshold, threshold), True), ((threshold, threshold - 1), False)):
        tasks = {"r2": "J3-assassination-1", "g3": task, "y1": "J1T1"}
        scene = table("action", turn=R, round=3, tasks=tasks)
        scene.dice(*dice).act(R, "r2", "reveal", G, "g3")
        assert (scene.trophies(R) == "g3") is killed
        assert scene.open == ("turn_to_act", [Y])
