"""What the other gangs may be up to: many guesses at their hidden tiles, and what they come to.

Rosters are open, so a guess deals a gang's characters out to the tiles it has laid, as they may lie
there (GC-4.13 to 4.16), and lets those still in its hand do what appeals to it. What counts of all
guesses together is kept: who may be met where and how strong, in the traffics and at recruiting.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from itertools import accumulate
from typing import NamedTuple

from omerta.games.gangs_city.bot.appeal import Appeal
from omerta.games.gangs_city.bot.table import Job, Table
from omerta.games.gangs_city.content import ARMOURED, TRAFFICS
from omerta.games.gangs_city.hexes import FIRST_SIDE, LOCATION_OF, PILE_A
from omerta.games.gangs_city.rules_recruit import recruiting_total
from omerta.games.gangs_city.rules_shootout import bonus, values
from omerta.games.gangs_city.rules_traffics import leader_by, symbols_run
from omerta.games.gangs_city.state import COMBAT, MANAGE, NOBODY, RECRUIT
from omerta.kernel.dice import Luck

# How sharply others follow what appeals to them.
BENT = 2
# Chances, in percent. That a tile beside a place recruits: where somebody lies, to a full gang,
# upon another tile, where nobody lies.
RECRUITS, RECRUITS_FULL, RECRUITS_STACKED, RECRUITS_NOBODY = 40, 15, 12, 3
# That a tile upon another one is the settling tile; that it shoots; that it still comes.
SETTLES, SHOOTS, STILL_SETTLES = 60, 85, 70
# That some of the stock of a traffic is bid.
BIDS = 50


class Met(NamedTuple):
    """Whom one meets at a location: what must be topped, in half points, so that ties are told."""

    strength: int
    strength_shot: int  # once the strongest of them is shot
    shoots: bool


class Rivals:
    """What all guesses together come to."""

    def __init__(self, guesses: int) -> None:
        self.guesses = guesses
        # By location: whom one meets, and how often; without those still in hand, and with them.
        self.laid: dict[int, Counter[Met]] = defaultdict(Counter)
        self.met: dict[int, Counter[Met]] = defaultdict(Counter)
        # By place: totals of recruiting gangs, and how often.
        self.recruiting: dict[int, Counter[tuple[int, ...]]] = defaultdict(Counter)
        # By traffic: the strongest, who it is (NOBODY where tied), and how often.
        self.traffics: list[Counter[tuple[int, int]]] = [Counter() for _ in range(TRAFFICS)]


def guess_rivals(table: Table, luck: Luck, guesses: int) -> Rivals:
    rivals = Rivals(guesses)
    gangs = [Gang(table, seat) for seat in range(table.players) if seat != table.me]
    for _ in range(guesses):
        guess = Guess(table)
        for gang in gangs:
            gang.deal_laid(guess, luck)
        laid = {location: guess.met(location) for location in guess.fighters}
        guess.changed.clear()
        for gang in gangs:
            gang.deal_hand(guess, luck)
        for location, met in laid.items():
            rivals.laid[location][met] += 1
            if location not in guess.changed:
                rivals.met[location][met] += 1
        for location in guess.changed:
            rivals.met[location][guess.met(location)] += 1
        for place in guess.recruiting:
            rivals.recruiting[place][guess.recruiting_totals(place)] += 1
        guess.count_traffics(rivals, luck)
    return rivals


class Fighters:
    """One gang's at one location."""

    __slots__ = ("best", "chief", "kinds", "safe", "shoots", "total")

    def __init__(self) -> None:
        self.total = self.best = 0
        self.kinds: list[int] = []
        self.chief = self.shoots = self.safe = False


class Recruiters:
    """One gang's at one place."""

    __slots__ = ("chief", "kinds")

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.chief = False


