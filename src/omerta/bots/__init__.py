"""Bots by name. A bot gets a chair, which shows its seat's view and nothing more.

`random` picks any option; `bot` is the game's own heuristic player, from its folder's `bot.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bot, Chair
from omerta.kernel.game import Game


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._below = luck.below

    def choose(self, chair: Chair) -> int:
        options = chair.options
        return options[self._below(len(options))]


def _heuristic(game: Game[Any], luck: Luck) -> Bot:
    bot: Bot = import_module(f"omerta.games.{game.name}.bot").HeuristicBot(luck)
    return bot


_MAKERS: dict[str, Callable[[Game[Any], Luck], Bot]] = {
    "bot": _heuristic,
    "random": lambda game, luck: RandomBot(luck),
}

NAMES = tuple(_MAKERS)

_AT_TABLE = ("Al", "Bugsy", "Carmela", "Dutch", "Enzo", "Fanny", "Gino", "Hattie")


def name_at_table(seat: int) -> str:
    """What a bot is called where it sits."""
    return _AT_TABLE[seat % len(_AT_TABLE)]


def make(name: str, game: Game[Any], key: bytes) -> Bot:
    """A bot of this name for this game, with luck of its own; KeyError if there is none."""
    return _MAKERS[name](game, Luck(key))
