"""Each game in two minutes: few words, true figures, a picture for each panel."""

from __future__ import annotations

import re
from itertools import product

import pytest

from omerta.games import HOUSE, package
from omerta.reference import in_two_minutes, reference
from omerta.text import LANGUAGES

MOST_WORDS = 300
TOLD = [game for game in HOUSE if in_two_minutes(game)]


def pictures(game: str) -> str:
    return (package(game).folder / "table" / "rules" / "index.ts").read_text("utf-8")


@pytest.mark.parametrize(("game", "language"), [*product(TOLD, LANGUAGES)])
def test_it_is_said_in_few_words(game: str, language: str) -> None:
    text, panels = package(game).text(language), in_two_minutes(game)
    assert 5 <= len(panels) <= 7
    said = [text(f"rules-{panel.id}-title") for panel in panels]
    said += [text(f"rules-{panel.id}", panel.facts) for panel in panels]
    assert sum(len(words.split()) for words in said) <= MOST_WORDS


@pytest.mark.parametrize("game", TOLD)
def test_each_panel_leads_to_its_rule_and_has_a_picture(game: str) -> None:
    drawn = re.split(r"^  diagrams:", pictures(game), flags=re.MULTILINE)[0]
    for panel in in_two_minutes(game):
        assert panel.rule in reference(game, "en")
        assert re.search(rf"^    {panel.id}: {{", drawn, re.MULTILINE), panel.id


@pytest.mark.parametrize("game", TOLD)
def test_each_diagram_stands_under_a_rule_and_is_told_in_words(game: str) -> None:
    diagrams = re.split(r"^  diagrams:", pictures(game), flags=re.MULTILINE)[1]
    rules = re.findall(r'^    "([A-Z]{2}-[\w.]+)": {', diagrams, re.MULTILINE)
    captions = re.findall(r'caption: "(\w+)"', diagrams)
    assert len(rules) == len(captions) >= 2
    for language, rule in product(LANGUAGES, rules):
        assert rule in reference(game, language)
    for language, caption in product(LANGUAGES, captions):
        assert package(game).text(language).has(f"rules-diagram-{caption}")
