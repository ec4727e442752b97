"""The packages of `examples/`, as if they were installed: for one test, in a folder of its own."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from omerta import games
from omerta.games.outside import GROUP
from omerta.reference import reference, whole_reference
from omerta.server import catalogue

EXAMPLES = Path(__file__).parents[1] / "examples"
LIARS_DICE = EXAMPLES / "liars-dice"


def project(example: Path) -> dict[str, Any]:
    declared = tomllib.loads((example / "pyproject.toml").read_text("utf-8"))
    about: dict[str, Any] = declared["project"]
    return about


def installed(folder: Path, name: str, group: str, points: dict[str, str]) -> None:
    """What says that a package is installed in a folder on the path, and what it offers."""
    # A dash would end the name: pip writes them so, too.
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]), "utf-8")


@contextmanager
def liars_dice_installed(folder: Path) -> Iterator[None]:
    """Here, and in all processes that are started meanwhile."""
    declared = project(LIARS_DICE)
    installed(folder, declared["name"], GROUP, declared["entry-points"][GROUP])
    paths = [str(folder), str(LIARS_DICE / "src")]
    known = os.environ.get("PYTHONPATH")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([*paths, *([known] if known else [])]))
        for path in paths:
            patch.syspath_prepend(path)
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """What is installed is looked for again."""
    for found in (games._known, games._outside, catalogue.game_info, catalogue.texts):
        found.cache_clear()
    for read in (catalogue.rules, reference, whole_reference):
        read.cache_clear()
