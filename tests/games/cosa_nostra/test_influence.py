"""La Cosa Nostra, CN-11.1 to 11.9: Influence cards played in one's own turn."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import Options
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    B,
    G,
    P,
    R,
    Scene,
    Y,
    business,
    card,
    gangster,
    job,
    table,
)


def planning(hand: str, **more: Any) -> Scene:
    """Yellow's planning turn, with these cards in hand; green and red have planned Jobs."""
    tasks = {"g1": "J1C01", "g2": "J1-bash-1", "r1": "J1T1", "y1": "J1C02", **more.pop("tasks", {})}
    hands = {Y: "J1C03 J1C04 J1C05", G: "J1C06", R: "J1C07"}
    return table("planning", tasks=tasks, hands=hands, influence={Y: hand}, **more)


def acting(hand: str, **more: Any) -> Scene:
    """Likewise his action turn."""
    tasks = {"g1": "J1C01", "g2": "J1-bash-1", "r1": "J1T1", "y1": "J1C02", **more.pop("tasks", {})}
    return table("action", tasks=tasks, influence={Y: hand}, **more)


def played(scene: Scene, kind: str) -> set[tuple[str, ...]]:
    """The ways in which yellow may play a card."""
    return {path[1:] for path in scene.paths(Y) if path[0] == kind}


# --- playing at all ---


@rules("CN-11.1", "CN-12.1")
def test_CN_11_1_to_the_discards_or_on_a_gangster_first() -> None:
    scene = planning("snitch henchman machine_pistol")
    scene.act(Y, "snitch", "look", G, "g1")
    assert scene.influence_open == "snitch"
    scene.act(Y, "henchman", Y, "y1").act(Y, "machine_pistol", R, "r1")
    assert scene.influence_open == "snitch"
    assert (scene.attached("y1"), scene.attached("r1")) == ("henchman", "machine_pistol")
    assert scene.view(PUBLIC).players[Y].gangsters[0].attached == 1 << card("henchman")
    assert scene.view(PUBLIC).influence_open == (card("snitch"),)
    assert scene.told("played") == [{"seat": Y, "card": card("snitch")}]
    assert scene.told("attached")[0] == {
        "seat": Y,
        "card": card("henchman"),
        "gangster": gangster("y1"),
    }
    assert (scene.influence(Y), scene.open) == ("", ("plan", [Y]))


@rules("CN-11.2", "CN-3.2", "CN-4.11", "CN-Q16")
def test_CN_11_2_several_in_one_turn_each_by_its_timing() -> None:
    scene = planning("snitch snitch spy henchman schemer emergency_doc ambulance")
    kinds = {path[0] for path in scene.paths(Y)}
    assert kinds == {"snitch", "spy", "henchman", "y2", "y3"}
    for path in (("snitch", "renew"), ("henchman", Y, "y2"), ("snitch", "look", R, "r1")):
        scene.act(Y, *path)
    assert scene.influence(Y) == "spy emergency_doc schemer ambulance"
    assert scene.open == ("plan", [Y])  # no play is the action of a turn
    scene.act(Y, "y2", "J1C03")
    assert scene.open[0] == "plan"
    assert scene.open[1] != [Y]  # the assignment is
    now = acting("snitch spy henchman machine_pistol distraction saboteur emergency_doc")
    assert {path[0] for path in now.paths(Y)} == {"snitch", "spy", "y1"}
    now.act(Y, "snitch", "renew")
    assert now.open == ("turn_to_act", [Y])


# --- Snitch ---


@rules("CN-11.3", "CN-Q61")
def test_CN_11_3_a_look_or_a_new_market_in_ones_own_turn() -> None:
    for scene in (planning("snitch"), acting("snitch")):
        ways: set[tuple[str, ...]] = {("look", f"player {G}", who) for who in ("g1", "g2")}
        ways |= {("look", f"player {R}", "r1"), ("renew",)}
        assert played(scene, "snitch") == ways  # not at his own Job
        scene.act(Y, "snitch", "look", G, "g2")
        assert scene.open[1] == [Y]
        assert scene.options(G) == []
        assert not [each for each in scene.interrupts(G) if not each.startswith("lawyer")]


