"""Scenes of Deal do not depend on what may be tuned; the content lies within its bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta.games import package
from omerta.games.deal.content import CONTENT, PROFILE_IDS, Content
from omerta.lab.balance.provenance import put_at, value_at
from omerta.lab.balance.tuning import Value, parse_tuning
from tests.games.deal.numbers import SETTLED, settled

FILE = package("deal").folder / "tune.toml"
VALUES = parse_tuning(FILE.read_text("utf-8"), FILE.name).values


def tree() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(CONTENT))
    return found


def by_path(value: Value, choice: Any) -> dict[str, Any]:
    return {value.at: choice} if value.at else choice


@pytest.mark.parametrize("pick", [min, max], ids=["first", "last"])
def test_scenes_are_the_same_whatever_is_tuned(pick: Callable[[range], int]) -> None:
    """With every value at one end of its bounds, at once."""
    tuned = tree()
    for value in VALUES:
        listed = value.listed()
        for path, choice in by_path(value, listed[pick(range(len(listed)))]).items():
            put_at(tuned, path, choice)
    content = msgspec.convert(tuned, Content)
    assert content != CONTENT
    assert settled(content) == SETTLED


def test_the_content_lies_within_the_bounds_of_the_tuning() -> None:
    own = tree()
    for value in VALUES:
        found = {path: value_at(own, path) for path in value.paths()}
        assert found in [by_path(value, choice) for choice in value.listed()], value.title


def test_every_choice_of_points_makes_seven() -> None:
    for value in VALUES:
        for choice in value.listed():
            changed = tree()
            for path, points in by_path(value, choice).items():
                put_at(changed, path, points)
            sums = [
                sum(each["points"] for each in one["objectives"]) for one in changed["profiles"]
            ]
            assert sums == [7] * len(PROFILE_IDS), value.title
