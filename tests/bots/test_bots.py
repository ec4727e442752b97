"""Bots: they play legally by the view alone, and the heuristic one plays well."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.bots.levels import NOVICE
from omerta.games import load, names, package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import RANDOM, USUAL, make
from tests.bots.playing import play_legally, wins_more_than

# Of a game with few choices more are played.
MOST_GAMES, ENOUGH_CHOICES = 4, 250
# Each question is looked at so often, and then one in so many times; after so many all is seen.
OFTEN_ENOUGH, NOW_AND_THEN, LONG_ENOUGH = 8, 12, 300

# A boss thinks long, and is looked at in `test_search.py`; other levels are like these.
ALL = [(name, bot) for name in names() for bot in (*package(name).bots, RANDOM, NOVICE)]


@pytest.mark.parametrize(("name", "bot"), ALL)
def test_bots_answer_legally_everywhere(name: str, bot: str) -> None:
    game = load(name)
    for players in (game.min_players, game.max_players):
        choices = number = 0
        while number < MOST_GAMES and choices < ENOUGH_CHOICES:
            number += 1
            key = key_from(f"{bot} {players} {number}")
            choices += play_legally(game, game.begin(players, key), bot, key)


@pytest.mark.parametrize(("name", "bot"), ALL)
def test_a_bot_chooses_by_what_it_sees(name: str, bot: str) -> None:
    """In any world its seat cannot tell from the true one, the same luck makes it do the same."""
    game = load(name)
    players = game.max_players
    key = key_from("same view")
    s = game.begin(players, key)
    asked = Counter[str]()
    while s.asking and asked.total() < LONG_ENOUGH:
        seat = s.waiting[0]
        asked[s.asking] += 1
        luck = derive(key, asked.total())
        here = make(bot, game, luck).choose(decision_for(game, s, seat))
        if asked[s.asking] <= OFTEN_ENOUGH or not asked[s.asking] % NOW_AND_THEN:
            other = game.redealt(s, seat, luck)
            assert make(bot, game, luck).choose(decision_for(game, other, seat)) == here
        game.act(s, seat, here)
    assert asked.total() > 20


@pytest.mark.parametrize("name", names())
def test_the_heuristic_bot_beats_random_ones(name: str) -> None:
    """A quick check; the README's figures come from many more games."""
    game = load(name)
    players = min(5, game.max_players)
    entrants = [USUAL, *[RANDOM] * (players - 1)]
    assert wins_more_than(1.5 / players, game, entrants, 80)
