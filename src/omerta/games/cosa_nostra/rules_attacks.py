"""La Cosa Nostra, CN-8: Attack Jobs, their targets and effects."""

from __future__ import annotations

from omerta.games.cosa_nostra.areas import (
    recount_monopolies,
    take_markers_back,
    to_bank,
    to_player,
)
from omerta.games.cosa_nostra.content import (
    DRIVE_BY,
    ON_ACTIVE,
    ON_BUSINESSMEN,
    ON_GANGSTERS,
    ON_PLAYERS,
    PERSUASION,
    PROPERTY_DAMAGE,
    SABOTAGE,
    THEFT,
)
from omerta.games.cosa_nostra.rules_harm import DEACTIVATE, KILL, harm
from omerta.games.cosa_nostra.rules_rolling import successes, throw
from omerta.games.cosa_nostra.state import BUSINESS, GANGSTER, HOLD, SHOOT, CosaNostra, Doing
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.state import others

# --- targets ---


def names_card(s: CosaNostra, job: int) -> bool:
    """Does this Attack hit a card, or the player himself?"""
    return s.job(job).key not in ON_PLAYERS


def targets_of(s: CosaNostra, seat: int, job: int) -> list[int]:
    """CN-8.3, 8.5, 8.6: the other players it can hit."""
    rivals = others(s.players, seat)
    if not names_card(s, job):
        return [*rivals]
    return [victim for victim in rivals if legal_targets(s, job, victim)]


def legal_targets(s: CosaNostra, job: int, victim: int) -> list[int]:
    """CN-8.1, 8.4, 18.8: his cards it can hit, as actions."""
    key = s.job(job).key
    if key in ON_GANGSTERS:
        return [GANGSTER + gangster for gangster in sorted(s.crews[victim])]
    company = s.board.company
    return [
        BUSINESS + card
        for card in s.businesses(victim)
        if not (key in ON_ACTIVE and s.closed[card])
        and not (key in ON_BUSINESSMEN and company[card])
        and not (s.companies_only and key in SABOTAGE and not company[card])
    ]


def succeeds(s: CosaNostra, doing: Doing) -> bool:
    """CN-8.13: the dice alone decide."""
    return doing.successes >= s.job(doing.job).least


# --- effects ---


@step
def attack_effect(s: CosaNostra) -> None:
    """CN-6.6, 8.7 to 8.11"""
    doing = s.doing[-1]
    if doing.repelled:
        return
    job = s.job(doing.job)
    if not succeeds(s, doing):
        if job.key == DRIVE_BY:
            s.plan(return_fire)
        elif s.ears is not None:
            s.tell("attack_failed", "CN-6.6", seat=doing.seat, job=doing.job)
        return
    high = doing.successes >= 2
    if job.key == THEFT:
        to_player(s, doing.victim, doing.seat, job.pays[high], "CN-8.7", "theft")
    elif job.key == PROPERTY_DAMAGE:
        amount = s.board.numbers.property_damage[high]
        to_bank(s, doing.victim, amount, "CN-8.7", "damage")
    elif job.key == PERSUASION:
        take_over(s, doing)
    else:
        kills = high and job.key not in ON_ACTIVE
        level = KILL if kills or job.key == DRIVE_BY else DEACTIVATE
        on_business = job.key not in ON_GANGSTERS
        s.do(harm, int(on_business), doing.target, level, doing.seat, 1)


def take_over(s: CosaNostra, doing: Doing) -> None:
    """CN-8.9: markers return; it stays as active and as used as it was."""
    card = doing.target
    if s.ears is not None:
        s.tell("taken_over", "CN-8.9", business=card, seat=doing.seat, before=doing.victim)
    s.owners[card] = doing.seat
    take_markers_back(s, card)
    recount_monopolies(s)


# --- return fire ---


@step
def return_fire(s: CosaNostra) -> None:
    """CN-8.11, 8.12: only an active target."""
    doing = s.doing[-1]
    if s.down[doing.target]:
        if s.ears is not None:
            s.tell("attack_failed", "CN-6.6", seat=doing.seat, job=doing.job)
        return
    s.ask(RETURN_FIRE, (doing.victim,))


def fired(s: CosaNostra, seat: int, action: int) -> None:
    """CN-8.12: no Job and no Attack; one success kills."""
    doing = s.doing[-1]
    if action == HOLD:
        if s.ears is not None:
            s.tell("held_fire", "CN-8.12", seat=seat)
        return
    needed = s.strength(doing.gangster)
    dice = throw(s, s.strength(doing.target))
    hits = successes(dice, needed)
    if s.ears is not None:
        s.tell(
            "returned_fire",
            "CN-8.12",
            seat=seat,
            gangster=doing.target,
            at=doing.gangster,
            dice=list(dice),
            threshold=needed,
            successes=hits,
        )
    if hits:
        s.do(harm, 0, doing.gangster, KILL, seat, 0)


RETURN_FIRE = Ask[CosaNostra](
    "return_fire",
    "CN-8.12",
    lambda s, seat: (SHOOT, HOLD),
    fired,
    lambda s, seat, luck: (SHOOT,),
    seconds=lambda s: 10,
    see=("CN-8.11",),
)
