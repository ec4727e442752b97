"""La Cosa Nostra, CN-7: Cash Jobs and Deals."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import BUSINESS_IDS
from omerta.kernel.state import Offer, Pledge
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    business,
    businesses,
    go_on,
    items,
    job,
    table,
)


def cash_job(task: str = "J1C09", **more: Any) -> Scene:
    """Red's r2 has a Cash Job, yellow something to do after him."""
    tasks = {"r2": task, "y1": "J1T1", **more.pop("tasks", {})}
    more.setdefault("owned", {})
    more["owned"] = {R: "", Y: "", **more["owned"]}
    return table("action", turn=R, tasks=tasks, **more)


def kinds_missing(scene: Scene) -> list[str]:
    [told] = scene.told("needs_missing")
    return [BUSINESS_IDS[kind] for kind in told["kinds"]]


# --- what it pays ---


@pytest.mark.parametrize(("dice", "gain"), [((1, 1), 0), ((3, 1), 2), ((3, 3), 3)])
@rules("CN-7.1", "CN-Q60")
def test_CN_7_1_from_the_bank_at_once(dice: tuple[int, int], gain: int) -> None:
    scene = cash_job("J1C06", cash={R: 5000}).dice(*dice).act(R, "r2", "reveal")
    assert scene.cash == [2, 2, 5000 + gain]
    assert scene.told("gain") == [{"seat": R, "job": job("J1C06"), "amount": gain}]
    paid = [{"payer": -1, "payee": R, "amount": gain, "why": "job"}] if gain else []
    assert scene.told("money") == paid
    assert scene.open == ("turn_to_act", [Y])


# --- prerequisites ---


@pytest.mark.parametrize(
    ("state", "met"),
    [
        ({"owned": {R: "garage-1"}}, True),
        ({}, False),
        ({"owned": {R: "garage-1"}, "closed": "garage-1"}, False),
        ({"owned": {G: "garage-1"}}, False),
        ({"owned": {G: "garage-1"}, "markers": [(R, "garage-1")]}, True),
        ({"owned": {G: "garage-1"}, "markers": [(Y, "garage-1")]}, False),
        ({"owned": {G: "garage-1"}, "markers": [(R, "garage-1")], "closed": "garage-1"}, False),
        ({"tasks": {"r1": "garage-1"}}, False),  # planned, not paid
        ({"tasks": {"g1": "garage-1"}, "markers": [(R, "garage-1")]}, False),
    ],
)
@rules("CN-7.2", "CN-X2", "CN-7.14", "CN-13.3", "CN-Q23")
def test_CN_X2_car_theft_needs_a_garage(state: dict[str, Any], met: bool) -> None:
    scene = cash_job("J1C09", **state)
    if met:
        scene.dice(3, 3).act(R, "r2", "reveal")
        assert scene.told("needs_missing") == []
        assert scene.cash[R] == 11
    else:
        scene.act(R, "r2", "reveal")
        assert kinds_missing(scene) == ["garage"]
        assert scene.rolls == []  # it fails before any roll
        assert scene.cash[R] == 2
    assert scene.open_jobs == "J1C09"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.2")
def test_CN_7_2_each_of_several() -> None:
    scene = cash_job("J3C03", round=3, owned={R: "dealer-2", G: "pimp-1", Y: "loan_shark-1"})
    scene.act(R, "r2", "reveal")
    assert kinds_missing(scene) == ["loan_shark", "pimp"]
    both = [(R, "pimp-1"), (R, "loan_shark-1")]
    scene = cash_job(
        "J3C03",
        round=3,
        owned={R: "dealer-2", G: "pimp-1", Y: "loan_shark-1"},
        markers=both,
    )
    scene.dice(3, 1).act(R, "r2", "reveal")
    assert scene.cash[R] == 13
    assert scene.markers == []
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X21", "CN-7.3", "CN-Q32")
def test_CN_X21_two_dealers_are_two_cards() -> None:
    two = [(R, "dealer-2"), (R, "dealer-2")]
    scene = cash_job("J2C07", round=2, owned={R: "dealer-1", G: "dealer-2"}, markers=two)
    scene.dice(4, 4).act(R, "r2", "reveal")
    assert scene.cash[R] == 16
    assert scene.markers == [(R, "dealer-2")]  # one returns, one stays
    assert scene.told("markers_used") == [{"seat": R, "businesses": businesses("dealer-2")}]
    alone = cash_job("J2C07", round=2, owned={G: "dealer-2"}, markers=two).act(R, "r2", "reveal")
    assert kinds_missing(alone) == ["dealer"]
    assert alone.markers == two
    assert alone.open == ("turn_to_act", [Y])


