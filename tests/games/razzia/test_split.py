"""Razzia: the split (RZ-5) and how it is entered (RZ-10)."""

from __future__ import annotations

from collections import Counter
from math import comb, prod
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games import package
from omerta.games.razzia import GAME
from omerta.games.razzia.content import CONTENT, IS_POLICE, VALUE_OF, Options
from omerta.games.razzia.state import DONE, DUEL, SHARE
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.record import read, record, verify, write
from omerta.kernel.refusal import Refused
from omerta.server.steps_in_words import step_by_step
from omerta.text.phrases import Voice
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    OVER,
    A,
    E,
    J,
    K,
    Scene,
    bills,
    cannot_undo,
    card,
    cards,
    match_of,
    notations,
    others_see,
    reachable,
    table,
    thousands,
    three,
    two,
    wander,
)

NAMES = ["Ernest", "Karine", "Anthelme", "Judith"]

# --- rank ---


@rules("RZ-5.1", "RZ-5.4")
def test_RZ_5_1_the_higher_card_is_stronger() -> None:
    plays = {E: "G1 jungle", K: "G6 jungle", A: "G2 jungle", J: "G5 jungle"}
    scene = table(plays=plays).reveal()
    assert scene.s.claimants == (K, J, A, E)
    assert scene.open == ("propose_split", [K])
    police = table(plays={E: "P3 jungle", K: "P4 jungle", A: "P6 jungle", J: "G5 jungle"}).reveal()
    assert police.s.claimants == (A, K, E)
    assert police.open == ("propose_split", [A])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-5.2", "RZ-1.4", "RZ-1.5")
def test_RZ_5_2_only_gamblers_of_3_and_4_can_be_equal(players: int) -> None:
    bars = (0, 1, 2, 3) if players == 3 else tuple(range(6))
    twins = {c: number for c, number in Counter(CONTENT.deck(players, bars)).items() if number > 1}
    if players <= 6:
        assert twins == {}
    else:
        assert len(twins) == 12
        assert set(twins.values()) == {2}
        assert {VALUE_OF[c] for c in twins} == {3, 4}
        assert not any(IS_POLICE[c] for c in twins)


@pytest.mark.parametrize(("dealer", "near"), [*enumerate([6, 2, 2, 2, 2, 6, 6, 6])])
@rules("RZ-5.3", "RZ-Q18", "RZ-Q19")
def test_RZ_5_3_of_equal_cards_the_one_nearer_to_the_dealer_is_stronger(
    dealer: int, near: int
) -> None:
    """The shorter way round, from the dealer of this round. From dealers 0 and 4 both are at 2: the
    one on the clockwise side counts as farther."""
    far = 8 - near
    scene = table(
        players=8,
        dealer=dealer,
        bars={"jungle": [40, 10]},
        plays={2: "G3 jungle", 6: "G3 jungle", 4: "G1 jungle"},
        dice=[4, 4],
    ).reveal()
    assert scene.s.claimants == (near, far, 4)
    assert scene.open == ("propose_split", [near])
    scene.propose({near: [40, 10]})
    scene.answer({far: "duel", 4: "accept"})
    assert scene.heard("duel")[0]["seats"] == [near, far]
    assert scene.gains == {far: 50}  # of equal totals, too, the farther one counts as weaker
    assert scene.open == ("place_extra", [(dealer + 1) % 8])


@rules("RZ-5.3", "RZ-Q18")
def test_RZ_5_3_the_dealer_comes_first_then_the_right_neighbour_then_the_left() -> None:
    for players in (7, 8):
        for dealer in range(players):
            left, right = (dealer + 1) % players, (dealer - 1) % players
            second_left = (dealer + 2) % players
            for first, second in ((dealer, right), (right, left), (left, second_left)):
                plays = {second: "G4 jungle", first: "G4 jungle"}
                scene = table(players=players, dealer=dealer, plays=plays).reveal()
                assert scene.s.claimants == (first, second)
                assert scene.open == ("propose_split", [first])


