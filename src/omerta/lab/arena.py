"""The arena: bots play each other many times on equal terms, and every game is recorded.

    plan = Plan("razzia", ("bot", "random"), (4,), seed="1")
    lines = play(plan, 400, Path("arenas/mine"), hands=on_cores(8))
    found = standings(plan.bots, lines)

Games on disk are not played again. So an arena that was stopped can go on, and a finished one can
be made longer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from omerta.lab.bout import Line, play_bout, problem
from omerta.lab.hands import Hands, on_cores, one_by_one
from omerta.lab.ledger import Ledger
from omerta.lab.on_ray import on_ray
from omerta.lab.plan import Plan
from omerta.lab.standings import Standings, paces, standings

__all__ = [
    "Line",
    "Plan",
    "Standings",
    "on_cores",
    "on_ray",
    "one_by_one",
    "paces",
    "play",
    "standings",
]


def play(
    plan: Plan,
    games: int,
    folder: Path,
    *,
    hands: Hands = one_by_one,
    fresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Line]:
    """Play the games that are missing, at least `games` in all. Returns all lines, in order.

    `progress` is told how many are done, including earlier ones.
    """
    bouts = {bout.number: bout for bout in plan.bouts(games)}

    def wrong(line: Line) -> str:
        return problem(line, bouts[line.number]) if line.number in bouts else ""

    with Ledger(folder, plan.terms, Line, _number, wrong=wrong, fresh=fresh) as ledger:
        return ledger.complete(bouts, partial(play_bout, plan), hands, progress)


def _number(line: Line) -> int:
    return line.number
