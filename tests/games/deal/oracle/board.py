"""The referee's board: pieces, control, what is next to what, money."""

from __future__ import annotations

from tests.games.deal.oracle.box import (
    ASP,
    BORDER,
    CAPITAL,
    KRA,
    LAND,
    MAR,
    PLACES,
    SEA,
    STARTS,
    TYPE,
    amounts,
)

NOBODY = -1
SOLDIER, LIEUTENANT, DRUG, BOSS = range(4)


class Board:
    def __init__(self, players: int) -> None:
        self.players = players
        self.seats = range(players)
        self.owner = [NOBODY] * len(PLACES)
        # By kind (no bosses), by territory; and of them, those that have moved.
        self.count = [[0] * len(PLACES) for _ in range(3)]
        self.tired = [[0] * len(PLACES) for _ in range(3)]
        self.boss = [NOBODY] * players
        self.tired_boss = [False] * players
        self.clan = [NOBODY] * players
        self.money = [0] * players
        self.alive = [True] * players
        self.in_force = ""
        self.tunnel: frozenset[int] = frozenset()
        self.tunnel_of = NOBODY

    def set_up(self, seat: int, clan: int) -> None:
        """DA-1.2"""
        home = STARTS[clan]
        self.clan[seat], self.boss[seat], self.owner[home] = clan, home, seat
        self.count[SOLDIER][home], self.count[LIEUTENANT][home] = 2, 1

    # --- looking ---

    def land(self, seat: int) -> list[int]:
        return [place for place in PLACES if self.owner[place] == seat]

    def adjacent(self, one: int, other: int) -> bool:
        pair = frozenset((one, other))
        return pair in LAND or (pair in SEA and self.in_force != "G13")

    def reachable(self, seat: int, one: int, other: int) -> bool:
        """For moves and retreats: a tunnel counts for whoever dug it."""
        dug = seat == self.tunnel_of and frozenset((one, other)) == self.tunnel
        return dug or self.adjacent(one, other)

    def hostile(self, seat: int, place: int) -> bool:
        """DA-6.9"""
        owner = self.owner[place]
        return owner not in (NOBODY, seat) or (owner == NOBODY and CAPITAL[place])

    def may_ship(self, one: int, other: int) -> bool:
        """G18"""
        return self.in_force != "G18" or frozenset((one, other)) not in BORDER

    def boss_value(self, seat: int) -> int:
        return 10 if self.clan[seat] == KRA else 6

    def value(self, place: int) -> int:
        """DA-2.6, of whoever controls it."""
        seat = self.owner[place]
        boss = seat != NOBODY and self.boss[seat] == place
        troops = self.count[SOLDIER][place] + 3 * self.count[LIEUTENANT][place]
        return troops + (self.boss_value(seat) if boss else 0)

    def recruits_at(self, seat: int, place: int) -> bool:
        """DA-5.3, M4"""
        if self.owner[place] != seat:
            return False
        everywhere = self.in_force == "M4" and self.clan[seat] == MAR
        return everywhere or TYPE[place] != "grey" or self.boss[seat] == place

    def drugs(self) -> int:
        return sum(self.count[DRUG])

    # --- changing ---

    def add(self, kind: int, place: int, count: int, *, tired: bool = False) -> None:
        self.count[kind][place] += count
        if tired:
            self.tired[kind][place] += count
        assert self.count[kind][place] >= 0

    def remove(self, kind: int, place: int, count: int) -> None:
        """Outside a fight: spent ones first (DA-2.13)."""
        assert count <= self.count[kind][place], (kind, place, count)
        self.count[kind][place] -= count
        self.tired[kind][place] = max(0, self.tired[kind][place] - count)

    def sweep(self) -> None:
        """DA-2.4: without a troop there it is uncontrolled."""
        for place in PLACES:
            seat = self.owner[place]
            if seat != NOBODY and self.value(place) == 0:
                self.owner[place] = NOBODY

    def pay(self, payer: int, payee: int, amount: int) -> None:
        """NOBODY is the bank."""
        if payer != NOBODY:
            assert 0 <= amount <= self.money[payer], (payer, amount)
            self.money[payer] -= amount
        if payee != NOBODY:
            self.money[payee] += amount

    def refresh(self) -> None:
        """DA-2.13: at the start of each action phase."""
        self.tired = [[0] * len(PLACES) for _ in range(3)]
        self.tired_boss = [False] * self.players

    # --- orders (DA-6) ---

    def order(self, seat: int, moves: list[list[int]], hostile: int) -> tuple[list[int], int]:
        """Judge and execute it: who is engaged (by kind, BOSS too), and drugs moved by sea."""
        self._judge(seat, moves, hostile)
        engaged, shipped = [0, 0, 0, 0], 0
        for start, kind, count, end in moves:
            if kind == BOSS:
                self.tired_boss[seat] = True
                self.boss[seat] = end
                engaged[BOSS] += end == hostile
                continue
            self.count[kind][start] -= count
            shipped += count * (kind == DRUG and frozenset((start, end)) in SEA)
        for _, kind, count, end in moves:
            if end == hostile:
                engaged[kind] += count * (kind != BOSS)
            elif kind != BOSS:
                self.add(kind, end, count, tired=True)
        arrived = {end for _, kind, _, end in moves if kind != DRUG and end != hostile}
        for place in arrived:
            self.owner[place] = seat
        self.sweep()
        for start, kind, _, end in moves:  # DA-6.7: controlled once the order is executed
            assert kind != DRUG or self.owner[end] == seat, (start, end)
        return engaged, shipped

    def _judge(self, seat: int, moves: list[list[int]], hostile: int) -> None:
        assert moves
        leaving: dict[tuple[int, int], int] = {}
        for start, kind, count, end in moves:
            assert self.owner[start] == seat
            assert count > 0
            assert start != end
            leaving[start, kind] = leaving.get((start, kind), 0) + count
            self._judge_way(seat, start, kind, end)
        for (start, kind), count in leaving.items():
            if kind == BOSS:
                assert self.boss[seat] == start
                assert not self.tired_boss[seat]
            else:
                assert count <= self.count[kind][start] - self.tired[kind][start]
        attacked = {end for *_, end in moves if self.hostile(seat, end)}
        assert attacked == ({hostile} if hostile != NOBODY else set())  # DA-6.10
        if hostile != NOBODY:
            self._judge_attack(seat, [move for move in moves if move[3] == hostile], hostile)

    def _judge_way(self, seat: int, start: int, kind: int, end: int) -> None:
        if self.reachable(seat, start, end):
            assert kind != DRUG or self.may_ship(start, end)
            return
        assert kind == LIEUTENANT, (start, kind, end)  # DA-6.4, 6.5
        assert self.in_force != "G14"
        assert any(
            self.reachable(seat, start, middle)
            and self.reachable(seat, middle, end)
            and not self.hostile(seat, middle)
            for middle in PLACES
        )

    def _judge_attack(self, seat: int, moves: list[list[int]], place: int) -> None:
        kinds = [kind for _, kind, _, _ in moves]
        assert DRUG not in kinds  # DA-6.11
        defender = self.owner[place]
        if BOSS in kinds:  # DA-6.12
            assert defender != NOBODY
            assert self.boss[defender] == place
        worth = {SOLDIER: 1, LIEUTENANT: 3, BOSS: self.boss_value(seat)}
        total = sum(worth[kind] * count for _, kind, count, _ in moves)
        if self.in_force == "A4" and defender != NOBODY and self.clan[defender] == ASP:
            assert total >= amounts("A4")[0]
