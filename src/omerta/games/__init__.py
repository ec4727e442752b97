"""All games that can be played here: the house's own, and those other packages bring.

Each is one `GamePackage`. A game of the house is a folder here, and has its line in `_HOUSE`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from omerta.games.cosa_nostra import PACKAGE as COSA_NOSTRA
from omerta.games.deal import PACKAGE as DEAL
from omerta.games.gangs_city import PACKAGE as GANGS_CITY
from omerta.games.mafiozoo import PACKAGE as MAFIOZOO
from omerta.games.outside import Outside, find_outside
from omerta.games.package import GamePackage
from omerta.games.razzia import PACKAGE as RAZZIA
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup

HOUSE = {each.name: each for each in (RAZZIA, MAFIOZOO, GANGS_CITY, COSA_NOSTRA, DEAL)}


def names() -> list[str]:
    """In alphabetical order."""
    return sorted(_known())


def package(name: str) -> GamePackage:
    """The game of this name with all that belongs to it; KeyError if there is none."""
    return _known()[name]


def load(name: str) -> Game[Any]:
    """The engine of the game of this name; KeyError if there is none."""
    return package(name).game


def packages() -> list[GamePackage]:
    """All games, in the order their posters hang."""
    return sorted(_known().values(), key=lambda each: (each.order, each.name))


def troubles() -> tuple[BadSetup, ...]:
    """Why games that are installed cannot be played."""
    return _outside().troubles


@cache
def _known() -> dict[str, GamePackage]:
    return {**HOUSE, **_outside().packages}


@cache
def _outside() -> Outside:
    return find_outside(HOUSE)
