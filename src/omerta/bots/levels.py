"""Four levels for people, the same names in all games.

*Novices*, *soldiers* and *lieutenants* play as one of the game's own players does, but do not
always see which answer is best: the lower, the less sharply they judge, and the lowest also look at
less (`bots/judgement.py`). How much, each game says in its prospects. A *boss* thinks ahead.
"""

from __future__ import annotations

from omerta.bots.judgement import Judgement, judged
from omerta.bots.playable import USUAL, Playable
from omerta.bots.search import Budget, Search
from omerta.bots.tempers import CALM, Temper, tempered
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bargainer, Bot, Decision

NOVICE, SOLDIER, LIEUTENANT, BOSS = LEVELS = ("novice", "soldier", "lieutenant", "boss")

# Seconds of a core's time: no move of a boss takes much longer.
PATIENCE = 1.6

# Questions about offers.
BARGAINS = frozenset({"make_offer", "answer_offer"})


def make(name: str, played: Playable, luck: Luck, temper: Temper = CALM) -> Bot:
    usual = tempered(played.bots[USUAL](luck), temper)
    answers = _answers(name, played, luck)
    return Bargaining(answers, usual) if isinstance(usual, Bargainer) else answers


def _answers(name: str, played: Playable, luck: Luck) -> Bot:
    prospects = played.prospects
    if name == BOSS:
        return Search(played, luck, Budget(prospects.thoughts, PATIENCE))
    skill = prospects.skills[LEVELS.index(name)]
    return judged(played.bots[skill.player](luck), Judgement(luck, skill.temperature))


class Bargaining:
    """One answers, the game's usual player bargains: all levels bargain alike."""

    def __init__(self, answers: Bot, usual: Bot) -> None:
        assert isinstance(usual, Bargainer)
        self._answers, self._usual = answers, usual
        self.bargain = usual.bargain

    def choose(self, decision: Decision) -> int:
        bargains = decision.view().asking in BARGAINS
        return (self._usual if bargains else self._answers).choose(decision)
