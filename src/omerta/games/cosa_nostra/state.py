"""The state of a game of La Cosa Nostra, and its actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import msgspec

from omerta.games.cosa_nostra.content import (
    BUSINESS_IDS,
    CONTENT,
    DISTRACTION,
    FAMILY_IDS,
    HENCHMAN,
    INFLUENCE_IDS,
    MACHINE_PISTOL,
    MOST_DICE,
    MOST_PLAYERS,
    SABOTEUR,
    Board,
    Job,
)
from omerta.kernel.actions import ActionTable
from omerta.kernel.data import Data
from omerta.kernel.state import State

NOTHING = -1  # no card, no seat, no target
NOBODY = -1

SETTING_UP, DRAWING, PLANNING, ACTION, PAYDAY = range(5)

# The task of a gangster. JOB and PURCHASE are pending; IN_PROGRESS is neither, nor done (CN-6.10).
NONE, JOB, PURCHASE, IDLE, DONE, IN_PROGRESS = range(6)

# Where a Business is that nobody owns; else `owners` has its seat.
IN_DECK, IN_MARKET, PLANNED = -1, -2, -3

# What may lie on a gangster, as bits of `attached`.
ATTACHMENTS = {kind: 1 << kind for kind in (HENCHMAN, SABOTEUR, MACHINE_PISTOL, DISTRACTION)}
WITH_THE_TASK = ATTACHMENTS[HENCHMAN] | ATTACHMENTS[SABOTEUR]
WITH_THE_ROUND = ATTACHMENTS[MACHINE_PISTOL] | ATTACHMENTS[DISTRACTION]


@dataclass(slots=True)
class Doing(Data):
    """A Job in progress: from its reveal to its cleanup. Robberies and Traps lie on top of it."""

    seat: int
    gangster: int
    job: int
    victim: int = NOBODY  # the player attacked
    target: int = NOTHING  # his gangster or Business; which of the two, the Job says
    stake: int = 0
    used: tuple[int, ...] = ()  # Businesses whose marker serves a need
    dice: tuple[int, ...] = ()
    threshold: int = 0
    successes: int = 0
    gain: int = 0  # of a Cash Job or Robbery: what is still to be paid
    robbers: tuple[int, ...] = ()  # who may still rob this gain, in order
    repelled: bool = False


# What is named: nobody's card but the player himself, a gangster, a Business.
HIMSELF, HIS_GANGSTER, HIS_BUSINESS = range(3)


class Announcement(msgspec.Struct, frozen=True):
    """CN-8.2: a target that was named, for an Attack or as a bluff."""

    gangster: int  # who is to attack it
    victim: int
    kind: int  # of what it is aimed at
    card: int


class Harm(msgspec.Struct, frozen=True):
    """CN-13: what is about to happen to a card, unless a doctor helps."""

    is_business: bool
    card: int
    kills: bool  # or destroys; else it is deactivated
    by: int
    by_attack: bool


@dataclass(slots=True, kw_only=True)
class CosaNostra(State):
    """All facts. Piles are taken from the end; lists are by seat unless said otherwise."""

    board: Board
    rounds: int
    round: int = 0
    phase: int = SETTING_UP
    first: int
    turn: int = 0  # whose normal turn it is, or comes next
    actor: int = 0  # who acts: the same, or a Schemer in his bonus turn
    bonus_turn: bool = False
    to_assign: int = 0  # tasks still to assign in this planning turn
    fresh: bool = False  # nothing was done yet in this action turn
    announced: Announcement | None = None  # CN-8.2: the target named, until it is called off
    namings: int = 0  # CN-8.14: how often one may still be named in this turn
    defied: tuple[int, ...] = ()  # who, named in this turn, has threatened back
    bought_off: tuple[int, ...] = ()  # who, named in this turn, has made a trade with the actor
    schemed: tuple[int, ...] = ()  # who played a Schemer in this window

    families: list[int]
    cash: list[int]
    laundered: list[int]
    hands: list[tuple[int, ...]]  # Jobs
    new_jobs: list[tuple[int, ...]]  # of them, those just drawn
    influence: list[tuple[int, ...]]  # kinds
    known_influence: list[tuple[int, ...]]  # of them, what all know to be there
    buried: list[tuple[int, ...]]  # what all know to be in a hand or among its own discards
    trophies: list[tuple[int, ...]]  # gangsters
    recruits: list[tuple[int, ...]]  # gangsters

    # Gangsters.
    crews: list[tuple[int, ...]]  # by seat, in the order in which they came
    boss: list[int]  # by gangster: whose it is, NOBODY if not in play
    down: list[bool]  # deactivated
    task: list[int]
    load: list[int]  # the Job or Business of the task
    attached: list[int]  # bits
    moved: list[int] = field(default_factory=list)  # changed hands in this planning phase

    # Businesses.
    owners: list[int]  # by card
    closed: list[bool]  # deactivated
    used: list[bool]  # Lawyers, Cops
    markers: list[tuple[int, int]] = field(default_factory=list)  # (seat, card), oldest first
    market: list[int]
    deck: list[int]
    under: list[int] = field(default_factory=list)  # CN-13.5: sizes of the known parts, see deck.py
    monopolies: list[int]  # by monopoly: its holder

    # Jobs and Influence cards.
    piles: list[list[int]]  # by round
    open_jobs: list[int] = field(default_factory=list)  # discarded face up
    shut_jobs: list[int] = field(default_factory=list)  # discarded face down
    known: list[int]  # by Job: bits of the seats that know it where it lies, but for hands
    lookers: list[tuple[int, ...]]  # by gangster: who has looked at its Job, for all to see
    influence_deck: list[int]
    influence_open: list[int] = field(default_factory=list)
    influence_shut: list[tuple[int, int]] = field(default_factory=list)  # (seat, kind)
    # Since the discards were last shuffled into the deck: which of them all (NOBODY) or the one
    # who discarded them face down (his seat) know to be hidden there or drawn from there; and by
    # seat how many cards were drawn. Both empty before.
    returned: list[tuple[int, int]] = field(default_factory=list)  # (who knows, kind)
    drawn_since: list[int] = field(default_factory=list)

    # What is going on.
    doing: list[Doing] = field(default_factory=list)
    harm: Harm | None = None
    looked_at: int = NOTHING  # by a Spy or Lawyer, before the second look (CN-12.2)
    second_looks: list[int]  # with `espionage_anytime`: looks left of one played unasked
    incomes: list[int]  # of the last payday
    attacks: list[int]  # seat * players + victim: Attacks revealed so far, for all to remember

    # What the table has chosen.
    espionage: bool
    business_bonus: bool
    rob_robbers: bool
    two_tasks: str
    influence_from: int
    planning_timer: int
    companies_only: bool
    offers_mode: str

    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the first player."""
        return clockwise(self.players, self.first)

    def job(self, card: int) -> Job:
        return self.board.jobs[card]

    def pending(self, gangster: int) -> bool:
        return self.task[gangster] in (JOB, PURCHASE)

    def has_pending(self, seat: int) -> bool:
        """Has he a task to carry out?"""
        task = self.task
        return any(task[gangster] in (JOB, PURCHASE) for gangster in self.crews[seat])

    def unassigned(self, seat: int) -> list[int]:
        """His gangsters with task `none`."""
        return sorted([g for g in self.crews[seat] if self.task[g] == NONE])

    def planned_jobs(self, seat: int) -> list[int]:
        """His gangsters with a planned Job."""
        return sorted([g for g in self.crews[seat] if self.task[g] == JOB])

    def businesses(self, seat: int) -> list[int]:
        return [card for card, owner in enumerate(self.owners) if owner == seat]

    def strength(self, gangster: int) -> int:
        """CN-6.2: current strength."""
        attached, strength = self.attached[gangster], self.board.strength[gangster]
        if attached:
            strength += bool(attached & ATTACHMENTS[MACHINE_PISTOL])
            strength -= bool(attached & ATTACHMENTS[DISTRACTION])
        return max(1, strength)

    def free_markers(self, seat: int) -> int:
        return self.board.markers - sum(owner == seat for owner, _ in self.markers)


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % players for step in range(players))


