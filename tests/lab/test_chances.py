"""Chances: what they add up to, where they end, that they rest on nothing hidden; and turns."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from omerta.bots.plain import RandomBot
from omerta.bots.playable import Playable
from omerta.bots.prospects import Prospects, won_by
from omerta.games import package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import Record, read, record, replay, write
from omerta.lab import chances as module
from omerta.lab.chances import (
    FIRST,
    INSIDE,
    LEAST,
    MARGIN,
    MOST,
    Course,
    Estimate,
    Position,
    Tally,
    Turn,
    play_on,
    positions,
    sure_change,
)
from omerta.lineup import make
from tests import bazaar, toy

RAZZIA = package("razzia")
GAME = RAZZIA.game


def finished(played: Playable, players: int, seed: str, bot: str = "bot") -> Record:
    game = played.game
    match: Match[Any] = Match(game, [SeatInfo(f"P{n}") for n in range(players)], key_from(seed))
    bots = [make(bot, game, derive(key_from(seed), seat)) for seat in range(players)]
    while not match.over:
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(game, match.state, seat)))
    return record(match)


def worked_out(rec: Record) -> Course:
    course = Course(positions(RAZZIA, rec))
    while course.wanted is not None:
        position, upto = course.wanted
        course.learn(position, play_on(RAZZIA, position, course.worlds(position), upto))
    return course


@pytest.fixture(scope="module")
def rec() -> Record:
    return finished(RAZZIA, 5, "chances")


@pytest.fixture(scope="module")
def course(rec: Record) -> Course:
    return worked_out(rec)


# --- moments ---


def test_a_chapter_begins_with_each_round_and_the_last_moment_is_the_end(rec: Record) -> None:
    found = [each for each in positions(RAZZIA, rec) if each.chapter]
    assert [position.state.round for position in found] == [*range(1, 13), 12]
    moments = [position.moment for position in found]
    assert (moments[0], moments[-1]) == (0, len(rec.log))
    # Each is the first moment of its round: one entry earlier it was still the round before.
    before = [replay(GAME, rec, upto=moment - 1).state.round for moment in moments[1:-1]]
    assert before == list(range(1, 12))
    # And each is as it was then, not as it became.
    for position in found:
        assert position.state == replay(GAME, rec, upto=position.moment).state


def test_inside_chapters_there_are_moments_in_order(rec: Record) -> None:
    found = positions(RAZZIA, rec)
    assert [each.moment for each in found] == sorted({each.moment for each in found})
    inside = "".join(" " if each.chapter else "x" for each in found).split()
    assert 0 < max(map(len, inside)) <= INSIDE


def test_many_chapters_are_thinned_but_begin_and_end_where_they_did(
    rec: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [each.moment for each in positions(RAZZIA, rec) if each.chapter]
    monkeypatch.setattr(module, "MOST_CHAPTERS", 5)
    some = [each.moment for each in positions(RAZZIA, rec) if each.chapter]
    assert len(some) == 5
    assert set(some) < set(every)
    assert (some[0], some[-1]) == (every[0], every[-1])


# --- estimates ---


def test_chances_add_up_to_one_and_only_the_end_is_certain(rec: Record, course: Course) -> None:
    *before, end = course.estimates().values()
    assert [sum(each.shares) for each in before] == [pytest.approx(1)] * len(before)
    assert all(0 < share < 1 for each in before for share in each.shares)
    assert rec.result is not None
    assert [int(share) for share in end.shares] == [place == 1 for place in rec.result.places]
    assert end.error == 0


def test_a_course_ends_when_its_chances_are_fine_enough(course: Course) -> None:
    assert course.progress == 1
    for position in course.positions:
        if position.moment in course.tallies:
            error = course.estimates()[position.moment].error
            assert error <= MARGIN / 2 or course.worlds(position) >= MOST


def test_first_a_glance_at_all_chapters_then_a_few_worlds_for_each(rec: Record) -> None:
    course = Course(positions(RAZZIA, rec))
    assert len(course.estimates()) == 13
    assert course.progress == 0
    open_ones = 12
    for _ in range(open_ones):
        assert course.wanted is not None
        position, upto = course.wanted
        assert (position.chapter, upto) == (True, FIRST)
        course.learn(position, play_on(RAZZIA, position, 0, upto))
    assert {tally.worlds for tally in course.tallies.values()} == {FIRST}
    assert len(course.tallies) == open_ones


def test_the_error_is_that_of_a_mean() -> None:
    tally = Tally(100, (50.0, 50.0), (50.0, 50.0))  # half of them won, half of them lost
    assert tally.estimate((0.5, 0.5)).error == pytest.approx(0.05, abs=0.002)
    few = Tally(2, (2.0, 0.0), (2.0, 0.0)).estimate((0.5, 0.5))
    assert few.error > 0.1, "two that agree prove little"
    assert 0 < few.shares[1] < few.shares[0] < 1


def test_a_shared_win_is_shared() -> None:
    assert won_by([3, 1, 1, 4]) == [0, 0.5, 0.5, 0]


def test_the_same_match_gives_the_same_chances_also_in_parts(rec: Record) -> None:
    position = positions(RAZZIA, rec)[8]
    whole = play_on(RAZZIA, position, 0, 6)
    assert whole == play_on(RAZZIA, positions(RAZZIA, rec)[8], 0, 6)
    tally = play_on(RAZZIA, position, 0, 6, seconds=0)
    assert tally.worlds == 1
    while tally.worlds < 6:
        tally += play_on(RAZZIA, position, tally.worlds, 6, seconds=0)
    assert tally.sums == pytest.approx(whole.sums)


def simple(game: Any) -> Playable:
    prospects: Prospects[Any] = Prospects(lambda s, seat: {"all": 0.0}, lambda s: 1.0, lambda s: 0)
    return Playable(game=game, bots={"bot": RandomBot}, prospects=prospects)


@pytest.mark.parametrize("game", [GAME, bazaar.GAME, toy.GAME], ids=lambda game: game.name)
def test_what_a_spectator_cannot_see_does_not_count(game: Any) -> None:
    """At every moment, also amid sealed answers: another deal that looks alike, alike chances."""
    played = simple(game)
    rec = finished(played, 4, "hidden", "random")
    differed = 0
    for moment in range(0, len(rec.log), max(1, len(rec.log) // 25)):
        s = replay(game, rec, upto=moment).state
        other = game.redealt(s, PUBLIC, key_from(f"other {moment}"))
        assert game.seat_view(other, PUBLIC) == game.seat_view(s, PUBLIC)
        differed += any(game.seat_view(other, n) != game.seat_view(s, n) for n in range(4))
        here = Position(0, s, key_from(moment), True, (0.25,) * 4, False)
        assert play_on(played, here, 0, 3) == play_on(played, replace(here, state=other), 0, 3)
    assert differed > 5


def test_money_in_hand_near_the_end_counts(rec: Record) -> None:
    position = [each for each in positions(RAZZIA, rec) if each.chapter][-2]
    s = position.state
    s.money = [0, 0, 10_000_000, 0, 0]
    tally = play_on(RAZZIA, position, 0, FIRST)
    assert [round(each / tally.worlds) for each in tally.sums] == [0, 0, 1, 0, 0]


# --- turns ---


def test_turns_can_be_worked_out_again_from_the_match_file(rec: Record, course: Course) -> None:
    again = worked_out(read(write(rec)))
    assert again.turns() == course.turns()
    assert again.estimates() == course.estimates()


def test_what_is_called_a_turn_surely_moved_somebody(course: Course) -> None:
    known = course.estimates()
    turns = course.turns()
    assert 0 < len(turns) <= 3
    assert turns == sorted(turns, key=lambda turn: turn.first)
    for turn in turns:
        before, after = known[turn.first], known[turn.last]
        moved = [
            (abs(b - a), math.hypot(x, y))
            for a, b, x, y in zip(
                before.shares, after.shares, before.errors, after.errors, strict=True
            )
        ]
        assert any(change >= LEAST and change > 2 * error for change, error in moved)


def test_a_change_within_the_error_is_none() -> None:
    before = Estimate((0.5, 0.5), (0.05, 0.05))
    assert sure_change(before, Estimate((0.6, 0.4), (0.05, 0.05))) == 0
    assert sure_change(before, Estimate((0.7, 0.3), (0.05, 0.05))) == pytest.approx(0.2)
    assert sure_change(before, Estimate((0.3, 0.7), (0.05, 0.05))) == pytest.approx(0.2)
    sure = Estimate((0.5, 0.5), (0.0, 0.0))
    assert sure_change(sure, Estimate((0.52, 0.48), (0.0, 0.0))) == 0, "sure, but too little"


def a_course(*given: float, inside: dict[int, float] | None = None) -> Course:
    """The first seat's chance, by chapter; chapters are ten entries long."""
    inside = inside or {}

    def at(moment: int, share: float, chapter: bool) -> Position[Any]:
        return Position(moment, None, b"", chapter, (share, 1 - share), False)

    found = [at(10 * n, share, True) for n, share in enumerate(given)]
    found += [at(moment, share, False) for moment, share in inside.items()]
    course = Course(sorted(found, key=lambda each: each.moment))
    while course.wanted is not None:
        position, upto = course.wanted
        more, share = upto - course.worlds(position), position.glance[0]
        # Worlds that all agree.
        sums = (more * share, more * (1 - share))
        squares = (more * share**2, more * (1 - share) ** 2)
        course.learn(position, Tally(more, sums, squares))
    return course


def test_where_nothing_moved_no_move_decided_it() -> None:
    assert a_course(0.5, 0.52, 0.49, 0.51).turns() == []


def test_the_largest_turns_are_told_in_their_order() -> None:
    turns = a_course(0.5, 0.9, 0.1, 0.3, 0.29, 0.45).turns()
    assert turns == [Turn(0, 10), Turn(10, 20), Turn(20, 30)]


def test_a_turn_is_narrowed_down_to_where_it_happened() -> None:
    inside = {12: 0.5, 14: 0.5, 16: 0.5, 17: 0.9, 18: 0.9}
    assert a_course(0.5, 0.5, 0.9, inside=inside).turns() == [Turn(16, 17)]
    # Where it happened little by little, the chapter is told as a whole.
    slowly = {12: 0.58, 14: 0.66, 16: 0.74, 18: 0.82}
    assert a_course(0.5, 0.5, 0.9, inside=slowly).turns() == [Turn(10, 20)]
