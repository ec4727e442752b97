"""Texts in French and English: one set of Fluent files for the house, one for each game.

Code never holds a sentence a player reads; it names a message and its parameters.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
MOST_CHARACTERS = 1000
MOST_NUMBER = 10**15


class MissingTextError(KeyError):
    """A message that no text file has. A test keeps this from happening."""


class Text:
    """All messages of one language: the house's own and, if one is named, a game's."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(_source("omerta.text", f"{language}.ftl")))
        if game is not None:
            source = _source(f"omerta.games.{game}", "text", f"{language}.ftl")
            self._bundle.add_resource(FluentResource(source))

    def __call__(
        self, message: str, params: Mapping[str, Any] | None = None, /, **more: Any
    ) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise MissingTextError(message)
        given = {name: _moderate(value) for name, value in {**(params or {}), **more}.items()}
        formatted, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingTextError(f"{message}: {errors[0]!r}")
        return str(formatted)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def percent(self, share: float) -> str:
        return self("percent", number=self.decimal(100 * share))

    def decimal(self, number: float) -> str:
        written = f"{number:,.1f}"
        return written if self.language == "en" else written.replace(",", " ").replace(".", ",")

    def together(self, parts: list[str]) -> str:
        """A list in words: Ann, Ben and Cleo."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def _moderate(value: Any) -> Any:
    """A parameter a message can take: what comes from files and keyboards may be absurd."""
    if isinstance(value, str) and len(value) > MOST_CHARACTERS:
        return f"{value[:MOST_CHARACTERS]}…"
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        return f"{value:.0e}" if abs(value) < 10**300 else "∞"
    return value


@cache
def text(language: str, game: str | None = None) -> Text:
    return Text(language, game)


def _source(package: str, *path: str) -> str:
    return files(package).joinpath(*path).read_text("utf-8")


def users_language() -> str:
    """French where the surroundings say so, English otherwise."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    preferred = next((value for value in told if value), "") or (locale.getlocale()[0] or "")
    return "fr" if preferred.lower().startswith("fr") else "en"
