"""Places from scores."""

from __future__ import annotations

from omerta.kernel.results import places, winners


def test_equals_share_a_place_and_the_next_ones_are_skipped() -> None:
    assert places([7, 9, 9, 3]) == [3, 1, 1, 4]
    assert winners(places([7, 9, 9, 3])) == [1, 2]


def test_a_tie_break_decides_among_equals_only() -> None:
    assert places([7, 9, 9, 3], [5, 1, 2, 9]) == [3, 2, 1, 4]
    assert places([4, 4, 4], [2, 2, 1]) == [1, 1, 3]
