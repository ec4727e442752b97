"""What a kind of Business is worth as a means: for Jobs to come, and let to others."""

from __future__ import annotations

from omerta.games.cosa_nostra.content import CASH, KINDS, ROUNDS, Job
from omerta.games.cosa_nostra.mind.table import BOARD

# How often a Cash Job pays its lower and its higher sum, in the hands of the usual gangster.
LOW, HIGH = 0.4, 0.5


def usual_pay(job: Job) -> float:
    return LOW * job.pays[0] + HIGH * job.pays[1]


def _shares(kind: int, pile: int) -> list[float]:
    """What one such Business contributes to each Cash Job of a pile that needs it."""
    return [
        usual_pay(job) / len(job.needs)
        for job in BOARD.jobs
        if job.key == CASH and job.pile == pile and kind in job.needs
    ]


def _drawn(pile: int) -> float:
    """The chance that a seat draws a given Job of a pile."""
    return BOARD.drawn_jobs[pile - 1] / sum(job.pile == pile for job in BOARD.jobs)


def _going(kind: int, pile: int) -> float:
    """What a use brings whoever asks for it in that round: mostly for a Job of that pile."""
    for near in sorted(range(1, ROUNDS + 1), key=lambda each: abs(each - pile)):
        shares = _shares(kind, near)
        if shares:
            return sum(shares) / len(shares)
    return 0.0


# By round and kind (there is no round 0): what it adds to a seat's own Jobs of that round, drawn
# with that chance; and what one use of it is worth to somebody who needs it then.
OWN_USE = tuple(
    tuple(_drawn(pile) * sum(_shares(kind, pile)) if pile else 0.0 for kind in range(KINDS))
    for pile in range(ROUNDS + 1)
)
GOING = tuple(
    tuple(_going(kind, pile) if pile else 0.0 for kind in range(KINDS))
    for pile in range(ROUNDS + 1)
)
