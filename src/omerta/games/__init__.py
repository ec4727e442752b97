"""The games of the house: one folder is one game.

A folder with a `GAME` in it is registered; there is nothing else to sign up for.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from omerta.kernel.game import Game


def names() -> list[str]:
    """The games that are here, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> Game[Any]:
    """The game of this name; KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return game
