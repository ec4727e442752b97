"""La Cosa Nostra, CN-19: decisions as chains of small choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import Options
from omerta.games.cosa_nostra.state import ACTIONS, CosaNostra
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    BUSINESS_WORDS,
    G,
    P,
    R,
    Scene,
    Y,
    gangster,
    job,
    match_of,
    table,
)


def acting(**more: Any) -> Scene:
    tasks = {"y1": "J1C03", "y3": "J1T1", "g1": "J1C06", "r1": "J1C01", **more.pop("tasks", {})}
    return table("action", turn=more.pop("turn", Y), tasks=tasks, **more)


def planning(**more: Any) -> Scene:
    hands = {Y: "J1C03 J1C05", G: "J1C06 J1C07", R: "J1C01 J1C02"}
    return table("planning", hands=hands, tasks=more.pop("tasks", {}), **more)


def moments(players: int, *, stepped: bool, seed: int = 0) -> Iterator[CosaNostra]:
    """A game played at random, at every choice."""
    s = GAME.begin(players, key_from(f"steps {seed}"), stepped=stepped)
    luck = Luck(key_from(f"steps' players {seed}"))
    while s.asking:
        yield s
        seat = s.waiting[luck.below(len(s.waiting))]
        options = GAME.options(s, seat)
        GAME.act(s, seat, options[luck.below(len(options))])


# --- drafts ---


@rules("CN-19.1")
def test_CN_19_1_only_the_last_choice_takes_effect() -> None:
    scene = acting()
    before = scene.s.task[:], scene.s.cash[:]
    for choice in ("y3", "name"):
        scene.step(Y, choice)
        assert (scene.s.task, scene.s.cash, scene.events) == (*before, [])
    assert scene.options(Y) == [f"player {G}", f"player {R}"]  # by the choices before
    scene.step(Y, G)
    assert scene.told("announced")
    assert scene.open == ("answer_threat", [G])


@rules("CN-19.1", "CN-19.2", "CN-20.6")
def test_CN_19_2_nobody_else_notices_a_draft() -> None:
    """Begun, taken back, begun otherwise: to the others it is the same moment."""
    scene, still = (acting(influence={Y: "snitch"}, tasks={"g2": "J1C02"}) for _ in range(2))
    for choices in (
        ["y3"],
        ["y3", "name"],
        ["y1", "announce"],
        ["snitch", "look", f"player {G}"],
    ):
        for choice in choices:
            scene.step(Y, choice)
            for viewer in (PUBLIC, G, R):
                assert scene.sight(viewer) == still.sight(viewer)
                assert scene.match.open_moves == still.match.open_moves
        for _ in choices:
            scene.undo(Y)
    assert scene.match.view(Y).prompt == still.match.view(Y).prompt
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-19.2", "CN-15.4")
def test_CN_19_2_nor_a_sealed_answer_in_the_making() -> None:
    hands = {Y: "J1C01 J1C02 J1C03 J1C04 J1C05", G: "J2C01 J2C02 J2C03 J2C04"}
    scene, still = (table("payday", round=2, hands=hands) for _ in range(2))
    for each in (scene, still):
        for seat in (Y, G, R):
            each.act(seat, "none")
        assert each.open == ("discard_to_limit", [Y, G])
    scene.step(Y, "J1C01")
    for viewer in (PUBLIC, G, R):
        assert scene.sight(viewer) == still.sight(viewer)
    scene.step(Y, "J1C03")
    assert scene.match.view(G).waiting == (G,)  # that it is in, all see; not what
    scene.step(Y, "J1C02", "J1C04")  # and it may be replaced
    assert scene.told("discarded") == []
    scene.act(G, "J2C01")
    assert scene.shut_jobs == "J1C02 J1C04 J2C01"
    assert scene.open[0] == "mulligan"


@rules("CN-19.4", "CN-16.20")
def test_CN_19_4_a_trade_takes_back_what_became_illegal_and_no_more() -> None:
    scene = acting(round=3, tasks={"y3": "J3-assassination-1"})
    scene.step(Y, "y3", "name", G)
    assert set(scene.options(Y)) == {"g1", "g2", "g3"}
    scene.trade(G, R, "g2")
    assert set(scene.options(Y)) == {"g1", "g3"}  # the draft still fits
    scene.step(Y, "g3")
    assert scene.told("announced")[0]["card"] == gangster("g3")
    assert scene.open == ("answer_threat", [G])


@rules("CN-19.4", "CN-16.20", "CN-19.7")
def test_CN_19_4_back_to_just_before_the_choice() -> None:
    """Green's gangsters go to red while yellow aims at them."""
    scene = table(
        "action",
        round=3,
        crews={G: "g1 g2", Y: "y1 y2 y3"},
        trophies={Y: "g3"},
        tasks={"y3": "J3-assassination-1", "r1": "J1C01"},
    )
    scene.step(Y, "name", G)
    assert scene.options(Y) == ["g1", "g2"]
    scene.trade(G, R, "g1 g2")
    # Back to the player, now red without a question; that a target is named stands.
    assert set(scene.options(Y)) == {"r1", "r2", "r3", "g1", "g2"}
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-19.4", "CN-20.7")
def test_CN_19_4_what_no_longer_fits_is_refused_whole() -> None:
    scene = acting(cash={Y: 8}, tasks={"y1": "garage-2"})
    scene.trade(Y, R, "8")
    assert scene.refused(Y, "y1", "pay") == ("not-offered", "CN-4.3")
    assert scene.task("y1") == "purchase"
    assert scene.match.view(Y).prompt.draft == ()  # type: ignore[union-attr]
    assert scene.open == ("turn_to_act", [Y])


