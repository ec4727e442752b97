"""Decisions that cost most: judged by what a seat could see, and only if it is sure."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from omerta.bots.playing_on import chances_after
from omerta.games import package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import Record, read, record, replay, write
from omerta.lab.mistakes import CERTAIN, LEAST, TOLD, Choice, Cost, Review, choices, try_answers
from omerta.lineup import make

RAZZIA = package("razzia")
GAME = RAZZIA.game
# It answers by chance; the others do not.
FOOL = 0


@pytest.fixture(scope="module")
def rec() -> Record:
    key = key_from("mistakes")
    match: Match[Any] = Match(GAME, [SeatInfo(f"P{n}") for n in range(4)], key)
    bots = [make("random" if seat == FOOL else "bot", GAME, derive(key, seat)) for seat in range(4)]
    while not match.over:
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(GAME, match.state, seat)))
    return record(match)


def reviewed(rec: Record, seat: int) -> Review:
    review = Review(choices(RAZZIA, rec, seat))
    while (wanted := review.wanted) is not None:
        choice = review.choices[wanted.place]
        review.learn(try_answers(RAZZIA, choice, seat, wanted.answers, wanted.first, wanted.upto))
    return review


@pytest.fixture(scope="module")
def review(rec: Record) -> Review:
    return reviewed(rec, FOOL)


def test_each_decision_is_taken_at_its_moment_with_the_answer_that_was_given(rec: Record) -> None:
    found = choices(RAZZIA, rec, FOOL)
    assert len(found) > 10
    for choice in found:
        assert choice.state == replay(GAME, rec, upto=choice.moment).state
        entry = rec.log[choice.moment].entry
        assert (entry.seat, GAME.actions.parse(entry.what)) == (FOOL, choice.answer[0])
        assert choice.answer not in choice.others
        assert FOOL in choice.state.waiting


def test_mistakes_can_be_worked_out_again_from_the_match_file(rec: Record, review: Review) -> None:
    again = reviewed(read(write(rec)), FOOL)
    assert again.costs == review.costs
    found = [(choice.moment, cost) for choice, cost in again.dearest()]
    assert found == [(choice.moment, cost) for choice, cost in review.dearest()]


def test_a_fool_has_made_mistakes_the_dearest_first(review: Review) -> None:
    dearest = [cost for _, cost in review.dearest()]
    assert 0 < len(dearest) <= TOLD
    assert [cost.amount for cost in dearest] == sorted((c.amount for c in dearest), reverse=True)
    for cost in dearest:
        assert cost.amount >= LEAST
        assert cost.amount >= CERTAIN * cost.error


def test_what_is_called_better_is_better_in_worlds_that_were_not_seen(review: Review) -> None:
    choice, cost = review.dearest()[0]
    tried = try_answers(RAZZIA, choice, FOOL, (choice.answer, cost.better), 5_000, 5_300)
    own, better = (mean([each.chance for each in outcomes]) for outcomes in tried.values())
    assert better - own == pytest.approx(cost.amount, abs=4 * cost.error)
    assert better > own


def test_why_it_is_better_is_what_it_brings_more_of(review: Review) -> None:
    """At Razzia: money for oneself, or less for the strongest of the others."""
    choice, cost = next(each for each in review.dearest() if each[1].term)
    tried = try_answers(RAZZIA, choice, FOOL, (choice.answer, cost.better), 5_000, 5_100)
    own, better = (mean([each.terms[cost.term] for each in all_]) for all_ in tried.values())
    assert 0 < cost.more == pytest.approx(better - own, rel=0.5)


def test_what_the_seat_could_not_see_does_not_count(rec: Record) -> None:
    for choice in choices(RAZZIA, rec, FOOL)[::4]:
        other = GAME.redealt(choice.state, FOOL, key_from("other"))
        answers = (choice.answer, *choice.others)
        there = Choice(choice.moment, other, choice.answer, choice.others, choice.key)
        here = try_answers(RAZZIA, choice, FOOL, answers, 0, 3)
        assert try_answers(RAZZIA, there, FOOL, answers, 0, 3) == here


def test_answers_meet_the_same_worlds_with_the_same_luck(rec: Record) -> None:
    choice = choices(RAZZIA, rec, FOOL)[0]
    key = derive(choice.key, 0)
    world = GAME.redealt(choice.state, FOOL, key)
    expected = chances_after(RAZZIA, world, FOOL, choice.answer, key)[FOOL]
    tried = try_answers(RAZZIA, choice, FOOL, (choice.others[0], choice.answer), 0, 1)
    assert [each.chance for each in tried[choice.answer]] == [expected]


def test_what_may_be_chance_is_no_mistake() -> None:
    assert Cost((1,), 0.3, 0.4, 0.02).sure
    assert not Cost((1,), 0.3, 0.4, 0.06).sure
    assert not Cost((1,), 0.3, 0.33, 0.001).sure, "sure, but too little to be named"
    assert not Cost((1,), 0.4, 0.3, 0.01).sure
