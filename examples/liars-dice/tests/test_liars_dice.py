"""The rules of Liar's Dice, each held by a test; and its bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from liars_dice import GAME, PACKAGE
from liars_dice.bot import at_least, holds
from liars_dice.rules import ACTIONS, CONTENT, LiarsDice, Lifted, Options
from omerta.battery.ledger import assert_the_ledger_is_whole
from omerta.battery.rules import rules
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import play_stepped
from omerta.kernel.events import PUBLIC, Recorder
from omerta.lineup import make

KEY = key_from("liars")
HANDS = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6)  # of three players, five each


def begun(first: int = 0, *, wild: bool = True, players: int = 3) -> LiarsDice:
    faces = tuple(face - 1 for face in HANDS[: 5 * players])
    forced = {"first": (first,), "throw": faces}
    return GAME.begin(players, KEY, Options(wild=wild), forced=forced)


def say(s: LiarsDice, *notations: str) -> None:
    for notation in notations:
        action = ACTIONS.parse(notation)
        assert action in GAME.options(s, s.turn), notation
        GAME.act(s, s.turn, action)


def offered(s: LiarsDice) -> list[str]:
    return [ACTIONS.notation(action) for action in GAME.options(s, s.turn)]


def test_every_rule_has_a_test() -> None:
    assert_the_ledger_is_whole("liars_dice", Path(__file__).parent)


@rules("LD-1.1")
def test_LD_1_1_five_dice_each_and_chance_says_who_begins() -> None:
    assert [len(cup) for cup in begun().cups] == [CONTENT.cup.dice] * 3
    assert {GAME.begin(3, key_from(seed)).turn for seed in range(30)} == {0, 1, 2}


@rules("LD-2.1")
def test_LD_2_1_each_sees_only_their_own_dice() -> None:
    s = begun()
    assert GAME.view(s, 1).dice == ((0,) * 5, tuple(HANDS[5:10]), (0,) * 5)
    assert GAME.view(s, PUBLIC).dice == ((0,) * 5,) * 3


@rules("LD-2.2", "LD-2.3")
def test_LD_2_3_bids_go_clockwise_past_those_who_are_out() -> None:
    s = begun(first=1)
    assert "liar" not in offered(s)
    s.cups[2] = []
    say(s, "count 2", "face 3")
    assert (s.bidder, s.count, s.face, s.turn) == (1, 2, 3, 0)
    assert "liar" in offered(s)


@rules("LD-2.4")
def test_LD_2_4_a_raise_is_more_dice_or_a_higher_face() -> None:
    s = begun()
    say(s, "count 14", "face 4")
    assert offered(s) == ["liar", "count 14", "count 15"]
    say(s, "count 14")
    assert offered(s) == ["face 5", "face 6"]
    say(s, "face 6")
    assert offered(s) == ["liar", "count 15"]
    say(s, "count 15", "face 6")
    assert offered(s) == ["liar"]


@rules("LD-2.5")
def test_LD_2_5_who_is_late_doubts_or_bids_the_least() -> None:
    s = begun()
    say(s, *map(ACTIONS.notation, GAME.default(s, 0, Luck(KEY))))
    assert (s.count, s.face) == (1, 1)
    assert GAME.default(s, 1, Luck(KEY)) == (ACTIONS.parse("liar"),)


@rules("LD-3.1", "LD-3.2")
def test_LD_3_2_ones_match_every_face_but_for_the_option() -> None:
    for wild, matching in ((True, 5), (False, 3)):
        s = begun(wild=wild)
        s.listener = heard = Recorder()
        say(s, "count 4", "face 3", "liar")
        [lifted] = [event.public for event in heard if event.kind == "lifted"]
        assert lifted == Lifted(caller=1, matching=matching, count=4, face=3)


@rules("LD-3.3", "LD-4.1")
def test_LD_3_3_whoever_is_wrong_loses_a_die_and_begins() -> None:
    for count, loser in ((5, 1), (6, 0)):  # five dice match: two ones, three threes
        s = begun()
        say(s, f"count {count}", "face 3", "liar")
        assert [len(cup) for cup in s.cups] == [5 - (seat == loser) for seat in range(3)]
        assert (s.turn, s.round, s.shown) == (loser, 2, False)


@rules("LD-4.1", "LD-4.2")
def test_LD_4_2_the_last_with_dice_wins() -> None:
    s = begun()
    s.cups = [[6], [5], [4]]
    say(s, "count 1", "face 3", "liar")  # nobody has one: the bidder is out
    assert (s.out, s.turn, s.over) == ([0], 1, False)
    s.cups = [[], [5], [4]]
    say(s, "count 2", "face 5", "liar")
    assert s.over
    assert (GAME.scores(s), GAME.places(s)) == ([0, 1, 2], [3, 2, 1])


def test_the_bot_knows_the_odds_and_beats_chance() -> None:
    assert at_least(1, 2, 0.5) == 0.75
    s = begun()
    assert holds(GAME.view(s, 0), 0, 5, 2) == pytest.approx(
        1
    )  # it holds two ones and three twos itself
    wins = 0
    for number in range(20):
        key = derive(KEY, number)
        s = GAME.begin(3, key)
        seated = [make("bot" if seat == number % 3 else "random", GAME, key) for seat in range(3)]
        play_stepped(GAME, s, seated)
        wins += GAME.places(s)[number % 3] == 1
    assert wins >= 15
    assert PACKAGE.prospects.worth(begun(), 0) == 5
