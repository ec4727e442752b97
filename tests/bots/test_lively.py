"""A lively company: all levels and different names, drawn anew for each table."""

from __future__ import annotations

from omerta.bots.levels import LEVELS
from omerta.bots.lively import guests
from omerta.bots.personas import PERSONAS
from omerta.kernel.dice import Luck, key_from


def company(count: int, seed: str) -> list[tuple[str, str]]:
    return [*guests(count, Luck(key_from(seed)))]


def test_no_level_comes_twice_before_all_are_there() -> None:
    for seed in "abcd":
        found = company(7, seed)
        assert {level for level, _ in found[:4]} == {*LEVELS}
        assert len({name for _, name in found}) == 7 <= len(PERSONAS)


def test_tables_differ() -> None:
    assert len({tuple(company(3, str(seed))) for seed in range(20)}) > 10
