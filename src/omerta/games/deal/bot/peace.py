"""What a deal is worth besides its goods: two clans that have just dealt tend to spare each other.

Whoever attacks a clan it dealt with since its turn before breaks the peace, as in P7.1. A bot does
so only where it gains `BREACH` more by it than by another attack, or where that clan is about to
win. So a weak clan buys peace, and a strong one sells it. All in millions.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.rules_fight import betrays
from omerta.games.deal.state import territories

# What an attack on a clan at peace must bring more; none is owed to one so close to victory.
BREACH = 3.0
TOO_CLOSE = 0.35
# A clan attacks another so often in a turn.
ATTACKS = 2
# Of what it could take, how much peace saves; and how much it costs to keep it.
SAVES = 0.35
FORGONE = 0.25


class Peace:
    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth
        self._takes: dict[tuple[int, int], float] = {}

    def breach(self, victim: int) -> float:
        """What it counts against an attack of one's own on this clan."""
        if self.worth.danger[victim] > TOO_CLOSE or self.table.wants(c.BETRAYS):
            return 0.0
        return BREACH if betrays(self.table.s, self.table.me, victim) else 0.0

    def worth_of_deal(self, seat: int, other: int) -> float:
        """What it is worth to a seat that it deals with another clan now: both keep the peace in
        their next turns. Nothing where they do already."""
        gain = 0.0
        if not self._kept(other, seat):
            gain += SAVES * self.takes(other, seat)
        if not self._kept(seat, other):
            gain -= FORGONE * self.takes(seat, other)
        return gain

    def _kept(self, attacker: int, victim: int) -> bool:
        """Have they dealt since the attacker's last turn began?"""
        view = self.table.view
        dealt = view.deals[attacker * len(self.table.players) + victim]
        return bool(dealt) and dealt >= view.turn_starts[attacker][1]

    def takes(self, attacker: int, victim: int) -> float:
        """Roughly, what one may lose to the other in a turn."""
        if (attacker, victim) not in self._takes:
            self._takes[attacker, victim] = self._reckoned(attacker, victim)
        return self._takes[attacker, victim]

    def _reckoned(self, attacker: int, victim: int) -> float:
        table, worth = self.table, self.worth
        losses = []
        for place in territories(table.land[victim]):
            force = round(table.force_at(attacker, place))
            if force > 0:
                won = table.chances(force, max(1, table.value[place])).win
                losses.append(won * worth.attacked(place) * worth.land[place])
        return sum(sorted(losses, reverse=True)[:ATTACKS])
