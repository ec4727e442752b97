"""Four levels for people, the same names in all games.

All know what the game's own player knows. *Novices*, *soldiers* and *lieutenants* slip: now and
then, the higher the less, they do anything. A *boss* never does, and thinks ahead.
"""

from __future__ import annotations

from omerta.bots.plain import RandomBot
from omerta.bots.playable import USUAL, Playable
from omerta.bots.search import Budget, Search
from omerta.bots.tempers import CALM, Temper, tempered
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bargainer, Bot, Decision

NOVICE, SOLDIER, LIEUTENANT, BOSS = LEVELS = ("novice", "soldier", "lieutenant", "boss")

# Seconds of a core's time: no move of a boss takes much longer.
PATIENCE = 1.6


def make(name: str, played: Playable, luck: Luck, temper: Temper = CALM) -> Bot:
    player = tempered(played.bots[USUAL](luck), temper)
    prospects = played.prospects
    answers: Bot
    if name == BOSS:
        answers = Search(played, luck, Budget(prospects.thoughts, PATIENCE))
    else:
        answers = Slipping(luck, player, prospects.slips[LEVELS.index(name)])
    # Between questions all of them bargain alike.
    return Bargaining(answers, player) if isinstance(player, Bargainer) else answers


class Slipping:
    """Plays like another, but for slips."""

    def __init__(self, luck: Luck, player: Bot, slips: float) -> None:
        self._luck = luck
        self._player = player
        self._any = RandomBot(luck)
        self._slips = slips

    def choose(self, decision: Decision) -> int:
        slip = len(decision.options) > 1 and self._luck.share() < self._slips
        return (self._any if slip else self._player).choose(decision)


class Bargaining:
    """One answers, another bargains."""

    def __init__(self, answers: Bot, bargains: Bargainer) -> None:
        self.choose = answers.choose
        self.bargain = bargains.bargain
