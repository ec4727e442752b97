"""`omerta simulate`: many games between bots, summed up."""

from __future__ import annotations

import argparse
import math
from typing import Any

from rich.console import Console
from rich.table import Table

from omerta import lineup
from omerta.cli.arguments import (
    content_given,
    game_given,
    house_text,
    key_given,
    number_given,
    options_given,
    seats_given,
)
from omerta.cli.progress import progress_bar
from omerta.games import package
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup
from omerta.lab.simulation import Summary, simulate
from omerta.text import Text
from omerta.text.phrases import Voice

MOST_GAMES = 10_000_000


def run_simulation(arguments: argparse.Namespace, console: Console) -> None:
    game = game_given(arguments.game)
    house = house_text(arguments, game.name)
    entrants = entrants_given(game, arguments)
    count = number_given(arguments.games, 1, MOST_GAMES)
    bar = progress_bar(console)
    with bar:
        task = bar.add_task(house("simulate-progress", games=count), total=count)
        summary = simulate(
            game,
            entrants,
            count,
            key_given(arguments.seed),
            options_given(game, arguments.option),
            content_given(game, arguments.content),
            rotate=arguments.rotate,
            progress=lambda done: bar.update(task, completed=done),
        )
    show_summary(summary, game.name, arguments.rotate, console, house)


def entrants_given(game: Game[Any], arguments: argparse.Namespace) -> list[str]:
    """The players: the names given, or one name for all seats."""
    entrants = [kind for kind, _ in seats_given(arguments.seats, lineup.names(game))]
    if arguments.players is None:
        players = game.min_players if len(entrants) == 1 else len(entrants)
    else:
        players = number_given(arguments.players, 1, 99)
    game.check_players(players)
    if len(entrants) == 1:
        return entrants * players
    if len(entrants) != players:
        raise BadSetup("simulate-mismatch", seats=len(entrants), players=players)
    return entrants


def show_summary(summary: Summary, game: str, rotate: bool, console: Console, house: Text) -> None:
    spoken, voice = package(game).words(), Voice(house, [], PUBLIC)

    def score(number: float) -> str:
        return voice.say(spoken.score(round(number))) if math.isfinite(number) else "∞"

    players = len(summary.standings)
    title = house("simulate-title", game=house("game-title"), players=players, games=summary.games)
    grid = Table(title=title, title_justify="left")
    for column in ("simulate-seat", "simulate-bot", "simulate-mean", "simulate-wins"):
        right = column in ("simulate-mean", "simulate-wins")
        grid.add_column(house(column), justify="right" if right else "left")
    for number, row in enumerate(summary.standings):
        grid.add_row(
            "↻" if rotate else str(number),
            row.bot,
            f"{score(row.mean)} ± {score(row.mean_margin)}",
            f"{house.percent(row.wins)} [{house.percent(row.wins_low)}, "
            f"{house.percent(row.wins_high)}]",
        )
    console.print(grid)
    for ending, games in sorted(summary.endings.items()):
        console.print(house(f"simulate-ending-{ending}", games=games), highlight=False)
    speed = house(
        "simulate-speed",
        decisions=summary.decisions,
        seconds=house.decimal(summary.seconds),
        rate=round(summary.decisions / summary.seconds),
        games=round(summary.games / summary.seconds),
    )
    console.print(speed, highlight=False)
    console.print(f"{house('simulate-intervals')} {house('simulate-shared')}", style="dim")