@rules("CN-7.3")
def test_CN_7_3_three_times_three_cards() -> None:
    scene = cash_job(
        "J4C04", round=4, owned={R: "loan_shark-2 pimp-1", Y: "loan_shark-1", G: "loan_shark-3"}
    )
    scene.trade(Y, R, "use:loan_shark-1").act(R, "r2", "reveal")
    assert kinds_missing(scene) == ["loan_shark"]
    assert scene.markers == [(R, "loan_shark-1")]
    assert scene.open == ("turn_to_act", [Y])


# --- which cards are used ---


@rules("CN-7.4", "CN-Q33")
def test_CN_7_4_own_cards_first() -> None:
    scene = cash_job(owned={R: "garage-1", G: "garage-2"}, markers=[(R, "garage-2")])
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.markers == [(R, "garage-2")]
    assert scene.told("markers_used") == []
    assert scene.open == ("turn_to_act", [Y])


def choosing(**more: Any) -> Scene:
    """Red needs one Pimp; his markers lie on three, the oldest on purple's."""
    scene = cash_job(
        "J1C05",
        players=4,
        owned={G: "pimp-3 dealer-1", P: "pimp-2", Y: "pimp-1"},
        markers=[(G, "pimp-2"), (R, "pimp-2"), (R, "pimp-3"), (R, "pimp-1"), (R, "dealer-1")],
        **more,
    )
    return scene.act(R, "r2", "reveal")


@rules("CN-7.4")
def test_CN_7_4_he_chooses_among_more_than_are_needed() -> None:
    scene = choosing()
    assert scene.open == ("choose_markers", [R])
    assert scene.rolls == []
    assert scene.options(R) == ["pimp-1", "pimp-2", "pimp-3"]
    scene.dice(2, 1).act(R, "pimp-3")
    assert scene.told("markers_used") == [{"seat": R, "businesses": [business("pimp-3")]}]
    assert (R, "pimp-3") not in scene.markers
    assert len(scene.markers) == 4
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.4")
def test_CN_7_4_by_default_the_marker_that_lies_longest() -> None:
    scene = choosing().dice(2, 1).time_out(R)
    assert scene.markers == [(G, "pimp-2"), (R, "pimp-3"), (R, "pimp-1"), (R, "dealer-1")]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.4")
def test_CN_7_4_two_of_three() -> None:
    scene = cash_job(
        "J4C05",
        round=4,
        owned={G: "pimp-2 pimp-3 lawyer-1", Y: "pimp-1 dealer-1"},
        markers=[(R, name) for name in ("pimp-3", "pimp-1", "pimp-2", "lawyer-1", "dealer-1")],
    )
    scene.act(R, "r2", "reveal")
    assert scene.open == ("choose_markers", [R])
    scene.step(R, "pimp-2")
    assert scene.options(R) == ["pimp-1", "pimp-3"]
    scene.dice(3, 1).step(R, "pimp-1")
    assert scene.markers == [(R, "pimp-3")]
    assert scene.cash[R] == 16
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.5", "CN-Q31")
def test_CN_7_5_what_is_missing_fails_and_no_marker_is_used() -> None:
    scene = cash_job("J1C10", owned={G: "lawyer-1"}, markers=[(R, "lawyer-1")])
    scene.act(R, "r2", "reveal")
    assert kinds_missing(scene) == ["loan_shark"]
    assert scene.markers == [(R, "lawyer-1")]
    assert (scene.open_jobs, scene.shut_jobs) == ("J1C10", "")
    assert scene.rolls == []
    assert scene.task("r2") == "done"
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("dice", [(1, 1), (3, 3)])
@rules("CN-7.6", "CN-Q31")
def test_CN_7_6_used_markers_return_whatever_is_rolled(dice: tuple[int, int]) -> None:
    scene = cash_job(owned={G: "garage-1"}, markers=[(R, "garage-1"), (Y, "garage-1")])
    scene.dice(*dice).act(R, "r2", "reveal")
    assert scene.markers == [(Y, "garage-1")]
    assert scene.s.free_markers(R) == 5
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-Q13", "CN-7.6", "CN-10.6")
def test_CN_Q13_a_robbed_job_is_done_with_its_markers() -> None:
    scene = cash_job(
        "J1C09",
        round=3,
        tasks={"y3": "J3-robbery-1"},
        owned={G: "garage-1"},
        markers=[(R, "garage-1")],
    )
    scene.dice(3, 3).act(R, "r2", "reveal").dice(4, 4, 4).act(Y, "y3")
    assert scene.cash == [11, 2, 2]
    assert scene.markers == []
    assert scene.open_jobs == "J3-robbery-1 J1C09"
    assert scene.task("r2") == "done"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.7")
