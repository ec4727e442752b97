"""La Cosa Nostra, CN-18: the options of a table. Those of one rule are tested with it."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import CONTENT, FAMILY_IDS, Options
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    GANGSTER_WORDS,
    OVER,
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
    match_of,
    table,
)
from tests.games.wandering import events_of, told

ANYTIME = Options(espionage_anytime=True)
ROB = Options(robber_can_be_robbed=True)


def looks(who: str, *ways: str) -> list[str]:
    """The notations of looking at a gangster's Job unasked."""
    name = CONTENT.gangster_ids()[gangster(who)]
    return [f"{way}_looks {name}" for way in ways]


# --- espionage at any time ---


def spying(options: Options | None = None, **more: Any) -> Scene:
    """Yellow is on turn, green holds a Snitch, a Spy and a Lawyer."""
    return table(
        "action",
        round=2,
        tasks={"y1": "J1C12", "y2": "J2T1", "r1": "J1C03"},
        influence={G: "snitch spy"},
        options=options,
        **more,
    )


@rules("CN-18.1", "CN-Q61")
def test_CN_Q61_by_default_in_own_turns_only() -> None:
    scene = spying()
    jobs = ("y1", "y2", "r1")
    assert {*scene.interrupts(G)} == {each for who in jobs for each in looks(who, "lawyer")}
    assert scene.open == ("turn_to_act", [Y])
    scene = table("planning", influence={G: "snitch"}, owned={G: ""}, tasks={"r1": "J1C03"})
    assert scene.interrupts(G) == []
    assert scene.open == ("plan", [Y])


@rules("CN-18.1", "CN-11.5")
def test_CN_18_1_in_others_turns_too() -> None:
    scene = spying(ANYTIME)
    offered = scene.interrupts(G)
    assert {*offered} == {
        look for who in ("y1", "y2", "r1") for look in looks(who, "snitch", "spy", "lawyer")
    }
    scene.step(G, *looks("y2", "snitch"))
    assert scene.influence(G) == "spy"
    assert scene.influence_open == "snitch"
    [heard] = scene.heard(R, "looked")
    assert facts(heard) == {"seat": G, "gangster": gangster("y2"), "pile": 2}
    assert scene.heard(G, "looked")[0].data.job == job("J2T1")
    assert scene.view(G).players[Y].gangsters[1].job == job("J2T1")
    assert scene.view(R).players[Y].gangsters[1].job is None
    assert not [each for each in scene.interrupts(G) if each.startswith("again")]  # one look
    assert scene.interrupts(Y) == []  # who has nothing to look with
    assert scene.open == ("turn_to_act", [Y])  # it is still his turn


@rules("CN-18.1", "CN-11.4", "CN-12.2")
def test_CN_18_1_spy_and_lawyer_look_twice() -> None:
    scene = spying(ANYTIME).step(G, *looks("y1", "spy"))
    assert {*looks("y2", "again"), *looks("r1", "again")} <= {*scene.interrupts(G)}
    scene.step(G, *looks("r1", "again"))
    assert not [each for each in scene.interrupts(G) if each.startswith("again")]
    assert scene.influence(G) == "snitch"
    scene.step(G, *looks("y1", "lawyer"))
    assert scene.s.used[15]
    assert looks("y1", "lawyer")[0] not in scene.interrupts(G)
    scene.step(G, *looks("y2", "again"))
    assert len(scene.told("looked")) == 4
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-18.1", "CN-16.1")
def test_CN_18_1_only_while_the_gate_is_open() -> None:
    scene = spying(ANYTIME).dice(1).act(Y, "y1", "reveal")
    assert scene.open == ("cop_reroll", [Y])
    assert scene.interrupts(G) == []
    scene.act(Y, "stop")
    assert looks("y2", "snitch")[0] in scene.interrupts(G)
    assert scene.open == ("turn_to_act", [R])