# --- lists ---

LAST = {"pass", "done", "none", "stop", "decline", "keep"}
LISTED = ("gangster", "business", "job", "influence", "amount", "kind", "die", "family")


def in_order(s: CosaNostra, seat: int, options: tuple[int, ...]) -> bool:
    """CN-19.5, for the parts of a list that hold things of a kind."""
    words = [ACTIONS.notation(each).split() for each in options]
    for kind in LISTED:
        numbers = [n for n, word in zip(options, words, strict=True) if word[0] == kind]
        if numbers != sorted(numbers):
            return False
    players = [int(word[1]) for word in words if word[0] == "player"]
    clockwise = [(seat + step) % s.players for step in range(s.players)]
    if players != [each for each in clockwise if each in players]:
        return False
    closing = [word[0] in LAST for word in words]
    return closing == sorted(closing)


@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-19.5")
def test_CN_19_5_lists_are_ordered_by_what_all_can_see(players: int, stepped: bool) -> None:
    for s in moments(players, stepped=stepped):
        for seat in s.waiting:
            options = GAME.options(s, seat)
            assert in_order(s, seat, options), [ACTIONS.notation(each) for each in options]
            assert len(set(options)) == len(options)


@rules("CN-19.5")
def test_CN_19_5_players_from_the_one_who_chooses() -> None:
    scene = acting(players=4, turn=R, tasks={"r3": "J1T2"})
    scene.step(R, "r3", "name")
    assert scene.options(R) == [f"player {seat}" for seat in (P, Y, G)]
    planned = planning(turn=Y)
    planned.step(Y, "y2")
    assert planned.options(Y)[:2] == ["J1C03", "J1C05"]  # his hand by id, then the Market
    assert planned.options(Y)[2:] == [BUSINESS_WORDS[card] for card in sorted(planned.s.market)]
    assert planned.open == ("plan", [Y])


