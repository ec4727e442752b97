"""What `omerta balance` with and without `--tune` have in common."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from omerta import games
from omerta.cli.arguments import bots_given, options_given, read_file, table_words
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup
from omerta.lab.balance.plan import Plan
from omerta.lab.balance.tuning import File, parse_tuning

# Pages that are kept are in English, as all of `docs`.
KEPT_IN = "en"


def plan_given(game: Game[Any], arguments: argparse.Namespace, odd: str) -> Plan:
    """Options that are not given are those under which the game is measured."""
    own = games.package(game.name).figures
    bots = bots_given(arguments.seats)
    seated = (*bots, odd)
    return Plan(
        game.name,
        bots,
        "1" if arguments.seed is None else arguments.seed,
        options_given(game, arguments.option, own.options if own else None),
        odd,
        tuple(each for each in arguments.program if each.partition("=")[0] in seated),
        arguments.program_seconds,
    )


def tuning_file(file: Path) -> File:
    return parse_tuning(read_file(file), str(file))


def command(plan: Plan, arguments: argparse.Namespace, *words: str) -> str:
    """The command that does the same again."""
    typed = ["omerta", "balance", plan.game, *words]
    typed += ["--seats", ",".join(plan.bots), "--seed", plan.seed]
    typed += table_words(arguments, plan.programs)
    return shlex.join(typed)


def write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("setup-file", file=str(file), problem=problem) from None
