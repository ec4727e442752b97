"""Plain data: slotted dataclasses with a fast `clone` and an exact JSON form.

`clone` is generated from the field types, never written by hand: immutable values are shared, lists
and dicts are copied, nested records are cloned. A type that the generator does not know is an error
at once, so nothing mutable can be shared by accident.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import msgspec

_LEAVES = (int, str, bool, float, bytes, type(None))


@dataclass(slots=True)
class Data:
    """A mutable record of plain data. Subclasses are dataclasses with slots, too."""

    # Fields that are not part of the data: None in a clone, and not written to JSON.
    TRANSIENT: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        cls.clone = _compile_at_first_use  # type: ignore[method-assign]

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this one."""
        raise NotImplementedError  # every subclass gets its own, compiled from its fields

    def to_json(self) -> bytes:
        """This record as JSON; `from_json` gives an equal record back."""
        return msgspec.json.encode(self.clone() if self.TRANSIENT else self)

    def become(self, other: Self) -> None:
        """Take over every field of another record."""
        for field in dataclasses.fields(self):
            if field.name not in self.TRANSIENT:
                setattr(self, field.name, getattr(other, field.name))

    @classmethod
    def from_json(cls, data: bytes) -> Self:
        return msgspec.json.decode(data, type=cls)


def _compile_at_first_use(self: Any) -> Any:
    """Stands in for a class's `clone` until the first call, which compiles it."""
    cls = type(self)
    cls.clone = _compile_clone(cls)
    return cls.clone(self)


def _compile_clone(cls: type[Data]) -> Callable[[Any], Any]:
    lines = ["def clone(self):", "    new = make(cls)"]
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls}
    hints = typing.get_type_hints(cls)
    for name in (field.name for field in dataclasses.fields(cls)):
        value = f"self.{name}"
        copied = "None" if name in cls.TRANSIENT else _copy_expression(hints[name], value, 0)
        lines.append(f"    new.{name} = {copied or value}")
    lines.append("    return new")
    exec("\n".join(lines), scope)
    return typing.cast(Callable[[Any], Any], scope["clone"])


def _copy_expression(kind: Any, value: str, depth: int) -> str | None:
    """Source that copies `value` of type `kind`; None if the value may be shared."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if kind in _LEAVES or origin is typing.Literal:
        return None
    if origin is list:
        inner = _copy_expression(args[0], item, depth + 1)
        return f"{value}[:]" if inner is None else f"[{inner} for {item} in {value}]"
    if origin is dict:
        inner = _copy_expression(args[1], item, depth + 1)
        if inner is None:
            return f"{value}.copy()"
        return f"{{key{depth}: {inner} for key{depth}, {item} in {value}.items()}}"
    if origin is tuple or origin is frozenset:
        if any(_copy_expression(arg, item, depth) for arg in args if arg is not Ellipsis):
            raise TypeError(f"{value}: {kind} holds mutable parts; use a list")
        return None
    if origin in (typing.Union, types.UnionType):
        parts = [_copy_expression(arg, value, depth) for arg in args if arg is not type(None)]
        if not any(parts):
            return None
        if len(parts) == 1:
            return f"None if {value} is None else {parts[0]}"
    if isinstance(kind, type) and issubclass(kind, Data):
        return f"{value}.clone()"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and _is_frozen(kind):
        if any(_copy_expression(hint, value, depth) for hint in _hints(kind)):
            raise TypeError(f"{value}: {kind} is frozen but holds mutable parts")
        return None
    raise TypeError(f"{value}: don't know how to clone {kind}")


def _is_frozen(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_config__.frozen)


def _hints(kind: type[msgspec.Struct]) -> list[Any]:
    return list(typing.get_type_hints(kind).values())