@rules("CN-18.1", "CN-11.10")
def test_CN_18_1_also_before_a_turn() -> None:
    tasks = {"y1": "J1C03", "g1": "J1T1"}
    scene = table("action", tasks=tasks, influence={G: "snitch"}, options=ANYTIME)
    assert scene.open == ("schemers", [G])
    scene.step(G, *looks("y1", "snitch"))
    assert len(scene.told("looked")) == 1
    assert scene.open == ("schemers", [G])


@rules("CN-18.1", "CN-11.3")
def test_CN_18_1_the_market_is_renewed_in_own_turns_only() -> None:
    scene = table("planning", influence={G: "snitch"}, options=ANYTIME, hands={Y: "J1C03"})
    assert scene.interrupts(G) == []  # nothing to look at
    scene.act(Y, "y1", "J1C03")
    assert ("snitch", "renew") in scene.paths(G)
    assert scene.open == ("plan", [G])


@rules("CN-18.1", "CN-16.14")
def test_CN_18_1_stepped_at_points_of_negotiation() -> None:
    scene = spying(ANYTIME, stepped=True)
    scene.act(Y, "none")
    assert scene.open == ("make_offer", [G])
    assert {"snitch", "spy", "lawyer-1"} < {*scene.options(G)}
    assert ("snitch", "renew") not in scene.paths(G)
    scene.act(G, "snitch", "look", Y, "y2")
    assert scene.told("looked") == [{"seat": G, "gangster": gangster("y2"), "pile": 2}]
    assert scene.open == ("make_offer", [G])  # he may still make his offer
    plain = spying(None, stepped=True).act(Y, "none")
    assert not {"snitch", "spy"} & {*plain.options(G)}
    assert "lawyer-1" in plain.options(G)  # CN-12.2


# --- the robber robbed ---


def robbed(options: Options | None, **more: Any) -> Scene:
    """Red, on turn, gains 9; purple robs all of it."""
    tasks = {"r2": "J1C09", "p3": "J3-robbery-1", "g3": "J3-robbery-2", "y1": "J1T1", **more}
    scene = table("action", players=4, turn=R, round=3, tasks=tasks, options=options)
    return scene.dice(3, 3).act(R, "r2", "reveal")


@rules("CN-X37", "CN-18.3", "CN-Q67")
def test_CN_X37_the_robber_is_robbed() -> None:
    scene = robbed(ROB, p1="J3-trap-1", r1="J4-robbery-1")
    assert scene.open == ("reveal_robbery", [P, G])
    scene.act(G, "pass").dice(4, 4, 1).act(P, "p3")
    assert scene.open == ("reveal_trap", [R])  # red has a Job of pile IV
    scene.passes()
    # Now the loot: not red, who is on turn, though he holds a Robbery, nor purple himself.
    assert scene.open == ("reveal_robbery", [G])
    assert scene.cash == [2, 2, 2, 2]  # nothing is paid before that
    scene.dice(4, 1, 1).act(G, "g3")
    assert scene.open == ("reveal_trap", [P])  # CN-10.8: the robbed robber
    scene.passes()
    assert scene.open == ("reveal_robbery", [P])  # green's loot in its turn
    scene.passes()
    assert scene.cash == [2, 6, 2, 7]
    assert scene.told("robbed") == [
        {"seat": P, "victim": R, "amount": 9, "left": 0},
        {"seat": G, "victim": P, "amount": 4, "left": 5},
    ]
    assert scene.open_jobs == "J3-robbery-2 J3-robbery-1 J1C09"
    assert scene.open == ("turn_to_act", [P])


@rules("CN-18.3", "CN-10.7")
def test_CN_18_3_not_by_default() -> None:
    scene = robbed(None)
    scene.act(G, "pass").dice(4, 4, 1).act(P, "p3")
    assert scene.cash == [2, 2, 2, 11]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-18.3", "CN-10.13")