@rules("RZ-5.3", "RZ-Q18")
def test_RZ_5_3_by_the_option_clockwise_only() -> None:
    """The dealer first, the left neighbour next, the right neighbour last."""
    for dealer in range(8):
        left, right = (dealer + 1) % 8, (dealer - 1) % 8
        for first, second in ((dealer, left), (left, right), (dealer, right)):
            plays = {second: "G4 jungle", first: "G4 jungle"}
            options = Options(distance="clockwise")
            scene = table(players=8, dealer=dealer, plays=plays, options=options).reveal()
            assert scene.s.claimants == (first, second)
            assert scene.open == ("propose_split", [first])


# --- the proposal ---


@rules("RZ-5.4", "RZ-Q13")
def test_RZ_5_4_the_proposal_assigns_every_bill_to_one_claimant() -> None:
    scene = three([50, 20, 20, 5])
    assert scene.open == ("propose_split", [E])
    for other in (K, A, J):
        assert scene.refused(other, "done") == "RZ-5.4"
    for what in ("accept", "duel", "extra jungle", "play jungle gambler 6"):
        assert scene.refused(E, what) == "RZ-5.4"
    scene.propose({E: [50], K: [20, 5], A: [20]})
    assert scene.shares == {E: [50], K: [20, 5], A: [20]}
    assert scene.on("jungle") == [50, 20, 20, 5]  # nobody has taken anything yet
    assert scene.open == ("answer_split", [K, A])


@rules("RZ-5.5")
def test_RZ_5_5_bills_are_given_whole() -> None:
    scene = two([25, 20, 10])
    for shares in reachable(scene.s):
        assert sorted([*shares[0], *shares[1]]) == [10_000, 20_000, 25_000]
    amounts = {sum(shares[1]) // 1000 for shares in reachable(scene.s)}
    assert amounts == {0, 10, 20, 25, 30, 35, 45, 55}
    assert scene.open == ("propose_split", [E])


@pytest.mark.parametrize("bills", [[40], [20, 20, 5], [50, 50, 10, 10, 10], [50, 40, 30, 5]])
@rules("RZ-5.6", "RZ-10.1", "RZ-Q13", "RZ-Q26")
def test_RZ_5_6_every_assignment_can_be_proposed(bills: list[int]) -> None:
    for scene in (two(bills), three(bills)):
        claimants = len(scene.s.claimants)
        number = prod(
            comb(count + claimants - 1, claimants - 1) for count in Counter(bills).values()
        )
        found = reachable(scene.s)
        assert len(found) == number
        for shares in found:
            assert sorted(thousands(bill for share in shares for bill in share)) == sorted(bills)
        assert scene.open == ("propose_split", [E])


@rules("RZ-5.6", "RZ-Q13")
def test_RZ_5_6_anyone_may_be_given_nothing_the_proposer_included() -> None:
    for shares in ({E: [30, 10], K: [], A: []}, {E: [], K: [], A: [30, 10]}):
        scene = three([10, 30]).propose(shares)
        assert scene.shares == {seat: sorted(share, reverse=True) for seat, share in shares.items()}
        assert scene.open == ("answer_split", [K, A])


@rules("RZ-5.6")
def test_RZ_5_6_no_bill_goes_to_one_who_is_not_a_claimant() -> None:
    scene = three([30, 10])
    for stranger in (J, 4, 7):
        assert scene.refused(E, f"share {stranger}") == "RZ-5.6"
    raided = table(plays={E: "P6 jungle", K: "P4 jungle", A: "G6 jungle", J: "G5 jungle"}).reveal()
    for caught in (A, J):
        assert raided.refused(E, f"share {caught}") == "RZ-5.6"
    assert scene.open == ("propose_split", [E])


@rules("RZ-5.6", "RZ-10.1")
def test_RZ_5_6_no_bill_stays_on_the_bar() -> None:
    scene = three([30, 10, 5])
    scene.act(E, f"share {K}")
    scene.act(E, "done")
    assert scene.shares == {E: [10, 5], K: [30], A: []}
    scene.answer({K: "accept", A: "accept"})
    assert scene.left("jungle") == []
    assert scene.gains == {E: 15, K: 30}
    assert scene.open == ("place_extra", [K])


@rules("RZ-5.7", "RZ-Q13")
def test_RZ_5_7_a_single_bill_goes_to_one_claimant() -> None:
    scene = three([40])
    assert {thousands_of(shares) for shares in reachable(scene.s)} == {
        ((40,), (), ()),
        ((), (40,), ()),
        ((), (), (40,)),
    }
    scene.propose({K: [40]}).answer({K: "accept", A: "accept"})
    assert scene.gains == {K: 40}
    assert scene.open == ("place_extra", [K])


def thousands_of(shares: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(thousands(share)) for share in shares)


@rules("RZ-5.8", "RZ-10.2", "RZ-Q14")
def test_RZ_5_8_the_proposal_is_public_and_made_once() -> None:
    scene = three([30, 10]).propose({E: [30], K: [10]})
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).split.shares == ((30_000,), (10_000,), ())
    assert scene.heard("proposal") == [
        {"bar": 3, "claimants": [E, K, A], "shares": [[30_000], [10_000], []]}
    ]
    assert [e.rule for e in scene.match.events if e.kind == "proposal"] == ["RZ-5.8"]
    for counter in (f"share {E}", f"share {K}", "done"):
        assert scene.refused(K, counter) == "RZ-5.9"  # no counter-offer
        assert scene.refused(E, counter) == "RZ-5.9"  # no second proposal
    assert scene.open == ("answer_split", [K, A])


