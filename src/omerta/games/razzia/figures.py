"""What the balance lab counts in a game of Razzia. Money is in dollars."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.figures import (
    MEAN,
    SHARE,
    Account,
    Figure,
    GameFigures,
    Pair,
    Watcher,
    of_winners,
    parts,
)
from omerta.games.razzia import events
from omerta.games.razzia.state import Razzia
from omerta.kernel.events import Event

# How money is won: alone at a bar, by a share all agreed to, by a duel.
WAYS = ("alone", "split", "duel")

LISTED = (
    Figure("splits", MEAN),
    Figure("duels", MEAN),
    Figure("raids", MEAN),
    Figure("winner_money", MEAN, WAYS),
    Figure("money", SHARE, WAYS),
)


class RazziaWatcher(Watcher):
    def __init__(self) -> None:
        self.money = Account(WAYS)
        self.splits = self.duels = self.raids = 0

    def hear(self, s: Razzia, event: Event) -> None:
        match event.public:
            case events.Round(round=1, dealer=dealer):
                self.first = dealer
            case events.Haul(seat=seat, bills=bills):
                self.money.add(seat, "alone", sum(bills))
            case events.Share(seat=seat, bills=bills):
                self.money.add(seat, "split", sum(bills))
            case events.DuelWon(seat=seat, bills=bills):
                self.money.add(seat, "duel", sum(bills))
            case events.Split():
                self.splits += 1
            case events.Duel():
                self.duels += 1
            case events.Raid():
                self.raids += 1

    def count(self, s: Razzia, won: Sequence[float]) -> dict[str, Pair]:
        rounds = float(s.round)
        return {
            "splits": (float(self.splits), rounds),
            "duels": (float(self.duels), rounds),
            "raids": (float(self.raids), rounds),
            **of_winners("winner_money", WAYS, self.money.by_seat(s.players), won),
            **parts("money", self.money.totals()),
        }


FIGURES = GameFigures(LISTED, RazziaWatcher)
