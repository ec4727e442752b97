"""`omerta play`: a game in the terminal, from the first card or from a match file."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.console import Console

from omerta import bots, games
from omerta.cli.given import (
    check_players,
    content_given,
    game_given,
    house_text,
    key_given,
    load_record,
    options_given,
    seats_given,
)
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import record, replay, write
from omerta.kernel.refusal import BadSetup
from omerta.terminal.table import PERSON, Quit, TerminalTable
from omerta.text import Text

ME = "me"
BOT_NAMES = ("Al", "Bugsy", "Carmela", "Dutch", "Enzo", "Fanny", "Gino", "Hattie")


def play(arguments: argparse.Namespace, console: Console) -> None:
    if arguments.resume is not None:
        match, file = _resume(arguments.resume), arguments.resume
        house = house_text(arguments, match.game.name)
        console.print(house("play-resumed"))
    else:
        match = _new_match(arguments)
        house = house_text(arguments, match.game.name)
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        file = arguments.save or Path("matches") / f"{match.game.name}-{stamp}.json"
        console.print(house("play-commitment", commitment=match.commitment[:16]), style="dim")
    try:
        TerminalTable(match, console, house).play()
    except Quit:
        console.print(f"\n{house('play-stopped')}")
    _save(match, file, console, house)


def _new_match(arguments: argparse.Namespace) -> Match[Any]:
    if arguments.game is None:
        raise BadSetup("setup-which-game", known=", ".join(games.names()))
    game = game_given(arguments.game)
    seats = seats_given(arguments.seats, (ME, *bots.NAMES))
    check_players(game, len(seats))
    if not any(kind == ME for kind, _ in seats):
        raise BadSetup("play-need-person")
    people = [kind for kind, _ in seats].count(ME)
    infos = []
    for number, (kind, name) in enumerate(seats):
        spare = BOT_NAMES[number % len(BOT_NAMES)]
        if kind == ME:
            spare = ME.capitalize() if people == 1 else f"{ME.capitalize()} {number + 1}"
        infos.append(SeatInfo(name or spare, PERSON if kind == ME else kind))
    return Match(
        game,
        infos,
        key_given(arguments.seed),
        options_given(game, arguments.option),
        content_given(game, arguments.content),
    )


def _key_file(file: Path) -> Path:
    """Where the seed of an unfinished match is kept: beside the record, not in it."""
    return file.with_suffix(".key")


def _resume(file: Path) -> Match[Any]:
    game, rec = load_record(file)
    if rec.seed is not None:
        raise BadSetup("play-over-already", file=str(file))
    try:
        key = bytes.fromhex(_key_file(file).read_text("utf-8").strip())
    except (OSError, ValueError):
        raise BadSetup("play-no-key", file=str(file)) from None
    return replay(game, rec, key=key)


def _save(match: Match[Any], file: Path, console: Console, house: Text) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write(record(match)), "utf-8")
        if match.over:
            _key_file(file).unlink(missing_ok=True)
        else:
            _key_file(file).write_text(match.secret_key().hex(), "utf-8")
            _key_file(file).chmod(0o600)
    except OSError as error:
        console.print(house("play-not-saved", problem=str(error)), style="red")
        return
    console.print(house("play-saved", file=str(file)), highlight=False, soft_wrap=True)
    if not match.over:
        console.print(house("play-resume-hint", file=str(file)), highlight=False, soft_wrap=True)