def test_CN_7_7_a_business_serves_any_number_of_jobs() -> None:
    tasks = {"r1": "J2C08", "y2": "J1C12", "y3": "J1C08"}
    scene = cash_job("J1C09", round=2, tasks=tasks, owned={R: "garage-1", Y: "cop-1 pimp-1"})
    scene.trade(Y, R, "use:cop-1").trade(Y, R, "use:cop-1")
    scene.dice(3, 3).act(R, "r2", "reveal")
    scene.dice(3, 3).act(Y, "y2", "reveal").act(Y, "stop")
    scene.dice(3).act(R, "r1", "reveal")  # the same Garage, and yellow's Cop besides
    scene.dice(3, 3, 1).act(Y, "y3", "reveal").act(Y, "stop")  # the same Cop again
    assert scene.told("needs_missing") == []
    assert scene.cash == [2 + 6 + 9, 2, 2 + 9 + 9]
    assert scene.markers == [(R, "cop-1")]
    assert scene.open == ("turn_to_act", [Y])


# --- Deals ---


@rules("CN-7.8", "CN-7.10", "CN-X3", "CN-7.16")
def test_CN_X3_investment_fraud() -> None:
    scene = table(
        "action",
        tasks={"y2": "J1C10", "g1": "J1T1"},
        owned={Y: "loan_shark-1", G: "lawyer-1"},
        cash={Y: 3},
    )
    offer = scene.offer(Y, G, "3", "use:lawyer-1")
    better = Offer(0, G, Y, items("use:lawyer-1"), items("2"))
    counter = scene.match.counter(G, offer.id, better)
    scene.accept(Y, counter)
    assert scene.cash == [1, 4, 2]
    assert scene.markers == [(Y, "lawyer-1")]
    assert scene.s.free_markers(Y) == 4
    scene.dice(3, 4).act(Y, "y2", "reveal")
    assert scene.rolls == [([3, 4], 3, 2)]
    assert scene.cash == [10, 4, 2]
    assert scene.s.free_markers(Y) == 5
    assert scene.open == ("turn_to_act", [G])


@rules("CN-7.8")
def test_CN_7_8_one_marker_one_use() -> None:
    scene = cash_job("J1C09", round=2, tasks={"r1": "J2C08"}, owned={G: "garage-1", R: "cop-1"})
    scene.trade(R, G, "1", "use:garage-1").dice(3, 3).act(R, "r2", "reveal").act(R, "stop")
    scene.act(Y, "y1", "cancel").act(R, "r1", "reveal")
    assert kinds_missing(scene) == ["garage"]
    assert scene.open[0] == "recruit"


@rules("CN-7.8", "CN-16.13")
def test_CN_7_8_only_with_the_owner_s_consent() -> None:
    scene = cash_job(owned={G: "garage-1"})
    offer = scene.offer(R, G, "1", "use:garage-1")
    assert scene.markers == []  # asked for is not placed
    scene.match.decline(G, offer.id)
    assert scene.markers == []
    assert scene.offer_refused(Y, R, "use:garage-1", "1") == ("trade-marker", "CN-7.15")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-7.9", "CN-16.7")
def test_CN_7_9_any_number_but_five_in_all() -> None:
    scene = cash_job(owned={G: "garage-1 casino-1"})
    scene.trade(G, R, "use:garage-1 use:garage-1 use:garage-1")
    scene.trade(G, Y, "use:garage-1").trade(G, R, "use:casino-1 use:garage-1")
    assert scene.s.free_markers(R) == 0
    assert scene.markers.count((R, "garage-1")) == 4
    assert scene.offer_refused(R, G, "1", "use:casino-1") == ("trade-no-marker", "CN-16.7")
    assert scene.offer_refused(G, R, "use:casino-1") == ("trade-no-marker", "CN-16.7")
    scene.trade(G, Y, "use:casino-1")
    assert scene.view(Y).players[G].businesses[0].markers == (R, R, R, Y, R)
    assert scene.open == ("turn_to_act", [R])


