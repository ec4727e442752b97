"""Clones are generated from the field types, and refuse what they cannot copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from omerta.kernel.data import Data


@dataclass(slots=True)
class Inner(Data):
    numbers: list[int]


class Leaf(msgspec.Struct, frozen=True):
    value: int


@dataclass(slots=True)
class Outer(Data):
    name: str
    pair: tuple[int, str]
    rows: list[list[int]]
    inner: Inner
    maybe: Inner | None
    table: dict[str, list[int]]
    plain: dict[int, int]
    leaves: list[Leaf]
    inners: list[Inner]


def outer() -> Outer:
    return Outer(
        "a", (1, "b"), [[1], [2]], Inner([3]), None, {"x": [4]}, {1: 2}, [Leaf(5)], [Inner([6])]
    )


def test_a_clone_shares_nothing_mutable() -> None:
    original = outer()
    copy = original.clone()
    assert copy == original
    copy.rows[0].append(9)
    copy.inner.numbers.append(9)
    copy.table["x"].append(9)
    copy.plain[1] = 9
    copy.leaves.append(Leaf(9))
    copy.inners[0].numbers.append(9)
    assert original == outer()


def test_an_optional_part_is_cloned_too() -> None:
    original = outer()
    original.maybe = Inner([1])
    copy = original.clone()
    assert copy.maybe is not None
    copy.maybe.numbers.append(2)
    assert original.maybe.numbers == [1]


def test_json_there_and_back_is_exact() -> None:
    assert Outer.from_json(outer().to_json()) == outer()


def test_become_takes_over_every_field() -> None:
    target, source = outer(), outer()
    source.name, source.rows = "changed", [[7]]
    target.become(source)
    assert target == source


@dataclass(slots=True)
class MutableInTuple(Data):
    parts: tuple[list[int], ...]


class FrozenOutside(msgspec.Struct, frozen=True):
    parts: list[int]


@dataclass(slots=True)
class HoldsFrozen(Data):
    leaf: FrozenOutside


@dataclass(slots=True)
class Longer(Outer):
    more: list[int]


def test_a_subclass_clones_all_of_itself() -> None:
    outer().clone()
    longer = Longer(**{name: getattr(outer(), name) for name in Outer.__slots__}, more=[1])
    copy = longer.clone()
    assert type(copy) is Longer
    copy.more.append(2)
    assert longer.more == [1]


@dataclass(slots=True)
class Unknown(Data):
    thing: set[int]


@pytest.mark.parametrize(
    "bad", [MutableInTuple(([1],)), Unknown({1}), HoldsFrozen(FrozenOutside([1]))]
)
def test_a_type_that_cannot_be_copied_safely_is_an_error(bad: Any) -> None:
    with pytest.raises(TypeError):
        bad.clone()