def test_CN_18_3_a_trap_comes_first() -> None:
    scene = robbed(ROB, r1="J3-trap-1")
    scene.act(G, "pass").dice(4, 4, 1).act(P, "p3")
    scene.dice(4).act(R, "r1")  # repelled: no loot
    assert scene.told("robbed") == []
    assert scene.open == ("reveal_robbery", [G])  # the outer window goes on
    scene.passes()
    assert scene.cash == [2, 2, 11, 2]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-18.3", "CN-10.15")
def test_CN_18_3_then_the_outer_window_goes_on() -> None:
    """Purple takes half and keeps it; green robs the rest of red's gain."""
    scene = robbed(ROB)
    scene.act(G, "pass").dice(4, 1, 1).act(P, "p3")
    assert scene.open == ("reveal_robbery", [G])
    assert scene.view(PUBLIC).doing[-1].seat == P  # on purple's loot
    scene.passes()
    assert scene.open == ("reveal_robbery", [G])
    assert scene.view(PUBLIC).doing[-1].seat == R
    scene.dice(4, 4, 1).act(G, "g3")
    assert scene.cash == [2, 2 + 5, 2, 2 + 4]
    assert scene.open == ("turn_to_act", [Y])


# --- shorter, and more at once ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-18.4", "CN-Q44")
def test_CN_18_4_three_rounds(players: int) -> None:
    s = finished(players, 1, Options(short_game=True))
    assert [each["round"] for each in told(events_of(s), "round")] == [1, 2, 3]
    assert [each["round"] for each in told(events_of(s), "payday")] == [1, 2]


@pytest.mark.parametrize(
    ("choice", "players", "round", "tasks"),
    [
        ("auto", 5, 1, 1),
        ("auto", 5, 2, 2),
        ("auto", 5, 4, 2),
        ("auto", 4, 2, 1),
        ("on", 3, 1, 2),
        ("off", 5, 2, 1),
    ],
)
@rules("CN-18.5", "CN-Q47")
def test_CN_18_5_two_tasks_a_turn(
    choice: Literal["auto", "on", "off"], players: int, round: int, tasks: int
) -> None:
    scene = table(
        "planning", players=players, round=round, options=Options(two_tasks_per_turn=choice)
    )
    scene.act(Y, "y1", "cop-2")
    assert scene.open == ("plan", [Y if tasks == 2 else G])
    if tasks == 2:
        scene.act(Y, "y2", scene.market.split()[0])
        assert scene.open == ("plan", [G])


@pytest.mark.parametrize("stepped", [False, True])
@rules("CN-18.5", "CN-16.14", "CN-Q47")
def test_CN_18_5_plays_before_each_and_one_if_only_one_is_left(stepped: bool) -> None:
    done = {who: "idle" for who in GANGSTER_WORDS[:18] if not who.endswith("r")}
    tasks = {**done, "y1": "none", "y2": "none", "g1": "none", "r1": "none", "r2": "none"}
    scene = table(
        "planning",
        stepped=stepped,
        tasks=tasks,
        influence={Y: "henchman henchman"},
        hands={Y: "J1C03 J1C06", G: "J1T1", R: "J1T2"},
        options=Options(two_tasks_per_turn="on"),
        owned={G: ""},
    )
    scene.act(Y, "henchman", Y, "y1").quietly().act(Y, "y1", "J1C03")
    assert scene.open == ("play_in_planning" if stepped else "plan", [Y])
    scene.act(Y, "henchman", Y, "y2").quietly().act(Y, "y2", "J1C06").quietly()
    assert scene.open[1] == [G]
    scene.act(G, "g1", "J1T1").quietly()
    assert scene.open[1] == [R]


@rules("CN-18.5")
def test_CN_18_5_one_task_per_action_turn() -> None:
    scene = table(
        "action",
        players=5,
        round=2,
        tasks={"y1": "J1C03", "y2": "J1C06", "g1": "J1T1"},
        options=Options(two_tasks_per_turn="on"),
    )
    scene.act(Y, "y1", "cancel")
    assert scene.open == ("turn_to_act", [G])


# --- Influence cards later, fewer ---


