"""The rules as players read them, entry by entry.

The house's own games have theirs in `docs/rules/<game>.<language>.md`, a game from outside has
`rules.<language>.md` in its folder. Every rule, example and ruling has an anchor there. A question
mark in the terminal, a refusal or a line of the log finds the rule it quotes by that anchor.

For who is new, a game may have `two_minutes.toml` in its folder: a few panels of a few words each.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from omerta.games import HOUSE, package
from omerta.kernel.lessons import looked_up

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


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to know of a game. Its words are the messages `rules-<id>-title` and `rules-<id>`;
    the page draws a picture beside them."""

    id: str
    rule: str  # that says it in full
    # Facts for the words. In the file: paths into the game's content, such as `hand.size`.
    facts: dict[str, str | int | float] = {}


class _TwoMinutes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    panels: tuple[Panel, ...]


@cache
def in_two_minutes(game: str) -> tuple[Panel, ...]:
    """What one has to know of a game before the first evening; nothing if the game does not say."""
    of = package(game)
    file = of.folder / "two_minutes.toml"
    if not file.exists():
        return ()
    content = msgspec.to_builtins(of.game.content)
    written = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _TwoMinutes)
    return tuple(
        Panel(
            each.id,
            each.rule,
            {name: looked_up(content, str(at)) for name, at in each.facts.items()},
        )
        for each in written.panels
    )


def _house_folder() -> Path:
    """Inside the installed package, or in the clone the package was installed from."""
    installed = Path(__file__).parent / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"
