"""What land is worth to a seat, in millions: what it yields, its respect, what it does for the
seat's own profile, and what it takes from a rival who is ahead."""

from __future__ import annotations

import math
from functools import cached_property
from typing import NamedTuple

from omerta.games.deal import content as c
from omerta.games.deal.bot.race import Race, win_chance
from omerta.games.deal.bot.table import Goal, Table
from omerta.games.deal.state import ALL_TERRITORIES, NOBODY

# So many turns' yield counts: most games are over in the round after this one, as it seems; at the
# beginning and at the end it is hard to tell.
LAST_ROUND = 8
MOST_TURNS, FEWEST_TURNS = 6.0, 2.0
# What a territory yields in a turn, by kind; a capital thrice that.
YIELD = (1.35, 1.25, 0.0)
# What one more yields besides, of the kind that one has less of: own drugs need own markets.
COMPLETES = (0.6, 0.6, 0.0)
FOOTHOLD = 0.8  # any territory: room, and something in the way of others
RESPECT = 5.0  # a point, at the start; at the goal so many times that more
STEEP = 4.0
BOSS = 30.0  # for each turn that is likely left: who is out early loses most
# At least so many, for each rival at the start: the more there are, the longer a game may go on.
TURNS_BY_RIVAL = 1.0
DRUG = 1.6
# How often a rival that could attack a territory does; and more for each point of its number.
ATTACKED = 0.35
FOR_RESPECT = 0.12
# How often each rival that could attack a boss does: most hunt another one.
BOSS_ATTACKED = 0.2
# What happens in a turn counts only if it is claimed in it.
UNCLAIMED = 0.7
WINNING = 300.0
# That a rival wins instead; and how much of the rest of a loss of his counts as one's own gain.
LOSING = 120.0
ENVY = 0.25
# That a rival is gone raises the fair share of those who are left: from a third to a half with two
# rivals, from a sixth to a fifth with five. What that counts, were it a whole share; and so many
# times that more, the nearer he is to victory.
RID_OF = 120.0
AHEAD = 4.0
# How much all of that draws troops towards a boss, with one rival; with more, others stand in the
# way.
HUNT = 5.0


class Aim(NamedTuple):
    """Territories that count for an objective."""

    bits: int
    gain: float  # what one more of them is worth
    loss: float  # what one less would cost
    points: int  # what one more scores, if it is the last that is missing


