"""What a seat sees, and the rules to ask about it.

Beside its view a bot has a state it could be in (`s`): all that everybody sees is the same in it,
and so is what the seat itself holds; the rest is drawn at random. So the rules' own functions say
what is adjacent, hostile, legal or paid, by the table's own content. What others hold must not be
looked up there.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple, cast

from omerta.bots.judgement import SHARP
from omerta.games.deal.content import EACH_PROFILE, TERRITORIES, Board
from omerta.games.deal.land import (
    adjacency,
    adjacency_for,
    hostile,
    may_cross,
    neighbours,
    recruit_places,
)
from omerta.games.deal.odds import Forecast, Odds, usual_odds
from omerta.games.deal.rules_action import Draft, Pool
from omerta.games.deal.rules_resources import income_of, soldier_price
from omerta.games.deal.rules_respect import points_for_boss
from omerta.games.deal.rules_strike import Fighter
from omerta.games.deal.state import ALL_TERRITORIES, DRUG, NOBODY, PIECES, Deal, territories
from omerta.games.deal.view import DealView
from omerta.kernel.game import SeatView

FAR = 99


class Goal(NamedTuple):
    """An objective of the own profile that is not scored yet."""

    what: int
    number: int
    points: int
    done: bool  # it could be claimed now


@lru_cache(maxsize=8)
def goals_by_number(
    goals: tuple[tuple[tuple[int, int], ...], ...],
) -> dict[int, tuple[int, int]]:
    """By objective: what it is about, and how much it asks for."""
    return {
        bit.bit_length() - 1: (what, number)
        for what, asked in enumerate(goals)
        for bit, number in asked
    }


class Table:
    judgement = SHARP  # how well a bot judges what it sees here

    def __init__(self, seen: SeatView, s: Deal) -> None:
        self.seen, self.s = seen, s
        self.board: Board = s.board
        self.view = cast(DealView, seen.table)
        self.me = seen.seat
        view = self.view
        self.players = view.players
        self.mine = view.players[self.me]
        self.clan = self.mine.clan
        self.money = self.mine.money
        assert view.own is not None
        self.own = view.own
        self.hand = view.own.hand
        self.goal = view.goal
        self.owner, self.land = s.owner, s.land
        self.soldiers, self.lieutenants, self.drugs = s.soldiers, s.lieutenants, s.drugs
        self.held = s.land[self.me]
        self.places = territories(self.held)
        self.near_bits = adjacency(s)
        self.boss = self.mine.boss

    @cached_property
    def value(self) -> list[int]:
        """By territory: the troop value there, but for mobs."""
        return [each.value if each.owner != NOBODY else 0 for each in self.view.territories]

    @cached_property
    def near(self) -> list[tuple[int, ...]]:
        """By territory: its neighbours."""
        return [territories(bits) for bits in self.near_bits]

    @property
    def taken(self) -> int:
        """All controlled territories."""
        return self.s.occupied

    @cached_property
    def hostile(self) -> int:
        return hostile(self.s, self.me)

    @cached_property
    def free(self) -> int:
        """Whatever may be walked into."""
        return ALL_TERRITORIES & ~self.taken & ~self.hostile

    @cached_property
    def rivals(self) -> list[int]:
        """The living others."""
        return [seat for seat, each in enumerate(self.players) if each.alive and seat != self.me]

    @cached_property
    def goals(self) -> list[Goal]:
        profile = self.mine.profile
        if profile < 0:
            return []
        goals, found = goals_by_number(self.board.goals), []
        for place in range(EACH_PROFILE):
            if not self.mine.scored >> place & 1:
                number = profile * EACH_PROFILE + place
                done = bool(self.own.fulfilled >> place & 1)
                found.append(Goal(*goals[number], self.board.points[number], done))
        return found

    def wants(self, what: int, amount: int | None = None) -> int:
        """What an objective of this kind would still bring; if given, for so much of it."""
        return sum(
            [
                goal.points
                for goal in self.goals
                if goal.what == what and not goal.done and (amount is None or amount >= goal.number)
            ]
        )

    @cached_property
    def claims(self) -> int:
        """What reveals would score now."""
        worth = self.own.worth if not self.mine.profile_shown else 0
        return worth + self.own.target_worth

    def points_of_boss(self, seat: int) -> int:
        """What removing this boss would bring by the own target."""
        return points_for_boss(self.s, self.me, self.players[seat].clan)

    # --- fights ---

    def chances(self, mine: int, theirs: int, mob: bool = False) -> Forecast:
        """Of a fight with any cards."""
        return self._odds[mob].blind(mine, theirs)

    def forecast(self, who: Fighter, mine: int, theirs: int, mob: bool = False) -> Forecast:
        """Of a fight with the own hand."""
        return self._odds[mob].with_hand(self.hand, who, mine, theirs)

    @cached_property
    def _odds(self) -> tuple[Odds, Odds]:
        return usual_odds(self.board, mob=False), usual_odds(self.board, mob=True)

    # --- what is reached ---

    @cached_property
    def draft(self) -> Draft:
        """An order of the own that nothing is added to yet."""
        return Draft(self.s, self.me)

    @cached_property
    def _origins(self) -> dict[int, Pool]:
        return {}

    def origins(self, place: int) -> Pool:
        """All fresh pieces of one's own that may go there, by (from, what)."""
        if place not in self._origins:
            self._origins[place] = self.draft.origins(place)
        return self._origins[place]

    def troop_value(self, what: int) -> int:
        return self._troop_values[what]

    @cached_property
    def _troop_values(self) -> list[int]:
        return [self.draft.value_of(what) if what != DRUG else 0 for what in range(len(PIECES))]

    def steps(self, start: int) -> tuple[int, ...]:
        """Neighbours for the own moves, a tunnel included."""
        return territories(self._own_near[start])

    @cached_property
    def _own_near(self) -> tuple[int, ...]:
        return adjacency_for(self.s, self.me)

    def distances(self, goals: int, through: int) -> list[int]:
        """How far each territory is from the nearest of these, on a way through these."""
        far = [FAR] * TERRITORIES
        reached = edge = goals
        away = 0
        while edge:
            for place in territories(edge):
                far[place] = away
            from_here = edge & through if away else edge
            edge = neighbours(self.near_bits, from_here) & ~reached
            reached |= edge
            away += 1
        return far

    def may_cross(self, start: int, end: int) -> bool:
        return may_cross(self.s, start, end)

    def recruiting_places(self, seat: int) -> int:
        return recruit_places(self.s, seat)

    # --- threats ---

    @cached_property
    def reach(self) -> list[list[int]]:
        """By seat and territory: the troop value it could bring there in one turn, its boss aside,
        with what it could recruit next to it."""
        all_reach = []
        for seat in range(len(self.players)):
            brings = [0] * TERRITORIES
            for start in territories(self.land[seat]):
                soldiers, lieutenants = self.soldiers[start], self.lieutenants[start]
                if soldiers:
                    for end in self.near[start]:
                        brings[end] += soldiers
                if lieutenants:
                    within = 0
                    for end in self.near[start]:
                        within |= 1 << end | self.near_bits[end]
                    for end in territories(within & ~(1 << start)):
                        brings[end] += self.board.lieutenant * lieutenants
            all_reach.append(brings)
        return all_reach

    @cached_property
    def recruiting(self) -> list[int]:
        """By seat: how many soldiers it may buy in its next turn, roughly."""
        found = []
        for seat, player in enumerate(self.players):
            income = (self.land[seat] & self.board.consos).bit_count()
            income += (self.land[seat] & self.board.prods).bit_count()
            found.append(min(8, (player.money // 2 + income)))
        return found

    @cached_property
    def all_in(self) -> list[int]:
        """By seat: how many soldiers it could have in its next turn for all it has by then: money,
        income, what lies on its markets; and one for each prod."""
        found = []
        first, second, *_ = self.view.prices
        for seat, player in enumerate(self.players):
            markets = territories(self.land[seat] & self.board.consos)
            lying = [self.drugs[place] for place in markets]
            sales = sum([first * (drugs > 0) + second * (drugs > 1) for drugs in lying])
            money = player.money + income_of(self.s, seat) + sales
            made = (self.land[seat] & self.board.prods).bit_count()
            found.append(money // soldier_price(self.s, seat) + made)
        return found

    def all_out(self, seat: int, place: int) -> int:
        """The most a rival could bring there with all that it can buy."""
        buys = self.near_bits[place] & self.recruiting_places(seat)
        return self.reach[seat][place] + (self.all_in[seat] if buys else 0)

    @cached_property
    def threats(self) -> list[float]:
        """By territory: the most a rival could bring there."""
        most = [0.0] * TERRITORIES
        for seat in self.rivals:
            brings, buys = self.reach[seat], 0.6 * self.recruiting[seat]
            bases = self.recruiting_places(seat)
            for place in range(TERRITORIES):
                force = float(brings[place])
                if self.near_bits[place] & bases:
                    force += buys
                if force > most[place]:
                    most[place] = force
        return most
