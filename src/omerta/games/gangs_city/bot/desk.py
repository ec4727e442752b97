"""What the jobs of the city come to for a gang, against all that the others may do."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.gangs_city.bot.rivals import Rivals
from omerta.games.gangs_city.bot.worth import Outlook
from omerta.games.gangs_city.content import ARMOURED, CLEANER, SNIPER, TRAFFICS, Board
from omerta.games.gangs_city.hexes import PILE_A
from omerta.games.gangs_city.rules_shootout import bonus, values
from omerta.games.gangs_city.rules_traffics import symbols_run
from omerta.games.gangs_city.state import NOBODY, VEST

Kinds = tuple[int, ...]

MOST_RUN = 12  # symbols of one traffic that one may manage, about


class Desk:
    """What jobs come to, against the guesses."""

    def __init__(self, outlook: Outlook, rivals: Rivals) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.rivals = rivals
        self._fights: dict[tuple[int, Kinds, bool, int | None, bool], float] = {}
        self._hires: dict[tuple[int, int], float] = {}
        self._run: dict[tuple[int, Kinds], tuple[int, ...]] = {}
        self.traffics = [traffic_worth(outlook, rivals, each) for each in range(TRAFFICS)]

    # --- fights ---

    def fight(
        self, location: int, kinds: Kinds, chief: bool, settling: int | None, locked: bool
    ) -> float:
        """Own fighters there, with or without the settling tile; `locked` if none can come who is
        not there."""
        key = (location, kinds, chief, settling, locked)
        worth = self._fights.get(key)
        if worth is None:
            worth = self._fights[key] = self._fight(*key)
        return worth

    def _fight(
        self, location: int, kinds: Kinds, chief: bool, settling: int | None, locked: bool
    ) -> float:
        outlook, table, rivals = self.outlook, self.table, self.rivals
        pile = location >= PILE_A
        own, board = table.is_own(table.me, location), table.board
        worth = outlook.new_place if pile else outlook.places[location]
        met = (rivals.laid if locked else rivals.met)[location]
        quiet = rivals.guesses - sum(met.values())
        if not kinds:
            return worth * quiet / rivals.guesses if own else 0.0
        skills = kinds if table.view.abilities else ()
        by_kind, more = values(board, own), bonus(board, skills, len(kinds), chief)
        each = [by_kind[kind] + more for kind in kinds]
        alone = len(kinds) == 1
        strength = 2 * sum(each) + (2 if CLEANER in skills else 1 if chief else 0)
        safe = ARMOURED in skills or (settling == VEST and not pile)
        shoots = settling is not None and not (settling == VEST and not pile)
        won, shot = quiet, 0
        for other, times in met.items():
            left = strength
            if other.shoots and not safe:
                shot += times
                left = -1 if alone else left - 2 * max(each)
            if left > (other.strength_shot if shoots or SNIPER in skills else other.strength):
                won += times
        gain = worth * won
        if shot:
            gain -= shot * max([outlook.loss(kind) for kind in kinds])
        if shoots:
            gain += (rivals.guesses - quiet) * outlook.figures.kill
        return gain / rivals.guesses

    # --- recruiting ---

    def hire(self, place: int, total: int) -> float:
        """Own recruiters there, with so much together (GC-6.20 to 6.22)."""
        key = (place, total)
        worth = self._hires.get(key)
        if worth is None:
            worth = self._hires[key] = self._hire(place, total)
        return worth

    def _hire(self, place: int, total: int) -> float:
        lying = [*self.table.recruits[place]]
        if not lying:
            return 0.0
        outlook, rivals = self.outlook, self.rivals
        recruiting = rivals.recruiting[place]
        first = rivals.guesses - sum(recruiting.values())
        expected = first * best_hire(outlook, lying, total)
        for totals, times in recruiting.items():
            left = lying[:]
            for other in totals:
                if other < total:
                    break
                take_dearest(self.table.board, left, other)
            expected += times * best_hire(outlook, left, total)
        return expected / rivals.guesses

    # --- traffics ---

    def run(self, managers: dict[int, Kinds]) -> float:
        """GC-5.7 to 5.17: what all managers together come to."""
        strengths = [0] * TRAFFICS
        for managing in managers.items():
            run = self._run.get(managing)
            if run is None:
                run = self._run[managing] = symbols_run(self.table.board, *managing)
            for traffic, symbols in enumerate(run):
                strengths[traffic] += symbols
        worth = 0.0
        for traffic, strength in enumerate(strengths):
            worth += self.traffics[traffic][min(strength, MOST_RUN)]
        return worth


def best_hire(outlook: Outlook, lying: list[int], total: int) -> float:
    cost = outlook.table.board.cost
    return max([outlook.hire(kind) for kind in lying if cost[kind] <= total], default=0.0)


def take_dearest(board: Board, lying: list[int], total: int) -> None:
    can = [kind for kind in lying if board.cost[kind] <= total]
    if can:
        lying.remove(max(can, key=lambda kind: board.cost[kind]))


def traffic_worth(outlook: Outlook, rivals: Rivals, traffic: int) -> list[float]:
    """By symbols managed, with the bid that is best beside them."""
    odds = [
        leading(outlook, rivals, traffic, strength)
        for strength in range(MOST_RUN + outlook.table.own.stock[traffic] + 1)
    ]
    return [max(bid_worth(outlook, odds, traffic, run)) for run in range(MOST_RUN + 1)]


def best_bid(outlook: Outlook, rivals: Rivals, traffic: int, run: int) -> int:
    """The least that comes to most, beside so many symbols managed; the most of equals where
    tokens are worth nothing any more."""
    held = outlook.table.own.stock[traffic]
    odds = [leading(outlook, rivals, traffic, strength) for strength in range(run + held + 1)]
    worth = bid_worth(outlook, odds, traffic, run)
    judgement = outlook.table.judgement
    if not judgement.is_sharp:
        return judgement.best(range(held + 1), worth.__getitem__)
    best = [bid for bid, each in enumerate(worth) if each == max(worth)]
    return best[0] if outlook.token[traffic] else best[-1]


class Leading(NamedTuple):
    """What a strength in a traffic comes to, and the chance to lead it."""

    worth: float
    chance: float


def leading(outlook: Outlook, rivals: Rivals, traffic: int, strength: int) -> Leading:
    """GC-5.11, 5.12: a tie leaves nobody in the lead."""
    lead = outlook.lead(traffic, outlook.table.me)
    worth, leads = 0.0, 0
    for (most, who), times in rivals.traffics[traffic].items():
        if strength > most:
            worth += times * lead
            leads += times
        elif strength < most and who != NOBODY:
            worth -= times * outlook.spite[who] * outlook.lead(traffic, who)
    return Leading(worth / rivals.guesses, leads / rivals.guesses)


def bid_worth(outlook: Outlook, odds: list[Leading], traffic: int, run: int) -> list[float]:
    """By tokens bid: what they bring beside so many symbols managed, and cost. Symbols that do not
    lead come as stock (GC-5.17)."""
    token = outlook.token[traffic]
    return [
        odds[run + bid].worth + ((1 - odds[run + bid].chance) * run - bid) * token
        for bid in range(outlook.table.own.stock[traffic] + 1)
    ]
