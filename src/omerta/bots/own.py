"""A game's own players: the `BOTS` of its folder's `bot.py`, the best first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bot
from omerta.kernel.game import Game


def own_bots(game: Game[Any]) -> Mapping[str, Callable[[Luck], Bot]]:
    bots: Mapping[str, Callable[[Luck], Bot]] = import_module(f"omerta.games.{game.name}.bot").BOTS
    return bots
