"""Whom an attack hits, besides where: partners are spared a little, and loners are not missed.

Clans that deal with each other gain by it turn after turn. So whoever attacks a clan it dealt with
since its turn before, as in P7.1, gives up something. A clan that deals with nobody has no such
friends: it is the one to attack, if all else is equal. A word that was given is kept, unless much
is won by breaking it. All in millions.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.rules_fight import betrays
from omerta.games.deal.state import territories
from omerta.kernel.promises import spared

# What deals to come with a partner are worth; nothing, if he is so close to victory.
GOODWILL = 1.0
TOO_CLOSE = 0.35
# What it counts that nobody deals with the victim, from this round on.
ALONE = 5.0
BY_THEN = 3
# What an attack must bring more that breaks one's own word.
WORD = 8.0
# A clan attacks another so often in a turn, and does not always.
ATTACKS = 2
OFTEN = 0.3


class Peace:
    def __init__(self, table: Table, worth: Worth) -> None:
        self.table, self.worth = table, worth

    def for_attack(self, victim: int) -> float:
        """What counts for an attack of one's own on this clan, or against it."""
        if self.has_word(victim):
            return -WORD
        if self.is_loner(victim):
            return ALONE
        if self.worth.danger[victim] > TOO_CLOSE or self.table.wants(c.BETRAYS):
            return 0.0
        return -GOODWILL if betrays(self.table.s, self.table.me, victim) else 0.0

    def has_word(self, victim: int) -> bool:
        """Has this seat promised not to attack it?"""
        me, given = self.table.me, self.table.seen.promises
        return any(each.maker == me and spared(each) == victim for each in given)

    def is_loner(self, seat: int) -> bool:
        """Has it dealt with nobody yet, while others have?"""
        view, players = self.table.view, len(self.table.players)
        if view.round < BY_THEN or not any(view.deals):
            return False
        return not any(view.deals[seat * players : (seat + 1) * players])


class Future:
    """What peace and money are worth from now on, for `bots.pledges`."""

    def __init__(self, table: Table, worth: Worth) -> None:
        self._table, self._worth = table, worth
        self.round = table.view.round
        self.last_round = table.view.round + round(worth.turns)

    def takes(self, attacker: int, victim: int) -> float:
        """Roughly, what one may lose to the other in a round."""
        table, worth = self._table, self._worth
        losses = []
        for place in territories(table.land[victim]):
            force = table.reach[attacker][place]
            if force > 0:
                won = table.chances(force, max(1, table.value[place])).win
                losses.append(won * worth.attacked(place) * worth.land[place])
        return OFTEN * sum(sorted(losses, reverse=True)[:ATTACKS])

    def money(self, amount: int) -> float:
        return amount / 2

    def means(self, seat: int) -> int:
        return self._table.players[seat].money
