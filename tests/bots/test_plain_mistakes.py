"""What no level does: give an answer that is plainly worse than another, whatever is hidden.

All levels below the boss sit at a table together; every answer is held against what the rules say
would come of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from omerta.bots.levels import LIEUTENANT, NOVICE, SOLDIER
from omerta.games import load
from omerta.games.cosa_nostra.effects import aimed_at
from omerta.games.cosa_nostra.state import GANGSTER, NAME, PLAYER, CosaNostra
from omerta.games.deal.odds import usual_odds
from omerta.games.deal.state import MOB
from omerta.games.gangs_city.prospects import rounds_left
from omerta.games.gangs_city.state import NONE, GangsCity
from omerta.games.mafiozoo.bot.standing import settled
from omerta.games.mafiozoo.rules_favours import informed_with
from omerta.games.mafiozoo.settling import face_of
from omerta.games.mafiozoo.state import PASS, Mafiozoo
from omerta.games.razzia.state import ACCEPT, Razzia
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import make

# Given the state before an answer, the seat and the answer: what is wrong with it, or "".
Wrong = Callable[[Any, int, int], str]


def mistakes(name: str, players: int, games: int, wrong: Wrong) -> tuple[list[str], int]:
    """What was wrong, and how many answers could have been."""
    game, found, met = load(name), list[str](), 0
    for number in range(games):
        key = derive(key_from("plain mistakes"), name, number)
        s = game.begin(players, key)
        levels = [(NOVICE, SOLDIER, LIEUTENANT)[seat % 3] for seat in range(players)]
        bots = [make(level, game, derive(key, seat)) for seat, level in enumerate(levels)]
        while not s.over:
            seat = s.waiting[0]
            action = bots[seat].choose(decision_for(game, s, seat))
            options = game.options(s, seat)
            met += any(wrong(s, seat, each) for each in options)
            if problem := wrong(s, seat, action):
                found.append(f"{levels[seat]} {game.actions.notation(action)}: {problem}")
            game.act(s, seat, action)
    return found, met


def nothing_for_a_claim(s: Razzia, seat: int, action: int) -> str:
    """RZ-5.13: who refuses an empty share risks nothing."""
    if s.asking not in ("answer_split", "answer_in_turn") or action != ACCEPT:
        return ""
    return "" if s.shares[s.claimants.index(seat)] else "accepts nothing"


def card_for_nothing(s: Mafiozoo, seat: int, action: int) -> str:
    """MZ-6.4: an Informant card that turns nothing is lost."""
    if s.asking != "inform" or action == PASS:
        return ""
    face, gems = face_of(s, s.character), s.gems_of(s.character)
    more = [*gems]
    more[seat] += sum(informed_with(action))
    turned = settled(face, tuple(more), seat) != settled(face, tuple(gems), seat)
    return "" if turned else "an Informant for nothing"


def nobody_though_there_is_room(s: GangsCity, seat: int, action: int) -> str:
    """GC-6.22: hiring costs nothing but what the recruiters did already."""
    if s.asking != "recruit" or s.drafts[seat] or action != NONE:
        return ""
    room = s.roster_size(seat) < s.board.most
    return "hires nobody" if room and rounds_left(s) > 1 else ""


def theft_from_the_poor(s: CosaNostra, seat: int, action: int) -> str:
    """CN-8.7: there is nothing to take from who has nothing, while others have something."""
    if s.asking not in ("act", "turn_to_act") or NAME not in s.drafts[seat]:
        return ""
    # Who has one gangster with a task left was not asked which.
    doing = [each for each in s.crews[seat] if GANGSTER + each in s.drafts[seat]]
    gangster = (doing or [each for each in s.crews[seat] if s.pending(each)])[0]
    victim, job = action - PLAYER, s.board.jobs[s.load[gangster]]
    if victim not in range(s.players) or aimed_at(job) != "player":
        return ""
    others = [s.cash[other] for other in range(s.players) if other not in (seat, victim)]
    return "a theft from the poor" if not s.cash[victim] and any(others) else ""


@pytest.mark.parametrize(
    ("name", "players", "games", "wrong", "least"),
    [
        ("razzia", 6, 12, nothing_for_a_claim, 12),
        ("mafiozoo", 3, 6, card_for_nothing, 6),
        ("gangs_city", 4, 3, nobody_though_there_is_room, 6),
        ("cosa_nostra", 3, 2, theft_from_the_poor, 1),
    ],
)
def test_no_level_gives_an_answer_that_is_plainly_worse(
    name: str, players: int, games: int, wrong: Wrong, least: int
) -> None:
    found, met = mistakes(name, players, games, wrong)
    assert found == []
    assert met >= least, "there was hardly a chance to be wrong"


def test_no_level_attacks_without_a_chance() -> None:
    """DA-7: what defends a territory lies open."""
    game, found, fights = load("deal"), list[str](), 0
    key = key_from("hopeless attacks")
    s = game.begin(3, key)
    levels = (NOVICE, SOLDIER, LIEUTENANT)
    bots = [make(level, game, derive(key, seat)) for seat, level in enumerate(levels)]
    fighting = False
    while not s.over:
        seat = s.waiting[0]
        game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))
        fight = s.fight
        if fight is not None and not fighting:
            fights += 1
            mob = fight.defender == MOB
            mine, theirs = fight.start
            if usual_odds(s.board, mob=mob).blind(mine, theirs).win < 0.1:
                found.append(f"{levels[fight.attacker]}: {mine} against {theirs}")
        fighting = fight is not None
    assert found == []
    assert fights > 3
