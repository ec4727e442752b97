"""Whether to attack, where, and with whom."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.deal import content as c
from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.paths import Move
from omerta.games.deal.bot.peace import Peace
from omerta.games.deal.bot.quiet import expand
from omerta.games.deal.bot.worth import WINNING
from omerta.games.deal.land import defence_at
from omerta.games.deal.odds import Forecast, Matchup, attacker_of
from omerta.games.deal.rules_fight import betrays
from omerta.games.deal.rules_strike import Fighter
from omerta.games.deal.state import BOSS as BOSS_PIECE
from omerta.games.deal.state import NOBODY, territories

# An attack must be worth this much.
LEAST = 0.8
# What a point of troop value is worth.
TROOP = 1.0
# A rival's.
THEIR_TROOP = 0.3
# So many of the best attacks are looked at with the own hand in mind.
CLOSER = 3
# With a smaller chance nobody attacks by mistake.
HOPELESS = 0.2
# The boss attacks only if it is as good as safe.
BOSS_DARES = 0.93


class Attack(NamedTuple):
    gain: float
    place: int
    moves: list[Move]
    value: int
    win: float


class Attacks:
    def __init__(self, forces: Forces, *, knows_hand: bool = True) -> None:
        self.forces, self.table, self.worth = forces, forces.table, forces.worth
        self.knows_hand = knows_hand
        self.peace = Peace(self.table, self.worth)
        self.busy = self._busy()

    def _busy(self) -> dict[tuple[int, int], list[float]]:
        """What troops would gain by walking into free land instead, by (from, what)."""
        plan = Forces(self.table, self.worth)
        found: dict[tuple[int, int], list[float]] = {}
        for gain, (start, what, _, _) in expand(plan):
            found.setdefault((start, what), []).append(gain)
        return {key: sorted(gains) for key, gains in found.items()}

    def best(self) -> Attack | None:
        table = self.table
        if not table.draft.may_fight():
            return None
        found = [
            attack for place in territories(table.hostile) if (attack := self.on(place)) is not None
        ]
        found.sort(key=lambda attack: -attack.gain)
        if self.knows_hand:
            found = [self.with_hand(attack) for attack in found[:CLOSER]]
        found = [attack for attack in found if attack.win >= HOPELESS or attack.gain > LEAST]
        return table.judgement.best(
            (None, *found), lambda attack: attack.gain if attack is not None else LEAST
        )

    # --- one target ---

    def defence(self, place: int) -> tuple[int, bool]:
        """Its troop value, and whether it is a mob's."""
        return defence_at(self.table.s, place), self.table.owner[place] == NOBODY

    def on(self, place: int) -> Attack | None:
        """With as many as is best, by what is known of any hands."""
        pieces = self.pieces(place)
        defence, mob = self.defence(place)
        total = sum([self.table.troop_value(what) for _, _, what in pieces])
        if not pieces or total * 2 < defence:
            return None
        best: Attack | None = None
        value, cost = 0, 0.0
        chosen: list[tuple[int, int]] = []
        for price, start, what in pieces:
            value += self.table.troop_value(what)
            cost += price
            chosen.append((start, what))
            if value < self._least(place, defence):
                continue
            odds = self.table.chances(value, defence, mob)
            gain = self.gain(place, value, cost, odds, len(chosen))
            if best is None or gain > best.gain:
                best = Attack(gain, place, moves_of(chosen, place), value, odds.win)
        boss = self._with_boss(place, pieces, defence)
        return boss or (best if best is not None and best.gain > -LEAST else None)

    def _least(self, place: int, defence: int) -> float:
        return max(self.table.draft.needed_at(place), 0.5 * defence)

    def pieces(self, place: int) -> list[tuple[float, int, int]]:
        """(cost, from, what) of all that could join, one by one, the cheapest first."""
        forces, found = self.forces, list[tuple[float, int, int]]()
        for start, what in forces.sources(place):
            busy = self.busy.get((start, what), [])
            count = forces.left(start, what)
            idle = count - len(busy)
            before = 0.0
            for number in range(1, count + 1):
                risk = forces.cost(start, what, number)
                price = risk - before
                before = risk
                if number > idle:
                    price = max(price, 0.0) + busy[number - idle - 1]
                found.append((price, start, what))
        worth = self.table.troop_value
        found.sort(key=lambda piece: (piece[0] / worth(piece[2]), piece[1], piece[2]))
        return found

    def _with_boss(
        self, place: int, pieces: list[tuple[float, int, int]], defence: int
    ) -> Attack | None:
        """DA-6.12: the boss may go against another boss."""
        table = self.table
        owner = table.owner[place]
        at_boss = owner != NOBODY and table.players[owner].boss == place
        if not at_boss or table.mine.tired_boss or place not in table.steps(table.boss):
            return None
        value = sum([self.table.troop_value(what) for _, _, what in pieces])
        value += table.troop_value(BOSS_PIECE)
        odds = table.forecast(self.fighter(place, boss=True), value, defence)
        if odds.win < BOSS_DARES:
            return None
        cost = sum([price for price, _, _ in pieces])
        gain = self.gain(place, value, cost, odds, len(pieces)) - self.worth.boss * (1 - odds.win)
        moves = moves_of([(start, what) for _, start, what in pieces], place)
        return Attack(gain, place, [*moves, (table.boss, BOSS_PIECE, 1, place)], value, odds.win)

    def with_hand(self, attack: Attack) -> Attack:
        """The same, looked at with the own hand."""
        table, place = self.table, attack.place
        defence, mob = self.defence(place)
        odds = table.forecast(self.fighter(place), attack.value, defence, mob)
        before = table.chances(attack.value, defence, mob)
        boss = any(what == BOSS_PIECE for _, what, _, _ in attack.moves)
        if boss:
            return attack
        pieces = sum([count for _, _, count, _ in attack.moves])
        gain = attack.gain
        gain += self.gain(place, attack.value, 0.0, odds, pieces)
        gain -= self.gain(place, attack.value, 0.0, before, pieces)
        return attack._replace(gain=gain, win=odds.win)

    def fighter(self, place: int, *, boss: bool = False) -> Fighter:
        """What helps one's own attack there."""
        table = self.table
        fight = Matchup(place, table.me, table.owner[place], 0, 0, boss)
        return attacker_of(table.view, table.board, fight)

    # --- what it is worth ---

    def gain(self, place: int, value: int, cost: float, odds: Forecast, pieces: int) -> float:
        table, worth = self.table, self.worth
        owner = table.owner[place]
        points = self.feats(place, value, pieces)
        prize = worth.taking(place) + points * worth.respect * worth.claimed_now
        if worth.points_with(place) < table.goal <= worth.points_with(place) + int(points):
            prize += WINNING
        threat = table.threats[place]
        if threat > 0 and prize < WINNING:
            left = max(1, round(odds.left / max(odds.win, 0.01)))
            prize *= 1 - worth.attacked(place) * table.chances(round(threat), left).win
        gain = odds.win * prize - cost - TROOP * (value - odds.left)
        if owner != NOBODY:
            gain += THEIR_TROOP * (table.value[place] - odds.theirs)
            if prize < WINNING:
                gain += self.peace.for_attack(owner)
            if table.players[owner].boss == place:
                gain += odds.win * worth.boss_prize(owner)
        return gain

    def feats(self, place: int, value: int, pieces: int) -> float:
        """What a victory would do for the profile besides, in points."""
        table = self.table
        owner = table.owner[place]
        defence, _ = self.defence(place)
        points = table.wants(c.FIGHTS_WON) * (0.9 if table.view.fights else 0.3)
        points += table.wants(c.FINISHES_WITH) * 0.15
        if pieces == 1 and value == 1:
            points += table.wants(c.LONE_SOLDIER)
        if value < defence:
            points += table.wants(c.WINS_WEAKER)
        if owner != NOBODY:
            if table.lieutenants[place]:
                points += table.wants(c.KILLS_LIEUTENANT)
            troops = table.s.removed[table.me] + table.soldiers[place] + table.lieutenants[place]
            points += table.wants(c.KILLS_TROOPS, troops) * 0.6
            points += table.wants(c.UNSCATHED, defence) * 0.25
            stolen = table.s.stolen[table.me] + table.drugs[place]
            points += table.wants(c.STEALS_DRUGS, stolen)
            if betrays(table.s, table.me, owner):
                points += table.wants(c.BETRAYS)
        return points


def moves_of(pieces: list[tuple[int, int]], place: int) -> list[Move]:
    counts: dict[tuple[int, int], int] = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    return [(start, what, count, place) for (start, what), count in counts.items()]
