"""La Cosa Nostra: how long a question may take, and what is answered when time runs out.

The decisions table of the rules (CN-Q52). A timeout commits to as little as possible and never
starts an Attack.
"""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import Options
from tests.games.cosa_nostra.scenario import (
    GANGSTER_WORDS,
    KEY,
    G,
    R,
    Scene,
    Y,
    match_of,
    table,
)

SECONDS = {
    "choose_family": 30,
    "mulligan": 15,
    "plan": 60,
    "influence_turn": 15,
    "peek": 20,
    "schemers": 4,
    "turn_to_act": 60,
    "answer_threat": 20,
    "choose_markers": 15,
    "cop_reroll": 15,
    "stake": 30,
    "buy_after_roll": 45,
    "launder_amount": 30,
    "reveal_robbery": 10,
    "reveal_trap": 10,
    "play_doc": 10,
    "return_fire": 10,
    "recruit": 30,
    "discard_to_limit": 45,
    "end_turn": 8,
}


@rules("CN-Q52", "CN-18.7", "CN-16.9")
def test_CN_Q52_every_question_of_a_live_table_has_its_time() -> None:
    s = GAME.begin(3, KEY)
    told = {
        name: ask.seconds(s) for name, ask in GAME.asks.items() if ask.seconds and name in SECONDS
    }
    assert told == SECONDS
    only_stepped = {*GAME.asks} - {*SECONDS}
    assert only_stepped == {"play_in_planning", "assign", "play_in_action", "act"}


@rules("CN-20.6", "CN-18.7")
def test_CN_20_6_a_turn_has_one_clock_whatever_is_played_in_it() -> None:
    """Time is reckoned by question: what is played leaves it the same, a planned task does not."""
    scene = table(
        "planning",
        options=Options(two_tasks_per_turn="on"),
        tasks={"g1": "J1C06", "g2": "J1C02"},
        hands={Y: "J1C01 J1C03"},
        influence={Y: "henchman spy"},
    )
    turn = scene.s.question
    scene.act(Y, "henchman", Y, "y1")
    assert (scene.open, scene.s.question) == (("plan", [Y]), turn)
    scene.act(Y, "spy", G, "g1")
    assert scene.open == ("peek", [Y])
    assert scene.s.question != turn
    scene.act(Y, "stop")
    assert (scene.open, scene.s.question) == (("plan", [Y]), turn)
    scene.act(Y, "y1", "J1C01")  # CN-18.7: so long for each task
    assert scene.open == ("plan", [Y])
    assert scene.s.question != turn


@rules("CN-20.6", "CN-16.9")
def test_CN_20_6_nor_does_a_named_target_wind_it_up() -> None:
    scene = table("action", tasks={"y1": "J1C03", "g1": "J1C06"}, influence={Y: "snitch"})
    turn = scene.s.question
    scene.act(Y, "y1", "announce", G, "person")
    assert scene.open == ("answer_threat", [G])
    assert scene.s.question != turn
    scene.act(G, "go_ahead")
    assert (scene.open, scene.s.question) == (("turn_to_act", [Y]), turn)
    scene.act(Y, "snitch", "look", G, "g1")
    assert (scene.open, scene.s.question) == (("turn_to_act", [Y]), turn)


@rules("CN-20.6", "CN-3.4")
def test_CN_20_6_nor_a_card_in_a_turn_without_a_task_to_give() -> None:
    done = {"y1": "J1C10", "y2": "J1C11", "y3": "J1C12"}
    scene = table("planning", tasks=done, influence={Y: "henchman schemer"})
    assert scene.open == ("influence_turn", [Y])
    turn = scene.s.question
    scene.act(Y, "henchman", Y, "y1")
    assert (scene.open, scene.s.question) == (("influence_turn", [Y]), turn)
    assert scene.options(Y) == ["pass"]


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-19.10")
def test_CN_Q52_a_game_without_anybody_ends(players: int, stepped: bool) -> None:
    scene = match_of(players, "nobody", stepped=stepped)
    questions = 0
    while scene.s.asking:
        scene.time_out(scene.s.waiting[0])
        questions += 1
    assert questions < 1500
    attacks = [event for event in scene.told("revealed") if scene.s.job(event["job"]).attack]
    assert attacks == []  # never an Attack
    assert scene.told("trade") == []
    assert scene.s.round == 4


# --- planning: default A ---


