"""The state of a game of Deal, and its actions.

Money is in half millions, sets of territories are bits, cards are kinds: two tanks are the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from omerta.games.deal.content import (
    CLAN_EVENT_IDS,
    CLAN_IDS,
    EVENT_IDS,
    MOST_AMOUNT,
    MOST_COUNT,
    MOST_PLAYERS,
    PROFILE_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    WEAPON_IDS,
    Board,
)
from omerta.kernel.actions import ActionTable
from omerta.kernel.data import Data
from omerta.kernel.state import State

NOBODY = -1  # no seat
MOB = -1  # defends an uncontrolled capital
NOWHERE = -1  # a boss that is dead, or not there yet
NOTHING = -1  # no card, no territory

SETTING_UP, RESOURCES, RECRUITMENT, ACTION, DEAL, ENDING = range(6)
# The tags of clan events by phase.
TAGS = ("", "R", "C", "A", "D", "")

# The kinds of pieces that move, in the order of the action table.
SOLDIER, LIEUTENANT, DRUG, BOSS = range(4)

ATTACKER, DEFENDER = range(2)

# Why an event is owed (DA-12.2), in the order in which they are drawn.
FOR_LAND, FOR_BOSSES, FOR_PROFILE = range(3)


@dataclass(slots=True)
class Fight(Data):
    """A fight in progress (DA-7). The defender's troops stand on the territory as usual, the
    attacker's here. Pairs are attacker's and defender's."""

    place: int
    attacker: int
    defender: int  # MOB for the local mob
    soldiers: int
    lieutenants: int
    boss: bool
    mob: int = 0  # what is left of it
    hurt: list[int] = field(default_factory=lambda: [0, 0])  # of the first who is no soldier
    # Soldiers, lieutenants and bosses each side has lost.
    fallen: list[tuple[int, int, int]] = field(default_factory=lambda: [(0, 0, 0), (0, 0, 0)])
    start: tuple[int, int] = (0, 0)  # values before the first round
    alone: bool = False  # exactly one soldier attacked
    round: int = 0
    redraws: int = 0
    effects: list[tuple[int, int]] = field(default_factory=list)  # (seat, event), of this round
    # Of every round so far: both cards, both totals, damage to attacker and defender.
    rounds: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    dead_boss: int = NOBODY  # whose
    # Who has retreated: the side, where to, and what it was worth when it left.
    retreat: tuple[int, ...] = ()
    # It is won, and only the hands are still to be chosen; what was left of both sides.
    over: bool = False
    left: tuple[int, int] = (0, 0)


