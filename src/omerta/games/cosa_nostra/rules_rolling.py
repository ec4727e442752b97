"""La Cosa Nostra, CN-6.2 to 6.11: a Job in progress, its dice, its cleanup.

The Job in progress is the last of `s.doing`; a Robbery or a Trap lies on top of what it answers.
"""

from __future__ import annotations

from omerta.games.cosa_nostra import events, odds
from omerta.games.cosa_nostra.areas import drop_attachments, recount_monopolies
from omerta.games.cosa_nostra.content import SIDES
from omerta.games.cosa_nostra.deck import refill_market
from omerta.games.cosa_nostra.state import (
    DONE,
    IN_PROGRESS,
    NOTHING,
    WITH_THE_TASK,
    CosaNostra,
    Doing,
)
from omerta.games.cosa_nostra.steps import step


def start(s: CosaNostra, doing: Doing, rule: str) -> None:
    """The card is turned over (CN-4.12: all see it). Its task is no longer pending (CN-6.10)."""
    gangster = doing.gangster
    s.task[gangster], s.load[gangster] = IN_PROGRESS, NOTHING
    s.known[doing.job] = (1 << s.players) - 1
    s.lookers[gangster] = ()
    s.doing.append(doing)
    if s.job(doing.job).attack:
        s.attacks[doing.seat * s.players + doing.victim] += 1
    if s.listener is not None:
        told = events.Revealed(doing.seat, gangster, doing.job, doing.victim, doing.target)
        s.tell(told, rule)


def difficulty(s: CosaNostra, job: int, target: int) -> tuple[int, bool]:
    """CN-6.3, 6.4: as printed; or the target's strength, and whether a task of it is pending."""
    printed = s.job(job).difficulty
    return (printed, False) if printed else (s.strength(target), s.pending(target))


def job_forecast(s: CosaNostra, gangster: int, job: int, target: int = NOTHING) -> odds.Forecast:
    """What the throw would be. Without its target, a Job's difficulty may not be known."""
    dice, attached = s.strength(gangster), s.attached[gangster]
    if target == NOTHING and not s.job(job).difficulty:
        return odds.forecast(dice, None, attached)
    hard, busy = difficulty(s, job, target)
    return odds.forecast(dice, hard, attached, busy)


@step
def roll_job(s: CosaNostra) -> None:
    """CN-6.2, 6.5, 6.11: as many dice as he is strong; fixed when they are rolled."""
    doing = s.doing[-1]
    hard, busy = difficulty(s, doing.job, doing.target)
    attached = s.attached[doing.gangster]
    doing.threshold = odds.threshold(hard, attached, busy)
    doing.dice = throw(s, s.strength(doing.gangster))
    doing.successes = odds.successes(doing.dice, doing.threshold)
    if s.listener is not None:
        rolled = events.Rolled(
            doing.seat,
            doing.gangster,
            doing.dice,
            odds.hits(doing.dice, doing.threshold),
            doing.threshold,
            doing.successes,
            hard,
            odds.changes(attached, busy),
        )
        s.tell(rolled, "CN-6.5")


def throw(s: CosaNostra, count: int) -> tuple[int, ...]:
    return tuple([face + 1 for face in s.dice.throw(count, SIDES, "dice")])


@step
def cleanup(s: CosaNostra) -> None:
    """CN-4.12, 6.8: the Job face up, its markers back, the task done."""
    doing = s.doing.pop()
    s.open_jobs.append(doing.job)
    for card in doing.used:
        s.markers.remove((doing.seat, card))  # the oldest of them
    gangster = doing.gangster
    s.task[gangster] = DONE
    drop_attachments(s, gangster, WITH_THE_TASK)
    if s.listener is not None:
        s.tell(events.JobDone(doing.seat, gangster, doing.job, doing.used), "CN-6.8")
    refill_market(s)
    recount_monopolies(s)
