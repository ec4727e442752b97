"""Plays one game of an arena, and writes the line about it."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Annotated

import msgspec

from omerta import games
from omerta.bots.playable import MakeBot
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import Bot, Decision, play_stepped
from omerta.kernel.results import winners
from omerta.lab.plan import Bout, Plan
from omerta.lineup import make

# Times are counted in steps of a twentieth of a decade: a step is 12 % longer than the last.
STEPS_IN_DECADE = 20

Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Thought(msgspec.Struct, frozen=True):
    """How long an entrant thought, in all its seats, where it had a choice."""

    moves: Count
    seconds: Seconds
    longest: Seconds
    # The number of moves by thinking time, in steps (`time_step`): enough for any percentile.
    steps: dict[int, Count]
    failures: Count = 0  # how often a program gave no answer and the default was taken


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played. An entrant is a number: its place in the plan's bots."""

    number: int
    deal: int
    seating: tuple[int, ...]  # entrants by seat; places and scores are by seat, too
    places: tuple[int, ...]
    scores: tuple[int, ...]
    thoughts: dict[int, Thought]  # by entrant
    ending: str = ""  # the name of an unusual ending

    @property
    def players(self) -> int:
        return len(self.seating)


def problem(line: Line, bout: Bout) -> str:
    """Why a line cannot belong to this game; "" if it can."""
    if (line.deal, line.seating) != (bout.deal, bout.seating):
        return "another deal or seating"
    if not len(line.places) == len(line.scores) == bout.players:
        return "not a place and a score for each seat"
    if not winners(line.places):
        return "nobody in first place"
    if line.thoughts.keys() != set(bout.seating):
        return "not the thoughts of those seated"
    return ""


def play_bout(plan: Plan, bout: Bout, guest: MakeBot | None = None) -> Line:
    """A guest takes the seats of the last entrant."""
    game, key = games.load(plan.game), plan.key(bout.players, bout.deal)
    s = game.begin(bout.players, key, plan.options, plan.content)

    def seated(entrant: int, own: bytes) -> Bot:
        if guest is not None and entrant == len(plan.bots) - 1:
            return guest(Luck(own))
        return make(plan.bots[entrant], game, own)

    bots = [
        TimedBot(seated(entrant, derive(key, "bot", seat)))
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
    """A bot, and how long it thought where it had a choice.

    It is measured in CPU time, so other work on the machine does not matter. A bot that waits for
    something outside this process brings a `clock` of its own.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []
        self._clock: Callable[[], float] = getattr(bot, "clock", time.thread_time)

    def choose(self, decision: Decision) -> int:
        started = self._clock()
        action = self.bot.choose(decision)
        if len(decision.options) > 1:
            self.times.append(self._clock() - started)
        return action


def _thought(bots: list[TimedBot]) -> Thought:
    times = [seconds for bot in bots for seconds in bot.times]
    return Thought(
        moves=len(times),
        seconds=round(sum(times), 6),
        longest=round(max(times, default=0.0), 6),
        steps=dict(sorted(Counter(map(time_step, times)).items())),
        # Only bots that are programs can fail; they count it.
        failures=sum(getattr(bot.bot, "failures", 0) for bot in bots),
    )


def time_step(seconds: float) -> int:
    return math.ceil(STEPS_IN_DECADE * math.log10(max(seconds, 1e-9)))


def step_seconds(step: int) -> float:
    """The longest time in a step."""
    return float(10 ** (step / STEPS_IN_DECADE))
