"""What a Job does with so many successes, and what it can be aimed at.

Rules, bots, words and the page all read it from here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from omerta.games.cosa_nostra import odds
from omerta.games.cosa_nostra.content import (
    ARSON,
    ASSASSINATION,
    BASH,
    BIRTHDAY_PARTY,
    CAR_BOMB,
    CASH,
    CONNECTIONS,
    DRIVE_BY,
    EXCEPTIONAL_OFFER,
    HORSE_RACING,
    KILL_BUSINESSMAN,
    MONEY_LAUNDERING,
    ON_ACTIVE,
    ON_BUSINESSMEN,
    ON_GANGSTERS,
    ON_PLAYERS,
    PERSUASION,
    PROPERTY_DAMAGE,
    ROBBERY,
    SABOTAGE,
    SIDES,
    THEFT,
    TRAP,
    VANDALISM,
    Job,
    JobNumbers,
)

What = Literal[
    "nothing",
    "pays",  # by the bank
    "steals",
    "damages",  # the victim pays the bank
    "down",
    "killed",
    "destroyed",
    "taken",
    "half",
    "all",
    "repelled",
    "repelled_killed",
    "full_price",
    "half_price",
    "off",
    "up_to",
    "each",
    "doubled",
    "lost",
    "fire",
]
Aim = Literal["", "player", "gangster", "business"]


class Effect(msgspec.Struct, frozen=True):
    what: What
    amount: int = 0  # of money, where it is about so much


# With one success, if that is enough, and with more.
_BY_KEY: dict[int, tuple[What, What]] = {
    CASH: ("pays", "pays"),
    THEFT: ("steals", "steals"),
    PROPERTY_DAMAGE: ("damages", "damages"),
    BASH: ("down", "down"),
    VANDALISM: ("down", "down"),
    KILL_BUSINESSMAN: ("down", "killed"),
    ARSON: ("down", "destroyed"),
    PERSUASION: ("taken", "taken"),
    ASSASSINATION: ("down", "killed"),
    CAR_BOMB: ("down", "killed"),
    DRIVE_BY: ("killed", "killed"),
    ROBBERY: ("half", "all"),
    TRAP: ("repelled", "repelled_killed"),
    EXCEPTIONAL_OFFER: ("off", "half_price"),
    CONNECTIONS: ("full_price", "off"),
    MONEY_LAUNDERING: ("up_to", "up_to"),
    BIRTHDAY_PARTY: ("each", "each"),
    HORSE_RACING: ("doubled", "doubled"),
}
_IN_VAIN: dict[int, What] = {DRIVE_BY: "fire", HORSE_RACING: "lost"}


def effect(job: Job, numbers: JobNumbers, successes: int) -> Effect:
    """CN-6.6 and what each Job says."""
    if successes < job.least:
        return Effect(_IN_VAIN.get(job.key, "nothing"))
    high = successes >= 2
    what = _BY_KEY[job.key][high]
    return Effect(what, amounts(job, numbers)[high])


def most_from_reroll(
    job: Job, numbers: JobNumbers, dice: tuple[int, ...], threshold: int, place: int
) -> int:
    """CN-12.4: what one of these dice, rolled again, could at best add to what a Cash Job pays."""
    now = effect(job, numbers, odds.successes(dice, threshold))
    best = (*dice[:place], SIDES, *dice[place + 1 :])
    return effect(job, numbers, odds.successes(best, threshold)).amount - now.amount


def amounts(job: Job, numbers: JobNumbers) -> tuple[int, int]:
    """The money a Job is about, with one success and with more."""
    if job.key == EXCEPTIONAL_OFFER:
        return numbers.exceptional_offer_off, 0
    if job.key == CONNECTIONS:
        return 0, numbers.connections_off
    if job.key == PROPERTY_DAMAGE:
        return numbers.property_damage
    if job.key == MONEY_LAUNDERING:
        return numbers.laundering
    if job.key == BIRTHDAY_PARTY:
        return numbers.birthday
    if job.key == HORSE_RACING:
        return numbers.stake  # the least and the most
    return job.pays


def reduced(cost: int, effect: Effect) -> int:
    """CN-9.2, 9.3: what an Exceptional Offer or Connections makes of a printed price."""
    if effect.what == "off":
        return max(0, cost - effect.amount)
    return cost - cost // 2 if effect.what == "half_price" else cost


# --- targets ---


def aimed_at(job: Job) -> Aim:
    """CN-8.1, 10.4, 10.8: what a Job hits."""
    if job.key in ON_PLAYERS or job.key == ROBBERY:
        return "player"
    if job.key in ON_GANGSTERS or job.key == TRAP:
        return "gangster"
    return "business" if job.attack else ""


def can_hit(job: Job, company: bool, active: bool, companies_only: bool) -> bool:
    """CN-8.1, 8.4, 18.8: may an Attack on Businesses be aimed at such a one?"""
    if job.key in ON_BUSINESSMEN and company:
        return False
    if companies_only and job.key in SABOTAGE and not company:
        return False
    return active or job.key not in ON_ACTIVE