@rules("CN-19.6", "CN-9.5", "CN-9.7")
def test_CN_19_6_amounts_are_one_number_between_the_bounds() -> None:
    race = acting(round=4, cash={Y: 25}, tasks={"y1": "J4-horse_racing-1"}).act(Y, "y1", "reveal")
    assert race.options(Y) == [f"amount {n}" for n in range(1, 21)]
    poor = acting(round=4, cash={Y: 3}, tasks={"y1": "J4-horse_racing-1"}).act(Y, "y1", "reveal")
    assert poor.options(Y) == ["amount 1", "amount 2", "amount 3"]
    clean = acting(round=2, cash={Y: 5}, tasks={"y1": "J2-money_laundering-1"}).dice(3)
    clean.act(Y, "y1", "reveal")
    assert clean.options(Y) == [f"amount {n}" for n in range(6)]
    assert race.refused(Y, "amount 21")[0] == "not-offered"
    assert race.open == ("stake", [Y])


@rules("CN-19.7")
def test_CN_19_7_a_single_entry_is_taken_by_itself() -> None:
    """Nobody is asked what he cannot choose: a stake of 1, the only player, the only gangster."""
    stake = acting(round=4, cash={Y: 1}, tasks={"y1": "J4-horse_racing-1"}).dice(4)
    stake.act(Y, "y1", "reveal")
    assert stake.told("staked") == [{"seat": Y, "amount": 1}]
    only = acting(tasks={"y3": "done"}, influence={})
    assert only.options(Y) == ["reveal", "announce", "cancel"]  # y1 is the only one in question
    spy = table("action", tasks={"y1": "J1C03", "g1": "J1C06"}, influence={Y: "snitch"}, rest=Y)
    spy.step(Y, "snitch")  # to look, at green, at g1
    assert spy.told("looked")[0]["gangster"] == gangster("g1")
    assert spy.open == ("turn_to_act", [Y])


@rules("CN-19.7", "CN-1.2", "CN-18.10")
def test_CN_19_7_the_last_family_is_nobodys_choice() -> None:
    scene = match_of(5, options=Options(family_choice="choice"))
    for seat, family in enumerate(("blundetto", "dimaggio", "calmuti", "laserva")):
        assert scene.open == ("choose_family", [seat])
        scene.step(seat, f"family {family}")
    assert scene.open[0] == "mulligan"
    assert scene.view(PUBLIC).players[4].family == 4


@rules("CN-20.1", "CN-19.7", "CN-15.4")
def test_CN_20_1_cards_all_alike_are_asked_for_as_any_others() -> None:
    """Four Snitches: were he not asked which one goes, all would know that they are alike."""
    alike, mixed = (
        table("payday", round=2, influence={Y: hand, G: "spy spy spy snitch"})
        for hand in ("snitch snitch snitch snitch", "snitch spy snitch snitch")
    )
    for scene in (alike, mixed):
        for seat in (Y, G, R):
            scene.act(seat, "none")
        assert scene.open == ("discard_to_limit", [Y, G])
    for viewer in (PUBLIC, G, R):
        assert alike.sight(viewer) == mixed.sight(viewer)
    assert alike.options(Y) == ["snitch"]
    alike.step(Y, "snitch").step(G, "spy")
    assert alike.told("discarded")[0] == {"seat": Y, "piles": [], "count": 1}
    assert alike.open[0] == "mulligan"


@rules("CN-19.7", "CN-20.3", "CN-X42", "CN-4.9")
def test_CN_19_7_but_not_a_pass_nor_what_ends_a_turn() -> None:
    """An only pass, an only task, an only cancel wait for a click: their speed would tell."""
    window = acting(influence={G: "spy"})
    assert (window.open, window.options(G)) == (("schemers", [G]), ["pass"])
    forced = table("action", round=3, tasks={"y1": "J3-trap-1", "g1": "J1C03"}, influence={})
    forced.act(Y, "y1", "announce", G, "person").act(G, "go_ahead")
    assert (forced.open, forced.options(Y)) == (("turn_to_act", [Y]), ["call_off"])
    forced.act(Y, "call_off").act(Y, "y1", "announce", G, "person").act(G, "go_ahead")
    forced.act(Y, "call_off")
    assert (forced.open, forced.options(Y)) == (("turn_to_act", [Y]), ["cancel"])
    broke = table("action", round=4, cash={Y: 0}, tasks={"y1": "J4-horse_racing-1", "g1": "J1C03"})
    assert broke.options(Y) == ["announce", "cancel"]
    task = table(
        "planning",
        market="cop-2",
        rest=G,
        tasks={"y1": "J1C03", "y2": "J1C06"},
        hands={G: "J1C01"},
    )
    assert (task.open, task.options(Y)) == (("plan", [Y]), ["cop-2"])
    nothing = planning(
        tasks={"y1": "J1C10", "y2": "J1C11", "y3": "J1C12"}, influence={Y: "schemer"}
    )
    assert (nothing.open, nothing.options(Y)) == (("influence_turn", [Y]), ["pass"])