@rules("CN-7.10", "CN-16.1")
def test_CN_7_10_up_to_the_reveal() -> None:
    scene = cash_job("J1C12", owned={G: "garage-1 cop-1", R: "cop-2"})
    scene.trade(R, G, "1", "use:garage-1")  # in his own turn, and in any other
    scene.dice(1, 1).act(R, "r2", "reveal")
    assert scene.open == ("cop_reroll", [R])
    assert scene.offer_refused(R, G, "1", "use:cop-1")[0] == "offer-gate-closed"


@rules("CN-7.11", "CN-Q35")
def test_CN_7_11_only_its_owner_takes_a_marker_back() -> None:
    scene = cash_job(owned={G: "garage-1"}, markers=[(R, "garage-1"), (R, "garage-1")])
    assert scene.interrupts(G) == []  # whose Business it is
    assert scene.interrupts(R) == ["take_back B-garage-1"]
    cash = scene.cash
    scene.step(R, "take_back B-garage-1")
    assert scene.markers == [(R, "garage-1")]
    assert scene.cash == cash  # nothing is refunded
    assert scene.told("marker_taken_back") == [{"seat": R, "business": business("garage-1")}]
    assert scene.s.free_markers(R) == 4
    assert scene.open == ("turn_to_act", [R])


@rules("CN-7.11")
def test_CN_7_11_at_any_time_while_the_gate_is_open() -> None:
    scene = cash_job(
        "J1C12", owned={G: "garage-1", R: "cop-1"}, markers=[(Y, "garage-1"), (R, "garage-1")]
    )
    assert scene.interrupts(Y) == ["take_back B-garage-1"]  # not his turn
    scene.dice(1, 1).act(R, "r2", "reveal")
    assert scene.open == ("cop_reroll", [R])
    assert scene.interrupts(Y) == []
    scene.act(R, "stop")
    assert scene.interrupts(Y) == ["take_back B-garage-1"]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.11", "CN-16.14", "CN-18.11")
def test_CN_7_11_stepped_at_points_of_negotiation() -> None:
    scene = cash_job(stepped=True, owned={G: "garage-1"}, markers=[(R, "garage-1")])
    assert scene.open == ("make_offer", [R])
    assert scene.interrupts(R) == []
    scene.act(R, "take_back B-garage-1")
    assert scene.markers == []
    assert scene.open == ("make_offer", [R])  # he may still make his offer


@rules("CN-7.12")
def test_CN_7_12_markers_stay_over_the_end_of_a_round() -> None:
    scene = table("payday", round=2, markers=[(R, "lawyer-1"), (Y, "garage-1")])
    go_on(scene, "plan", 3)
    assert scene.markers == [(R, "lawyer-1"), (Y, "garage-1")]
    assert scene.open[0] == "plan"


