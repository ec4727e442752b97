"""La Cosa Nostra, CN-4 and 5: action turns and purchases."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.state import IN_DECK
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    OVER,
    G,
    P,
    R,
    Y,
    business,
    gangster,
    job,
    table,
)

# --- whose turn it is ---


@rules("CN-4.1", "CN-4.5")
def test_CN_4_1_clockwise_until_no_task_is_pending() -> None:
    scene = table(
        "action",
        players=4,
        first=R,
        tasks={"r1": "J1C03", "p1": "J1C06", "p2": "J1T1", "g1": "J1T2", "g2": "idle"},
    )
    turns = []
    while scene.open[0] == "turn_to_act":
        [seat] = scene.open[1]
        turns.append(seat)
        who = next(each[0] for each in scene.paths(seat) if each[-1] == "cancel")
        scene.act(seat, who, "cancel")
    assert turns == [R, P, G, P]  # yellow, who has nothing to do, has no turn
    assert scene.told("payday")
    assert scene.open == ("recruit", [R])


@rules("CN-4.1", "CN-11.10")
def test_CN_4_1_a_bonus_turn_does_not_change_whose_turn_is_next() -> None:
    tasks = {"y1": "J1C03", "g1": "J1C06", "r1": "J1T1", "r2": "J1T2"}
    scene = table("action", tasks=tasks, influence={R: "schemer"}, owned={Y: ""})
    assert scene.open == ("schemers", [R])
    scene.act(R, "scheme")
    assert scene.open == ("turn_to_act", [R])
    scene.act(R, "r1", "cancel")
    order = []
    while scene.open[0] == "turn_to_act":
        [seat] = scene.open[1]
        order.append(seat)
        scene.time_out(seat)
    assert order == [Y, G, R]
    assert scene.open == ("recruit", [Y])


@rules("CN-4.2", "CN-11.10", "CN-4.5")
def test_CN_4_2_a_chance_for_schemers_before_each_turn() -> None:
    tasks = {"y1": "J1C03", "g1": "J1C06", "g2": "J1T1"}
    scene = table("action", tasks=tasks, influence={Y: "schemer", G: "snitch", R: "schemer"})
    assert scene.open == ("schemers", [G])  # red has no task of his own to do first
    scene.passes().act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [G])  # yellow has none left either
    scene.act(G, "g1", "cancel")
    assert scene.open == ("turn_to_act", [G])


# --- a turn ---


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-4.3", "CN-4.11", "CN-Q16")
def test_CN_4_3_plays_then_one_task_of_whomever_he_likes(stepped: bool) -> None:
    scene = table(
        "action",
        stepped=stepped,
        round=2,
        first=G,
        tasks={"g1": "J1C03", "g3": "J2T1", "r1": "J1C06", "r2": "J1T1"},
        influence={G: "snitch spy henchman"},
    )
    played = scene.options(G)
    assert "henchman" not in played  # CN-11.6: only in planning
    scene.act(G, "lawyer-1", R, "r1").act(G, "stop")
    scene.act(G, "snitch", "renew").act(G, "spy", R, "r2").act(G, "stop")
    assert scene.told("bonus_turn") == []
    if stepped:
        scene.quietly()
        assert scene.open == ("act", [G])
    assert scene.open[1] == [G]  # CN-4.11: none of that was an action
    assert {path[0] for path in scene.paths(G) if path[-1] == "cancel"} == {"g1", "g3"}
    scene.act(G, "g3", "cancel")
    assert scene.tasks(G) == "job done done"
    assert scene.open == ("schemers", [G])  # before red's turn


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-4.4")
def test_CN_4_4_nobody_passes(stepped: bool) -> None:
    scene = table("action", stepped=stepped, tasks={"y1": "J1C03"}, influence={Y: "snitch"})
    if stepped:
        scene.quietly()
    assert not {"pass", "skip", "none", "done"} & {*scene.options(Y)}
    assert scene.refused(Y, "pass") == ("not-offered", "CN-4.3")
    assert scene.refused(Y, "skip") == ("not-offered", "CN-4.3")
    assert scene.open[1] == [Y]


@rules("CN-4.4", "CN-11.14")
def test_CN_4_4_only_a_schemer_skips() -> None:
    scene = table("action", tasks={"y1": "J1C03", "g1": "J1C06"}, influence={Y: "schemer"})
    scene.act(Y, "skip")
    assert scene.task("y1") == "job"
    assert scene.influence_open == "schemer"
    assert scene.open == ("turn_to_act", [G])
    scene.act(G, "g1", "cancel")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-11.14", "CN-4.4")
def test_CN_4_4_not_in_a_bonus_turn() -> None:
    tasks = {"y1": "J1C03", "g1": "J1C06"}
    scene = table("action", tasks=tasks, influence={G: "schemer schemer"}).act(G, "scheme")
    assert "skip" not in scene.options(G)
    assert scene.open == ("turn_to_act", [G])


@rules("CN-4.1", "CN-16.6", "CN-16.1")
def test_CN_4_1_offers_lapse_with_the_phase() -> None:
    scene = table("action", round=4, tasks={"y1": "J1C03"})
    offer = scene.offer(G, R, "1")
    scene.act(Y, "y1", "cancel")
    assert scene.told("offer_lapsed") == [{"offer": offer.id, "maker": G, "to": R}]
    assert scene.s.offers == []
    assert scene.open == OVER


@rules("CN-X10", "CN-4.6", "CN-5.3")
def test_CN_X10_what_one_task_wins_serves_the_next() -> None:
    scene = table(
        "action",
        tasks={"r1": "J1C05", "r2": "dealer-2", "r3": "J1C01", "g1": "J1C03", "g2": "J1C04"},
        cash={R: 2},
        owned={R: "pimp-1"},
        turn=R,
    )
    assert ("r2", "pay") not in scene.paths(R)
    scene.dice(2).act(R, "r1", "reveal")
    assert scene.cash[R] == 6
    scene.act(G, "g1", "cancel").act(R, "r2", "pay")
    assert (scene.cash[R], scene.owned(R)) == (2, "pimp-1 dealer-2")
    scene.act(G, "g2", "cancel").dice(4, 4, 1).act(R, "r3", "reveal")
    assert scene.rolls[-1] == ([4, 4, 1], 4, 2)
    assert scene.told("payday") == [{"round": 1, "incomes": [7, 7, 4]}]
    assert scene.cash[R] == 2 + 9 + 4
    assert scene.open[0] == "recruit"


# --- cancelling ---


@rules("CN-4.7", "CN-Q39", "CN-Q31")
def test_CN_4_7_a_cancelled_job_goes_face_down_and_markers_stay() -> None:
    scene = table(
        "action",
        tasks={"y1": "J1C09", "y2": "J1C03"},
        markers=[(Y, "garage-1")],
    )
    scene.act(Y, "y1", "cancel")
    assert (scene.shut_jobs, scene.open_jobs) == ("J1C09", "")
    assert scene.cash == [2, 2, 2]
    assert scene.markers == [(Y, "garage-1")]
    assert scene.task("y1") == "done"
    [shut] = scene.view(G).shut_jobs
    assert (shut.pile, shut.job) == (1, None)
    assert scene.view(Y).shut_jobs[0].job == job("J1C09")
    [heard] = scene.heard(PUBLIC, "job_cancelled")
    assert facts(heard) == {"seat": Y, "gangster": gangster("y1"), "pile": 1}
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-4.8")
def test_CN_4_8_a_cancelled_purchase_goes_under_the_deck() -> None:
    scene = table(
        "action",
        tasks={"y1": "garage-2", "y2": "J1C03"},
        cash={Y: 20},
        markers=[(G, "garage-2"), (G, "cop-1")],
    )
    scene.act(Y, "y1", "cancel")  # though he could pay
    assert scene.deck.split()[-1] == "garage-2"
    assert scene.owner("garage-2") == IN_DECK
    assert scene.markers == [(G, "cop-1")]
    assert scene.told("markers_back") == [{"business": business("garage-2"), "seats": [G]}]
    assert scene.cash == [20, 2, 2]
    assert scene.s.free_markers(G) == 4
    assert scene.view(R).deck_bottom == ((business("garage-2"),),)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-4.9", "CN-X15", "CN-10.1")
def test_CN_X15_nothing_but_responses() -> None:
    tasks = {"y1": "J3-robbery-1", "y2": "J3-trap-1", "g1": "J1C03"}
    scene = table("action", round=3, tasks=tasks, influence={Y: "schemer"})
    assert {path for path in scene.paths(Y) if "announce" not in path} == {
        ("skip",),
        ("y1", "cancel"),
        ("y2", "cancel"),
    }
    assert scene.refused(Y, "y1", "reveal") == ("not-offered", "CN-4.3")
    scene.act(Y, "y2", "cancel")
    assert scene.shut_jobs == "J3-trap-1"
    assert scene.view(G).shut_jobs[0].job is None
    assert scene.open == ("schemers", [Y])


@rules("CN-4.9")
def test_CN_4_9_or_with_others_if_he_likes() -> None:
    scene = table("action", round=3, tasks={"y1": "J3-trap-1", "y3": "J1C03"})
    assert scene.ways(Y, "y1") == {"cancel"}
    assert scene.ways(Y, "y3") == {"reveal", "cancel"}
    scene.act(Y, "y1", "cancel")
    assert scene.tasks(Y) == "done done job"
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("way", ["carried out", "bought", "cancelled"])
@rules("CN-4.10")
def test_CN_4_10_done_for_this_round(way: str) -> None:
    tasks = {"y1": "J1C03", "y2": "cop-2", "g1": "J1C06"}
    scene = table("action", tasks=tasks, owned={Y: ""})
    if way == "carried out":
        scene.dice(1).act(Y, "y1", "reveal")
    elif way == "bought":
        scene.act(Y, "y2", "pay")
    else:
        scene.act(Y, "y1", "cancel")
    who = "y2" if way == "bought" else "y1"
    assert (scene.task(who), scene.load(who)) == ("done", "")
    scene.act(G, "g1", "cancel")
    assert who not in {path[0] for path in scene.paths(Y)}
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-4.12", "CN-Q39", "CN-6.8")
def test_CN_4_12_carried_out_face_up_for_good() -> None:
    scene = table("action", tasks={"y1": "J1C03", "y2": "J1C06"}, owned={Y: ""})
    pile = [*scene.s.piles[0]]
    scene.dice(1).act(Y, "y1", "reveal")
    assert (scene.open_jobs, scene.shut_jobs) == ("J1C03", "")
    assert scene.view(PUBLIC).open_jobs == (job("J1C03"),)
    assert scene.told("revealed")[0]["job"] == job("J1C03")
    assert scene.s.piles[0] == pile
    assert scene.open == ("turn_to_act", [Y])


# --- purchases ---


@rules("CN-5.1", "CN-5.3")
def test_CN_5_1_paid_to_the_bank_owned_and_active_with_its_markers() -> None:
    scene = table(
        "action",
        tasks={"y1": "night_club-1", "y2": "J1C03"},
        cash={Y: 13},
        markers=[(G, "night_club-1"), (R, "night_club-1")],
    )
    scene.act(Y, "y1", "pay")
    assert scene.cash == [1, 2, 2]
    assert scene.owner("night_club-1") == Y
    assert scene.active("night_club-1")
    assert scene.markers == [(G, "night_club-1"), (R, "night_club-1")]
    assert scene.view(PUBLIC).players[Y].income == 13
    assert scene.told("money") == [{"payer": Y, "payee": -1, "amount": 12, "why": "purchase"}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-5.2")
def test_CN_5_2_without_the_money_it_waits_or_is_cancelled() -> None:
    tasks = {"y1": "casino-1", "y2": "J1C03", "r1": "J1C06", "r2": "J1T1"}
    scene = table("action", tasks=tasks, cash={Y: 13}, owned={Y: ""})
    assert scene.ways(Y, "y1") == {"cancel"}
    assert scene.ways(Y, "y2") == {"reveal", "cancel"}
    assert scene.refused(Y, "y1", "pay") == ("not-offered", "CN-4.3")
    scene.dice(2, 1).act(Y, "y2", "reveal")  # earns the last thousand
    assert scene.cash[Y] == 14
    scene.act(R, "r1", "cancel").act(Y, "y1", "pay")
    assert (scene.cash[Y], scene.owner("casino-1")) == (0, Y)
    assert scene.open == ("turn_to_act", [R])


@rules("CN-Q56", "CN-5.2")
def test_CN_Q56_selling_something_first_to_pay() -> None:
    scene = table("action", tasks={"y1": "casino-1"}, cash={Y: 13, G: 3})
    assert scene.paths(Y) == [("y1", "cancel")]
    scene.trade(Y, G, "cop-1", "1")
    scene.act(Y, "y1", "pay")
    assert scene.owned(Y) == "loan_shark-1 waste-1 casino-1"
    assert scene.cash == [0 + 13, 2 + 8, 2 + 7]  # and payday
    assert scene.open == ("recruit", [Y])


@rules("CN-5.3", "CN-14.5")
def test_CN_5_3_it_counts_at_once() -> None:
    scene = table(
        "action",
        round=2,
        tasks={"y1": "loan_shark-2", "y2": "lawyer-2", "y3": "J1C10", "g1": "J2T1", "r1": "J1C03"},
        cash={Y: 6},
    )
    scene.act(Y, "y1", "pay")
    assert scene.monopolies == {"credit": Y}
    scene.act(G, "g1", "cancel").act(R, "r1", "cancel").act(Y, "y2", "pay")
    assert "lawyer-2" not in scene.options(Y)  # nothing is left to look at
    scene.dice(3, 1, 1).act(Y, "y3", "reveal")  # the new Lawyer serves
    assert scene.told("needs_missing") == []
    assert scene.open == ("cop_reroll", [Y])
    scene.act(Y, "stop")
    assert scene.open[0] == "recruit"


@rules("CN-5.3", "CN-12.2", "CN-12.4")
def test_CN_5_3_with_its_ability() -> None:
    tasks = {"r1": "lawyer-2", "r2": "cop-2", "r3": "J1C03", "g1": "J1C06"}
    scene = table("action", turn=R, tasks=tasks, cash={R: 4})
    assert "lawyer-2" not in scene.options(R)
    scene.act(R, "r1", "pay").act(G, "g1", "cancel")
    scene = table("action", turn=R, tasks=tasks, cash={R: 4}, owned={Y: ""})
    scene.act(R, "r2", "pay").act(G, "g1", "cancel").dice(2, 1, 1).act(R, "r3", "reveal")
    assert scene.open == ("cop_reroll", [R])
    looking = {**tasks, "g2": "J1T1"}
    scene = table("action", turn=R, tasks=looking, cash={R: 4})
    scene.act(R, "r1", "pay").act(G, "g1", "cancel")
    assert "lawyer-2" in scene.options(R)
    assert scene.open == ("turn_to_act", [R])


@rules("CN-5.4")
def test_CN_5_4_no_dice_no_response_no_henchman() -> None:
    scene = table(
        "action",
        round=3,
        tasks={"y1": "garage-2", "g1": "J3-trap-1", "g2": "J3-robbery-1"},
        attached={"y1": "henchman saboteur"},
        cash={Y: 8},
    )
    scene.act(Y, "y1", "pay")
    assert scene.cash[Y] == 0
    assert "rolled" not in scene.kinds
    assert scene.owner("garage-2") == Y
    assert scene.open == ("turn_to_act", [G])  # nobody was asked for a response


@pytest.mark.parametrize(
    ("task", "way"), [("cop-2", "pay"), ("cop-2", "cancel"), ("J1C03", "cancel")]
)
@rules("CN-5.5", "CN-11.6", "CN-11.7")
def test_CN_5_5_the_same_cleanup_as_of_a_job(task: str, way: str) -> None:
    scene = table(
        "action",
        tasks={"y1": task, "y2": "J1C06"},
        attached={"y1": "henchman saboteur machine_pistol distraction", "y2": "henchman"},
    )
    scene.act(Y, "y1", way)
    assert scene.attached("y1") == "machine_pistol distraction"
    assert sorted(scene.influence_open.split()) == ["henchman", "saboteur"]
    assert scene.attached("y2") == "henchman"
    assert scene.task("y1") == "done"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-5.5", "CN-3.7")
def test_CN_5_5_market_refilled_and_monopolies_counted() -> None:
    scene = table(
        "action", tasks={"y1": "dealer-2", "y2": "J1C03"}, cash={Y: 4}, market="cop-2", rest=R
    )
    assert scene.monopolies["drugs"] == R
    scene.act(Y, "y1", "cancel")
    assert scene.market == "cop-2 dealer-2"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X42", "CN-9.7", "CN-19.7", "CN-11.14")
def test_CN_X42_horse_racing_without_cash() -> None:
    scene = table("action", round=4, tasks={"y1": "J4-horse_racing-1"}, cash={Y: 0})
    assert scene.open == ("turn_to_act", [Y])  # it waits though there is but one choice
    assert scene.ways(Y, "y1") == {"cancel"}
    skipping = table(
        "action",
        round=4,
        tasks={"y1": "J4-horse_racing-1", "g1": "J1C03"},
        cash={Y: 0},
        influence={Y: "schemer"},
    )
    skipping.act(Y, "skip")
    assert skipping.open == ("turn_to_act", [G])


@rules("CN-4.5", "CN-4.2")
def test_CN_4_5_who_has_nothing_pending_is_skipped() -> None:
    """Neither a turn nor a chance for Schemers before it; an idle or busy-done crew is no task."""
    tasks = {"y1": "J1C03", "g1": "idle", "r1": "J1C06", "r2": "J1T1"}
    scene = table("action", tasks=tasks, influence={R: "schemer", G: "schemer"})
    assert scene.open == ("schemers", [R])  # green has nothing to do first
    scene.passes().act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-4.6")
def test_CN_4_6_in_any_order() -> None:
    scene = table("action", tasks={"y1": "J1C03", "y2": "J1C06", "y3": "cop-2"}, owned={Y: ""})
    scene.act(Y, "y3", "pay").dice(1, 1).act(Y, "y2", "reveal")
    assert scene.open == ("cop_reroll", [Y])  # with the Cop just bought
    scene.dice(3).act(Y, "die 2")
    assert scene.cash[Y] == 2
    assert scene.tasks(Y) == "job done done"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-4.11", "CN-11.3")
def test_CN_4_11_a_play_is_no_action() -> None:
    scene = table("action", tasks={"y1": "J1C03", "g1": "J1C06"}, influence={Y: "snitch snitch"})
    scene.act(Y, "snitch", "look", G, "g1").act(Y, "snitch", "renew")
    assert scene.tasks(Y) == "job done done"
    assert scene.open == ("turn_to_act", [Y])


# --- cards after the task ---


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-4.13", "CN-11.2", "CN-Q16", "CN-16.1")
def test_CN_4_13_cards_after_the_task(stepped: bool) -> None:
    tasks = {"y1": "J1C03", "g1": "J1C06"}
    hand = {Y: "snitch spy"}
    scene = table(
        "action", stepped=stepped, tasks=tasks, influence=hand, owned={Y: ""}, lingers=True
    )
    scene.quietly().dice(2).act(Y, "y1", "reveal")
    assert scene.open == ("end_turn", [Y])
    assert scene.s.gate  # trading is open again
    scene.act(Y, "snitch", "look", G, "g1")
    assert scene.view(Y).players[G].gangsters[0].job == job("J1C06")
    assert scene.open == ("end_turn", [Y])
    scene.passes()
    assert scene.quietly().open[1] == [G]


@rules("CN-4.13", "CN-20.2", "CN-17.1")
def test_CN_4_13_asked_on_open_grounds() -> None:
    """By the number of cards alone; not without any, and not after the last task of the game."""
    tasks = {"y1": "J1C03", "g1": "J1C06"}
    for hand in ("snitch", "henchman"):
        scene = table("action", tasks=tasks, influence={Y: hand}, lingers=True)
        assert scene.act(Y, "y1", "cancel").open == ("end_turn", [Y])
    nothing = table("action", tasks=tasks, owned={Y: ""}, lingers=True)
    assert nothing.act(Y, "y1", "cancel").open == ("turn_to_act", [G])
    last = table("action", round=4, tasks={"y1": "J1C03"}, influence={Y: "snitch"}, lingers=True)
    assert last.act(Y, "y1", "cancel").open == OVER
    skipped = table("action", tasks=tasks, influence={Y: "schemer snitch"}, lingers=True)
    assert skipped.act(Y, "skip").open[0] != "end_turn"


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-3.14", "CN-3.11", "CN-11.2")
def test_CN_3_14_cards_after_a_task_is_given(stepped: bool) -> None:
    scene = table(
        "planning",
        stepped=stepped,
        tasks=dict.fromkeys(["y2", "y3", "g1", "g2", "g3", "r1", "r2", "r3"], "idle"),
        hands={Y: "J1C03"},
        influence={Y: "henchman"},
        lingers=True,
    )
    scene.quietly().act(Y, "y1", "J1C03")
    assert scene.open == ("end_turn", [Y])  # though it was the last task of the phase
    scene.act(Y, "henchman", Y, "y1")
    assert scene.attached("y1") == "henchman"
    assert scene.quietly().open[0] in ("turn_to_act", "act")
