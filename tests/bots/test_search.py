"""The search: it knows what its seat sees and nothing else, and thinks the same again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from omerta.bots.levels import PATIENCE
from omerta.bots.prospects import RIVALS, hopes_from, hopes_of
from omerta.bots.search import LATE, Budget, Node, Search, Verdict, whole_answer
from omerta.games import HOUSE, load, package
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Decision, decision_for, play_stepped
from omerta.kernel.game import Game
from omerta.lineup import make

every_game = pytest.mark.parametrize("name", HOUSE)

QUICK = Budget(thoughts=8)


def search(game: Game[Any], key: bytes, budget: Budget = QUICK) -> Search:
    """One that finds every question worth a thought."""
    played = package(game.name)
    keen = replace(played, prospects=replace(played.prospects, quick=frozenset()))
    return Search(keen, Luck(key), budget)


def moments(game: Game[Any], seed: str, every: int) -> Iterator[tuple[Any, int]]:
    """Questions with a choice in a game of bots, now and then one: the state and who is asked."""
    key, number = key_from(seed), 0
    s = game.begin(game.max_players - 1, key)
    bots = [make("bot", game, derive(key, seat)) for seat in range(s.players)]
    while s.asking:
        seat = s.waiting[-1]
        if len(game.options(s, seat)) > 1 and not s.drafts[seat]:
            number += 1
            if number % every == 0:
                yield s, seat
        game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))


EVERY = {"razzia": 9, "mafiozoo": 12, "gangs_city": 30, "cosa_nostra": 90, "deal": 60}


@every_game
def test_a_choice_does_not_depend_on_hidden_facts(name: str) -> None:
    """Whatever the others hold, have answered in secret, or will draw."""
    game, looked = load(name), 0
    for s, seat in moments(game, "hidden", EVERY[name]):
        looked += 1
        key = derive(key_from("worlds"), looked)
        worlds = [s, *[game.redealt(s, seat, derive(key, n)) for n in range(2)]]
        assert len({world.to_json() for world in worlds}) > 1
        thoughts = [search(game, key).think(decision_for(game, world, seat)) for world in worlds]
        assert thoughts[0] == thoughts[1] == thoughts[2]
        if looked == 3:
            return
    assert looked


@every_game
def test_it_changes_nothing_and_answers_what_it_may(name: str) -> None:
    game = load(name)
    for looked, (s, seat) in enumerate(moments(game, "legal", EVERY[name])):
        before = s.to_json()
        bot, asking = search(game, key_from(looked)), s.asking
        trial = s.clone()
        while True:
            action = bot.choose(decision_for(game, trial, seat))
            assert action in game.options(trial, seat)
            game.act(trial, seat, action)
            if trial.asking != asking or not trial.drafts[seat]:
                break
        assert s.to_json() == before
        if looked == 2:
            return


def test_each_answer_meets_the_same_worlds_and_the_best_ones_most() -> None:
    game = load("razzia")
    s, seat = next(moments(game, "worlds", 3))
    verdicts = search(game, key_from("w"), Budget(60)).think(decision_for(game, s, seat))
    tries = [each.tries for each in verdicts]
    assert sum(tries) == 60
    # The best, another, and the first adviser's: weighed to the end, but for the last world.
    assert max(tries) - tries[0] <= 1
    assert max(tries) - tries[1] <= 1
    assert max(tries) - 1 > max(tries[3:]) >= min(tries) > 0
    reasons = [reasons for each in verdicts for reasons in each.reasons]
    assert len(reasons) == 60
    assert all(RIVALS in each and "money" in each for each in reasons)


def test_it_stops_in_time() -> None:
    game = load("mafiozoo")
    s, seat = next(moments(game, "time", 5))
    began = time.thread_time()
    search(game, key_from("t"), Budget(10**9, seconds=0.3)).think(decision_for(game, s, seat))
    assert 0.3 <= time.thread_time() - began < PATIENCE


def test_no_thought_is_begun_that_may_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(self: Search, verdict: Verdict, *given: object) -> None:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        verdict.learn(0.5, 0.5, {})

    monkeypatch.setattr(Search, "_try", slowly)
    game = load("mafiozoo")
    s, seat = next(moments(game, "time", 5))
    began = time.thread_time()
    thoughts = search(game, key_from("t"), Budget(10**9, seconds=0.25)).think(
        decision_for(game, s, seat)
    )
    assert sum(each.tries for each in thoughts) > 0
    assert time.thread_time() - began < LATE * 0.25


def test_thinking_ahead_is_worth_it() -> None:
    """At a table of two who think and two who do not, the first come in before the others."""
    game, players, points = load("razzia"), 4, 0
    for number in range(8):
        key = derive(key_from("duel"), number // 2)
        s = game.begin(players, key)
        thinks = [seat % 2 == number % 2 for seat in range(players)]
        bots = [
            search(game, derive(key, seat), Budget(30))
            if thinks[seat]
            else make("bot", game, derive(key, seat))
            for seat in range(players)
        ]
        play_stepped(game, s, bots)
        places = game.places(s)
        for one in range(players):
            for other in range(players):
                if thinks[one] and not thinks[other]:
                    points += (places[one] < places[other]) - (places[one] > places[other])
    assert points > 0


def test_a_whole_answer_leaves_no_draft() -> None:
    game = load("mafiozoo")
    for s, seat in moments(game, "draft", 2):
        if game.ask(s).chain:
            before = s.to_json()
            steps = whole_answer(game, s, seat, make("bot", game, key_from("d")))
            assert s.to_json() == before
            assert len(steps) >= 1
            return
    raise AssertionError("no chain was asked")


def test_a_node_widens_with_its_visits_and_prefers_what_is_better() -> None:
    node = Node()
    for answer in ((1,), (2,), (2,), (3,)):
        node.add(answer)
    assert node.answers == [(1,), (2,), (3,)]
    for _ in range(200):
        place = node.pick()
        node.learn(place, (0.2, 0.7, 0.4)[place])
    assert node.tries[1] > node.tries[2] > node.tries[0] > 0
    assert node.wants_more


def test_hopes_are_shared_out() -> None:
    assert sum(hopes_of([1, 2, 3, 4])) == pytest.approx(0.85 + 0.15 * 2)
    assert hopes_of([1, 1, 3])[0] == hopes_of([1, 1, 3])[1]
    ahead, behind = hopes_from([10.0, 4.0], lead=3.0)
    assert ahead > 0.85
    assert behind < 0.15
    assert hopes_from([5.0, 5.0], lead=3.0)[0] == pytest.approx(hopes_from([5.0, 5.0], 3.0)[1])


class Snoop:
    """Looks for a way from its decision to the state."""

    def choose(self, decision: Decision) -> int:
        assert not any(hasattr(decision, name) for name in ("state", "s", "game"))
        return decision.options[0]


def test_a_decision_shows_no_state() -> None:
    game = load("razzia")
    s = game.begin(3, key_from("snoop"))
    play_stepped(game, s, [Snoop()] * 3)
