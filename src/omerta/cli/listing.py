"""`omerta games`: what can be played here."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta import bots, games
from omerta.bots import added
from omerta.cli.given import house_text, written
from omerta.kernel.plain import plain
from omerta.text import text


def show_games(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    grid = Table(title=house("games-title"), title_justify="left")
    for column in ("games-name", "games-title-column", "games-players", "games-about"):
        grid.add_column(house(column))
    for name in games.names():
        game, spoken = games.load(name), text(house.language, name)
        count = house("games-count", least=game.min_players, most=game.max_players)
        grid.add_row(name, spoken("game-title"), count, spoken("game-blurb"))
    console.print(grid)
    for name in games.names():
        spoken = text(house.language, name)
        title = f"{spoken('game-title')}, {house('games-options')}"
        console.print(f"\n{house('label', label=title)}", highlight=False)
        options = Table.grid(padding=(0, 2))
        for option, default in msgspec.to_builtins(games.load(name).options_type()).items():
            about = escape(spoken(f"option-{option}"))
            options.add_row(f"  [bold]{option}[/]={written(default)}", f"[dim]{about}[/]")
        console.print(options, highlight=False)
        known = ", ".join(bots.names(games.load(name)))
        label = house("label", label=house("games-bots"))
        console.print(f"  [dim]{label}[/] {known}", highlight=False)
    for trouble in added.troubles():
        told = house(trouble.reason, trouble.params)
        console.print(f"\n{plain(told)}", style="yellow", highlight=False, markup=False)
