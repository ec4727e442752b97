"""How much script a browser has to fetch, compressed: for the lobby, and for each game's table."""

from __future__ import annotations

import pytest

from omerta.server import page
from tests.web.sizes import LOBBY_AT_MOST, TABLE_AT_MOST, Scripts

pytestmark = pytest.mark.skipif(not page.built(), reason="the page is not built")


@pytest.fixture(scope="module")
def scripts() -> Scripts:
    return Scripts(page.folder())


def test_the_lobby_is_small(scripts: Scripts) -> None:
    assert 50_000 < scripts.lobby() <= LOBBY_AT_MOST


def test_no_table_is_larger_than_agreed(scripts: Scripts) -> None:
    sizes = scripts.tables()
    assert len(sizes) >= 5
    too_large = {name: size for name, size in sizes.items() if size > TABLE_AT_MOST}
    assert too_large == {}
