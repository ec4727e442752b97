"""`omerta games`: lists the games and their options."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta import games, lineup
from omerta.cli.arguments import house_text, written
from omerta.games.package import GamePackage
from omerta.kernel.plain import plain
from omerta.lineup import added
from omerta.text import Text


def show_games(arguments: argparse.Namespace, console: Console) -> None:
    house = house_text(arguments)
    grid = Table(title=house("games-title"), title_justify="left")
    for column in ("games-name", "games-title-column", "games-players", "games-about"):
        grid.add_column(house(column))
    for package in games.packages():
        game, spoken = package.game, package.text(house.language)
        count = house("games-count", least=game.min_players, most=game.max_players)
        grid.add_row(game.name, spoken("game-title"), count, spoken("game-blurb"))
    console.print(grid)
    for package in games.packages():
        show_options(package, console, house)
    for trouble in (*games.troubles(), *added.troubles()):
        told = house(trouble.reason, trouble.params)
        console.print(f"\n{plain(told)}", style="yellow", highlight=False, markup=False)


def show_options(package: GamePackage, console: Console, house: Text) -> None:
    spoken = package.text(house.language)
    title = f"{spoken('game-title')}, {house('games-options')}"
    console.print(f"\n{house('label', label=title)}", highlight=False)
    options = Table.grid(padding=(0, 2))
    for option, default in msgspec.to_builtins(package.game.options_type()).items():
        about = escape(spoken(f"option-{option}"))
        options.add_row(f"  [bold]{option}[/]={written(default)}", f"[dim]{about}[/]")
    console.print(options, highlight=False)
    known = ", ".join(lineup.names(package.game))
    label = house("label", label=house("games-bots"))
    console.print(f"  [dim]{label}[/] {known}", highlight=False)
