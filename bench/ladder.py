"""How far apart are the levels? Neighbours meet in the arena; writes docs/ladder.md.

``python bench/ladder.py``: in each game soldiers against novices, lieutenants against soldiers,
bosses against lieutenants, two levels at a table, seats rotated on equal seeds. Each meeting is an
arena of its own under ``build/ladder``; a run that was stopped goes on from there. ``--fresh``
forgets what was played before: needed whenever a bot has changed. ``--report`` plays nothing, and
writes the page from what was played.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from omerta.bots.levels import BOSS, LEVELS
from omerta.games import load, names, package
from omerta.lab.arena import Plan, on_cores, paces, play, standings
from omerta.lab.bout import Line
from omerta.lab.intervals import Share
from omerta.lab.plan import usual_players
from omerta.lab.standings import Pace

TOP = Path(__file__).parent.parent
LINES = TOP / "build" / "ladder"
PAGE = TOP / "docs" / "ladder.md"
RUNGS = tuple((upper, lower) for lower, upper in pairwise(LEVELS))
SEED = "1"


def meeting(game: str, rung: tuple[str, str]) -> Plan:
    return Plan(game, rung, (usual_players(load(game)),), SEED)


def folder_of(plan: Plan) -> Path:
    return LINES / "-".join([plan.game, *plan.bots])


def played_before(plan: Plan) -> int:
    """Below a line with the terms, each line is a game."""
    return len((folder_of(plan) / "games.jsonl").read_text("utf-8").splitlines()) - 1


def played(plan: Plan, wanted: int, console: Console, *, jobs: int, fresh: bool) -> list[Line]:
    title = f"{plan.game}: {' against '.join(plan.bots)}"
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    total = len(plan.bouts(wanted))
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total)
        return play(
            plan,
            total,
            folder_of(plan),
            hands=on_cores(jobs),
            fresh=fresh,
            progress=lambda done: bar.update(task, completed=done),
        )


# --- the page ---


def row(game: str, met: list[tuple[Share, int]], pace: Pace) -> list[str]:
    return [
        package(game).text("en")("game-title"),
        str(usual_players(load(game))),
        *[f"**{won.share:.1%}** [{won.low:.1%}, {won.high:.1%}] of {count}" for won, count in met],
        f"{pace.mean:.2f} s, {pace.most:.2f} s, {pace.longest:.2f} s",
    ]


def page(rows: list[list[str]]) -> str:
    heads = [f"{upper} over {lower}" for upper, lower in RUNGS]
    titles = ["", "players", *heads, f"a move of {BOSS}"]
    lines = ["| " + " | ".join(each) + " |" for each in [titles, ["---"] * len(titles), *rows]]
    return "\n".join(
        [
            "# The ladder of levels",
            "",
            "Neighbouring levels meet, half of the seats each, in all rotations of every deal.",
            "Shares of points with 95 % intervals: a point for each two seats of different levels,",
            "to whoever comes in before the other (`docs/arena.md`); 50 % would be equal.",
            "Behind it, of how many games.",
            "A boss's move, where there is something to choose, in time of a core: mean, 95th",
            "percentile, longest.",
            "",
            *lines,
            "",
            "Made by `python bench/ladder.py`; any meeting can be played again, as in",
            f"`omerta arena razzia --bots {BOSS},lieutenant --games 100 --seed {SEED}`.",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=400, dest="count")
    parser.add_argument("--of-boss", type=int, default=80, help="games of bosses, who take longer")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    console = Console()
    counts = {rung: given.of_boss if BOSS in rung else given.count for rung in RUNGS}
    rows = []
    for game in given.games:
        met: list[tuple[Share, int]] = []
        for rung in RUNGS:
            plan = meeting(game, rung)
            count = played_before(plan) if given.report else counts[rung]
            lines = played(plan, count, console, jobs=given.jobs, fresh=given.fresh)
            met.append((standings(plan.bots, lines).entrants[0].points, len(lines)))
        rows.append(row(game, met, paces(2, lines)[0]))
        console.print(" | ".join(rows[-1]), highlight=False)
    if set(given.games) == set(names()):
        PAGE.write_text(page(rows), "utf-8")
        console.print(f"written: {PAGE.relative_to(TOP)}")


if __name__ == "__main__":
    main()
