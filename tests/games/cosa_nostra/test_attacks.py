"""La Cosa Nostra, CN-8: Attack Jobs."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import Options
from omerta.games.cosa_nostra.state import IN_DECK
from omerta.kernel.events import PUBLIC
from omerta.kernel.state import Pledge
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    business,
    gangster,
    job,
    table,
)


def attack(task: str, **more: Any) -> Scene:
    """Red's r3 has an Attack, yellow something to do after him; round IV, nobody can respond."""
    who = more.pop("who", "r3")
    tasks = {who: task, "y1": "J1T2", **more.pop("tasks", {})}
    return table("action", turn=R, round=4, tasks=tasks, **more)


def targets(scene: Scene, who: str = "r3") -> set[str]:
    """What this gangster's Attack could hit."""
    return {path[-1] for path in scene.paths(R) if path[:2] == (who, "name")}


# --- targets ---

GANGSTERS = {"y1", "y2", "y3", "g1", "g2", "g3"}
MEN = {"lawyer-1", "dealer-1"}


@pytest.mark.parametrize(
    ("task", "legal"),
    [
        ("J1-bash-1", {"lawyer-1"}),
        ("J1-vandalism-1", {"lawyer-1", "construction-1"}),
        ("J2-kill_businessman-1", MEN),
        ("J2-persuasion-1", MEN),
        ("J3-arson-1", {*MEN, "construction-1", "casino-1"}),
        ("J3-assassination-1", GANGSTERS),
        ("J3-car_bomb-1", GANGSTERS),
        ("J4-drive_by-1", GANGSTERS),
        ("J1T1", {"player 0", "player 1"}),
        ("J1-property_damage-1", {"player 0", "player 1"}),
    ],
)
@rules("CN-8.1", "CN-8.3", "CN-8.4", "CN-8.5", "CN-Q5", "CN-Q21", "CN-Q23", "CN-Q49")
def test_CN_8_1_legal_targets(task: str, legal: set[str]) -> None:
    """Of another, not his own, nor what is only planned; deactivated ones where it can kill."""
    scene = attack(
        task,
        owned={Y: "", G: "lawyer-1 dealer-1 construction-1 casino-1"},
        closed="dealer-1 casino-1",
        down="g2",
        tasks={"g3": "pimp-3", "r1": "garage-2"},
        cash={Y: 0},
    )
    assert targets(scene) == legal
    assert scene.open == ("turn_to_act", [R])


@rules("CN-8.1", "CN-8.2", "CN-6.1", "CN-16.9")
def test_CN_8_1_named_before_the_reveal_and_nothing_else_is_hit() -> None:
    scene = attack("J1-bash-1", tasks={"r1": "J1C03"}).dice(2, 1, 1)
    assert scene.ways(R, "r3") == {"name", "cancel"}  # not yet to be revealed
    assert scene.refused(R, "r3", "reveal") == ("not-offered", "CN-4.3")
    scene.act(R, "r3", "name", G, "lawyer-1")
    assert scene.told("revealed") == []
    assert scene.open == ("answer_threat", [G])  # first the one named may answer
    scene.act(G, "go_ahead")
    assert scene.open == ("turn_to_act", [R])
    assert scene.options(R) == ["reveal", "call_off"]
    scene.act(R, "reveal")
    told = scene.told("revealed")[0]
    assert (told["victim"], told["target"]) == (G, business("lawyer-1"))
    assert not scene.active("lawyer-1")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.6", "CN-Q22")
def test_CN_8_6_without_a_target_it_can_only_be_cancelled() -> None:
    scene = attack("J1-bash-1", owned={Y: "waste-1", G: "lawyer-1", R: "cop-1"}, closed="lawyer-1")
    assert scene.ways(R, "r3") == {"cancel"}
    assert scene.refused(R, "r3", "name") == ("not-offered", "CN-4.3")
    scene.act(R, "r3", "cancel")
    assert (scene.shut_jobs, scene.open_jobs) == ("J1-bash-1", "")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.6", "CN-13.7")