class Guess:
    """One guess at all other gangs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fighters: dict[int, dict[int, Fighters]] = {}  # by location and seat
        self.changed: set[int] = set()  # where fighters came
        self.recruiting: dict[int, dict[int, Recruiters]] = {}  # by place and seat
        self.managers: dict[int, list[int]] = {}  # by place: kinds

    def fight(self, seat: int, location: int, kind: int, chief: bool) -> None:
        gangs = self.fighters.get(location)
        if gangs is None:
            gangs = self.fighters[location] = {}
        gang = gangs.get(seat)
        if gang is None:
            gang = gangs[seat] = Fighters()
        self.changed.add(location)
        table = self.table
        value = values(table.board, table.is_own(seat, location))[kind]
        gang.total += value
        gang.best = max(gang.best, value)
        gang.kinds.append(kind)
        gang.chief |= chief
        gang.safe |= kind == ARMOURED and table.view.abilities

    def settle(self, seat: int, location: int, luck: Luck) -> None:
        """GC-6.8: on a pile it shoots in any case."""
        gang = self.fighters.get(location, {}).get(seat)
        if gang is None:
            return
        if location >= PILE_A or luck.below(100) < SHOOTS:
            gang.shoots = True
        else:
            gang.safe = True
        self.changed.add(location)

    def recruit(self, seat: int, place: int, kind: int, chief: bool) -> None:
        gangs = self.recruiting.setdefault(place, {})
        gang = gangs.get(seat)
        if gang is None:
            gang = gangs[seat] = Recruiters()
        gang.kinds.append(kind)
        gang.chief |= chief

    def recruiting_totals(self, place: int) -> tuple[int, ...]:
        """Of all gangs there, the highest first."""
        board, abilities = self.table.board, self.table.view.abilities
        totals = [
            recruiting_total(board, gang.kinds, abilities, gang.chief)
            for gang in self.recruiting[place].values()
        ]
        return tuple(sorted(totals, reverse=True))

    def do(self, seat: int, job: Job, kind: int, chief: bool) -> None:
        if job.deed == MANAGE:
            self.managers.setdefault(job.location, []).append(kind)
        elif job.deed == RECRUIT:
            self.recruit(seat, job.location, kind, chief)
        else:
            self.fight(seat, job.location, kind, chief)

    def met(self, location: int) -> Met:
        """The strongest gang there, without and with a shot at it (GC-6.13 to 6.17)."""
        owner = NOBODY if location >= PILE_A else self.table.owner[location]
        mine = owner == self.table.me
        board, abilities = self.table.board, self.table.view.abilities
        most = second = shot = -1
        shoots = False
        for seat, gang in self.fighters[location].items():
            count = len(gang.kinds)
            more = bonus(board, gang.kinds if abilities else (), count, gang.chief)
            total = 2 * (gang.total + count * more)
            if mine:
                total -= 1
            elif seat == owner or gang.chief:
                total += 1
            shoots |= gang.shoots
            if total > most:
                most, second = total, most
                shot = -1 if count == 1 else total - 2 * (gang.best + more)
                if gang.safe:
                    shot = total
            elif total > second:
                second = total
        return Met(most, max(shot, second), shoots)

    def count_traffics(self, rivals: Rivals, luck: Luck) -> None:
        table = self.table
        strengths = [[0] * table.players for _ in range(TRAFFICS)]
        for place, kinds in self.managers.items():
            owner = table.owner[place]
            for traffic, symbols in enumerate(symbols_run(table.board, place, kinds)):
                strengths[traffic][owner] += symbols
        for seat, player in enumerate(table.view.players):
            if seat != table.me:
                for traffic, held in enumerate(player.stock):
                    if held and luck.below(100) < BIDS:
                        strengths[traffic][seat] += 1 + luck.below(held)
        for traffic, by_seat in enumerate(strengths):
            rivals.traffics[traffic][max(by_seat), leader_by(by_seat)] += 1


class Draw:
    """Jobs to draw from, each with its weight."""

    __slots__ = ("_jobs", "_sums")

    def __init__(self, jobs: list[Job], weights: list[float]) -> None:
        self._jobs = jobs
        self._sums = [*accumulate([max(1, int(1000 * weight)) for weight in weights])]

    def one(self, luck: Luck) -> Job | None:
        if not self._jobs:
            return None
        return self._jobs[bisect_right(self._sums, luck.below(self._sums[-1]))]


class Gang:
    """Another gang: what it has laid, what it has in hand, and what appeals to it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        player = table.view.players[seat]
        self.roster = player.roster
        self.chief = player.chief
        self.room = table.has_room(seat)
        self.managing = [tile for tile in table.tiles[seat] if tile.spot < PILE_A]
        self.stacks: dict[int, list[bool]] = {}  # by spot: its tiles, who of them is the chief
        for tile in table.tiles[seat]:
            if tile.spot >= PILE_A:
                self.stacks.setdefault(tile.spot, []).append(tile.chief)
        self.ended = player.ended
        self.in_hand = 0 if player.ended else len(player.roster) - player.laid
        self.appeal = Appeal(table, seat)
        self._draws: dict[int, Draw] = {}  # by kind
        # Where the tiles of the seat that guesses lie.
        self.met_here = {LOCATION_OF[tile.spot] for tile in table.tiles[table.me]}
        # Of one guess: kinds not yet dealt, and whether the settling tile lies.
        self._left: list[int] = []
        self._settled = False

    def deal_laid(self, guess: Guess, luck: Luck) -> None:
        left = self._left = [*self.roster]
        seat = self.seat
        for tile in self.managing:
            board = self.table.board
            weights = [sum(symbols_run(board, tile.spot, (kind,))) for kind in left]
            if any(weights):
                kind = take(left, weights, luck)
                guess.do(seat, Job(tile.spot, MANAGE), kind, tile.chief)
        self._settled = False
        for spot, chiefs in self.stacks.items():
            location = LOCATION_OF[spot]
            deed = RECRUIT if self.recruits(spot, len(chiefs), luck) else COMBAT
            values = self.values(location, deed)
            for rank, chief in enumerate(chiefs):
                if rank and deed == COMBAT and not chief and self.settles(luck):
                    guess.settle(seat, location, luck)
                elif left:
                    kind = take(left, [values[each] ** 2 for each in left], luck)
                    guess.do(seat, Job(location, deed), kind, chief)

    def values(self, location: int, deed: int) -> tuple[int, ...]:
        """By kind: whom the gang would send there."""
        board = self.table.board
        if deed == RECRUIT:
            return board.recruit
        return values(board, self.table.is_own(self.seat, location))

    def settles(self, luck: Luck) -> bool:
        """Is a tile upon a fighter the settling tile?"""
        if self._settled:
            return False
        self._settled = not self._left or luck.below(100) < SETTLES
        return self._settled

    def recruits(self, spot: int, tiles: int, luck: Luck) -> bool:
        """Does a stack recruit?"""
        if spot < FIRST_SIDE or not any(self.table.board.recruit[kind] for kind in self._left):
            return False
        chance = RECRUITS if self.room else RECRUITS_FULL
        if tiles > 1:
            chance = RECRUITS_STACKED
        if not self.table.recruits[LOCATION_OF[spot]]:
            chance = RECRUITS_NOBODY
        return luck.below(100) < chance

    def deal_hand(self, guess: Guess, luck: Luck) -> None:
        """Those still to come; a chief not yet named is the first of them. At last the settling
        tile, where most others are."""
        chief = not self.chief
        left = self._left
        for _ in range(min(self.in_hand, len(left))):
            kind = left.pop(luck.below(len(left)))
            job = self.draw(kind).one(luck)
            if job is not None:
                guess.do(self.seat, job, kind, chief)
                chief = False
        if not (self.ended or self._settled) and luck.below(100) < STILL_SETTLES:
            fights = [
                (len(gangs) + (location in self.met_here), location)
                for location, gangs in guess.fighters.items()
                if self.seat in gangs
            ]
            if fights:
                guess.settle(self.seat, max(fights)[1], luck)

    def draw(self, kind: int) -> Draw:
        found = self._draws.get(kind)
        if found is None:
            jobs = self.table.jobs_of(self.seat, kind)
            weights = [self.appeal.of(kind, job) ** BENT for job in jobs]
            found = self._draws[kind] = Draw(jobs, weights)
        return found


def take(left: list[int], weights: list[int], luck: Luck) -> int:
    """Draw one of them, and take it away."""
    drawn = luck.below(sum(weights) or 1)
    for number, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return left.pop(number)
    return left.pop()
