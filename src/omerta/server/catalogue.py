"""The games of this server: their options, questions, texts and rules, as the page needs them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from omerta import lineup
from omerta.games import load, package, packages
from omerta.games.lessons import examples, has_lesson, lesson_of
from omerta.games.package import GamePackage
from omerta.kernel.asks import Ask, Window
from omerta.kernel.game import Game
from omerta.reference import in_two_minutes, whole_reference
from omerta.server.shapes import fields
from omerta.server.wire import (
    AskInfo,
    GameCard,
    GameInfo,
    Language,
    LessonCard,
    OptionInfo,
    RuleEntry,
    RuleExample,
    Rules,
    RuleSection,
)


def game_cards() -> tuple[GameCard, ...]:
    """In the order the posters hang."""
    return tuple(
        GameCard(
            each.name,
            each.game.min_players,
            each.game.max_players,
            each.minutes,
            _lesson_card(each),
        )
        for each in packages()
    )


def _lesson_card(game: GamePackage) -> LessonCard | None:
    if not has_lesson(game):
        return None
    lesson = lesson_of(game)
    return LessonCard(lesson.minutes, len(lesson.steps))


@cache
def game_info(name: str) -> GameInfo:
    """Raises KeyError if there is no such game."""
    game = load(name)
    return GameInfo(
        name=game.name,
        version=game.version,
        least=game.min_players,
        most=game.max_players,
        actions=tuple((action.verb, *action.args) for action in game.actions),
        asks=asks(game),
        options=options(game.options_type, game.min_players, game.max_players),
        content=game.content,
        printed=game.printed(game.content) if game.printed else None,
        bots=lineup.for_people(game),
        fields=fields(game),
        drawn=dict(package(name).drawn),
        lesson=_lesson_card(package(name)),
    )


@cache
def texts(name: str, language: Language) -> str:
    """Everything a game can say, as a Fluent file. KeyError if there is no such game."""
    return (package(name).folder / "text" / f"{language}.ftl").read_text("utf-8")


def asks(game: Game[Any]) -> dict[str, AskInfo]:
    """All questions of a game. With trade also "make_offer": nobody at a live table is asked for an
    offer, but the page links to its rule."""
    own = {
        ask.name: AskInfo(ask.rule, ask.see, isinstance(ask, Window), preferences(ask))
        for ask in game.asks.values()
    }
    offer = {} if game.trade is None else {"make_offer": AskInfo(game.trade.rule, (), False, ())}
    return {**own, **offer}


def preferences(ask: Ask[Any]) -> tuple[str, ...]:
    """The names of a window's standing wishes to pass in some cases."""
    return tuple(name for name, _ in ask.preferences) if isinstance(ask, Window) else ()


def options(kind: type[msgspec.Struct], least: int, most: int) -> tuple[OptionInfo, ...]:
    """A game's options with all their choices, the default first."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field, least, most) for field in info.fields)


def _option(field: inspect.Field, least: int, most: int) -> OptionInfo:
    told, kind = {}, field.type
    if isinstance(kind, inspect.Metadata):
        told, kind = kind.extra or {}, kind.type
    # A tuple option takes several choices.
    items = kind.item_types if isinstance(kind, inspect.TupleType) else (kind,)
    return OptionInfo(
        name=field.encode_name,
        choices=tuple(sorted(choices(items[0]), key=lambda choice: choice != field.default)),
        count=len(items),
        default=field.default,
        players=told.get("players", (least, most)),
    )


def choices(info: Any) -> tuple[str | int | bool, ...]:
    match info:
        case inspect.LiteralType():
            return tuple(value for value in info.values if value is not None)
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType(ge=int(least), le=int(most)):
            return tuple(range(least, most + 1))
        case inspect.UnionType():
            return tuple(choice for each in info.types for choice in choices(each))
        case inspect.Metadata():
            return choices(info.type)
        case inspect.VarTupleType():
            return ()  # a list of any length: for experiments, not for forms
    raise TypeError(f"an option of a kind no form can show: {info}")


_ENTRY = re.compile(r'^- <a id="(?P<id>[^"]+)"></a>', re.MULTILINE)


@cache
def rules(game: str, language: Language) -> Rules:
    """The rules of a game, section by section. Raises KeyError if there is no such game."""
    load(game)
    whole = whole_reference(game, language)
    sections = re.split(r"^(?=#+ )", whole, flags=re.MULTILINE)[1:]
    return Rules(
        game,
        language,
        in_two_minutes(game),
        tuple(_section(section) for section in sections),
        tuple(_example(game, name) for name in examples(package(game))),
    )


def _example(game: str, name: str) -> RuleExample:
    steps = lesson_of(package(game), name).steps
    return RuleExample(name, tuple(dict.fromkeys(step.rule for step in steps)))


def _section(text: str) -> RuleSection:
    heading, _, body = text.partition("\n")
    marks, _, title = heading.partition(" ")
    starts = [match.start() for match in _ENTRY.finditer(body)]
    intro = body[: starts[0]] if starts else body
    ends = [*starts[1:], len(body)]
    entries = tuple(_entry(body[a:b]) for a, b in zip(starts, ends, strict=True)) if starts else ()
    return RuleSection(len(marks), title.strip(), intro.strip(), entries)


def _entry(text: str) -> RuleEntry:
    match = _ENTRY.match(text)
    assert match is not None
    body = re.sub(r"^  ", "", text[match.end() :], flags=re.MULTILINE)
    return RuleEntry(match["id"], body.strip())
