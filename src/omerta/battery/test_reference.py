"""The rules players read: the same entries in both languages, and links that lead somewhere."""

from __future__ import annotations

import re

import pytest

from omerta.battery.games import NAMES
from omerta.reference import reference, whole_reference
from omerta.text import LANGUAGES


@pytest.mark.parametrize("game", NAMES)
def test_the_references_have_the_same_entries_and_links_that_lead_somewhere(game: str) -> None:
    english = list(reference(game, "en"))
    for language in LANGUAGES:
        assert list(reference(game, language)) == english
        text = whole_reference(game, language)
        anchors = re.findall(r'<a id="([^"]+)">', text)
        assert len(anchors) == len(set(anchors)) == len(english)
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
        assert all(entry.strip() for entry in reference(game, language).values())
