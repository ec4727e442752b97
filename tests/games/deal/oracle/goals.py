"""The referee on objectives (DA-11.11 to 11.23), as numbers 0 to 39: profile * 5 + place."""

from __future__ import annotations

from tests.games.deal.oracle.board import DRUG, LIEUTENANT, NOBODY, SOLDIER, Board
from tests.games.deal.oracle.box import ASKED, CAPITAL, GATES, PORTS, REGION, STARTS, TYPE
from tests.games.deal.oracle.fights import ATTACK, MOB, Fight


def reached(what: str, amount: float) -> set[int]:
    """The objectives about this that ask for so much, or less."""
    return {goal for goal, (about, least) in enumerate(ASKED) if about == what and amount >= least}


def states(board: Board, seat: int, fight: Fight | None) -> set[int]:
    """The S objectives that are true now; engaged attackers are on the board (DA-11.21)."""
    land = {*board.land(seat)}
    kinds = {kind: sum(TYPE[place] == kind for place in land) for kind in ("blue", "red", "grey")}
    capitals = [place for place in land if CAPITAL[place]]
    away = fight.troops if fight is not None and fight.seats[ATTACK] == seat else [0, 0, 0]
    boss = board.boss[seat]
    home = REGION[STARTS[board.clan[seat]]]
    amounts = {
        "capitals": len(capitals),
        "lieutenants": sum(board.count[LIEUTENANT][place] for place in land) + away[1],
        "money": board.money[seat],
        "boss_on_capital": boss in capitals,
        "greys": kinds["grey"],
        "soldiers": sum(board.count[SOLDIER][place] for place in land) + away[0],
        "prods": kinds["red"],
        "drugs": sum(board.count[DRUG][place] for place in land),
        "prod_capitals": sum(TYPE[place] == "red" for place in capitals),
        "consos": kinds["blue"],
        "conso_capitals": sum(TYPE[place] == "blue" for place in capitals),
        "territories": len(land),
        "each_kind": min(kinds.values()),
        "regions": len({REGION[place] for place in land}),
        "ports": len(PORTS & land),
        "straits": len(GATES & land),
        "boss_abroad": boss != NOBODY and REGION[boss] != home,
    }
    return {goal for what, amount in amounts.items() for goal in reached(what, amount)}


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

    def happens(self, seat: int, what: str, amount: float = 1) -> None:
        """So much of it in this turn or phase."""
        self.fulfilled[seat] |= reached(what, amount)

    def looks_at_land(self, board: Board) -> None:
        """DA-11.16: what was not controlled when the turn began, and is now."""
        for seat in board.seats:
            new = {*board.land(seat)} - self.start_land[seat]
            self.taken[seat] |= new
            if any(CAPITAL[place] for place in new):
                self.happens(seat, "takes_capital")
            self.happens(seat, "takes_territories", len(self.taken[seat]))
            if board.clan[seat] != NOBODY and new & ({*STARTS} - {STARTS[board.clan[seat]]}):
                self.happens(seat, "takes_start")

    def places_drugs(self, seat: int, count: int) -> None:
        self.placed += count
        self.happens(seat, "places_drugs", self.placed)

    def sells(self, seat: int, place: int) -> None:
        self.sold += 1
        self.sold_at.add(place)
        self.happens(seat, "sells_drugs", self.sold)
        self.happens(seat, "sells_on", len(self.sold_at))

    def ships(self, seat: int, count: int) -> None:
        self.shipped += count
        self.happens(seat, "ships_drugs", self.shipped)

    def deals(self, one: int, other: int, for_drugs: int) -> None:
        """A transaction; `for_drugs` is what the active clan received where it gave drugs."""
        self.last_deal[frozenset((one, other))] = self.turn
        if self.active not in (one, other):
            return
        self.partners.add(other if one == self.active else one)
        self.drug_money += for_drugs
        self.happens(self.active, "deals_with", len(self.partners))
        self.happens(self.active, "drug_money", self.drug_money)

    def plays(self, seat: int) -> None:
        self.played[seat] += 1
        self.happens(seat, "plays_events", self.played[seat])

    def steals(self, seat: int, count: int) -> None:
        self.stolen[seat] += count
        self.happens(seat, "steals_drugs", self.stolen[seat])

    def removes(self, seat: int, removed: list[int], clan: int) -> None:
        """Troops of another clan, by damage."""
        self.removed[seat] += sum(removed)
        self.happens(seat, "kills_troops", self.removed[seat])
        if removed[1]:
            self.happens(seat, "kills_lieutenant")
        if removed[2]:
            self.happens(seat, "kills_boss")
            self.kills[seat].append(clan)

    def wins_fight(self, fight: Fight, side: int, printed: int) -> None:
        """`printed`: the damage on his card of the last round, if that removed the last troop."""
        seat, loser = fight.seats[side], fight.seats[1 - side]
        if seat == MOB:
            return
        self.wins[seat] += 1
        self.happens(seat, "fights_won", self.wins[seat])
        if side == ATTACK and fight.alone:
            self.happens(seat, "lone_soldier")
        if side != ATTACK:
            self.happens(seat, "wins_defence")
        if fight.start[side] < fight.start[1 - side]:
            self.happens(seat, "wins_weaker")
        if fight.fled == NOBODY:
            self.finishes(seat, printed)
        if loser == MOB:
            return
        if not fight.lost[side]:
            self.happens(seat, "unscathed", fight.start[1 - side])
        since = self.turns[seat][-2] if len(self.turns[seat]) > 1 else 0
        dealt = self.last_deal.get(frozenset((seat, loser)), NOBODY)
        if side == ATTACK and dealt >= since:
            self.happens(seat, "betrays")

    def finishes(self, seat: int, printed: int) -> None:
        """Here the number is the most, not the least."""
        self.fulfilled[seat] |= {
            goal
            for goal, (what, most) in enumerate(ASKED)
            if what == "finishes_with" and printed <= most
        }
