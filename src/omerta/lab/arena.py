"""The arena: bots play each other many times on equal terms, and every game is recorded.

    plan = Plan("razzia", ("bot", "random"), (4,), seed="1")
    lines = play(plan, 400, Path("arenas/mine"), hands=on_cores(8))
    found = standings(plan.bots, lines)

Games on disk are not played again. So an arena that was stopped can go on, and a finished one can
be made longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from omerta.lab.bout import Line
from omerta.lab.hands import Hands, on_cores, one_by_one
from omerta.lab.ledger import Ledger
from omerta.lab.on_ray import on_ray
from omerta.lab.plan import Bout, Plan
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
    bouts = plan.bouts(games)
    with Ledger(folder, plan.terms, bouts, fresh=fresh) as ledger:
        left = [bout for bout in bouts if bout.number not in ledger.lines]
        done = len(bouts) - len(left)
        if progress is not None:
            progress(done)
        for line in _played(hands, plan, left):
            ledger.add(line)
            done += 1
            if progress is not None:
                progress(done)
        return [ledger.lines[bout.number] for bout in bouts]


def _played(hands: Hands, plan: Plan, bouts: list[Bout]) -> Iterator[Line]:
    """Stop the hands, even if the reader of the lines fails."""
    if bouts:
        with closing(hands(plan, bouts)) as played:
            yield from played
