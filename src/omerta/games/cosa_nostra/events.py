"""What can happen in La Cosa Nostra, as it is told. A fact that only some may know has a default.

Cards, gangsters and kinds are told by their numbers, money in thousands.
"""

from __future__ import annotations

from typing import Literal

from omerta.games.cosa_nostra.odds import Change
from omerta.kernel.events import Happening, SeenEvent

Cards = tuple[int, ...]
Seats = tuple[int, ...]
Dice = tuple[int, ...]
Hits = tuple[bool, ...]  # die by die: is it a success?

# --- setting up, drawing ---


class Family(Happening, frozen=True):
    """A player has chosen a family."""

    seat: int
    family: int


class SetUp(Happening, frozen=True):
    families: tuple[int, ...]  # by seat
    first: int
    market: Cards


class Round(Happening, frozen=True):
    """A round begins: all wake up."""

    round: int
    gangsters: Cards  # who were down
    businesses: Cards  # which were closed


class StartingHands(Happening, frozen=True):
    cards: Cards  # kinds, for each player


class JobsDrawn(Happening, frozen=True):
    seat: int
    count: int
    pile: int
    jobs: Cards | None = None  # for the one who draws them


class Redealt(Happening, frozen=True):
    """All Jobs just drawn go back into their pile."""

    seats: Seats  # who asked for it
    pile: int


class InfluenceDrawn(Happening, frozen=True):
    seat: int
    count: int
    cards: Cards | None = None  # for the one who draws them


class InfluenceShuffled(Happening, frozen=True):
    count: int  # in the new deck


# --- planning ---


class Planning(Happening, frozen=True):
    round: int


class JobPlanned(Happening, frozen=True):
    seat: int
    gangster: int
    pile: int
    job: int | None = None  # for those who know it


class PurchasePlanned(Happening, frozen=True):
    seat: int
    gangster: int
    business: int


class Idle(Happening, frozen=True):
    """A gangster has nothing to do this round."""

    seat: int
    gangster: int


class Market(Happening, frozen=True):
    cards: Cards  # turned up


# --- Influence cards, Lawyers ---


class Played(Happening, frozen=True):
    seat: int
    card: int


class Attached(Happening, frozen=True):
    seat: int
    card: int
    gangster: int


class Lawyer(Happening, frozen=True):
    """A Lawyer's ability is used."""

    seat: int
    business: int


class Looked(Happening, frozen=True):
    seat: int
    gangster: int
    pile: int
    job: int | None = None  # for the one who looks, and for whose Job it is


class Renewed(Happening, frozen=True):
    """The Market goes under the deck."""

    seat: int
    cards: Cards


# --- acting ---


class ActionPhase(Happening, frozen=True):
    round: int


class Schemers(Happening, frozen=True):
    seats: Seats  # who play one
    before: int  # before whose turn


class BonusTurn(Happening, frozen=True):
    seat: int


class Skipped(Happening, frozen=True):
    seat: int


class Announced(Happening, frozen=True):
    """A target is named, for an Attack or as a bluff."""

    seat: int
    gangster: int
    victim: int
    aim: int  # at the player himself, at a gangster, at a Business
    card: int


class GoAhead(Happening, frozen=True):
    """Who is named does not bargain."""

    seat: int
    by: int


class ThreatenedBack(Happening, frozen=True):
    """Who is named says that there will be an answer to it."""

    seat: int
    by: int


class CalledOff(Happening, frozen=True):
    """The target that was named is left alone for now."""

    seat: int
    gangster: int
    victim: int


class Bought(Happening, frozen=True):
    """A planned purchase is carried out."""

    seat: int
    gangster: int
    business: int


class JobCancelled(Happening, frozen=True):
    seat: int
    gangster: int
    pile: int
    job: int | None = None  # for those who know it


class PurchaseCancelled(Happening, frozen=True):
    seat: int
    gangster: int
    business: int


# --- Jobs ---


class Revealed(Happening, frozen=True):
    seat: int
    gangster: int
    job: int
    victim: int
    target: int


class Staked(Happening, frozen=True):
    seat: int
    amount: int


class NeedsMissing(Happening, frozen=True):
    seat: int
    job: int
    kinds: tuple[int, ...]  # of Businesses, each as often as it is missing


class MarkersUsed(Happening, frozen=True):
    seat: int
    businesses: Cards


class Rolled(Happening, frozen=True):
    seat: int
    gangster: int
    dice: Dice
    hits: Hits
    threshold: int
    successes: int
    difficulty: int  # as printed, or the strength of the target
    changes: tuple[Change, ...]  # what makes the threshold of it


class Rerolled(Happening, frozen=True):
    """A Cop has one die thrown again."""

    seat: int
    business: int
    die: int  # its place
    before: int
    dice: Dice
    hits: Hits
    successes: int


