"""What does it cost a bot to break its word? Prints a table.

``python -m bench.breach``: live games of La Cosa Nostra with four bots, two of which always break
their word. A game with a breach is played again with the same luck, and the breach is forgotten at
once. The table compares how many bargains whoever broke his word strikes after it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track

from omerta.bots.tempers import CALM, GREEDY, Temper
from omerta.games import package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import (
    Accept,
    Bargainer,
    Bot,
    Counter,
    Propose,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.game import Game
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.lab.intervals import ratio_interval
from omerta.lineup import USUAL, make

FAITHLESS = GREEDY._replace(word=0.0)
SEATS: tuple[Temper, ...] = (FAITHLESS, CALM, FAITHLESS, CALM)
# An offer is countered at most so often.
MOST_COUNTERS = 3


@dataclass
class Played:
    """One game: its bargains as (number of the question, maker, taker)."""

    bargains: list[tuple[int, int, int]] = field(default_factory=list)
    breaches: dict[int, int] = field(default_factory=dict)  # by seat: when it first broke its word
    questions: int = 0

    def after(self, since: int, seat: int) -> int:
        """A seat's bargains from a question on."""
        return sum(at >= since and seat in parties for at, *parties in self.bargains)


def play(game: Game[Any], key: bytes, forgiving: bool = False) -> Played:
    match = Match(game, [SeatInfo(str(seat)) for seat in range(len(SEATS))], key)
    bots = [make(USUAL, game, derive(key, seat), temper) for seat, temper in enumerate(SEATS)]
    played = Played()
    while not match.over:
        if not game.ask(match.state).covert:
            talk(match, bots, played)
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(game, match.state, seat)))
        played.questions += 1
        for promise in match.state.promises:
            if promise.mark == "broken":
                played.breaches.setdefault(promise.maker, played.questions)
        if forgiving:
            forget(match)
    return played


def talk(match: Match[Any], bots: list[Bot], played: Played) -> None:
    """Every bot may make one offer; it is answered at once."""
    for seat, bot in enumerate(bots):
        if not isinstance(bot, Bargainer):
            raise TypeError(f"{USUAL} does not bargain")
        move = bot.bargain(bargaining_decision(match.game, match.state, seat))
        if isinstance(move, Propose):
            try:
                haggle(match, bots, match.offer(move.offer), played)
            except Refused:  # not at this moment
                continue


def haggle(match: Match[Any], bots: list[Bot], offer: Offer, played: Played) -> None:
    for _ in range(MOST_COUNTERS + 1):
        if offer.to < 0:
            match.withdraw(offer.maker, offer.id)
            return
        bot = bots[offer.to]
        assert isinstance(bot, Bargainer)
        decision = bargaining_decision(match.game, match.state, offer.to, offer.id)
        move = bot.bargain(decision)
        if isinstance(move, Accept):
            match.accept(offer.to, offer.id)
            played.bargains.append((played.questions, offer.maker, offer.to))
            return
        if not isinstance(move, Counter):
            break
        offer = match.counter(offer.to, offer.id, move.answer)
    match.decline(offer.to, offer.id)


def forget(match: Match[Any]) -> None:
    """Nobody will know of a broken promise: it is written down as a kept one."""
    match.state.promises[:] = [
        replace(each, mark="kept") if each.mark == "broken" else each
        for each in match.state.promises
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", default="breach")
    given = parser.parse_args()
    console, game = Console(), package("cosa_nostra").game
    rows: list[tuple[float, float]] = []
    for number in track(range(given.games), console=console, description="playing"):
        key = derive(key_from(given.seed), number)
        noticed = play(game, key)
        if noticed.breaches:
            forgotten = play(game, key, forgiving=True)
            for seat, since in noticed.breaches.items():
                rows.append((noticed.after(since, seat), forgotten.after(since, seat)))
    ratio = ratio_interval(rows)
    console.print(f"{len(rows)} seats broke their word in {given.games} games.", highlight=False)
    if ratio is not None:
        after, otherwise = (sum(side) for side in zip(*rows, strict=True))
        console.print(
            f"Bargains after it: {after}; {otherwise} where it is forgotten:"
            f" {ratio.share:.2f} × [{ratio.low:.2f}; {ratio.high:.2f}]",
            highlight=False,
        )


if __name__ == "__main__":
    main()
