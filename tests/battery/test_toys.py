"""The tiny games of the tests, which use what no game of the house uses, pass the battery."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from omerta.battery import test_frames, test_play, test_replay, test_secrets
from omerta.battery.games import table_id, tables
from omerta.kernel.game import Game
from tests import bazaar, toy

# Everything the battery asks of a game with so many players.
TESTS = [
    test
    for module in (test_frames, test_play, test_replay, test_secrets)
    for name, test in vars(module).items()
    if name.startswith("test_") and list(inspect.signature(test).parameters) == ["game", "players"]
]
TOYS = (bazaar.GAME, toy.GAME)
TABLES = [table for table in tables(TOYS) if table[0] in TOYS]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)
@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
def test_the_battery_holds(test: Callable[..., None], game: Game[Any], players: int) -> None:
    test(game, players)
