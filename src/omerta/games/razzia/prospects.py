"""What a position of Razzia promises: the money that was won, and no more, for hands and bars are
dealt anew each round."""

from __future__ import annotations

from omerta.bots.judgement import Skill
from omerta.bots.prospects import Prospects, Terms
from omerta.games.razzia.state import Razzia

# Dollars by round to come: who leads by less may well be overtaken.
LEAD, LEAD_BY_ROUND = 15_000, 6_000


def terms(s: Razzia, seat: int) -> Terms:
    return {"money": s.money[seat]}


def lead(s: Razzia) -> float:
    return LEAD + LEAD_BY_ROUND * rounds_left(s)


def rounds_left(s: Razzia) -> int:
    """As many as there are bills for (RZ-2.7)."""
    return -(-len(s.supply) // (len(s.bars) + 1))


PROSPECTS = Prospects(
    terms,
    lead,
    stage=lambda s: s.round,
    horizon=1,
    spread=1.5,
    advisers=("bot", "detour"),
    thoughts=200,
    skills=(Skill("greedy", 0.3), Skill("bot", 0.28), Skill("bot", 0.07)),
)
