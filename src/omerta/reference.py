"""The rules as players read them, entry by entry.

The house's own games have theirs in `docs/rules/<game>.<language>.md`, a game from outside has
`rules.<language>.md` in its folder. Every rule, example and ruling has an anchor there. A question
mark in the terminal, a refusal or a line of the log finds the rule it quotes by that anchor.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from omerta.games import HOUSE, package

_ENTRY = re.compile(r'^- <a id="(?P<id>[^"]+)"></a>(?P<text>.*(?:\n(?:  .*|)$)*)', re.MULTILINE)


@cache
def reference(game: str, language: str) -> dict[str, str]:
    """The entries of a game's reference by id, as Markdown, in the order they stand."""
    return {
        entry["id"]: re.sub(r"^  ", "", entry["text"], flags=re.MULTILINE).strip()
        for entry in _ENTRY.finditer(whole_reference(game, language))
    }


@cache
def whole_reference(game: str, language: str) -> str:
    own = package(game).folder / f"rules.{language}.md"
    file = _house_folder() / f"{game}.{language}.md" if game in HOUSE else own
    return file.read_text("utf-8")


def _house_folder() -> Path:
    """Inside the installed package, or in the clone the package was installed from."""
    installed = Path(__file__).parent / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"
