"""La Cosa Nostra, CN-8: Attack Jobs, their targets and effects."""

from __future__ import annotations

from omerta.games.cosa_nostra import events, odds
from omerta.games.cosa_nostra.areas import (
    recount_monopolies,
    take_markers_back,
    to_bank,
    to_player,
)
from omerta.games.cosa_nostra.effects import aimed_at, can_hit, effect
from omerta.games.cosa_nostra.rules_harm import DEACTIVATE, KILL, harm
from omerta.games.cosa_nostra.rules_rolling import throw
from omerta.games.cosa_nostra.state import BUSINESS, GANGSTER, HOLD, SHOOT, CosaNostra, Doing
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.state import others

# --- targets ---


def names_card(s: CosaNostra, job: int) -> bool:
    """Does this Attack hit a card, or the player himself?"""
    return aimed_at(s.job(job)) != "player"


def targets_of(s: CosaNostra, seat: int, job: int) -> list[int]:
    """CN-8.3, 8.5, 8.6: the other players it can hit."""
    rivals = others(s.players, seat)
    if not names_card(s, job):
        return [*rivals]
    return [victim for victim in rivals if legal_targets(s, job, victim)]


def legal_targets(s: CosaNostra, job: int, victim: int) -> list[int]:
    """CN-8.1, 8.4, 18.8: his cards it can hit, as actions."""
    printed = s.job(job)
    if aimed_at(printed) == "gangster":
        return [GANGSTER + gangster for gangster in sorted(s.crews[victim])]
    company, closed = s.board.company, s.closed
    return [
        BUSINESS + card
        for card in s.businesses(victim)
        if can_hit(printed, company[card], not closed[card], s.companies_only)
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
    does = effect(job, s.board.numbers, doing.successes)
    if does.what == "nothing":
        if s.listener is not None:
            s.tell(events.AttackFailed(doing.seat, doing.job), "CN-6.6")
    elif does.what == "fire":
        s.plan(return_fire)
    elif does.what == "steals":
        to_player(s, doing.victim, doing.seat, does.amount, "CN-8.7", "theft")
    elif does.what == "damages":
        to_bank(s, doing.victim, does.amount, "CN-8.7", "damage")
    elif does.what == "taken":
        take_over(s, doing)
    else:
        level = DEACTIVATE if does.what == "down" else KILL
        on_business = aimed_at(job) == "business"
        s.do(harm, int(on_business), doing.target, level, doing.seat, 1)


def take_over(s: CosaNostra, doing: Doing) -> None:
    """CN-8.9: markers return; it stays as active and as used as it was."""
    card = doing.target
    s.owners[card] = doing.seat
    if s.listener is not None:
        s.tell(events.TakenOver(card, doing.seat, doing.victim), "CN-8.9")
    take_markers_back(s, card)
    recount_monopolies(s)


# --- return fire ---


@step
def return_fire(s: CosaNostra) -> None:
    """CN-8.11, 8.12: only an active target."""
    doing = s.doing[-1]
    if s.down[doing.target]:
        if s.listener is not None:
            s.tell(events.AttackFailed(doing.seat, doing.job), "CN-6.6")
        return
    s.ask(RETURN_FIRE, (doing.victim,))


def return_fire_throw(s: CosaNostra) -> tuple[int, int]:
    """CN-8.12: how many dice, and what they need."""
    doing = s.doing[-1]
    return s.strength(doing.target), s.strength(doing.gangster)


def fired(s: CosaNostra, seat: int, action: int) -> None:
    """CN-8.12: no Job and no Attack; one success kills."""
    doing = s.doing[-1]
    if action == HOLD:
        if s.listener is not None:
            s.tell(events.HeldFire(seat), "CN-8.12")
        return
    count, needed = return_fire_throw(s)
    dice = throw(s, count)
    fallen = odds.hits(dice, needed)
    hits = sum(fallen)
    if s.listener is not None:
        fire = events.ReturnedFire(seat, doing.target, doing.gangster, dice, fallen, needed, hits)
        s.tell(fire, "CN-8.12")
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