@dataclass(slots=True, kw_only=True)
class Deal(State):
    """All facts. Piles are taken from the end; lists are by seat unless said otherwise."""

    board: Board
    goal: int
    order: tuple[int, ...]  # of play
    active: int
    phase: int = SETTING_UP
    turn: int = 0  # turns begun
    round: int = 0  # game rounds begun
    clans: list[int]
    seat_of: list[int]  # by clan: NOBODY if absent
    alive: list[bool]
    fallen: list[int] = field(default_factory=list)  # seats, in the order in which they fell
    winner: int = NOBODY
    capped: bool = False  # the game ended by the number of rounds

    # By territory. What is tired has moved in this action phase.
    owner: list[int]
    soldiers: list[int]
    tired_soldiers: list[int]
    lieutenants: list[int]
    tired_lieutenants: list[int]
    drugs: list[int]
    tired_drugs: list[int]

    # Troops and land.
    bosses: list[int]  # where
    tired_boss: list[bool]
    army: list[int]  # soldiers on the board, attackers included
    officers: list[int]  # lieutenants, likewise
    all_drugs: int = 0
    land: list[int]  # territories controlled
    occupied: int = 0  # all of them
    settled: list[int]  # the same when it was last looked at (DA-3.7)
    changed: int = 0  # seats (as bits) whose state objectives must be looked at again

    money: list[int]
    ground: list[int]  # respect by territories
    merit: list[int]  # by the profile
    blood: list[int]  # by the target

    # Weapon cards, by kind.
    hands: list[tuple[int, ...]]
    weapon_pile: list[int]
    weapon_discard: list[int] = field(default_factory=list)
    known: list[tuple[int, ...]]  # viewer * players + owner: what he knows to be in that hand

    # Event cards.
    held: list[tuple[int, ...]]
    event_pile: list[int]
    event_discard: list[int] = field(default_factory=list)
    set_aside: list[int] = field(default_factory=list)  # V7
    in_force: int = NOTHING
    owed: list[tuple[int, int]] = field(default_factory=list)  # (seat, reason), in order
    due: list[tuple[int, int]] = field(default_factory=list)  # those of this step, unsorted

    # Profiles and targets.
    profiles: list[int]
    spare_profiles: list[int]
    shown: list[bool]  # profiles
    scored: list[int]  # objectives of the own profile, as bits
    fulfilled: list[int]  # of all 40 objectives, in this turn, as bits
    targets: list[int]  # clans
    target_shown: list[bool]
    looked: list[int]  # by owner: seats (as bits) that have looked at his target (G12)
    killed_by: list[int]  # who removed his boss
    kills: list[tuple[int, ...]]  # clans whose boss he removed

    # Of this turn.
    turn_land: list[int]  # controlled at its start
    taken: list[int]
    wins: list[int]
    removed: list[int]  # enemy troops
    stolen: list[int]
    played: list[int]  # clan events

    # Of this phase.
    sold: list[int]  # by territory
    to_produce: list[int]  # by territory
    bonus: bool = False  # the boss's piece is still to be placed (DA-4.12)
    crack: int = NOTHING  # K3
    tunnel: tuple[int, ...] = ()  # S2
    fights: int = 0
    shipped: int = 0  # drugs moved along sea routes
    placed: int = 0  # drugs
    drug_money: int = 0
    partners: int = 0  # seats, as bits
    offers_with: list[int]
    trading: bool = False  # the deal phase is open; the gate may be shut for a moment (events)
    hand_changed: bool = False
    calls: list[int]

    deals: list[int]  # seat * players + other: the turn of their last transaction, 0 for none
    turn_starts: list[tuple[int, int]]  # the turns he began: the one before, the last

    # What is going on.
    pieces: list[tuple[int, int]] = field(default_factory=list)  # of a draft: what, where
    ending: bool = False  # the phase ends after it
    window: tuple[int, ...] = ()  # stepped play: who is still to be asked
    fight: Fight | None = None
    struck: tuple[int, ...] = ()  # who is hit by the general event that is being resolved

    # What the table has chosen.
    orphan_target: bool
    round_cap: int

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats in play order, beginning with this one."""
        return rotated(self.order, seat)

    def living_from(self, seat: int) -> list[int]:
        alive = self.alive
        return [each for each in rotated(self.order, seat) if alive[each]]

    def fighters(self) -> tuple[int, ...]:
        """The clans that fight, attacker first; a mob is none."""
        assert self.fight is not None
        attacker, defender = self.fight.attacker, self.fight.defender
        return (attacker,) if defender == MOB else (attacker, defender)

    def respect(self, seat: int) -> int:
        """DA-11.1"""
        return self.ground[seat] + self.merit[seat] + self.blood[seat]

    def seat_in(self, clan: int) -> int:
        """Who plays a clan and is alive; NOBODY."""
        seat = self.seat_of[clan]
        return seat if seat != NOBODY and self.alive[seat] else NOBODY


# --- actions ---

ACTIONS = ActionTable()

PASS = ACTIONS.add("pass")
END = ACTIONS.add("end")
COMMIT = ACTIONS.add("commit")
FURTHER = ACTIONS.add("further")
DONE = ACTIONS.add("done")
NOTHING_THERE = ACTIONS.add("nothing")
CLAN = len(ACTIONS)
for _clan in CLAN_IDS:
    ACTIONS.add("clan", _clan)
# resources, recruitment
SELL = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("sell", _place)
PUT_DRUG = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("drug", _place)
PUT_SOLDIER = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("soldier", _place)
PUT_LIEUTENANT = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("lieutenant", _place)
BONUS = ACTIONS.add("bonus")
# orders
TO = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("to", _place)
ADD = len(ACTIONS)
# By territory: soldier, lieutenant, drug, each one or all; the boss.
ADDS = (
    *((SOLDIER, "one"), (SOLDIER, "all"), (LIEUTENANT, "one"), (LIEUTENANT, "all")),
    *((DRUG, "one"), (DRUG, "all"), (BOSS, "one")),
)
PIECES = ("soldier", "lieutenant", "drug", "boss")
for _place in TERRITORY_IDS:
    for _piece, _how in ADDS:
        ACTIONS.add("add", _place, PIECES[_piece], _how)
# fights
WEAPON = len(ACTIONS)
for _weapon in WEAPON_IDS:
    ACTIONS.add("weapon", _weapon)
CONTINUE = ACTIONS.add("continue")
RETREAT = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("retreat", _place)
KEEP = ACTIONS.add("keep")
WHOLE = ACTIONS.add("whole")
# events, reveals
PLAY = len(ACTIONS)
for _event in CLAN_EVENT_IDS:
    ACTIONS.add("play", _event)
PLACE = len(ACTIONS)
for _place in TERRITORY_IDS:
    ACTIONS.add("territory", _place)
PLAYER = len(ACTIONS)
for _seat in range(MOST_PLAYERS):
    ACTIONS.add("player", _seat)
COUNT = len(ACTIONS)
for _count in range(MOST_COUNT + 1):
    ACTIONS.add("count", _count)
REVEAL_PROFILE = ACTIONS.add("reveal_profile")
REVEAL_TARGET = ACTIONS.add("reveal_target")
CALL = ACTIONS.add("call")
# the deal phase
SHOW = len(ACTIONS)
for _seat in range(MOST_PLAYERS):
    for _weapon in WEAPON_IDS:
        ACTIONS.add("show", _seat, _weapon)
OFFERS = ("sell", "buy", "swap", "pay")
OFFER = len(ACTIONS)
for _offer in OFFERS:
    ACTIONS.add("offer", _offer)
ASK_ANY = ACTIONS.add("ask", "any")
ASK = len(ACTIONS)
for _weapon in WEAPON_IDS:
    ACTIONS.add("ask", _weapon)
AMOUNT = len(ACTIONS)
for _amount in range(MOST_AMOUNT + 1):
    ACTIONS.add("amount", f"{_amount / 2:g}")
GET = len(ACTIONS)
for _amount in range(MOST_AMOUNT + 1):
    ACTIONS.add("get", f"{_amount / 2:g}")
NO_OFFER = ACTIONS.add("none")
ACCEPT = ACTIONS.add("accept_offer")
DECLINE = ACTIONS.add("decline_offer")

# How many actions there are for each territory in ADD.
EACH_ADD = len(ADDS)


@lru_cache(maxsize=1 << 14)  # the same lands are looked at again and again
def territories(bits: int) -> tuple[int, ...]:
    """The territories of a set, in table order."""
    return tuple([place for place in range(TERRITORIES) if bits >> place & 1])


@lru_cache(maxsize=1 << 10)
def rotated(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    place = order.index(seat)
    return (*order[place:], *order[:place])


ALL_TERRITORIES = (1 << TERRITORIES) - 1


# --- lessons ---

# What is drawn, by purpose: the ids, in the order of their numbers.
_DRAWN: dict[str, tuple[str, ...]] = {
    "weapons": WEAPON_IDS,
    "weapons for first": WEAPON_IDS,
    "clans": CLAN_IDS,
    "targets": CLAN_IDS,
    "profiles": PROFILE_IDS,
    "events": EVENT_IDS,
}


def drawn_as(purpose: str, name: str | int) -> int:
    """In a lesson's file everything that is drawn goes by its id."""
    return _DRAWN[purpose].index(str(name))