@rules("CN-11.3", "CN-Q26")
def test_CN_11_3_the_market_goes_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        scene = planning("snitch", market="cop-2 waste-2 pimp-3 pimp-4", deck="lawyer-3 dealer-2")
        scene.s.dice.drawn = 1000 * seed
        size = len(scene.s.deck)
        scene.act(Y, "snitch", "renew")
        assert scene.market.split()[:2] == ["lawyer-3", "dealer-2"]
        assert len(scene.s.deck) == size
        bottom = scene.deck.split()[-4:]
        assert sorted(bottom) == ["cop-2", "pimp-3", "pimp-4", "waste-2"]
        orders.add(tuple(bottom))
        # Told as they lay in the Market: how they lie now, nobody knows.
        gone = [business(name) for name in ("cop-2", "waste-2", "pimp-3", "pimp-4")]
        assert scene.told("renewed")[0]["cards"] == gone
        assert scene.view(PUBLIC).deck_bottom == (tuple(sorted(gone)),)
    assert len(orders) > 4
    assert scene.open == ("plan", [Y])


@rules("CN-11.3", "CN-Q26")
def test_CN_11_3_a_short_deck_gives_old_cards_back() -> None:
    scene = planning("snitch", market="cop-2 waste-2 pimp-3 pimp-4", deck="lawyer-3", rest=G)
    scene.act(Y, "snitch", "renew")
    first, *rest = scene.market.split()
    assert first == "lawyer-3"
    assert {*rest} < {"cop-2", "waste-2", "pimp-3", "pimp-4"}
    assert len(rest) == 3
    assert len(scene.s.deck) == 1
    assert scene.open == ("plan", [Y])


@rules("CN-11.3", "CN-Q26")
def test_CN_11_3_no_new_market_from_an_empty_deck() -> None:
    scene = planning("snitch", market="cop-2", rest=G)
    assert ("renew",) not in played(scene, "snitch")
    none_planned = table("planning", hands={Y: "J1C01"}, influence={Y: "snitch"}, rest=G)
    assert "snitch" not in none_planned.options(Y)  # neither of the two
    renew = table("planning", hands={Y: "J1C01"}, influence={Y: "snitch"})
    assert played(renew, "snitch") == {("renew",)}
    assert none_planned.open == ("plan", [Y])


# --- Spy ---


@rules("CN-11.4", "CN-11.5", "CN-19.3")
def test_CN_11_4_two_jobs_one_after_the_other() -> None:
    scene = planning("spy")
    scene.act(Y, "spy", G, "g1")
    assert scene.open == ("peek", [Y])
    assert scene.view(Y).players[G].gangsters[0].job == job("J1C01")
    assert set(scene.paths(Y)) == {
        (f"player {G}", "g2"),
        (f"player {R}", "r1"),
        ("stop",),
    }  # of one player or of two, but not the same
    scene.act(Y, R, "r1")
    assert [each["gangster"] for each in scene.told("looked")] == [gangster("g1"), gangster("r1")]
    assert scene.told("played") == [{"seat": Y, "card": card("spy")}]
    assert scene.open == ("plan", [Y])


@rules("CN-11.4", "CN-19.10")
def test_CN_11_4_up_to_two() -> None:
    scene = planning("spy").act(Y, "spy", G, "g1").act(Y, "stop")
    assert (len(scene.told("looked")), scene.influence(Y)) == (1, "")
    assert scene.open == ("plan", [Y])
    late = planning("spy").act(Y, "spy", G, "g1").time_out(Y)
    assert (len(late.told("looked")), late.open) == (1, ("plan", [Y]))
    single = table(
        "action", tasks={"g1": "J1C01", "y1": "J1C02"}, influence={Y: "spy"}
    )  # nothing else to look at
    single.act(Y, "spy", G, "g1")
    assert single.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("how", ["snitch", "spy", "lawyer-1"])
