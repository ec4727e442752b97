"""Texts in French and English: common Fluent files (what bots say has its own), and one set for
each game.

Code contains no sentence for players. It names a message and its parameters.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent
# The common files, by the beginnings of their names.
COMMON = ("", "lines.")
MOST_CHARACTERS = 1000
MOST_NUMBER = 10**15


class MissingTextError(KeyError):
    """No text file has this message. A test makes sure that this does not happen."""


class Text:
    """All messages of one language: the common ones and, if its folder is given, a game's."""

    def __init__(self, language: str, game: Path | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in COMMON:
            self._bundle.add_resource(FluentResource(_source(HERE, f"{part}{language}")))
        if game is not None:
            self._bundle.add_resource(FluentResource(_source(game / "text", language)))

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
    """Shorten a parameter: values from files and keyboards may be absurdly long."""
    if isinstance(value, str) and len(value) > MOST_CHARACTERS:
        return f"{value[:MOST_CHARACTERS]}…"
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        return f"{value:.0e}" if abs(value) < 10**300 else "∞"
    return value


@cache
def text(language: str, game: Path | None = None) -> Text:
    return Text(language, game)


def _source(folder: Path, name: str) -> str:
    return (folder / f"{name}.ftl").read_text("utf-8")


def users_language() -> str:
    """French if the environment says so, otherwise English."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    preferred = next((value for value in told if value), "") or (locale.getlocale()[0] or "")
    return "fr" if preferred.lower().startswith("fr") else "en"