class Gain(Happening, frozen=True):
    """What a Cash Job will bring unless it is robbed."""

    seat: int
    job: int
    amount: int


class Robbed(Happening, frozen=True):
    seat: int
    victim: int
    amount: int
    left: int


class Repelled(Happening, frozen=True):
    """A Trap stops an Attack."""

    seat: int
    attacker: int
    job: int


class TrapFailed(Happening, frozen=True):
    seat: int


class AttackFailed(Happening, frozen=True):
    seat: int
    job: int


class SpecialFailed(Happening, frozen=True):
    seat: int
    job: int


class HeldFire(Happening, frozen=True):
    seat: int


class ReturnedFire(Happening, frozen=True):
    seat: int
    gangster: int
    at: int
    dice: Dice
    hits: Hits
    threshold: int
    successes: int


class JobDone(Happening, frozen=True):
    """A Job is cleaned up; the markers it used go back."""

    seat: int
    gangster: int
    job: int
    markers: Cards


# --- harm ---


class Doctor(Happening, frozen=True):
    seat: int
    card: int  # kind of Influence card
    is_business: bool
    who: int  # the gangster or Business saved
    kills: bool  # it would have died; else it would have been down


class BusinessDown(Happening, frozen=True):
    business: int
    seat: int


class BusinessGone(Happening, frozen=True):
    business: int
    seat: int


class GangsterDown(Happening, frozen=True):
    gangster: int
    seat: int


class GangsterKilled(Happening, frozen=True):
    gangster: int
    seat: int
    by: int


class JobLost(Happening, frozen=True):
    seat: int
    gangster: int
    pile: int
    job: int | None = None  # for those who know it


class PurchaseLost(Happening, frozen=True):
    seat: int
    gangster: int
    business: int


class TakenOver(Happening, frozen=True):
    business: int
    seat: int
    before: int


# --- money, Businesses ---

Why = Literal[
    "purchase", "recruit", "job", "robbery", "theft", "damage", "birthday", "race", "bonus"
]


class Money(Happening, frozen=True):
    payer: int  # or NOBODY for the bank
    payee: int
    amount: int
    why: Why


class Laundered(Happening, frozen=True):
    seat: int
    amount: int


class BoughtSpecial(Happening, frozen=True):
    """A Business is bought by a Special Job."""

    seat: int
    business: int
    from_deck: bool


class BoughtNothing(Happening, frozen=True):
    seat: int


class MarkersBack(Happening, frozen=True):
    business: int
    seats: Seats  # whose markers go back, each as often as it is one


class MarkerTakenBack(Happening, frozen=True):
    seat: int
    business: int


class Monopoly(Happening, frozen=True):
    monopoly: int
    seat: int  # who holds it now, or NOBODY
    before: int


# --- payday, the end ---


class Payday(Happening, frozen=True):
    round: int
    incomes: tuple[int, ...]  # by seat


class Recruited(Happening, frozen=True):
    seat: int
    gangster: int


class Discarded(Happening, frozen=True):
    """A hand was too large."""

    seat: int
    piles: tuple[int, ...]  # of the Jobs
    count: int  # of Influence cards
    jobs: Cards | None = None  # for the one who discards them
    cards: Cards | None = None


class RoundOver(Happening, frozen=True):
    round: int
    first: int  # in the next round


class Final(Happening, frozen=True):
    totals: tuple[int, ...]  # by seat


EVENTS = (
    Family,
    SetUp,
    Round,
    StartingHands,
    JobsDrawn,
    Redealt,
    InfluenceDrawn,
    InfluenceShuffled,
    Planning,
    JobPlanned,
    PurchasePlanned,
    Idle,
    Market,
    Played,
    Attached,
    Lawyer,
    Looked,
    Renewed,
    ActionPhase,
    Schemers,
    BonusTurn,
    Skipped,
    Announced,
    GoAhead,
    ThreatenedBack,
    CalledOff,
    Bought,
    JobCancelled,
    PurchaseCancelled,
    Revealed,
    Staked,
    NeedsMissing,
    MarkersUsed,
    Rolled,
    Rerolled,
    Gain,
    Robbed,
    Repelled,
    TrapFailed,
    AttackFailed,
    SpecialFailed,
    HeldFire,
    ReturnedFire,
    JobDone,
    Doctor,
    BusinessDown,
    BusinessGone,
    GangsterDown,
    GangsterKilled,
    JobLost,
    PurchaseLost,
    TakenOver,
    Money,
    Laundered,
    BoughtSpecial,
    BoughtNothing,
    MarkersBack,
    MarkerTakenBack,
    Monopoly,
    Payday,
    Recruited,
    Discarded,
    RoundOver,
    Final,
)


def attacks(event: SeenEvent) -> tuple[int, int] | None:
    """Who attacks whom: a Job is revealed that has a victim."""
    job = event.data
    return (job.seat, job.victim) if isinstance(job, Revealed) and job.victim >= 0 else None
