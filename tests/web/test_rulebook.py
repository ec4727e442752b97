"""What one looks for first stands first in the reference."""

from __future__ import annotations

import pytest

from omerta.games import HOUSE
from omerta.server.catalogue import rules
from omerta.server.wire import Language

TITLES: dict[Language, tuple[str, ...]] = {
    "en": ("A round at a glance", "A turn at a glance"),
    "fr": ("Une manche en bref", "Un tour en bref"),
}


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", HOUSE)
def test_a_round_at_a_glance_follows_the_opening(game: str, language: Language) -> None:
    opening, glance, *_ = rules(game, language).sections
    assert glance.title in TITLES[language]
    assert glance.intro.count("\n- **") >= 2, "what happens in it, part by part"
    assert opening.entries == glance.entries == (), "rules have their numbers further on"
