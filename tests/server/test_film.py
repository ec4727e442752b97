"""Films: what is sent of one is little, and what is made of that is the whole."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from omerta.battery.differences import changed
from omerta.games import names
from omerta.kernel.differences import difference
from omerta.kernel.events import PUBLIC
from omerta.server.film import film, shots
from omerta.server.wire import Status
from tests.server.developing import developed
from tests.server.reels import reel

EYES = (PUBLIC, 0, 2)


def written(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("status", ["playing", "over"])
@pytest.mark.parametrize("game", names())
def test_frames_made_of_differences_are_the_whole_ones(game: str, status: Status) -> None:
    row, seats, log = reel(game)
    rows = msgspec.structs.replace(row, status=status), seats, log
    for seat in EYES:
        sent = written(film(*rows, seat))
        whole = [written(shot) for shot in shots(*rows, seat)]
        assert sent["seat"] == seat
        assert len(whole) > 30
        # As text: a 1 that became true would be equal.
        assert json.dumps(sorted_keys(developed(sent))) == json.dumps(sorted_keys(whole))


def sorted_keys(value: Any) -> Any:
    return json.loads(json.dumps(value, sort_keys=True))


@pytest.mark.parametrize("game", ["deal", "cosa_nostra"])
def test_a_film_of_a_large_table_is_small(game: str) -> None:
    rows = reel(game)
    whole = sum(len(msgspec.json.encode(shot)) for shot in shots(*rows, 0))
    assert len(msgspec.json.encode(film(*rows, 0))) < whole / 4


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1, "b": [2]}, {"a": 1, "b": [2]}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": {"c": 2}}, {"b": [{"c": 2}]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"a": {"c": [3]}}),
        ({"a": None}, {"a": {}}, {"a": [{}]}),
        ({"a": {}}, {"a": []}, {"a": [[]]}),
        ([1, 2, 3], [1, 5, 3], {"1": [5]}),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 3], [1, 2, 2, 3], [1, 0, [2, 2]]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        ([], [1], [0, 0, [1]]),
        ([1, 2], [], [0, 2, []]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([[1], [2]], [[1], [2, 3]], {"1": [1, 0, [3]]}),
    ],
)
def test_a_difference_is_what_has_changed(before: Any, after: Any, expected: Any) -> None:
    found = difference(before, after)
    assert found == expected
    assert json.dumps(changed(before, found)) == json.dumps(after)
