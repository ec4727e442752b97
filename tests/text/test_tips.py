"""What pieces say of themselves: short, in both languages, and with rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parents[1].name for path in ROOT.glob("src/omerta/games/*/table/tips.ts"))
MOST_WORDS = 25
# What a tip says of the moment is a line of its own, and a name is no sentence.
OTHER = re.compile(r"-(name|now|here|special|held|owner)$|^tip-(for-sale|explain)")


def tips_in(path: Path) -> dict[str, ast.Message]:
    messages = FluentParser().parse(path.read_text("utf-8")).body
    found = [each for each in messages if isinstance(each, ast.Message)]
    return {each.id.name: each for each in found if each.id.name.startswith("tip-")}


def words(pattern: ast.Pattern | None) -> int:
    """As many as the longest way to say it has. What is filled in is one."""
    assert pattern is not None
    count = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            count += len(re.findall(r"\w[\w'’-]*", element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            count += max(words(variant.value) for variant in element.expression.variants)
        elif not isinstance(element.expression, ast.StringLiteral):
            count += 1
    return count


FILES = [
    *[pytest.param(ROOT / f"src/omerta/games/{game}/text", "", id=game) for game in GAMES],
    pytest.param(ROOT / "web/src/text", "tips.", id="house"),
]


@pytest.mark.parametrize(("folder", "prefix"), FILES)
def test_tips_are_short_and_said_in_both_languages(folder: Path, prefix: str) -> None:
    english, french = (tips_in(folder / f"{prefix}{language}.ftl") for language in ("en", "fr"))
    assert english
    assert english.keys() == french.keys()
    said = [
        (language, id, message.value)
        for language, tips in (("en", english), ("fr", french))
        for id, message in tips.items()
        if not OTHER.search(id)
    ]
    long = {(language, id): n for language, id, value in said if (n := words(value)) > MOST_WORDS}
    assert long == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_a_tip_names_exists(game: str) -> None:
    source = (ROOT / f"src/omerta/games/{game}/table/tips.ts").read_text("utf-8")
    named = {*re.findall(r'"([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)"', source)}
    anchors = {
        *re.findall(r'<a id="([^"]+)">', (ROOT / f"docs/rules/{game}.en.md").read_text("utf-8"))
    }
    assert named
    assert named <= anchors, named - anchors


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_that_is_written_is_used(game: str) -> None:
    """By its whole id, or by the kind it begins with."""
    source = (ROOT / f"src/omerta/games/{game}/table/tips.ts").read_text("utf-8")
    quoted = {*re.findall(r'["`]([a-z_-]+)["`$]', source)} | {*re.findall(r"\b([a-z_]+):", source)}
    unused = []
    for id in tips_in(ROOT / f"src/omerta/games/{game}/text/en.ftl"):
        name = re.sub(r"-(name|now)$", "", id.removeprefix("tip-"))
        parts = name.split("-")
        heads = {"-".join(parts[: n + 1]) for n in range(len(parts))}
        if not ({f"tip-{name}", id, f"{parts[0]}-", f"tip-{parts[0]}-"} | heads) & quoted:
            unused.append(id)
    assert unused == []
