"""The shape of a game's view, so that a page can lay it out without a line written for the game."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec import inspect

from omerta.kernel.game import Game
from omerta.server.wire import FieldInfo


def fields(game: Game[Any]) -> tuple[FieldInfo, ...]:
    """The fields of the view, but for those that are not for people's eyes."""
    view = inspect.type_info(get_type_hints(game.public_view)["return"])
    return _fields(view) if isinstance(view, inspect.StructType) else ()


def _fields(struct: inspect.StructType) -> tuple[FieldInfo, ...]:
    found = [_field(field.encode_name, field.type) for field in struct.fields]
    return tuple(field for field in found if field.shown != "hidden")


def _field(name: str, info: Any) -> FieldInfo:
    """Hints may stand around the whole type or further inside; the outermost counts."""
    hints: dict[str, Any] = {}
    lists = 0
    while True:
        match info:
            case inspect.Metadata():
                hints, info = {**(info.extra or {}), **hints}, info.type
            case inspect.UnionType():
                # Mostly "this or nothing"; of several, the first says how it looks.
                info = next(each for each in info.types if not isinstance(each, inspect.NoneType))
            case inspect.VarTupleType() | inspect.ListType():
                lists, info = lists + 1, info.item_type
            case inspect.TupleType():
                lists, info = lists + 1, info.item_types[0]
            case _:
                break
    by_seat = hints.get("by") == "seat"
    inner = _fields(info) if isinstance(info, inspect.StructType) else ()
    return FieldInfo(name, _holds(info), hints.get("shown"), by_seat, lists - by_seat, inner)


def _holds(info: Any) -> Any:
    match info:
        case inspect.StructType():
            return "facts"
        case inspect.BoolType():
            return "flag"
        case inspect.IntType() | inspect.FloatType():
            return "number"
    return "text"
