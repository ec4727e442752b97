"""What a position promises each seat, in the game's own terms.

A search plays on for a while and then asks how things stand; a consigliere says why a move is
good. Both look at worlds dealt anew from what a seat sees, so terms may look at all of a state.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from omerta.bots.judgement import Skill
from omerta.kernel.game import Game
from omerta.kernel.results import winners
from omerta.kernel.state import S

# What coming in before others is worth beside winning.
PLACE_WORTH = 0.15

RIVALS = "rivals"

Terms = Mapping[str, float]


@dataclass(frozen=True)
class Prospects(Generic[S]):
    # Of one seat: what it has and may hope for, by name, in the unit the game is won by. Their sum
    # is what a position is worth, so nothing counts in two of them.
    terms: Callable[[S, int], Terms]
    # A lead of so many of these units makes winning about three times as likely.
    lead: Callable[[S], float]
    # How far the game has come, in stages: it is played on to the end of one before it is judged.
    stage: Callable[[S], int]
    # So many stages, or to the end of the game.
    horizon: int | None = None
    # Its chapters, as they are told after the game: by default its stages.
    chapter: Callable[[S], int] | None = None
    # How many of these leads make winning e times as likely, always or in a certain state. Fitted
    # to games that were played (`bench/consigliere.py`), so that chances come true as often as they
    # say.
    spread: float | Callable[[S], float] = 1.0
    # Which of the game's own players plays on. Whose answers are weighed, where there are many, and
    # how many times each is asked: `detour` is `bot` after a first step by chance.
    player: str = "bot"
    advisers: tuple[str, ...] = ("bot", "detour")
    proposals: int = 8
    # Questions that are not worth a thought: the first adviser answers them.
    quick: frozenset[str] = frozenset()
    # Thoughts about a question, for a boss: as many as its patience (`bots/levels.py`) allows.
    thoughts: int = 100
    # How novices, soldiers and lieutenants play.
    skills: tuple[Skill, Skill, Skill] = (Skill("bot", 2.0), Skill("bot", 1.0), Skill("bot", 0.3))

    def hopes(self, game: Game[Any], s: S) -> list[float]:
        """What each seat may hope for, from 0 (all is lost) to 1 (it has won)."""
        if game.over(s):
            return hopes_of(game.places(s))
        return hopes_from([self.worth(s, seat) for seat in range(s.players)], self.lead(s))

    def chances(self, game: Game[Any], s: S) -> list[float]:
        """How likely each seat is to win; they add up to one."""
        if game.over(s):
            return won_by(game.places(s))
        worth = [self.worth(s, seat) for seat in range(s.players)]
        return shares_by_worth(worth, self.width(s))

    def width(self, s: S) -> float:
        """How much more makes winning e times as likely."""
        return self.lead(s) * (self.spread(s) if callable(self.spread) else self.spread)

    def chapter_of(self, s: S) -> int:
        return (self.chapter or self.stage)(s)

    def worth(self, s: S, seat: int) -> float:
        return sum(self.terms(s, seat).values())

    def reasons(self, s: S, seat: int) -> dict[str, float]:
        """What speaks for a position: its terms, and that nobody else is far ahead."""
        rivals = [self.worth(s, other) for other in range(s.players) if other != seat]
        return {**self.terms(s, seat), RIVALS: -max(rivals)}


def hopes_of(places: Sequence[int]) -> list[float]:
    """Of a game that is over: to win is nearly everything, a better place a little."""
    first, last = winners(places), len(places)
    return [
        (1 - PLACE_WORTH) * (seat in first) / len(first)
        + PLACE_WORTH * (last - place) / max(1, last - 1)
        for seat, place in enumerate(places)
    ]


def won_by(places: Sequence[int]) -> list[float]:
    """One win, shared among all in first place."""
    first = winners(places)
    return [(seat in first) / len(first) for seat in range(len(places))]


def shares_by_worth(worth: Sequence[float], lead: float) -> list[float]:
    """Of one win: who is ahead by a lead has e times as much."""
    best = max(worth)
    weights = [math.exp((each - best) / lead) for each in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def hopes_from(worth: Sequence[float], lead: float) -> list[float]:
    """Of a game that goes on: the more ahead, the better."""
    places = [1 + sum(other > each for other in worth) for each in worth]
    last = len(worth)
    return [
        (1 - PLACE_WORTH) * share + PLACE_WORTH * (last - place) / max(1, last - 1)
        for share, place in zip(shares_by_worth(worth, lead), places, strict=True)
    ]
