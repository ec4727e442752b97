"""Bots that installed packages offer: classes found by entry point.

A package that is broken disturbs nobody until its bot is asked for by name.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bargainer, BargainMove, Bot, Decision
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup, Refused

GROUP = "omerta.bots"
MOST_SHOWN = 80


class BotClass(Protocol):
    """What an entry point names. A tuple of names as `games` says which it plays; else all."""

    def __call__(self, game: Game[Any], luck: Luck) -> Bot: ...


@cache
def offered() -> Mapping[str, Sequence[EntryPoint]]:
    """By name; it should be one each."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return dict(sorted(found.items()))


def packages(name: str) -> str:
    """Whose bot this is."""
    return ", ".join(point.dist.name if point.dist else point.value for point in offered()[name])


@cache
def load(name: str) -> BotClass | BadSetup:
    """The class, or why it cannot be had."""
    point, *others = offered()[name]
    if others:
        return BadSetup("bot-twice", bot=name, by=packages(name))
    try:
        found = point.load()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        return BadSetup("bot-broken", bot=name, by=packages(name), problem=problem)
    if not callable(getattr(found, "choose", None)):
        return BadSetup("bot-no-class", bot=name, by=packages(name), what=point.value)
    bot_class: BotClass = found
    return bot_class


def plays(bot_class: BotClass, game: Game[Any]) -> bool:
    return game.name in getattr(bot_class, "games", (game.name,))


def make(name: str, bot_class: BotClass, game: Game[Any], luck: Luck) -> Bot:
    bot = bot_class(game, luck)
    return BargainingGuest(name, bot) if isinstance(bot, Bargainer) else Guest(name, bot)


class Guest:
    """A bot from elsewhere. The engine checks nothing while it steps, so this does."""

    clock = staticmethod(time.perf_counter)  # it may think in threads, or on a device

    def __init__(self, name: str, bot: Any) -> None:
        self._name = name
        self._bot = bot

    def choose(self, decision: Decision) -> int:
        action = self._bot.choose(decision)
        if action not in decision.options:
            raise Refused("bot-not-offered", bot=self._name, answer=repr(action)[:MOST_SHOWN])
        return decision.options[decision.options.index(action)]


class BargainingGuest(Guest):
    def bargain(self, decision: Decision) -> BargainMove | None:
        word: BargainMove | None = self._bot.bargain(decision)
        return word