def test_CN_8_6_no_gangster_left_to_shoot() -> None:
    scene = table(
        "action",
        turn=R,
        round=4,
        crews={Y: "", G: ""},
        trophies={R: "y1 y2 y3 g1 g2 g3"},
        tasks={"r3": "J4-drive_by-1"},
    )
    assert scene.ways(R, "r3") == {"cancel"}
    assert scene.open == ("turn_to_act", [R])


# --- naming a target ---


@rules("CN-8.2", "CN-Q54", "CN-16.9")
def test_CN_8_2_all_hear_it_and_it_may_be_called_off() -> None:
    scene = attack("J1T1", tasks={"r1": "J1C03", "r2": "cop-2"})
    bluffs = {path for path in scene.paths(R) if path[1:2] == ("announce",)}
    assert {path[0] for path in bluffs} == {"r1", "r3"}  # with a pending Job, whichever it is
    at = {path[3] for path in bluffs if path[:3] == ("r1", "announce", f"player {G}")}
    assert at == {"person", "g1", "g2", "g3", "dealer-1", "lawyer-1", "construction-1"}
    scene.act(R, "r1", "announce", G, "g2")
    assert scene.told("announced") == [
        {"seat": R, "gangster": gangster("r1"), "victim": G, "aim": 1, "card": gangster("g2")}
    ]
    assert scene.view(PUBLIC).announced == (gangster("r1"), G, 1, gangster("g2"))
    assert scene.open == ("answer_threat", [G])
    scene.act(G, "go_ahead").act(R, "call_off")
    assert scene.told("called_off") == [{"seat": R, "gangster": gangster("r1"), "victim": G}]
    assert (scene.load("r1"), scene.view(PUBLIC).announced) == ("J1C03", ())  # it stays planned
    scene.dice(3, 1, 1).attack(R, "r3", Y)  # another task, another target
    assert scene.cash == [0, 2, 4]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.2", "CN-20.6", "CN-19.7")
def test_CN_8_2_a_bluff_looks_like_what_is_meant() -> None:
    """The others are told the same; who has bluffed must still say that he calls it off."""
    meant = attack("J3-arson-1").act(R, "r3", "name", G, "lawyer-1")
    bluff = attack("J3-trap-1").act(R, "r3", "announce", G, "lawyer-1")
    for scene in (meant, bluff):
        scene.act(G, "go_ahead")
    for viewer in (PUBLIC, Y, G):
        assert meant.sight(viewer) == bluff.sight(viewer)
    assert meant.options(R) == ["reveal", "call_off"]
    assert bluff.options(R) == ["call_off"]
    assert bluff.open == ("turn_to_act", [R])


@rules("CN-8.14", "CN-8.1")
def test_CN_8_14_twice_in_a_turn() -> None:
    scene = attack("J1T1", players=4)
    for victim in (P, Y):
        assert "name" in scene.ways(R, "r3")
        scene.act(R, "r3", "name", victim).act(victim, "go_ahead").act(R, "call_off")
    assert {path for path in scene.paths(R) if path[0] == "r3"} == {("r3", "cancel")}
    assert scene.open == ("turn_to_act", [R])
    again = attack("J1T1", tasks={"r1": "J1C03"}).act(R, "r1", "announce", G, "person")
    again.act(G, "go_ahead").act(R, "call_off").act(R, "r1", "cancel").act(Y, "y1", "cancel")
    assert again.open == ("turn_to_act", [R])
    assert again.view(PUBLIC).namings == 2  # afresh in every turn


@rules("CN-8.14", "CN-16.2")
def test_CN_8_14_a_target_that_changes_hands() -> None:
    scene = attack("J2-persuasion-1").act(R, "r3", "name", G, "lawyer-1")
    scene.trade(G, Y, "lawyer-1")
    assert scene.open == ("answer_threat", [G])
    scene.act(G, "go_ahead").dice(4, 4, 1).act(R, "reveal")
    assert scene.told("revealed")[0]["victim"] == Y
    assert scene.owner("lawyer-1") == R
    bought = attack("J2-persuasion-1").act(R, "r3", "name", G, "lawyer-1")
    bought.trade(G, R, "lawyer-1")
    assert bought.options(R) == ["lawyer-1", "call_off"]  # which is his to use, not to attack
    assert bought.open == ("turn_to_act", [R])


