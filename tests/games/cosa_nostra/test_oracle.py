"""La Cosa Nostra: whole games as a second referee follows them (`oracle/`)."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.games.cosa_nostra.content import Options
from tests.games.cosa_nostra.oracle.beside import Beside, busily, plainly


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
def test_whole_games_go_as_the_second_referee_says(players: int, stepped: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2 if stepped else 6):
        seen += Beside(players, f"plain {seed}", plainly, stepped=stepped).play()
    assert {"rolled", "trade", "final", "payday", "schemers", "looked"} <= set(seen)
