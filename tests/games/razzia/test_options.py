"""Razzia: the options of a table."""

from __future__ import annotations

from itertools import combinations, product

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import BAR_IDS, BAR_OF, CONTENT, Options
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import BadSetup
from tests.facts import facts
from tests.games.razzia.scenario import (
    OVER,
    A,
    E,
    J,
    K,
    Scene,
    cannot_undo,
    finished,
    notations,
    table,
    three,
    wander,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard

KEY = key_from("options")
IN_TURN = Options(answers="in_rank_order")
DROP = Options(three_player_last_deal="drop")
HIDDEN = Options(hidden_money=True)


@rules("RZ-1.11", "RZ-1.3", "RZ-Q2", "RZ-Q15", "RZ-Q21")
def test_options_are_off_by_default() -> None:
    assert msgspec.to_builtins(Options()) == {
        "first_dealer": "random",
        "removed_bars": ("lincoln", "jazz_house"),
        "three_player_last_deal": "short",
        "answers": "simultaneous",
        "hidden_money": False,
        "distance": "either_way",
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"removed_bars": ["colibri"]},
        {"removed_bars": ["colibri", "moulin_rouge"]},
        {"first_dealer": 8},
        {"first_dealer": -1},
        {"three_player_last_deal": "long"},
        {"answers": "at_will"},
        {"distance": "crow"},
        {"open_hands": True},
    ],
)
@rules("RZ-1.3", "RZ-Q4")
def test_RZ_1_3_options_that_make_no_sense_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


# --- removed_bars ---


@rules("RZ-1.3", "RZ-Q4")
def test_RZ_1_3_two_different_bars_are_left_out() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.begin(3, KEY, Options(removed_bars=("jungle", "jungle")))
    assert refused.value.reason == "setup-removed-bars"


@pytest.mark.parametrize("removed", list(combinations(BAR_IDS, 2)))
@rules("RZ-1.3", "RZ-Q4")
def test_RZ_1_3_any_two_bars_may_be_left_out(removed: tuple[str, str]) -> None:
    options = msgspec.convert({"removed_bars": removed}, Options)
    s = GAME.begin(3, KEY, options)
    left = [bar for bar in BAR_IDS if bar not in removed]
    assert [BAR_IDS[bar] for bar in s.bars] == left
    assert {BAR_IDS[BAR_OF[c]] for pile in [s.draw_pile, *s.hands] for c in pile} == set(left)
    assert [bool(lying) for lying in s.bills] == [bar in left for bar in BAR_IDS]
    assert notations(GAME.options(s, s.dealer)) == [f"extra {bar}" for bar in left]
    assert (s.asking, s.waiting) == ("place_extra", [s.dealer])


# --- three_player_last_deal ---


@rules("RZ-Q2", "RZ-2.11")
def test_RZ_Q2_drop_puts_the_last_two_bills_back_unseen() -> None:
    whole = GAME.setup(3, Options(), CONTENT, Dice(KEY))
    s = GAME.setup(3, DROP, CONTENT, Dice(KEY))
    assert s.supply[::-1] == whole.supply[::-1][:70]
    for played in wander(3, options=DROP):
        assert played.round <= 14
        assert GAME.seat_view(played, E).table.rounds == 14
    assert (played.round, played.supply) == (14, [])
    assert len(heard(events_of(played), "extra")) == 14
    assert (played.asking, played.waiting) == OVER


@pytest.mark.parametrize("players", [4, 8])
@rules("RZ-Q2")
def test_RZ_Q2_drop_is_for_three_players(players: int) -> None:
    s = GAME.setup(players, DROP, CONTENT, Dice(KEY))
    assert len(s.supply) == 84
    assert finished(players, options=DROP).round == 12


# --- answers ---


def proposed(options: Options, dice: tuple[int, ...] = ()) -> Scene:
    return three([50, 20, 5], dice, options).propose({E: [50], K: [20], A: [5]})


@rules("RZ-10.3", "RZ-Q15")
def test_RZ_10_3_in_rank_order_each_answer_is_public_before_the_next() -> None:
    scene = proposed(IN_TURN, dice=(6, 1))
    assert scene.open == ("answer_in_turn", [K])
    assert notations(GAME.options(scene.s, K)) == ["accept", "duel"]
    assert scene.refused(A, "accept") == "RZ-5.9"
    assert scene.refused(K, "done") == "RZ-5.9"
    scene.act(K, "duel")
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).split.duels == (True,)
    assert scene.heard("answer") == [{"seat": K, "duel": True}]
    assert [e.rule for e in scene.match.events if e.kind == "answer"] == ["RZ-10.3"]
    assert scene.open == ("answer_in_turn", [A])
    scene.act(A, "accept")
    assert scene.heard("answer")[1:] == [{"seat": A, "duel": False}]
    assert scene.heard("answers") == []  # each was told when it was given
    assert scene.gains == {E: 70, A: 5}
    assert scene.open == ("place_extra", [K])