@rules("CN-X44", "CN-8.14", "CN-16.9")
def test_CN_X44_bought_off() -> None:
    owned = {Y: "night_club-1", G: "casino-1"}
    scene = attack("J3-arson-1", owned=owned, cash={G: 6}).act(R, "r3", "name", G, "casino-1")
    scene.trade(G, R, "4")
    assert scene.view(PUBLIC).bought_off == (G,)
    assert scene.options(R) == ["reveal", "call_off"]  # a promise may be broken
    scene.act(R, "call_off")
    assert (scene.load("r3"), scene.cash) == ("J3-arson-1", [2, 2, 6])
    scene.act(R, "r3", "name", Y, "night_club-1").act(Y, "go_ahead")
    assert scene.refused(R, "r3", "name", G, "casino-1")[0] == "not-offered"
    scene.dice(4, 4, 1).act(R, "reveal")
    assert scene.told("business_gone")[0]["business"] == business("night_club-1")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.2", "CN-16.11", "CN-8.14")
def test_CN_8_2_stepped() -> None:
    scene = attack("J1T1", stepped=True)
    scene.no_offers()
    assert scene.open == ("act", [R])
    scene.act(R, "r3", "announce", G, "lawyer-1")
    assert scene.told("announced")[0]["aim"] == 2
    assert scene.open == ("make_offer", [R])  # the two of them
    scene.act(R, "none")
    assert scene.open == ("make_offer", [G])
    scene.act(G, "none")
    assert (scene.open, scene.options(R)) == (("act", [R]), ["call_off"])  # no Theft hits a Lawyer
    scene.act(R, "call_off").act(R, "r3", "name", G).no_offers()
    assert scene.options(R) == ["reveal", "call_off"]
    scene.act(R, "call_off")
    assert scene.options(R) == ["cancel"]


@rules("CN-8.2", "CN-19.10", "CN-Q52")
def test_CN_8_2_time_out_calls_it_off() -> None:
    scene = attack("J1T1", tasks={"r1": "J1C03"}).act(R, "r3", "name", G).act(G, "go_ahead")
    scene.time_out(R)
    assert scene.told("called_off")
    assert scene.told("revealed") == []
    assert scene.open == ("turn_to_act", [R])


@rules("CN-X12", "CN-8.2", "CN-Q54")
def test_CN_X12_a_bluff() -> None:
    scene = attack("J1C03", cash={G: 6})
    scene.act(R, "r3", "announce", G, "g3")
    scene.trade(G, R, "5")
    assert scene.cash == [2, 1, 7]
    assert scene.open == ("turn_to_act", [R])  # he was paid
    scene.dice(2, 1, 1).act(R, "reveal")
    assert scene.cash == [2, 1, 8]
    assert scene.open == ("turn_to_act", [Y])


# --- Attacks on players ---