# --- stepped ---


@rules("CN-19.8")
def test_CN_19_8_the_way_out_stands_in_the_first_list_only() -> None:
    """Once begun, a chain is carried to its end."""
    ways_out = {"pass", "done", "none"}
    begun = 0
    for s in moments(4, stepped=True, seed=1):
        seat = s.waiting[0]
        options = {ACTIONS.notation(each) for each in GAME.options(s, seat)}
        if s.asking in ("play_in_planning", "play_in_action", "make_offer"):
            assert bool(options & ways_out) is not bool(s.drafts[seat])
            begun += bool(s.drafts[seat])
    assert begun > 100


@rules("CN-19.8", "CN-16.14")
def test_CN_19_8_stepped_play_never_goes_back() -> None:
    """No draft grows without end: each list leads on to the end of its chain."""
    longest = 0
    for s in moments(5, stepped=True, seed=2):
        longest = max(longest, *[len(draft) for draft in s.drafts])
    assert longest <= 8  # the longest chain is a discard of many cards


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-19.9")
def test_CN_19_9_a_stepped_game_ends(players: int) -> None:
    for seed in range(3):
        s = GAME.begin(players, key_from(f"end {seed}"))
        decisions = GAME.play_out(s, Luck(key_from(seed)).share)
        assert GAME.over(s)
        assert 500 < decisions < 10_000
        assert decisions < GAME.most_decisions(players) == 150_000


# --- when time runs out ---


@rules("CN-19.10")
def test_CN_19_10_an_unfinished_chain_counts_as_never_begun() -> None:
    scene = acting(influence={Y: "snitch"})
    scene.step(Y, "y3", "name")  # a Theft
    scene.time_out(Y)
    assert scene.told("timed_out") == [{"seat": Y}]
    assert scene.told("revealed")[0]["job"] == job("J1C03")  # the default, never an Attack
    peeking = acting(influence={Y: "spy"}, tasks={"r2": "J1C02"}).act(Y, "spy", G, "g1")
    peeking.step(Y, R).time_out(Y)
    assert len(peeking.told("looked")) == 1
    assert peeking.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-19.10", "CN-Q52")
def test_CN_19_10_games_of_timeouts_end_and_attack_nobody(players: int) -> None:
    """Whatever was begun before; what costs least is done."""
    scene = match_of(players, seed=players)
    luck = Luck(key_from("late"))
    while scene.s.asking:
        seat = scene.s.waiting[0]
        prompt = scene.match.view(seat).prompt
        assert prompt is not None
        options = prompt.options
        trial = scene.s.clone()
        trial.drafts[seat] = (options[luck.below(len(options))],)
        if GAME.ask(scene.s).chain and GAME.options(trial, seat):
            scene.match.act(seat, trial.drafts[seat][0])
        scene.time_out(seat)
    attacks = [GAME.content.board().jobs[each["job"]].attack for each in scene.told("revealed")]  # type: ignore[attr-defined]
    assert attacks
    assert not any(attacks)
    assert not scene.told("played")
    assert not scene.told("recruited")


@rules("CN-19.2", "CN-19.3")
def test_CN_19_3_a_draft_is_ones_own() -> None:
    scene = acting()
    scene.step(Y, "y3")
    with pytest.raises(Refused):
        scene.match.undo(G)
    assert scene.match.view(G).prompt is None
    scene.undo(Y)
    assert scene.open == ("turn_to_act", [Y])