@rules("RZ-10.3")
def test_RZ_10_3_in_rank_order_an_answer_is_final_at_once() -> None:
    scene = proposed(IN_TURN)
    assert cannot_undo(scene.match, E)  # nor can the proposal be taken back
    scene.act(K, "accept")
    assert scene.refused(K, "duel") == "RZ-5.9"
    assert cannot_undo(scene.match, K)
    assert scene.open == ("answer_in_turn", [A])


@rules("RZ-10.3", "RZ-5.1")
def test_RZ_10_3_in_rank_order_the_strongest_responder_answers_first() -> None:
    plays = {E: "G1 jungle", K: "G6 jungle", A: "G2 jungle", J: "G5 jungle"}
    scene = table(plays=plays, options=IN_TURN).reveal().propose({K: [5]})
    for seat in (J, A, E):
        assert scene.open == ("answer_in_turn", [seat])
        scene.act(seat, "accept")
    assert scene.gains == {K: 5}
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize("answers", list(product(["accept", "duel"], repeat=2)))
@rules("RZ-Q15")
def test_RZ_Q15_the_order_of_answers_changes_nothing_else(answers: tuple[str, str]) -> None:
    dice = {"accept accept": (), "duel duel": (1, 2, 3, 4)}.get(" ".join(answers), (2, 4))
    given = dict(zip((K, A), answers, strict=True))
    together, in_turn = (proposed(options, dice).answer(given) for options in (Options(), IN_TURN))
    assert in_turn.gains == together.gains
    assert in_turn.rolls == together.rolls == list(dice)
    assert in_turn.open == together.open == ("place_extra", [K])


@rules("RZ-10.3", "RZ-5.9")
def test_RZ_10_3_in_rank_order_defaults_are_the_same() -> None:
    scene = three([20], (6, 1), IN_TURN).propose({K: [20]})
    scene.match.time_out(K)
    scene.match.time_out(A)
    assert [(told["seat"], told["duel"]) for told in scene.heard("answer")] == [
        (K, False),
        (A, True),
    ]
    assert scene.gains == {K: 20}
    assert scene.dice_left == [6, 1]  # the rest was empty
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize("players", [4, 8])
@rules("RZ-Q15")
def test_RZ_Q15_whole_games_in_rank_order(players: int) -> None:
    asked = set()
    for s in wander(players, options=IN_TURN):
        asked.add(s.asking)
        if s.asking == "answer_in_turn":
            assert s.waiting == [s.claimants[1 + len(s.duels)]]
    assert "answer_in_turn" in asked
    assert "answer_split" not in asked
    assert s.round == 12


# --- hidden_money ---


@rules("RZ-Q21")
def test_RZ_Q21_hidden_money_shows_others_only_the_number_of_bills() -> None:
    scene = table(
        bars={"jungle": [50, 20]}, plays={K: "G1 jungle"}, money=[10, 20, 30, 40], options=HIDDEN
    ).reveal()
    assert scene.view(K).money == (None, 90_000, None, None)
    assert scene.view(E).money == (10_000, None, None, None)
    assert scene.view(J).money == (None, None, None, 40_000)
    assert scene.view(PUBLIC).money == (None, None, None, None)
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).bills_won == (0, 2, 0, 0)
    # Gains are still seen as they happen.
    assert [facts(e) for e in scene.match.heard(J) if e.kind == "haul"] == [
        {"bar": 3, "seat": K, "bills": [50_000, 20_000]}
    ]
    assert scene.open == ("place_extra", [K])


@rules("RZ-Q21", "RZ-8.2")
def test_RZ_Q21_hidden_money_is_shown_at_the_end() -> None:
    scene = table(round=12, supply=[], money=[10, 20, 30, 40], options=HIDDEN)
    assert scene.view(PUBLIC).money == (None, None, None, None)
    scene.reveal()
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).money == (10_000, 20_000, 30_000, 40_000)
        assert scene.match.view(seat).scores == (10_000, 20_000, 30_000, 40_000)
    assert scene.open == OVER


@rules("RZ-Q2")
def test_RZ_Q2_the_bills_put_back_unseen_stay_unknown_in_every_redeal() -> None:
    """Nobody may work out from a redeal which two bills went back to the box."""
    s = GAME.begin(3, key_from("boxed"), Options(three_player_last_deal="drop"))
    boxed = {
        tuple(sorted(GAME.redealt(s, seat, key_from(number)).boxed))
        for seat in range(3)
        for number in range(30)
    }
    assert len(boxed) > 5
    assert len(s.boxed) == 2
    assert s.asking == "place_extra"
