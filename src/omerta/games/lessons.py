"""Lessons of a game: its guided first game (`games/<game>/lesson.toml`), and short examples in the
same format (`games/<game>/examples/<name>.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from omerta.games.package import GamePackage
from omerta.kernel.lessons import Lesson, LessonRun

FILE = "lesson.toml"
EXAMPLES = "examples"


def has_lesson(game: GamePackage, example: str = "") -> bool:
    return example in examples(game) if example else (game.folder / FILE).exists()


def examples(game: GamePackage) -> list[str]:
    """The names of a game's examples."""
    return sorted(file.stem for file in (game.folder / EXAMPLES).glob("*.toml"))


def lesson_of(game: GamePackage, example: str = "") -> Lesson:
    return _read(game.folder / EXAMPLES / f"{example}.toml" if example else game.folder / FILE)


@cache
def _read(file: Path) -> Lesson:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def begun(game: GamePackage, example: str = "") -> LessonRun:
    """A new run of the game's lesson, or of an example, at its first step."""
    return LessonRun(lesson_of(game, example), game.game, game.drawn_as)
