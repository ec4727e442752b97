"""The page's types, written from the server's own.

Writes `web/src/lib/wire.ts`, and for each game what its table draws: `games/<game>/table/view.ts`.
The build of the page runs it, so these files are never stale, and git does not keep them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from omerta import games
from omerta.games import load
from omerta.kernel.game import Game
from omerta.kernel.happenings import HOUSE
from omerta.server import wire

HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "omerta" / "games"
HEAD = "// Generated from the server's types by `make types`. Do not edit.\n"

# What crosses the wire, from the outside in; what these hold is found by itself.
WIRE = (
    wire.ToLearner,
    wire.FromLearner,
    wire.Me,
    wire.Introduce,
    wire.MoveLink,
    wire.VapidKey,
    wire.Subscribe,
    wire.Unsubscribe,
    wire.Reach,
    wire.Code,
    wire.MoveHere,
    wire.CreateTable,
    wire.Created,
    wire.Lobby,
    wire.ToLobby,
    wire.GameInfo,
    wire.Rules,
    wire.Film,
    wire.Chances,
    wire.Mistakes,
    wire.Proof,
    wire.HouseKey,
    wire.Trouble,
)
UNIONS = {
    "ToPage": wire.ToPage,
    "FromPage": wire.FromPage,
    "ToLearner": wire.ToLearner,
    "FromLearner": wire.FromLearner,
    "ToLobby": wire.ToLobby,
    "Clock": wire.Clock,
}


def files() -> dict[Path, str]:
    """Every generated file and its content."""
    made = {HERE / "src" / "lib" / "wire.ts": wire_types()}
    for name in games.HOUSE:
        made[GAMES / name / "table" / "view.ts"] = game_types(name)
    return made


def wire_types() -> str:
    parts = [declaration(struct) for struct in structs((*WIRE, *HOUSE))]
    kinds = {event.kind: event.__name__ for event in HOUSE}
    parts.append(table_of("What can happen in any game", "HouseEvents", kinds))
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {spelled(inspect.type_info(union))};")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def game_types(name: str) -> str:
    """The types a game's table is drawn from: view, content, events, outlooks."""
    game = load(name)
    view = get_type_hints(game.public_view)["return"]
    drawn = structs([each for each in (view, game.content_type, *outlooks(game)) if each])
    parts = [declaration(struct) for struct in drawn]
    declared, known = {each.cls for each in drawn}, {each.cls.__name__ for each in drawn}
    happenings = [each for each in structs(game.events) if each.cls not in declared]
    parts += [event_declaration(struct, known) for struct in happenings]
    kinds = {event.kind: event_name(event, known) for event in game.events}
    parts.append(table_of("Every event of the game", "Events", kinds))
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def table_of(what: str, name: str, kinds: dict[str, str]) -> str:
    rows = "".join(f"  {kind}: {spelled_as};\n" for kind, spelled_as in kinds.items())
    return f"/** {what}, by kind. */\nexport interface {name} {{\n{rows}}}"


def outlooks(game: Game[Any]) -> list[Any]:
    """The types of the game's outlooks on answers and offers, and of what its cards say."""
    functions = (game.outlook, game.trade.outlook if game.trade else None, game.printed)
    return [get_type_hints(each)["return"] for each in functions if each is not None]


def event_name(event: type[msgspec.Struct], known: set[str]) -> str:
    """The name of an event's type, which must differ from the names in the view."""
    return event.__name__ + ("Told" if event.__name__ in known else "")


def event_declaration(struct: inspect.StructType, known: set[str]) -> str:
    name = struct.cls.__name__
    return declaration(struct).replace(
        f"interface {name} ", f"interface {event_name(struct.cls, known)} ", 1
    )


def structs(types: Sequence[Any]) -> list[inspect.StructType]:
    """All structs in these types, each once, in order of appearance."""
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
        if not path.exists() or path.read_text("utf-8") != content:
            path.write_text(content, "utf-8")


if __name__ == "__main__":
    main()
