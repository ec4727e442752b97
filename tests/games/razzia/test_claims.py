"""Razzia: who claims the money of a bar (RZ-4)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import BAR_OF, CONTENT, IS_POLICE, VALUE_OF
from tests.facts import facts
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    OVER,
    A,
    E,
    J,
    K,
    Scene,
    table,
    wander,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard


def told(scene: Scene, *kinds: str) -> list[tuple[str, str, int]]:
    """Kind, rule and bar of these events, in order."""
    return [
        (event.kind, event.rule, facts(event)["bar"])
        for event in scene.match.events
        if event.kind in kinds
    ]


@rules("RZ-4.1", "RZ-Q12", "RZ-Q6")
def test_RZ_4_1_bars_are_resolved_one_after_the_other_in_layout_order() -> None:
    scene = table(
        players=6,
        bars={"colibri": [30], "havanna_bar": [40], "jazz_house": [15]},
        plays={
            0: "G1 jazz_house",
            1: "G4 havanna_bar",
            2: "G6 havanna_bar",
            3: "G4 colibri",
            4: "G5 colibri",
            5: "G1 cotton_club",
        },
        dice=[3, 1, 2, 6],
    ).reveal()
    assert scene.open == ("propose_split", [4])  # Colibri first
    assert scene.s.money == [0] * 6
    scene.propose({4: [30]})
    assert scene.open == ("answer_split", [3])
    scene.answer({3: "duel"})
    assert scene.rolls == [3, 1]
    assert scene.gains == {4: 30, 5: 5}  # then Cotton Club, and Havanna Bar is open
    assert scene.open == ("propose_split", [2])
    scene.propose({2: [40]}).answer({1: "duel"})
    assert scene.rolls == [3, 1, 2, 6]
    assert scene.gains == {0: 15, 1: 40, 4: 30, 5: 5}
    assert told(scene, "haul", "split", "duel_won") == [
        ("split", "RZ-5.4", 0),
        ("duel_won", "RZ-6.7", 0),
        ("haul", "RZ-4.6", 1),
        ("split", "RZ-5.4", 2),
        ("duel_won", "RZ-6.7", 2),
        ("haul", "RZ-4.6", 5),
    ]
    assert scene.dice_left == []
    assert scene.open == ("place_extra", [1])


@rules("RZ-4.2", "RZ-4.7")
def test_RZ_4_2_without_police_the_gamblers_claim() -> None:
    plays = {E: "G2 jungle", K: "G6 jungle", J: "G1 jungle"}
    scene = table(bars={"jungle": [20]}, plays=plays).reveal()
    assert scene.s.claimants == (K, E, J)
    assert told(scene, "raid", "split") == [("split", "RZ-5.4", 3)]
    assert scene.open == ("propose_split", [K])


@rules("RZ-4.3", "RZ-4.6")
def test_RZ_4_3_a_raid_takes_all_and_the_gamblers_get_nothing() -> None:
    scene = table(
        bars={"jungle": [20, 50]},
        plays={E: "G6 jungle", K: "G5 jungle", A: "P3 jungle"},
    ).reveal()
    assert scene.gains == {A: 70}
    assert scene.left("jungle") == []
    assert scene.heard("raid") == [{"bar": 3, "police": [A], "gamblers": [E, K]}]
    assert told(scene, "raid", "haul") == [("raid", "RZ-4.3", 3), ("haul", "RZ-4.6", 3)]
    assert scene.open == ("place_extra", [K])


@rules("RZ-4.3", "RZ-4.9")
def test_RZ_4_3_several_police_claim_and_the_gamblers_do_not() -> None:
    scene = table(
        bars={"jungle": [20, 50]},
        plays={E: "G6 jungle", K: "P4 jungle", A: "P3 jungle", J: "G1 jungle"},
    ).reveal()
    assert scene.s.claimants == (K, A)
    assert scene.open == ("propose_split", [K])


@pytest.mark.parametrize(
    "plays",
    [
        {A: "P6 jungle"},
        {A: "P6 jungle", J: "P3 jungle"},
        {E: "P4 jungle", A: "P6 jungle", J: "P3 jungle"},
    ],
)
@rules("RZ-4.4", "RZ-Q11")
def test_RZ_4_4_police_alone_raid_in_vain_however_many(plays: dict[int, str]) -> None:
    scene = table(bars={"jungle": [20, 50]}, plays={K: "P6 lincoln", **plays}).reveal()
    assert scene.gains == {}
    assert scene.left("jungle") == [20, 50]
    assert scene.heard("split") == scene.heard("haul") == []
    failed = {"bar": 3, "police": sorted(plays), "gamblers": []}
    assert failed in scene.heard("failed_raid")
    assert ("failed_raid", "RZ-4.4", 3) in told(scene, "raid", "failed_raid")
    assert scene.open == ("place_extra", [K])


@rules("RZ-4.5")
def test_RZ_4_5_where_nobody_is_the_bills_stay() -> None:
    bars = {"colibri": [5], "cotton_club": [50, 40], "jazz_house": [10, 10, 25]}
    plays = {E: "G1 jungle", K: "P3 lincoln", A: "P4 lincoln", J: "P6 lincoln"}
    scene = table(bars=bars, plays=plays).reveal()
    assert scene.gains == {E: 5}
    for bar, lying in bars.items():
        assert scene.left(bar) == lying
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize("plays", [{K: "G1 jungle"}, {K: "P3 jungle", E: "G6 jungle"}])
@rules("RZ-4.6")
def test_RZ_4_6_a_single_claimant_takes_all_without_being_asked(plays: dict[int, str]) -> None:
    scene = table(bars={"jungle": [20, 5, 50]}, plays=plays).reveal()
    assert scene.gains == {K: 75}
    assert scene.s.bills_won[K] == 3
    assert scene.left("jungle") == []
    assert scene.heard("haul") == [{"bar": 3, "seat": K, "bills": [50_000, 20_000, 5_000]}]
    assert scene.heard("split") == []
    assert scene.open == ("place_extra", [K])


@rules("RZ-4.6", "RZ-Q20")
def test_RZ_4_6_of_an_empty_bar_a_single_claimant_takes_nothing() -> None:
    bars: dict[str, list[int]] = {"havanna_bar": []}
    for plays in ({K: "G1 havanna_bar"}, {K: "P3 havanna_bar", E: "G6 havanna_bar"}):
        scene = table(players=3, round=15, supply=[], bars=bars, plays=plays).reveal()
        assert scene.gains == {}
        assert scene.s.bills_won == [0, 0, 0]
        assert scene.heard("haul") == []
        assert scene.open == OVER


@rules("RZ-4.7")
def test_RZ_4_7_two_claimants_and_a_bill_make_a_split() -> None:
    for plays in (
        {K: "G1 jungle", J: "G2 jungle"},
        {K: "P3 jungle", J: "P4 jungle", E: "G6 jungle"},
    ):
        scene = table(bars={"jungle": [5]}, plays=plays).reveal()
        assert scene.gains == {}
        assert scene.heard("split") == [{"bar": 3, "claimants": [J, K], "bills": [5_000]}]
        assert scene.open == ("propose_split", [J])


@rules("RZ-4.8", "RZ-Q20")
def test_RZ_4_8_two_claimants_of_nothing_neither_propose_nor_roll() -> None:
    bars: dict[str, list[int]] = {"havanna_bar": [], "jungle": [10]}
    for plays in (
        {E: "G1 havanna_bar", K: "G2 havanna_bar", A: "G1 jungle"},
        {E: "G1 havanna_bar", K: "G2 havanna_bar", A: "G3 havanna_bar"},
    ):
        scene = table(players=3, round=15, supply=[], bars=bars, plays=plays).reveal()
        assert scene.gains == ({A: 10} if plays[A].endswith("jungle") else {})
        assert scene.heard("split") == []
        assert scene.rolls == []
        assert scene.open == OVER


@rules("RZ-4.9")
def test_RZ_4_9_gamblers_and_police_are_never_compared() -> None:
    """The strongest card of the bar is a gambler's; he has no part in the police's split."""
    scene = table(
        bars={"jungle": [20, 10]},
        plays={E: "G6 jungle", K: "P4 jungle", A: "P3 jungle"},
        dice=[1, 2],
    ).reveal()
    assert scene.open == ("propose_split", [K])
    assert scene.refused(E, "done") == "RZ-5.4"
    assert scene.refused(K, f"share {E}") == "RZ-5.6"
    scene.propose({K: [20, 10]}).answer({A: "duel"})
    assert scene.gains == {A: 30}
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-4.9", "RZ-5.1", "RZ-5.2")
def test_RZ_4_9_claimants_always_share_kind_and_colour(players: int) -> None:
    for seed in range(5):
        for s in wander(players, seed):
            if s.claimants:
                shown = [s.played[seat] for seat in s.claimants]
                assert len({(BAR_OF[card], IS_POLICE[card]) for card in shown}) == 1
                values = [VALUE_OF[card] for card in shown]
                assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-4.3", "RZ-4.4", "RZ-4.5", "RZ-4.6")
def test_RZ_4_6_where_anyone_gambled_no_bill_is_left(players: int) -> None:
    """A bar is claimed exactly when a gambler is there; elsewhere every bill stays."""
    before: list[list[int]] = []
    for s in wander(players, seed=11):
        if s.asking == "choose_card":
            before = [list(lying) for lying in s.bills]
        elif s.asking == "place_extra" and s.round > 1:
            shown = heard(events_of(s), "reveal")[-1]["cards"]
            gambled = {BAR_OF[card] for card in shown if not IS_POLICE[card]}
            for bar in s.bars:
                assert s.bills[bar][:-1] == ([] if bar in gambled else before[bar])
    assert len(heard(events_of(s), "reveal")) == s.round


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-C2", "RZ-C3", "RZ-C4")
def test_RZ_C4_no_card_and_no_bill_appears_or_vanishes(players: int) -> None:
    for s in wander(players, seed=12):
        piles = [*s.hands, s.draw_pile, s.discards, [card for card in s.played if card >= 0]]
        assert sorted(card for pile in piles for card in pile) == sorted(
            CONTENT.deck(players, s.bars)
        )
        money = CONTENT.money(players)
        lying = [*s.supply, *[bill for bar in s.bills for bill in bar], *[s.extra] * bool(s.extra)]
        assert sum(lying) + sum(s.money) == sum(money)
        assert len(lying) + sum(s.bills_won) == len(money)
        assert GAME.tally(s) == (sorted(CONTENT.deck(players, s.bars)), len(money), sum(money))