@rules("CN-11.5", "CN-Q69", "CN-2.10")
def test_CN_11_5_the_face_for_the_looker_alone_which_card_for_all(how: str) -> None:
    scene = planning("snitch spy", owned={Y: "lawyer-1", G: "dealer-1"})
    path = (how, "look", G, "g2") if how == "snitch" else (how, G, "g2")
    scene.act(Y, *path)
    public = {"seat": Y, "gangster": gangster("g2"), "pile": 1}
    faces = {}
    for viewer in range(PUBLIC, 3):
        (heard,) = scene.heard(viewer, "looked")
        faces[viewer] = facts(heard).get("job")
        assert {key: facts(heard)[key] for key in public} == public
        seen = scene.view(viewer).players[G].gangsters[1]
        assert (seen.job, seen.lookers) == (faces[viewer], (Y,))
    # The owner knows his own.
    assert faces == {PUBLIC: None, Y: job("J1-bash-1"), G: job("J1-bash-1"), R: None}
    assert scene.open[1] == [Y]


@rules("CN-11.5")
def test_CN_11_5_known_for_as_long_as_it_lies_there() -> None:
    """And when it is discarded face down, who has looked knows it still, and nobody else."""
    scene = acting("snitch", turn=Y).act(Y, "snitch", "look", G, "g2")
    scene.act(Y, "y1", "cancel").act(G, "g2", "cancel")
    for viewer, knows in ((PUBLIC, False), (Y, True), (G, True), (R, False)):
        shut = scene.view(viewer).shut_jobs[1]
        assert (shut.pile, shut.job) == (1, job("J1-bash-1") if knows else None)
        (heard,) = [
            facts(each)
            for each in scene.heard(viewer, "job_cancelled")
            if facts(each)["gangster"] == gangster("g2")
        ]
        assert ("job" in heard) is knows
    assert scene.view(PUBLIC).players[G].gangsters[1].lookers == ()
    assert scene.open == ("turn_to_act", [R])


# --- what lies on gangsters ---


@pytest.mark.parametrize("kind", ["henchman", "machine_pistol"])
@rules("CN-11.6", "CN-11.8", "CN-Q17", "CN-Q18")
def test_CN_11_6_on_any_gangster_without_one(kind: str) -> None:
    """Of whomever, with a Job, a purchase or no task at all."""
    scene = planning(kind, attached={"y2": kind, "g3": kind}, tasks={"r2": "pimp-4"})
    assert played(scene, kind) == {
        (f"player {seat}", who)
        for seat, whos in ((Y, "y1 y3"), (G, "g1 g2"), (R, "r1 r2 r3"))
        for who in whos.split()
    }
    scene.act(Y, kind, R, "r2")
    assert scene.attached("r2") == kind
    assert kind not in {path[0] for path in acting(kind).paths(Y)}  # in the planning phase only
    assert scene.open == ("plan", [Y])


@pytest.mark.parametrize("kind", ["saboteur", "distraction"])
@rules("CN-11.7", "CN-11.9")
def test_CN_11_7_on_others_gangsters_without_one(kind: str) -> None:
    scene = planning(kind, attached={"g3": kind})
    assert played(scene, kind) == {
        (f"player {seat}", who)
        for seat, whos in ((G, "g1 g2"), (R, "r1 r2 r3"))
        for who in whos.split()
    }
    scene.act(Y, kind, G, "g1")
    assert scene.attached("g1") == kind
    assert kind not in {path[0] for path in acting(kind).paths(Y)}
    assert scene.open == ("plan", [Y])


