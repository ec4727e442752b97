"""La Cosa Nostra, CN-13 and 14: deactivate, kill, destroy; monopolies."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.state import IN_DECK, NOBODY
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
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


def attacked(task: str, dice: tuple[int, ...], target: str, **more: Any) -> Scene:
    """Red's r3 attacks a card of green's; yellow has something to do after him."""
    tasks = {"r3": task, "y1": "J1T1", **more.pop("tasks", {})}
    scene = table("action", turn=R, round=more.pop("round", 4), tasks=tasks, **more)
    return scene.dice(*dice).act(R, "r3", "reveal", G, target)


def bombed(target: str, **more: Any) -> Scene:
    """With one success: only deactivated."""
    return attacked("J3-car_bomb-1", (4, 1, 1), target, **more)


def shot(target: str, **more: Any) -> Scene:
    return attacked("J3-car_bomb-1", (4, 4, 1), target, **more)


# --- deactivated ---


@rules("CN-13.1", "CN-2.2")
def test_CN_13_1_until_the_next_round() -> None:
    scene = bombed("g1", round=2)
    assert not scene.active("g1")
    assert not scene.view(PUBLIC).players[G].gangsters[0].active
    assert scene.view(PUBLIC).players[G].gangsters[0].gangster == gangster("g1")  # still known
    go_on(scene, "mulligan", 3)
    assert scene.active("g1")
    scene = attacked("J1-bash-1", (2, 1, 1), "lawyer-1", round=2)
    assert not scene.active("lawyer-1")
    go_on(scene, "mulligan", 3)
    assert scene.active("lawyer-1")


@rules("CN-13.2", "CN-Q39")
def test_CN_13_2_a_job_is_lost_face_down() -> None:
    scene = bombed(
        "g1",
        tasks={"g1": "J3-trap-1", "g2": "J1C03"},
        attached={"g1": "henchman saboteur machine_pistol"},
    )
    scene.passes()
    assert scene.shut_jobs == "J3-trap-1"
    [heard] = scene.heard(PUBLIC, "job_lost")
    assert facts(heard) == {"seat": G, "gangster": gangster("g1"), "pile": 3}
    assert scene.heard(G, "job_lost")[0].data.job == job("J3-trap-1")
    assert scene.attached("g1") == "machine_pistol"
    assert scene.task("g1") == "done"
    assert scene.view(Y).shut_jobs[0].job is None
    # It neither acts nor responds any more.
    scene.dice(3).act(Y, "y1", "reveal", G)
    assert {path[0] for path in scene.paths(G) if path[-1] == "cancel"} == {"g2"}
    assert scene.open == ("turn_to_act", [G])


@rules("CN-13.2", "CN-4.8")
def test_CN_13_2_a_purchase_goes_under_the_deck() -> None:
    scene = bombed("g1", tasks={"g1": "casino-2"}, markers=[(Y, "casino-2"), (Y, "lawyer-1")])
    assert scene.deck.split()[-1] == "casino-2"
    assert scene.owner("casino-2") == IN_DECK
    assert scene.markers == [(Y, "lawyer-1")]
    assert scene.task("g1") == "done"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-13.2")
def test_CN_13_2_an_idle_one_is_done_too() -> None:
    scene = bombed("g1", tasks={"g1": "idle"}, attached={"g1": "henchman machine_pistol"})
    assert not scene.active("g1")
    assert scene.task("g1") == "done"
    assert scene.attached("g1") == "machine_pistol"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-13.2", "CN-17.3")
def test_CN_13_2_not_active_at_the_end() -> None:
    scene = table("end", round=4, down="g1 r1", crews={R: "r1 r2 r3 r2r"})
    assert [each.gangsters for each in scene.view(PUBLIC).final] == [0, 0, 0]
    scene = table("end", round=4, down="g1", crews={R: "r1 r2 r3 r2r"})
    assert [each.gangsters for each in scene.view(PUBLIC).final] == [0, 0, 15]


@rules("CN-13.3", "CN-12.1", "CN-15.1", "CN-14.4")
def test_CN_13_3_a_deactivated_business_does_nothing() -> None:
    scene = attacked(
        "J1-bash-1",
        (2, 1, 1),
        "dealer-1",
        owned={G: "dealer-1 dealer-2 lawyer-1"},
        markers=[(Y, "dealer-1")],
        tasks={"g2": "J2C07"},
    )
    assert scene.told("monopoly")[-1]["before"] == G
    assert scene.monopolies == {}
    assert scene.markers == []
    assert scene.view(PUBLIC).players[G].income == 3
    scene.act(Y, "y1", "cancel").act(G, "g2", "reveal")
    assert scene.told("needs_missing")[0]["kinds"] == [1]
    assert scene.open == ("", [])  # it was the last task of the last round


@pytest.mark.parametrize(("closed", "may"), [("", True), ("lawyer-1", False)])
@rules("CN-13.3", "CN-12.1")
def test_CN_13_3_no_ability(closed: str, may: bool) -> None:
    scene = table("action", turn=G, tasks={"g1": "J1C03", "y1": "J1T1"}, closed=closed)
    assert ("lawyer-1" in scene.options(G)) is may
    cop = table("action", tasks={"y1": "J1C03"}, closed="cop-1" if closed else "")
    cop.dice(2).act(Y, "y1", "reveal")
    assert (cop.open == ("cop_reroll", [Y])) is may


# --- killed, destroyed ---


@rules("CN-13.4", "CN-Q41")
def test_CN_13_4_a_killed_gangster_is_a_trophy() -> None:
    scene = shot(
        "g2",
        tasks={"g2": "J1C03"},
        attached={"g2": "henchman saboteur machine_pistol distraction"},
    )
    assert scene.crew(G) == "g1 g3"
    assert scene.trophies(R) == "g2"
    assert scene.owner("g2") == NOBODY
    assert scene.shut_jobs == "J1C03"
    assert scene.attached("g2") == ""
    assert len(scene.influence_open.split()) == 4
    assert scene.told("gangster_killed") == [{"gangster": gangster("g2"), "seat": G, "by": R}]
    go_on(scene, "")
    assert scene.view(PUBLIC).final[R].trophies == 4


@rules("CN-13.4")
def test_CN_13_4_out_of_the_game_for_good() -> None:
    scene = shot("g2", round=3)
    go_on(scene, "plan", 4)
    assert scene.crew(G) == "g1 g3"
    assert scene.trophies(R) == "g2"
    assert scene.recruits(G) == "g2r g3r g4r"


@rules("CN-13.4", "CN-7.14")
def test_CN_13_4_its_purchase_is_lost() -> None:
    scene = shot("g2", tasks={"g2": "casino-2"}, markers=[(Y, "casino-2")])
    assert scene.deck.split()[-1] == "casino-2"
    assert scene.markers == []


@rules("CN-13.5")
def test_CN_13_5_under_the_deck_for_all_to_know() -> None:
    scene = attacked("J3-arson-1", (4, 4, 1), "construction-1", closed="construction-1")
    assert scene.deck.split()[-1] == "construction-1"
    assert scene.active("construction-1")  # when it comes up again
    assert scene.view(PUBLIC).deck_bottom == ((business("construction-1"),),)
    assert scene.owned(G) == "dealer-1 lawyer-1"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-13.5", "CN-12.5")
def test_CN_13_5_a_killed_lawyer_is_fresh_again() -> None:
    scene = attacked("J2-kill_businessman-1", (3, 3, 1), "lawyer-1", used="lawyer-1")
    assert scene.owner("lawyer-1") == IN_DECK
    assert not scene.s.used[business("lawyer-1")]


@rules("CN-13.6")
def test_CN_13_6_a_card_keeps_its_owner() -> None:
    scene = bombed("g1")
    assert scene.owner("g1") == G
    scene = attacked("J1-bash-1", (2, 1, 1), "lawyer-1")
    assert scene.owner("lawyer-1") == G
    scene.trade(G, Y, "lawyer-1", "1")  # which he may sell, as it is
    assert scene.owner("lawyer-1") == Y
    assert not scene.active("lawyer-1")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-13.7", "CN-Q50", "CN-3.4")
def test_CN_13_7_without_a_gangster_he_stays_in_the_game() -> None:
    scene = table(
        "planning",
        round=2,
        crews={G: ""},
        trophies={R: "g1 g2 g3"},
        tasks={"y1": "idle", "y2": "idle", "y3": "none", "r1": "none", "r2": "J1C03", "r3": "idle"},
        influence={G: "henchman"},
        hands={Y: "J1C06", R: "J1T1"},
        cash={G: 12, Y: 0},
    )
    scene.act(Y, "y3", "J1C06")
    assert scene.open == ("influence_turn", [G])  # the Lawyer, too, may look
    assert scene.options(G) == ["henchman", "lawyer-1", "pass"]
    scene.act(G, "pass").trade(Y, G, "use:cop-1", "1").act(R, "r1", "J1T1")
    assert scene.s.phase == 3
    order = []
    while scene.s.asking != "recruit":
        order += [seat for seat in scene.s.waiting if scene.s.asking == "turn_to_act"]
        scene.time_out(scene.s.waiting[0])
    assert G not in order
    assert scene.told("payday")[0]["incomes"][G] == 7
    scene.act(Y, "none")
    assert scene.open == ("recruit", [G])
    scene.act(G, "g2r")
    assert scene.crew(G) == "g2r"
    assert scene.cash[G] == 12 - 1 + 7 - 10
    assert scene.open == ("recruit", [R])


@rules("CN-13.7")
def test_CN_13_7_without_cards_he_has_no_turn_at_all() -> None:
    scene = table(
        "planning", crews={G: ""}, trophies={R: "g1 g2 g3"}, owned={G: ""}, hands={Y: "J1C06"}
    )
    scene.act(Y, "y3", "J1C06")
    assert scene.open == ("plan", [R])


@rules("CN-13.8")
def test_CN_13_8_nothing_is_given_up_at_will() -> None:
    """No card is sold to the bank, and none given to nobody."""
    scene = table("action", turn=R, tasks={"r1": "J1C03"}, owned={R: "casino-1"})
    assert {path[0] for path in scene.paths(R)} == {"r1"}
    assert scene.interrupts(R) == []
    for what in ("casino-1", "r2"):
        for to in (R, 3):
            assert scene.offer_refused(R, to, what, "1") == ("offer-to-whom", "CN-16.4")
    assert scene.open == ("turn_to_act", [R])


# --- monopolies ---


@pytest.mark.parametrize(
    ("owned", "closed", "holder"),
    [
        ({R: "pimp-1", G: ""}, "", None),  # one is not enough
        ({R: "pimp-1 pimp-2"}, "", R),
        ({R: "pimp-1 pimp-2", Y: "pimp-3"}, "", R),
        ({R: "pimp-1 pimp-2", Y: "pimp-3", G: "pimp-4"}, "", None),  # more than all others together
        ({R: "pimp-1 pimp-2 pimp-5", Y: "pimp-3", G: "pimp-4"}, "", R),
        ({R: "pimp-1 pimp-2"}, "pimp-2", None),  # active ones only
        ({R: "pimp-1 pimp-2", Y: "pimp-3", G: "pimp-4"}, "pimp-4", R),  # on both sides
        ({R: "pimp-1 pimp-2", Y: "pimp-3 pimp-4"}, "", None),
    ],
)
@rules("CN-14.1", "CN-14.4", "CN-14.2")
def test_CN_14_1_two_and_more_than_all_others_together(
    owned: dict[int, str], closed: str, holder: int | None
) -> None:
    scene = table("planning", owned={Y: "", G: "", R: "", **owned}, closed=closed, market="cop")
    assert scene.monopolies == ({} if holder is None else {"prostitution": holder})
    for seat in (Y, G, R):
        active = [name for name in owned.get(seat, "").split() if name not in closed]
        assert scene.view(PUBLIC).players[seat].income == 2 * len(active) + 5 * (seat == holder)


@pytest.mark.parametrize(
    ("kind", "monopoly"), [("pimp", "prostitution"), ("dealer", "drugs"), ("loan_shark", "credit")]
)
@rules("CN-14.2", "CN-14.1")
def test_CN_14_2_each_of_the_three(kind: str, monopoly: str) -> None:
    scene = table("payday", owned={Y: "", G: f"{kind}-1 {kind}-2", R: ""})
    assert scene.monopolies == {monopoly: G}
    assert scene.told("payday")[0]["incomes"] == [0, 9, 0]
    other = table("payday", owned={Y: "", G: "cop-1 cop-2 casino-1 casino-2", R: ""})
    assert other.monopolies == {}


@rules("CN-X5", "CN-14.3", "CN-14.1", "CN-5.3")
def test_CN_X5_the_card_goes_back_at_once() -> None:
    scene = table(
        "action",
        players=5,
        turn=B,
        owned={R: "pimp-1 pimp-2", Y: "pimp-3", P: "", G: "", B: ""},
        tasks={"b1": "pimp-4", "y1": "J1T1"},
        cash={B: 4},
    )
    assert scene.monopolies == {"prostitution": R}
    assert scene.view(PUBLIC).players[R].income == 9
    scene.act(B, "b1", "pay")
    assert scene.monopolies == {}
    assert scene.told("monopoly") == [{"monopoly": 0, "seat": NOBODY, "before": R}]
    assert scene.view(PUBLIC).players[R].income == 4
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-14.4", "CN-Q23")
def test_CN_14_4_planned_and_market_cards_do_not_count() -> None:
    scene = table(
        "action",
        turn=R,
        owned={R: "pimp-1", Y: "", G: ""},
        tasks={"r1": "pimp-2", "y1": "J1T1"},
        market="pimp-3",
        cash={R: 4},
    )
    assert scene.monopolies == {}
    assert scene.view(PUBLIC).players[R].income == 2
    scene.act(R, "r1", "pay")
    assert scene.monopolies == {"prostitution": R}
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-14.5", "CN-16.20")
def test_CN_14_5_counted_after_every_change() -> None:
    """Trade, deactivation, kill, takeover; purchase and reactivation have tests of their own."""
    two = {G: "dealer-1 dealer-2", Y: "", R: ""}
    scene = table("action", owned=two, tasks={"y1": "J1T1"}).trade(G, Y, "dealer-1", "1")
    assert scene.monopolies == {}
    scene.trade(Y, G, "dealer-1", "1")
    assert scene.monopolies == {"drugs": G}
    assert attacked("J1-bash-1", (2, 1, 1), "dealer-1", owned=two).monopolies == {}
    assert attacked("J2-kill_businessman-1", (3, 3, 1), "dealer-1", owned=two).monopolies == {}
    assert attacked("J3-arson-1", (4, 4, 1), "dealer-1", owned=two).monopolies == {}
    scene = attacked("J2-persuasion-1", (4, 4, 1), "dealer-1", owned={**two, R: "dealer-3"})
    assert scene.monopolies == {"drugs": R}
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-X26", "CN-14.5", "CN-2.2")
def test_CN_X26_monopoly_by_force() -> None:
    scene = table(
        "action",
        round=2,
        turn=R,
        owned={R: "pimp-1 pimp-2", Y: "pimp-3 pimp-4", G: ""},
        tasks={"r3": "J1-bash-1"},
    )
    assert scene.monopolies == {}
    scene.dice(2, 1, 1).act(R, "r3", "reveal", Y, "pimp-3")
    assert scene.monopolies == {"prostitution": R}
    assert scene.told("payday")[0]["incomes"] == [2, 0, 9]
    go_on(scene, "mulligan", 3)
    assert scene.monopolies == {}
    assert scene.told("monopoly")[-1]["before"] == R
    assert scene.open == ("mulligan", [G, R, Y])


@rules("CN-14.3")
def test_CN_14_3_the_card_goes_back_when_the_condition_fails() -> None:
    """To nobody, or to whom it belongs now; and it comes again."""
    owned = {R: "pimp-1 pimp-2", Y: "pimp-3", G: ""}
    scene = table("action", owned=owned, tasks={"y1": "J1T1"})
    assert scene.monopolies == {"prostitution": R}
    scene.trade(R, Y, "pimp-2")
    assert scene.monopolies == {"prostitution": Y}
    scene.trade(Y, G, "pimp-2")
    assert scene.monopolies == {}
    scene.trade(G, R, "pimp-2")
    assert scene.monopolies == {"prostitution": R}
    changes = [(each["before"], each["seat"]) for each in scene.told("monopoly")]
    assert changes == [(R, Y), (Y, NOBODY), (NOBODY, R)]
    assert scene.open == ("turn_to_act", [Y])
