"""La Cosa Nostra, CN-3: the planning phase."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.state import PLANNED
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    GANGSTER_WORDS,
    B,
    G,
    P,
    R,
    Scene,
    Y,
    business,
    gangster,
    go_on,
    job,
    table,
)


def planning(free: str, planned: dict[str, str] | None = None, **more: Any) -> Scene:
    """Only these gangsters have no task yet; the others are idle or have what is planned."""
    busy = [who for who in GANGSTER_WORDS if not who.endswith("r") and who not in free.split()]
    own = [who for who in busy if who[0] in "ygrpb"[: more.get("players", 3)]]
    crews = " ".join(more.get("crews", {}).values()).split()
    gone = " ".join(more.get("trophies", {}).values()).split()
    tasks = dict.fromkeys([who for who in {*own, *crews} if who not in free.split()], "idle")
    tasks = {who: task for who, task in tasks.items() if who not in gone}
    return table("planning", tasks={**tasks, **(planned or {})}, **more)


def last_choices(scene: Scene, seat: int, *path: str) -> set[str]:
    """What may come after a path."""
    length = len(path)
    return {each[length] for each in scene.paths(seat) if each[:length] == path}


def first_task(scene: Scene, seat: int) -> tuple[str, ...]:
    """The first assignment he could make."""
    return next(path for path in scene.paths(seat) if path[0] in GANGSTER_WORDS)


# --- turns ---


@rules("CN-3.1", "CN-3.2")
def test_CN_3_1_clockwise_from_the_first_player() -> None:
    scene = table("planning", first=G, owned={G: "casino-1"})
    for seat in (G, R, Y, G, R, Y):
        assert scene.open == ("plan", [seat])
        scene.act(seat, *first_task(scene, seat))
    assert scene.open == ("plan", [G])


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-3.2", "CN-Q16")
def test_CN_3_2_optional_plays_then_exactly_one_task(stepped: bool) -> None:
    scene = table(
        "planning",
        stepped=stepped,
        hands={Y: "J1C01 J1C02"},
        influence={Y: "henchman machine_pistol"},
    )
    assert "none" not in scene.options(Y)
    scene.act(Y, "henchman", Y, "y1").act(Y, "machine_pistol", Y, "y1")
    assert scene.attached("y1") == "henchman machine_pistol"
    if stepped:
        scene.quietly()
        assert scene.open == ("assign", [Y])
    assert scene.open[1] == [Y]  # plays do not end the turn
    scene.act(Y, "y2", "J1C01")
    assert scene.tasks(Y) == "none job none"
    assert scene.open == (("play_in_planning" if stepped else "plan"), [G])  # the assignment does


@rules("CN-3.2", "CN-11.2")
def test_CN_3_2_stepped_plays_first_then_offers_then_the_assignment() -> None:
    scene = table("planning", stepped=True, hands={Y: "J1C01"}, influence={Y: "henchman"})
    assert scene.open == ("play_in_planning", [Y])
    assert scene.options(Y) == ["henchman", "done"]
    scene.act(Y, "done")
    assert scene.open == ("make_offer", [Y])
    scene.quietly()
    assert scene.open == ("assign", [Y])
    assert scene.options(Y) == ["y1", "y2", "y3"]


@rules("CN-3.3", "CN-3.5", "CN-3.6")
def test_CN_3_3_a_job_or_a_purchase() -> None:
    scene = table("planning", hands={Y: "J1C01 J1T1"}, market="casino-1 pimp-2 cop-2 lawyer-2")
    assert {path for path in scene.paths(Y) if path[0] == "y3"} == {
        ("y3", "J1C01"),
        ("y3", "J1T1"),
        ("y3", "casino-1"),
        ("y3", "pimp-2"),
        ("y3", "cop-2"),
        ("y3", "lawyer-2"),
    }
    assert scene.refused(Y, "y3", "casino-2") == ("not-offered", "CN-3.2")
    assert scene.refused(Y, "y3", "J1C02") == ("not-offered", "CN-3.2")
    assert scene.refused(Y, "g3", "J1C01") == ("not-offered", "CN-3.2")
    assert scene.open == ("plan", [Y])


# --- influence-only turns ---


@pytest.mark.parametrize("card", ["henchman", "schemer", "emergency_doc", "ambulance"])
@rules("CN-3.4", "CN-Q16", "CN-Q64")
def test_CN_3_4_who_is_finished_may_still_play(card: str) -> None:
    """Whatever it is that he holds, though it be of no use now."""
    scene = planning("g1 g2", influence={Y: card}, hands={G: "J1C01 J1C02"})
    assert scene.open == ("influence_turn", [Y])
    assert scene.options(Y) == (["henchman", "pass"] if card == "henchman" else ["pass"])
    scene.act(Y, "pass")
    assert scene.open == ("plan", [G])  # red, who is finished and holds nothing, comes next
    scene.act(G, "g1", "J1C01")
    assert scene.open == ("influence_turn", [Y])  # in each further lap


@rules("CN-3.4")
def test_CN_3_4_any_number_of_plays_then_he_passes() -> None:
    scene = planning("g1", influence={Y: "henchman saboteur"}, hands={G: "J1C01"})
    scene.act(Y, "henchman", Y, "y1")
    assert scene.open == ("influence_turn", [Y])
    scene.act(Y, "saboteur", G, "g1")
    assert scene.open == ("influence_turn", [Y])
    assert scene.options(Y) == ["pass"]
    scene.act(Y, "pass")
    assert scene.open == ("plan", [G])


@pytest.mark.parametrize(
    ("state", "has_turn"),
    [
        ({}, True),
        ({"used": "lawyer-1"}, False),
        ({"closed": "lawyer-1"}, False),
        ({"planned": {}}, False),  # no Job of another's to look at
        ({"planned": {"r2": "casino-1"}}, False),
        ({"planned": {"g2": "J1C01"}}, False),
    ],
)
@rules("CN-3.4", "CN-20.2", "CN-12.2")
def test_CN_3_4_or_who_has_a_lawyer_with_something_to_look_at(
    state: dict[str, Any], has_turn: bool
) -> None:
    more = {"planned": {"r2": "J1C01"}, **state}
    scene = planning("r1", first=G, **more)
    assert scene.open == (("influence_turn", [G]) if has_turn else ("plan", [R]))
    if has_turn:
        scene.act(G, "lawyer-1", R, "r2")
        assert scene.options(G) == ["pass"]
        assert scene.open == ("influence_turn", [G])


@rules("CN-3.4", "CN-16.14")
def test_CN_3_4_stepped() -> None:
    scene = planning("g1", stepped=True, influence={Y: "henchman"}, hands={G: "J1C01"})
    assert scene.open == ("play_in_planning", [Y])
    scene.act(Y, "done").quietly()
    assert scene.open == ("assign", [Y])
    assert scene.options(Y) == ["pass"]
    scene.act(Y, "pass")
    assert scene.open == ("make_offer", [G])


# --- Jobs ---


@rules("CN-3.5")
def test_CN_3_5_a_job_face_down_whatever_it_needs() -> None:
    """No Casino, no target, no word."""
    scene = table("planning", round=2, hands={Y: "J2C01 J2-bash-1"}).act(Y, "y2", "J2C01")
    assert (scene.task("y2"), scene.load("y2")) == ("job", "J2C01")
    assert scene.hand(Y) == "J2-bash-1"
    seen = scene.view(G).players[Y].gangsters[1]
    assert (seen.strength, seen.pile, seen.job) == (2, 2, None)
    assert scene.view(Y).players[Y].gangsters[1].job == job("J2C01")
    for seat in (PUBLIC, G, R):
        [heard] = scene.heard(seat, "job_planned")
        assert facts(heard) == {"seat": Y, "gangster": gangster("y2"), "pile": 2}
    assert scene.open == ("plan", [G])


# --- purchases ---


@rules("CN-3.6", "CN-3.7")
def test_CN_3_6_a_purchase_lies_open_unpaid_and_nobody_s() -> None:
    scene = table("planning", cash={Y: 0}, market="casino-1", deck="pimp-2 pimp-3 pimp-4 garage-2")
    assert scene.market == "casino-1 pimp-2 pimp-3 pimp-4"
    scene.act(Y, "y1", "casino-1")
    assert (scene.task("y1"), scene.load("y1")) == ("purchase", "casino-1")
    assert scene.cash == [0, 2, 2]
    assert scene.owner("casino-1") == PLANNED
    assert "casino-1" not in scene.owned(Y)
    assert scene.view(PUBLIC).players[Y].gangsters[0].business == business("casino-1")
    assert scene.view(Y).players[Y].income == 7
    assert scene.market == "pimp-2 pimp-3 pimp-4 garage-2"  # refilled at once
    assert scene.told("market") == [{"cards": [business("garage-2")]}]
    assert scene.open == ("plan", [G])


@rules("CN-3.7", "CN-Q25")
def test_CN_3_7_refilled_only_while_the_deck_has_cards() -> None:
    scene = table("planning", market="pimp-2 dealer-2 cop-2", deck="lawyer-2", rest=R)
    assert scene.market == "pimp-2 dealer-2 cop-2 lawyer-2"
    scene.act(Y, "y1", "pimp-2")
    assert scene.market == "dealer-2 cop-2 lawyer-2"
    assert scene.told("market") == []
    assert scene.open == ("plan", [G])


@rules("CN-Q25", "CN-3.7", "CN-13.5")
def test_CN_Q25_refilled_whenever_the_deck_gets_cards_back() -> None:
    """Two missing; a Businessman is killed, and comes to lie there when the Job is over."""
    scene = table(
        "action", round=2, tasks={"r3": "J2-kill_businessman-1"}, market="cop-2 waste-2", rest=Y
    )
    assert scene.market == "cop-2 waste-2"
    scene.dice(3, 3, 1).act(R, "r3", "reveal", G, "lawyer-1")
    assert scene.market == "cop-2 waste-2 lawyer-1"
    assert scene.deck == ""
    kinds = scene.kinds
    assert kinds.index("business_gone") < kinds.index("job_done") < kinds.index("market")
    assert scene.open == ("recruit", [Y])


# --- nobody passes ---


@rules("CN-3.8")
def test_CN_3_8_nobody_passes_who_has_a_gangster_to_assign() -> None:
    scene = planning("y2 g1", influence={Y: "henchman"}, market="pimp-2 cop-2 waste-2 lawyer-2")
    assert scene.options(Y) == ["henchman", "y2"]
    assert scene.refused(Y, "pass") == ("not-offered", "CN-3.2")
    # Without Jobs it must be a purchase.
    assert last_choices(scene, Y, "y2") == {"pimp-2", "cop-2", "waste-2", "lawyer-2"}
    assert scene.open == ("plan", [Y])


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-3.9", "CN-Q24")
def test_CN_3_9_without_jobs_and_market_one_stays_idle(stepped: bool) -> None:
    scene = planning("y1 y3 g1", stepped=stepped, market="", rest=G, hands={G: "J1C01"})
    scene.quietly()
    assert scene.market == ""
    assert scene.paths(Y) == [("y1",), ("y3",)]
    scene.act(Y, "y3")  # whom he likes
    assert scene.tasks(Y) == "none idle idle"
    assert scene.told("idle") == [{"seat": Y, "gangster": gangster("y3")}]
    scene.quietly()
    assert last_choices(scene, G, "g1") == {"J1C01"}  # who has a Job plans it
    scene.act(G, "g1", "J1C01").quietly()
    assert scene.open == (("assign" if stepped else "plan"), [Y])


@rules("CN-X41", "CN-3.9", "CN-4.8", "CN-Q24")
def test_CN_X41_idle_and_a_purchase_that_comes_back() -> None:
    scene = planning("y1", {"g1": "casino-1"}, market="", rest=R, hands={})
    scene.act(Y, "y1")
    assert scene.task("y1") == "idle"
    assert scene.open == ("turn_to_act", [G])  # idle is no pending task
    scene.act(G, "g1", "cancel")
    assert scene.market == "casino-1"
    assert scene.deck == ""
    assert scene.open[0] == "recruit"
    assert scene.view(Y).players[Y].gangsters[0].active


@rules("CN-3.10")
def test_CN_3_10_one_task_each_and_it_stays() -> None:
    scene = planning("y2 y3 r1", {"y1": "J1C01"}, hands={Y: "J1C02", R: "J1C03"}, owned={G: ""})
    assert {path[0] for path in scene.paths(Y)} == {"y2", "y3"}
    assert scene.refused(Y, "y1", "J1C02") == ("not-offered", "CN-3.2")
    scene.act(Y, "y2", "J1C02").act(R, "r1", "J1C03")
    assert {path[0] for path in scene.paths(Y)} == {"y3"}
    assert (scene.load("y1"), scene.load("y2")) == ("J1C01", "J1C02")
    assert scene.open == ("plan", [Y])


@rules("CN-3.11", "CN-4.1")
def test_CN_3_11_the_phase_ends_at_once() -> None:
    """Green, who holds a card, has no turn any more; what was not planned stays in hand."""
    scene = planning("y1", influence={G: "henchman"}, hands={Y: "J1C01 J1C02"})
    scene.act(Y, "y1", "J1C01")
    assert scene.hand(Y) == "J1C02"
    assert scene.told("action_phase") == [{"round": 1}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-3.12", "CN-16.1")
def test_CN_3_12_trading_is_open_also_out_of_turn() -> None:
    scene = table("planning", hands={Y: "J1C01"})
    scene.trade(G, R, "2", "use:garage-1")
    assert scene.cash == [2, 0, 4]
    assert scene.markers == [(G, "garage-1")]
    assert scene.open == ("plan", [Y])
    scene.act(Y, "y1", "J1C01").trade(R, Y, "1", "use:cop-1")
    assert scene.markers == [(G, "garage-1"), (R, "cop-1")]
    assert scene.open == ("plan", [G])


# --- what kind of turn it is ---


@rules("CN-X39", "CN-3.13", "CN-Q65", "CN-16.12", "CN-16.16")
def test_CN_X39_the_turn_goes_with_the_gangster() -> None:
    """Yellow sells his last free one to green, who was finished."""
    scene = planning("y3 r1", hands={Y: "J1C01", G: "J1C02", R: "J1C03"})
    assert scene.open == ("plan", [Y])
    scene.trade(Y, G, "y3", "2")
    assert scene.paths(Y) == [("pass",)]  # an influence-only turn now
    scene.act(Y, "pass")
    assert scene.open == ("plan", [G])
    assert scene.offer_refused(G, R, "y3", "1")[0] == "offer-not-held"  # not sold on before
    assert scene.paths(G)[0][0] == "y3"
    assert scene.refused(G, "pass") == ("not-offered", "CN-3.2")
    scene.act(G, "y3", "J1C02")
    assert scene.load("y3") == "J1C02"
    assert scene.open == ("plan", [R])


@rules("CN-3.13")
def test_CN_3_13_one_received_in_an_influence_only_turn_must_be_assigned() -> None:
    scene = planning("g2 g3", influence={Y: "henchman"}, hands={Y: "J1C01", G: "J1C02"})
    assert scene.open == ("influence_turn", [Y])
    scene.trade(G, Y, "g2", "1")
    assert scene.options(Y) == ["henchman", "g2"]
    assert scene.refused(Y, "pass")[0] == "not-offered"
    scene.act(Y, "g2", "J1C01")
    assert (scene.load("g2"), scene.crew(Y)) == ("J1C01", "y1 y2 y3 g2")
    assert scene.open == ("plan", [G])


@rules("CN-3.13")
def test_CN_3_13_a_new_one_brings_normal_turns_again() -> None:
    scene = planning("g2 g3", hands={Y: "J1C01", G: "J1C02"})
    assert scene.open == ("plan", [G])  # yellow has nothing to do any more
    scene.trade(G, Y, "g2", "1").act(G, "g3", "J1C02")
    assert scene.open == ("plan", [Y])
    assert {path[0] for path in scene.paths(Y)} == {"g2"}


@rules("CN-3.13", "CN-16.14")
def test_CN_3_13_stepped_too() -> None:
    scene = planning("y3 r1", stepped=True, hands={Y: "J1C01", G: "J1C02", R: "J1C03"})
    scene.act(Y, "offer sell_gangster", G, "y3", "amount 0").act(G, "accept_offer").quietly()
    assert scene.open == ("assign", [Y])
    assert scene.options(Y) == ["pass"]
    scene.act(Y, "pass").quietly()
    assert scene.open == ("assign", [G])
    assert {path[0] for path in scene.paths(G)} == {"y3"}


@rules("CN-Q65")
def test_CN_Q65_another_planning_phase_another_trade() -> None:
    scene = planning("y1 g1", hands={Y: "J1C01", G: "J1C02"})
    scene.trade(Y, G, "y1", "1")
    assert scene.offer_refused(G, Y, "y1", "1")[0] == "offer-not-held"
    assert scene.view(PUBLIC).players[G].gangsters[-1].moved
    # With a task it is no longer the same, yet a pending one cannot be traded at all (CN-16.2).
    scene.act(Y, "pass").act(G, "y1", "J1C02")
    assert scene.offer_refused(G, Y, "y1", "1")[0] == "offer-not-held"
    go_on(scene, "plan", 2)
    scene.trade(G, Y, "y1", "1")
    assert scene.crew(Y) == "y2 y3 y1"
    assert scene.open == ("plan", [G])


# --- examples ---


@rules("CN-X4", "CN-3.5", "CN-3.6", "CN-3.7", "CN-3.4")
def test_CN_X4_two_jobs_one_purchase() -> None:
    scene = planning("y1 y2 y3 r1", hands={Y: "J1C01 J1T1", R: "J1C02"}, owned={G: "casino-2"})
    scene.act(Y, "y1", "J1C01").act(R, "r1", "J1C02").act(Y, "y2", "J1T1")
    scene.act(Y, "y3", "cop-2")
    assert scene.tasks(Y) == "job job purchase"
    assert len(scene.s.market) == 4
    assert scene.cash == [2, 2, 2]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X32", "CN-18.5", "CN-Q47")
def test_CN_X32_two_tasks_a_turn_with_five_from_round_ii_on() -> None:
    four = {P: "p1 p2 p3 p2r"}
    laps = []
    scene = table("planning", players=5, round=2, crews=four, first=P, hands={})
    for _ in range(2):
        for seat in (P, B, Y, G, R):
            before = scene.tasks(seat).count("none")
            while scene.open == ("plan", [seat]):
                scene.act(seat, *first_task(scene, seat))
            laps.append((seat, before - scene.tasks(seat).count("none")))
    assert laps[:5] == [(seat, 2) for seat in (P, B, Y, G, R)]
    assert laps[5:] == [(P, 2), (B, 1), (Y, 1), (G, 1), (R, 1)]
    assert scene.open[0] == "turn_to_act"
    first = table("planning", players=5, round=1, hands={}).act(Y, "y1", "cop-2")
    assert first.open == ("plan", [G])