@pytest.mark.parametrize(
    ("lies", "threshold"),
    [("", 3), ("henchman", 2), ("saboteur", 4), ("henchman saboteur", 3)],
)
@rules("CN-11.6", "CN-11.7", "CN-11.9", "CN-6.3")
def test_CN_11_6_threshold_of_its_job_and_gone_with_it(lies: str, threshold: int) -> None:
    scene = table(
        "action",
        tasks={"y2": "J1C06", "g1": "J1C01"},
        attached={"y2": lies} if lies else {},
        used="cop-1",
    )
    scene.dice(6, 1).act(Y, "y2", "reveal")
    assert scene.rolls == [([6, 1], threshold, 1)]
    assert (scene.attached("y2"), scene.influence_open) == ("", lies)
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize("way", ["pay", "cancel"])
@rules("CN-11.6", "CN-11.7", "CN-Q18", "CN-5.4")
def test_CN_11_6_or_with_any_other_task(way: str) -> None:
    scene = table(
        "action",
        cash={Y: 9},
        tasks={"y2": "pimp-4", "g1": "J1C01"},
        attached={"y2": "henchman saboteur machine_pistol"},
    )
    scene.act(Y, "y2", way)
    assert (scene.attached("y2"), scene.influence_open) == ("machine_pistol", "henchman saboteur")
    assert scene.cash[Y] == (5 if way == "pay" else 9)  # they changed nothing
    assert scene.open == ("turn_to_act", [G])


@rules("CN-11.8", "CN-6.4")
def test_CN_11_8_one_more_die_and_harder_to_kill_until_the_round_ends() -> None:
    scene = table(
        "action",
        round=3,
        tasks={"y2": "J3-assassination-1", "g1": "J1C03"},
        attached={"y2": "machine_pistol", "g2": "machine_pistol"},
    )
    scene.dice(1, 1, 6).act(Y, "y2", "reveal", G, "g2")
    assert scene.rolls == [([1, 1, 6], 3, 1)]  # three dice, against 2 + 1
    assert scene.attached("y2") == "machine_pistol"  # not with the Job
    scene.act(G, "g1", "cancel")
    assert scene.view(PUBLIC).players[Y].gangsters[1].strength == 3
    for seat in (Y, G, R):
        assert scene.open == ("recruit", [seat])
        scene.act(seat, "none")
    assert (scene.attached("y2"), scene.attached("g2")) == ("", "")
    assert scene.influence_open == "machine_pistol machine_pistol"
    assert scene.open[0] == "mulligan"


@rules("CN-11.9", "CN-X20")
def test_CN_11_9_one_die_less_never_below_one() -> None:
    scene = table(
        "action",
        tasks={"y1": "J1C03", "y2": "J1C06", "y3": "J1T1", "g1": "J1C01"},
        attached={"y1": "distraction", "y2": "distraction", "y3": "distraction machine_pistol"},
        used="cop-1",
    )
    assert [each.strength for each in scene.view(PUBLIC).players[Y].gangsters] == [1, 1, 3]
    scene.dice(2).act(Y, "y1", "reveal")
    assert scene.rolls[-1][0] == [2]
    assert scene.attached("y1") == "distraction"
    assert scene.open == ("turn_to_act", [G])


# --- before they come into play, and all of them ---


@rules("CN-11.2", "CN-18.6")
def test_CN_11_2_none_before_the_round_they_are_dealt_in() -> None:
    scene = table("round", round=1, options=Options(influence_from_round=2))
    scene.passes()
    assert [each.influence for each in scene.view(PUBLIC).players] == [0, 0, 0]
    assert not [path for path in scene.paths(Y) if path[0] in ("snitch", "henchman")]
    assert scene.open == ("plan", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-11.3", "CN-11.4", "CN-19.5")
def test_CN_11_4_players_are_listed_clockwise_from_the_one_who_looks(players: int) -> None:
    tasks = {"y1": "J1C01", "g1": "J1C02", "r1": "J1C03", "p1": "J1C04", "b1": "J1C05"}
    seats = [Y, G, R, P, B][:players]
    here = {who: task for who, task in tasks.items() if "ygrpb".index(who[0]) < players}
    scene = table("action", players=players, turn=R, tasks=here, influence={R: "spy"})
    scene.step(R, "spy")
    order = [seat for seat in (P, B, Y, G) if seat in seats]
    assert scene.options(R) == [f"player {seat}" for seat in order]