class Worth:
    def __init__(self, table: Table) -> None:
        self.table, self.board = table, table.board
        self._taking: dict[int, float] = {}

    @cached_property
    def potential(self) -> int:
        """Respect, with what could be claimed now."""
        return self.table.mine.respect + self.table.claims

    @cached_property
    def respect(self) -> float:
        """Of a point: the nearer the goal, the more."""
        near = min(1.0, self.potential / self.table.goal)
        return RESPECT * (1 + STEEP * near**3)

    @cached_property
    def claimed_now(self) -> float:
        """What something that happens in a turn counts: all of it once the profile is shown."""
        return 1.0 if self.table.mine.profile_shown else UNCLAIMED

    # --- the profile ---

    @cached_property
    def aims(self) -> list[Aim]:
        table, found = self.table, list[Aim]()
        held = table.held
        sets = dict(self.board.goal_land)
        for goal in table.goals:
            points = goal.points * self.respect
            if goal.what in sets:
                bits = sets[goal.what]
                missing = goal.number - (held & bits).bit_count()
                gain, loss = points * share(missing), points * share(missing + 1)
                found.append(Aim(bits, gain, loss, goal.points * (missing == 1)))
            elif goal.what == c.EACH_KIND:
                found += self._each_kind(goal)
            elif goal.what == c.REGIONS:
                found += self._regions(goal)
            elif goal.what == c.TAKES_CAPITAL and not goal.done:
                bits = self.board.capitals
                found.append(Aim(bits, points * self.claimed_now, 0.0, goal.points))
            elif goal.what == c.TAKES_START and not goal.done:
                starts = sum([1 << place for place in self.board.starts])
                starts &= ~(1 << self.board.starts[table.clan])
                found.append(Aim(starts, points * self.claimed_now, 0.0, goal.points))
            elif goal.what == c.TAKES_LAND and not goal.done:
                missing = goal.number - table.view.taken[table.me].bit_count()
                gain = points * share(missing) * self.claimed_now
                found.append(Aim(ALL_TERRITORIES, gain, 0.0, goal.points * (missing == 1)))
        return found

    def _each_kind(self, goal: Goal) -> list[Aim]:
        kinds, number, points = self.board.kinds, goal.number, goal.points * self.respect
        have = [(self.table.held & kind).bit_count() for kind in kinds]
        missing = sum([max(0, number - each) for each in have])
        return [
            Aim(
                kind,
                points * share(missing) if each < number else 0.0,
                points * share(missing + 1) if each <= number else 0.0,
                goal.points * (missing == 1 and each < number),
            )
            for kind, each in zip(kinds, have, strict=True)
        ]

    def _regions(self, goal: Goal) -> list[Aim]:
        points = goal.points * self.respect
        have = [(self.table.held & region).bit_count() for region in self.board.regions]
        missing = goal.number - sum([each > 0 for each in have])
        return [
            Aim(
                region,
                points * share(missing) if not each else 0.0,
                points * share(missing + 1) if each == 1 else 0.0,
                goal.points * (missing == 1 and not each),
            )
            for region, each in zip(self.board.regions, have, strict=True)
        ]

    # --- territories ---

    @cached_property
    def turns(self) -> float:
        """That are likely left."""
        return min(MOST_TURNS, max(FEWEST_TURNS, float(LAST_ROUND - self.table.view.round)))

    @property
    def boss(self) -> float:
        """Of one's own."""
        return BOSS * max(self.turns, TURNS_BY_RIVAL * (len(self.table.players) - 1))

    @cached_property
    def yields(self) -> list[float]:
        """By kind: of a territory, in a turn."""
        have = [(self.table.held & kind).bit_count() for kind in self.board.kinds]
        consos, prods, _ = have
        fewer = (consos <= prods, prods <= consos, False)
        return [
            each + more * short for each, more, short in zip(YIELD, COMPLETES, fewer, strict=True)
        ]

    @cached_property
    def land(self) -> list[float]:
        """By territory: what controlling it is worth, to keep it or to take it."""
        table, yields = self.table, self.yields
        found = []
        for place, kind in enumerate(self.board.kind):
            bit = 1 << place
            mine = bool(table.held & bit)
            capital = 3.0 if self.board.capital[place] else 1.0
            worth = FOOTHOLD + yields[kind] * capital * self.turns
            worth += self.board.respect[place] * self.respect
            for aim in self.aims:
                if aim.bits & bit:
                    worth += aim.loss if mine else aim.gain
            found.append(worth + DRUG * table.drugs[place])
        return found

    def taking(self, place: int) -> float:
        """What taking it is worth, with what its owner loses."""
        worth = self._taking.get(place)
        if worth is None:
            worth = self.land[place] + self.denied(place)
            if self.points_with(place) >= self.table.goal:
                worth += WINNING
            self._taking[place] = worth
        return worth

    def boss_prize(self, seat: int) -> float:
        """What removing a rival's boss is worth, but for the land."""
        table = self.table
        points = table.points_of_boss(seat) + table.wants(c.KILLS_BOSS)
        prize = points * self.respect + table.players[seat].money / 2
        rivals = len(table.rivals)
        prize += RID_OF / (rivals * (rivals + 1)) * (1 + AHEAD * self.danger[seat])
        if self.potential + points >= table.goal or rivals == 1:
            prize += WINNING
        return prize

    def draws(self, place: int) -> float:
        """How much it draws troops from afar: the land, and the boss who stands on it."""
        table = self.table
        owner = table.owner[place]
        if owner in (NOBODY, table.me) or table.players[owner].boss != place:
            return self.taking(place)
        return self.taking(place) + HUNT / len(table.rivals) * self.boss_prize(owner)

    def points_with(self, place: int) -> int:
        """Respect, once this territory is taken and all is claimed."""
        points = sum([aim.points for aim in self.aims if aim.bits >> place & 1])
        return self.potential + self.board.respect[place] + points

    def denied(self, place: int) -> float:
        """What it counts that its owner loses it: the more, the more his victory hangs on it."""
        table = self.table
        owner = table.owner[place]
        if owner in (NOBODY, table.me):
            return 0.0
        before = self.expected[owner]
        less = win_chance(before - self.board.respect[place], table.goal)
        return LOSING * (self.danger[owner] - less) + ENVY * self.land[place] * self.danger[owner]

    @cached_property
    def expected(self) -> list[float]:
        """By seat: the respect it may soon have."""
        race = Race(self.table)
        rivals = self.table.rivals
        return [
            race.expected(seat) if seat in rivals else 0.0
            for seat in range(len(self.table.players))
        ]

    @cached_property
    def danger(self) -> list[float]:
        """By seat: how likely it is to win soon, 0 to 1."""
        return [win_chance(each, self.table.goal) for each in self.expected]

    # --- risk ---

    def attacked(self, place: int) -> float:
        return ATTACKED + FOR_RESPECT * self.board.respect[place]

    def risk(self, place: int, value: float) -> float:
        """What is likely lost on an own territory if troops of such a value stay there."""
        risk = self.land_risk(place, value)
        if place == self.table.boss and value > 0:
            risk += self.boss_risk(place, value)
        return risk

    def land_risk(self, place: int, value: float) -> float:
        """The same, but for the boss."""
        threat = self.table.threats[place]
        if value <= 0:
            return self.land[place]
        if threat <= 0:
            return 0.0
        lost = self.table.chances(round(threat), round(value)).win
        return lost * self.attacked(place) * self.land[place]

    def boss_risk(self, place: int, value: float) -> float:
        """Of a boss that stands with troops of such a value, its own included."""
        return self.boss * BOSS_ATTACKED * self.would_fall(place, value)

    def would_fall(self, place: int, value: float) -> float:
        """How often a boss would fall there if each rival attacked: it brings all it can."""
        table = self.table
        threats = [table.all_out(seat, place) for seat in table.rivals]
        return sum([table.chances(threat, round(value)).win for threat in threats if threat])

    def holding(self, place: int, value: float) -> float:
        """What a new territory is worth with such a troop on it."""
        threat = self.table.threats[place]
        taking = self.taking(place)
        if threat <= 0 or taking >= WINNING:
            return taking
        return taking * (
            1 - self.attacked(place) * self.table.chances(round(threat), round(value)).win
        )


def share(missing: int) -> float:
    """Of an objective, what one more of so many that are missing counts."""
    if missing <= 0:
        return 0.0
    return math.pow(missing, -1.3)
