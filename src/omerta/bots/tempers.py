"""Tempers: small differences between bots, where they bargain.

A temper makes a bot ask for more, or count on less, than a calm one. So it may spoil a trade that
would have been good, but makes nobody agree to a bad one. It also says how dear a bot holds its own
word.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

# More of them are not counted: nobody is refused for ever.
MOST_WRONGS = 3


class Temper(NamedTuple):
    name: str
    # Of what both gain by a trade together, what it wants beyond its half.
    extra: float = 0.0
    # So many times what is usual it must gain, to trade at all.
    least: float = 1.0
    # How far it counts on what it cannot see: closed cards, somebody's word.
    trust: float = 1.0
    # For each wrong that was done to it, what whoever did it has to pay besides; in what the game
    # counts in, thousands or millions.
    grudge: float = 0.0
    # What it would cost it to break its own word, so many times the usual.
    word: float = 1.0

    @property
    def asks(self) -> float:
        """So many times the usual."""
        return 1 + 2 * self.extra

    @property
    def leaves(self) -> float:
        """So many times what is usually left to the other."""
        return 1 - 2 * self.extra

    def resents(self, wrongs: int) -> float:
        """What somebody must pay besides who has done so many."""
        return self.grudge * min(wrongs, MOST_WRONGS)


CALM = Temper("calm")
GREEDY = Temper("greedy", extra=0.15, word=0.5)
CAREFUL = Temper("careful", least=2.0, trust=0.6, word=2.0)
VENGEFUL = Temper("vengeful", grudge=1.5)

TEMPERS = (CALM, GREEDY, CAREFUL, VENGEFUL)


class Tempered:
    """A bot whose temper makes a difference."""

    temper = CALM


B = TypeVar("B")


def tempered(bot: B, temper: Temper) -> B:
    """The same bot, with this temper if it can have any."""
    if isinstance(bot, Tempered):
        bot.temper = temper
    return bot
