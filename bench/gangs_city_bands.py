"""Do games of Gangs City among our bots look as its rules say they should? Prints tables.

``python bench/gangs_city_bands.py --games 200 --bot bot``: so many games for each number of
players, every seat played by the same bot. The figures beside are those of the rules' sanity check
(crude greedy bots on a simplified engine) or, with ``--bot random``, of uniform random play: a
check of the engine and of its bots, no proof of balance.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from omerta import lineup
from omerta.games.gangs_city import GAME, events
from omerta.games.gangs_city.content import TRAFFICS
from omerta.games.gangs_city.rules_placement import made_by, unplaced
from omerta.games.gangs_city.state import DONE
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.events import Event, Recorder
from omerta.kernel.results import winners

PLAYERS = (3, 4, 5, 6)

ROUNDS = "rounds"
LONGEST = "shortest and longest game"
FROM_TRAFFICS = "points from traffics"
WINS = "wins by seat"
WIPED_OUT = "gangs without a character at the end"
NO_PLACEMENT = "placements without a legal option"
SHORTAGES = "stock shortages"
STOPPED = "games stopped by GC-8.7"

# What the rules' sanity checks say, by number of players.
GREEDY_PLAY = {
    ROUNDS: ("7.3", "7.2", "5.7", "5.2"),
    FROM_TRAFFICS: ("about half",) * 4,
    WINS: ("even", "even", "24 24 20 18 15 %", "early seats"),
    WIPED_OUT: ("none",) * 4,
    NO_PLACEMENT: ("none",) * 4,
    SHORTAGES: ("none",) * 4,
}
RANDOM_PLAY = {
    ROUNDS: ("14.8", "15.3", "14.5", "13.3"),
    LONGEST: ("4–30",) * 4,
    FROM_TRAFFICS: ("19 %", "22 %", "24 %", "28 %"),
    WINS: ("33 33 35 %", "26 25 23 26 %", "20 18 20 22 20 %", "18 18 16 17 16 15 %"),
    WIPED_OUT: ("2 %", "4 %", "4 %", "4 %"),
    NO_PLACEMENT: ("none",) * 4,
    SHORTAGES: ("none",) * 4,
    STOPPED: ("none",) * 4,
}


@dataclass
class Findings:
    """Of all games with one number of players."""

    players: int
    rounds: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by seat
    traffics: int = 0  # points
    districts: int = 0
    wiped_out: int = 0
    stuck: int = 0
    short: int = 0
    stopped: int = 0

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players

    def play(self, bot: str, key: bytes) -> None:
        heard = Recorder()
        s = GAME.begin(self.players, key, listener=heard)
        seated = [lineup.make(bot, GAME, derive(key, "bot", seat)) for seat in range(self.players)]
        told = 0
        while s.asking:
            self.listen(heard[told:])
            told = len(heard)
            seat = s.waiting[0]
            action = seated[seat].choose(decision_for(GAME, s, seat))
            if s.asking == "place_tile" and action == DONE and unplaced(s, seat):
                self.stuck += made_by(GAME.path(s, seat)).declined  # GC-4.34
            GAME.act(s, seat, action)
        self.listen(heard[told:])
        self.rounds.append(s.round)
        self.wiped_out += sum(not roster for roster in s.rosters)
        first = winners(GAME.places(s))
        for seat in first:
            self.wins[seat] += 1 / len(first)

    def listen(self, heard: Sequence[Event]) -> None:
        managed = [[0] * TRAFFICS for _ in range(self.players)]
        leaders = [-1] * TRAFFICS
        for event in heard:
            match event.public:
                case events.Managed(seat=seat, symbols=run):
                    for traffic, symbols in enumerate(run):
                        managed[seat][traffic] += symbols
                case events.Traffic(traffic=traffic, leader=leader):
                    leaders[traffic] = leader
                case events.Stock(seat=seat, tokens=tokens):
                    due = [
                        0 if leaders[traffic] == seat else symbols
                        for traffic, symbols in enumerate(managed[seat])
                    ]
                    self.short += tokens != tuple(due)
                case events.Scores(traffics=traffics, districts=districts):
                    self.traffics += sum(traffics)
                    self.districts += sum(districts)
                case events.End(reached=reached):
                    self.stopped += not reached

    def shown(self) -> dict[str, str]:
        games = len(self.rounds)
        shares = " ".join(f"{wins / games:.0%}".rstrip("%") for wins in self.wins)
        return {
            ROUNDS: f"{mean(self.rounds):.1f}",
            LONGEST: f"{min(self.rounds)}–{max(self.rounds)}",
            FROM_TRAFFICS: f"{self.traffics / (self.traffics + self.districts):.0%}",
            WINS: f"{shares} %",
            WIPED_OUT: f"{self.wiped_out / games / self.players:.1%}",
            NO_PLACEMENT: str(self.stuck),
            SHORTAGES: str(self.short),
            STOPPED: str(self.stopped),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", choices=lineup.names(GAME), default=lineup.USUAL)
    parser.add_argument("--players", type=int, choices=PLAYERS, action="append")
    parser.add_argument("--seed", default="bands")
    given = parser.parse_args()
    bands = RANDOM_PLAY if given.bot == lineup.RANDOM else GREEDY_PLAY
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        for number, players in enumerate(PLAYERS):
            if given.players and players not in given.players:
                continue
            task = progress.add_task(f"{players} players", total=given.games)
            findings = Findings(players)
            for game in range(given.games):
                findings.play(given.bot, derive(key_from(given.seed), players, game))
                progress.advance(task)
            grid = Table(title=f"{players} players, {given.games} games of {given.bot}")
            for column in ("figure", "the rules say", "ours"):
                grid.add_column(column)
            for figure, ours in findings.shown().items():
                grid.add_row(figure, bands.get(figure, ("",) * len(PLAYERS))[number], ours)
            console.print(grid)


if __name__ == "__main__":
    main()
