"""What do bots of La Cosa Nostra gain by trading? Prints tables.

``python bench/cosa_nostra_trades.py``: games of four bots, what they trade and what both sides gain
by their own valuation at that moment. What trading is worth in won games, the balance lab tells:
``omerta balance cosa_nostra --players 4 --one never-trades``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from statistics import mean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.bot.chains import template_of
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.players import HeuristicBot
from omerta.games.cosa_nostra.bot.table import Table
from omerta.games.cosa_nostra.bot.threats import relief
from omerta.games.cosa_nostra.state import ACCEPT, TEMPLATES, CosaNostra
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Bot, decision_for
from omerta.kernel.state import Offer

PLAYERS = 4


@dataclass
class Trades:
    """Of all games."""

    games: int = 0
    rounds: int = 0
    offers: int = 0
    dealt_in: set[tuple[int, int]] = field(default_factory=set)  # game and round
    countered: int = 0  # of the trades, those at another sum than was first offered
    # By template: what whoever spoke first gained, and the other.
    gains: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def hear(self, s: CosaNostra, offer: Offer, taker: int) -> None:
        """An offer is about to be accepted."""
        self.dealt_in.add((self.games, s.round))
        first = offer
        if offer.counters >= 0:  # the other one spoke first, of the same thing
            self.countered += 1
            first = Offer(0, taker, offer.maker, offer.wants, offer.gives)
        gains = {}
        for seat in (first.maker, first.to):
            mind = Deals(Table(GAME.seat_view(s, seat), s.board))
            gains[seat] = mind.gain(offer, taker)
            if seat == first.to:  # who was threatened
                gains[seat] += relief(mind, first)
        template = template_of(first)
        kind = "other" if template is None else TEMPLATES[template]
        self.gains.setdefault(kind, []).append((gains[first.maker], gains[first.to]))


def play(key: bytes, trades: Trades) -> CosaNostra:
    s = GAME.begin(PLAYERS, key)
    seated: list[Bot] = [HeuristicBot(Luck(derive(key, "bot", seat))) for seat in range(PLAYERS)]
    while s.asking:
        seat = s.waiting[0]
        action = seated[seat].choose(decision_for(GAME, s, seat))
        if action == ACCEPT:
            offer = next(each for each in s.offers if each.id == s.on_offer)
            trades.hear(s, offer, seat)
        GAME.act(s, seat, action)
    trades.games += 1
    trades.rounds += s.round
    trades.offers += s.offers_made
    return s


def show_trades(console: Console, trades: Trades) -> None:
    every = [pair for pairs in trades.gains.values() for pair in pairs]
    both = sum(first > 0 and second > 0 for first, second in every)
    grid = Grid(title=f"{trades.games} games of {PLAYERS} bots")
    for column in ("figure", "ours"):
        grid.add_column(column)
    grid.add_row("rounds with a trade", f"{len(trades.dealt_in) / trades.rounds:.1%}")
    grid.add_row("trades per round", f"{len(every) / trades.rounds:.2f}")
    grid.add_row("offers per round, counters among them", f"{trades.offers / trades.rounds:.2f}")
    grid.add_row("trades after a counter-offer", f"{trades.countered / len(every):.1%}")
    grid.add_row("mean gain of who offers", f"{mean([pair[0] for pair in every]):.2f}")
    grid.add_row("mean gain of who is asked", f"{mean([pair[1] for pair in every]):.2f}")
    grid.add_row("trades in which both gain", f"{both / len(every):.1%}")
    console.print(grid)
    grid = Grid(title="by template")
    for column in ("template", "per round", "offers, gains", "asked, gains", "both gain"):
        grid.add_column(column)
    for kind, pairs in sorted(trades.gains.items(), key=lambda each: -len(each[1])):
        makers, takers = mean([pair[0] for pair in pairs]), mean([pair[1] for pair in pairs])
        won = sum(first > 0 and second > 0 for first, second in pairs) / len(pairs)
        share = f"{len(pairs) / trades.rounds:.3f}"
        grid.add_row(kind, share, f"{makers:.2f}", f"{takers:.2f}", f"{won:.1%}")
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="trades")
    given = parser.parse_args()
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        task = progress.add_task("trading", total=given.games)
        trades, scores = Trades(), list[int]()
        for game in range(given.games):
            s = play(derive(key_from(given.seed), game), trades)
            scores += GAME.scores(s)
            progress.advance(task)
    show_trades(console, trades)
    console.print(f"mean score {mean(scores):.1f} thousand")


if __name__ == "__main__":
    main()