# --- actions ---

ACTIONS = ActionTable()

PASS = ACTIONS.add("pass")
DONE_PLAYING = ACTIONS.add("done")
NO = ACTIONS.add("none")
STOP = ACTIONS.add("stop")
# setting up, drawing
FAMILY = len(ACTIONS)
for _family in FAMILY_IDS:
    ACTIONS.add("family", _family)
REDEAL = ACTIONS.add("redeal")
KEEP = ACTIONS.add("keep")
# things
PLAYER = len(ACTIONS)
for _seat in range(MOST_PLAYERS):
    ACTIONS.add("player", _seat)
GANGSTER = len(ACTIONS)
for _id in CONTENT.gangster_ids():
    ACTIONS.add("gangster", _id)
BUSINESS = len(ACTIONS)
for _id in CONTENT.business_ids():
    ACTIONS.add("business", _id)
JOB_CARD = len(ACTIONS)
for _id in CONTENT.job_ids():
    ACTIONS.add("job", _id)
INFLUENCE = len(ACTIONS)
for _kind in INFLUENCE_IDS:
    ACTIONS.add("influence", _kind)
KIND = len(ACTIONS)
for _business in BUSINESS_IDS:
    ACTIONS.add("kind", _business)
MOST_AMOUNT = 200
AMOUNT = len(ACTIONS)
for _amount in range(MOST_AMOUNT + 1):
    ACTIONS.add("amount", _amount)
