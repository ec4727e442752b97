"""Which bots there are for a game, by name. A bot gets a decision: its seat's view and no more.

Every game has

* the four `LEVELS` people choose from, the same names in all games;
* the `bots` of its package: among them `bot`, its best quick player, which takes a seat where no
  other is named;
* `random`, which picks any option;
* what others have added: classes found by entry point, programs that were named (`added.py`).
"""

from __future__ import annotations

from typing import Any

from omerta.bots import levels
from omerta.bots.personas import name_at_table, temper_of
from omerta.bots.plain import RANDOM, RandomBot
from omerta.bots.playable import USUAL
from omerta.bots.tempers import CALM, Temper, Tempered, tempered
from omerta.games import package
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Bargainer, Bot
from omerta.kernel.game import Game
from omerta.lineup import added

__all__ = [
    "RANDOM",
    "USUAL",
    "bargains",
    "for_people",
    "has_temper",
    "is_quick",
    "make",
    "name_at_table",
    "names",
    "quickest",
    "temper_of",
]


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots of a game, the usual one first."""
    return (*package(game.name).bots, RANDOM, *levels.LEVELS, *added.names(game))


def for_people(game: Game[Any]) -> tuple[str, ...]:
    """Those a person would want to meet, the weakest first."""
    return (*levels.LEVELS, *added.names(game))


def quickest(game: Game[Any]) -> str:
    """The simplest of the game's own players: the last it names. For many games in a row."""
    return list(package(game.name).bots)[-1]


def make(name: str, game: Game[Any], key: bytes, temper: Temper = CALM) -> Bot:
    """A bot of this name for this game, with luck of its own; KeyError if there is none."""
    luck = Luck(key)
    if name == RANDOM:
        return RandomBot(luck)
    if name in levels.LEVELS:
        return levels.make(name, package(game.name), luck, temper)
    if name in added.names(game):
        return added.make(name, game, luck)
    return tempered(package(game.name).bots[name](luck), temper)


def bargains(name: str, game: Game[Any]) -> bool:
    """Does this bot make offers of its own, and consider those of others?"""
    return isinstance(make(name, game, key_from(name)), Bargainer)


def is_quick(name: str, game: Game[Any]) -> bool:
    """Does it answer without thinking ahead?"""
    return name != levels.BOSS and name not in added.names(game)


def has_temper(name: str, game: Game[Any]) -> bool:
    """Would anybody notice this bot's temper?"""
    if name not in (USUAL, *levels.LEVELS):
        return False
    return isinstance(package(game.name).bots[USUAL](Luck(key_from(name))), Tempered)