@pytest.mark.parametrize(("dice", "taken"), [((1, 4, 5), 5), ((1, 2, 5), 3), ((1, 2, 3), 0)])
@rules("CN-X1", "CN-8.7")
def test_CN_X1_theft(dice: tuple[int, ...], taken: int) -> None:
    scene = attack("J1T2", cash={G: 6}, who="r3", tasks={"y1": "J1T1"})
    scene.dice(*dice).act(R, "r3", "reveal", G)
    assert scene.cash == [2, 6 - taken, 2 + taken]
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(("dice", "paid"), [((3, 1, 1), 3), ((3, 3, 1), 6)])
@rules("CN-8.7", "CN-Q4")
def test_CN_8_7_property_damage_goes_to_the_bank(dice: tuple[int, ...], paid: int) -> None:
    scene = attack("J1-property_damage-1", cash={G: 7}).dice(*dice).act(R, "r3", "reveal", G)
    assert scene.cash == [2, 7 - paid, 2]
    assert scene.told("money") == [{"payer": G, "payee": -1, "amount": paid, "why": "damage"}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X11", "CN-8.5")
def test_CN_X11_who_has_less_pays_all_he_has() -> None:
    scene = attack("J1-property_damage-1", cash={G: 4}).dice(6, 6, 6).act(R, "r3", "reveal", G)
    assert scene.cash == [2, 0, 2]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.5", "CN-8.7", "CN-9.5", "CN-Q49")
def test_CN_8_7_laundered_money_is_never_touched() -> None:
    scene = attack("J4T2", cash={G: 1}, laundered={G: 9}).dice(4, 4, 4).act(R, "r3", "reveal", G)
    assert scene.cash == [2, 0, 3]
    assert scene.s.laundered == [0, 9, 0]
    assert scene.open == ("turn_to_act", [Y])


# --- Attacks on cards ---


@pytest.mark.parametrize("dice", [(2, 1, 1), (6, 6, 6)])
@pytest.mark.parametrize(
    ("task", "target"),
    [
        ("J1-bash-1", "lawyer-1"),
        ("J1-vandalism-1", "lawyer-1"),
        ("J1-vandalism-1", "construction-1"),
    ],
)
@rules("CN-8.8", "CN-Q5", "CN-Q8")
def test_CN_8_8_bash_and_vandalism_deactivate(
    task: str, target: str, dice: tuple[int, ...]
) -> None:
    faces = (3, 1, 1) if "vandalism" in task and dice == (2, 1, 1) else dice
    scene = attack(task).dice(*faces).act(R, "r3", "reveal", G, target)
    assert not scene.active(target)
    assert scene.owner(target) == G
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q8")
def test_CN_Q8_one_die_is_enough_for_a_bash() -> None:
    scene = attack("J1-bash-2", who="r1").dice(2).act(R, "r1", "reveal", G, "lawyer-1")
    assert scene.rolls == [([2], 2, 1)]
    assert not scene.active("lawyer-1")
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("task", "target", "threshold"),
    [
        ("J2-kill_businessman-1", "lawyer-1", 3),
        ("J3-arson-1", "lawyer-1", 4),
        ("J3-arson-1", "construction-1", 4),
    ],
)
@rules("CN-8.8", "CN-Q9", "CN-13.5")
def test_CN_Q9_one_success_deactivates_two_destroy(task: str, target: str, threshold: int) -> None:
    scene = attack(task).dice(threshold, 1, 1).act(R, "r3", "reveal", G, target)
    assert not scene.active(target)
    assert scene.owner(target) == G
    scene = attack(task).dice(threshold, threshold, 1).act(R, "r3", "reveal", G, target)
    assert scene.owner(target) == IN_DECK
    assert scene.deck.split()[-1] == target
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q21", "CN-8.4")
def test_CN_Q21_deactivated_again_changes_nothing() -> None:
    scene = attack("J2-kill_businessman-1", closed="lawyer-1", influence={G: "emergency_doc"})
    scene.dice(3, 1, 1).act(R, "r3", "reveal", G, "lawyer-1")
    assert not scene.active("lawyer-1")
    assert "business_down" not in scene.kinds
    assert scene.open == ("turn_to_act", [Y])  # nor is a doctor asked for
    scene = attack("J3-car_bomb-1", down="g1").dice(4, 1, 1).act(R, "r3", "reveal", G, "g1")
    assert "gangster_down" not in scene.kinds
    scene = attack("J3-car_bomb-1", down="g1").dice(4, 4, 1).act(R, "r3", "reveal", G, "g1")
    assert scene.trophies(R) == "g1"
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("dice", [(4, 1, 1), (4, 4, 1)])
@rules("CN-8.8", "CN-13.2", "CN-13.4")
def test_CN_8_8_car_bomb(dice: tuple[int, ...]) -> None:
    scene = attack("J3-car_bomb-1").dice(*dice).act(R, "r3", "reveal", G, "g3")
    if dice[1] == 1:
        assert scene.crew(G) == "g1 g2 g3"
        assert not scene.active("g3")
    else:
        assert scene.crew(G) == "g1 g2"
        assert scene.trophies(R) == "g3"
    assert scene.open == ("turn_to_act", [Y])


# --- Persuasion, Assassination ---


