"""The referee on objectives (DA-11.11 to 11.23), as numbers 0 to 39: profile * 5 + place."""

from __future__ import annotations

from tests.games.deal.oracle.board import DRUG, LIEUTENANT, NOBODY, SOLDIER, Board
from tests.games.deal.oracle.box import CAPITAL, PORTS, REGION, STARTS, TYPE, number
from tests.games.deal.oracle.fights import ATTACK, MOB, Fight

REGIONS = {"CAN", "USA", "MEX", "CAR", "SAM"}


def objective(name: str) -> int:
    """ "P3.2" """
    return (int(name[1]) - 1) * 5 + int(name[3]) - 1


def states(board: Board, seat: int, fight: Fight | None) -> set[int]:
    """The S objectives that are true now; engaged attackers are on the board (DA-11.21)."""
    land = board.land(seat)
    kinds = {kind: sum(TYPE[place] == kind for place in land) for kind in ("conso", "prod", "grey")}
    capitals = [place for place in land if CAPITAL[place]]
    away = fight.troops if fight is not None and fight.seats[ATTACK] == seat else [0, 0, 0]
    soldiers = sum(board.count[SOLDIER][place] for place in land) + away[0]
    lieutenants = sum(board.count[LIEUTENANT][place] for place in land) + away[1]
    drugs = sum(board.count[DRUG][place] for place in land)
    boss = board.boss[seat]
    gates = [number(code) for code in ("HAB", "PAN", "CAY")]
    true = {
        "P1.2": len(capitals) >= 2,
        "P1.3": lieutenants >= 3,
        "P1.4": board.money[seat] >= 30,
        "P1.5": boss in capitals,
        "P2.1": kinds["grey"] >= 8,
        "P2.4": soldiers >= 20,
        "P3.1": kinds["prod"] >= 6,
        "P3.2": drugs >= 12,
        "P3.4": any(TYPE[place] == "prod" for place in capitals),
        "P4.1": board.money[seat] >= 50,
        "P4.3": kinds["conso"] >= 6,
        "P4.5": any(TYPE[place] == "conso" for place in capitals),
        "P5.1": len(land) >= 16,
        "P5.2": min(kinds.values()) >= 4,
        "P5.4": {REGION[place] for place in land} == REGIONS,
        "P8.1": len(PORTS & {*land}) >= 7,
        "P8.4": all(place in land for place in gates),
        "P8.5": boss != NOBODY and REGION[boss] != REGION[STARTS[board.clan[seat]]],
    }
    return {objective(name) for name, holds in true.items() if holds}


class Records:
    """What has happened in this turn and phase, for the E objectives."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.last_deal: dict[frozenset[int], int] = {}  # the turn
        self.turns: list[list[int]] = [[] for _ in range(players)]  # begun by each seat
        self.turn = 0
        self.active = NOBODY
        self.fulfilled: list[set[int]] = [set() for _ in range(players)]
        self.start_land: list[set[int]] = [set() for _ in range(players)]
        self.kills: list[list[int]] = [[] for _ in range(players)]  # DA-11.6: of the whole game
        self.begin_turn(NOBODY, self.start_land)
        self.begin_phase()

    def begin_turn(self, seat: int, lands: list[set[int]]) -> None:
        n = self.players
        self.active = seat
        self.turn += seat != NOBODY
        if seat != NOBODY:
            self.turns[seat].append(self.turn)
        self.fulfilled = [set() for _ in range(n)]
        self.start_land = lands
        self.taken: list[set[int]] = [set() for _ in range(n)]
        self.wins, self.removed, self.stolen, self.played = [0] * n, [0] * n, [0] * n, [0] * n

    def begin_phase(self) -> None:
        self.placed = self.sold = self.shipped = self.drug_money = 0
        self.sold_at: set[int] = set()
        self.partners: set[int] = set()

    def happens(self, seat: int, *names: str) -> None:
        self.fulfilled[seat] |= {objective(name) for name in names}

    def looks_at_land(self, board: Board) -> None:
        """DA-11.16: what was not controlled when the turn began, and is now."""
        for seat in board.seats:
            new = {*board.land(seat)} - self.start_land[seat]
            self.taken[seat] |= new
            if any(CAPITAL[place] for place in new):
                self.happens(seat, "P1.1")
            if len(self.taken[seat]) >= 4:
                self.happens(seat, "P5.3")
            if board.clan[seat] != NOBODY and new & ({*STARTS} - {STARTS[board.clan[seat]]}):
                self.happens(seat, "P5.5")

    def places_drugs(self, seat: int, count: int) -> None:
        self.placed += count
        if self.placed >= 6:
            self.happens(seat, "P3.3")

    def sells(self, seat: int, place: int) -> None:
        self.sold += 1
        self.sold_at.add(place)
        if self.sold >= 6:
            self.happens(seat, "P4.2")
        if len(self.sold_at) >= 3:
            self.happens(seat, "P8.3")

    def ships(self, seat: int, count: int) -> None:
        self.shipped += count
        if self.shipped >= 4:
            self.happens(seat, "P8.2")

    def deals(self, one: int, other: int, for_drugs: int) -> None:
        """A transaction; `for_drugs` is what the active clan received where it gave drugs."""
        self.last_deal[frozenset((one, other))] = self.turn
        if self.active not in (one, other):
            return
        self.partners.add(other if one == self.active else one)
        self.drug_money += for_drugs
        if len(self.partners) >= 2:
            self.happens(self.active, "P4.4")
        if self.drug_money >= 12:
            self.happens(self.active, "P3.5")

    def plays(self, seat: int) -> None:
        self.played[seat] += 1
        if self.played[seat] >= 2:
            self.happens(seat, "P7.3")

    def steals(self, seat: int, count: int) -> None:
        self.stolen[seat] += count
        if self.stolen[seat] >= 4:
            self.happens(seat, "P7.2")

    def removes(self, seat: int, removed: list[int], clan: int) -> None:
        """Troops of another clan, by damage."""
        self.removed[seat] += sum(removed)
        if self.removed[seat] >= 8:
            self.happens(seat, "P6.1")
        if removed[1]:
            self.happens(seat, "P2.5", "P6.3")
        if removed[2]:
            self.happens(seat, "P6.2")
            self.kills[seat].append(clan)

    def wins_fight(self, fight: Fight, side: int, printed: int) -> None:
        """`printed`: the damage on his card of the last round, if that removed the last troop."""
        seat, loser = fight.seats[side], fight.seats[1 - side]
        if seat == MOB:
            return
        self.wins[seat] += 1
        if self.wins[seat] >= 2:
            self.happens(seat, "P2.3")
        if side == ATTACK and fight.alone:
            self.happens(seat, "P2.2")
        if side != ATTACK:
            self.happens(seat, "P6.5")
        if fight.start[side] < fight.start[1 - side]:
            self.happens(seat, "P7.5")
        if fight.fled == NOBODY and printed <= 2:
            self.happens(seat, "P7.4")
        if loser == MOB:
            return
        if not fight.lost[side] and fight.start[1 - side] >= 4:
            self.happens(seat, "P6.4")
        since = self.turns[seat][-2] if len(self.turns[seat]) > 1 else 0
        dealt = self.last_deal.get(frozenset((seat, loser)), NOBODY)
        if side == ATTACK and dealt >= since:
            self.happens(seat, "P7.1")