@rules("RZ-5.8", "RZ-9.2", "RZ-10.2")
def test_RZ_5_8_the_proposal_is_final() -> None:
    """Once it is shown the proposer cannot take it back, whether or not anyone has answered."""
    scene = three([30, 10]).propose({E: [30], K: [10]})
    assert cannot_undo(scene.match, E)
    scene.answer({K: "accept"})
    assert cannot_undo(scene.match, E)
    assert scene.shares == {E: [30], K: [10], A: []}
    assert scene.open == ("answer_split", [A])


# --- the answers ---


@rules("RZ-5.9")
def test_RZ_5_9_there_is_no_third_answer() -> None:
    for shares in ({E: [30, 10]}, {K: [30, 10]}, {E: [10], K: [30]}):
        scene = two([30, 10]).propose(shares)
        assert notations(GAME.options(scene.s, K)) == ["accept", "duel"]
        for what in ("done", "share 0", "share 1", "extra jungle", "play jungle gambler 4"):
            assert scene.refused(K, what) == "RZ-5.9"
        for stranger in (E, A, J):
            assert scene.refused(stranger, "accept") == "RZ-5.9"
        assert scene.open == ("answer_split", [K])


@rules("RZ-5.10", "RZ-10.3", "RZ-Q15")
def test_RZ_5_10_answers_are_secret_and_revealed_together() -> None:
    scene = three([30, 10], dice=(1, 1)).propose({E: [30], K: [10]})
    accepting, refusing = scene.s.clone(), scene.s.clone()
    GAME.act(accepting, K, GAME.options(accepting, K)[0])
    GAME.act(refusing, K, GAME.options(refusing, K)[1])
    assert others_see(accepting, K) == others_see(refusing, K)
    events = len(scene.match.events)
    scene.act(K, "accept")
    assert len(scene.match.events) == events
    assert scene.gains == {}
    assert scene.open == ("answer_split", [A])
    scene.act(A, "duel")
    assert scene.heard("answers") == [{"claimants": [K, A], "duels": [False, True]}]
    assert [e.rule for e in scene.match.events if e.kind == "answers"] == ["RZ-5.10"]
    assert scene.open == ("place_extra", [K])


