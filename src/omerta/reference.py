"""The rules as players read them: `docs/rules/<game>.<language>.md`, entry by entry.

Every rule, example and ruling has an anchor there. What quotes a rule, a question mark in the
terminal, a refusal, a line of the log, finds its text by that anchor.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

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
    return _folder().joinpath(f"{game}.{language}.md").read_text("utf-8")


def _folder() -> Path:
    """Inside the installed package, or in the clone the package was installed from."""
    installed = Path(str(files("omerta"))) / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"
