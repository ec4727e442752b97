"""The guided first game of each game that has one: `games/<game>/lesson.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from omerta.games.package import GamePackage
from omerta.kernel.lessons import Lesson, LessonRun

FILE = "lesson.toml"


def has_lesson(game: GamePackage) -> bool:
    return (game.folder / FILE).exists()


def lesson_of(game: GamePackage) -> Lesson:
    return _read(game.folder / FILE)


@cache
def _read(file: Path) -> Lesson:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def begun(game: GamePackage) -> LessonRun:
    """A new run of the game's lesson, at its first step."""
    return LessonRun(lesson_of(game), game.game, game.drawn_as)
