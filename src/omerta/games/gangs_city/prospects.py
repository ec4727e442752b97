"""What a position of Gangs City promises a gang, in points."""

from __future__ import annotations

from omerta.bots.judgement import Skill
from omerta.bots.prospects import Prospects, Terms
from omerta.games.gangs_city.bot.table import symbols_by_place
from omerta.games.gangs_city.bot.worth import FIGURES
from omerta.games.gangs_city.city import district_points, largest_district
from omerta.games.gangs_city.content import TRAFFICS
from omerta.games.gangs_city.state import GangsCity

# What a character does in a round, beside what is written on it.
HAND = 0.75
# A place, and each symbol of a point's worth, in a round: they can be lost again.
PLACE, SYMBOL = 0.3, 0.2
# Points: a lead that makes winning three times as likely, at the goal and before.
LEAD, LEAD_BY_ROUND = 2.0, 1.5


def terms(s: GangsCity, seat: int) -> Terms:
    future = sum([FIGURES.lasting**k for k in range(rounds_left(s))])
    places = s.places_of(seat)
    worth = [levels[0] + 0.5 for levels in s.board.levels]
    shown = symbols_by_place(s.board)
    symbols = sum([there * worth[traffic] for place in places for traffic, there in shown[place]])
    return {
        "score": s.scores[seat],
        "district": future * district_points(largest_district(s, seat)),
        "places": future * (PLACE * len(places) + SYMBOL * symbols),
        "gang": future * sum([HAND + character(s, s.kind(tile)) for tile in s.rosters[seat]]),
        "stock": min(1.0, future)
        * FIGURES.token
        * sum([s.stock[seat][traffic] * worth[traffic] / 2.5 for traffic in range(TRAFFICS)]),
    }


def character(s: GangsCity, kind: int) -> float:
    """What one brings in a round by what is written on it."""
    board = s.board
    symbols = sum(
        [
            shown * (levels[0] + 0.5)
            for shown, levels in zip(board.symbols[kind], board.levels, strict=True)
        ]
    )
    return (
        FIGURES.attack * board.attack[kind]
        + FIGURES.defence * board.defence[kind]
        + FIGURES.recruit * board.recruit[kind]
        + FIGURES.run * symbols
    )


def rounds_left(s: GangsCity) -> int:
    """To come, as far as one can tell from the scores (GC-8.5, 8.7)."""
    least = s.target / FIGURES.game
    soonest = min(
        [
            -(-(s.target - score) // max(income + 0.5, least))
            for score, income in zip(s.scores, s.incomes, strict=True)
        ]
    )
    return max(0, min(int(soonest), s.max_rounds - s.round + 1))


def lead(s: GangsCity) -> float:
    return LEAD + LEAD_BY_ROUND * rounds_left(s)


PROSPECTS = Prospects(
    terms,
    lead,
    stage=lambda s: s.round,
    horizon=1,
    spread=0.85,
    advisers=("bot", "detour"),
    proposals=3,
    thoughts=16,
    skills=(Skill("greedy", 0.7), Skill("bot", 0.9), Skill("bot", 0.15)),
)
