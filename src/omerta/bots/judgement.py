"""How well a bot tells a good answer from a better one.

A game's own player gives each answer a worth and takes the best. A bot of a lower level takes what
*seems* best: to each worth it adds an error of its own. The errors have Gumbel's distribution, so
this is a softmax choice: of two answers, one that is worth `temperature` less is e times less
likely. Answers that are nearly as good are often taken, bad ones hardly ever, and what is plainly
worse never reaches a judgement: players leave it out before they weigh (`docs/levels.md`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from omerta.kernel.dice import Luck, key_from

T = TypeVar("T")


class Judgement:
    def __init__(self, luck: Luck, temperature: float) -> None:
        self._luck = luck
        self._temperature = temperature

    @property
    def is_sharp(self) -> bool:
        """It makes no errors."""
        return not self._temperature

    def seems(self, worth: float) -> float:
        """What something of this worth seems to be worth. Asked again, it may seem different."""
        if not self._temperature:
            return worth
        # Never 0 nor 1: both logarithms exist.
        chance = (self._luck.below(1 << 52) + 0.5) / (1 << 52)
        return worth - self._temperature * math.log(-math.log(chance))

    def best(self, answers: Iterable[T], worth: Callable[[T], float]) -> T:
        """What seems to be worth most."""
        return max(answers, key=lambda answer: self.seems(worth(answer)))

    def prefers(self, gain: float) -> bool:
        """Does it seem good to do what brings this, rather than nothing?"""
        return self.seems(gain) > self.seems(0.0)


SHARP = Judgement(Luck(key_from("sharp")), 0.0)


class Judging:
    """A bot that chooses by worth, and so can be made to judge less well."""

    judgement = SHARP


@dataclass(frozen=True)
class Skill:
    """How a level below the boss plays a game."""

    # Which of the game's own players it thinks like. A simple one looks at less.
    player: str
    # In what the game's players count worth in.
    temperature: float


B = TypeVar("B")


def judged(bot: B, judgement: Judgement) -> B:
    """The same bot, with this judgement if it chooses by worth."""
    if isinstance(bot, Judging):
        bot.judgement = judgement
    return bot