def planned(scene: Scene, seat: int = Y) -> tuple[str, str]:
    """Whom the clock gave a task, and which."""
    before = {who: scene.task(who) for who in GANGSTER_WORDS}
    scene.time_out(seat)
    [who] = [each for each in GANGSTER_WORDS if scene.task(each) != before[each]]
    return who, scene.load(who) or scene.task(who)


def plan(hand: str, stepped: bool, **more: Any) -> Scene:
    more.setdefault("cash", {Y: 0})
    scene = table("planning", round=2, hands={Y: hand}, stepped=stepped, **more)
    return scene.quietly()


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-3.8")
def test_CN_3_8_default_the_best_cash_job_that_can_be_done(stepped: bool) -> None:
    """J2C02 pays 9 but needs a Politician, J1C11 and J1C13 pay 5, J1C12 pays 4."""
    scene = plan("J1C12 J1C13 J1C11 J2C02 J1T1", stepped)
    assert planned(scene) == ("y3", "J1C11")  # on the strongest
    rented = plan("J1C12 J1C11 J2C02", stepped, markers=[(Y, "politician-1")])
    assert planned(rented) == ("y3", "J2C02")
    pistol = plan("J1C12", stepped, attached={"y2": "machine_pistol", "y3": "distraction"}, down="")
    assert planned(pistol) == ("y2", "J1C12")
    assert pistol.s.waiting == [G]


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-3.6")
def test_CN_3_6_default_else_what_he_can_afford_in_the_market(stepped: bool) -> None:
    market = "casino-1 pimp-2 lawyer-2 cop-2"
    scene = plan("J1C01 J1T1", stepped, cash={Y: 2}, market=market)
    assert planned(scene) == ("y1", "lawyer-2")  # the cheapest, the weakest
    spoken_for = plan("J1C01 J1T1", stepped, cash={Y: 5}, market=market, tasks={"y2": "dealer-2"})
    assert planned(spoken_for) == ("y1", "J1C01")  # 4 of the 5 are spoken for


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-3.5")
def test_CN_3_5_default_else_the_lowest_job(stepped: bool) -> None:
    scene = plan("J1T1 J1C01 J2C02 J1-bash-1", stepped, cash={Y: 1})
    assert planned(scene) == ("y1", "J1-bash-1")
    none = plan("", stepped, cash={Y: 0}, market="casino-1 pimp-2 lawyer-2 cop-2")
    assert planned(none) == ("y1", "lawyer-2")  # though he cannot pay
    nothing = plan("", stepped, market="", rest=R)
    assert planned(nothing) == ("y1", "idle")


@rules("CN-3.4", "CN-Q52")
def test_CN_3_4_default_pass() -> None:
    tasks = dict.fromkeys(["y1", "y2", "y3"], "idle")
    scene = table("planning", tasks=tasks, influence={Y: "henchman"}).time_out(Y)
    assert scene.influence(Y) == "henchman"
    assert scene.open == ("plan", [G])


@rules("CN-3.13", "CN-Q52")
def test_CN_3_13_default_follows_the_kind_of_turn() -> None:
    """As it is when time runs out, not as it was when he was asked."""
    tasks = dict.fromkeys(["y1", "y2", "y3"], "idle")
    scene = table("planning", tasks=tasks, influence={Y: "henchman"}, hands={Y: "J1C03"})
    assert scene.open == ("influence_turn", [Y])
    scene.trade(G, Y, "g2").time_out(Y)
    assert scene.load("g2") == "J1C03"
    assert scene.open == ("plan", [G])
    scene = table("planning", tasks={**tasks, "y1": "none"}, hands={Y: "J1C03"})
    scene.trade(Y, G, "y1").time_out(Y)
    assert scene.task("y1") == "none"
    assert scene.open == ("plan", [G])


# --- action: default B ---


def acting(tasks: dict[str, str], stepped: bool, **more: Any) -> Scene:
    scene = table("action", round=4, tasks={**tasks, "g1": "J1T1"}, stepped=stepped, **more)
    return scene.quietly()


