"""Do games of Mafiozoo among our bots look as expected? Prints a table.

``python bench/mafiozoo_bands.py --games 200 --bot bot``: so many games for each number of players,
every seat played by the same bot. The bands are those of a throwaway simulation with simple bots
that over-valued favours: a check of the engine and of its bots, no proof of balance.
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
from omerta.games.mafiozoo import GAME, events
from omerta.games.mafiozoo.content import COMMISSIONER, FEMME_FATALE, LIEUTENANT, PLACE_IDS, PLACES
from omerta.games.mafiozoo.state import Mafiozoo
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.events import Event, Recorder

PLAYERS = (4, 3, 2)
TOKEN_GIVERS = (*range(LIEUTENANT + 1), FEMME_FATALE, COMMISSIONER)

# What is expected, for four, three and two players.
BANDS = {
    "score": ("46", "53", "88"),
    "lowest and highest score": ("27–65", "", ""),
    "places per player": ("7.1", "8.1", "13.4"),
    "favour tokens per player and round": ("3.7–4.6",) * 3,
    "of these paid for": ("about half",) * 3,
    "money left": ("6–13Z",) * 3,
    "Reserve at the start of Corruption": ("about 6",) * 3,
    "slush fund at the start of Corruption": ("about 9",) * 3,
    "district tokens taken, of 60": ("12–16",) * 3,
    "players on the rarest place": ("10 % or more", "10 % or more", ""),
    "players on the most usual place": ("80 % or less", "80 % or less", ""),
    "the Corruption pile ran out": ("never",) * 3,
}


@dataclass
class Findings:
    """Of all games with one number of players."""

    scores: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    slush: list[int] = field(default_factory=list)
    districts: list[int] = field(default_factory=list)
    thugs: list[int] = field(default_factory=list)  # places of each player, as bits
    rounds: int = 0  # of players: each counts in every round
    tokens: int = 0
    paid: int = 0
    ran_out: int = 0

    def play(self, players: int, bot: str, key: bytes) -> None:
        heard = Recorder()
        s = GAME.begin(players, key, listener=heard)
        seated = [lineup.make(bot, GAME, derive(key, "bot", seat)) for seat in range(players)]
        told = 0
        while s.asking:
            self.listen(s, heard[told:])
            told = len(heard)
            seat = s.waiting[0]
            GAME.act(s, seat, seated[seat].choose(decision_for(GAME, s, seat)))
        self.listen(s, heard[told:])
        self.scores += GAME.scores(s)
        self.money += s.money
        self.thugs += s.thugs
        self.districts.append(sum(map(len, (*s.seen_tokens, *s.blind_tokens))))
        self.rounds += s.rounds * players

    def listen(self, s: Mafiozoo, heard: Sequence[Event]) -> None:
        for event in heard:
            match event.public:
                case events.Corruption():  # the first card is not played yet
                    self.reserve += s.reserve[: s.players]
                    self.slush += s.slush[: s.players]
                case events.Favour():
                    self.tokens += 1
                case events.Settle(token=token):
                    self.tokens += token >= 0
                case events.Payments(character=who, paying=paying) if who in TOKEN_GIVERS:
                    self.paid += len(paying)
                case events.Reshuffle():
                    self.ran_out += 1

    def shown(self) -> dict[str, str]:
        players = len(self.thugs)
        shares = [
            sum(thugs >> place & 1 for thugs in self.thugs) / players for place in range(PLACES)
        ]
        rarest, usual = shares.index(min(shares)), shares.index(max(shares))
        return {
            "score": f"{mean(self.scores):.1f}",
            "lowest and highest score": f"{min(self.scores)}–{max(self.scores)}",
            "places per player": f"{mean(thugs.bit_count() for thugs in self.thugs):.1f}",
            "favour tokens per player and round": f"{self.tokens / self.rounds:.2f}",
            "of these paid for": f"{self.paid / self.tokens:.0%}",
            "money left": f"{mean(self.money):.1f}Z",
            "Reserve at the start of Corruption": f"{mean(self.reserve):.1f}",
            "slush fund at the start of Corruption": f"{mean(self.slush):.1f}",
            "district tokens taken, of 60": f"{mean(self.districts):.1f}",
            "players on the rarest place": f"{shares[rarest]:.0%} ({PLACE_IDS[rarest]})",
            "players on the most usual place": f"{shares[usual]:.0%} ({PLACE_IDS[usual]})",
            "the Corruption pile ran out": f"{self.ran_out} times",
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", choices=lineup.names(GAME), default=lineup.USUAL)
    parser.add_argument("--seed", default="bands")
    given = parser.parse_args()
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        for number, players in enumerate(PLAYERS):
            task = progress.add_task(f"{players} players", total=given.games)
            findings = Findings()
            for game in range(given.games):
                findings.play(players, given.bot, derive(key_from(given.seed), players, game))
                progress.advance(task)
            grid = Table(title=f"{players} players, {given.games} games of {given.bot}")
            for column in ("figure", "expected", "ours"):
                grid.add_column(column)
            for figure, ours in findings.shown().items():
                grid.add_row(figure, BANDS[figure][number], ours)
            console.print(grid)


if __name__ == "__main__":
    main()
