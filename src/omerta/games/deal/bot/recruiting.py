"""The recruitment phase: what is bought, and where it is placed."""

from __future__ import annotations

import math

from omerta.games.deal import content as c
from omerta.games.deal.bot.attacks import Attacks
from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.market import wanted_by
from omerta.games.deal.bot.paths import Path
from omerta.games.deal.bot.quiet import attraction, expand
from omerta.games.deal.bot.resources import ALARM
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.rules_resources import income_of
from omerta.games.deal.state import END, PUT_LIEUTENANT, PUT_SOLDIER, territories

# In half millions: kept for each drug that may be bought until the next turn, of so many at most.
FOR_A_DRUG = 5
MOST_BOUGHT = 3
# A drug that is a step away from the border, or may be made at it, comes to it half the time.
MAY_COME = 0.5
# Who may win so soon leaves no time to sell what one buys.
HURRY = 0.85
# Of much money, this part is at hand for whatever is offered.
AT_HAND = 5
# A boss is guarded until it would fall this often, if each rival attacked.
BEARABLE = 0.2
# What each soldier who guards a number must save.
SAVES = 1.2


def recruits(table: Table) -> Path:
    return (*Recruiting(table).steps(), END)


class Recruiting:
    def __init__(self, table: Table) -> None:
        self.table, self.worth, self.board = table, Worth(table), table.board
        self.forces = Forces(table, self.worth)
        self.bases = territories(table.recruiting_places(table.me))
        self.price = table.view.soldier_price
        self.money = table.money - self.reserve()
        self.room = self.board.most_soldiers - table.mine.soldiers
        self.chosen: list[int] = []

    def reserve(self) -> int:
        """Kept for an objective that is near, or to buy drugs."""
        table = self.table
        income = income_of(table.s, table.me)
        for goal in table.goals:
            if goal.what == c.MONEY and table.money + 3 * income >= goal.number:
                return table.money if not goal.done or table.claims < 3 else 0
        if max(self.worth.danger) > HURRY:
            return 0
        if not table.held & self.board.consos:
            return 0
        wanted = FOR_A_DRUG * min(MOST_BOUGHT, math.ceil(self.drugs_to_buy()))
        return min(max(wanted, table.money // AT_HAND), table.money * 2 // 3)

    def drugs_to_buy(self) -> float:
        """Roughly, until the next turn: as many as there are, and as one's markets take."""
        table = self.table
        border = 0
        for place in territories(wanted_by(table, table.me)):
            border |= table.near_bits[place]
        found = 0.0
        for seat in table.rivals:
            theirs = table.land[seat]
            for place in territories(theirs):
                comes = 1.0 if border >> place & 1 else MAY_COME
                if comes == 1.0 or table.near_bits[place] & theirs & border:
                    found += comes * table.drugs[place]
                if comes == 1.0 and self.board.prods >> place & 1:
                    found += MAY_COME
        markets = territories(table.held & self.board.consos)
        return min(
            found, sum([2 if self.board.capital[p] else not table.drugs[p] for p in markets])
        )

    def soldiers(self) -> int:
        """How many can still be bought."""
        return max(0, min(self.room, self.money // self.price))

    def buy(self, place: int, count: int) -> None:
        count = min(count, self.soldiers())
        self.chosen += [PUT_SOLDIER + place] * count
        self.money -= count * self.price
        self.room -= count

    def steps(self) -> list[int]:
        if not self.bases:
            return []
        self.guard_boss()
        self.lieutenants()
        if self.soldiers():
            self.walk_in()
        if self.soldiers():
            self.guard_numbers()
        if self.soldiers():
            self.strike()
        if self.soldiers():
            self.mass()
        return self.chosen

    def guard_boss(self) -> None:
        """Even with what is being saved."""
        table = self.table
        boss, value = table.boss, table.value[table.boss]
        if boss not in self.bases or self.worth.risk(boss, value) < ALARM:
            return
        needed = 0
        afford = min(self.room, table.money // self.price)
        while needed < afford and self.worth.would_fall(boss, value + needed) > BEARABLE:
            needed += 1
        self.money = max(self.money, needed * self.price)
        self.buy(boss, needed)

    def guard_numbers(self) -> None:
        """Respect that a rival could take, where few soldiers save much of it."""
        table, forces = self.table, self.forces
        while most := self.soldiers():
            best, where, count = SAVES, -1, 0
            for place in self.bases:
                if not self.board.respect[place]:
                    continue
                value = table.value[place] + self.chosen.count(PUT_SOLDIER + place)
                for more in range(1, most + 1):
                    saved = forces.risk(place, value) - forces.risk(place, value + more)
                    if saved / more > best:
                        best, where, count = saved / more, place, more
            if where < 0:
                return
            self.buy(where, count)

    def lieutenants(self) -> None:
        """For an objective, or where there is money to spare: they reach far."""
        table = self.table
        wanted = table.wants(c.LIEUTENANTS) > 0
        have = table.mine.lieutenants
        price = self.board.lieutenant_price
        while have < self.board.most_lieutenants and self.money >= price * (1 if wanted else 3):
            place = max(self.bases, key=lambda each: table.value[each])
            self.chosen.append(PUT_LIEUTENANT + place)
            self.money -= price
            have += 1

    def walk_in(self) -> None:
        """One for each free territory nobody is there for."""
        table = self.table
        taken = {move[3] for _, move in expand(Forces(table, self.worth))}
        free = territories(table.free)
        wanted = sorted(
            [(self.worth.holding(place, 1), place) for place in free if place not in taken],
            reverse=True,
        )
        for gain, place in wanted:
            starts = [start for start in self.bases if start in table.near[place]]
            if gain > 1.5 and starts and self.soldiers():
                self.buy(min(starts, key=lambda start: table.value[start]), 1)

    def strike(self) -> None:
        """As many as make the best attack a good one."""
        table = self.table
        attacks = Attacks(Forces(table, self.worth), knows_hand=False)
        most = self.soldiers()
        best, where, count = 1.0, -1, 0
        for place in territories(table.hostile):
            starts = [start for start in self.bases if start in table.near[place]]
            if not starts:
                continue
            pieces = attacks.pieces(place)
            cost = sum([max(0.0, price) for price, _, _ in pieces])
            value = sum([table.troop_value(what) for _, _, what in pieces])
            defence, mob = attacks.defence(place)
            for more in {most, (most + 1) // 2}:
                odds = table.chances(value + more, defence, mob)
                gain = attacks.gain(place, value + more, cost, odds, 2) - 0.2 * more
                if gain > 1.0 and (gain := table.judgement.seems(gain)) > best:
                    best, where, count = gain, starts[0], more
        if where >= 0:
            self.buy(where, count)

    def mass(self) -> None:
        """The rest together, where it is nearest to what may be taken next, or most in danger."""
        table, forces = self.table, self.forces
        pull = attraction(forces)
        count = self.soldiers()

        def score(place: int) -> float:
            value = table.value[place]
            saved = forces.risk(place, value) - forces.risk(place, value + count)
            return pull[place] + 0.7 * saved / count

        self.buy(table.judgement.best(self.bases, score), count)