@rules("RZ-10.3", "RZ-Q15")
def test_RZ_10_3_an_answer_may_be_replaced_until_the_last_one_is_in() -> None:
    scene = three([30, 10], dice=(6, 1)).propose({E: [30], K: [10]})
    scene.act(A, "accept")
    before = others_see(scene.s, A)
    scene.act(A, "duel")
    scene.act(A, "accept")
    scene.act(A, "duel")
    assert others_see(scene.s, A) == before
    assert scene.open == ("answer_split", [K])
    scene.act(K, "accept")
    assert scene.gains == {E: 30, K: 10}
    assert scene.rolls == [6, 1]
    for seat in range(4):
        assert cannot_undo(scene.match, seat)
    assert scene.open == ("place_extra", [K])


@rules("RZ-10.3")
def test_RZ_10_3_an_answer_may_be_replaced_not_withdrawn_while_another_is_missing() -> None:
    scene = three([30, 10]).propose({E: [30], K: [10]})
    scene.act(K, "duel")
    assert cannot_undo(scene.match, K)
    scene.act(K, "accept")
    assert scene.open == ("answer_split", [A])
    scene.act(A, "accept")
    assert scene.gains == {E: 30, K: 10}
    assert scene.open == ("place_extra", [K])


def two_splits(round: int, supply: list[int], answers: str = "simultaneous") -> Scene:
    """Ernest and Karine at Colibri, then Anthelme and Judith at the Jungle."""
    plays = {E: "G5 colibri", K: "G4 colibri", A: "G5 jungle", J: "G4 jungle"}
    options = Options(answers=answers)  # type: ignore[arg-type]
    return table(plays=plays, round=round, supply=supply, options=options).reveal()


@pytest.mark.parametrize("answers", ["simultaneous", "in_rank_order"])
@rules("RZ-10.3", "RZ-9.2")
def test_RZ_10_3_the_answer_of_a_single_responder_is_the_last_one(answers: str) -> None:
    scene = two_splits(1, [5] * 8, answers)
    scene.propose({K: [5]}).answer({K: "accept"})
    assert scene.gains == {K: 5}  # paid at once
    assert cannot_undo(scene.match, K)
    with pytest.raises(Refused):
        scene.match.act(K, "duel")
    assert scene.open == ("propose_split", [A])


@pytest.mark.parametrize("answers", ["simultaneous", "in_rank_order"])
@rules("RZ-10.3", "RZ-9.2")
def test_RZ_10_3_the_last_answer_of_the_game_is_final_too(answers: str) -> None:
    scene = two_splits(12, [], answers)
    scene.propose({K: [5]}).answer({K: "accept"})
    scene.propose({J: [5]}).answer({J: "accept"})
    assert scene.gains == {K: 5, J: 5}
    assert scene.open == OVER
    for seat in range(4):
        assert cannot_undo(scene.match, seat)


@rules("RZ-5.9")
def test_RZ_5_9_when_time_runs_out_a_player_accepts_anything_but_nothing() -> None:
    scene = three([30, 10], dice=(6, 1)).propose({E: [30], K: [10]})
    scene.match.time_out(K)
    assert scene.open == ("answer_split", [A])
    with pytest.raises(Refused, match="not-asked"):
        scene.match.time_out(K)
    scene.match.time_out(A)
    assert scene.heard("answers") == [{"claimants": [K, A], "duels": [False, True]}]
    assert scene.gains == {E: 30, K: 10}
    assert scene.open == ("place_extra", [K])


# --- what comes of it ---