@pytest.mark.parametrize("start", [1, 2, 3])
@rules("CN-18.6")
def test_CN_18_6_influence_from_a_later_round(start: Literal[1, 2, 3]) -> None:
    scene = match_of(4, 2, Options(influence_from_round=start))
    for number in (1, 2, 3):
        go_on(scene, "mulligan", number)
        go_on(scene, "plan", number)
        politicians = [len(_politicians(scene, seat)) for seat in range(4)]
        drawn = [each for each in scene.told("influence_drawn") if each]
        if number < start:
            assert scene.s.influence == [()] * 4
            assert drawn == []
            assert len(scene.s.influence_deck) == 21  # the starting hands are not in it
        if number == start:
            count = 0 if number == 1 else 2
            assert [len(hand) for hand in scene.s.influence] == [
                3 + count + more for more in politicians
            ]
            for seat in range(4):
                assert {card("snitch"), card("schemer"), card("henchman")} <= {
                    *scene.s.influence[seat]
                }
            kinds = scene.kinds
            assert kinds.index("starting_hands") < (
                kinds.index("influence_drawn") if drawn else len(kinds)
            )
    assert len(scene.told("starting_hands")) == 1


def _politicians(scene: Scene, seat: int) -> list[str]:
    return [name for name in scene.owned(seat).split() if name.startswith("politician")]


@pytest.mark.parametrize(("players", "left"), [(3, 26), (4, 23), (5, 20)])
@rules("CN-18.9", "CN-Q3")
def test_CN_18_9_with_two_ambulances(players: int, left: int) -> None:
    scene = match_of(players, options=Options(influence_deck=35))
    assert len(scene.s.influence_deck) == left
    assert scene.s.influence_deck.count(card("ambulance")) == 2
    assert card("ambulance") not in match_of(players).s.influence_deck


@pytest.mark.parametrize("players", [3, 4, 5])
@rules("CN-18.10", "CN-1.2")
def test_CN_18_10_the_families_of_a_first_game(players: int) -> None:
    options = Options(family_choice="recommended")
    deals = [GAME.begin(players, key_from(f"first game {n}"), options).families for n in range(12)]
    first = {FAMILY_IDS.index(each) for each in ("blundetto", "dimaggio", "calmuti")}
    assert all(first <= {*families} for families in deals)
    assert all(len({*families}) == players for families in deals)
    assert len({tuple(families) for families in deals}) > 1  # to any seats


# --- time, offers ---


@pytest.mark.parametrize("seconds", [0, 30, 60, 120])
@rules("CN-18.7")
def test_CN_18_7_a_time_for_each_planned_task(seconds: Literal[0, 30, 60, 120]) -> None:
    scene = table("planning", options=Options(planning_timer=seconds))
    time = GAME.ask(scene.s).seconds
    assert time is not None
    assert time(scene.s) == seconds
    assert scene.open == ("plan", [Y])


@rules("CN-18.11", "CN-16.18", "CN-16.19")
def test_CN_18_11_offers_in_stepped_play() -> None:
    def first_list(mode: Literal["templates", "free", "off"]) -> set[str]:
        scene = table(
            "planning",
            stepped=True,
            options=Options(stepped_offers=mode),
            markers=[(Y, "lawyer-1")],
        )
        assert scene.open == ("make_offer", [Y])
        return {each.split()[0] for each in scene.options(Y)}

    assert first_list("off") == {"none", "take_back"}
    assert first_list("templates") == {"none", "take_back", "offer"}
    assert first_list("free") == {"none", "take_back", "player", "anyone"}


@rules("CN-18.11")
def test_CN_18_11_no_effect_at_a_live_table() -> None:
    scene = table("planning", options=Options(stepped_offers="off")).trade(Y, G, "1")
    assert scene.cash == [1, 3, 2]
    assert scene.open == ("plan", [Y])


@rules("CN-18.4", "CN-17.1")
def test_CN_18_4_a_game_is_over_then() -> None:
    scene = table("end", round=3, options=Options(short_game=True))
    assert scene.open == OVER
