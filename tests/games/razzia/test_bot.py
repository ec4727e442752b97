"""What Razzia's players reckon with: where the others may go, what a card brings among them."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.bots.judgement import Judgement
from omerta.games.razzia import GAME
from omerta.games.razzia.bot import BOTS, GreedyBot, HeuristicBot, SplitBot
from omerta.games.razzia.content import GAMBLER, POLICE, card
from omerta.games.razzia.crowd import NOBODY, Crowd, anywhere, brings, crowd_of, imagine
from omerta.games.razzia.state import DUEL
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import decision_for

DIE = 6
MONEY = {0: 40_000, 1: 10_000}


def sent(crowd: Crowd) -> float:
    sides = (*crowd.gamblers.values(), *crowd.police.values())
    return sum(visitors.come for visitors in sides)


def test_every_rival_goes_somewhere() -> None:
    unseen = Counter({card(0, GAMBLER, 3): 4, card(1, POLICE, 5): 2, card(1, GAMBLER, 1): 1})
    assert sent(imagine(unseen, MONEY, 3, DIE)) == pytest.approx(1)
    assert sent(anywhere(MONEY, 3, DIE)) == pytest.approx(1)


def test_rivals_go_where_money_is() -> None:
    unseen = Counter({card(bar, GAMBLER, 3): 4 for bar in MONEY})
    crowd = imagine(unseen, MONEY, 3, DIE)
    assert crowd.gamblers[0].come > crowd.gamblers[1].come


def test_police_find_nobody_where_nobody_gambles() -> None:
    crowd = crowd_of({}, {}, 3, DIE)
    assert brings(card(0, POLICE, 6), MONEY, crowd) == 0
    assert brings(card(0, GAMBLER, 1), MONEY, crowd) == 40_000


def test_a_gambler_gets_nothing_among_police() -> None:
    raided = [*NOBODY]
    raided[3] = 1.0
    assert brings(card(0, GAMBLER, 6), MONEY, crowd_of({}, {0: raided}, 1, DIE)) == 0


def test_the_higher_card_brings_more() -> None:
    crowd = anywhere(MONEY, 4, DIE)
    worth = [brings(card(0, GAMBLER, value), MONEY, crowd) for value in range(1, 7)]
    assert worth == sorted(worth)
    assert worth[0] < worth[-1] < 40_000


@pytest.mark.parametrize("player", [HeuristicBot, GreedyBot])
def test_who_is_offered_nothing_refuses_however_badly_he_judges(player: type[SplitBot]) -> None:
    key = key_from("nothing")
    s = GAME.begin(6, key)
    others = [BOTS["bot"](Luck(key)) for _ in range(6)]
    met = 0
    while not s.over:
        seat = s.waiting[0]
        decision = decision_for(GAME, s, seat)
        if s.asking == "answer_split" and not s.shares[s.claimants.index(seat)]:
            bot = player(Luck(key))
            bot.judgement = Judgement(Luck(key), 1_000.0)
            assert {bot.choose(decision) for _ in range(8)} == {DUEL}
            met += 1
        GAME.act(s, seat, others[seat].choose(decision))
    assert met
