"""The referee on fights (DA-7, 8): what cards do, who is hurt, who is left."""

from __future__ import annotations

from typing import Any

from tests.games.deal.oracle.board import BOSS, LIEUTENANT, NOBODY, SOLDIER, Board
from tests.games.deal.oracle.box import (
    ASP,
    CAPITAL,
    DAMAGE,
    KRA,
    MAR,
    NEED,
    NVE,
    SEG,
    SPECIAL,
    YAN,
    amounts,
)

MOB = -1
ATTACK, DEFENCE = range(2)


class Fight:
    def __init__(self, board: Board, attacker: int, place: int, engaged: list[int]) -> None:
        self.board, self.place = board, place
        self.seats = (attacker, board.owner[place])  # MOB for a mob
        self.troops = [engaged[SOLDIER], engaged[LIEUTENANT], engaged[BOSS]]
        self.mob = 10
        self.hurt = [0, 0]
        self.lost = [0, 0]
        self.redraws = 0
        self.effects: set[tuple[int, str]] = set()
        self.start = (self.value(ATTACK), self.value(DEFENCE))
        self.alone = self.troops == [1, 0, 0]
        self.last = [NOBODY, NOBODY]  # the cards of the last round
        self.fled = NOBODY
        self.dead_boss = NOBODY

    def side_of(self, seat: int) -> int:
        return self.seats.index(seat)

    def force(self, side: int) -> list[int]:
        """Soldiers, lieutenants, boss."""
        if side == ATTACK:
            return self.troops
        seat, board, place = self.seats[DEFENCE], self.board, self.place
        if seat == MOB:
            return [0, 0, 0]
        boss = int(board.boss[seat] == place)
        return [board.count[SOLDIER][place], board.count[LIEUTENANT][place], boss]

    def value(self, side: int) -> int:
        """DA-7.6"""
        seat = self.seats[side]
        if seat == MOB:
            return self.mob
        soldiers, lieutenants, boss = self.force(side)
        whole = soldiers + 3 * lieutenants + boss * self.board.boss_value(seat)
        return whole - self.hurt[side]

    # --- a round ---

    def judge_round(self, said: dict[str, Any]) -> list[int]:
        """The damage to both sides, having compared totals and damage with what is told."""
        cards = said["cards"]
        totals = [self.total(side, cards[side]) for side in (ATTACK, DEFENCE)]
        takes = [self.takes_hostage(side, cards[side]) for side in (ATTACK, DEFENCE)]
        totals = [0 if takes[1 - side] else totals[side] for side in (ATTACK, DEFENCE)]
        assert said["totals"] == totals, (said, totals)
        damage = [max(0, totals[1 - side] - totals[side]) for side in (ATTACK, DEFENCE)]
        if totals[0] == totals[1] and self.redraws >= 10:
            damage[ATTACK] = 1
        for side in (ATTACK, DEFENCE):
            if (self.seats[side], "Y2") in self.effects:
                damage[side] = 0
        assert said["damage"] == damage, (said, damage)
        self.last = cards
        self.effects = set()
        return damage

    def usable(self, side: int, card: int) -> bool:
        """DA-7.7, 7.8"""
        if card == NOBODY:
            return False
        need = 1 if self.own(side, card) == SEG else NEED[card]
        return need <= self.value(side)

    def own(self, side: int, card: int) -> int:
        """The clan whose own special weapon this is here; NOBODY."""
        seat = self.seats[side]
        clan = self.board.clan[seat] if seat != MOB else NOBODY
        return clan if clan != NOBODY and card == SPECIAL + clan else NOBODY

    def takes_hostage(self, side: int, card: int) -> bool:
        return self.usable(side, card) and self.own(side, card) == ASP

    def total(self, side: int, card: int) -> int:
        if not self.usable(side, card):
            return 0
        seat, board = self.seats[side], self.board
        damage, own = DAMAGE[card], self.own(side, card)
        if own in (YAN, NVE, KRA):
            damage += 5
        if own == MAR:
            damage = self.value(side)
        clan = board.clan[seat] if seat != MOB else NOBODY
        if clan == YAN and side == ATTACK and not self.troops[2]:
            damage += board.adjacent(board.boss[seat], self.place)  # DA-7.12
        if clan == YAN and board.in_force == "Y4" and NEED[card] == 1:
            damage += int(amounts("Y4")[-1])
        if clan == KRA and board.in_force == "K4" and side == DEFENCE:
            damage += int(amounts("K4")[0])
        if (seat, "N3") in self.effects:
            damage += int(amounts("N3")[0])
        return damage

    # --- damage (DA-7.13, 7.14) ---

    def suffer(self, side: int, damage: int) -> list[int]:
        """Point by point; who is removed: soldiers, lieutenants, boss."""
        seat = self.seats[side]
        if seat == MOB:
            self.mob = max(0, self.mob - damage)
            return [0, 0, 0]
        worth = (1, 3, self.board.boss_value(seat))
        left, removed = list(self.force(side)), [0, 0, 0]
        for _ in range(damage):
            kind = next((kind for kind in range(3) if left[kind]), NOBODY)
            if kind == NOBODY:
                break
            if kind == 0:
                left[0] -= 1
                removed[0] += 1
                continue
            self.hurt[side] += 1
            if self.hurt[side] == worth[kind]:
                self.hurt[side] = 0
                left[kind] -= 1
                removed[kind] += 1
        self._take_away(side, removed)
        self.lost[side] += sum(removed)
        if removed[2]:
            self.dead_boss = seat
        return removed

    def _take_away(self, side: int, removed: list[int]) -> None:
        board, seat = self.board, self.seats[side]
        if side == ATTACK:
            self.troops = [have - gone for have, gone in zip(self.troops, removed, strict=True)]
        else:
            board.count[SOLDIER][self.place] -= removed[0]
            board.count[LIEUTENANT][self.place] -= removed[1]
        if removed[2]:
            board.boss[seat] = NOBODY

    # --- ways out and the end ---

    def retreat(self, seat: int, end: int) -> None:
        """DA-7.17, A2"""
        board, side = self.board, self.side_of(seat)
        assert board.reachable(seat, self.place, end)
        assert not CAPITAL[end]
        assert board.owner[end] in (NOBODY, seat)
        soldiers, lieutenants, boss = self.force(side)
        spent = side == ATTACK
        board.add(SOLDIER, end, soldiers, tired=spent)
        board.add(LIEUTENANT, end, lieutenants, tired=spent)
        if boss:
            board.boss[seat] = end
        board.owner[end] = seat
        if side == ATTACK:
            self.troops = [0, 0, 0]
        else:
            board.count[SOLDIER][self.place] = board.count[LIEUTENANT][self.place] = 0
        self.fled = seat

    def winner(self) -> int:
        """The side that is left."""
        attackers = any(self.troops)
        defenders = self.mob > 0 if self.seats[DEFENCE] == MOB else any(self.force(DEFENCE))
        assert attackers != defenders, (self.troops, self.force(DEFENCE), self.mob)
        return ATTACK if attackers else DEFENCE

    def occupy(self) -> None:
        """DA-7.20 (1), 7.22"""
        board, place = self.board, self.place
        board.count[SOLDIER][place] = board.tired[SOLDIER][place] = self.troops[0]
        board.count[LIEUTENANT][place] = board.tired[LIEUTENANT][place] = self.troops[1]
        board.owner[place] = self.seats[ATTACK]
        self.troops = [0, 0, 0]
