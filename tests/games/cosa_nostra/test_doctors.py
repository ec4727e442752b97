"""La Cosa Nostra, CN-11.15 to 11.18: Emergency docs and Ambulances."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    business,
    card,
    gangster,
    table,
)

DOC, AMBULANCE = "emergency_doc", "ambulance"


def attack(
    task: str, at: str, dice: tuple[int, ...], influence: dict[int, str], **more: Any
) -> Scene:
    """Red's r3 attacks a card of green's; yellow has something to do after him."""
    tasks = {"r3": task, "y1": "J1C03", **more.pop("tasks", {})}
    scene = table("action", round=4, turn=R, tasks=tasks, influence=influence, **more)
    while scene.open[0] == "schemers":
        scene.passes()
    return scene.dice(*dice).act(R, "r3", "reveal", G, *([at] if at else []))


def dead(at: str = "g2", **more: Any) -> Scene:
    """An Assassination that succeeds."""
    return attack("J3-assassination-1", at, (6, 6, 6), more.pop("influence", {G: DOC}), **more)


# --- what a doctor does ---


@rules("CN-11.15", "CN-13.4")
def test_CN_11_15_killed_means_deactivated_then() -> None:
    scene = dead(influence={G: DOC}, attached={"g2": "machine_pistol"})
    assert (scene.open, scene.options(G)) == (("play_doc", [G]), ["doctor", "pass"])
    assert scene.view(PUBLIC).harm.card == gangster("g2")
    scene.act(G, "doctor")
    assert scene.told("doctor") == [
        {"seat": G, "card": card(DOC), "is_business": False, "who": gangster("g2"), "kills": True}
    ]
    assert (scene.crew(G), scene.active("g2"), scene.trophies(R)) == ("g1 g2 g3", False, "")
    assert scene.attached("g2") == "machine_pistol"  # only a dead man loses it
    assert scene.influence_open == DOC
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("task", "at", "level"),
    [
        ("J1-bash-1", "lawyer-1", 0),
        ("J1-vandalism-1", "lawyer-1", 0),
        ("J2-kill_businessman-1", "lawyer-1", 1),
        ("J3-arson-1", "lawyer-1", 1),
        ("J3-car_bomb-1", "g2", 1),
        ("J4-drive_by-1", "g2", 1),
    ],
)
@rules("CN-11.15", "CN-11.18")
def test_CN_11_15_gangsters_and_businessmen(task: str, at: str, level: int) -> None:
    scene = attack(task, at, (6, 6, 6), {Y: DOC})
    scene.act(Y, "doctor")  # anybody may
    assert scene.told("doctor")[0]["kills"] == bool(level)
    assert scene.active(at) is (level == 0)
    assert scene.owner(at) == G
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.15", "CN-Q20")
def test_CN_11_15_about_to_be_deactivated_nothing_happens_at_all() -> None:
    """Task and markers stay; and it cannot be used later to wake somebody up."""
    scene = attack(
        "J3-car_bomb-1",
        "g2",
        (4, 1, 1),
        {G: f"{DOC} {DOC}"},
        tasks={"g2": "pimp-4"},
        markers=[(Y, "pimp-4")],
        attached={"g2": "henchman"},
        down="g3",
    )
    scene.act(G, "doctor")
    assert (scene.active("g2"), scene.load("g2"), scene.attached("g2")) == (
        True,
        "pimp-4",
        "henchman",
    )
    assert scene.markers == [(Y, "pimp-4")]
    scene.passes()  # before yellow's turn green is asked for Schemers
    scene.act(Y, "y1", "cancel")
    assert not [path for path in scene.paths(G) if DOC in path]
    assert not scene.active("g3")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-11.15", "CN-20.4", "CN-Q66")
def test_CN_11_15_the_controller_first_then_clockwise() -> None:
    """All answer in secret; the first in that order is used, the others keep their cards."""
    scene = dead(players=4, influence={Y: "spy", G: "spy", R: DOC, P: DOC}, first=P)
    assert scene.open == ("play_doc", [G, R, P, Y])
    scene.act(P, "doctor").act(R, "doctor")
    assert scene.told("doctor") == []
    for viewer in (PUBLIC, Y, G):
        assert scene.match.view(viewer).waiting == (G, R, P, Y)  # nobody sees who has answered
    scene.passes(Y, G)
    assert [each["seat"] for each in scene.told("doctor")] == [R]
    assert (scene.influence(R), scene.influence(P)) == ("", DOC)
    # Asked afresh for the deactivation that is left, purple's answer is forgotten.
    assert scene.open == ("play_doc", [G, P, Y])
    assert [scene.match.view(seat).prompt.answer for seat in (G, P, Y)] == [None] * 3  # type: ignore[union-attr]
    scene.passes()
    assert not scene.active("g2")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.15", "CN-20.2", "CN-20.3")
def test_CN_11_15_asked_by_the_number_of_cards_alone() -> None:
    scene = dead(influence={G: "spy", Y: "snitch"})
    assert scene.open == ("play_doc", [G, Y])
    assert [scene.options(seat) for seat in (G, Y)] == [["pass"], ["pass"]]
    scene.passes()
    assert scene.trophies(R) == "g2"
    nobody = dead(influence={})
    assert (nobody.trophies(R), nobody.open) == ("g2", ("turn_to_act", [Y]))  # no window


@rules("CN-11.16", "CN-X19")
def test_CN_11_16_a_second_one_answers_what_the_first_left_over() -> None:
    purchase: dict[str, Any] = {
        "tasks": {"g2": "pimp-4"},
        "markers": [(Y, "pimp-4")],
    }
    scene = dead(influence={G: f"{DOC} {AMBULANCE}"}, **purchase)
    scene.act(G, "doctor")
    assert (scene.open, scene.options(G)) == (("play_doc", [G]), ["ambulance", "pass"])
    assert not scene.view(PUBLIC).harm.kills
    scene.act(G, "ambulance")
    assert (scene.active("g2"), scene.load("g2"), scene.markers) == (
        True,
        "pimp-4",
        [(Y, "pimp-4")],
    )
    assert [each["kills"] for each in scene.told("doctor")] == [True, False]
    one = dead(influence={G: f"{DOC} {AMBULANCE}"}, **purchase)
    one.act(G, "doctor").passes()
    assert (one.active("g2"), one.task("g2"), one.markers) == (False, "done", [])
    assert one.told("markers_back") == [{"business": business("pimp-4"), "seats": [Y]}]
    assert one.deck.split()[-1] == "pimp-4"
    assert one.trophies(R) == ""
    assert one.open == ("turn_to_act", [Y])


@rules("CN-11.16", "CN-8.4")
def test_CN_11_16_already_deactivated_it_stays_so_without_a_second_window() -> None:
    scene = dead(influence={G: f"{DOC} {DOC}"}, down="g2")
    scene.act(G, "doctor")
    assert (scene.crew(G), scene.active("g2"), scene.influence(G)) == ("g1 g2 g3", False, DOC)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.16", "CN-Q21")
def test_CN_11_16_nothing_to_prevent_no_window() -> None:
    """A single success against what is deactivated already."""
    scene = attack("J3-car_bomb-1", "g2", (4, 1, 1), {G: DOC}, down="g2")
    assert scene.open == ("turn_to_act", [Y])


# --- Ambulance ---


@rules("CN-11.17", "CN-Q3")
def test_CN_11_17_for_ones_own_against_an_attack() -> None:
    scene = dead(influence={G: AMBULANCE, Y: AMBULANCE})
    assert [scene.options(seat) for seat in (G, Y)] == [["ambulance", "pass"], ["pass"]]
    scene.passes(Y).act(G, "ambulance")
    scene.passes()
    assert (scene.crew(G), scene.active("g2")) == ("g1 g2 g3", False)
    assert scene.influence_open == AMBULANCE
    assert scene.told("doctor")[0]["card"] == card(AMBULANCE)
    man = attack("J2-kill_businessman-1", "lawyer-1", (3, 1, 1), {G: AMBULANCE})
    man.act(G, "ambulance")
    assert man.active("lawyer-1")
    assert man.open == ("turn_to_act", [Y])


@rules("CN-11.17", "CN-8.12")
def test_CN_11_17_not_against_return_fire() -> None:
    scene = attack("J4-drive_by-1", "g3", (1, 1, 1), {R: f"{AMBULANCE} {DOC}"})
    assert scene.open == ("return_fire", [G])
    scene.dice(6, 6, 6).act(G, "shoot")
    assert (scene.open, scene.options(R)) == (("play_doc", [R]), ["doctor", "pass"])
    scene.act(R, "doctor")
    scene.passes()
    assert (scene.crew(R), scene.active("r3"), scene.trophies(G)) == ("r1 r2 r3", False, "")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q57", "CN-11.15", "CN-11.17")
def test_CN_Q57_a_doctor_against_a_trap_the_attack_stays_repelled() -> None:
    scene = attack("J3T1", "", (6, 6, 6), {R: f"{AMBULANCE} {DOC}"}, tasks={"g3": "J3-trap-1"})
    scene.dice(4, 4, 1).act(G, "g3")
    assert scene.options(R) == ["doctor", "pass"]
    scene.act(R, "doctor").passes()
    assert (scene.crew(R), scene.active("r3"), scene.trophies(G)) == ("r1 r2 r3", False, "")
    assert scene.cash == [2, 2, 2]
    assert scene.open == ("turn_to_act", [Y])


# --- who cannot be saved ---


@pytest.mark.parametrize(
    ("task", "at"),
    [("J3-arson-1", "construction-1"), ("J1-vandalism-1", "construction-1")],
)
@rules("CN-11.18")
def test_CN_11_18_companies_cannot_be_saved(task: str, at: str) -> None:
    scene = attack(task, at, (6, 6, 6), {G: f"{DOC} {AMBULANCE}"})
    assert scene.open[0] != "play_doc"
    assert {"business_gone", "business_down"} & {*scene.kinds}


@rules("CN-11.18", "CN-8.9")
def test_CN_11_18_persuasion_kills_nobody() -> None:
    scene = attack("J3-persuasion-1", "lawyer-1", (6, 6, 6), {G: f"{DOC} {AMBULANCE}"})
    assert scene.owner("lawyer-1") == R
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.18", "CN-13.5")
def test_CN_11_18_a_businessman_in_an_arson_counts_as_killed() -> None:
    scene = attack("J3-arson-1", "lawyer-1", (4, 4, 1), {G: DOC})
    scene.act(G, "doctor")
    assert (scene.owner("lawyer-1"), scene.active("lawyer-1")) == (G, False)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q3", "CN-18.9")
def test_CN_Q3_two_ambulances_among_35_cards() -> None:
    scene = dead(influence={G: f"{AMBULANCE} {AMBULANCE}"})
    scene.act(G, "ambulance").act(G, "ambulance")
    assert (scene.active("g2"), scene.influence_open) == (True, f"{AMBULANCE} {AMBULANCE}")
    assert scene.open == ("turn_to_act", [Y])
