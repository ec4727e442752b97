"""Bots that others have added: classes found by entry point, and programs."""

from __future__ import annotations

from functools import cache
from typing import Any

from omerta import games
from omerta.bots import classes, programs
from omerta.bots.levels import LEVELS
from omerta.bots.plain import RANDOM
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bot
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup

# Who else sits at a table: in any game, and people, as they are written.
_OTHERS = (RANDOM, "me", "person")


def names(game: Game[Any]) -> tuple[str, ...]:
    """All that can play this game."""
    found = [name for name in classes.offered() if _plays(name, game)]
    return (*found, *programs.names())


def make(name: str, game: Game[Any], luck: Luck) -> Bot:
    """One of `names(game)`."""
    if name in programs.names():
        return programs.make(name, game, luck)
    bot_class = _sound(name)
    if isinstance(bot_class, BadSetup):
        raise bot_class
    return classes.make(name, bot_class, game, luck)


def trouble(name: str) -> BadSetup | None:
    """Why the bot that a package offers under this name is not among `names`; None if it is."""
    found = _sound(name) if name in classes.offered() else None
    return found if isinstance(found, BadSetup) else None


def troubles() -> list[BadSetup]:
    return [found for name in classes.offered() if (found := trouble(name))]


def demand_free(name: str, by: str) -> None:
    """Refuse a name that is taken for a bot that somebody else wants to add."""
    if name in _house_names():
        raise BadSetup("bot-name-taken", bot=name, by=by)
    if name in classes.offered():
        raise BadSetup("bot-twice", bot=name, by=f"{classes.packages(name)}, {by}")


def _plays(name: str, game: Game[Any]) -> bool:
    found = _sound(name)
    return not isinstance(found, BadSetup) and classes.plays(found, game)


def _sound(name: str) -> classes.BotClass | BadSetup:
    """What a package offers under this name, or why it cannot be had."""
    if name in _house_names():
        return BadSetup("bot-name-taken", bot=name, by=classes.packages(name))
    return classes.load(name)


@cache
def _house_names() -> frozenset[str]:
    """The same in all games: whoever asks for one of them gets what it means elsewhere."""
    own = [name for game in games.names() for name in games.package(game).bots]
    return frozenset((*_OTHERS, *LEVELS, *own))
