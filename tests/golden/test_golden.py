"""Every game has a golden playthrough, and still plays like it."""

from __future__ import annotations

import pytest

from omerta.games import HOUSE
from tests.golden.transcript import golden_files


@pytest.mark.parametrize("name", HOUSE)
def test_the_game_plays_as_it_is_written_down(name: str) -> None:
    for path, now in golden_files(name).items():
        assert path.exists(), f"{path.name} is missing: make golden"
        assert now == path.read_text("utf-8"), f"{path.name} differs; if it should: make golden"
