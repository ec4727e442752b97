"""Troops that can still move, and what it costs to take them from where they stand."""

from __future__ import annotations

from omerta.games.deal.bot.paths import Fresh, Move
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.state import LIEUTENANT, SOLDIER

TROOPS = (SOLDIER, LIEUTENANT)


class Forces:
    """Of one's own, as moves are planned one after the other."""

    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth
        self.stays = {place: table.value[place] for place in table.places}
        self.fresh: Fresh = {}
        for place in table.places:
            for what in TROOPS:
                if count := table.draft.left(place, what):
                    self.fresh[place, what] = count
        self.at_first = dict(self.fresh)
        self._risks: dict[tuple[int, int], float] = {}

    def risk(self, place: int, value: int) -> float:
        key = (place, value)
        if key not in self._risks:
            self._risks[key] = self.worth.risk(place, value)
        return self._risks[key]

    def cost(self, start: int, what: int, count: int = 1) -> float:
        """What taking so many of these away puts at risk."""
        stays = self.stays[start]
        return self.risk(start, stays - self.table.troop_value(what) * count) - self.risk(
            start, stays
        )

    def use(self, move: Move) -> None:
        """Of a troop; the boss is not counted here."""
        start, what, count, end = move
        self.fresh[start, what] -= count
        self.stays[start] -= self.table.troop_value(what) * count
        if end in self.stays:
            self.stays[end] += self.table.troop_value(what) * count

    def left(self, start: int, what: int) -> int:
        return self.fresh.get((start, what), 0)

    def sources(self, place: int) -> list[tuple[int, int]]:
        """(from, what) of all that could go there."""
        pool = self.table.origins(place)
        return [each for each in pool if each[1] in TROOPS and self.left(*each) > 0]
