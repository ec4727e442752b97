"""Razzia: the duel (RZ-6)."""

from __future__ import annotations

from itertools import product

import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import VALUE_OF
from omerta.games.razzia.state import DUEL, Razzia
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Recorder
from tests.games.razzia.scenario import (
    A,
    E,
    J,
    K,
    Scene,
    table,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard

ROLLS = list(product(range(1, 7), repeat=2))


def facing(stronger: str, weaker: str, players: int = 4) -> Scene:
    """Ernest with the stronger card keeps all; Karine is to answer."""
    plays = {E: f"{stronger} jungle", K: f"{weaker} jungle"}
    if stronger.startswith("P"):
        plays[A] = "G1 jungle"
    scene = table(players=players, bars={"jungle": [40]}, plays=plays).reveal()
    assert scene.open == ("propose_split", [E])
    return scene.propose({E: [40]})


def after_duel(scene: Scene, *rolls: int) -> Razzia:
    """What comes of it when all who are asked duel and these dice fall."""
    s = scene.s.clone()
    s.listener = Recorder()
    s.dice.forced = {"die": tuple(roll - 1 for roll in rolls)}
    for seat in list(s.waiting):
        GAME.act(s, seat, DUEL)
    assert "die" not in s.dice.forced
    return s


@rules("RZ-6.1")
def test_RZ_6_1_the_higher_total_of_roll_and_card_wins() -> None:
    scene = facing("G5", "G2")
    for high, low in ROLLS:
        if 5 + high != 2 + low:
            s = after_duel(scene, high, low)
            assert s.money.index(40_000) == (E if 5 + high > 2 + low else K)
            (duel,) = heard(events_of(s), "duel")
            assert duel["rolls"] == [high, low]
            assert duel["totals"] == [5 + high, 2 + low]
            assert [e.rule for e in events_of(s) if e.kind == "duel"] == ["RZ-6.1"]
            assert (s.asking, s.waiting) == ("place_extra", [K])


@rules("RZ-6.2")
def test_RZ_6_2_of_equal_totals_the_weaker_card_wins_without_a_new_roll() -> None:
    for stronger, weaker in (("G6", "G5"), ("G6", "G1"), ("G4", "G2"), ("P6", "P3"), ("P4", "P3")):
        scene = facing(stronger, weaker)
        for high, low in ROLLS:
            if int(stronger[1]) + high == int(weaker[1]) + low:
                s = after_duel(scene, high, low)  # exactly two rolls
                assert s.money.index(40_000) == K
                assert [e.rule for e in events_of(s) if e.kind == "duel"] == ["RZ-6.2"]
                assert (s.asking, s.waiting) == ("place_extra", [K])


@rules("RZ-6.2", "RZ-5.3")
def test_RZ_6_2_of_equal_cards_and_totals_the_farther_from_the_dealer_wins() -> None:
    for dealer, winner in ((0, 1), (1, 0), (5, 1)):
        scene = table(
            players=8,
            dealer=dealer,
            bars={"jungle": [40]},
            plays={0: "G3 jungle", 1: "G3 jungle"},
            dice=[2, 2],
        ).reveal()
        loser = 1 - winner
        assert scene.open == ("propose_split", [loser])
        scene.propose({loser: [40]}).answer({winner: "duel"})
        assert scene.gains == {winner: 40}
        assert scene.open == ("place_extra", [(dealer + 1) % 8])


@pytest.mark.parametrize(
    ("stronger", "weaker", "players", "wins"),
    [
        ("G4", "G4", 8, 21),
        ("G4", "G3", 4, 15),
        ("G5", "G3", 4, 10),
        ("G6", "G3", 4, 6),
        ("G5", "G1", 4, 3),
        ("G6", "G1", 4, 1),
        ("P4", "P3", 4, 15),
        ("P6", "P3", 4, 6),
    ],
)
@rules("RZ-6.1", "RZ-6.2")
def test_RZ_6_2_the_odds_of_the_weaker_card(
    stronger: str, weaker: str, players: int, wins: int
) -> None:
    scene = facing(stronger, weaker, players)
    outcomes = [after_duel(scene, *rolls).money[K] for rolls in ROLLS]
    assert outcomes.count(40_000) == wins
    assert outcomes.count(0) == 36 - wins


@rules("RZ-6.3")
def test_RZ_6_3_a_pool_of_two_is_one_duel() -> None:
    plays = {E: "G6 jungle", K: "G5 jungle", A: "G3 jungle", J: "G1 jungle"}
    for rebel in (K, A, J):
        answers = {K: "accept", A: "accept", J: "accept", rebel: "duel"}
        scene = table(bars={"jungle": [40]}, plays=plays, dice=[1, 6]).reveal()
        scene.propose({E: [40]}).answer(answers)
        assert [duel["seats"] for duel in scene.heard("duel")] == [[E, rebel]]
        assert scene.gains == {rebel: 40}
        assert scene.open == ("place_extra", [K])


def crowd(values: str, dealer: int = 0) -> Scene:
    """Eight players; the first of them bring gamblers of these values, and nobody is offered
    anything."""
    plays = {seat: f"G{value} jungle" for seat, value in enumerate(values)}
    scene = table(players=8, dealer=dealer, bars={"jungle": [50, 30]}, plays=plays).reveal()
    (proposer,) = scene.s.waiting
    return scene.propose({proposer: [50, 30]})


def champion(s: Razzia, rolls: list[int]) -> tuple[int, list[list[int]]]:
    """The chain of duels as the rules write it: its winner and who met whom."""
    pool, met = list(s.claimants), []
    rolling = iter(rolls)

    def duel(hi: int, lo: int) -> int:
        met.append([hi, lo])
        a = VALUE_OF[s.played[hi]] + next(rolling)
        b = VALUE_OF[s.played[lo]] + next(rolling)
        return hi if a > b else lo

    best = duel(pool[0], pool[-1])
    for rival in pool[1:-1]:
        stronger, weaker = sorted((best, rival), key=pool.index)
        best = duel(stronger, weaker)
    return best, met


@pytest.mark.parametrize("values", ["146", "653", "3344", "62514", "33446", "12334456", "54334621"])
@rules("RZ-6.4", "RZ-6.5", "RZ-6.6", "RZ-6.7", "RZ-Q17")
def test_RZ_6_4_the_strongest_meets_the_weakest_then_the_winner_the_strongest_left(
    values: str,
) -> None:
    for dealer in (0, 3):
        scene = crowd(values, dealer)
        luck = Luck(key_from(values))
        winners = set()
        for _ in range(60):
            rolls = [1 + luck.below(6) for _ in range(2 * (len(values) - 1))]
            winner, met = champion(scene.s, rolls)
            s = after_duel(scene, *rolls)
            duels = heard(events_of(s), "duel")
            assert [duel["seats"] for duel in duels] == met
            assert [roll for duel in duels for roll in duel["rolls"]] == rolls
            assert [seat for seat, money in enumerate(s.money) if money] == [winner]
            assert s.money[winner] == 80_000
            winners.add(winner)
        assert len(winners) > 1


@rules("RZ-6.4", "RZ-Q17")
def test_RZ_6_4_each_enters_once_and_a_loser_is_out() -> None:
    plays = {E: "G6 jungle", K: "G5 jungle", A: "G3 jungle", J: "G1 jungle"}
    scene = table(bars={"jungle": [80]}, plays=plays, dice=[6, 1, 1, 6, 1, 1]).reveal()
    scene.propose({E: [80]}).answer({K: "duel", A: "duel", J: "duel"})
    told = [(duel["seats"], duel["winner"]) for duel in scene.heard("duel")]
    assert told == [([E, J], E), ([E, K], K), ([K, A], K)]
    assert scene.gains == {K: 80}
    assert scene.open == ("place_extra", [K])


@rules("RZ-6.5")
def test_RZ_6_5_every_duel_has_two_fresh_rolls() -> None:
    """Judith wins with a 6 and loses the next duel with a 1: her first roll does not stay."""
    plays = {E: "G3 jungle", K: "G2 jungle", J: "G1 jungle"}
    scene = table(bars={"jungle": [80]}, plays=plays, dice=[1, 6, 1, 1]).reveal()
    scene.propose({E: [80]}).answer({K: "duel", J: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[4, 7], [3, 2]]
    assert scene.gains == {K: 80}
    assert scene.dice_left == []
    assert scene.open == ("place_extra", [K])


@rules("RZ-6.6")
def test_RZ_6_6_the_higher_ranked_rolls_first() -> None:
    scene = facing("G5", "G4")
    assert after_duel(scene, 6, 1).money[E] == 40_000
    assert after_duel(scene, 1, 6).money[K] == 40_000
    # Also when the champion is the weaker one: Judith (1) has beaten Ernest and meets Karine (2).
    plays = {E: "G3 jungle", K: "G2 jungle", J: "G1 jungle"}
    chain = table(bars={"jungle": [80]}, plays=plays, dice=[1, 6, 1, 5]).reveal()
    chain.propose({E: [80]}).answer({K: "duel", J: "duel"})
    assert chain.heard("duel")[1]["seats"] == [K, J]
    assert chain.heard("duel")[1]["rolls"] == [1, 5]
    assert chain.gains == {J: 80}
    assert chain.open == ("place_extra", [K])


@rules("RZ-6.7")
def test_RZ_6_7_the_winner_of_the_last_duel_takes_the_whole_rest() -> None:
    plays = {E: "G6 jungle", K: "G5 jungle", A: "G3 jungle", J: "G1 jungle"}
    scene = table(bars={"jungle": [50, 30, 20, 10]}, plays=plays, dice=[1, 6, 6, 1]).reveal()
    scene.propose({E: [10], K: [30], A: [50], J: [20]})
    scene.answer({K: "duel", A: "accept", J: "duel"})
    assert scene.gains == {K: 60, A: 50}
    assert scene.s.bills_won == [0, 3, 1, 0]
    assert scene.heard("duel_won") == [{"bar": 3, "seat": K, "bills": [30_000, 20_000, 10_000]}]
    assert [e.rule for e in scene.match.events if e.kind == "duel_won"] == ["RZ-6.7"]
    assert scene.left("jungle") == []
    assert scene.open == ("place_extra", [K])
