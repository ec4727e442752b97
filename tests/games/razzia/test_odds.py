"""The odds the bot plays by, against the rules themselves."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from omerta.games.razzia.odds import chain_chances, cheapest, weaker_wins


@pytest.mark.parametrize(
    ("difference", "cases"), [(0, 21), (1, 15), (2, 10), (3, 6), (4, 3), (5, 1)]
)
def test_the_weaker_card_wins_as_often_as_the_notes_say(difference: int, cases: int) -> None:
    assert weaker_wins(6, difference) * 36 == pytest.approx(cases)


def test_a_chain_is_exact() -> None:
    """Three fighters, all 6**4 throws played out by RZ-6.4."""
    values = [6, 5, 3]
    wins: Counter[int] = Counter()
    for a, b, c, d in product(range(1, 7), repeat=4):
        champion = 0 if values[0] + a > values[2] + b else 2
        if champion == 0:
            champion = 0 if values[0] + c > values[1] + d else 1
        else:
            champion = 1 if values[1] + c > values[2] + d else 2
        wins[champion] += 1
    assert chain_chances(6, values) == pytest.approx([wins[place] / 6**4 for place in range(3)])
    assert sum(chain_chances(6, [6, 5, 4, 3, 2, 1])) == pytest.approx(1)
    assert chain_chances(6, [4]) == [1.0]


def test_the_cheapest_bills_for_a_sum() -> None:
    bills = [50, 20, 10, 5]
    assert cheapest(bills, 14) == [2, 3]
    assert cheapest(bills, 16) == [1]
    assert cheapest(bills, 0) == []
    assert cheapest(bills, 86) is None
