"""Options and rulings stand in the last part of the reference, in plain words."""

from __future__ import annotations

import re
from itertools import product

import pytest

from omerta.games import HOUSE, load
from omerta.reference import whole_reference
from omerta.server.catalogue import game_info, rules
from omerta.server.wire import Language

LANGUAGES: tuple[Language, ...] = ("en", "fr")


@pytest.mark.parametrize(("game", "language"), [*product(HOUSE, LANGUAGES)])
def test_they_come_last(game: str, language: Language) -> None:
    *_, house, options, rulings = rules(game, language).sections
    assert house.level == 1
    assert options.title == "Options"
    assert all(re.fullmatch(r"[A-Z]{2}-Q\d+", entry.id) for entry in rulings.entries)
    assert rulings.entries


@pytest.mark.parametrize(("game", "language"), [*product(HOUSE, LANGUAGES)])
def test_no_option_is_called_by_its_code(game: str, language: Language) -> None:
    load(game)
    written = set(re.findall(r"`([^`]+)`", whole_reference(game, language)))
    assert not written & {option.name for option in game_info(game).options}
