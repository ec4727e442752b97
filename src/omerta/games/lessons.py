"""The guided first game of each game that has one, `games/<game>/lesson.toml`; and positions of the
rules to be tried out, `games/<game>/examples/<name>.toml`, which are lessons of a step or two."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from omerta.games.package import GamePackage
from omerta.kernel.lessons import Lesson, LessonRun

FILE = "lesson.toml"
EXAMPLES = "examples"


def has_lesson(game: GamePackage) -> bool:
    return (game.folder / FILE).exists()


def lesson_of(game: GamePackage) -> Lesson:
    return _read(game.folder / FILE)


def examples(game: GamePackage) -> tuple[str, ...]:
    """The names of a game's examples."""
    return tuple(sorted(file.stem for file in (game.folder / EXAMPLES).glob("*.toml")))


def example_of(game: GamePackage, name: str) -> Lesson:
    """Raises KeyError if there is no such example."""
    if name not in examples(game):
        raise KeyError(name)
    return _read(game.folder / EXAMPLES / f"{name}.toml")


@cache
def _read(file: Path) -> Lesson:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def begun(game: GamePackage, example: str = "") -> LessonRun:
    """A new run of the game's lesson or of one of its examples, at its first step."""
    lesson = example_of(game, example) if example else lesson_of(game)
    return LessonRun(lesson, game.game, game.drawn_as)
