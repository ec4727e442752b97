"""`omerta balance`: what many games among bots say about a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from omerta import games
from omerta.cli.arena import MOST_GAMES, hands_given, players_given
from omerta.cli.arguments import content_given, game_given, house_text, number_given
from omerta.cli.measuring import KEPT_IN, command, plan_given, tuning_file, write
from omerta.cli.progress import with_progress
from omerta.cli.tune import run_tuning
from omerta.kernel.game import Game
from omerta.lab.balance.evidence import goals_sheet
from omerta.lab.balance.page import by_hand, how, html_page, markdown, summary
from omerta.lab.balance.plan import Plan, tables
from omerta.lab.balance.pool import Pool, play
from omerta.lab.balance.sheets import Sheet, sheets
from omerta.lab.balance.table import Line
from omerta.lab.balance.tuning import Tuning
from omerta.text import Text

REPORT = "report.html"
PAGES = Path("docs", "balance")


def run_balance(arguments: argparse.Namespace, console: Console) -> None:
    game = game_given(arguments.game)
    if arguments.tune is not None:
        run_tuning(game, arguments, console)
        return
    house = house_text(arguments, game.name)
    goals = None if arguments.goals is None else tuning_file(arguments.goals)
    plan = plan_given(game, arguments, arguments.one or (goals.odd if goals else ""))
    content = content_given(game, arguments.content)
    tuning = None if goals is None else Tuning(goals, game, content or game.content, plan)
    players, asked = players_of(game, arguments), number_given(arguments.games, 1, MOST_GAMES)
    # Named only by the goals, the odd one plays where a goal is about it.
    odd_players = players
    if tuning is not None and not arguments.one:
        odd_players = tuple(count for count in players if count in tuning.with_odd)
    odd_games = odd_games_given(arguments, asked) if plan.odd else 0
    with_odd = tables(odd_players, odd_games, odd=True, content=content)
    folder = arguments.out or default_folder(plan, arguments)
    hands, fresh = hands_given(arguments), arguments.fresh

    def played(progress: Callable[[int], None]) -> list[Line]:
        return play(
            *(plan, players, asked, folder, content),
            with_odd=with_odd,
            hands=hands,
            fresh=fresh,
            progress=progress,
        )

    total = asked * len(players) + len(with_odd)
    lines = with_progress(played, total, folder, console, house)
    words = ["--players", ",".join(map(str, players)), "--games", str(asked)]
    words += ["--one", arguments.one] if arguments.one else []
    words += ["--one-games", str(odd_games)] if plan.odd and odd_games != asked else []
    words += ["--goals", str(arguments.goals)] if arguments.goals else []
    pool, repeat = Pool(lines), command(plan, arguments, *words)
    found, told = all_sheets(plan, pool, tuning, house), summary(pool, house, plan)
    show(found, console)
    for line in (told, *how(house)):
        console.print(line, style="dim", highlight=False)
    seconds = house("balance-seconds", seconds=f"{pool.seconds:.2f}")
    console.print(seconds, highlight=False)
    report = folder / REPORT
    write(report, html_page(found, told, house, repeat))
    console.print(house("balance-report", file=str(report)), highlight=False)
    if arguments.write is not None:
        file = PAGES / f"{game.name}.md" if arguments.write == Path() else arguments.write
        old = file.read_text("utf-8") if file.is_file() else ""
        write(file, markdown_page(plan, pool, tuning, repeat) + by_hand(old))
        console.print(house("balance-written", file=str(file)), highlight=False)


def odd_games_given(arguments: argparse.Namespace, games: int) -> int:
    """For each number of players: as many as the others, unless it is said."""
    if arguments.one_games is None:
        return games
    return number_given(arguments.one_games, 0, MOST_GAMES)


def players_of(game: Game[Any], arguments: argparse.Namespace) -> tuple[int, ...]:
    """Those given, or all that the game takes."""
    if arguments.players is None:
        return tuple(range(game.min_players, game.max_players + 1))
    players = players_given(game, arguments.players)
    for count in players:
        game.check_players(count)
    return players


def default_folder(plan: Plan, arguments: argparse.Namespace) -> Path:
    parts = [plan.game, *plan.bots, *([plan.odd] if plan.odd else [])]
    parts += [arguments.content.stem] if arguments.content else []
    return Path("balances", "-".join(parts))


def markdown_page(plan: Plan, pool: Pool, tuning: Tuning | None, repeat: str) -> str:
    english = games.package(plan.game).text(KEPT_IN)
    told = summary(pool, english, plan)
    return markdown(all_sheets(plan, pool, tuning, english), told, english, repeat)


def all_sheets(plan: Plan, pool: Pool, tuning: Tuning | None, house: Text) -> list[Sheet]:
    """With goals, how far they are met comes first."""
    goals = [goals_sheet(tuning, pool, house)] if tuning else []
    return goals + sheets(plan.figures(), pool, house)


def show(found: Sequence[Sheet], console: Console) -> None:
    for sheet in found:
        grid = Table(title=sheet.title, title_justify="left")
        grid.add_column("")
        for column in sheet.columns:
            grid.add_column(column, justify="right")
        for row in sheet.rows:
            cells = [f"{each.said} {each.interval}".rstrip() for each in row.cells]
            grid.add_row(row.label, *cells)
        console.print(grid)
