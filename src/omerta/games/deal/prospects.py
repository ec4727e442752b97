"""What a position of Deal promises a clan, in points of respect."""

from __future__ import annotations

import math

from omerta.bots.judgement import Skill
from omerta.bots.prospects import Prospects, Terms
from omerta.games.deal.land import drugs_of
from omerta.games.deal.objectives import claimable, points_of
from omerta.games.deal.state import Deal

# What things are worth beside respect itself, as far as they help to gain and to keep it.
LAND, YIELD = 0.2, 0.25
CAPITAL = 0.5
SOLDIER, LIEUTENANT = 0.12, 0.3
MONEY, DRUG = 0.07, 0.1
# Points: more than this all riches together never help, for nobody can spend them in time.
RICHES = 3.5
WEAPON, EVENT = 0.12, 0.3
# An objective that could be claimed now may be lost before it is.
CLAIM = 0.85
# A clan that has fallen.
FALLEN = -30.0
# Points: a lead that makes winning three times as likely.
LEAD = 2.0


def terms(s: Deal, seat: int) -> Terms:
    if not s.alive[seat]:
        return {"fallen": FALLEN}
    board, land = s.board, s.land[seat]
    yielding = (land & (board.prods | board.consos)).bit_count()
    capitals = (land & board.capitals).bit_count()
    return {
        "respect": s.ground[seat] + s.merit[seat] + s.blood[seat],
        "goals": goals(s, seat),
        "land": LAND * land.bit_count() + YIELD * yielding + CAPITAL * capitals,
        "troops": SOLDIER * s.army[seat] + LIEUTENANT * s.officers[seat],
        "money": riches(s, seat),
        "cards": WEAPON * len(s.hands[seat]) + EVENT * len(s.held[seat]),
    }


def riches(s: Deal, seat: int) -> float:
    """Money and drugs: the first help most."""
    return RICHES * math.tanh((MONEY * s.money[seat] + DRUG * drugs_of(s, seat)) / RICHES)


def goals(s: Deal, seat: int) -> float:
    """Objectives that could be claimed now; there are none before profiles are dealt."""
    return CLAIM * points_of(s, seat, claimable(s, seat)) if s.profiles[seat] >= 0 else 0.0


def lead(s: Deal) -> float:
    return LEAD


def spread(s: Deal) -> float:
    """The nearer somebody is to the goal, the more a lead says. Fitted to bots' games."""
    most = max([s.respect(seat) + goals(s, seat) for seat in range(s.players) if s.alive[seat]])
    return (4.5 + 0.2 * max(0.0, s.goal - most)) / LEAD


PROSPECTS = Prospects(
    terms,
    lead,
    stage=lambda s: s.turn,
    horizon=2,
    spread=spread,
    advisers=("bot", "detour"),
    proposals=4,
    quick=frozenset({"make_offer", "answer_offer"}),
    thoughts=32,
    skills=(Skill("greedy", 50.0), Skill("bot", 2.2), Skill("bot", 0.1)),
)
