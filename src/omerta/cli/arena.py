"""`omerta arena`: bots play each other on equal terms, with a report."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from omerta.cli.arguments import (
    bots_given,
    content_given,
    game_given,
    house_text,
    number_given,
    options_given,
    table_words,
)
from omerta.cli.progress import with_progress
from omerta.kernel.game import Game
from omerta.lab.arena import Line, Plan, Standings, on_cores, on_ray, paces, play, standings
from omerta.lab.figures import Figures
from omerta.lab.hands import Hands
from omerta.lab.ledger import terms_in
from omerta.lab.plan import Terms, usual_players
from omerta.lab.report import page, remarks, summary
from omerta.lab.standings import Pace, Seats
from omerta.text import Text

MOST_GAMES = 1_000_000
MOST_JOBS = 1000
REPORT = "report.html"


def run_arena(arguments: argparse.Namespace, console: Console) -> None:
    game = game_given(arguments.game)
    house = house_text(arguments, game.name)
    asked = number_given(arguments.games, 1, MOST_GAMES)
    folder, plan = plan_given(game, arguments)
    games = len(plan.bouts(asked))
    if games != asked:
        console.print(house("arena-rounded", asked=asked, games=games), highlight=False)
    hands, fresh = hands_given(arguments), arguments.fresh

    def played(progress: Callable[[int], None]) -> list[Line]:
        return play(plan, games, folder, hands=hands, fresh=fresh, progress=progress)

    lines = with_progress(played, games, folder, console, house)
    found, pace = standings(plan.bots, lines), paces(len(plan.bots), lines)
    figures = Figures(house, game.name, plan.content)
    show_standings(found, pace, figures, console, house)
    report = folder / REPORT
    report.write_text(page(found, pace, house, figures, command(plan, games, arguments)), "utf-8")
    console.print(house("arena-report", file=str(report)), highlight=False)


def plan_given(game: Game[Any], arguments: argparse.Namespace) -> tuple[Path, Plan]:
    """The seed given; else that of the arena in the folder; else a new one."""
    entrants = bots_given(arguments.bots)
    players = players_given(game, arguments.players)
    folder = arguments.out or Path("arenas", "-".join([game.name, *entrants, *map(str, players)]))
    seed = arguments.seed
    if seed is None:
        before = None if arguments.fresh else terms_in(folder, Terms)
        seed = before.seed if before else secrets.token_hex(4)
    plan = Plan(
        game.name,
        entrants,
        players,
        seed,
        options_given(game, arguments.option),
        content_given(game, arguments.content),
        tuple(each for each in arguments.program if each.partition("=")[0] in entrants),
        arguments.program_seconds,
    )
    return folder, plan


def players_given(game: Game[Any], given: str | None) -> tuple[int, ...]:
    if given is None:
        return (usual_players(game),)
    return tuple(sorted({number_given(each.strip(), 1, 99) for each in given.split(",")}))


def hands_given(arguments: argparse.Namespace) -> Hands:
    if arguments.on == "ray":
        return on_ray
    cores = os.cpu_count() or 1
    return on_cores(cores if arguments.jobs is None else number_given(arguments.jobs, 1, MOST_JOBS))


def command(plan: Plan, games: int, arguments: argparse.Namespace) -> str:
    """The command that makes the same arena again."""
    words = ["omerta", "arena", plan.game, "--bots", ",".join(plan.bots), "--games", str(games)]
    words += ["--players", ",".join(map(str, plan.players)), "--seed", plan.seed]
    words += table_words(arguments, plan.programs)
    return shlex.join(words)


# --- the report in the terminal ---


def show_standings(
    found: Standings, pace: list[Pace], figures: Figures, console: Console, house: Text
) -> None:
    title = house("arena-title", game=house("game-title"))
    tables = [
        _ratings(f"{title}. {summary(found, house)}", found, figures, house),
        _matrix(found, figures, house),
        *[_seats(seats, found, figures, house) for seats in found.by_seat],
        *([_player_counts(found, figures, house)] if len(found.by_players) > 1 else []),
        _times(found, pace, figures, house),
    ]
    for grid in tables:
        console.print(grid)
    for remark in remarks(found, house):
        console.print(remark, highlight=False)
    for explained in ("points", "ratings", "intervals"):
        console.print(house(f"arena-how-{explained}"), style="dim", highlight=False)


def _ratings(title: str, found: Standings, figures: Figures, house: Text) -> Table:
    columns = ("bot", "rating", "points", "wins", "equal")
    grid = _grid(title, [house(f"arena-{column}") for column in columns])
    for each in found.ranked:
        grid.add_row(
            each.bot,
            figures.rating(each.rating),
            f"{figures.percent(each.points.share)} {figures.interval(each.points)}",
            f"{figures.percent(each.wins.share)} {figures.interval(each.wins)}",
            figures.percent(each.equal),
        )
    return grid


def _matrix(found: Standings, figures: Figures, house: Text) -> Table:
    grid = _grid(house("arena-matrix"), ["", *[each.bot for each in found.ranked]])
    for one in found.ranked:
        shares = [found.matrix[one.entrant][other.entrant] for other in found.ranked]
        written = [figures.percent(share.share) if share else "" for share in shares]
        grid.add_row(one.bot, *written)
    return grid


def _seats(seats: Seats, found: Standings, figures: Figures, house: Text) -> Table:
    numbers = [str(seat + 1) for seat in range(seats.players)]
    grid = _grid(house("arena-seats", players=seats.players), [house("arena-bot"), *numbers])
    for each in found.ranked:
        shares = seats.by_entrant[each.entrant]
        grid.add_row(each.bot, *[figures.percent(share.share) for share in shares])
    grid.add_row(house("arena-all"), *[figures.percent(share.share) for share in seats.all])
    return grid


def _player_counts(found: Standings, figures: Figures, house: Text) -> Table:
    grid = _grid(house("arena-players"), [house("arena-bot"), *map(str, found.by_players)])
    for each in found.ranked:
        shares = [by_entrant[each.entrant] for by_entrant in found.by_players.values()]
        grid.add_row(each.bot, *[figures.percent(share.share) for share in shares])
    return grid


def _times(found: Standings, pace: list[Pace], figures: Figures, house: Text) -> Table:
    columns = ("bot", "time-mean", "time-most", "time-longest", "moves")
    grid = _grid(house("arena-times"), [house(f"arena-{column}") for column in columns])
    for each in found.ranked:
        times = pace[each.entrant]
        written = [figures.seconds(time) for time in (times.mean, times.most, times.longest)]
        grid.add_row(each.bot, *written, str(times.moves))
    return grid


def _grid(title: str, columns: list[str]) -> Table:
    grid = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left")
    return grid
