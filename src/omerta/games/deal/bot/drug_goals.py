"""What drugs do for the objectives of one's own profile, in millions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from omerta.games.deal import content as c
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth, share
from omerta.games.deal.state import territories

# A drug that lies on a market now is still to be sold in the next turn.
STILL_TO_SELL = 0.5
# So is one that is made next to the sea still to be shipped, in the same turn.
STILL_TO_SHIP = 0.8


class DrugGoals:
    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth
        self.open = [goal for goal in table.goals if not goal.done]

    def on_market(self, place: int, before: int) -> float:
        """P4.2, P8.3: of one more drug on a market, where so many lie."""
        table, points = self.table, 0.0
        if not table.held & table.board.consos & 1 << place:
            return 0.0
        lying = [table.drugs[each] for each in territories(table.held & table.board.consos)]
        for goal in self.open:
            if goal.what == c.SELLS_DRUGS:
                points += goal.points * share(goal.number - sum(lying))
            elif goal.what == c.SELLS_ON and not before:
                markets = sum([drugs > 0 for drugs in lying])
                points += goal.points * share(goal.number - markets)
        return points * self.worth.respect * STILL_TO_SELL

    def may_ship(self, start: int, end: int) -> bool:
        return bool(self.table.board.near_sea[start] >> end & 1)

    @cached_property
    def ports(self) -> tuple[int, ...]:
        """Territories of one's own with a sea route between them."""
        table = self.table
        sea, near, held = table.board.near_sea, table.near_bits, table.held
        return tuple([place for place in table.places if sea[place] & near[place] & held])

    @cached_property
    def to_ship(self) -> int:
        """Drugs that could go by sea in this turn, with those that did."""
        table = self.table
        fresh = [table.drugs[place] - table.s.tired_drugs[place] for place in self.ports]
        return table.s.shipped + sum(fresh)

    @cached_property
    def by_sea(self) -> float:
        """P8.2: of each drug that goes by sea, if enough can."""
        return self._shipped(at_hand=self.to_ship)

    def made(self, place: int, pieces: Sequence[int]) -> float:
        """P8.2: of a drug that is made there, if all of these places make one each."""
        if place not in self.ports:
            return 0.0
        more = sum([each in self.ports for each in pieces])
        return STILL_TO_SHIP * self._shipped(at_hand=self.to_ship + more)

    def _shipped(self, at_hand: int) -> float:
        """Of each drug of an objective about shipping, if so many are at hand."""
        points = 0.0
        for goal in self.open:
            if goal.what == c.SHIPS_DRUGS and at_hand >= goal.number:
                points += goal.points / max(1, goal.number - self.table.s.shipped)
        return points * self.worth.respect * self.worth.claimed_now
