"""How far apart are the levels, and how much do they err? Writes docs/ladder.md.

``python bench/ladder.py [GAME …]``: in each game, at its smallest, middle and largest table, each
level meets the one below it, half of the seats each, seats rotated on equal seeds. A meeting goes
on until it is clear whether the upper level is far enough ahead, or until ``--most`` games. Then
the regret of every level's answers is measured (``omerta.lab.regret``).

Each meeting is an arena of its own under ``build/ladder``, so a run that was stopped goes on from
there. ``--rungs`` and ``--tables`` play a part of it; ``--fresh`` forgets what was played before,
which is needed whenever a bot has changed. ``--report`` plays nothing, and writes the page from
what was played.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from omerta.bots.levels import BOSS, LEVELS
from omerta.bots.plain import RANDOM
from omerta.games import HOUSE, load, package
from omerta.lab import regret
from omerta.lab.arena import Plan, on_cores, paces, play, standings
from omerta.lab.bout import Line
from omerta.lab.hands import Hands
from omerta.lab.intervals import Share
from omerta.lab.ledger import FILE, Ledger
from omerta.lab.plan import usual_players

TOP = Path(__file__).parent.parent
LINES = TOP / "build" / "ladder"
PAGE = TOP / "docs" / "ladder.md"
RUNGS = tuple((upper, lower) for lower, upper in pairwise((RANDOM, *LEVELS)))
SEED = "1"
# A meeting is looked at again after so many deals.
DEALS = 4


@dataclass(frozen=True)
class Aim:
    """What an upper level should reach: this share, and at least the other with 95 % certainty."""

    share: float
    surely: float

    def is_reached(self, won: Share) -> bool:
        return won.share >= self.share and won.low > self.surely

    def is_clear(self, won: Share) -> bool:
        return self.is_reached(won) or won.high < self.share


OVER_RANDOM, OVER_BELOW = Aim(0.75, 0.70), Aim(0.60, 0.55)


def aim(rung: tuple[str, str]) -> Aim:
    return OVER_RANDOM if RANDOM in rung else OVER_BELOW


def tables(game: str) -> list[int]:
    """The smallest, the middle and the largest."""
    rules = load(game)
    return sorted({rules.min_players, usual_players(rules), rules.max_players})


# --- playing ---


@dataclass
class Met:
    """What is known of a meeting."""

    rung: tuple[str, str]
    lines: list[Line]

    @property
    def won(self) -> Share:
        return standings(self.rung, self.lines).entrants[0].points

    def __str__(self) -> str:
        if not self.lines:
            return "–"
        won = self.won
        short = "" if aim(self.rung).is_reached(won) else " *"
        return f"**{won.share:.0%}** [{won.low:.0%}, {won.high:.0%}] of {len(self.lines)}{short}"


class Ladder:
    def __init__(self, console: Console, hands: Hands, *, fresh: bool) -> None:
        self.console, self.hands, self.fresh = console, hands, fresh

    def meeting(self, game: str, players: int, rung: tuple[str, str], most: int) -> Met:
        """Some deals more, until it is clear or there were enough; no game more if `most` is 0."""
        plan = Plan(game, rung, (players,), SEED)
        folder = LINES / "-".join([game, str(players), *rung])
        met = Met(rung, [] if self.fresh else played_before(plan, folder))
        batch = DEALS * len(plan.bouts(1))
        while len(met.lines) < most and not (met.lines and aim(rung).is_clear(met.won)):
            fresh = self.fresh and not met.lines
            met.lines = self.play(plan, len(met.lines) + batch, folder, fresh=fresh)
        return met

    def play(self, plan: Plan, games: int, folder: Path, *, fresh: bool = False) -> list[Line]:
        with self.bar(" over ".join(plan.bots), plan.game, plan.players[0]) as bar:
            task = bar.add_task("", total=games)
            return play(
                plan,
                games,
                folder,
                hands=self.hands,
                fresh=fresh,
                progress=lambda done: bar.update(task, completed=done),
            )

    def regrets(self, game: str, games: int) -> list[regret.Regrets]:
        players = usual_players(load(game))
        folder = LINES / f"{game}-regret"
        with self.bar("regret", game, players) as bar:
            task = bar.add_task("", total=games)
            return regret.measure(
                game,
                players,
                games,
                SEED,
                folder,
                hands=self.hands,
                fresh=self.fresh,
                progress=lambda done: bar.update(task, completed=done),
            )

    def bar(self, what: str, game: str, players: int) -> Progress:
        title = TextColumn(f"{game}, {players} players: {what}")
        columns = (title, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        return Progress(*columns, console=self.console, transient=True)


def played_before(plan: Plan, folder: Path) -> list[Line]:
    """The games of whole deals that are on disk."""
    if not (folder / FILE).exists():
        return []
    with Ledger(folder, plan.terms, Line, lambda line: line.number) as ledger:
        lines = ledger.lines
    size = len(plan.bouts(1))
    whole = len(lines)
    while whole and not all(number in lines for number in range(whole)):
        whole -= 1
    return [lines[number] for number in range(whole - whole % size)]


# --- the page ---


def rung_row(game: str, players: int, met: list[Met]) -> list[str]:
    return [title(game), str(players), *map(str, met), pace(met[-1])]


def pace(met: Met) -> str:
    if not met.lines:
        return "–"
    of_boss = paces(2, met.lines)[0]
    return f"{of_boss.mean:.2f} s, {of_boss.most:.2f} s, {of_boss.longest:.2f} s"


def regret_row(game: str, lines: list[regret.Regrets]) -> list[str]:
    cells = list[str]()
    for name in regret.ASKED:
        found = regret.summary(lines, name)
        cells.append(f"{found.median:.3f}, {found.most:.3f}, {found.mistakes:.0%}")
    return [title(game), str(regret.summary(lines, BOSS).asked), *cells]


def title(game: str) -> str:
    return package(game).text("en")("game-title")


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(each) + " |" for each in [heads, ["---"] * len(heads), *rows]]


def page(rungs: list[list[str]], regrets: list[list[str]]) -> str:
    heads = [f"{upper} over {lower}" for upper, lower in RUNGS]
    return "\n".join(
        [
            "# The ladder of levels",
            "",
            "## Rungs",
            "",
            "Each level meets the one below, half of the seats each, in all rotations of every",
            "deal, at the smallest, middle and largest table. Shares of points with 95 %",
            "intervals: a point for each two seats of different levels, to whoever comes in before",
            "the other (`docs/arena.md`); 50 % would be equal. Behind it, of how many games. The",
            f"aim is {OVER_BELOW.share:.0%}",
            f"with the lower end above {OVER_BELOW.surely:.0%} (over `random`:"
            f" {OVER_RANDOM.share:.0%} and {OVER_RANDOM.surely:.0%}); a star marks what",
            "does not reach it, or not yet. A dash: not played. A meeting ends when it is clear.",
            "",
            "A boss's move, where there is something to choose, in time of a core: mean, 95th",
            "percentile, longest.",
            "",
            *table(["", "players", *heads, f"a move of {BOSS}"], rungs),
            "",
            "## Regret",
            "",
            "How much worse an answer is than the best one, as a boss sees it: lieutenants play,",
            "at some of their questions every level says what it would answer, and a boss weighs",
            "all of them in the same worlds. 0.05 is five points of a hundred of the chance to",
            "win, nearly. For each level the median, what nine of ten answers stay below, and the",
            f"share of answers with a regret above {regret.STEP}. What a boss does not think",
            "about is left out. Where a boss's own answers have as much regret as the others',",
            "its judgement there is too coarse to tell the levels apart. At the middle table.",
            "",
            *table(["", "questions", *regret.ASKED], regrets),
            "",
            "Made by `python bench/ladder.py`; any meeting can be played again, as in",
            f"`omerta arena razzia --bots {BOSS},lieutenant --games 100 --seed {SEED}`.",
            "",
        ]
    )


def looked_at(game: str) -> list[regret.Regrets]:
    """The games whose regrets are on disk."""
    folder = LINES / f"{game}-regret"
    if not (folder / FILE).exists():
        return []
    terms = regret.terms(game, usual_players(load(game)), SEED)
    with Ledger(folder, terms, regret.Regrets, lambda line: line.number) as ledger:
        return list(ledger.lines.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(HOUSE), metavar="GAME")
    parser.add_argument("--most", type=int, default=400, help="games of a meeting")
    parser.add_argument("--of-boss", type=int, default=120, help="the same of bosses")
    parser.add_argument("--regrets", type=int, default=12, help="games in which regret is measured")
    parser.add_argument("--rungs", nargs="*", default=LEVELS, choices=LEVELS, help="upper levels")
    parser.add_argument("--tables", nargs="*", type=int, help="numbers of players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    console = Console()
    ladder = Ladder(console, on_cores(given.jobs), fresh=given.fresh and not given.report)
    for game in given.games if not given.report else ():
        for players in tables(game):
            if given.tables and players not in given.tables:
                continue
            for rung in RUNGS:
                if rung[0] in given.rungs:
                    most = given.of_boss if BOSS in rung else given.most
                    met = ladder.meeting(game, players, rung, most)
                    console.print(f"{game}, {players}: {' over '.join(rung)}: {met}")
        if given.regrets:
            ladder.regrets(game, given.regrets)
    write(Ladder(console, on_cores(1), fresh=False))


def write(ladder: Ladder) -> None:
    """The page, from all that was ever played."""
    rungs = [
        rung_row(game, players, [ladder.meeting(game, players, rung, 0) for rung in RUNGS])
        for game in sorted(HOUSE)
        for players in tables(game)
    ]
    regrets = [regret_row(game, lines) for game in sorted(HOUSE) if (lines := looked_at(game))]
    PAGE.write_text(page(rungs, regrets), "utf-8")
    ladder.console.print(f"written: {PAGE.relative_to(TOP)}")


if __name__ == "__main__":
    main()
