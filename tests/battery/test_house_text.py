"""Every message the house itself asks for exists in both languages, with the same parameters."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.battery.texts import calls, parameters
from omerta.kernel.happenings import HOUSE
from omerta.text import COMMON, LANGUAGES, text

SOURCE = Path(__file__).parents[2] / "src" / "omerta"


@pytest.mark.parametrize("part", COMMON)
def test_both_languages_say_the_same(part: str) -> None:
    english = parameters(SOURCE / "text" / f"{part}en.ftl")
    assert english
    for language in LANGUAGES:
        assert parameters(SOURCE / "text" / f"{part}{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_all_its_messages(language: str) -> None:
    house = text(language)
    wanted = set()
    for part in ("kernel", "cli", "terminal"):
        wanted |= calls(SOURCE / part, "Refused", "BadSetup", "BadRecord", "house", "text")
    assert len(wanted) > 60
    wanted |= {f"event-{each.kind}" for each in HOUSE}
    # A game's own words are asked for with the game's text.
    wanted -= {"game-title", "game-blurb", "game-intro"}
    assert [message for message in sorted(wanted) if not house.has(message)] == []
