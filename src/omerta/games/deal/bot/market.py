"""What drugs are worth, in millions: where they lie, to whoever controls the place."""

from __future__ import annotations

from functools import cached_property

from omerta.games.deal.bot.drug_goals import DrugGoals
from omerta.games.deal.bot.paths import Move
from omerta.games.deal.bot.table import FAR, Table
from omerta.games.deal.content import mask
from omerta.games.deal.land import neighbours
from omerta.games.deal.rules_resources import is_steady
from omerta.games.deal.state import DRUG, territories

# What a drug is worth that is one step from a market of one's own, and how that fades: it is sold
# two turns later.
NEAR = 2.6
FADES = 0.85
# On a market, as a share of the first price: what cannot be sold well at once may be so later.
LATER = (1.0, 0.7, 0.45, 0.35)
# Next to a territory where another clan would buy it: what its owner takes for it rather than wait,
# and what it brings on average. And where neither can be reached.
TO_SELL = 1.2
USUAL_PRICE = 2.0
NO_OUTLET = 0.3
# So many drugs find a buyer in a turn for each market next to them; and on the way to one.
ROOM = 1.2
LEAST_ROOM = 1.2
# So many drugs are in store for each market of one's own, and for each place to sell them to.
A_MARKET = 2
# A move must gain this much.
LEAST = 0.1


class Market:
    """Seen from one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.land = table.land[seat]
        self.outlets = self.land & table.board.consos
        self.prices = [price / 2 for price in table.view.prices]

    @cached_property
    def far(self) -> list[int]:
        return self.table.distances(self.outlets, self.land)

    @cached_property
    def wanted(self) -> int:
        """Where others would like to get drugs."""
        bits = 0
        for seat in range(len(self.table.players)):
            if seat != self.seat:
                bits |= wanted_by(self.table, seat)
        return bits

    @cached_property
    def far_to_buyers(self) -> list[int]:
        """To the nearest border where another clan may buy."""
        near = self.table.near_bits
        border = [place for place in territories(self.land) if near[place] & self.wanted]
        return self.table.distances(mask(border), self.land)

    @cached_property
    def room(self) -> int:
        """How many drugs may be sold before long: on markets of its own, and across its borders."""
        border = neighbours(self.table.near_bits, self.land) & self.wanted
        return A_MARKET * (self.outlets | border).bit_count()

    def value(self, place: int, before: int, to_sell: float = TO_SELL) -> float:
        """Of one more drug on a territory of the seat, where so many lie; `to_sell` is what it
        counts next to a buyer."""
        first, _, further, capital = self.prices
        if self.outlets >> place & 1:
            if is_steady(self.table.s, place):
                return capital
            return max(further, first * LATER[before] if before < len(LATER) else 0.0)
        value, near = NO_OUTLET, self.table.near_bits[place]
        if self.far[place] < FAR:
            fades = FADES ** (self.far[place] - 1) * crowd(near & self.outlets, before)
            value = NEAR * fades
        if self.far_to_buyers[place] < FAR:
            fades = FADES ** self.far_to_buyers[place] * crowd(near & self.wanted, before)
            value = max(value, to_sell * fades)
        return value

    def moves(self, goals: DrugGoals) -> list[Move]:
        """Each drug to the best place next to it, as one order."""
        table = self.table
        there = list(table.drugs)
        counts: dict[tuple[int, int], int] = {}
        for start in territories(self.land):
            fresh = table.drugs[start] - table.s.tired_drugs[start]
            for _ in range(max(0, fresh)):
                lying = there[start] - 1
                best, where = LEAST + self.value(start, lying, USUAL_PRICE), -1
                best += goals.on_market(start, lying)
                for end in table.steps(start):
                    if self.land >> end & 1 and table.may_cross(start, end):
                        value = self.value(end, there[end], USUAL_PRICE)
                        value += goals.on_market(end, there[end])
                        value += goals.by_sea if goals.may_ship(start, end) else 0.0
                        if value > best:
                            best, where = value, end
                if where < 0:
                    break
                there[start] -= 1
                there[where] += 1
                counts[start, where] = counts.get((start, where), 0) + 1
        return [(start, DRUG, count, end) for (start, end), count in counts.items()]


def crowd(markets: int, before: int) -> float:
    """Less for each, the more lie there already for the markets next to it."""
    return min(1.0, max(LEAST_ROOM, ROOM * markets.bit_count()) / (before + 1))


def wanted_by(table: Table, seat: int) -> int:
    """Territories of a clan where it likes to get drugs: its markets, and what is next to them."""
    land = table.land[seat]
    markets = land & table.board.consos
    wanted = markets
    for place in territories(markets):
        wanted |= table.near_bits[place] & land
    return wanted
