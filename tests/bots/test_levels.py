"""The levels: how well each judges, and that the boss overrules what it knows only for good."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from omerta.bots.judgement import Judging
from omerta.bots.levels import LIEUTENANT, NOVICE
from omerta.bots.playable import USUAL
from omerta.bots.search import Budget, Search, Verdict
from omerta.games import load, names, package
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lab.arena import Plan, play, standings
from omerta.lineup import make
from omerta.text import LANGUAGES

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_every_level_chooses_by_worth(name: str) -> None:
    played = package(name)
    for skill in played.prospects.skills:
        assert isinstance(played.bots[skill.player](Luck(key_from(name))), Judging)
        assert skill.temperature > 0


@every_game
def test_a_lower_level_that_sees_as_much_judges_worse(name: str) -> None:
    for lower, upper in pairwise(package(name).prospects.skills):
        if lower.player == upper.player:
            assert lower.temperature > upper.temperature
        else:
            assert (lower.player, upper.player) == ("greedy", USUAL)


@pytest.mark.parametrize("name", ["deal", "cosa_nostra"])
def test_all_levels_bargain_alike(name: str) -> None:
    """Asked about offers, a novice answers as the game's own player does."""
    game, key = load(name), key_from("alike")
    s, met = game.begin(3, key), 0
    bots = [make(USUAL, game, derive(key, seat)) for seat in range(3)]
    while met < 5:
        seat = s.waiting[0]
        decision = decision_for(game, s, seat)
        action = bots[seat].choose(decision)
        if s.asking == "answer_offer" and not s.drafts[seat]:
            met += 1
            assert make(NOVICE, game, key).choose(decision) == make(USUAL, game, key).choose(
                decision
            )
        game.act(s, seat, action)


@pytest.mark.parametrize(("name", "games"), [("razzia", 24), ("gangs_city", 6)])
def test_lieutenants_beat_novices(name: str, games: int, tmp_path: Path) -> None:
    plan = Plan(name, (LIEUTENANT, NOVICE), (4 if name == "razzia" else 3,), "levels")
    lines = play(plan, games, tmp_path)
    assert standings(plan.bots, lines).entrants[0].points.share > 0.6


# --- the boss ---


def verdict(*hopes: float) -> Verdict:
    found = Verdict((1,))
    for hope in hopes:
        found.learn(hope, hope, {})
    return found


def test_what_does_better_in_every_world_beats() -> None:
    assert verdict(0.5, 0.3, 0.7).beats(verdict(0.4, 0.2, 0.6))


def test_what_does_better_by_chance_does_not() -> None:
    lucky, steady = verdict(0.9, 0.1, 0.6), verdict(0.5, 0.5, 0.5)
    assert lucky.hope > steady.hope
    assert not lucky.beats(steady)


def test_worlds_are_compared_one_by_one() -> None:
    """A difference that is small beside what worlds differ by is seen all the same."""
    assert verdict(0.91, 0.11, 0.51).beats(verdict(0.90, 0.10, 0.50))


def test_one_world_shows_nothing() -> None:
    assert not verdict(0.9).beats(verdict(0.1, 0.1))


@every_game
def test_what_the_first_adviser_says_is_weighed_to_the_end(name: str) -> None:
    game, key = load(name), key_from("first")
    s = game.begin(game.max_players - 1, key)
    bots = [make("bot", game, derive(key, seat)) for seat in range(s.players)]
    while len(game.options(s, s.waiting[0])) < 3:
        game.act(s, s.waiting[0], bots[s.waiting[0]].choose(decision_for(game, s, s.waiting[0])))
    asked = decision_for(game, s, s.waiting[0])
    boss = Search(package(game.name), Luck(key), Budget(thoughts=24))
    thoughts = boss.think(asked)
    first = Search(package(game.name), Luck(key), Budget(thoughts=24))
    candidates = first._candidates(asked, first._key())
    weighed = next(each for each in thoughts if each.answer == candidates[0])
    # The last world may not have been met by all.
    assert weighed.tries >= max(each.tries for each in thoughts) - 1 > 1


# --- reasons ---


@every_game
def test_every_reason_can_be_said(name: str) -> None:
    game, key = load(name), key_from("reasons")
    prospects, terms = package(name).prospects, set[str]()
    s = game.begin(game.min_players, key)
    bots = [make("bot", game, derive(key, seat)) for seat in range(s.players)]
    for _ in range(400):
        if not s.asking:
            break
        terms.update(*(prospects.reasons(s, seat) for seat in range(s.players)))
        seat = s.waiting[0]
        game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))
    assert terms
    for language in LANGUAGES:
        said = package(name).text(language)
        assert [term for term in terms if not said.has(f"gain-{term}")] == []
