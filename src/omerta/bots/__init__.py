"""Bots by name. A bot gets a chair, which shows its seat's view and nothing more.

Every game has

* the four `LEVELS` people choose from, the same names in all games;
* what the `BOTS` of its folder's `bot.py` offer: among them `bot`, its best quick player, the one
  that takes a seat where none is named;
* `random`, which picks any option;
* what others have added: classes found by entry point, programs that were named (`added.py`).
"""

from __future__ import annotations

from typing import Any

from omerta.bots import added, levels
from omerta.bots.own import own_bots
from omerta.bots.personas import name_at_table, temper_of
from omerta.bots.plain import RANDOM, RandomBot
from omerta.games.tempers import CALM, Temper, Tempered, tempered
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Bargainer, Bot
from omerta.kernel.game import Game

USUAL = "bot"

__all__ = [
    "RANDOM",
    "USUAL",
    "bargains",
    "for_people",
    "has_temper",
    "make",
    "name_at_table",
    "names",
    "quickest",
    "temper_of",
]


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots of a game, the usual one first."""
    return (*own_bots(game), RANDOM, *levels.LEVELS, *added.names(game))


def for_people(game: Game[Any]) -> tuple[str, ...]:
    """Those a person would want to meet, the weakest first."""
    return (*levels.LEVELS, *added.names(game))


def quickest(game: Game[Any]) -> str:
    """The simplest of the game's own players: the last of its `BOTS`. For many games in a row."""
    return list(own_bots(game))[-1]


def make(name: str, game: Game[Any], key: bytes, temper: Temper = CALM) -> Bot:
    """A bot of this name for this game, with luck of its own; KeyError if there is none."""
    luck = Luck(key)
    if name == RANDOM:
        return RandomBot(luck)
    if name in levels.LEVELS:
        return levels.make(name, game, luck, temper)
    if name in added.names(game):
        return added.make(name, game, luck)
    return tempered(own_bots(game)[name](luck), temper)


def bargains(name: str, game: Game[Any]) -> bool:
    """Does this bot make offers of its own, and consider those of others?"""
    return isinstance(make(name, game, key_from(name)), Bargainer)


def has_temper(name: str, game: Game[Any]) -> bool:
    """Would anybody notice this bot's temper?"""
    if name not in (USUAL, *levels.LEVELS):
        return False
    return isinstance(own_bots(game)[USUAL](Luck(key_from(name))), Tempered)
