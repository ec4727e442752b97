"""La Cosa Nostra, CN-6.1: a Job is revealed and carried out, step by step."""

from __future__ import annotations

from omerta.games.cosa_nostra.content import CASH
from omerta.games.cosa_nostra.rules_attacks import attack_effect
from omerta.games.cosa_nostra.rules_cash import check_needs
from omerta.games.cosa_nostra.rules_responses import trap_window
from omerta.games.cosa_nostra.rules_rolling import cleanup, roll_job, start
from omerta.games.cosa_nostra.rules_specials import start_special
from omerta.games.cosa_nostra.state import BUSINESS, GANGSTER, NOTHING, CosaNostra, Doing
from omerta.kernel.promises import attacked


def reveal(s: CosaNostra, seat: int, gangster: int, victim: int, at: int) -> None:
    """CN-6.1: the card is turned over. `at` is the action that names the target."""
    card = s.load[gangster]
    job = s.job(card)
    target = NOTHING
    if at != NOTHING:
        target = at - BUSINESS if at >= BUSINESS else at - GANGSTER
    if job.key == CASH:
        s.plan(check_needs, cleanup)
    elif job.attack:
        s.plan(roll_job, trap_window, attack_effect, cleanup)
    else:
        s.plan(start_special, cleanup)
    start(s, Doing(seat, gangster, card, victim, target), "CN-6.1")
    if s.promises and job.attack:
        attacked(s, "CN-16.21", seat, victim)
