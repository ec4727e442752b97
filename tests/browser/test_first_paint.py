"""Whoever opens a table sees something of it within a second, on one core and with a cold cache."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from omerta.games import names
from tests.browser.first_paint import AT_MOST, Visit, on_one_core, visit
from tests.server.house import Program

VISITS = 3  # the best of so many counts: on a busy machine the same work takes longer


@pytest.fixture(scope="module")
def visits(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Visit]:
    folder: Path = tmp_path_factory.mktemp("one core")
    with on_one_core(browser.browser_type, folder) as (house, alone, core):
        return {game: best_visit(house, alone, core, game) for game in names()}


def best_visit(house: Program, alone: Browser, core: int, game: str) -> Visit:
    best = visit(house, alone, core, game)
    for _ in range(VISITS - 1):
        if best.work > AT_MOST:
            best = min(best, visit(house, alone, core, game), key=lambda seen: seen.work)
    return best


def test_a_table_is_painted_within_a_second(visits: dict[str, Visit]) -> None:
    """What is counted is work, so that a busy machine does not fail it."""
    assert {game: seen for game, seen in visits.items() if seen.work > AT_MOST} == {}


def test_what_is_painted_first_is_the_table_on_its_way(visits: dict[str, Visit]) -> None:
    assert all(0 < seen.first < seen.whole for seen in visits.values())
    assert all(seen.work > 0 for seen in visits.values())
