"""One game of an arena, played, and the line that tells of it."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Annotated

import msgspec

from omerta import games
from omerta.bots import make
from omerta.kernel.dice import derive
from omerta.kernel.drivers import Bot, Chair, play_stepped
from omerta.kernel.results import winners
from omerta.lab.plan import Bout, Plan

# Times are counted in steps of a twentieth of a decade: a step is 12 % longer than the last.
STEPS_IN_DECADE = 20

Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Thought(msgspec.Struct, frozen=True):
    """How an entrant thought, in all its seats, where there was something to choose."""

    moves: Count
    seconds: Seconds
    longest: Seconds
    # How many moves by time, in steps (`time_step`): enough for any percentile.
    steps: dict[int, Count]
    failures: Count = 0  # how often a program gave no answer, and the usual one was given for it


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played. Entrants go by their number among the plan's bots."""

    number: int
    deal: int
    seating: tuple[int, ...]  # entrants by seat, as are the others
    places: tuple[int, ...]
    scores: tuple[int, ...]
    thoughts: dict[int, Thought]  # by entrant
    ending: str = ""  # the name of an unusual one

    @property
    def players(self) -> int:
        return len(self.seating)


def problem(line: Line, bout: Bout) -> str:
    """Why a line cannot tell of this game; empty if it can."""
    if (line.deal, line.seating) != (bout.deal, bout.seating):
        return "another deal or seating"
    if not len(line.places) == len(line.scores) == bout.players:
        return "not a place and a score for each seat"
    if not winners(line.places):
        return "nobody in first place"
    if line.thoughts.keys() != set(bout.seating):
        return "not the thoughts of those seated"
    return ""


def play_bout(plan: Plan, bout: Bout) -> Line:
    game, key = games.load(plan.game), plan.key(bout.players, bout.deal)
    s = game.begin(bout.players, key, plan.options, plan.content)
    bots = [
        TimedBot(make(plan.bots[entrant], game, derive(key, "bot", seat)))
        for seat, entrant in enumerate(bout.seating)
    ]
    play_stepped(game, s, bots)
    return Line(
        number=bout.number,
        deal=bout.deal,
        seating=bout.seating,
        places=tuple(game.places(s)),
        scores=tuple(game.scores(s)),
        thoughts={
            entrant: _thought([bots[seat] for seat in _seats(bout, entrant)])
            for entrant in sorted(set(bout.seating))
        },
        ending=game.ending(s) if game.ending else "",
    )


def _seats(bout: Bout, entrant: int) -> list[int]:
    return [seat for seat, sitting in enumerate(bout.seating) if sitting == entrant]


class TimedBot:
    """A bot, and how long it took where it had a choice.

    By the time its core worked, whatever else the machine does; but whoever may wait for something
    that is not on this core has a clock for that.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []
        self._clock: Callable[[], float] = getattr(bot, "clock", time.thread_time)

    def choose(self, chair: Chair) -> int:
        started = self._clock()
        action = self.bot.choose(chair)
        if len(chair.options) > 1:
            self.times.append(self._clock() - started)
        return action


def _thought(bots: list[TimedBot]) -> Thought:
    times = [seconds for bot in bots for seconds in bot.times]
    return Thought(
        moves=len(times),
        seconds=round(sum(times), 6),
        longest=round(max(times, default=0.0), 6),
        steps=dict(sorted(Counter(map(time_step, times)).items())),
        # Only bots that are programs fail, and count it.
        failures=sum(getattr(bot.bot, "failures", 0) for bot in bots),
    )


def time_step(seconds: float) -> int:
    return math.ceil(STEPS_IN_DECADE * math.log10(max(seconds, 1e-9)))


def step_seconds(step: int) -> float:
    """The longest time that falls into a step."""
    return float(10 ** (step / STEPS_IN_DECADE))
