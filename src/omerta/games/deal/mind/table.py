"""What a seat sees, as lists that are quick to look things up in."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, cast

from omerta.games.deal.content import EACH_PROFILE, EVENT, MAR, TERRITORIES, WEAPONS
from omerta.games.deal.mind.odds import BOARD
from omerta.games.deal.state import ALL_TERRITORIES, NOBODY, territories
from omerta.games.deal.view import DealView
from omerta.kernel.game import SeatView

G13, G14, G18, M4 = (EVENT[name] for name in ("G13", "G14", "G18", "M4"))

NEIGHBOURS = tuple(tuple(territories(bits)) for bits in BOARD.near)
NEIGHBOURS_BY_LAND = tuple(tuple(territories(bits)) for bits in BOARD.near_land)
FAR = 99


class Goal(NamedTuple):
    """An objective of the own profile that is not scored yet."""

    what: int
    number: int
    points: int
    done: bool  # it could be claimed now


# By objective: what it is about, and how much it asks for.
_GOALS = {
    bit.bit_length() - 1: (what, number)
    for what, goals in enumerate(BOARD.goals)
    for bit, number in goals
}


class Table:
    def __init__(self, seen: SeatView) -> None:
        self.seen = seen
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
        self.owner = [each.owner for each in view.territories]
        self.soldiers = [each.soldiers for each in view.territories]
        self.lieutenants = [each.lieutenants for each in view.territories]
        self.drugs = [each.drugs for each in view.territories]
        self.value = [0] * TERRITORIES
        self.land = [0] * seen.players  # sets
        for place, owner in enumerate(self.owner):
            if owner != NOBODY:
                self.land[owner] |= 1 << place
                self.value[place] = (
                    self.soldiers[place] + self.lieutenants[place] * BOARD.lieutenant
                )
        for player in view.players:
            if player.alive and player.boss >= 0 and self.owner[player.boss] != NOBODY:
                seat = self.owner[player.boss]
                if view.players[seat].boss == player.boss:
                    self.value[player.boss] += BOARD.boss[player.clan]
        self.held = self.land[self.me]
        self.places = territories(self.held)
        self.near = NEIGHBOURS_BY_LAND if view.in_force == G13 else NEIGHBOURS
        self.near_bits = BOARD.near_land if view.in_force == G13 else BOARD.near
        self.boss = self.mine.boss

    @cached_property
    def taken(self) -> int:
        """All controlled territories."""
        bits = 0
        for land in self.land:
            bits |= land
        return bits

    @cached_property
    def hostile(self) -> int:
        """DA-6.9"""
        return (self.taken & ~self.held) | (BOARD.capitals & ~self.taken)

    @cached_property
    def free(self) -> int:
        """Whatever may be walked into."""
        return ALL_TERRITORIES & ~self.taken & ~BOARD.capitals

    @cached_property
    def rivals(self) -> list[int]:
        """The living others."""
        return [seat for seat, each in enumerate(self.players) if each.alive and seat != self.me]

    @cached_property
    def goals(self) -> list[Goal]:
        profile = self.mine.profile
        if profile < 0:
            return []
        found = []
        for place in range(EACH_PROFILE):
            if not self.mine.scored >> place & 1:
                number = profile * EACH_PROFILE + place
                done = bool(self.own.fulfilled >> place & 1)
                found.append(Goal(*_GOALS[number], BOARD.points[number], done))
        return found

    def wants(self, what: int) -> int:
        """What an objective of this kind would still bring."""
        return sum([goal.points for goal in self.goals if goal.what == what and not goal.done])

    @cached_property
    def claims(self) -> int:
        """What reveals would score now."""
        worth = self.own.worth if not self.mine.profile_shown else 0
        return worth + self.own.target_worth

    def points_of_boss(self, seat: int) -> int:
        """What removing this boss would bring by the own target."""
        target = self.mine.target
        if target == self.clan or self.own.orphaned:
            return BOARD.own_target
        return BOARD.target if target == self.players[seat].clan else 0

    # --- what is reached ---

    def steps(self, start: int) -> tuple[int, ...]:
        """Neighbours for the own moves, a tunnel included."""
        tunnel = self.view.tunnel
        if start in tunnel and self.view.active == self.me:
            return (*self.near[start], tunnel[1 - tunnel.index(start)])
        return self.near[start]

    def two_steps(self, start: int) -> int:
        """Where a lieutenant of one's own may go (DA-6.4), as bits."""
        bits = 0
        for one in self.steps(start):
            bits |= 1 << one
            if self.view.in_force != G14 and not self.hostile >> one & 1:
                for other in self.steps(one):
                    bits |= 1 << other
        return bits & ~(1 << start)

    def distances(self, goals: int, through: int) -> list[int]:
        """How far each territory is from the nearest of these, on a way through these."""
        far = [FAR] * TERRITORIES
        edge = list(territories(goals))
        for place in edge:
            far[place] = 0
        away = 0
        while edge:
            away += 1
            following = []
            for place in edge:
                for other in self.near[place]:
                    if far[other] == FAR:
                        far[other] = away
                        if through >> other & 1:
                            following.append(other)
            edge = following
        return far

    def may_cross(self, start: int, end: int) -> bool:
        """G18"""
        return self.view.in_force != G18 or (start, end) not in BOARD.border

    def recruiting_places(self, seat: int) -> int:
        """DA-5.3, M4: where a seat may place recruits."""
        land, player = self.land[seat], self.players[seat]
        if self.view.in_force == M4 and player.clan == MAR:
            return land
        return land & (BOARD.consos | BOARD.prods | 1 << max(0, player.boss))

    # --- cards ---

    @cached_property
    def unseen(self) -> list[int]:
        """Weapon cards that are neither discarded nor in the own hand, by kind."""
        counts = list(BOARD.weapons)
        for card in (*self.view.weapon_discard, *self.hand):
            if card < WEAPONS and counts[card]:
                counts[card] -= 1
        return counts

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
                        brings[end] += BOARD.lieutenant * lieutenants
            all_reach.append(brings)
        return all_reach

    @cached_property
    def recruiting(self) -> list[int]:
        """By seat: how many soldiers it may buy in its next turn, roughly."""
        found = []
        for seat, player in enumerate(self.players):
            income = (self.land[seat] & BOARD.consos).bit_count()
            income += (self.land[seat] & BOARD.prods).bit_count()
            found.append(min(8, (player.money // 2 + income)))
        return found

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