@pytest.mark.parametrize(
    ("attack", "dice"),
    [
        ("J1-bash-1", (2, 1)),  # deactivated
        ("J2-kill_businessman-1", (3, 3)),  # killed
        ("J2-persuasion-1", (4, 4)),  # taken over
    ],
)
@rules("CN-7.13", "CN-13.3", "CN-13.5", "CN-8.9")
def test_CN_7_13_markers_return(attack: str, dice: tuple[int, int]) -> None:
    scene = table(
        "action",
        turn=R,
        round=2,
        tasks={"r2": attack, "y1": "J1T1"},
        markers=[(Y, "lawyer-1"), (R, "lawyer-1"), (Y, "dealer-1"), (Y, "lawyer-1")],
    )
    scene.dice(*dice).act(R, "r2", "reveal", G, "lawyer-1")
    assert scene.markers == [(Y, "dealer-1")]
    assert scene.told("markers_back") == [{"business": business("lawyer-1"), "seats": [Y, R, Y]}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.13", "CN-16.12", "CN-Q34")
def test_CN_7_13_they_stay_when_it_is_sold_but_for_the_buyer_s_own() -> None:
    scene = cash_job(
        owned={G: "garage-1"}, markers=[(R, "garage-1"), (Y, "garage-1"), (R, "garage-1")]
    )
    scene.trade(R, G, "1", "garage-1")
    assert scene.owner("garage-1") == R
    assert scene.markers == [(Y, "garage-1")]
    assert scene.s.free_markers(R) == 5
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.cash[R] == 10
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-7.14")
def test_CN_7_14_on_a_planned_purchase_usable_once_it_is_paid() -> None:
    tasks = {"g1": "garage-2", "r1": "J2C08"}
    scene = cash_job("J1C09", round=2, tasks=tasks, owned={R: "cop-1"}, cash={G: 7, R: 9})
    assert scene.offer_refused(Y, R, "use:garage-2")[0] == "trade-marker"  # not his to grant
    scene.trade(R, G, "1", "use:garage-2")
    assert scene.markers == [(R, "garage-2")]
    assert scene.view(Y).purchases[0].markers == (R,)
    scene.act(R, "r1", "reveal")
    assert kinds_missing(scene) == ["garage"]  # not paid yet
    assert scene.markers == [(R, "garage-2")]
    scene.act(Y, "y1", "cancel").act(G, "g1", "pay")
    assert scene.markers == [(R, "garage-2")]
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.open == ("cop_reroll", [R])
    scene.act(R, "stop")
    assert scene.told("gain")[-1]["amount"] == 9
    assert scene.markers == []
    assert scene.open[0] == "recruit"


@pytest.mark.parametrize("lost", ["cancelled", "bombed"])
@rules("CN-7.14", "CN-4.8", "CN-13.2")
def test_CN_7_14_it_returns_if_the_purchase_is_lost(lost: str) -> None:
    tasks = {"g1": "garage-2", "y3": "J4-car_bomb-1", "y2": "J1C03"}
    scene = table("action", round=4, tasks=tasks, markers=[(R, "garage-2")])
    if lost == "cancelled":
        scene.act(Y, "y2", "cancel").act(G, "g1", "cancel")
    else:
        scene.dice(4, 1, 1).act(Y, "y3", "reveal", G, "g1")
    assert scene.markers == []
    assert scene.deck.split()[-1] == "garage-2"
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    ("giver", "name"),
    [
        (G, "casino-2"),  # in the Market
        (G, "lawyer-1"),  # deactivated
        (G, "casino-1"),  # the receiver's own
        (G, "cop-1"),  # a third player's
        (G, "garage-2"),  # planned by another
    ],
)
@rules("CN-7.15", "CN-7.14")
def test_CN_7_15_where_no_marker_may_lie(giver: int, name: str) -> None:
    scene = cash_job(
        owned={G: "lawyer-1 dealer-1", R: "casino-1", Y: "cop-1"},
        closed="lawyer-1",
        market="casino-2",
        tasks={"y2": "garage-2"},
    )
    assert scene.offer_refused(giver, R, f"use:{name}", "1") == ("trade-marker", "CN-7.15")
    assert scene.offer_refused(R, giver, "1", f"use:{name}") == ("trade-marker", "CN-7.15")
    scene.trade(G, R, "use:dealer-1")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-7.16", "CN-16.8")
def test_CN_7_16_paid_with_anything_or_with_a_promise() -> None:
    scene = cash_job(owned={G: "garage-1 dealer-1", R: "cop-1 politician-1"}, cash={R: 2})
    scene.trade(R, G, "use:politician-1", "use:garage-1")
    scene.trade(R, G, "cop-1", "use:dealer-1")
    scene.trade(R, G, "r1", "use:dealer-1")
    words = "half of my 20,000"
    promise = Offer(0, R, G, (), items("use:garage-1"), pledges=(Pledge(R, words=words),))
    scene.accept(G, scene.match.offer(promise))
    assert [each.pledge.words for each in scene.s.promises] == [words]
    assert [name for seat, name in scene.markers if seat == R] == [
        "garage-1",
        "dealer-1",
        "dealer-1",
        "garage-1",
    ]
    scene.dice(3, 3).act(R, "r2", "reveal")
    assert scene.cash == [2, 2, 11]  # nobody makes him keep it
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X9", "CN-7.13", "CN-8.8")
def test_CN_X9_a_bashed_lawyer() -> None:
    scene = table(
        "action",
        players=4,
        tasks={"y1": "J1-bash-1", "r1": "J1C04"},
        owned={P: "lawyer-3", Y: "lawyer-2"},
        markers=[(R, "lawyer-3")],
    )
    scene.dice(2).act(Y, "y1", "reveal", P, "lawyer-3")
    assert not scene.active("lawyer-3")
    assert scene.markers == []
    assert scene.offer_refused(R, P, "1", "use:lawyer-3")[0] == "trade-marker"
    scene.trade(R, Y, "1", "use:lawyer-2").dice(2).act(R, "r1", "reveal")
    assert scene.told("gain")[0]["amount"] == 3
    assert scene.open[0] == "recruit"
