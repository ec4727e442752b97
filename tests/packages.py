"""Games of the tests as packages, so that the house can let them be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.bots.plain import RandomBot
from omerta.bots.playable import USUAL, MakeBot
from omerta.bots.prospects import Prospects
from omerta.games.package import GamePackage
from omerta.games.words import Words
from omerta.kernel.game import Game


def admit(
    monkeypatch: pytest.MonkeyPatch,
    game: Game[Any],
    *,
    bots: Mapping[str, MakeBot] | None = None,
    words: Callable[..., Words] | None = None,
) -> None:
    """For one test the house also has this game. It has no texts, and no terminal shows it."""
    package = GamePackage(
        game=game,
        bots=bots or {USUAL: RandomBot},
        prospects=Prospects(lambda s, seat: {}, lambda s: 1.0, lambda s: 0),
        folder=Path(__file__).parent,
        words=words or _nothing,
        screen=_nothing,
        minutes=(1, 1),
        beats={},
    )
    monkeypatch.setitem(games._known(), game.name, package)


def _nothing(*_: object) -> Any:
    return None
