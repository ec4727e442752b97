"""`omerta play`: a game in the terminal, a new one or one from a match file."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
import time
from itertools import chain, count
from pathlib import Path
from typing import Any

from rich.console import Console

from omerta import games, lineup
from omerta.cli.arguments import (
    content_given,
    game_given,
    house_text,
    key_given,
    load_record,
    options_given,
    seats_given,
)
from omerta.kernel.dice import KEY_BYTES
from omerta.kernel.match import MOST_NAME, Match, SeatInfo
from omerta.kernel.record import record, replay, write
from omerta.kernel.refusal import BadSetup
from omerta.lineup import name_at_table
from omerta.terminal.keyboard import Quit
from omerta.terminal.session import PERSON
from omerta.terminal.table import TerminalTable

ME = "me"


def play(arguments: argparse.Namespace, console: Console) -> None:
    if arguments.resume is not None:
        if arguments.game is not None:
            raise BadSetup("play-resume-alone")
        match, file = _resume(arguments.resume), arguments.resume
        house = house_text(arguments, match.game.name)
        console.print(house("play-resumed"))
    else:
        match, file = _new_match(arguments), _new_file(arguments)
        house = house_text(arguments, match.game.name)
        console.print(house("play-commitment", commitment=match.commitment[:16]), style="dim")
    problems: list[str] = []

    def save() -> None:
        try:
            _save(match, file)
        except OSError as error:
            problems[:] = [str(error)]

    save()
    try:
        TerminalTable(match, console, house, save).play()
    except Quit:
        console.print(f"\n{house('play-stopped')}")
    save()
    if problems:
        console.print(house("play-not-saved", problem=problems[0]), style="red")
        return
    _tell(console, house("play-saved", file=str(file)))
    if not match.over:
        words = [f"{_program()} play --resume {file}"]
        words += [f"--program {shlex.quote(each)}" for each in arguments.program]
        _tell(console, house("play-resume-hint", command=" ".join(words)))


def _tell(console: Console, line: str) -> None:
    """Print a line that contains a path: without line breaks or markup."""
    console.print(line, highlight=False, soft_wrap=True, markup=False)


def _program() -> str:
    """The command that starts this program."""
    return "omerta" if shutil.which("omerta") else sys.argv[0]


def _new_file(arguments: argparse.Namespace) -> Path:
    """The path of a new match file."""
    if arguments.save is not None:
        if arguments.save.exists():
            raise BadSetup("play-file-exists", file=str(arguments.save))
        return Path(arguments.save)
    stamp = f"{arguments.game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = chain([f"{stamp}.json"], (f"{stamp}-{number}.json" for number in count(2)))
    return next(file for name in names if not (file := Path("matches") / name).exists())


def _new_match(arguments: argparse.Namespace) -> Match[Any]:
    if arguments.game is None:
        raise BadSetup("setup-which-game", known=", ".join(games.names()))
    game = game_given(arguments.game)
    seats = seats_given(arguments.seats, (ME, *lineup.names(game)))
    game.check_players(len(seats))
    if not any(kind == ME for kind, _ in seats):
        raise BadSetup("play-need-person")
    guest = house_text(arguments)("play-guest")
    infos: list[SeatInfo] = []
    for number, (kind, name) in enumerate(seats):
        wished = name or (guest if kind == ME else name_at_table(number))
        infos.append(_seat_info(wished, kind, [info.name for info in infos]))
    return Match(
        game,
        infos,
        key_given(arguments.seed),
        options_given(game, arguments.option),
        content_given(game, arguments.content),
    )


def _seat_info(wished: str, kind: str, taken: list[str]) -> SeatInfo:
    """A seat with a name that is not taken."""
    names = chain([wished], (f"{wished} {number}" for number in count(2)))
    name = next(name for name in names if name not in taken)
    try:
        return SeatInfo(name, PERSON if kind == ME else kind)
    except ValueError:
        raise BadSetup("setup-name", most=MOST_NAME) from None


def _key_file(file: Path) -> Path:
    """The file with the seed of an unfinished match; the record does not contain it."""
    return file.with_name(f"{file.name}.key")


def _resume(file: Path) -> Match[Any]:
    game, rec = load_record(file)
    if rec.seed is not None:
        raise BadSetup("play-over-already", file=str(file))
    try:
        key = bytes.fromhex(_key_file(file).read_text("utf-8").strip())
    except (OSError, ValueError):
        raise BadSetup("play-no-key", file=str(file)) from None
    if len(key) != KEY_BYTES:
        raise BadSetup("play-no-key", file=str(file))
    for seat in rec.seats:
        if seat.kind not in (PERSON, *lineup.names(game)):
            known = ", ".join((ME, *lineup.names(game)))
            raise BadSetup("setup-seat", seat=seat.kind, known=known)
    return replay(game, rec, key=key)


def _save(match: Match[Any], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if match.over:
        _key_file(file).unlink(missing_ok=True)
    elif not _key_file(file).exists():
        _key_file(file).touch(mode=0o600)
        _key_file(file).write_text(match.secret_key().hex(), "utf-8")
    # Readable only for the user, as it is not over; and replaced at once, never half written.
    whole = file.with_name(f"{file.name}.new")
    whole.touch(mode=0o600)
    whole.write_text(write(record(match)), "utf-8")
    whole.replace(file)
