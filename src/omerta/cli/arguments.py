"""Checks arguments: games, seats, options, numbers, files. Bad ones are refused in one line."""

from __future__ import annotations

import argparse
import re
import secrets
import shlex
import shutil
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from omerta import games
from omerta.bots.programs import Program, failures, known
from omerta.kernel.content import parse_content
from omerta.kernel.dice import key_from
from omerta.kernel.game import Game
from omerta.kernel.record import Record, read
from omerta.kernel.refusal import BadSetup
from omerta.lineup import added
from omerta.text import Text, text

# Names that can be typed in a list of seats, and shown.
BOT_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
MOST_SECONDS = 3600.0


def house_text(arguments: argparse.Namespace, game: str | None = None) -> Text:
    return games.package(game).text(arguments.lang) if game else text(arguments.lang)


def game_given(name: str) -> Game[Any]:
    try:
        return games.load(name)
    except KeyError:
        for trouble in games.troubles():
            if trouble.params["game_name"] == name:
                raise trouble from None
        raise BadSetup("setup-game", game=name, known=", ".join(games.names())) from None


def options_given(
    game: Game[Any], given: list[str], usual: msgspec.Struct | None = None
) -> msgspec.Struct:
    """Options given as name=value, each checked against its type; the others are as usual."""
    hints = typing.get_type_hints(game.options_type, include_extras=True)
    values: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadSetup("setup-option-form", given=each)
        if name not in hints:
            known = ", ".join(hints)
            raise BadSetup("setup-option-unknown", game=game.name, option=name, known=known)
        values[name] = option_given(name, hints[name], value)
    return msgspec.structs.replace(usual or game.options_type(), **values)


def option_given(name: str, kind: Any, value: str) -> Any:
    """One value, or several separated by commas, converted to the option's type."""
    for reading in (value, value.split(",")):
        try:
            return msgspec.convert(reading, kind, strict=False)
        except msgspec.ValidationError:
            continue
    raise BadSetup("setup-option", option=name, value=value, known=possible_values(kind))


def bare(kind: Any) -> Any:
    """A type without annotations that do not limit its values."""
    remarks = typing.get_args(kind)[1:] if typing.get_origin(kind) is typing.Annotated else ()
    limited = any(isinstance(each, msgspec.Meta) and each.ge is not None for each in remarks)
    return typing.get_args(kind)[0] if remarks and not limited else kind


def possible_values(kind: Any) -> str:
    """The possible values of an option, as a user types them."""
    kind = bare(kind)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return ", ".join(map(str, args))
    if origin is typing.Annotated:
        limits = next(arg for arg in args if isinstance(arg, msgspec.Meta))
        return f"{limits.ge}…{limits.le}"
    if origin is tuple and Ellipsis in args:
        return f"x,… (x: {possible_values(args[0])})"
    if origin is tuple:
        return ",".join(["x"] * len(args)) + f" (x: {possible_values(args[0])})"
    if origin in (typing.Union, types.UnionType):
        return ", ".join(possible_values(arg) for arg in args)
    return "true, false" if kind is bool else kind.__name__


def content_given(game: Game[Any], file: Path | None) -> msgspec.Struct | None:
    return None if file is None else parse_content(read_file(file), game.content_type)


def read_file(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSetup("setup-file", file=str(file), problem=error.reason) from None


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise BadSetup("setup-file-missing", file=str(file)) from None
    except IsADirectoryError:
        raise BadSetup("setup-file-folder", file=str(file)) from None
    except PermissionError:
        raise BadSetup("setup-file-forbidden", file=str(file)) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("setup-file", file=str(file), problem=problem) from None


def key_given(seed: str | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else key_from(seed)


def number_given(given: str, least: int, most: int) -> int:
    if not given.isdecimal() or len(given) > 12 or not least <= int(given) <= most:
        raise BadSetup("setup-number", value=given, least=least, most=most)
    return int(given)


def seats_given(given: str, known: tuple[str, ...]) -> list[tuple[str, str]]:
    """Seats as (kind, name); the name is "" if none is given."""
    seats = []
    for each in given.split(","):
        kind, _, name = each.strip().partition(":")
        _demand_sound(kind)
        if kind not in known:
            raise BadSetup("setup-seat", seat=kind, known=", ".join(known))
        seats.append((kind, name.strip()))
    return seats


def bots_given(given: str) -> tuple[str, ...]:
    """Names of bots. Whether these bots exist is checked later."""
    bots = tuple(each.strip() for each in given.split(","))
    for bot in bots:
        _demand_sound(bot)
    return bots


def _demand_sound(bot: str) -> None:
    if trouble := added.trouble(bot):
        raise trouble


@contextmanager
def programs_given(arguments: argparse.Namespace) -> Iterator[None]:
    """Makes the given programs known as bots for this run. Prints their failures at the end."""
    given: list[str] = getattr(arguments, "program", [])
    if not given:
        yield
        return
    programs = [program_given(each, arguments.program_seconds) for each in given]
    for number, program in enumerate(programs):
        if program.name in [before.name for before in programs[:number]]:
            raise BadSetup("bot-twice", bot=program.name, by="--program, --program")
    with known(programs, arguments.lang) as run:
        try:
            yield
        finally:
            house = house_text(arguments)
            for name, count in failures(run).items():
                if count > 1:  # the first was printed already
                    told = house("program-failures", program=name, count=count)
                    print(f"omerta: {told}", file=sys.stderr)


def program_given(given: str, seconds: float) -> Program:
    """A program given as NAME=COMMAND."""
    name, _, written = given.partition("=")
    try:
        command = tuple(shlex.split(written))
    except ValueError:
        command = ()
    if not BOT_NAME.fullmatch(name) or not command:
        raise BadSetup("program-form", given=given)
    added.demand_free(name, "--program")
    if shutil.which(command[0]) is None:
        raise BadSetup("program-missing", command=command[0])
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSetup("program-seconds", seconds=f"{seconds:g}", most=int(MOST_SECONDS))
    return Program(name, command, seconds)


def load_record(file: Path) -> tuple[Game[Any], Record]:
    rec = read(read_bytes(file))
    return game_given(rec.game), rec


def written(value: Any) -> str:
    """An option's value as a user types it."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def table_words(arguments: argparse.Namespace, programs: Sequence[str]) -> list[str]:
    """The arguments of every table as they are typed, seed aside, with these programs."""
    words = [word for option in arguments.option for word in ("--option", option)]
    if arguments.content:
        words += ["--content", str(arguments.content)]
    for program in programs:
        words += ["--program", program]
    if programs:
        words += ["--program-seconds", f"{arguments.program_seconds:g}"]
    return words