# turns
LOOK = ACTIONS.add("look")
RENEW = ACTIONS.add("renew")
SCHEME = ACTIONS.add("scheme")
SKIP = ACTIONS.add("skip")
ANNOUNCE = ACTIONS.add("announce")
IN_PERSON = ACTIONS.add("person")
GO_AHEAD = ACTIONS.add("go_ahead")
REVEAL = ACTIONS.add("reveal")
PAY = ACTIONS.add("pay")
CANCEL = ACTIONS.add("cancel")
# Jobs
DIE = len(ACTIONS)
for _die in range(MOST_DICE):
    ACTIONS.add("die", _die + 1)
DOCTOR = ACTIONS.add("doctor")
CALL_AMBULANCE = ACTIONS.add("ambulance")
SHOOT = ACTIONS.add("shoot")
HOLD = ACTIONS.add("hold")
FROM_MARKET = ACTIONS.add("from_market")
FROM_DECK = ACTIONS.add("from_deck")
DECLINE = ACTIONS.add("decline")
# markers, and looks out of turn (CN-12.2, 18.1)
TAKE_BACK = len(ACTIONS)
for _id in CONTENT.business_ids():
    ACTIONS.add("take_back", _id)
LOOK_BY = len(ACTIONS)
LOOKS = ("snitch", "spy", "lawyer", "again")
for _how in LOOKS:
    for _id in CONTENT.gangster_ids():
        ACTIONS.add(f"{_how}_looks", _id)
# stepped offers (CN-16.18, 16.19)
TEMPLATES = (
    "rent",
    "let",
    "swap_use",
    "buy_business",
    "sell_business",
    "swap_business",
    "buy_gangster",
    "sell_gangster",
    "demand",
    "give",
)
TEMPLATE = len(ACTIONS)
for _template in TEMPLATES:
    ACTIONS.add("offer", _template)
ANYONE_ACTION = ACTIONS.add("anyone")
GIVE = ACTIONS.add("gives")
WANT = ACTIONS.add("wants")
CASH_ITEM = ACTIONS.add("cash")
MARKER_ITEM = ACTIONS.add("marker")
WITHOUT = ACTIONS.add("without")
COUNTER = ACTIONS.add("counter")
SEND = ACTIONS.add("send")
ACCEPT = ACTIONS.add("accept_offer")
DECLINE_OFFER = ACTIONS.add("decline_offer")
# a target is named (CN-8.1, 8.2)
NAME = ACTIONS.add("name")
CALL_OFF = ACTIONS.add("call_off")
THREATEN = ACTIONS.add("threaten")


# --- lessons ---

# What is drawn, by purpose: the first of the actions that name such cards, and their verb.
_DRAWN = {
    "families": (FAMILY, "family"),
    "jobs": (JOB_CARD, "job"),
    "business deck": (BUSINESS, "business"),
    "business deck again": (BUSINESS, "business"),
}


def drawn_as(purpose: str, name: str | int) -> int:
    """In a lesson's file: a card by its id, a die by its eyes, a player by the seat."""
    if purpose not in _DRAWN:
        return int(name) - (purpose == "dice")
    first, verb = _DRAWN[purpose]
    card = ACTIONS.parse(f"{verb} {name}")
    if card is None:
        raise ValueError(f"there is no {verb} {name}")
    return card - first