@rules("CN-8.9", "CN-7.13", "CN-12.5")
def test_CN_8_9_persuasion_takes_it_over_as_it_is() -> None:
    scene = attack("J2-persuasion-1", closed="lawyer-1", used="lawyer-1", markers=[(Y, "dealer-1")])
    scene.dice(4, 4, 1).act(R, "r3", "reveal", G, "lawyer-1")
    assert scene.owner("lawyer-1") == R
    assert not scene.active("lawyer-1")
    assert scene.s.used[business("lawyer-1")]
    assert scene.told("taken_over") == [{"business": business("lawyer-1"), "seat": R, "before": G}]
    active = attack(
        "J2-persuasion-1", markers=[(Y, "dealer-1"), (R, "dealer-1")], owned={R: "dealer-2"}
    )
    active.dice(4, 4, 1).act(R, "r3", "reveal", G, "dealer-1")
    assert active.active("dealer-1")
    assert active.markers == []
    assert active.monopolies == {"drugs": R}
    assert active.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("task", ["J2-persuasion-1", "J3-assassination-1"])
@rules("CN-8.9", "CN-8.10", "CN-8.13")
def test_CN_8_10_one_success_is_none(task: str) -> None:
    target = "lawyer-1" if "persuasion" in task else "g3"
    threshold = 4 if "persuasion" in task else 3
    scene = attack(task, tasks={"g1": "J4C01"})
    scene.dice(threshold, 1, 1).act(R, "r3", "reveal", G, target)
    assert scene.owner(target) == G
    assert scene.active(target)
    assert scene.told("attack_failed") == [{"seat": R, "job": job(task)}]
    assert scene.open == ("turn_to_act", [Y])  # no Trap was asked for


@rules("CN-8.10")
def test_CN_8_10_two_kill() -> None:
    scene = attack("J3-assassination-1").dice(3, 3, 1).act(R, "r3", "reveal", G, "g3")
    assert scene.trophies(R) == "g3"
    assert scene.crew(G) == "g1 g2"
    assert scene.open == ("turn_to_act", [Y])


# --- Drive-by ---


@rules("CN-8.11", "CN-Q6")
def test_CN_8_11_one_success_kills() -> None:
    scene = attack("J4-drive_by-1").dice(3, 1, 1).act(R, "r3", "reveal", G, "g3")
    assert scene.trophies(R) == "g3"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X23", "CN-8.11", "CN-8.12", "CN-Q58")
def test_CN_X23_return_fire() -> None:
    scene = attack("J4-drive_by-1", who="r2").dice(1, 2).act(R, "r2", "reveal", G, "g3")
    assert scene.rolls == [([1, 2], 3, 0)]
    assert scene.open == ("return_fire", [G])
    assert scene.options(G) == ["shoot", "hold"]
    scene.dice(1, 1, 4).act(G, "shoot")
    assert scene.told("returned_fire") == [
        {
            "seat": G,
            "gangster": gangster("g3"),
            "at": gangster("r2"),
            "dice": [1, 1, 4],
            "hits": [False, False, True],
            "threshold": 2,
            "successes": 1,
        }
    ]
    assert (scene.trophies(G), scene.crew(R)) == ("r2", "r1 r3")
    assert scene.open_jobs == "J4-drive_by-1"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.12", "CN-Q58")
def test_CN_8_12_current_strengths_and_nothing_else() -> None:
    """Not the Henchman, the Saboteur, the pending task; and the shooter keeps his."""
    scene = attack(
        "J4-drive_by-1",
        tasks={"g2": "J1C03", "r1": "J1C06"},
        attached={
            "g2": "machine_pistol henchman",
            "r3": "distraction saboteur",
        },
    )
    scene.dice(1, 1).act(R, "r3", "reveal", G, "g2")
    assert scene.rolls == [([1, 1], 5, 0)]
    scene.dice(1, 1, 1).act(G, "shoot")
    [fire] = scene.told("returned_fire")
    assert (fire["dice"], fire["threshold"]) == ([1, 1, 1], 2)
    assert scene.crew(R) == "r1 r2 r3"  # he missed
    assert scene.task("g2") == "job"
    assert scene.attached("g2") == "henchman machine_pistol"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.12")
