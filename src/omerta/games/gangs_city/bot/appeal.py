"""How good a job looks at first sight, by fixed figures and by what lies open on the city.

The simple bot does what appeals most to it; the other one expects that others do what appeals.
"""

from __future__ import annotations

from omerta.games.gangs_city.bot.table import Job, Table
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.state import MANAGE, NOBODY, RECRUIT, SETTLING

# A symbol managed, by points of its traffic; a manager who serves none.
RUN, IDLE = 0.7, 0.05
# A place to fight for: any, one beside own ones, for a symbol of two points or an owner robbed.
PLACE, JOINS, RICH = 1.0, 1.0, 0.3
# Of that, to keep an own one where others are, and where nobody is.
THREATENED, QUIET = 1.5, 0.15
# A place from a pile.
NEW_PLACE = 2.4
# By cost of the character that can be hired; where the gang is full.
HIRE, FULL = 0.6, 0.3
# One more where own tiles do the same already.
MORE = 0.25


class Appeal:
    """Of the jobs on the city to one gang."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.board = table.board
        self.seat = seat
        self.room = table.has_room(seat)
        self.may_name_chief = not table.view.players[seat].chief
        self.theirs: dict[int, int] = {}  # by location: tiles of others beside or on it
        for other, tiles in enumerate(table.tiles):
            if other != seat:
                for tile in tiles:
                    at = LOCATION_OF[tile.spot]
                    if tile.spot != at or at >= PILE_A:
                        self.theirs[at] = self.theirs.get(at, 0) + 1
        # What this gang's tiles do, as far as one sees.
        self.running: dict[int, list[int]] = {}  # kinds, by place
        self.doing: set[Job] = set()
        for tile in table.tiles[seat]:
            if tile.kind is not None and tile.action is not None and tile.kind != SETTLING:
                job = Job(LOCATION_OF[tile.spot], tile.action)
                self.doing.add(job)
                if tile.action == MANAGE:
                    self.running.setdefault(job.location, []).append(tile.kind)

    def of(self, kind: int, job: Job) -> float:
        location, deed = job
        if deed == MANAGE:
            return self.to_run(kind, location)
        to_do = self.to_recruit if deed == RECRUIT else self.to_fight
        worth = to_do(kind, location)
        return worth * MORE if job in self.doing else worth

    def to_run(self, kind: int, place: int) -> float:
        """Points of the traffics whose symbols it serves there, beside those who do already."""
        shown, running = self.board.symbols[kind], self.running.get(place, ())
        worth = IDLE
        for traffic, there in self.table.symbols[place]:
            left = there - sum([self.board.symbols[other][traffic] for other in running])
            if left > 0:
                points = self.board.levels[traffic][self.table.level(traffic, self.seat)]
                worth += RUN * points * min(left, shown[traffic])
        return worth

    def to_fight(self, kind: int, location: int) -> float:
        against = self.theirs.get(location, 0)
        if location >= PILE_A:
            return NEW_PLACE * strength(self.board.attack[kind], against)
        if self.table.is_own(self.seat, location):
            threat = THREATENED if against else QUIET
            return self.rich(location) * threat * strength(self.board.defence[kind], against)
        return self.rich(location) * strength(self.board.attack[kind], against)

    def rich(self, place: int) -> float:
        table = self.table
        worth = PLACE + (JOINS if self.joins(place) else 0.0)
        if table.owner[place] != NOBODY:
            worth += RICH
        for traffic, there in self.table.symbols[place]:
            worth += RICH * there * self.board.levels[traffic][0] / 2
        return worth

    def joins(self, place: int) -> bool:
        owner = self.table.owner
        return any(owner[near] == self.seat for near in self.table.beside[place])

    def to_recruit(self, kind: int, place: int) -> float:
        purse = self.board.recruit[kind] + (self.board.chief if self.may_name_chief else 0)
        dearest = 0
        for each in self.table.recruits[place]:
            cost = self.board.cost[each]
            if dearest < cost <= purse:
                dearest = cost
        worth = HIRE * dearest / (1 + 0.3 * self.theirs.get(place, 0))
        return worth if self.room else worth * FULL


def strength(value: int, against: int) -> float:
    """How far one fighter goes, by the tiles of others there."""
    return (0.7 + 0.06 * value) / (1 + 0.6 * against)
