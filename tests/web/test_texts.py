"""Every message the page asks for exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from omerta.battery.texts import parameters
from omerta.games import HOUSE
from omerta.text import LANGUAGES
from tests.examples import LIARS_DICE

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "web" / "src" / "text"
PARTS = sorted({file.name.split(".")[0] for file in TEXTS.glob("*.ftl")})
GAMES = ROOT / "src" / "omerta" / "games"

# A message asked for by name: t("…"), tg(game, "…"), text("…"); or by a name made of parts.
PLAIN = re.compile(r'\b(?:t|text|tg|has)\(\s*(?:[\w."]+,\s*)?"([\w-]+)"(?!,\s*`)')
MADE = re.compile(r"`([a-z]+-[\w-]*)\$\{")
LONGER = re.compile(r"`\$\{\w+\}(-[\w-]+)`")  # a name that is made from another one
ANY_STRING = re.compile(r"[\"'`]([a-z]+(?:-[\w]+)+)[\"'`]")


def sources(folder: Path) -> list[str]:
    files = [file for kind in ("svelte", "ts") for file in folder.rglob(f"*.{kind}")]
    return [file.read_text("utf-8") for file in files if "node_modules" not in file.parts]


def known(part: str, language: str) -> dict[str, set[str]]:
    return parameters(TEXTS / f"{part}.{language}.ftl")


def test_there_is_something_to_check() -> None:
    assert len(PARTS) >= 3


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_say_the_same(part: str) -> None:
    english = known(part, "en")
    assert english
    for language in LANGUAGES:
        assert known(part, language) == english


def test_no_message_stands_in_two_files() -> None:
    seen: dict[str, str] = {}
    for part in PARTS:
        for message in known(part, "en"):
            assert message not in seen, f"{message} is in {seen.get(message)} and {part}"
            seen[message] = part


def test_the_page_has_all_its_messages() -> None:
    house = set(parameters(ROOT / "src" / "omerta" / "text" / "en.ftl"))
    page = house | {message for part in PARTS for message in known(part, "en")}
    wanted = {m for source in sources(ROOT / "web" / "src") for m in PLAIN.findall(source)}
    assert len(wanted) > 100
    texts = [GAMES / name / "text" / "en.ftl" for name in HOUSE]
    # A game at the plain table may say more than those with a table of their own.
    texts += (LIARS_DICE / "src").glob("*/text/en.ftl")
    games = {message for file in texts for message in parameters(file)}
    assert sorted(wanted - page - games) == []


@pytest.mark.parametrize("name", HOUSE)
def test_a_table_has_all_its_messages(name: str) -> None:
    own = set(parameters(GAMES / name / "text" / "en.ftl"))
    page = {message for part in PARTS for message in known(part, "en")}
    house = set(parameters(ROOT / "src" / "omerta" / "text" / "en.ftl"))
    wanted = {m for source in sources(GAMES / name / "table") for m in PLAIN.findall(source)}
    assert wanted
    assert sorted(wanted - own - page - house) == []


def test_no_message_of_the_page_is_left_over() -> None:
    """Every message is named somewhere, whole or by the beginning of its name."""
    everything = sources(ROOT / "web" / "src") + [
        source for name in HOUSE for source in sources(GAMES / name / "table")
    ]
    named = {m for source in everything for m in ANY_STRING.findall(source)}
    longer = {m for source in everything for m in LONGER.findall(source)}
    named |= {message + end for message in named for end in longer}
    made = tuple({m for source in everything for m in MADE.findall(source)})
    unused = [
        message
        for part in PARTS
        for message in known(part, "en")
        if message not in named and not message.startswith(made)
    ]
    assert unused == []