@rules("RZ-5.11")
def test_RZ_5_11_when_all_accept_everyone_takes_his_bills() -> None:
    scene = three([50, 20, 10, 5]).propose({E: [20], K: [50, 5], A: [10]})
    scene.answer({K: "accept", A: "accept"})
    assert scene.gains == {E: 20, K: 55, A: 10}
    assert scene.s.bills_won == [1, 2, 1, 0]
    assert scene.left("jungle") == []
    assert sorted((each["seat"], *thousands(each["bills"])) for each in scene.heard("share")) == [
        (E, 20),
        (K, 50, 5),
        (A, 10),
    ]
    assert {e.rule for e in scene.match.events if e.kind == "share"} == {"RZ-5.11"}
    assert scene.rolls == []
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize(("dice", "winner"), [((1, 2), K), ((2, 2), E), ((6, 6), E), ((1, 6), K)])
@pytest.mark.parametrize("offer", [[], [10], [30], [30, 10, 5]])
@rules("RZ-5.12", "RZ-6.3")
def test_RZ_5_12_between_two_the_whole_bar_is_at_stake(
    dice: tuple[int, int], winner: int, offer: list[int]
) -> None:
    kept = [bill for bill in (30, 10, 5) if bill not in offer]
    scene = two([30, 10, 5], dice).propose({E: kept, K: offer}).answer({K: "duel"})
    assert scene.gains == {winner: 45}
    assert scene.s.bills_won[winner] == 3
    assert scene.left("jungle") == []
    assert len(scene.heard("duel")) == 1
    assert scene.dice_left == []
    assert scene.heard("share") == []
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize(("dice", "winner"), [((6, 1), E), ((1, 6), A)])
@rules("RZ-5.13", "RZ-6.7")
def test_RZ_5_13_those_who_accept_take_their_share_and_the_rest_is_fought_for(
    dice: tuple[int, int], winner: int
) -> None:
    scene = three([50, 20, 10, 5], dice).propose({E: [50], K: [20, 5], A: [10]})
    scene.answer({K: "accept", A: "duel"})
    assert scene.gains == {K: 25, winner: 60}
    assert scene.heard("share") == [{"bar": 3, "seat": K, "bills": [20_000, 5_000]}]
    assert scene.heard("duel_won") == [{"bar": 3, "seat": winner, "bills": [50_000, 10_000]}]
    assert scene.heard("duel")[0]["seats"] == [E, A]  # Karine is out of it
    assert scene.left("jungle") == []
    assert scene.open == ("place_extra", [K])


@rules("RZ-5.14")
def test_RZ_5_14_the_proposer_cannot_avoid_the_duel() -> None:
    scene = three([50, 20], dice=(1, 6)).propose({E: [50], K: [20]})
    scene.act(K, "accept")
    for what in ("accept", "duel", "done", "share 2"):
        assert scene.refused(E, what) == "RZ-5.9"
    scene.act(A, "duel")  # nobody is asked before the dice fall
    assert scene.gains == {K: 20, A: 50}
    assert cannot_undo(scene.match, E)
    assert scene.open == ("place_extra", [K])


@rules("RZ-5.15", "RZ-Q16")
def test_RZ_5_15_nobody_rolls_for_nothing() -> None:
    scene = three([40, 10]).propose({K: [40, 10]}).answer({K: "accept", A: "duel"})
    assert scene.gains == {K: 50}
    assert scene.rolls == []
    assert scene.heard("duel_won") == []
    assert scene.left("jungle") == []
    assert scene.open == ("place_extra", [K])


# --- RZ-10: entering it ---


@rules("RZ-10.1", "RZ-Q26")
def test_RZ_10_1_bills_are_handed_out_one_at_a_time_largest_first() -> None:
    plays = {E: "G2 jungle", K: "G6 jungle", J: "G4 jungle"}
    scene = table(bars={"jungle": [5, 50, 20]}, plays=plays).reveal()
    assert scene.view(K).split.bills == (50_000, 20_000, 5_000)
    # In rank order, the proposer first; at every step he may be done.
    offered = [f"share {K}", f"share {J}", f"share {E}", "done"]
    for step in (E, J, E):
        assert notations(GAME.options(scene.s, K)) == offered
        scene.act(K, f"share {step}")
    assert notations(GAME.options(scene.s, K)) == ["done"]
    assert scene.refused(K, f"share {E}") == "RZ-10.1"
    assert scene.open == ("propose_split", [K])
    scene.act(K, "done")
    assert scene.shares == {K: [], J: [20], E: [50, 5]}
    assert scene.open == ("answer_split", [J, E])


