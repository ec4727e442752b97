"""The numbers a page shares with the rules, in a game's `table/numbers.ts`, are the rules' own."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

import msgspec
import pytest

from omerta.games import HOUSE
from tests.web.scripts import ROOT, check_lines, needs_node

CHECK = """
import * as numbers from "./numbers.mjs";

export default (ours) => {
  const shared = Object.entries(numbers).filter(([, value]) => typeof value === "number");
  const wrong = shared.filter(([name, value]) => String(ours[name]) !== String(value));
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
};
"""

WITH_NUMBERS = [
    game
    for game in HOUSE
    if (ROOT / "src" / "omerta" / "games" / game / "table" / "numbers.ts").exists()
]


@needs_node
@pytest.mark.parametrize("game", WITH_NUMBERS)
def test_numbers_of_the_page_are_those_of_the_rules(game: str) -> None:
    check_lines(game, CHECK, [msgspec.json.encode(numbers_of(game))])


def numbers_of(game: str) -> dict[str, int]:
    """By name: what the modules say, and the places of ids in their lists. One that has two values
    is no number to be shared."""
    said: dict[str, set[int]] = {}
    listed: dict[str, set[int]] = {}
    for module in modules_of(game):
        for name, value in vars(module).items():
            if name.isupper() and type(value) is int:
                said.setdefault(name, set()).add(value)
            elif name.endswith("_IDS"):
                for place, each in enumerate(value):
                    listed.setdefault(str(each).upper(), set()).add(place)
    found = listed | said
    return {name: values.pop() for name, values in found.items() if len(values) == 1}


def modules_of(game: str) -> list[ModuleType]:
    package = importlib.import_module(f"omerta.games.{game}")
    inner = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(module.name) for module in inner]
