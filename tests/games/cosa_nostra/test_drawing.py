"""La Cosa Nostra, CN-2: the round and card drawing."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import CONTENT
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    G,
    P,
    R,
    Scene,
    Y,
    card,
    finished,
    gangster,
    go_on,
    job,
    jobs,
    match_of,
    table,
)
from tests.games.wandering import events_of

ATTACKS_I = "J1-bash-1 J1-property_damage-1 J1-vandalism-1 J1T1"
CASH_I = "J1C01 J1C02 J1C03 J1C04 J1C05 J1C06 J1C07 J1C08"


# --- the round ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-2.1", "CN-17.1", "CN-15.6")
def test_CN_2_1_four_rounds_of_four_phases(players: int) -> None:
    s = finished(players, seed=3)
    phases = {"round", "jobs_drawn", "planning", "action_phase", "payday", "final"}
    told = [event.kind for event in events_of(s) if event.kind in phases]
    once = [kind for place, kind in enumerate(told) if kind != (told[place - 1] if place else "")]
    a_round = ["round", "jobs_drawn", "planning", "action_phase"]
    assert once == [*[*a_round, "payday"] * 3, *a_round, "final"]
    assert s.round == 4


@rules("CN-2.2", "CN-Q29", "CN-13.1", "CN-14.5")
def test_CN_2_2_everything_wakes_up_before_cards_are_drawn() -> None:
    scene = table(
        "round",
        round=2,
        down="y1 g3",
        closed="politician-1 pimp-2",
        used="lawyer-1 cop-1",
        owned={R: "pimp-1 pimp-2 politician-1"},
        tasks={"r1": "done", "r2": "idle"},
    )
    kinds = scene.kinds
    assert kinds.index("round") < kinds.index("monopoly") < kinds.index("jobs_drawn")
    assert scene.told("round") == [
        {
            "round": 2,
            "gangsters": [gangster("y1"), gangster("g3")],
            "businesses": [1, 18],
        }
    ]
    assert all(scene.active(name) for name in ("y1", "g3", "politician-1", "pimp-2"))
    assert not any(scene.s.used)
    assert scene.tasks(R) == "none none none"
    assert scene.monopolies == {"prostitution": R}
    scene.passes()  # the Politician woke in time for the drawing
    drawn = {each["seat"]: each["count"] for each in scene.told("influence_drawn")}
    assert drawn == {Y: 2, G: 2, R: 3}
    assert scene.open == ("plan", [Y])


# --- Jobs ---


@pytest.mark.parametrize(("round", "count"), [(1, 4), (2, 4), (3, 5), (4, 5)])
@rules("CN-2.3")
def test_CN_2_3_jobs_of_this_round_s_pile(round: int, count: int) -> None:
    scene = table("round", round=round, players=4, hands={G: "J1C01"})
    for seat in range(4):
        piles = [scene.s.job(each).pile for each in scene.s.new_jobs[seat]]
        assert piles == [round] * count
    assert len(scene.s.hands[G]) == count + 1
    sizes = [19, 20, 25, 25]  # one of pile I is in a hand
    sizes[round - 1] -= 4 * count
    assert [len(pile) for pile in scene.s.piles] == sizes
    assert scene.told("jobs_drawn")[0] == {"seat": Y, "count": count, "pile": round}
    [mine] = [heard for heard in scene.heard(G, "jobs_drawn") if facts(heard)["seat"] == G]
    assert mine.data.jobs == scene.s.new_jobs[G]
    [his] = [heard for heard in scene.heard(Y, "jobs_drawn") if facts(heard)["seat"] == G]
    assert his.data.jobs is None
    assert scene.open == ("mulligan", [Y, G, R, P])


# --- the mulligan ---


def drawn(next_jobs: str, round: int = 1, **more: str) -> Scene:
    """Yellow draws these first, then green, then red."""
    return table("round", round=round, next_jobs=next_jobs, hands={Y: more.get("older", "")})


@rules("CN-2.4", "CN-2.5", "CN-Q30")
def test_CN_2_4_nothing_but_attacks_may_be_given_back() -> None:
    scene = drawn(f"{ATTACKS_I} {CASH_I}")
    assert scene.options(Y) == ["redeal", "keep"]
    assert scene.options(G) == scene.options(R) == ["keep"]
    assert scene.refused(G, "redeal") == ("not-offered", "CN-2.4")
    again = "J1C09 J1C10 J1C11 J1C12 J1C01 J1C02 J1C03 J1C04 J1T1 J1T2 J1-bash-1 J1-bash-2"
    scene.s.dice.forced["jobs again"] = tuple(jobs(again))
    scene.act(Y, "redeal").passes(G, R)
    assert scene.told("redealt") == [{"seats": [Y], "pile": 1}]
    assert scene.hand(Y) == "J1C09 J1C10 J1C11 J1C12"
    assert scene.hand(G) == "J1C01 J1C02 J1C03 J1C04"
    assert scene.hand(R) == "J1-bash-1 J1-bash-2 J1T1 J1T2"
    assert len(scene.s.piles[0]) == 8
    # CN-2.5: now red may, and so on without end.
    assert scene.open == ("mulligan", [Y, G, R])
    assert scene.options(R) == ["redeal", "keep"]
    for _ in range(4):
        scene.s.dice.forced["jobs again"] = tuple(jobs(again))
        scene.act(R, "redeal").passes(Y, G)
        assert scene.hand(R) == "J1-bash-1 J1-bash-2 J1T1 J1T2"
    scene.passes()
    assert scene.open == ("plan", [Y])


@rules("CN-2.4")
def test_CN_2_4_who_may_need_not() -> None:
    scene = drawn(f"{ATTACKS_I} {CASH_I}").passes()
    assert scene.hand(Y) == " ".join(sorted(ATTACKS_I.split()))
    assert scene.told("redealt") == []
    assert scene.open == ("plan", [Y])


@rules("CN-2.4", "CN-Q30")
def test_CN_2_4_older_jobs_are_kept_and_do_not_count() -> None:
    attacks = "J2-bash-1 J2-vandalism-1 J2T1 J2T2"
    scene = drawn(attacks, round=2, older="J1C01 J1T1")
    assert scene.options(Y) == ["redeal", "keep"]  # an older Cash Job does not matter
    scene.act(Y, "redeal").passes(G, R)
    assert {"J1C01", "J1T1"} < {*scene.hand(Y).split()}
    assert len(scene.s.hands[Y]) == 6
    assert [len(hand) for hand in scene.s.new_jobs] == [4, 4, 4]
    assert scene.open == ("mulligan", [Y, G, R])
    older = drawn("J2-bash-1 J2-vandalism-1 J2T1 J2C01", round=2, older="J1T1 J1T2")
    assert older.options(Y) == ["keep"]


@pytest.mark.parametrize(("last", "may"), [("J3-trap-1", False), ("J3-arson-1", True)])
@rules("CN-X24", "CN-2.4")
def test_CN_X24_robbery_is_an_attack_trap_is_none(last: str, may: bool) -> None:
    five = f"J3T1 J3-robbery-1 J3-assassination-1 J3-persuasion-1 {last}"
    scene = drawn(five, round=3)
    assert ("redeal" in scene.options(Y)) is may
    assert scene.open == ("mulligan", [Y, G, R])


@rules("CN-2.4", "CN-9.1")
def test_CN_2_4_special_jobs_are_no_attacks() -> None:
    scene = drawn("J2-bash-1 J2-vandalism-1 J2T1 J2-money_laundering-1", round=2)
    assert scene.options(Y) == ["keep"]


@rules("CN-Q30", "CN-2.4")
def test_CN_Q30_one_is_enough_and_all_are_named() -> None:
    seven = f"{ATTACKS_I} J1-bash-2 J1-property_damage-2 J1T2 J1C01"
    scene = drawn(seven)
    assert scene.options(G) == ["keep"]
    scene = table(
        "round",
        round=3,
        next_jobs="J3T1 J3-robbery-1 J3-robbery-2 J3-arson-1 J3-car_bomb-1 "
        "J3-assassination-1 J3-assassination-2 J3-assassination-3 J3-persuasion-1 J3-persuasion-2",
    )
    scene.act(Y, "redeal").act(G, "redeal").passes(R)
    assert scene.told("redealt") == [{"seats": [Y, G], "pile": 3}]
    assert scene.open == ("mulligan", [Y, G, R])


@rules("CN-2.5")
def test_CN_2_5_nobody_sees_the_cards_given_back() -> None:
    scene = drawn(f"{ATTACKS_I} {CASH_I}").act(Y, "redeal").passes(G, R)
    for seat in (PUBLIC, G, R):
        [heard] = scene.heard(seat, "redealt")
        assert facts(heard) == {"seats": [Y], "pile": 1}
    dealt = [event for event in scene.match.heard(PUBLIC) if event.kind == "jobs_drawn"]
    assert all("jobs" not in facts(event) for event in dealt)
    assert scene.open == ("mulligan", [Y, G, R])


# --- Influence cards ---


@pytest.mark.parametrize(("round", "count"), [(1, 0), (2, 2), (3, 2), (4, 2)])
@rules("CN-2.6", "CN-12.3", "CN-Q28")
def test_CN_2_6_two_from_round_ii_on_and_one_for_each_politician(round: int, count: int) -> None:
    scene = table(
        "round",
        round=round,
        first=G,
        owned={R: "politician-1", Y: "politician-2 politician-3"},
        next_influence="spy",
    ).passes()
    each = {told["seat"]: told["count"] for told in scene.told("influence_drawn")}
    expected = {G: count, R: count + 1, Y: count + 2}
    assert each == {seat: number for seat, number in expected.items() if number}
    assert [*each] == [seat for seat in (G, R, Y) if expected[seat]]  # in turn order
    gets_the_first = G if count else R
    assert card("spy") in scene.s.influence[gets_the_first]
    mine = [e for e in scene.heard(R, "influence_drawn") if facts(e)["seat"] == R]
    assert len(mine[0].data.cards) == count + 1
    others = [e for e in scene.heard(Y, "influence_drawn") if facts(e)["seat"] == R]
    assert others[0].data.cards is None
    assert scene.open == ("plan", [G])


@rules("CN-X8", "CN-2.6")
def test_CN_X8_two_politicians_draw_two_plus_two() -> None:
    scene = table("round", round=2, owned={R: "politician-1 politician-2"}).passes()
    assert len(scene.s.influence[R]) == 4
    assert scene.open == ("plan", [Y])


@rules("CN-2.7", "CN-Q27")
def test_CN_2_7_the_discard_pile_becomes_the_deck() -> None:
    scene = table("round", round=2, influence_left=1, owned={R: ""})
    assert len(scene.s.influence_open) == 34
    scene.s.influence_shut.append((G, scene.s.influence_open.pop()))  # of a hand limit
    scene = Scene(scene.match)
    scene.passes()
    assert scene.told("influence_shuffled") == [{"count": 34}]
    assert [len(hand) for hand in scene.s.influence] == [2, 2, 2]
    assert len(scene.s.influence_deck) == 29
    assert not scene.s.influence_open
    assert not scene.s.influence_shut
    assert scene.open == ("plan", [Y])


@rules("CN-2.7")
def test_CN_2_7_where_nothing_is_left_nothing_is_drawn() -> None:
    one_short = [f"{kind.id} " * (kind.count - (kind.id == "spy")) for kind in CONTENT.influence]
    scene = table("round", round=2, influence={Y: "".join(one_short)}).passes()
    assert scene.told("influence_drawn") == [{"seat": Y, "count": 1}]
    assert not scene.s.influence_deck
    assert [len(hand) for hand in scene.s.influence] == [35, 0, 0]
    assert scene.open == ("plan", [Y])


# --- hands ---


@rules("CN-2.8")
def test_CN_2_8_hands_are_secret_and_stay() -> None:
    scene = table("planning", hands={G: "J1C01 J1T1"}, influence={G: "spy snitch"})
    for seat in (PUBLIC, Y, R):
        view = scene.view(seat)
        assert view.players[G].influence == 2
        assert view.own is None or (not view.own.jobs and not view.own.influence)
        assert job("J1C01") not in view.players[G].jobs
    assert scene.view(G).own.jobs == tuple(jobs("J1C01 J1T1"))
    assert scene.view(G).own.influence == (0, 1)
    for kind, which in (("job", job("J1C01")), ("influence", 0), ("hand", 1)):
        with pytest.raises(Refused, match="offer-not-tradable"):
            scene.match.offer(Offer(0, G, Y, ((kind, which),), (("cash", 1),)))
    assert scene.open == ("plan", [Y])


@rules("CN-2.9")
def test_CN_2_9_a_job_kept_may_be_planned_later() -> None:
    scene = table("planning", round=4, hands={Y: "J1C01 J2T1 J4C01"})
    planned = {path[1] for path in scene.paths(Y) if path[0] == "y1"}
    assert {"J1C01", "J2T1", "J4C01"} < planned
    scene.act(Y, "y1", "J1C01")
    assert scene.load("y1") == "J1C01"
    assert scene.open == ("plan", [G])


@rules("CN-2.10", "CN-Q63")
def test_CN_2_10_the_back_tells_the_pile() -> None:
    scene = table(
        "action",
        round=4,
        hands={G: "J1C01 J3T1 J4C01"},
        tasks={"g1": "J2T1", "g2": "J4-trap-1", "y1": "J1T1"},
        shut_jobs="J3C01",
    )
    for seat in (PUBLIC, Y, R):
        view = scene.view(seat)
        assert view.players[G].jobs == (1, 3, 4)
        assert [(who.pile, who.job) for who in view.players[G].gangsters] == [
            (2, None),
            (4, None),
            (0, None),
        ]
        assert [(shut.pile, shut.job) for shut in view.shut_jobs] == [(3, None)]
    assert [who.job for who in scene.view(G).players[G].gangsters][:2] == jobs("J2T1 J4-trap-1")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-2.10", "CN-3.5")
def test_CN_2_10_planned_and_cancelled_only_the_pile_is_told() -> None:
    tasks = dict.fromkeys(("y2", "y3", "g1", "g2", "g3", "r1", "r2", "r3"), "done")
    scene = table("planning", round=2, hands={Y: "J2T1 J1C03"}, tasks=tasks).act(Y, "y1", "J2T1")
    assert scene.open == ("turn_to_act", [Y])
    scene.act(Y, "y1", "cancel")
    for kind in ("job_planned", "job_cancelled"):
        for seat in (PUBLIC, G, R):
            [heard] = scene.heard(seat, kind)
            assert facts(heard) == {"seat": Y, "gangster": gangster("y1"), "pile": 2}
        [own] = scene.heard(Y, kind)
        assert own.data.job == job("J2T1")
    assert scene.open == ("recruit", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-2.4", "CN-20.2")
def test_CN_2_4_all_are_asked_whatever_they_drew(players: int) -> None:
    scene = match_of(players, 5)
    order = list(scene.s.turn_order())
    assert scene.open == ("mulligan", order)
    assert go_on(scene, "plan").told("redealt") == []