@rules("RZ-10.1")
def test_RZ_10_1_at_most_nine_options_and_thirty_steps() -> None:
    values = (1, 2, 3, 3, 4, 4, 5, 6)
    crowd = table(
        players=8,
        bars={"jungle": [5] * 24},
        plays={seat: f"G{value} jungle" for seat, value in enumerate(values)},
    ).reveal()
    assert crowd.open == ("propose_split", [7])
    assert len(GAME.options(crowd.s, 7)) == 9
    heap = table(
        players=3,
        bars={"jungle": [5] * 29},
        plays={E: "G1 jungle", K: "G2 jungle", A: "G3 jungle"},
    ).reveal()
    steps = 0
    while heap.s.asking == "propose_split":
        assert len(GAME.options(heap.s, A)) == (4 if steps < 29 else 1)
        heap.act(A, GAME.options(heap.s, A)[0])
        steps += 1
    assert steps == 30
    assert heap.shares == {A: [5] * 29, K: [], E: []}
    assert heap.open == ("answer_split", [K, E])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-10.1")
def test_RZ_10_1_no_question_is_long(players: int) -> None:
    decisions = 0
    for s in wander(players, seed=5):
        for seat in s.waiting:
            assert 1 <= len(GAME.options(s, seat)) <= 9
            assert len(s.drafts[seat]) < 30
        decisions += 1
    assert decisions <= GAME.most_decisions(players)


@rules("RZ-10.2", "RZ-Q26")
def test_RZ_10_2_the_steps_are_the_proposers_own_until_he_is_done() -> None:
    scene = three([50, 20, 5])
    before, events = others_see(scene.s, E), len(scene.match.events)
    scene.act(E, f"share {K}")
    scene.act(E, f"share {A}")
    scene.act(E, f"share {E}")
    assert others_see(scene.s, E) == before
    assert len(scene.match.events) == events
    prompt = scene.match.view(E).prompt
    assert prompt is not None
    assert notations(prompt.draft) == [f"share {K}", f"share {A}", f"share {E}"]
    scene.match.undo(E)
    scene.match.undo(E)
    assert others_see(scene.s, E) == before
    scene.act(E, f"share {E}")
    scene.act(E, "done")
    assert others_see(scene.s, E) != before
    assert scene.shares == {E: [20, 5], K: [50], A: []}
    assert scene.open == ("answer_split", [K, A])


@rules("RZ-10.2")
def test_RZ_10_2_a_timeout_drops_the_steps_made() -> None:
    scene = three([50, 20, 5])
    scene.act(E, f"share {K}")
    scene.act(E, f"share {K}")
    scene.match.time_out(E)
    assert scene.shares == {E: [50], K: [20], A: [5]}
    assert scene.open == ("answer_split", [K, A])


@pytest.mark.parametrize(
    ("bills", "bundles"),
    [
        ([10, 10], ([10], [10], [])),
        ([10, 10, 10, 10], ([10, 10], [10], [10])),
        ([5, 10, 15, 20, 25], ([25], [20, 5], [15, 10])),
        ([30, 20, 15, 15], ([30], [15, 15], [20])),
        ([25, 20, 20, 10], ([20, 10], [25], [20])),
        ([5], ([5], [], [])),
    ],
)
@rules("RZ-10.2")
def test_RZ_10_2_the_automatic_split_is_even_and_gives_the_proposer_most(
    bills: list[int], bundles: tuple[list[int], ...]
) -> None:
    scene = three(bills)
    scene.match.time_out(E)
    assert scene.shares == dict(zip((E, K, A), bundles, strict=True))
    assert scene.open == ("answer_split", [K, A])


def automatic(bills: list[int], claimants: int) -> list[list[int]]:
    """`auto_split` of the rules, written out once more: the bundles in rank order."""
    bundles: list[list[int]] = [[] for _ in range(claimants)]
    for bill in sorted(bills, reverse=True):
        smallest = min(sum(bundle) for bundle in bundles)
        next(bundle for bundle in bundles if sum(bundle) == smallest).append(bill)
    ranked = []
    while bundles:
        largest = max(sum(bundle) for bundle in bundles)
        ranked.append(next(bundle for bundle in bundles if sum(bundle) == largest))
        bundles.remove(ranked[-1])
    return ranked


