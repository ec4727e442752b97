"""French as it is set: no line may begin with « : », « ; », « ! », « ? » or a closing guillemet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    file
    for folder in ("src/omerta/text", "src/omerta/games", "web/src/text")
    for file in (ROOT / folder).glob("**/*fr.ftl")
)
NO_BREAK = "\u00a0"
# After a word, a number, a bracket or what is filled in; a sign by itself, a key to press, is free.
LOOSE = re.compile(rf"[\w)}}»”\"…]( ?)[:;!?](?=\s|$|\{{)|[^\s{NO_BREAK}]( ?)»|«(?!{NO_BREAK})")
SYNTAX = re.compile(r"^[\w-]+ =|\w+: (?=[\d\"])|^ +\*?\[\w+\]")
CUT_OFF = re.compile(r"\{\"(\s)\"\}")


def said(file: Path) -> list[tuple[int, str]]:
    """The lines that are shown to somebody, less names of messages, arguments and variants; with a
    space that Fluent would cut off (`{" "}`) as what it is, after a word."""
    lines = enumerate(file.read_text("utf-8").splitlines(), start=1)
    return [
        (number, SYNTAX.sub("", CUT_OFF.sub(r"_\1", line)))
        for number, line in lines
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_double_signs_are_bound_to_what_they_follow(file: Path) -> None:
    loose = [f"{number}: {line.strip()}" for number, line in said(file) if LOOSE.search(line)]
    assert loose == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_each_file_says_so_at_its_top(file: Path) -> None:
    top = file.read_text("utf-8").split("\n\n")[0]
    assert "insécables" in top
    assert "signes doubles" in top


def test_all_french_is_read() -> None:
    assert len(FILES) >= 9
