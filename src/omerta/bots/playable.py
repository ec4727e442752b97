"""What bots need of a game. Every `GamePackage` is one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from omerta.bots.prospects import Prospects
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bot
from omerta.kernel.game import Game

MakeBot = Callable[[Luck], Bot]

# The game's best quick player; and, where a game has one, a weaker and quicker one.
USUAL, GREEDY = "bot", "greedy"


@dataclass(frozen=True, kw_only=True)
class Playable:
    game: Game[Any]
    # The game's own players by name, the best first. One is called `bot`.
    bots: Mapping[str, MakeBot]
    # What a position promises: levels, boss and consigliere go by it.
    prospects: Prospects[Any]