def test_CN_8_12_he_may_hold_his_fire() -> None:
    scene = attack("J4-drive_by-1").dice(1, 1, 1).act(R, "r3", "reveal", G, "g3").act(G, "hold")
    assert scene.told("held_fire") == [{"seat": G}]
    assert scene.told("returned_fire") == []
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.12", "CN-Q52")
def test_CN_8_12_time_out_shoots() -> None:
    scene = attack("J4-drive_by-1").dice(1, 1, 1).act(R, "r3", "reveal", G, "g3")
    scene.dice(3, 3, 3).time_out(G)
    assert scene.trophies(G) == "r3"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.12", "CN-20.2")
def test_CN_8_12_only_an_active_target_returns_fire() -> None:
    scene = attack("J4-drive_by-1", down="g3").dice(1, 1, 1).act(R, "r3", "reveal", G, "g3")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.12", "CN-10.8", "CN-11.15", "CN-11.17")
def test_CN_8_12_no_trap_against_it_but_a_doctor() -> None:
    scene = attack(
        "J4-drive_by-1",
        tasks={"r1": "J4-trap-1"},
        influence={R: "ambulance", Y: "emergency_doc"},
    )
    scene.passes().dice(1, 1, 1).act(R, "r3", "reveal", G, "g3").dice(6, 6, 6).act(G, "shoot")
    assert scene.open == ("play_doc", [R, Y])  # no Trap before that
    assert scene.options(R) == ["pass"]  # return fire is no Attack
    scene.passes(R).act(Y, "doctor").passes()
    assert not scene.active("r3")
    assert scene.trophies(G) == ""
    assert scene.open == ("schemers", [R])


# --- what counts as success ---


@pytest.mark.parametrize(
    ("task", "victim", "dice"),
    [
        ("J1T1", (G,), (3, 1, 1)),  # a player without cash
        ("J2-kill_businessman-1", (G, "lawyer-1"), (3, 1, 1)),  # deactivated already
        ("J3-car_bomb-1", (G, "g1"), (4, 1, 1)),  # likewise
    ],
)
@rules("CN-8.13", "CN-10.8")
def test_CN_8_13_the_dice_alone_decide(
    task: str, victim: tuple[int | str, ...], dice: tuple[int, ...]
) -> None:
    scene = attack(task, cash={G: 0}, closed="lawyer-1", down="g1", tasks={"g3": "J4-trap-1"})
    scene.dice(*dice).act(R, "r3", "reveal", *victim)
    assert scene.open == ("reveal_trap", [G])
    scene.dice(4, 4, 1).act(G, "g3")
    assert scene.trophies(G) == "r3"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-8.13", "CN-10.6")
def test_CN_8_13_half_of_one_thousand_too() -> None:
    scene = table(
        "action",
        turn=R,
        round=3,
        tasks={"r2": "J1C03", "g3": "J3-robbery-1", "r1": "J3-trap-1"},
    )
    scene.dice(2, 1).act(R, "r2", "reveal").dice(4, 1, 1).act(G, "g3")
    assert scene.open == ("reveal_trap", [R])
    scene.passes()
    assert scene.told("robbed") == [{"seat": G, "victim": R, "amount": 0, "left": 1}]
    assert scene.cash == [2, 2, 3]
    assert scene.open == ("turn_to_act", [R])


@rules("CN-X30", "CN-8.3", "CN-13.2", "CN-Q23")
def test_CN_X30_a_planned_purchase_under_attack() -> None:
    scene = attack("J1-vandalism-1", tasks={"g1": "casino-2", "r2": "J3-car_bomb-1"})
    assert "casino-2" not in targets(scene)
    scene.dice(4, 1).act(R, "r2", "reveal", G, "g1")
    assert not scene.active("g1")
    assert scene.deck.split()[-1] == "casino-2"
    assert scene.told("purchase_lost") == [
        {"seat": G, "gangster": gangster("g1"), "business": business("casino-2")}
    ]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-18.8", "CN-Q5")
