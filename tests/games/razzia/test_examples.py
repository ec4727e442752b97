"""Razzia: the worked examples (RZ-X), case by case."""

from __future__ import annotations

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import Options
from omerta.games.razzia.events import Draw
from omerta.games.razzia.state import Razzia
from omerta.kernel.dice import key_from
from omerta.kernel.events import Recorder
from omerta.kernel.record import record
from omerta.kernel.results import winners
from tests.facts import facts
from tests.games.razzia.scenario import (
    OVER,
    A,
    E,
    J,
    K,
    Scene,
    action,
    bills,
    card,
    cards,
    reachable,
    table,
    thousands,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard


def bars_of(s: Razzia) -> list[list[int]]:
    return [thousands(bar) for bar in s.bills]


def x1() -> Razzia:
    """Round 1 of RZ-X1, up to the reveal. Cards are dealt from Karine on."""
    plays = {K: "G5 havanna_bar", A: "G1 cotton_club", J: "G6 jungle", E: "G2 colibri"}
    supply = bills(10, 25, 5, 40, 15, 20, 30, 5, 5, 10, 50, 20, 15, 25)
    s = GAME.begin(
        4,
        key_from("X1"),
        Options(first_dealer=E),
        forced={"cards": tuple(cards(", ".join(plays.values()))), "bills": tuple(supply)},
        listener=Recorder(),
    )
    assert bars_of(s) == [[10], [25], [5], [40], [15], [20]]
    assert (s.asking, s.waiting) == ("place_extra", [E])
    GAME.act(s, E, action("extra lincoln"))
    for seat, text in plays.items():
        GAME.act(s, seat, card(text))
    return s


@rules("RZ-X1")
def test_RZ_X1_everyone_alone() -> None:
    s = x1()
    assert thousands(s.money) == [10, 5, 25, 40]
    told = [(e.kind, facts(e)) for e in events_of(s) if e.kind in ("haul", "split", "duel")]
    assert [kind for kind, _ in told] == ["haul"] * 4
    # The round's end: Lincoln and Jazz House kept theirs. Then the next seven bills were taken.
    assert bars_of(s)[4][:-1] == [15, 30]
    assert bars_of(s)[5][:-1] == [20]
    assert len(s.supply) + 7 == 77
    assert len(s.discards) == 4
    assert (s.asking, s.waiting) == ("place_extra", [K])


@rules("RZ-X2")
def test_RZ_X2_money_carries_over() -> None:
    s = x1()
    assert (s.round, s.dealer) == (2, K)
    assert heard(events_of(s), "draw") == [{"seat": seat} for seat in (A, J, E, K)]
    assert thousands([s.extra]) == [25]
    GAME.act(s, K, action("extra jazz_house"))
    assert bars_of(s) == [[5], [5], [10], [50], [15, 30, 20], [20, 15, 25]]
    assert len(s.supply) == 70
    assert (s.asking, s.waiting) == ("choose_card", [E, K, A, J])


@rules("RZ-X3")
def test_RZ_X3_a_raid_that_works_and_one_that_fails() -> None:
    scene = table(
        bars={
            "colibri": [5],
            "cotton_club": [30],
            "havanna_bar": [15],
            "jungle": [20, 10],
            "lincoln": [25],
            "jazz_house": [40],
        },
        plays={K: "P4 jungle", E: "G6 jungle", A: "P6 cotton_club", J: "G3 lincoln"},
    ).reveal()
    assert scene.gains == {K: 30, J: 25}
    assert scene.left("cotton_club") == [30]
    assert scene.left("jungle") == scene.left("lincoln") == []
    assert scene.left("colibri") == [5]
    assert scene.left("havanna_bar") == [15]
    assert scene.left("jazz_house") == [40]
    assert scene.open == ("place_extra", [K])


def x4(*dice: int) -> Scene:
    return table(
        bars={"jazz_house": [25, 20, 10]},
        plays={E: "P3 jazz_house", K: "P4 jazz_house", A: "G5 jazz_house", J: "G2 jazz_house"},
        dice=dice,
    ).reveal()


@rules("RZ-X4")
def test_RZ_X4_an_accepted_split() -> None:
    scene = x4()
    assert scene.s.claimants == (K, E)
    assert scene.open == ("propose_split", [K])
    assert {sum(shares[1]) // 1000 for shares in reachable(scene.s)} == {
        *(0, 10, 20, 25, 30, 35, 45, 55)
    }
    scene.propose({K: [25, 10], E: [20]})
    assert scene.open == ("answer_split", [E])
    scene.answer({E: "accept"})
    assert scene.gains == {K: 35, E: 20}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X5")
def test_RZ_X5_a_a_refused_split_and_a_tie() -> None:
    scene = x4(2, 3).propose({K: [25, 10], E: [20]}).answer({E: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[6, 6]]
    assert scene.gains == {E: 55}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X5")
def test_RZ_X5_b_a_refused_split_and_a_win() -> None:
    scene = x4(6, 6).propose({K: [25, 10], E: [20]}).answer({E: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[10, 9]]
    assert scene.gains == {K: 55}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X5")
def test_RZ_X5_c_the_weaker_card_outrolls_the_stronger() -> None:
    scene = table(
        bars={"cotton_club": [50, 20, 10]},
        plays={A: "G5 cotton_club", J: "G4 cotton_club"},
        dice=[4, 6],
    ).reveal()
    scene.propose({A: [50, 10], J: [20]}).answer({J: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[9, 10]]
    assert scene.gains == {J: 80}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X5")
def test_RZ_X5_d_a_single_bill() -> None:
    scene = table(
        bars={"colibri": [40]}, plays={A: "G5 colibri", J: "G4 colibri"}, dice=[1, 2]
    ).reveal()
    scene.propose({A: [40], J: []}).answer({J: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[6, 6]]
    assert scene.gains == {J: 40}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X6")
def test_RZ_X6_only_police() -> None:
    scene = table(
        bars={"havanna_bar": [15, 50]}, plays={E: "P3 havanna_bar", K: "P6 havanna_bar"}
    ).reveal()
    assert scene.heard("split") == []
    assert scene.rolls == []
    assert scene.gains == {}
    assert scene.left("havanna_bar") == [15, 50]
    assert {card("P3 havanna_bar"), card("P6 havanna_bar")} <= set(scene.s.discards)
    assert scene.open == ("place_extra", [K])


@rules("RZ-X7")
def test_RZ_X7_three_claimants_one_accepts() -> None:
    scene = table(
        bars={"lincoln": [50, 20, 10, 5]},
        plays={E: "G6 lincoln", K: "G4 lincoln", A: "G2 lincoln"},
        dice=[1, 5],
    ).reveal()
    scene.propose({E: [50], K: [20], A: [10, 5]})
    assert scene.open == ("answer_split", [K, A])
    scene.answer({K: "accept", A: "duel"})
    assert [duel["totals"] for duel in scene.heard("duel")] == [[7, 7]]
    assert scene.gains == {K: 20, A: 65}
    assert scene.open == ("place_extra", [K])


def x8(*dice: int) -> Scene:
    return table(
        bars={"jungle": [50, 30]},
        plays={E: "G6 jungle", K: "G5 jungle", A: "G3 jungle", J: "G1 jungle"},
        dice=dice,
    ).reveal()


def duels(scene: Scene) -> list[tuple[list[int], list[int], int]]:
    return [(each["seats"], each["totals"], each["winner"]) for each in scene.heard("duel")]


@rules("RZ-X8")
def test_RZ_X8_a_all_duel() -> None:
    scene = x8(1, 6, 2, 6, 4, 5).propose({E: [50, 30]})
    scene.answer({K: "duel", A: "duel", J: "duel"})
    assert duels(scene) == [([E, J], [7, 7], J), ([K, J], [7, 7], J), ([A, J], [7, 6], A)]
    assert scene.gains == {A: 80}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X8")
def test_RZ_X8_b_one_accepts_two_duel() -> None:
    scene = x8(3, 5, 2, 5).propose({E: [50], K: [30]})
    scene.answer({K: "accept", A: "duel", J: "duel"})
    assert duels(scene) == [([E, J], [9, 6], E), ([E, A], [8, 8], A)]
    assert scene.gains == {K: 30, A: 50}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X8")
def test_RZ_X8_c_all_three_duel() -> None:
    scene = x8(6, 1, 4, 4, 1, 6).propose({E: [50], K: [30]})
    scene.answer({K: "duel", A: "duel", J: "duel"})
    assert duels(scene) == [([E, J], [12, 2], E), ([E, K], [10, 9], E), ([E, A], [7, 9], A)]
    assert scene.gains == {A: 80}
    assert scene.open == ("place_extra", [K])


@rules("RZ-X9")
def test_RZ_X9_three_police() -> None:
    scene = table(
        bars={"jazz_house": [20, 10, 5]},
        plays={K: "P6 jazz_house", E: "P4 jazz_house", A: "P3 jazz_house", J: "G1 jazz_house"},
    ).reveal()
    assert scene.open == ("propose_split", [K])
    scene.propose({K: [20], E: [10], A: [5]}).answer({E: "accept", A: "accept"})
    assert len(scene.heard("raid")) == 1
    assert scene.gains == {K: 20, E: 10, A: 5}
    assert scene.open == ("place_extra", [K])


def x10(*dice: int) -> Scene:
    return table(
        bars={"cotton_club": [40]},
        plays={E: "G6 cotton_club", K: "G4 cotton_club", A: "G2 cotton_club"},
        dice=dice,
    ).reveal()


@rules("RZ-X10")
def test_RZ_X10_a_an_empty_rest() -> None:
    scene = x10().propose({K: [40]}).answer({K: "accept", A: "duel"})
    assert scene.gains == {K: 40}
    assert scene.rolls == []
    assert scene.open == ("place_extra", [K])


@rules("RZ-X10")
def test_RZ_X10_b_the_one_who_was_given_all_duels() -> None:
    scene = x10(3, 2).propose({K: [40]}).answer({K: "duel", A: "accept"})
    assert duels(scene) == [([E, K], [9, 6], E)]
    assert scene.gains == {E: 40}
    assert scene.heard("share") == []  # Anthelme has accepted nothing, and gets it
    assert scene.open == ("place_extra", [K])


def x11(dealer: int, *dice: int, options: Options | None = None) -> Scene:
    return table(
        players=8,
        dealer=dealer,
        bars={"colibri": [30, 10]},
        plays={1: "G4 colibri", 5: "G4 colibri", 3: "G2 colibri"},
        dice=dice,
        options=options,
    ).reveal()


@rules("RZ-X11")
def test_RZ_X11_a_equal_cards_both_duel() -> None:
    scene = x11(6, 2, 4, 1, 4)
    assert scene.s.claimants == (5, 1, 3)
    assert scene.open == ("propose_split", [5])
    scene.propose({5: [30], 1: [10]}).answer({1: "duel", 3: "duel"})
    assert duels(scene) == [([5, 3], [6, 6], 3), ([1, 3], [5, 6], 3)]
    assert scene.gains == {3: 40}
    assert scene.open == ("place_extra", [7])


@rules("RZ-X11")
def test_RZ_X11_b_equal_cards_and_equal_totals() -> None:
    scene = x11(6, 3, 3).propose({5: [30], 1: [10]}).answer({1: "duel", 3: "accept"})
    assert duels(scene) == [([5, 1], [7, 7], 1)]
    assert scene.gains == {1: 40}
    assert scene.open == ("place_extra", [7])


@rules("RZ-X11")
def test_RZ_X11_c_of_two_equally_far_the_clockwise_one_is_farther() -> None:
    scene = x11(3)
    assert scene.s.claimants == (1, 5, 3)
    assert scene.open == ("propose_split", [1])
    clockwise = x11(3, options=Options(distance="clockwise"))
    assert clockwise.s.claimants == (5, 1, 3)
    assert clockwise.open == ("propose_split", [5])


@rules("RZ-X12")
def test_RZ_X12_the_last_round_with_three_players() -> None:
    scene = table(
        players=3,
        round=14,
        supply=[20, 50],
        bars={"colibri": [], "cotton_club": [10], "havanna_bar": [], "jungle": [5]},
        plays={0: "P3 jungle", 1: "P4 jungle", 2: "P6 jungle"},
        hands={0: "G3 havanna_bar", 1: "G5 havanna_bar", 2: "P4 cotton_club"},
    ).reveal()
    assert scene.s.round == 15
    assert bars_of(scene.s) == [[20], [10, 50], [], [5], [], []]
    assert scene.heard("extra_drawn") == []
    assert scene.open == ("choose_card", [0, 1, 2])
    scene.act(0, card("G3 havanna_bar"))
    scene.act(1, card("G5 havanna_bar"))
    scene.act(2, card("P4 cotton_club"))
    assert scene.gains == {}
    assert scene.heard("split") == []
    assert [raid["bar"] for raid in scene.heard("failed_raid")] == [3, 1]
    assert bars_of(scene.s) == [[20], [10, 50], [], [5], [], []]
    assert GAME.scores(scene.s) == [0, 0, 0]
    assert scene.open == OVER


@rules("RZ-X13")
def test_RZ_X13_a_reshuffle_inside_a_refill() -> None:
    """Round 9 ends with a draw pile of 2 and a discard pile of 36."""
    scene = table(round=9)
    s = scene.s
    s.draw_pile, s.discards = s.draw_pile[:2], s.draw_pile[2:]
    second, first = s.draw_pile
    s.dice.forced["reshuffle"] = tuple(s.discards[:2])
    third, fourth = s.discards[:2]
    scene.reveal()
    assert scene.heard("reshuffle") == [{"cards": 36}]
    assert (s.round, s.dealer) == (10, K)
    drawn = [event.private for event in scene.match.events if event.kind == "draw"]
    assert drawn == [
        {A: Draw(A, first)},
        {J: Draw(J, second)},
        {E: Draw(E, third)},
        {K: Draw(K, fourth)},
    ]
    assert (len(s.draw_pile), len(s.discards)) == (34, 0)
    assert scene.open == ("place_extra", [K])


@rules("RZ-X14")
def test_RZ_X14_a_shared_win() -> None:
    scene = table(round=12, supply=[], money=[410, 410, 300, 250]).reveal()
    result = record(scene.match).result
    assert result is not None
    assert thousands(result.scores) == [410, 410, 300, 250]
    assert result.places == [1, 1, 3, 4]
    assert winners(result.places) == [E, K]
    assert scene.open == OVER


@rules("RZ-X15")
def test_RZ_X15_auto_split() -> None:
    scene = x4()
    scene.match.time_out(K)
    assert scene.shares == {K: [20, 10], E: [25]}
    assert scene.open == ("answer_split", [E])
    single = x10()
    single.match.time_out(E)
    assert single.shares == {E: [40], K: [], A: []}
    assert single.open == ("answer_split", [K, A])


def x16() -> Scene:
    return table(
        bars={"lincoln": [50, 20, 20, 5]},
        plays={K: "G6 lincoln", E: "G4 lincoln", A: "G2 lincoln"},
    ).reveal()


@rules("RZ-X16")
def test_RZ_X16_a_proposal_in_steps() -> None:
    scene = x16()
    for step in (f"share {K}", f"share {E}", "done"):
        assert scene.open == ("propose_split", [K])
        scene.act(K, step)
    assert scene.shares == {K: [50, 20, 5], E: [20], A: []}
    assert scene.open == ("answer_split", [E, A])


@rules("RZ-X16")
def test_RZ_X16_done_at_once() -> None:
    scene = x16()
    scene.act(K, "done")
    assert scene.shares == {K: [50, 20, 20, 5], E: [], A: []}
    assert scene.open == ("answer_split", [E, A])


@rules("RZ-X16")
def test_RZ_X16_a_timeout_in_the_middle() -> None:
    scene = x16()
    scene.act(K, f"share {E}")
    scene.match.time_out(K)
    assert scene.shares == {K: [50], E: [20, 5], A: [20]}
    assert scene.open == ("answer_split", [E, A])
