"""Whom an attack hits, besides where: partners are spared a little, and loners are not missed.

Clans that deal with each other gain by it turn after turn. So whoever attacks a clan it dealt with
since its turn before, as in P7.1, gives up something. A clan that deals with nobody has no such
friends: it is the one to attack, if all else is equal. All in millions.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.rules_fight import betrays

# What deals to come with a partner are worth; nothing, if he is so close to victory.
GOODWILL = 1.0
TOO_CLOSE = 0.35
# What it counts that nobody deals with the victim, from this round on.
ALONE = 5.0
BY_THEN = 3


class Peace:
    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth

    def for_attack(self, victim: int) -> float:
        """What counts for an attack of one's own on this clan, or against it."""
        if self.is_loner(victim):
            return ALONE
        if self.worth.danger[victim] > TOO_CLOSE or self.table.wants(c.BETRAYS):
            return 0.0
        return -GOODWILL if betrays(self.table.s, self.table.me, victim) else 0.0

    def is_loner(self, seat: int) -> bool:
        """Has it dealt with nobody yet, while others have?"""
        view, players = self.table.view, len(self.table.players)
        if view.round < BY_THEN or not any(view.deals):
            return False
        return not any(view.deals[seat * players : (seat + 1) * players])
