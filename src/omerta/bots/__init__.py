"""Bots by name. A bot gets a chair, which shows its seat's view and nothing more.

Every game has `random`, which picks any option, and what the `BOTS` of its folder's `bot.py` offer:
among them `bot`, its best player, the one that takes a seat where none is named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Bargainer, Bot, Chair
from omerta.kernel.game import Game

USUAL = "bot"
RANDOM = "random"

_AT_TABLE = ("Al", "Bugsy", "Carmela", "Dutch", "Enzo", "Fanny", "Gino", "Hattie")


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._below = luck.below

    def choose(self, chair: Chair) -> int:
        options = chair.options
        return options[self._below(len(options))]


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots of a game, the usual one first."""
    return (*_own(game), RANDOM)


def quickest(game: Game[Any]) -> str:
    """The simplest of the game's own players: the last of its `BOTS`. For many games in a row."""
    return list(_own(game))[-1]


def make(name: str, game: Game[Any], key: bytes) -> Bot:
    """A bot of this name for this game, with luck of its own; KeyError if there is none."""
    luck = Luck(key)
    return RandomBot(luck) if name == RANDOM else _own(game)[name](luck)


def bargains(name: str, game: Game[Any]) -> bool:
    """Does this bot make offers of its own, and consider those of others?"""
    return isinstance(make(name, game, key_from(name)), Bargainer)


def _own(game: Game[Any]) -> Mapping[str, Callable[[Luck], Bot]]:
    bots: Mapping[str, Callable[[Luck], Bot]] = import_module(f"omerta.games.{game.name}.bot").BOTS
    return bots


def name_at_table(seat: int) -> str:
    """What a bot is called where it sits."""
    return _AT_TABLE[seat % len(_AT_TABLE)]
