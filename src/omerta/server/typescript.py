"""The page's types, written from the server's own.

`python -m omerta.server.typescript` writes `web/src/lib/wire.ts`, and for each game what its table
draws: `games/<game>/table/view.ts`. A test fails when they are stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect

from omerta.games import load, names
from omerta.server import wire

SOURCE = Path(__file__).parents[1]
HEAD = "// Generated from the server's types by `make types`. Do not edit.\n"

# What crosses the wire, from the outside in; what these hold is found by itself.
WIRE = (
    wire.ToPage,
    wire.FromPage,
    wire.Me,
    wire.Introduce,
    wire.MoveLink,
    wire.MoveHere,
    wire.CreateTable,
    wire.Created,
    wire.Lobby,
    wire.GameInfo,
    wire.Rules,
    wire.Film,
    wire.Chances,
    wire.Proof,
    wire.Trouble,
)
UNIONS = {"ToPage": wire.ToPage, "FromPage": wire.FromPage, "Clock": wire.Clock}


def files() -> dict[Path, str]:
    """Every generated file and what it must hold."""
    made = {SOURCE.parents[1] / "web" / "src" / "lib" / "wire.ts": wire_types()}
    for name in names():
        made[SOURCE / "games" / name / "table" / "view.ts"] = game_types(name)
    return made


def wire_types() -> str:
    parts = [declaration(struct) for struct in structs(WIRE)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {spelled(inspect.type_info(union))};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def game_types(name: str) -> str:
    """What a game's table is drawn from: its view and its content."""
    game = load(name)
    view = get_type_hints(game.view)["return"]
    parts = [declaration(struct) for struct in structs([view, game.content_type])]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def structs(types: Sequence[Any]) -> list[inspect.StructType]:
    """All structs these types hold, each once, in the order they are met."""
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(types):
        for struct in _met(info, set()):
            found.setdefault(struct.cls.__name__, struct)
    return list(found.values())


def _met(info: Any, seen: set[type]) -> Iterator[inspect.StructType]:
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info
    for held in _held(info):
        yield from _met(held, seen)


def _held(info: Any) -> Iterator[Any]:
    match info:
        case inspect.StructType():
            yield from (field.type for field in info.fields)
        case inspect.UnionType():
            yield from info.types
        case inspect.VarTupleType() | inspect.ListType():
            yield info.item_type
        case inspect.TupleType():
            yield from info.item_types
        case inspect.DictType():
            yield from (info.key_type, info.value_type)
        case inspect.Metadata():
            yield info.type


def declaration(struct: inspect.StructType) -> str:
    name = struct.cls.__name__
    lines = []
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    # What a client sends may leave out what has a default; what it receives always has it all,
    # but where defaults are omitted.
    may_miss = issubclass(struct.cls, wire.Strict) or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        missing = "?" if may_miss and not field.required else ""
        # The table of a view is the game's own.
        own = name == "SeatView" and field.name == "table"
        kind = "Table" if own else spelled(field.type)
        lines.append(f"  {field.encode_name}{missing}: {kind};")
    generic = "<Table = any>" if name == "SeatView" else ""
    return f"export interface {name}{generic} {{\n" + "\n".join(lines) + "\n}"


def spelled(info: Any) -> str:
    """A type as TypeScript writes it."""
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return " | ".join(spelled(each) for each in info.types)
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.VarTupleType() | inspect.ListType():
            item = spelled(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(spelled, info.item_types))}]"
        case inspect.DictType():
            return f"Record<{spelled(info.key_type)}, {spelled(info.value_type)}>"
        case inspect.Metadata():
            return spelled(info.type)
        case inspect.AnyType():
            return "any"
    plain = {"Str": "string", "Int": "number", "Float": "number", "Bool": "boolean", "None": "null"}
    return plain[type(info).__name__.removesuffix("Type")]


def main() -> None:
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, "utf-8")


if __name__ == "__main__":
    main()
