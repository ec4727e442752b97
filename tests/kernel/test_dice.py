"""The dice: keyed, repeatable, fair, forceable, and independent of one another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.kernel.dice import NEXT_SHUFFLE, Dice, Luck, commitment, derive, key_from

KEY = key_from("dice")


def test_the_same_key_gives_the_same_draws_and_another_key_others() -> None:
    def draws(key: bytes) -> list[int]:
        dice = Dice(key)
        return [dice.below(1000, "test") for _ in range(20)]

    assert draws(KEY) == draws(KEY)
    assert draws(KEY) != draws(key_from("other"))


def test_a_draw_depends_on_its_purpose_and_its_number() -> None:
    first, second = Dice(KEY), Dice(KEY)
    assert first.below(1 << 40, "cards") != second.below(1 << 40, "bills")
    assert first.drawn == second.drawn == 1
    assert Dice(KEY, 1).below(1 << 40, "cards") != Dice(KEY).below(1 << 40, "cards")


def test_all_faces_come_up_equally_often() -> None:
    dice = Dice(KEY)
    counts = Counter(dice.below(6, "die") for _ in range(12_000))
    assert set(counts) == set(range(6))
    # 2,000 expected, standard deviation 41: five of them either way.
    assert all(abs(count - 2000) < 205 for count in counts.values())


def test_dice_thrown_together_are_independent() -> None:
    dice = Dice(KEY)
    pairs = Counter(tuple(dice.throw(2, 6, "die")) for _ in range(7_200))
    assert len(pairs) == 36
    # 200 expected, standard deviation 14: five of them either way.
    assert all(abs(count - 200) < 70 for count in pairs.values())
    assert dice.drawn == 7_200


def test_all_orders_come_up_equally_often() -> None:
    dice = Dice(KEY)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        dice.shuffle(items, "cards")
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(abs(count - 1000) < 150 for count in counts.values())


@given(st.integers(0, 300))
def test_a_shuffle_keeps_every_item(size: int) -> None:
    items = list(range(size))
    Dice(KEY).shuffle(items, "cards")
    assert sorted(items) == list(range(size))


def test_a_long_shuffle_uses_enough_chance() -> None:
    """log2(200!) is 1,245 bits: one block of 512 could not reach most orders."""
    dice = Dice(KEY)
    dice.shuffle(list(range(200)), "cards")
    assert dice.drawn == 3


def test_draws_can_be_forced_by_purpose() -> None:
    dice = Dice(KEY, forced={"die": (5, 0), "cards": (7, 3)})
    assert dice.below(20, "other") == Dice(KEY).below(20, "other")
    assert [dice.below(6, "die"), dice.below(6, "die")] == [5, 0]
    pile = [1, 3, 5, 7]
    dice.shuffle(pile, "cards")
    assert [pile.pop(), pile.pop()] == [7, 3]
    assert dice.forced == {}
    with pytest.raises(ValueError, match="not below"):
        Dice(KEY, forced={"die": (6,)}).below(6, "die")


def test_several_shuffles_of_a_purpose_can_be_forced() -> None:
    dice = Dice(KEY, forced={"cards": (NEXT_SHUFFLE, 7, 3, NEXT_SHUFFLE, 1)})
    pile, tops = [1, 3, 5, 7], []
    for _ in range(3):
        dice.shuffle(pile, "cards")
        tops.append(pile[::-1])
    assert tops == [[7, 5, 3, 1], [7, 3, 5, 1], [1, 7, 3, 5]]
    assert dice.forced == {}


def test_a_copy_draws_alike_and_apart() -> None:
    dice = Dice(KEY, forced={"die": (1, 2)})
    copy = dice.clone()
    assert dice.below(6, "die") == copy.below(6, "die") == 1
    assert dice.below(6, "die") == 2
    assert copy.forced == {"die": (2,)}


def test_derived_keys_and_commitments_differ() -> None:
    keys = {KEY, derive(KEY, "a"), derive(KEY, "b"), derive(KEY, "a", 1)}
    assert len(keys) == 4
    assert len({commitment(key) for key in keys}) == 4
    assert KEY.hex() not in commitment(KEY)


def test_luck_is_fair_and_repeatable() -> None:
    luck = Luck(KEY)
    counts = Counter(luck.below(5) for _ in range(10_000))
    assert all(abs(count - 2000) < 200 for count in counts.values())
    assert 0 <= luck.share() < 1
    assert [Luck(KEY).below(100) for _ in range(3)] == [Luck(KEY).below(100)] * 3