def test_CN_18_8_companies_only() -> None:
    only = Options(sabotage_companies_only=True)
    more: dict[str, Any] = {"owned": {Y: ""}, "options": only}
    assert targets(attack("J1-vandalism-1", **more)) == {"construction-1"}
    assert targets(attack("J3-arson-1", **more)) == {"construction-1"}
    assert targets(attack("J1-bash-1", **more)) == {"dealer-1", "lawyer-1"}
    assert targets(attack("J2-kill_businessman-1", **more)) == {"dealer-1", "lawyer-1"}


@rules("CN-8.1", "CN-19.5")
def test_CN_8_1_players_clockwise() -> None:
    scene = attack("J1T1", players=4)
    named = [path[-1] for path in scene.paths(R) if path[:2] == ("r3", "name")]
    assert named == [f"player {seat}" for seat in (P, Y, G)]


@pytest.mark.parametrize(
    "task", ["J1-bash-1", "J1-vandalism-1", "J3-arson-1", "J3-car_bomb-1", "J1T1"]
)
@rules("CN-8.3")
def test_CN_8_3_never_oneself(task: str) -> None:
    scene = attack(task, tasks={"r1": "casino-2", "g1": "night_club-2"}, owned={R: "cop-2"})
    named = {each for path in scene.paths(R) if path[:2] == ("r3", "name") for each in path[2:]}
    assert not named & {f"player {R}", "r1", "r2", "r3", "cop-2", "casino-2", "night_club-2"}
    assert ("g1" in named) is (task == "J3-car_bomb-1")  # who carries a purchase can be hit
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize(
    ("task", "target", "legal"),
    [
        ("J1-bash-1", "lawyer-1", False),
        ("J1-vandalism-1", "lawyer-1", False),
        ("J2-kill_businessman-1", "lawyer-1", True),
        ("J3-arson-1", "lawyer-1", True),
        ("J2-persuasion-1", "lawyer-1", True),
        ("J3-assassination-1", "g1", True),
        ("J3-car_bomb-1", "g1", True),
        ("J4-drive_by-1", "g1", True),
    ],
)
@rules("CN-8.4", "CN-Q21")
def test_CN_8_4_deactivated_ones(task: str, target: str, legal: bool) -> None:
    scene = attack(task, closed="lawyer-1", down="g1")
    assert (target in targets(scene)) is legal
    assert scene.open == ("turn_to_act", [R])


@pytest.mark.parametrize("cash", [0, 1, 5, 9])
@rules("CN-8.5", "CN-8.7")
def test_CN_8_5_a_player_is_a_target_whatever_he_has(cash: int) -> None:
    for task, taken in (("J1T2", min(cash, 5)), ("J1-property_damage-1", min(cash, 6))):
        scene = attack(task, cash={G: cash}, tasks={"y1": "J1T1"})
        scene.dice(6, 6, 6).act(R, "r3", "reveal", G)
        assert scene.cash == [2, cash - taken, 2 + (taken if task == "J1T2" else 0)]
        assert scene.open == ("turn_to_act", [Y])


# --- promises ---


@rules("CN-16.21")
def test_CN_16_21_a_revealed_attack_breaks_a_truce_and_a_naming_does_not() -> None:
    scene = attack("J1T1").dice(3, 1, 1)
    for to, pledge in ((Y, Pledge(R, "truce", round=4)), (G, Pledge(R, "spare", whom=Y))):
        scene.match.promise(to, pledge)
    scene.match.promise(R, Pledge(Y, "truce"))
    scene.act(R, "r3", "name", Y)
    assert [each.mark for each in scene.s.promises] == ["", "", ""]
    scene.act(Y, "go_ahead").act(R, "reveal")
    assert [each.mark for each in scene.s.promises] == ["broken", "broken", ""]
    assert [told["mark"] for told in scene.told("promise_settled")] == ["broken", "broken"]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-16.21")
def test_CN_16_21_the_end_of_the_game_keeps_what_was_not_broken() -> None:
    scene = attack("J1T1")
    scene.match.promise(G, Pledge(R, "truce", round=4))
    scene.match.promise(G, Pledge(R, "pay", amount=2, round=4))
    while not scene.s.over:
        scene.match.time_out(scene.s.waiting[0])
    assert [each.mark for each in scene.s.promises] == ["kept", "broken"]