def acted(scene: Scene) -> str:
    """Whose task was carried out or cancelled by the clock."""
    before = {who: scene.task(who) for who in GANGSTER_WORDS}
    scene.time_out(Y)
    [who] = [each for each in GANGSTER_WORDS if scene.task(each) != before[each]]
    return who


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-4.4", "CN-5.2")
def test_CN_4_4_default_pays_reveals_or_cancels(stepped: bool) -> None:
    tasks = {"y1": "J1C03", "y2": "casino-1", "y3": "garage-2"}
    scene = acting(tasks, stepped, cash={Y: 8}, owned={Y: ""})
    assert acted(scene) == "y3"  # the first he can afford
    assert scene.owner("garage-2") == Y
    scene = acting(tasks, stepped, cash={Y: 7}, owned={Y: ""}).dice(1)
    assert acted(scene) == "y1"  # else the first Cash Job whose needs are met
    assert scene.open_jobs == "J1C03"
    scene = acting({**tasks, "y1": "J1C01"}, stepped, cash={Y: 7}, owned={Y: ""})
    assert acted(scene) == "y1"  # else the first is cancelled
    assert scene.shut_jobs == "J1C01"


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-Q52", "CN-4.9")
def test_CN_4_9_default_responses_last_attacks_never(stepped: bool) -> None:
    scene = acting({"y1": "J4-trap-1", "y2": "J4-robbery-1", "y3": "J4T1"}, stepped)
    assert acted(scene) == "y3"
    assert scene.shut_jobs == "J4T1"  # cancelled, though it could hit somebody
    scene = acting({"y1": "J4-trap-1", "y2": "J4-robbery-1"}, stepped)
    assert acted(scene) == "y1"
    assert scene.shut_jobs == "J4-trap-1"


@rules("CN-Q52", "CN-4.4")
def test_CN_4_4_default_in_the_order_they_came() -> None:
    crews = {Y: "y2r y1 y2 y3", G: "g1 g2 g3"}
    scene = acting({"y1": "J1C06", "y2r": "J1C03"}, False, crews=crews, owned={Y: ""}).dice(1, 1)
    assert acted(scene) == "y2r"
    assert scene.open == ("turn_to_act", [G])


# --- the others ---


@rules("CN-Q52", "CN-11.12", "CN-11.14")
def test_CN_11_12_default_no_schemer() -> None:
    tasks = {"y1": "J1C03", "g1": "J1C06"}
    scene = table("action", tasks=tasks, influence={G: "schemer", Y: "schemer"})
    scene.time_out(G)
    assert scene.influence(G) == "schemer"
    assert scene.open == ("turn_to_act", [Y])
    scene.time_out(Y)
    assert scene.influence(Y) == "schemer"  # nor to skip
    assert scene.open == ("cop_reroll", [Y])


@rules("CN-Q52", "CN-12.4", "CN-10.5", "CN-10.8", "CN-11.15", "CN-11.4", "CN-16.9")
def test_CN_12_4_default_stop_and_pass() -> None:
    tasks = {"y2": "J1C12", "g3": "J3-robbery-1", "y3": "J4-trap-1"}
    scene = table("action", round=4, tasks=tasks).dice(3, 1).act(Y, "y2", "reveal").time_out(Y)
    assert scene.open == ("reveal_robbery", [G])
    scene.time_out(G)
    assert scene.cash == [6, 2, 2]
    assert scene.task("g3") == "job"
    shot = table(
        "action",
        turn=R,
        round=4,
        tasks={"r3": "J4-car_bomb-1", "g2": "J4-trap-1"},
        influence={G: "emergency_doc"},
    )
    shot.passes().dice(4, 1, 1).act(R, "r3", "reveal", G, "g1")
    assert shot.open == ("reveal_trap", [G])
    shot.time_out(G)
    assert shot.open == ("play_doc", [G])
    shot.time_out(G)
    assert not shot.active("g1")
    peek = table("action", tasks={"y1": "J1C03", "g1": "J1C06", "r1": "J1T1"}, influence={Y: "spy"})
    peek.act(Y, "spy", G, "g1").time_out(Y)
    assert len(peek.told("looked")) == 1
    threat = peek.act(Y, "y1", "announce", G, "person").time_out(G)
    assert threat.open == ("turn_to_act", [Y])


@rules("CN-15.3", "CN-Q52")
def test_CN_15_3_default_nobody() -> None:
    scene = table("payday", cash={Y: 50}).time_out(Y)
    assert scene.crew(Y) == "y1 y2 y3"
    assert scene.open == ("recruit", [G])


@rules("CN-1.2", "CN-Q52")
def test_CN_1_2_default_a_free_family() -> None:
    scene = match_of(3, 1, Options(family_choice="choice"))
    for seat in range(3):
        scene.time_out(seat)
    assert len({*scene.s.families}) == 3
    assert scene.open[0] == "mulligan"
