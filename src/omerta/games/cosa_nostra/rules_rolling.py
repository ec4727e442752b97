"""La Cosa Nostra, CN-6.2 to 6.11: a Job in progress, its dice, its cleanup.

The Job in progress is the last of `s.doing`; a Robbery or a Trap lies on top of what it answers.
"""

from __future__ import annotations

from omerta.games.cosa_nostra.areas import drop_attachments, recount_monopolies
from omerta.games.cosa_nostra.content import HENCHMAN, SABOTEUR, SIDES
from omerta.games.cosa_nostra.deck import refill_market
from omerta.games.cosa_nostra.state import (
    ATTACHMENTS,
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
    if s.ears is not None:
        s.tell(
            "revealed",
            rule,
            seat=doing.seat,
            gangster=gangster,
            job=doing.job,
            victim=doing.victim,
            target=doing.target,
        )


def threshold(s: CosaNostra, doing: Doing) -> int:
    """CN-6.3, 6.4"""
    difficulty = s.job(doing.job).difficulty
    if not difficulty:
        difficulty = s.strength(doing.target) + s.pending(doing.target)
    attached = s.attached[doing.gangster]
    if attached & ATTACHMENTS[HENCHMAN]:
        difficulty -= 1
    if attached & ATTACHMENTS[SABOTEUR]:
        difficulty += 1
    return max(1, difficulty)


@step
def roll_job(s: CosaNostra) -> None:
    """CN-6.2, 6.5, 6.11: as many dice as he is strong; fixed when they are rolled."""
    doing = s.doing[-1]
    doing.threshold = threshold(s, doing)
    doing.dice = throw(s, s.strength(doing.gangster))
    doing.successes = successes(doing.dice, doing.threshold)
    if s.ears is not None:
        s.tell(
            "rolled",
            "CN-6.5",
            seat=doing.seat,
            gangster=doing.gangster,
            dice=list(doing.dice),
            threshold=doing.threshold,
            successes=doing.successes,
        )


def throw(s: CosaNostra, count: int) -> tuple[int, ...]:
    return tuple([face + 1 for face in s.dice.throw(count, SIDES, "dice")])


def successes(dice: tuple[int, ...], needed: int) -> int:
    return sum([die >= needed for die in dice])


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
    if s.ears is not None:
        s.tell(
            "job_done",
            "CN-6.8",
            seat=doing.seat,
            gangster=gangster,
            job=doing.job,
            markers=list(doing.used),
        )
    refill_market(s)
    recount_monopolies(s)