@rules("RZ-10.2")
def test_RZ_10_2_the_automatic_split_in_random_games() -> None:
    seen = set()
    for seed in range(60):
        for s in wander(8, seed):
            if s.asking == "propose_split" and not s.drafts[s.waiting[0]]:
                steps = GAME.default(s, s.waiting[0], Luck(key_from(seed)))
                after = s.clone()
                after.listener = None
                for step in steps:
                    GAME.act(after, s.waiting[0], step)
                wanted = automatic(list(s.stack), len(s.claimants))
                assert [list(share) for share in after.shares] == wanted
                seen.add((len(s.stack), len(s.claimants)))
    assert len(seen) > 12  # many bills, many claimants


@rules("RZ-10.4")
def test_RZ_10_4_a_random_default_draws_nothing_from_the_game() -> None:
    match = match_of(5, "defaults")
    while not match.over:
        s = match.state
        seat, drawn, last = s.waiting[0], s.dice.drawn, len(s.waiting) == 1
        sealed = s.asking == "choose_card" and not last
        match.time_out(seat)
        if sealed:
            assert s.dice.drawn == drawn
            assert match.log[-1].do == "act"
            assert match.log[-1].what.startswith("play ")
            assert match.log[-1].default
    again = verify(GAME, read(write(record(match))))
    assert again.state.to_json() == match.state.to_json()
    # The recorded choices alone, without clock or chance, give the same game.
    plain = match_of(5, "defaults")
    for entry in match.log:
        plain.act(entry.seat, entry.what)
    assert plain.state.to_json() == match.state.to_json()
    assert plain.state.round == 12


@rules("RZ-10.4", "RZ-3.1")
def test_RZ_10_4_every_card_of_the_hand_is_equally_likely() -> None:
    hand = "G3 colibri, G3 colibri, P3 jungle, G6 jungle, P6 lincoln"
    scene = table(players=7, plays={E: "G3 colibri"}, hands={E: hand})
    drawn = scene.s.dice.drawn
    picks = Counter(GAME.default(scene.s, E, Luck(key_from(seed)))[0] for seed in range(1000))
    assert set(picks) == set(cards(hand))
    assert 340 < picks.pop(card("G3 colibri")) < 460
    assert all(150 < count < 250 for count in picks.values())
    assert scene.s.dice.drawn == drawn
    assert scene.open == ("choose_card", list(range(7)))


@rules("RZ-10.1", "RZ-5.9")
def test_RZ_10_1_every_step_has_its_own_action() -> None:
    assert [GAME.actions.notation(SHARE + seat) for seat in range(8)] == [
        f"share {seat}" for seat in range(8)
    ]
    assert notations([DONE, DUEL]) == ["done", "duel"]


# --- in words ---


@pytest.mark.parametrize(
    ("shares", "english", "french"),
    [
        ({}, "Keep it all", "Tout garder"),
        ({K: [10], A: []}, "offer Karine $10,000", "offrir 10 000 $ à Karine"),
        (
            {K: [10, 5], A: [20]},
            "offer Anthelme $20,000 and Karine $15,000",
            "offrir 20 000 $ à Anthelme et 15 000 $ à Karine",
        ),
    ],
)
def test_a_proposal_is_said_by_what_each_is_offered(
    shares: dict[int, list[int]], english: str, french: str
) -> None:
    scene = three([20, 10, 5])
    given = {bill: seat for seat, share in shares.items() for bill in bills(*share)}
    path = (*(SHARE + given.get(bill, E) for bill in scene.s.stack), DONE)
    game = package("razzia")
    engine: Game[Any] = GAME
    for language, expected in (("en", english), ("fr", french)):
        voice = Voice(game.text(language), NAMES, E)
        [said] = step_by_step(engine, game.words(), scene.s, E, path)
        assert voice.say(said).replace("\u00a0", " ").replace("\u202f", " ") == expected
