"""How fair is Deal among our bots? Plays games and writes docs/deal-balance.md.

``python bench/deal_balance.py``: 2,000 games of ``bot`` for each number of players, clans dealt at
random. Each game is a line of ``build/deal_balance.jsonl``; a run that was stopped goes on from
there. ``--fresh`` forgets the lines, ``--games`` says how many.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypedDict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.games.deal import GAME, PACKAGE
from omerta.games.deal.content import CLAN_IDS, LEAST_PLAYERS, MOST_PLAYERS, PROFILE_IDS, Options
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import play_stepped
from omerta.kernel.results import winners
from omerta.lab.intervals import share_interval
from omerta.lineup import USUAL, make

TOP = Path(__file__).parent.parent
LINES = TOP / "build" / "deal_balance.jsonl"
PAGE = TOP / "docs" / "deal-balance.md"
PLAYERS = range(LEAST_PLAYERS, MOST_PLAYERS + 1)


class Line(TypedDict):
    """One game; lists are by place in play order."""

    seed: str
    players: int
    game: int
    clans: list[int]
    profiles: list[int]
    won: list[float]  # 1 for the winner; shared where nobody won alone
    rounds: int
    capped: bool
    killed: int
    ground: int  # of the winner's respect
    merit: int
    blood: int


def play(task: tuple[str, int, int]) -> Line:
    seed, players, game = task
    key = derive(key_from(seed), players, game)
    s = GAME.begin(players, key, Options(random_clans=True))
    play_stepped(GAME, s, [make(USUAL, GAME, derive(key, "bot", n)) for n in range(players)])
    first = winners(GAME.places(s))
    best = min(first)
    return Line(
        seed=seed,
        players=players,
        game=game,
        clans=[s.clans[seat] for seat in s.order],
        profiles=[s.profiles[seat] for seat in s.order],
        won=[(seat in first) / len(first) for seat in s.order],
        rounds=s.round,
        capped=s.capped,
        killed=len(s.fallen),
        ground=s.ground[best],
        merit=s.merit[best],
        blood=s.blood[best],
    )


def played(seed: str) -> list[Line]:
    """What an earlier run has left; a line that was cut short is none."""
    if not LINES.exists():
        return []
    found: list[Line] = []
    for each in LINES.read_text("utf-8").splitlines():
        try:
            line: Line = json.loads(each)
        except json.JSONDecodeError:
            continue
        if line["seed"] == seed:
            found.append(line)
    return found


def play_all(console: Console, seed: str, games: int, workers: int) -> list[Line]:
    lines = played(seed)
    done = {(line["players"], line["game"]) for line in lines}
    tasks = [
        (seed, players, game)
        for game in range(games)
        for players in PLAYERS
        if (players, game) not in done
    ]
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, transient=True) as bar,
        ProcessPoolExecutor(workers) as pool,
        LINES.open("a", encoding="utf-8") as out,
    ):
        task = bar.add_task("", total=len(tasks))
        for line in pool.map(play, tasks, chunksize=4):
            out.write(json.dumps(line) + "\n")
            out.flush()
            lines.append(line)
            bar.advance(task)
    return [line for line in lines if line["game"] < games]


# --- the page ---


def rate(wins: float, games: int, fair: float) -> str:
    """A share with its 95 % interval after Wilson; bold where the fair share lies outside."""
    if not games:
        return "–"
    share, low, high = share_interval(wins, games)
    said = f"{share:.1%} [{low:.1%}, {high:.1%}]"
    return said if low <= fair <= high else f"**{said}**"


def rates_by(
    lines: Iterable[Line], key: Callable[[Line, int], int]
) -> tuple[Counter[int], Counter[int]]:
    """Wins (in millionths, to stay whole) and games, by what a place in a game is."""
    wins, games = Counter[int](), Counter[int]()
    for line in lines:
        for place, won in enumerate(line["won"]):
            wins[key(line, place)] += round(won * 1_000_000)
            games[key(line, place)] += 1
    return wins, games


def table(
    title: str,
    rows: dict[int, str],
    by_players: dict[int, list[Line]],
    key: Callable[[Line, int], int],
) -> list[str]:
    counted = {players: rates_by(lines, key) for players, lines in by_players.items()}
    out = [f"## {title}", ""]
    out.append("| | " + " | ".join(f"{players} players" for players in by_players) + " |")
    out.append("|---|" + "---|" * len(by_players))
    for row, name in rows.items():
        cells = [
            rate(wins[row] / 1_000_000, games[row], 1 / players)
            for players, (wins, games) in counted.items()
        ]
        out.append(f"| {name} | " + " | ".join(cells) + " |")
    return [*out, ""]


def lengths(by_players: dict[int, list[Line]]) -> list[str]:
    out = ["## Length and end", ""]
    out.append("| players | games | rounds: median | 10–90 % | longest | capped | bosses killed |")
    out.append("|---|---|---|---|---|---|---|")
    for players, lines in by_players.items():
        rounds = sorted([line["rounds"] for line in lines])
        tenths = quantiles(rounds, n=10) if len(rounds) > 1 else [rounds[0]] * 9
        killed = sum([line["killed"] for line in lines]) / len(lines)
        capped = sum([line["capped"] for line in lines])
        out.append(
            f"| {players} | {len(lines)} | {median(rounds):g} | {tenths[0]:g}–{tenths[-1]:g} "
            f"| {rounds[-1]} | {capped} | {killed:.2f} |"
        )
    out += ["", "Where the winners' respect comes from, on average:", ""]
    out += ["| players | territories | profile | target |", "|---|---|---|---|"]
    for players, lines in by_players.items():
        parts = [[line["ground"], line["merit"], line["blood"]] for line in lines]
        means = [sum(column) / len(lines) for column in zip(*parts, strict=True)]
        out.append(f"| {players} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    return [*out, ""]


def page(lines: list[Line]) -> str:
    say: Any = PACKAGE.text("en")
    by_players = {
        players: [line for line in lines if line["players"] == players] for players in PLAYERS
    }
    clans = {number: say(f"clan-{name}") for number, name in enumerate(CLAN_IDS)}
    profiles = {number: say(f"profile-{name}") for number, name in enumerate(PROFILE_IDS)}
    seats = {place: f"{place + 1}." for place in range(MOST_PLAYERS)}
    out = [
        "# Deal: balance among our bots",
        "",
        "Written by `python bench/deal_balance.py`: games of `bot` alone, clans dealt at random. "
        "Each cell is a share of won games with its 95 % interval after Wilson; it is bold where "
        "an equal share (a third of the games of three players, and so on) lies outside.",
        "",
        *lengths(by_players),
        *table("By clan", clans, by_players, lambda line, place: line["clans"][place]),
        *table("By place in play order", seats, by_players, lambda line, place: place),
        *table("By profile", profiles, by_players, lambda line, place: line["profiles"][place]),
    ]
    return "\n".join(out).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="forget what was played before")
    given = parser.parse_args()
    if given.fresh:
        LINES.unlink(missing_ok=True)
    LINES.parent.mkdir(exist_ok=True)
    console = Console()
    lines = play_all(console, given.seed, given.games, given.workers)
    PAGE.write_text(page(lines), "utf-8")
    console.print(f"{len(lines)} games; {PAGE}")


if __name__ == "__main__":
    main()
