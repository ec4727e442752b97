"""Bots: they play legally by the view alone, and the heuristic one plays well."""

from __future__ import annotations

import pytest

from omerta.bots import RANDOM, USUAL, make
from omerta.bots import names as bots_of
from omerta.games import load, names
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import chair
from omerta.lab.arena import simulate

ALL = [(name, bot) for name in names() for bot in bots_of(load(name))]


@pytest.mark.parametrize(("name", "bot"), ALL)
def test_bots_answer_legally_everywhere(name: str, bot: str) -> None:
    game = load(name)
    for players in range(game.min_players, game.max_players + 1):
        for number in range(4):
            key = key_from(f"{bot} {players} {number}")
            s = game.begin(players, key)
            bots = [make(bot, game, derive(key, seat)) for seat in range(players)]
            while s.asking:
                seat = s.waiting[0]
                action = bots[seat].choose(chair(game, s, seat))
                assert action in game.options(s, seat)
                game.act(s, seat, action)


@pytest.mark.parametrize(("name", "bot"), ALL)
def test_a_bot_chooses_by_what_it_sees(name: str, bot: str) -> None:
    """In any world its seat cannot tell from the true one, the same luck makes it do the same."""
    game = load(name)
    players = game.max_players
    key = key_from("same view")
    s = game.begin(players, key)
    number = 0
    while s.asking:
        seat = s.waiting[0]
        number += 1
        other = game.redealt(s, seat, key_from(number))
        here, there = (
            make(bot, game, derive(key, number)).choose(chair(game, world, seat))
            for world in (s, other)
        )
        assert here == there
        game.act(s, seat, here)
    assert number > 20


@pytest.mark.parametrize("name", names())
def test_the_heuristic_bot_beats_random_ones(name: str) -> None:
    """A quick check; the README's figure comes from 1,000 games."""
    game = load(name)
    players = min(5, game.max_players)
    entrants = [USUAL, *[RANDOM] * (players - 1)]
    best = simulate(game, entrants, 80, key_from("strength"), rotate=True).standings[0]
    assert best.wins_low > 1.5 / players
