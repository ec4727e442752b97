"""When to show the profile and the target."""

from __future__ import annotations

from omerta.games.deal.bot.paths import Path
from omerta.games.deal.bot.table import Table
from omerta.games.deal.content import FIRST_DEED
from omerta.games.deal.state import ENDING, PASS, REVEAL_PROFILE, REVEAL_TARGET

# So many points are taken as soon as they are there.
SURE = 3


def reveal(table: Table, options: Path) -> int:
    """What wins, at once; else at the turn's end, what would be lost with it."""
    wins = table.mine.respect + table.claims >= table.goal
    if REVEAL_TARGET in options:
        return REVEAL_TARGET
    if REVEAL_PROFILE not in options:
        return PASS
    if wins:
        return REVEAL_PROFILE
    if table.view.phase != ENDING:
        return PASS
    passing = sum([goal.points for goal in table.goals if goal.done and goal.what >= FIRST_DEED])
    worth = table.own.worth
    return REVEAL_PROFILE if worth >= SURE or (passing and worth >= 2) else PASS
